### bound・train・coach・daily の文言。

error-too-few-games = このラウンド数と分割数には{ $games }ゲームでは足りません。{ $least }ゲーム以上にしてください。
error-game-not-over = { $line }行目のゲームはまだ終わっていません。コーチは終わったゲームだけを見ます。
error-no-such-seat = プレイヤー{ $seat }はいません。このプレイ記録は{ $seats }人です。
error-no-date = 「{ $date }」は日付ではありません。2026-07-01 のように書いてください。
error-not-this-puzzle = { $file } の最後のプレイ記録は、この問題を1人で最後まで遊んだものではありません。

plot-games = ゲーム数
plot-options = 選択肢ごとの価値
plot-expected = 最終得点の期待値

train-progress = 学習中
train-lesson = { $games }ゲーム：平均{ $mean }点、50点以上 { $best } %
train-title = 自分自身とのプレイによる学習
train-checked = 最善の選択だけのゲーム
train-exploring = 探索しながらのゲーム
train-done = 重みを { $file } に保存しました（{ $size }バイト）。

bound-progress = 探索中
bound-title = 山札を知っていた場合の最高点（{ $deals }回分）
bound-seed = シード
bound-good = 上手な人
bound-low = 到達点
bound-high = 上限
bound-mean = 平均

coach-progress = 検討中
coach-title = { $name } の判断

daily-title = { $date } の問題（{ $map }）
daily-how = 遊ぶには：kippu play metrox --seats 1 --map { $map } --seed "{ $seed }" --record daily.jsonl
    そのあと：kippu daily --map { $map } --record daily.jsonl
