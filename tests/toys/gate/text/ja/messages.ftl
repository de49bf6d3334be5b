### 改札ゲーム：出来事と断り。

game-name = 改札ゲーム
game-about = 改札に入札して、通り抜けよう。2人から4人。
bot-passenger = 乗客

## 出来事

event-round-began = 残りラウンド：{ $left }
event-bid-placed = プレイヤー{ $seat }が入札しました。
event-timed-out = 時間切れ：{ $seats }
event-revealed = 入札：{ $bids }
event-won = プレイヤー{ $seat }が{ $paid }枚で改札を取りました。
event-stepped = プレイヤー{ $seat }が{ $to }へ進みました。
event-passed = プレイヤー{ $seat }が{ $place }で止まりました。
event-paused = { $reason ->
    [rain] 中断：雨です。
    [lost] 中断：迷子です。
   *[none] 中断です。
}
event-unpaused = 再開します。
event-flagged = プレイヤー{ $seat }に印が付きました。
event-ended = { $decided_by ->
    [shared] 終わりです。プレイヤー{ $seats }が勝ちを分け合います。
    [coins] 終わりです。コインの多いプレイヤー{ $seats }の勝ちです。
   *[place] 終わりです。プレイヤー{ $seats }の勝ちです。
}

## 断り

refusal-game-over = ゲームは終わっています。
refusal-not-a-player = { $actor } はこのゲームの参加者ではありません。
refusal-only-the-clock = 入札の時間を終わらせるのは時計だけです。
refusal-not-yet = 入札の時間はまだ終わっていません。
refusal-only-the-game-master = これができるのはゲームマスターだけです。
refusal-no-pause-left = このラウンドではもう中断できません。
refusal-not-paused = 中断していません。
refusal-cannot-flag = プレイヤー{ $seat }に印は付けられません。
refusal-paused = 中断中です。ゲームマスターを待ってください。
refusal-no-bid-now = 今は入札できません。
refusal-wrong-bid = { $coins }枚は入札できません。0枚から{ $max }枚までです。
refusal-not-the-walker = 歩けるのは改札を取った人だけです。
refusal-no-steps-left = もう歩けません。歩き終えてください。
refusal-out-of-reach = { $to }は1歩の先ではありません。
