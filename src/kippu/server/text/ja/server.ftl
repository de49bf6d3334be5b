### サーバーの文言。

error-rules-gone = { $game } のルール第{ $rules }版のゲームです。この Kippu はもう対応していません。プレイ記録は終了後に読めます。
error-no-live-game = このゲームにライブイベントはありません。
error-no-table = テーブル { $id } はありません。
error-table-full = このテーブルは満席です。
error-no-free-seat = 空いている席がありません。
error-too-late = このテーブルではもうできません。
error-not-begun = まだ始まっていません。
error-not-over = まだ終わっていません。
error-not-seated = このテーブルに参加していません。
error-not-host = ホストだけができます。
error-muted = ここには書き込めません。
error-not-a-command = ゲームの操作として読めません：{ $reason }
error-bad-message = メッセージを読めません：{ $reason }
error-bad-request = リクエストを読めません：{ $reason }
error-too-long = メッセージは{ $max }バイトまでです。
error-too-many-requests = リクエストが多すぎます。少し待ってからやり直してください。
error-other-origin = 別のサイトからのリクエストです。
error-other-protocol = { $newer ->
    [client] このページはサーバーより新しい版です。数分後に読み込み直してください。
   *[server] このページはサーバーより古い版です。Kippu のタブをすべて閉じて、開き直してください。
}
error-has-account = すでにアカウントがあります。
error-login-taken = ログイン名 { $login } は使われています。別の名前にしてください。
error-wrong-login = ログイン名かパスワードが違います。
error-unknown-lang = 言語 { $lang } には対応していません。
error-no-client = ブラウザ用の画面がまだ作られていません。make web を実行してください。
error-store-unavailable = 今は保存できませんでした。何も変わっていません。もう一度お試しください。
error-store-not-opened = データベースを開けません：{ $reason }
error-newer-database = データベースの版（{ $version }）が新しすぎます。この Kippu は版 { $known } まで対応しています。
error-workers-need-postgres = 複数のワーカーには PostgreSQL が必要です：--db postgresql://...
error-cannot-listen = { $host } のポート { $port } を使えません：{ $reason }。--port で別の番号を指定してください。
error-no-coach = このゲームにはコーチがいません。
error-no-hints = 今日の問題では、点数を比べられるようにヒントは使えません。
error-nothing-to-decide = いま決めることはありません。
error-no-such-player = プレイヤー{ $seat }はいません。このゲームは{ $seats }人です。
error-no-daily = これには今日の問題がありません。
error-bot-has-played = 途中でボットが代わったため、ほかの人とは比べられません。
error-no-event = テーブル { $id } はライブイベントではありません。
error-no-code = このコードは使えません。入力を確かめるか、新しいコードをもらってください。
error-no-team = チーム { $team } はありません。
error-is-master = あなたはこのイベントのゲームマスターなので、このブラウザではチームに参加できません。
error-not-master = これができるのはこのイベントのゲームマスターだけです。
error-event-full = このイベントの参加者が上限に達しているため、これ以上参加できません。
error-same-names = 同じ名前のチームが2つあります。
error-day-is-over = このイベントの日はもう終わっています。
error-not-a-photo = 読み取れる写真ではありません。使えるのはJPEG、PNG、WebPです。
error-photo-too-large = 写真は{ $max }00万画素までです。
error-too-many-photos = このイベントの写真は上限に達しています。
error-bad-address = ここから { $host } には送信できません。
