### ホーム

home-title = 街角に小さな店や居酒屋が並ぶ町。
home-lead = イザカヤ：手番を競り、街角にドリンクを置き、価格を動かし、そのまわりに建てる。2〜5人、30分。
home-footer = イザカヤは、ジョーダン・ドレイパー氏のTOKYO JUTAKU、TOKYO JIDOHANBAIKI、TOKYO METROの部品で遊ぶゲームです。Kippuは独立した作品で、絵も文章も独自のものです。
about-izakaya = 街角に小さな店がある町

## 回線

error-stale = その間に状況が変わりました。もう一度見て選び直してください。

## テーブル

table-now = ラウンド
round-of = 第{ $round }ラウンド（全{ $rounds }）
round-only = 第{ $round }ラウンド
phase = { $phase ->
    [auction] 競り
    [bonus] ラインボーナス
    [placing] 建築材を置く
    [over] 終了
   *[action] { $turns }手番のうち{ $turn }番目
}
last-phase = 最終フェイズ
pot = 入札総額 { $pot } / { $threshold }
pot-explained = 入札総額が{ $threshold }に達すると、次のアクションフェイズが最後になります。
turn-order = 手番順
has-bid = 入札済み
thinking = { $count ->
   *[other] { $names }が考えています…
}
waiting-for = { $names }を待っています…

## 町

town = 町
town-label = 上から見た町。区画は{ $side }×{ $side }。この絵のあとに区画ごとの説明があります。
town-words = 言葉で見る町
lot-name = 区画 { $lot }
lot-blue = 区画 { $lot }：青いカード（区画の獲得のカード）。だれのものにもなりません。{ $chips ->
    [none] アクションチップはありません。
   *[other] アクションチップ：{ $chips }。
}
lot-words = 区画 { $lot }、{ $owner ->
    [none] 持ち主なし
   *[other] 持ち主は{ $owner }
}。{ $colors ->
    [none] ドリンクなし
   *[other] ドリンク：{ $colors }、合計{ $drinks }
}。階数：{ $floors }。行ごとの高さ（–は枠線の外）：{ $rows }。
lots-here = 獲得できる区画
corners = 街角
corner-words = 街角 { $corner }、{ $kind ->
    [inner] 内側
    [rim] 外周
   *[outer] 四隅
}：{ $color ->
    [none] ドリンクなし
   *[other] { $color }のドリンク
}{ $chips ->
    [none] {""}
   *[other] 、区画配置用チップ：{ $chips }
}
market = ドリンクと価格
market-color = { $color }：価格{ $price }、残り{ $left }{ $chip ->
    [none] {""}
   *[other] 、プレイヤー{ $chip }のチップ
}
yard-label = 資材置き場（残りの建築材{ $left }個）
yard-piece = 建築材{ $shape }、{ $cells ->
   *[other] { $cells }マス
}
shelf-label = サプライ：建築材{ $left }個
shelf-piece = 建築材{ $shape }、{ $cells }マス、残り{ $left }個
spots = アクションチップ
spot-words = { $spot ->
    [price] 価格調整
    [acquire] 青いカード（区画の獲得）
   *[build] 建築家（建築）
}：{ $chips ->
    [none] チップなし
   *[other] { $chips }
}

## 競り

bid = 入札
bid-of = { $amount }を入札
bid-of-cash = / { $cash }
bid-explained = 全員がそろうまで、だれにも見えません。高い人から手番です。入札額は全員が払い、戻りません。
bid-less = 減らす
bid-more = 増やす
bid-seal = 入札する
bid-change = 入札を変える
bid-sealed = あなたの入札額：{ $amount }

## 手番

actions = アクション
prompt-action = あなたの手番です。何をしますか。
prompt-bonus = 区画配置用チップが3つ並びました。建築材を建てるか、断ってください。
prompt-color = どのドリンクですか。
prompt-corner = どの街角に置きますか。
prompt-giver = どのドリンクからコインを取りますか。
prompt-taker = どのドリンクに移しますか。
prompt-chip = どの街角に区画配置用チップを置きますか。
prompt-lot = どの区画を獲得しますか。
prompt-piece = どの建築材ですか。
prompt-take = どの建築材を取りますか。置ける場所は取ってからわかります。
prompt-placing = 取った建築材を置いてください。
prompt-place = 町で場所を押すか、順に送ってください。Rで回転、Mで裏返し。
turn-left = 左に回す
turn-right = 右に回す（R）
mirror = 裏返す（M）
place-before = 前の場所
place-next = 次に置ける場所（N）
place-lot = 場所
places = { $count ->
   *[other] { $count }か所
}
draft-drink = 街角 { $corner } に{ $color }のドリンク。
draft-price = { $giver }（{ $low }）から{ $taker }（{ $high }）へコイン1枚。
draft-acquire = 街角 { $corner } から区画 { $lot }。
draft-take = { $shape }を取ります。
draft-take-then = どこにも置けなければ戻し、手番は終わります。
draft-build = 区画 { $lot } の{ $floor }階に{ $shape }：{ $cells }。
draft-illegal = ここには置けません。
gain = { $name } { $gain }
gain-none = いまは増減なし。
do-it = 決定
why-not = なぜ？

## プレイヤー

if-over-now = いま終わると
player-facts = 現金{ $cash } · { $chips ->
   *[other] チップ{ $chips }
} · { $lots ->
   *[other] 区画配置用チップ{ $lots }
}
no-lots = まだ区画がありません
cash = 現金
cash-apart = 現金（得点外）

## できごと

feed = できごと
# ここではプレイヤーに名前があります。
event-bids-revealed = 入札額：{ $bids }。入札総額は{ $pot }になりました。
event-passed = { $seat }はパスしました。
event-drink-placed = { $seat }が街角 { $corner } に{ $color }のドリンクを置きました。
event-coin-moved = { $seat }がコインを移しました：{ $giver }は{ $giver_price }に下がり、{ $taker }は{ $taker_price }に上がりました。
event-lot-acquired = { $seat }が街角 { $corner } から区画 { $lot } を獲得しました。
event-line-made = { $seat }は区画配置用チップを3つ並べ、建築材を1つ建てられます。
event-bonus-skipped = 取れる建築材のどれも置けないので、{ $seat }のボーナスはありません。
event-bonus-declined = { $seat }はラインボーナスを断りました。
event-piece-taken = { $seat }が{ $shape }を取りました。
event-piece-returned = { $shape }はどこにも置けません。{ $seat }は戻して手番を終えます。
event-built = { $seat }が区画 { $lot } の{ $floor }階に{ $shape }を建てました{ $bonus ->
    [true] （ラインボーナス）
   *[false] {""}
}。
event-scored = { $seat }：区画{ $earned } + 現金{ $cash } = { $total }
event-ended = { $decided_by ->
    [turn_order] ゲーム終了。同点ですが、手番順で左の{ $seats }の勝ちです。
    [cash] ゲーム終了。同点ですが、現金の多い{ $seats }の勝ちです。
   *[total] ゲーム終了。{ $seats }の勝ちです。
}
feed-empty = まだ何も起きていません。
feed-bid = { $name } { $bid }
announce-turn = あなたの手番です。
announce-auction = 第{ $round }ラウンド。入札額を選んでください。
announce-over = ゲーム終了。{ $total }点です。

## 終わり

result-by-total = 合計{ $total }。
result-by-cash = { $total }で同点。現金の多い人の勝ちです。
result-by-order = { $total }で同点。手番順で左の人の勝ちです。

## リプレイ

replay-move = 手数
replay-move-of = { $last }手のうち{ $n }手目
replay-quiet = 見えるできごとはありません。

## 学ぶ

learn-story = 日が暮れると、街角の小さな店や居酒屋に灯がともる。そんな町を、みんなで一角ずつ作っていきます。どこで何を売り、どこまで高く建て、だれのものになるか。決めるのはあなたたちです。
learn-welcome = 区画を獲得し、街角にドリンクを置き、建物を建てます。ゲームが終わると、自分の区画は「まわりのドリンクの価格の合計 × 建物の階数」を稼ぎます。
learn-bid = ラウンドはまず手番順の入札から。払ったお金は戻りません。入札総額が規定金額に達すると、ゲームは終わりに向かいます。好きな額を入札してください。
learn-bid-done = 入札は一斉に公開されます。相手は100でした。これから全員が3手番、1つずつアクションをします。
learn-acquire = 区画の獲得：アクションチップを青いカードに置き、街角に区画配置用チップを置いて、接する区画を1つ獲得します。破線の丸が空いている街角です。
learn-acquire-done = 角錐コマが立ちました。最後まであなたの区画です。札の「0 × 0」は、ドリンクも階もまだないということです。
learn-drink = ドリンク：自分の区画の街角にドリンクを置きます。その街角に接する区画すべてに効きます。価格を見て選びましょう。
learn-drink-done = ドリンクはあなたの区画にも、隣の区画にも効きます。1フェイズに同じ色は1つしか置けません。
learn-take = 建築：サプライから建築材を取ります。置いてみる前に選びます。
learn-take-done = 建築材を取りました。どこにも置けなければ戻して、手番は終わりになります。
learn-build = 枠線からはみ出さないように区画に置きます。Rで回転、Mで裏返し、Nで置ける場所へ。
learn-build-done = 1階建て。区画はドリンクの価格を1回稼ぎます。建築材は人の区画にも置けます。
learn-price = 価格調整：コインを1枚動かして、自分のドリンクを高く、ほかを安くします。
learn-price-done = 得点になるのはゲーム終了時の価格です。ほかの人も動かしてきます。
learn-roof = もう1つ取ります。いまの屋根に載る小さなものを選びましょう。
learn-roof-done = 階が増えるごとに、まわりのドリンクの額がその分加わります。
learn-floor = 上に置きます。上の階の建築材は、同じ高さで埋まったマスの上に置きます。屋根の数字が高さです。
learn-floor-done = 2階建てなら価格が2回。階は全部埋まっていなくてもよく、小さな建築材が1つ載れば十分です。
learn-end = いま終われば、現金を入れて{ $total }です。あとは遊びながらどうぞ。ルールはいつでも開けます。
learn-elsewhere = この手順ではそこではありません。印のある場所を選んでください。
