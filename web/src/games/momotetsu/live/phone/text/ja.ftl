### ライブイベントのチーム用スマホ画面

## 画面の部分

phone-parts = 画面の切り替え
phone-choices = 選択肢
phone-wins = { $properties }を獲得
phone-actions = いまできること
tab-now = いま
tab-missions = ミッション
tab-money = 持ち点
tab-feed = できごと
tab-more = その他

## 上の段

phone-no-destination = 目的地は未定
phone-offline = 電波がありません。報告はここに保存し、後で送ります。
phone-reconnecting = 接続しています…
mark-start = 開始まで
mark-settlement = 決算{ $number }まで
mark-switch = 後半レートまで
mark-last-roll = ラストサイコロまで
mark-cutoff = 終了まで
bonbi-ours-here = ボンビー付き（このマスで攻撃）
bonbi-ours-next = ボンビー付き（次のマスから攻撃）

## しなければならないこと

duties = やること
duty-before = まだ始まっていません。いまのうちにマップを見ておきましょう。
duty-paused = ゲームマスターが一時停止しています。報告はできます。
duty-alight = 次のマスで降りて、場所を報告してください！
duty-hold = { $square }でゴールがありました。再開までそのまま待ってください。ミッションは続けられます。
duty-reported = 目的地に到着！ゲームマスターの下車の合図のあと、次の目的地のサイコロを振ります。
duty-destination = 目的地に到着！次の目的地のサイコロを振ってください。
duty-conflict = 報告{ $entry }はゲームマスターが確認中です。
duty-touched = チーム{ $team }がタッチしたと言っています。合っていますか？
duty-repel = チーム{ $team }からボンビーが送られてきました。払って追い返しますか？
duty-debt = 持ち点がマイナスです。物件を売ってください。
duty-redo = 報告{ $entry }の証拠の出し直しが必要です。
duty-goal-photo = ゴール！駅名の写った写真を追加してください。
duty-task = カードの時間が過ぎるまでお待ちください。過ぎたら報告してください。
duty-search = 見つけて証拠を送ってください。なければ、時間が過ぎたら終わりにできます。
duty-wait = まだ進めません。少し待ってください。
duty-no-rolls = ラストサイコロは終わりました。おつかれさまでした！
duty-ended = 一日が終わりました。ゲームマスターの最終確認のあと、ここに結果が出ます。
duty-out = このチームは離脱しました。

## 決める

phone-ready = { $square }にいます。サイコロを振ってください。
phone-here = { $square }にいます。
phone-sending = サーバーに送っています…
phone-heading = { $square }へ向かっています。着いたら報告してください。
phone-head-for = ここへ向かう
phone-alight = 降りた場所を報告
phone-task = { $card }：{ $text }
phone-trying = 挑戦中：{ $missions }。結果を報告してください。
phone-touch = ほかのチームに会った：ボンビーを渡す
phone-needs-line = サイコロとカードには電波が必要です。ほかの報告はいまでもできます。
phone-not-card = 「{ $card }」をやめる
guessed-processing = 記録しました：{ $square }にいます。続けて報告できます。電波が戻りしだい送ります。
guessed-task = 記録しました：挑戦中です。結果を報告してください。
guessed-moving = 記録しました。着いた場所を報告してください。
guessed-ready = 記録しました：{ $square }は終わりです。次のサイコロには電波が必要です。
guessed-later = 記録しました。続きはサーバーの返事を待ってください。
do-arrive = { $square }に着きました
do-alight = { $square }で降りました
do-not-boarded = まだ乗っていません
do-roll-destination = 次の目的地のサイコロを振る
do-submit = 課題を済ませました
do-give-up = 探すのをやめる
do-mission-done = 成功：{ $mission }
do-mission-failed = 失敗：{ $mission }
do-confirm-touch = はい、タッチされました
do-deny-touch = いいえ、されていません
do-undo-report = 直前の報告を取り消す
do-add-proof = 報告{ $entry }の証拠
do-note = 全員へ：{ $text }
do-call-gm = ゲームマスターへ：{ $text }
do-choose = 選択
way-leg = { $line }で{ $to }{ $passes ->
    [none] { "" }
   *[other] （{ $passes }は通過）
}
way-then = { " → " }
way-any = 行き方は一つではありません

## 報告

outbox = 処理待ちの報告
outbox-over = 最近の報告
outbox-waiting = 送信待ち{ $count }
outbox-photo = { $sent ->
    [true] 写真送信済み
   *[false] 写真あり
}
outbox-read = 了解
outbox-drop = 削除
outbox-forgetful = このブラウザは何も保存できません。送信待ちの間はページを閉じないでください。
fate-waiting = 送信待ち
fate-sent = 送信中
fate-accepted = 受付済み
fate-refused = 却下
fate-master = GM確認中
error-photo-lost = 写真がこのスマホに残っていません。撮り直してください。

## 証拠

proof-add = 証拠を追加
proof-goal = 写真を付けてください。ゴールでは駅名が読めるように撮ります。
proof-photo = 写真
proof-camera = カメラ
proof-file = 写真を選ぶ
proof-text = 文章
proof-text-optional = ひとこと（任意）
proof-count = { $wanted ->
    [0] { $count }文字
   *[other] { $count }／{ $wanted }文字
}
proof-send = 報告する
proof-missing = 足りないものがあります。課題で求められたものを付けてください。

## 手持ちのサイコロ

own-dice-ask = サイコロやトランプの目は？ゲームマスター用に動画を残してください。
own-dice-which = { $number }個目
own-dice-send = 報告する
own-dice-server = サーバーに振ってもらう

## 運

drama-squares = { $steps }マス
drama-destination = 次の目的地
drama-goal = ゴール！

## ミッションと駅

missions-near = いま行ける場所
missions-far = そのほか（近い順）
missions-done = 達成済み
mission-away = { $away ->
    [0] 現在地
   *[other] ここから{ $away }マス
}
stations = 駅一覧
stations-open = 駅をさがす
stations-search = かな・漢字・ローマ字
stations-found = { $count }駅
stations-none = その名前の駅はありません。
stations-end = 止まれる
stations-arrived = { $square }に着きました
stations-not-end = 今回の移動では止まれない駅です。報告はゲームマスターの確認になります。

## その他

say-label = メッセージ
say-all = 全員へ
say-gm = ゲームマスターへ
phone-settings = このスマホ
share-position = 到着と証拠の報告に位置を付ける
share-position-about = 送るのは報告の瞬間だけで、ほかの時には測りません。見られるのは自チームとゲームマスターだけです。
phone-keeps = 電波がなくても開けるように、イベントをこの端末に保存しています。送信が済んでいれば開催日の1週間後に自動で消えます。スタートページからいつでも消せます。
push = 閉じていても通知を受け取る
push-about = ゴール、下車の指示、再開、決算、ボンビー、証拠の出し直しを知らせます。
push-denied = ブラウザが通知を許可していません。ブラウザの設定で変えられます。
push-failed = このブラウザでは通知を受け取れません（プライベートウィンドウでは使えません）。別のブラウザを使うか、あとでもう一度お試しください。
push-offline = いまは接続がありません。つながってからもう一度お試しください。
push-unsupported = このブラウザでは、閉じている間の通知を受け取れません。iPhoneでは先にホーム画面に追加してください。
install = ホーム画面に追加
install-about = ホーム画面に置くには、ブラウザのメニューか共有から「ホーム画面に追加」を選んでください。
