### ライブイベントの通知。

push-goal = ゴール！{ $team }が{ $square }に到着（{ $points }点）
push-alight = 次の駅で降りて、場所を報告してください。
push-ordered = 次の駅で降りて報告するチーム：{ $teams }
push-resume = ゲーム再開です。
push-destination = 次の目的地は{ $square }です。
push-bonbi = ボンビーが{ $team }につきました。
push-settlement = { $number }回目の決算が行われました。
push-rejected = { $how ->
    [redo] ゲームマスターが証拠の出し直しを求めています。
    [return] ゲームマスターの指示により、元のマスに戻ります。
    [waive] 証拠は認められませんでしたが、やり直しは不要です。
   *[other] 報告は認められませんでした。
}
push-called = { $team }がゲームマスターを呼んでいます。
push-conflict = { $team }の遅れた報告が判断を待っています。
