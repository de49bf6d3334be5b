### サーバーの文言。

error-no-table = テーブル { $id } はありません。
error-table-full = このテーブルは満席です。
error-no-free-seat = 空いている席がありません。
error-too-late = このテーブルではもうできません。
error-not-begun = まだ始まっていません。
error-not-over = まだ終わっていません。
error-not-seated = このテーブルに座っていません。
error-not-host = ホストだけができます。
error-muted = ここには書き込めません。
error-not-a-command = ゲームの操作として読めません：{ $reason }
error-bad-message = メッセージを読めません：{ $reason }
error-bad-request = リクエストを読めません：{ $reason }
error-bad-options = この設定では遊べません：{ $reason }
error-too-long = メッセージは{ $max }バイトまでです。
error-too-many-requests = リクエストが多すぎます。少し待ってからやり直してください。
error-other-origin = 別のサイトからのリクエストです。
error-other-protocol = ページとサーバーの版が違います。読み込み直してください。
error-has-account = すでにアカウントがあります。
error-login-taken = ログイン名 { $login } は使われています。別の名前にしてください。
error-wrong-login = ログイン名かパスワードが違います。
error-unknown-lang = 言語 { $lang } には対応していません。
error-no-client = ブラウザ用の画面がまだ作られていません。make web を実行してください。
error-store-unavailable = 今は保存できませんでした。何も変わっていません。もう一度お試しください。
error-store-not-opened = データベースを開けません：{ $reason }
error-newer-database = データベースの版（{ $version }）が新しすぎます。この Kippu は版 { $known } まで対応しています。
