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
action-price = 価格
action-acquire = 取得
action-build = 建築
action-decline = 断る

action-help-pass = この手番は何もしません。次の手番は行えます。
action-help-drink = チップのない色のドリンクを空いた街角に置きます。内側の街角が先、外周はそのあとです。
action-help-price = ある色から別の色へ100円玉を1枚移します。
action-help-acquire = 内側の街角に土地チップを置き、接する空き土地を自分のものにします。
action-help-build = 資材置き場のピースをどこかの土地に置きます。1つの階、1つの敷地の中で、同じ階のピースの隣に置きます。
action-help-decline = 土地チップ3つ並びのボーナスのピースを断ります。

## できごと

event-town-laid = 街の土地は { $lots }、ドリンクの並びは { $colors } です。
event-yard-filled = 資材置き場：{ $shapes }
event-order-set = 手番順：{ $seats }
event-round-began = 第{ $round }ラウンド：全員が入札します。
event-bid-placed = プレイヤー{ $seat }が入札しました。
event-bids-revealed = プレイヤー順の入札額：{ $bids }。ポットは{ $pot }になりました。
event-last-phase = { $reason ->
    [pot] ポットがいっぱいになりました。このアクションフェイズが最後です。
   *[rounds] 10ラウンド目です。このアクションフェイズが最後です。
}
event-passed = プレイヤー{ $seat }はパスしました。
event-drink-placed = プレイヤー{ $seat }が街角 { $corner } に{ color-name }のドリンクを置きました。
event-coin-moved = プレイヤー{ $seat }が100円玉を移しました：{ $giver ->
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
event-lot-acquired = プレイヤー{ $seat }が街角 { $corner } から土地 { $lot } を取得しました。
event-line-made = プレイヤー{ $seat }は街角 { $corner } で土地チップを3つ並べ、ピースを1つ建てられます。
event-bonus-skipped = 資材置き場のどのピースも置けないので、プレイヤー{ $seat }のボーナスはありません。
event-bonus-declined = プレイヤー{ $seat }はラインボーナスを断りました。
event-built = { $bonus ->
    [true] プレイヤー{ $seat }がラインボーナスで土地 { $lot } の{ $floor }階に{ $shape }を建てました（敷地{ $outline }：{ $cells }）。
   *[false] プレイヤー{ $seat }が土地 { $lot } の{ $floor }階に{ $shape }を建てました（敷地{ $outline }：{ $cells }）。
}
event-piece-drawn = 資材置き場に{ $shape }が入りました。
event-piece-swapped = 資材置き場のどのピースも置けません。{ $shape }を戻し、{ $drawn }が入りました。
event-lot-earned = プレイヤー{ $seat }：土地 { $lot }、ドリンク{ $drinks }、階数{ $floors }：{ $earned }
event-scored = プレイヤー{ $seat }：土地{ $earned } + 現金{ $cash } = { $total }
event-ended = { $decided_by ->
    [turn_order] ゲーム終了。同点ですが、手番順で左のプレイヤー{ $seats }の勝ちです。
   *[total] ゲーム終了。プレイヤー{ $seats }の勝ちです。
}

## 反則

refusal-not-a-player = { $actor } はこのゲームのプレイヤーではありません。
refusal-game-over = ゲームは終わっています。最後のアクションフェイズが済みました。
refusal-auction-first = まず全員が入札します。入札額を選んでください。
refusal-not-asked = いまはプレイヤー{ $seat }の手番です。
refusal-no-auction-now = このラウンドの競りは終わりました。手番を行ってください。
refusal-no-such-command = そのようなアクションはありません。
refusal-not-in-coins = { $amount }は{ $coin }円玉では払えません。
refusal-bid-not-in-cash = 入札できるのは0から{ $cash }までです。{ $amount }は選べません。
refusal-unknown-color = { $color } という色はありません。
refusal-unknown-corner = この街に街角 { $corner } はありません。
refusal-unknown-lot = この街に土地 { $lot } はありません。
refusal-color-has-chip = このフェイズでは、もう{ color-name }にアクションチップがあります。別の色を選んでください。
refusal-no-drink-left = { color-name }のドリンクは残っていません。別の色を選んでください。
refusal-outer-corner = 街角 { $corner } は街の四隅なので、ドリンクを置けません。
refusal-all-corners-taken = ドリンクを置ける街角はすべて埋まっています。
refusal-corner-taken = 街角 { $corner } にはもうドリンクがあります。
refusal-inner-corners-first = 街角 { $corner } は外周です。内側の街角がすべて埋まるまで置けません。
refusal-same-color = { color-name }から同じ色には移せません。
refusal-no-coin = { color-name }にはお金が残っていません。
refusal-no-lot-chip-left = 土地チップをすべて使いました。
refusal-not-an-inner-corner = 街角 { $corner } は内側ではないので、土地チップを置けません。
refusal-own-chip-there = 街角 { $corner } にはもう自分の土地チップがあります。
refusal-no-free-lot = 街角 { $corner } のまわりに空いた土地はありません。
refusal-lot-elsewhere = 土地 { $lot } は街角 { $corner } に接していません。
refusal-blue-card-not-for-sale = 青いカードは取得できません。
refusal-lot-has-owner = 土地 { $lot } にはもう持ち主がいます。
refusal-no-line = 断るラインボーナスがありません。
refusal-bonus-first = ラインボーナスが先です。ピースを建てるか、断ってください。
refusal-not-in-yard = 資材置き場に{ $shape }はありません。
refusal-blue-card-not-built = 青いカードには建てられません。
refusal-not-cells = ピースのマスは、土地のマスを左上から順に一度ずつ挙げます。「{ $cells }」は読めません。
refusal-not-its-shape = 回しても裏返しても、このマスは{ $shape }の形になりません。
refusal-outside-outline = ピースが土地 { $lot } の敷地からはみ出しています。
refusal-different-heights = マスの高さが揃っていないので、ピースの一部が宙に浮いてしまいます。
refusal-no-shared-side = { $floor }階にはもうピースがあります。そのどれかとマスの辺で接するように置いてください。

## 使えないデータファイル

error-bad-piece-picture = { $file } の{ $line }行目：ピース{ $piece }の絵は5行5文字までで、# か点です。
error-piece-not-whole = { $file } の{ $line }行目：ピース{ $piece }は、つながった1〜5マスでなければなりません。
error-piece-twice = { $file } の{ $line }行目：ピース{ $piece }かその形が前にもあります。
error-lot-out-of-order = { $file } の{ $line }行目：土地は1から続けて番号を付けます。{ $lot }は順番どおりではありません。
error-bad-lot-picture = { $file } の{ $line }行目：土地{ $lot }の絵は5行5文字で、a、b、点のどれかです。
error-outline-not-whole = { $file } の{ $line }行目：土地{ $lot }には敷地aが必要で、どの敷地もつながっていなければなりません。
error-outlines-touch = { $file } の{ $line }行目：土地{ $lot }の2つの敷地が辺で接しています。
error-prices-and-colors = { $file } の{ $line }行目：{ $colors }色のそれぞれに価格が1つ必要です。
error-color-twice = { $file } の{ $line }行目：色 { $color } が前にもあります。
error-towns-out-of-order = { $file } の{ $line }行目：街は人数の順に続けて書きます。{ $seats }人は順番どおりではありません。
error-too-few-lots = { $file } の{ $line }行目：この広さの街には土地{ $lots }枚では足りません。
error-too-few-pieces = { $file } の{ $line }行目：この大きさの資材置き場にはピース{ $pieces }個では足りません。
