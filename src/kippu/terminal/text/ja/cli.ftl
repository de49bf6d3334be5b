### コマンドラインの文言。

error-no-bots = ボットを1つ以上指定してください（例：--bots greedy）。
error-too-many-bots = 席は{ $seats }なのに、ボットが{ $bots }個指定されています。
error-usage = 使い方が違います（{ $reason }）。{ $help } をご覧ください。
error-not-text = { $text } は UTF-8 の文字列ではありません。
error-record-wrong = { $file } の{ $line }行目：{ $reason }
error-no-such-option = { $game } に「{ $option }」という設定はありません。
error-unwritable = { $file } に書き込めません：{ $reason }
error-no-records = { $file } は空です。1行に1つのプレイ記録が必要です。
error-unknown-clause = { $game } のルールに { $clause } という条項はありません。一覧：kippu rules { $game }

replay-progress = 再生中
replay-done = プレイ記録{ $records }件を再生し、局面{ $checked }個を再現しました。すべて一致しています。
verify-progress = 検証中
verify-done = プレイ記録{ $records }件を検証し、乱数{ $checked }個をシードから引き直しました。すべて一致しています。

sim-progress = プレイ中
sim-title = { $games }ゲーム、{ $seats }席
sim-bot = ボット
sim-played = ゲーム数
sim-wins = 勝ち
sim-mean = 平均点
sim-deviation = 標準偏差
sim-best = 最高
sim-worst = 最低
sim-ended = { $how }：{ $of }ゲーム中{ $games }ゲーム（{ $share }%）
sim-pair = { $bot }が{ $other }より上位：{ $played }組のうち{ $share }%
sim-round = ラウンド
sim-plot = グラフを { $file } に保存しました。
sim-records = プレイ記録{ $games }件を { $file } に保存しました。

perft-progress = 数えています
perft-title = 深さごとの局面数（{ $seats }席）
perft-depth = 深さ
perft-positions = 局面数
perft-distinct = 異なる局面
