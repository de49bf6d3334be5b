### イザカヤ：できごと、反則、名前。

game-name = イザカヤ
game-about = 手番順を競り、街角にドリンクを置き、そのまわりに建物を建てる。2人から5人まで。

## ボット

bot-random = 気まぐれボット
bot-beginner = 初級
bot-good = 中級
bot-strong = 上級

## 名前

color-name = { $color ->
    [white] 白
    [blue] 青
    [red] 赤
    [green] 緑
    [yellow] 黄
   *[purple] 紫
}
action-pass = パス
action-drink = ドリンク
action-price = 価格調整
action-acquire = 区画の獲得
action-build = 建築
action-decline = 断る

action-help-pass = この手番は何もしません。次の手番は行えます。
action-help-drink = 空いた街角にドリンクを置きます。内側の街角が先、外周はそのあとです。
action-help-price = ある色から別の色へ100円コインを1枚移します。
action-help-acquire = 街角に区画配置用チップを置き、自分のチップに接する空いた区画を獲得します。
action-help-build = 建築材をどこかの区画に置きます。1つの階、1つの枠線の中で、同じ階の建築材の隣に置きます。
action-help-decline = 区画配置用チップ3つ並びのボーナスの建築材を断ります。

## できごと

event-town-laid = 町の区画は { $lots }、ドリンクの並びは { $colors } です。
event-yard-filled = 資材置き場：{ $shapes }
event-order-set = 手番順：{ $seats }
event-round-began = 第{ $round }ラウンド：全員が入札します。
event-bid-placed = プレイヤー{ $seat }が入札しました。
event-bids-revealed = プレイヤー順の入札額：{ $bids }。入札総額は{ $pot }になりました。
event-last-phase = { $reason ->
    [pot] 入札総額が規定金額に達しました。このアクションフェイズが最後です。
   *[rounds] 10ラウンド目です。このアクションフェイズが最後です。
}
event-passed = プレイヤー{ $seat }はパスしました。
event-drink-placed = プレイヤー{ $seat }が街角 { $corner } に{ color-name }のドリンクを置きました。
event-coin-moved = プレイヤー{ $seat }が100円コインを移しました：{ $giver ->
    [white] 白
    [blue] 青
    [red] 赤
    [green] 緑
    [yellow] 黄
   *[purple] 紫
}は{ $giver_price }に下がり、{ $taker ->
    [white] 白
    [blue] 青
    [red] 赤
    [green] 緑
    [yellow] 黄
   *[purple] 紫
}は{ $taker_price }に上がりました。
event-lot-acquired = プレイヤー{ $seat }が街角 { $corner } から区画 { $lot } を獲得しました。
event-line-made = プレイヤー{ $seat }は街角 { $corner } で区画配置用チップを3つ並べ、建築材を1つ建てられます。
event-bonus-skipped = 取れる建築材のどれも置けないので、プレイヤー{ $seat }のボーナスはありません。
event-bonus-declined = プレイヤー{ $seat }はラインボーナスを断りました。
event-piece-taken = プレイヤー{ $seat }が{ $shape }を取りました。
event-piece-returned = { $shape }はどこにも置けません。プレイヤー{ $seat }は戻して手番を終えます。
event-built = { $bonus ->
    [true] プレイヤー{ $seat }がラインボーナスで区画 { $lot } の{ $floor }階に{ $shape }を建てました（枠線{ $outline }：{ $cells }）。
   *[false] プレイヤー{ $seat }が区画 { $lot } の{ $floor }階に{ $shape }を建てました（枠線{ $outline }：{ $cells }）。
}
event-piece-drawn = 資材置き場に{ $shape }が入りました。
event-piece-swapped = 資材置き場のどの建築材も置けません。{ $shape }を戻し、{ $drawn }が入りました。
event-lot-earned = プレイヤー{ $seat }：区画 { $lot }、ドリンク{ $drinks }、階数{ $floors }：{ $earned }
event-scored = プレイヤー{ $seat }：区画{ $earned } + 現金{ $cash } = { $total }
event-ended = { $decided_by ->
    [turn_order] ゲーム終了。同点ですが、手番順で左のプレイヤー{ $seats }の勝ちです。
    [cash] ゲーム終了。同点ですが、現金の多いプレイヤー{ $seats }の勝ちです。
   *[total] ゲーム終了。プレイヤー{ $seats }の勝ちです。
}
ended-pot = 入札総額が規定金額に達して終了
ended-rounds = ラウンド数の上限で終了

## 反則

refusal-not-a-player = { $actor } はこのゲームのプレイヤーではありません。
refusal-game-over = ゲームは終わっています。最後のアクションフェイズが済みました。
refusal-auction-first = まず全員が入札します。入札額を選んでください。
refusal-not-asked = いまはプレイヤー{ $seat }の手番です。
refusal-no-auction-now = このラウンドの競りは終わりました。手番を行ってください。
refusal-no-such-command = そのようなアクションはありません。
refusal-not-in-coins = { $amount }は{ $coin }円コインでは払えません。
refusal-bid-not-in-cash = 入札できるのは0から{ $cash }までです。{ $amount }は選べません。
refusal-unknown-color = { $color } という色はありません。
refusal-unknown-corner = この町に街角 { $corner } はありません。
refusal-unknown-lot = この町に区画 { $lot } はありません。
refusal-color-has-chip = このフェイズでは、もう{ color-name }にアクションチップがあります。別の色を選んでください。
refusal-drink-chip-used = このフェイズでは、もう色にチップを置きました。
refusal-no-drink-left = { color-name }のドリンクは残っていません。別の色を選んでください。
refusal-outer-corner = 街角 { $corner } は町の四隅なので、ドリンクを置けません。
refusal-all-corners-taken = ドリンクを置ける街角はすべて埋まっています。
refusal-corner-taken = 街角 { $corner } にはもうドリンクがあります。
refusal-inner-corners-first = 街角 { $corner } は外周です。内側の街角がすべて埋まるまで置けません。
refusal-same-color = { color-name }から同じ色には移せません。
refusal-no-coin = { color-name }にはお金が残っていません。
refusal-price-has-chip = このフェイズでは、もう価格調整にアクションチップがあります。
refusal-no-lot-chip-left = 区画配置用チップをすべて使いました。
refusal-not-an-inner-corner = 街角 { $corner } は内側ではないので、区画配置用チップを置けません。
refusal-outer-corner-for-chip = 街角 { $corner } は町の四隅なので、区画配置用チップを置けません。
refusal-own-chip-there = 街角 { $corner } にはもう自分の区画配置用チップがあります。
refusal-no-free-lot = 街角 { $corner } にチップを置いても、接する空いた区画はありません。
refusal-lot-elsewhere = 街角 { $corner } に区画配置用チップを置いても、区画 { $lot } には届きません。
refusal-blue-card-not-for-sale = 青いカードは獲得できません。
refusal-lot-has-owner = 区画 { $lot } にはもう持ち主がいます。
refusal-no-line = 断るラインボーナスがありません。
refusal-bonus-first = ラインボーナスが先です。建築材を建てるか、断ってください。
refusal-not-in-yard = 資材置き場に{ $shape }はありません。
refusal-not-in-supply = サプライに{ $shape }は残っていません。
refusal-take-first = まず建築材を取ってください。置ける場所はそのあとわかります。
refusal-place-too = 建築材と置き場所を一緒に決めてください。
refusal-place-first = 取った{ $shape }を先に置いてください。
refusal-blue-card-not-built = 青いカードには建てられません。
refusal-not-cells = 建築材のマスは、区画のマスを左上から順に一度ずつ挙げます。「{ $cells }」は読めません。
refusal-not-its-shape = このマスは、どう置いても{ $shape }の形になりません。
refusal-outside-outline = 建築材が区画 { $lot } の枠線からはみ出しています。
refusal-different-heights = マスの高さが揃っていないので、建築材の一部が宙に浮いてしまいます。
refusal-no-shared-side = { $floor }階にはもう建築材があります。そのどれかとマスの辺で接するように置いてください。

## 使えないデータファイル

error-bad-piece-picture = { $file } の{ $line }行目：建築材{ $piece }の絵は5行5文字までで、# か点です。
error-piece-not-whole = { $file } の{ $line }行目：建築材{ $piece }は、つながった1〜5マスでなければなりません。
error-piece-twice = { $file } の{ $line }行目：建築材{ $piece }かその形が前にもあります。
error-lot-out-of-order = { $file } の{ $line }行目：区画は1から続けて番号を付けます。{ $lot }は順番どおりではありません。
error-bad-lot-picture = { $file } の{ $line }行目：区画{ $lot }の絵は5行5文字で、a、b、点のどれかです。
error-outline-not-whole = { $file } の{ $line }行目：区画{ $lot }には枠線aが必要で、どの枠線もつながっていなければなりません。
error-outlines-touch = { $file } の{ $line }行目：区画{ $lot }の2つの枠線が辺で接しています。
error-prices-and-colors = { $file } の{ $line }行目：{ $colors }色のそれぞれに価格が1つ必要です。
error-color-twice = { $file } の{ $line }行目：色 { $color } が前にもあります。
error-towns-out-of-order = { $file } の{ $line }行目：町は人数の順に続けて書きます。{ $seats }人は順番どおりではありません。
error-too-few-lots = { $file } の{ $line }行目：この広さの町には区画{ $lots }枚では足りません。
error-too-few-pieces = { $file } の{ $line }行目：この大きさの資材置き場には建築材{ $pieces }個では足りません。
