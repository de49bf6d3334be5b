### ブラウザ版リアル桃鉄

home-title = 東京を駆けるまる一日のレースを、家で
home-lead = サイコロを振って電車に乗り、カードを引き、ミッションをこなして目的地へ一番乗り。時計はシミュレーションなので、一日の長さはお好みで。
home-footer = リアル桃鉄は、ゲーム「桃太郎電鉄」の発想をもとに、本物の街で人々が遊んでいるものです。Kippuは独立した作品で、絵も文章も独自のものです。
about-momotetsu = { $kit }
kit-tokyo = 東京
kit-kasumihama = 霞浜（小さな架空の町）
options-kit = 都市
options-short = 半日だけ

## マップ

map = マップ
map-label = { $name }のマップ、{ $squares }マス
square-words = { $name }、{ $kind }マス{ $left ->
    [none] { "" }
    [0] 、目的地
   *[other] 、目的地まで{ $left }マス
}。{ $lines }
ends = { $count }か所から選べます
left-short = { $left ->
    [0] ゴール！
   *[other] あと{ $left }
}
choose-square = 行き先を選んでください

## 一日

table-now = 現在
clock-now = 現在{ $time }
destination = 目的地
destination-none = 次の目的地を抽選中
destination-worth = { $points }点
squares-left = あと
squares-left-you = あと{ $left }マス
next-settlement = { $time }に決算
next-last-roll = ラストサイコロ（L.S.）{ $time }
next-cutoff = 遅くとも{ $time }に終了
late-rates = 後半レート
bonbi-with = ボンビーはチーム{ $team }に
economy-boom = 好景気（赤マスが青に）
economy-recession = 不景気（青マスが赤に）
gate-until = 目的地は{ $time }まで通り抜け不可
transform-pending = 次の攻撃で変身
has-bonbi = ボンビー付き

## 画面の時計

pace = 一日の時計
pace-go = 時計を進める
pace-stop = 時計を止める
pace-speed = 時計の速さ
pace-times = { $speed }倍速
pace-at-once = 一気に
pace-skip = スキップ
day-runs = 時間が進んでいます…
waiting-for-team = チーム{ $team }が考えています…
bot-plays-for-you = あなたのチームはボットが代わりに動かしています。
play-myself = 自分でプレイする
only-watch = 観戦する（ボットに任せる）
only-watch-all = 観戦する（最後までボットに任せる）

## チーム

team = チーム
teams = チーム一覧
team-name = { $number }（{ $name }）
team-at = 場所
team-has = ゴール{ $goals }、物件{ $properties }
balance = 持ち点
balances-hidden = 他チームの持ち点は、最後に公開されたものです。
belongings = 自チーム：持ち点{ $balance }、物件{ $properties }件
belongings-columns = 決算ごとの収入と精算価格
ledger = 持ち点の明細
ledger-empty = まだ増減はありません。
settlements = 決算
settlements-table = 物件の収入
settlement-sum = 合計
feed = できごと
feed-empty = まだ何も起きていません。
feed-late = 遅れて届いた報告

## 決める

prompt-ready = { $square }にいます。サイコロを振るか、カードを使ってください。
prompt-rolled = 目が出ました。どうしますか？
prompt-moving = { $steps ->
    [0] どこへ行きますか？
   *[other] { $steps }マス進みます。どこで降りますか？
}
prompt-processing = { $square }（{ $kind }マス）にいます。
prompt-task = 取り組み中です。
prompt-attack = ボンビーの攻撃です！
prompt-done = 今日の行動は終わりました。
prompt-repel = ボンビーが送られてきました。払って追い返しますか？
prompt-debt = 持ち点がマイナスです。物件を売ってください。
prompt-ask-team = { $card }：どのチームに？
prompt-ask-own-star = { $card }：どのカードを手放しますか？
prompt-ask-star = { $card }：どのカードをもらいますか？
prompt-ask-instant = { $card }：どのカードとして使いますか？
prompt-ask-square = { $card }：どこへ？
prompt-ask-back-or-pay = ボンビーに連れ戻されます。戻りますか、払いますか？
prompt-ask-property = どの物件を手放しますか？
prompt-ask-send = { $card }：ボンビーを誰に送りますか？
announce-turn = あなたのターンです。
announce-over = 一日が終わりました。合計は{ $total }点です。
statuses = 効果中：
lately = いま起きたこと
hand = 手札
hand-count = { $count ->
    [0] 手札なし
   *[other] 手札{ $count }枚
}
die-shows = サイコロの目は{ $face }
property-words = { $name }（{ $kind }、精算価格{ $sale }）
do-roll = サイコロを振る
do-step-one = 牛歩で1マス
do-keep = この目で進む
do-reroll = 振り直す
do-rocket-roll = ロケット発射
do-double = 2倍進む
do-declare-target = { $square }へ行く
do-use-star = { $square ->
    [none] 「{ $card }」を使う{ $steps ->
        [0] { "" }
       *[other] （{ $steps }）
    }
   *[other] 「{ $card }」で{ $square }へ
}
do-draw = カードを引く
do-roll-square = 点数のサイコロを振る
do-start-mission = { $count ->
    [1] 挑戦：{ $missions }
   *[other] 全部に挑戦：{ $missions }
}
help-start-mission = { $properties }を獲得、最大{ $minutes }分
do-take-free = 無料で取得：{ $property }
do-buy = 「{ $card }」を{ $price }点で買う
do-cannot-do = できません
do-finish = このマスは終わり
do-roll-attack = ボンビー攻撃のサイコロを振る
do-touch = チーム{ $team }にボンビーを渡す
do-repel = { $price ->
    [none] 払って追い返す
   *[other] { $price }点払って追い返す
}
do-keep-bonbi = そのまま受ける
do-sell = { $property }を{ $sale }点で売る
choose-keep = ボンビーを残す
choose-send = チーム{ $team }
choose-pay = { $price }点払う
choose-go-back = 戻る

## 結果とリプレイ

result-by-total = 合計{ $total }点
result-by-tie = 合計{ $total }点、ゴール数または物件数の差
reckoning-sale = 物件{ $count }件
reckoning-prizes = 賞：{ $kings }
reckoning-goals = ゴール{ $goals }回
replay-move = 一日のターン
replay-at = { $time }
replay-quiet = 全員に知らされることはありませんでした。

## レッスン

learn-story = サイコロと電車で日本をめぐるあの人気ゲームを、本物の街で遊ぶのがリアル桃鉄です。チームでサイコロを振り、実際の電車やバスに乗って目的地を競います。一日の終わりにポイントがいちばん多いチームの勝ちです。
learn-welcome = ここは霞浜。あなたは真ん中にいるチーム1です。旗が目的地の{ $destination }。最初に着いたチームが{ $points }点を得ます。形はマスの種類、線は乗れる路線です。
learn-roll = ターンはサイコロで始まります。振ってみましょう。
learn-roll-done = 3が出ました。ちょうど3マス進みます。路線も乗り換えも自由ですが、すぐ引き返すことはできません。止まれるマスが光っています。
learn-ride = { $destination }に近づくカードマスを選んでください。一覧に目的地までのマス数が出ています。
learn-ride-done = { $square }に着きました。着いたマスは必ず処理します。青は加点、赤は減点、ミッションマスでは物件、カードマスではカードを引きます。
learn-draw = カードを引きましょう。
learn-draw-done = ★カードの「{ $card }」です。★カードは手元に残り、サイコロの代わりに使えます。目的地まであと{ $left }マスなので、ぴったりです。
learn-star = 使いましょう。カードを押してください。
learn-star-done = カードの数だけ、ちょうど進みます。
learn-goal = 光っているマスに旗があります。そこへ行きましょう。
learn-goal-done = ゴール！{ $points }点に距離の加点も付きます。ほかのチームは次のマスで降り、次の目的地（{ $next }）が決まり、いちばん遠かったチームにボンビーが付きます。そのチームはマスに着くたびに攻撃されます。
learn-end = 物件は一日3回の決算で収入になります。ラストサイコロ（L.S.）のあと、持ち点・物件・賞を合計します。次はボットと一日を遊んでみましょう。時計の速さはお好みで。
learn-elsewhere = そこへも行けますが、レッスンの道を選んでください。
learn-press-twice = マスを押して選び、もう一度押すと進みます。
