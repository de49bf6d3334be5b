### TOKYO METRO：ブラウザーの言葉。

home-title = 十二の路線、ひとつの街、そして儲け話。
home-lead = TOKYO METRO：街を歩き、駅を建て、株を買い、列車を速め、そして乗る。1人から5人まで、60分から120分。
home-footer = 「TOKYO METRO」はジョーダン・ドレイパー氏のゲームです。Kippu は独立した作品で、絵と文章は独自のものです。

yen = { $sign ->
    [minus] −¥{ $amount }
   *[plus] ¥{ $amount }
}
line-name = { $letter } { $name }
seat-sum = { $name } ¥{ $sum }
station-facts = { $name }（{ $lines }）丸柱{ $pillars }本
place-at = { $stations }のそば（{ $x }, { $y }）
place-free = 駅のない場所（{ $x }, { $y }）

## マップ

city = 東京
city-label = { $trains ->
    [0] 東京のマップ。列車は走っていません
   *[other] 東京のマップ。{ $trains }本の列車が走っています
}
places-label = 行けるマス：{ $count }。矢印キーで移れます。
round-of = 第{ $round }ラウンド／{ $rounds }
phases = ラウンドのフェイズ
supply = 残り：速度{ $tokens }、借入金{ $loans }、自転車{ $bicycles }
cards = アクションカード
column-label = { $deck }列、残り{ $left }枚
deck-left = 山{ $left }
pile-count = 捨{ $count }
pile-all = 捨て札の山：{ $count }枚。
pile-label = 捨て札の山（一番上から）
pile-top = 捨て札の一番上：{ $card }
own-cards = 自分のカード
spot-name = { $action } { $value }
spot-label = { $name }。{ $help }{ $discs ->
    [1] { "" }
   *[other] アクションチップが{ $discs }枚必要です。
}{ $state ->
    [taken] { $taken }が使っています。
    [lit] いま使えます。
   *[free] いまは使えません。
}
lines = 路線
lines-line = 路線
lines-income = 収入
lines-split = 左／右
lines-split-help = スラッシュの左の数字と右の数字：株が2枚のときの分け方。右の数字は最低の賭け金でもあります
lines-slots = スロット
lines-slots-help = 速度トークンと投機のためのスロット2つ
lines-shares = 株
lines-shares-help = 1枚目から3枚目の株と、いま払われる額
lines-speed = 速度トークン：1駅多く進む
lines-stake = { $name }が¥{ $stake }を賭けています
lines-share = { $share }枚目の株（{ $name }）：いまなら¥{ $paid }
lines-train-at = 、列車は{ $station }
order-place = 手番順{ $place }番目
player-discs = 未使用のアクションチップ{ $unused }／{ $usable }
player-pyramids = 手元の駅コマ{ $count }個
player-tokens = 速度{ $count }
player-loans = 借入金{ $count }
player-bicycle = 自転車
player-bonus = 入札+{ $bonus }
player-aboard = { $line }に乗車中
player-has-bid = 入札済み
player-bids = 入札中…
player-passed = パス
player-cards = 自分のカード{ $count }枚
player-worth = いま¥{ $worth }
player-worth-help = いま終わった場合の額：所持金、株、賭け金から借金を引いたもの
tabs = ここに表示するもの
feed = できごと
feed-empty = このページを開いてからは、まだ何もありません。
chart = お金
chart-empty = 第1ラウンドが終わるとグラフが出ます。
chart-label = { $rounds }ラウンド後の所持金：{ $sums }

## 選ぶ

ask-put = ミープルをマップに置いてください
ask-walk = どこへ歩きますか
ask-place = マップの光っているマスを選んでください。
ask-act = あなたの番です。光っているスポットを使うか、パスしてください
ask-act-how = アクションチップは残り{ $unused }枚。
ask-more = 上から選んでください。
ask-ride = { $line }が{ $station }にいます
put-here = ここから始める
walk-here = ここへ歩く
walk-stay = 動かない
walk-stay-aboard = 乗ったまま
token-ask = どの路線を速くしますか
token-place = 速度トークンを置く（{ $count }）
alight-ask = どこで降りますか
alight-now = { $line }を降りる
pass = パス：+¥{ $pay }
pick-line = 路線
pick-station = 駅
pick-pile = カード
loan-take = ¥{ $amount }借りる
loan-repay = ¥{ $amount }返す
stake-amount = 賭け金
amount-less = { $step }減らす
amount-more = { $step }増やす
discounts = 割引
do-it = { $price ->
    [0] 決定
   *[other] ¥{ $price }払う
}
sum-invest = { $line }の{ $share }枚目の株。収入は¥{ $income }になります。
sum-depart = { $line }の列車が出ます。収入は¥{ $by }上がります。
sum-station = { $station }に駅コマ（丸柱{ $pillars }本）。
sum-speculate = { $line }はいまなら¥{ $now }（スラッシュの右の数字：¥{ $second }）、最大でも¥{ $most }。賭け金は戻ります。
sum-token = { $stays ->
    [true] { $line }は毎ラウンド1駅多く進みます。
   *[false] { $line }はこのラウンドに1駅多く進みます。
}
sum-loan = 借入金マーカー{ $count }枚でいま¥{ $amount }もらい、返さなければ最後に¥{ $end }払います。
sum-repay = 最後の¥{ $end }の代わりに、いま¥{ $amount }で借入金マーカー{ $count }枚を返します。
undo = 直前の手を取り消す
skip = 飛ばす
pace = 列車
pace-slow = ゆっくり
pace-normal = ふつう
pace-fast = 速い
pace-off = すぐ

## 入札

bid-ask = 手番順にいくら入札しますか
bid-explained = 全員が自分の入札額を払い、高い人から順に手番になります。
bid-amount = 入札額
bid-seal = { $bonus ->
    [0] ¥{ $amount }で入札する
   *[other] ¥{ $amount }で入札する（ボーナス込み¥{ $total }）
}
bid-sealed = 入札しました：¥{ $amount }
bid-waiting = { $count ->
    [0] { "" }
   *[other] { $names }を待っています。
}
bid-change = 変える

## 乗る

ride-board = { $line }が{ $station }に停まります。乗りますか
ride-aboard = { $line }に乗っています。いま{ $station }です。
ride-removed = { $line }はマップを離れます。{ $station }のどこに降りますか
ride-left = { $left ->
    [0] この列車の移動は終わりです。
   *[other] あと{ $left }駅進みます。
}
ride-yes = { $fare ->
    [0] 乗る（無料）
   *[other] ¥{ $fare }で乗る
}
ride-no = 乗らない
ride-stay = 乗り続ける
ride-off = 降りる
ride-off-at = 降りる：{ $place }
ride-off-here = ここで降りる
plan-stay = ここまでずっと乗る：
plan-board = 乗って、ここまでずっと乗る：
plan-choose = 駅を選ぶ
plan-go = 決定
plan-stay-round = このラウンドは乗り続ける
plan-not-line = このラウンドは{ $line }に乗らない
plan-no-train = このラウンドはどれにも乗らない
plan-staying = { $to ->
    [none] 予定：このラウンドは{ $line }に乗り続ける
   *[other] 予定：{ $to }まで{ $line }に乗り続ける
}
plan-declining = { $line ->
    [none] 予定：このラウンドはどれにも乗らない
   *[other] 予定：このラウンドは{ $line }に乗らない
}
plan-stop = この予定をやめる

## 待つ

thinking = { $names }が考えています…
bots-thinking = ボットが考えています…
waiting-for = { $count ->
    [1] { $names }の番です。
   *[other] { $names }を待っています。
}

## 終わり

result-solo = 最終所持金 ¥{ $cash }
result-why = { $decided ->
    [solo] 1人プレイでは、最後の所持金を自己記録と比べます。
    [turn_order] 所持金は同じ¥{ $cash }。手番順が左の{ $name }の勝ちです。
   *[cash] 最高額：¥{ $cash }
}
reckon-cash = 所持金
reckon-stakes = 投機
reckon-shares = 株
reckon-loans = 借金
reckon-lines = 路線ごとの精算
reckon-stake = { $name }：賭け金¥{ $stake }が戻り、¥{ $paid }
reckon-share = { $name }、{ $share }枚目の株：¥{ $paid }

## リプレイ

replay-where = ゲームの時点
replay-entry = { $of }手中{ $n }手目、第{ $round }ラウンド
replay-more = ほか{ $count }件

## 新しいテーブル

options-rounds = 1人か2人なら8ラウンド、3人は7、4人は6、5人は5。およそ60分から120分です。

## はじめてのゲーム

guide = 案内
guide-stop = 案内を閉じる
guide-title = はじめてのTOKYO METRO
learn-story = 舞台は、実在の地下鉄が走る東京。あなたは路線に出資し、駅を建て、ほかの路線に賭け、歩いたり列車や自転車に乗ったりしながら街を行き来します。めざすのは、いちばん稼げる仕組みを作ることです。
guide-welcome = 初級のボットと本物のゲームをします。黄色い枠が、いま決めることを説明します。
guide-goal-1 = 8ラウンド後に所持金がいちばん多い人の勝ちです。
guide-goal-2 = 駅コマのある駅を列車が通ると、路線の収入が増えます。最後に路線は収入を株主に払います。
guide-goal-3 = つまり、路線を走らせ、株を持ち、列車の多い駅に建て、その列車を速くすることです。
guide-put = 路線が集まる場所の近くから始めましょう。建てられるのはミープルが接する駅だけです。大手町、銀座、永田町がおすすめです。マスを選び、「ここから始める」を押してください。
guide-wait = 相手の番です。マップの動きを見ていましょう。
guide-first-action = アクションチップ1枚が1アクションです。まず株を買いましょう。マップの下の灰色の「投資」です。株を持つ路線は最後まで走り、最後に支払いがあります。
guide-second-action = 次は、その路線の列車が通る駅に建てましょう。赤い「駅」です。自分の株があれば、列車が来るたびに路線の収入が¥500増えます。
guide-third-action = アクションチップがもう1枚あります。「出発」は無料で路線を動かし、「速度」は列車を遠くへ進め、「アクション」は毎ラウンドのアクションチップを増やします。パスなら未使用のアクションチップ1枚につき¥100です。
guide-act = アクションチップを使いましょう。同じ路線の株と駅コマが効きます。路線の表の「左／右」の数字で株の価値が分かります。
guide-pass = お金が少なくなりました。借金をすればいま¥1,000、最後に¥1,500払います。パスすれば未使用のアクションチップ1枚につき¥100もらえます。
guide-bid = 手番順の入札です。多く出した人が先に動き、良いスポットを取れます。全員が入札額を払うので、¥0も良い手です。
guide-walk = 2マスまで歩けます。建てたい駅へ向かいましょう。列車ならもっと遠くへ行けます。
guide-board = 列車がそばに停まりました。運賃¥100は路線の収入になり、遠くまで運んでくれます。株を持つ路線は無料です。
guide-ride = 乗車中です。乗り続けるか、この駅で降りるか、駅を選んでそこまで乗るかを決めてください。
guide-over = ゲーム終了です。精算を見ましょう。どの路線が誰に払ったかが分かります。次はもっと強い相手とどうぞ！
guide-spot-move = ラウンドの初めの移動とは別に、すぐ歩けます。
guide-spot-station = 値段は丸柱1本ごとです。3路線の駅は3倍しますが、3路線の列車が来ます。
guide-spot-invest = 払った額は路線の収入になります。1枚目の株は最後に収入の半分以上をもらえます。2枚目は¥300、3枚目は¥600高くなります。
guide-spot-depart = 列車は始発駅（1の駅）から出て、費用は銀行が払います。株が売れないままだと、一往復でマップを離れます。
guide-spot-speed = トークンを持っておき、後の手番のアクションの前に置きます。毎ラウンド1駅多く進みます。
guide-spot-bicycle = ゲームの終わりまで、歩くたびに1歩多くなります。
guide-spot-discount = アクションチップがここで待ちます。このフェイズの後の手番で、駅、投資、アクション、カードが安くなります。重ねて使えます。
guide-spot-bid = 次の入札だけに使えるお金です。
guide-spot-loan = いま¥1,000。「借金」のスポットで¥1,000返すか、最後に¥1,500払います。
guide-spot-speculate = 株を持たない路線に賭けます。最後に収入のスラッシュの右の数字（最大で賭け金の2倍）と賭け金がもらえます。
guide-spot-disc = このラウンドからずっと、アクションチップが1枚増えます。早いほど得です。
guide-spot-card = 捨て札の山の一番上のカードを取ります。そのスポットは自分だけが毎ラウンド使えます。

## できごと（名前で）

event-order-drawn = 手番順：{ $seats }
event-bid-made = { $seat }が入札しました。
event-bids-revealed = 入札：{ $bids }
event-meeple-put = { $seat }が始めます。{ $place }
event-walked = { $seat }が歩きます。{ $place }
event-stayed-aboard = { $seat }は{ $line }に乗ったままです。
event-alighted = { $seat }が{ $station }で{ $line }を降りました。
event-alighted-on-turn = { $seat }が{ $station }で{ $line }を降りました。
event-boarded = { $fare ->
    [0] { $seat }が{ $station }で{ $line }に無料で乗りました。
   *[other] { $seat }が{ $station }で{ $line }に¥{ $fare }で乗りました。
}
event-declined = { $seat }は{ $station }で{ $line }に乗りません。
event-spot-used = { $paid ->
    [0] { $seat }が{ $spot }を使います。
   *[other] { $seat }が{ $spot }を使い、¥{ $paid }払います。
}
event-station-built = { $seat }が{ $station }に建てました。
event-share-bought = { $seat }が{ $line }の{ $share }枚目の株を取りました。
event-tokens-taken = { $seat }が速度トークンを{ $tokens }個取りました。
event-token-placed = { $seat }が{ $line }を速くしました。
event-bicycle-taken = { $seat }が自転車を取りました。
event-discount-set = { $seat }に{ $amount }の割引。
event-bonus-set = { $seat }の次の入札に{ $amount }が加わります。
event-loan-taken = { $seat }が借金をしました：+¥{ $amount }
event-loan-repaid = { $seat }が借金を返しました：−¥{ $amount }
event-speculated = { $seat }が{ $line }に¥{ $stake }を賭けました。
event-disc-gained = { $seat }の使えるアクションチップは{ $usable }枚になりました。
event-card-taken = { $seat }がカードを取りました：{ $card }
event-seat-passed = { $seat }がパス：+¥{ $paid }
event-dividend = { $paid ->
    [0] { $seat }の{ $station }：{ $line } +¥{ $by }で¥{ $income }
   *[other] { $seat }の{ $station }：{ $line } +¥{ $by }で¥{ $income }、{ $seat } +¥{ $paid }
}
event-speculation-paid = { $line }への投機：{ $seat }に¥{ $paid }と賭け金¥{ $stake }。
event-share-paid = { $line }の{ $share }枚目の株：{ $seat }に¥{ $paid }。
event-loans-settled = { $seat }は借入金マーカー{ $loans }枚に¥{ $paid }払います。
event-settled = { $seat }の最終所持金は¥{ $cash }です。
event-ended = { $decided_by ->
    [solo] ゲーム終了です。
    [turn_order] ゲーム終了。手番順により{ $seats }の勝ちです。
   *[cash] ゲーム終了。{ $seats }の勝ちです。
}
event-undone = { $seat }が手を取り消しました。
