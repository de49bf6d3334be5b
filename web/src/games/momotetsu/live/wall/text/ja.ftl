### 実地イベントの大画面と観戦。

wall-open = 大画面
wall-watch = 観戦はこちら：{ $address }
wall-result-at = 結果・アルバム・再生：{ $address }
wall-qr = 観戦ページのQRコード
wall-countdowns = これからの時刻
wall-until-start = 開始まで
wall-until-goal = 全員下車まで
wall-until-gate = 目的地の通り抜け不可が終わるまで
wall-until-settlement = 決算まで
wall-until-last-roll = ラストサイコロまで
wall-until-cutoff = 終了まで
wall-left = { $what } { $left }
wall-no-destination = まだ決まっていません
wall-delay = { $minutes }分遅れの表示です
wall-settlements = これまでの決算
wall-paused = イベントは一時停止中です。
wall-ended = 一日の競技は終わりました。ゲームマスターが最後の確認をしています。結果はまもなく確定します。
wall-hold = ゴール！{ $square }にチーム{ $teams }が到着。ほかのチームは次のマスで下車します。
wall-between = ・
wall-side = チームと出来事
wall-standings = 順位
wall-place = 順位
wall-goals = ゴール
wall-out = 離脱
wall-balances-since = 持ち点は{ $time }の決算時点のものです
wall-balances-hidden = 持ち点は最初の決算から公開されます。
