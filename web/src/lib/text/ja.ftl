### ブラウザ側の文言。

list-separator = 、
loading = 読み込み中…
close = 閉じる
refresh = 更新
try-again = もう一度
to-home = ホームへ
language = 言語
settings = 設定
skip-to-content = 本文へ移動

## ページの題

title-home = Kippu 切符 · 鉄道ゲーム
title-table = { $game } · Kippu
title-replay = リプレイ · Kippu
title-wall = 会場表示 · Kippu
title-learn = { $game }を覚える · Kippu

## ページの上部

rules-heading = ルール
sound = 音
theme = { $theme ->
    [light] 配色：明るい
    [dark] 配色：暗い
   *[auto] 配色：端末に合わせる
}

## ホーム

home-games = ゲーム
home-seats = { $min }〜{ $max }人
home-play-now = いますぐ遊ぶ
home-play-now-sub = ボットと対戦・登録不要
home-starting = 準備中…
home-friends = 友だちと遊ぶ
home-learn = 5分で覚える
home-event = 参加中のイベントへ戻る
home-join = コードでライブイベントに参加
home-open-tables = 参加できるテーブル
home-no-tables = いまはありません。公開テーブルを作るとここに並びます。
home-my-games = 自分のゲーム
guest-name = 旅人{ $number }
names-and-more = { $names } ほか{ $more }人
table-state = { $phase ->
    [lobby] 募集中 { $seats }/{ $most }
    [playing] プレイ中 { $seats }人
   *[over] 終了
}

## 新しいテーブル

form-name = あなたの名前
form-seats = 席の数
form-bots = うちボット
form-level = ボットの強さ
form-clock = 1手ごとの時間
form-open = だれでも参加できるように公開する（しない場合はリンクを知る人だけ）
form-make = テーブルを作る
form-making = 作成中…
clock-seconds = { $seconds ->
    [0] 制限なし
   *[other] { $seconds }秒
}

## 待合室

table-gone = テーブルがありません
loading-table = テーブルへ移動中…
lobby-facts = { $clock ->
    [0] 時間制限なし
   *[other] 1手{ $clock }秒
}・{ $open ->
    [true] 公開テーブル
   *[false] 招待制
}
lobby-seats = { $most }席中{ $seats }席
lobby-add-bot = ボットを追加
lobby-remove = { $name }を外す
lobby-full = 満席です。始まるとここで観戦できます。
lobby-start = { $seats ->
    [1] 1人で始める
   *[other] { $seats }人で始める
}
lobby-waiting = { $host } が始めるのを待っています…
lobby-leave = 席を立つ
tag-bot = ボット
tag-host = ホスト
tag-you = あなた
join = 参加する
join-for-bot = ボットと交代して遊ぶ
invite = 招待
invite-link = 友だちに送るリンク
invite-qr = このテーブルへのリンクのQRコード
invite-copy = コピー
copied = コピーしました
invite-share = 共有
invite-wall = 会場表示

## 回線

status-connecting = 接続中…
status-reconnecting = 接続が切れました。つなぎ直しています…
status-offline = オフラインです。回線が戻ると続きから再開します。
status-unsent = 選んだ手は保存してあり、あとで送ります。
status-online = 接続しました
offline-explained = サーバーに届きません。接続を確かめてください。
error-unknown = 受け付けられませんでした（{ $code }）。
error-unexpected = このページで問題が起きました。
read-rule = ルール { $clause }

## ゲーム

zoom-in = 拡大
zoom-out = 縮小
zoom-all = 全体
clock-left = 残り{ $seconds }秒

## チャット

chat = チャット
chat-empty = まだ発言がありません。
chat-placeholder = メッセージ
chat-send = 送る
chat-hide = 隠す
chat-mute = 発言を止める
chat-unmute = 発言を許可
chat-show-all = 隠した{ $count }人をまた表示

## 終わり

own-best = 1人プレイの自己記録：{ $score }
own-best-first = 初めての記録です。次はこの記録に挑戦！
own-best-new = 自己記録を更新しました！（これまでの記録：{ $best }）
own-best-equal = 自己記録と同じ{ $best }です。
own-best-short = 自己記録の{ $best }まで、あと{ $short }でした。
own-best-uncounted = ボットが代わりに遊んだため、自己記録には残りません。
replay = リプレイ
record-download = プレイ記録を保存

## リプレイと会場表示

replay-to-table = テーブルへ
replay-seat = 視点
replay-spectator = 観戦者
wall-join = 読み取って参加

## アカウントとプレイ記録

account = アカウント
account-optional = アカウントがなくても遊べます。作ると、どの端末でも自分のゲームがまとまります。
account-new = 新しく作る
account-known = 持っている
account-login = ログイン名
account-login-help = 英数字・点・ハイフンで3〜32文字
account-password = パスワード（8文字以上）
account-make = アカウントを作る
account-log-in = ログイン
account-log-out = ログアウト
account-as = { $login } としてログイン中です。
account-kept = ゲームはホームの「自分のゲーム」にあります。
record-open = プレイ記録ファイルを再生
record-explained = 終わったゲームはプレイ記録として保存できます。カードと選択から本当にその結果になるかを、サーバーがルールに照らして確かめます。
record-choose = ファイルを選ぶ
record-checking = プレイ記録を確認中…
result-picture = 結果の画像

## 何もない

missing-title = この列車は停まりません
missing-text = このアドレスにページはありません。

## どのゲームでも

cancel = やめる
go-on = 次へ
hint = ヒント
leave-game = 席を立つ（ボットが代わります）
sending = 送信中…
sending-later = 保存しました。回線が戻ると送ります。
take-back = 取り消す
your-choice = あなたの選択
choices = 選択肢
replay-play = 再生
replay-pause = 停止
replay-back = 1ターン戻る
replay-next = 1ターン進む
replay-end = 終了
rematch = もう一度遊ぶ
rematch-join = 次のゲームへ
result = 結果
result-you-win = { $shared ->
    [true] 勝利を分け合いました！
   *[false] あなたの勝ち！
}
result-winner = { $shared ->
    [true] { $names } が勝利を分け合いました
   *[false] { $names } の勝ち
}
players = プレイヤー
players-away = 離席
players-taken-over = ボットが代わりに遊んでいます
players-taken-over-short = （ボット代行あり）
players-bot = ボットに任せる
score-place = 順位
score-player = プレイヤー
score-total = 合計
chat-open = { $unread ->
    [0] チャット
   *[other] チャット（新着{ $unread }件）
}
learn-progress = ステップ { $step } / { $steps }
learn-start = 始めましょう
learn-next = 次へ
learn-play = 本番へ
learn-tips = ヒント
learn-again = もう一度
verify-checking = シャッフルを検証中…
verify-failed = シャッフルを検証できませんでした
verify-unfair = シャッフルがシードと合いません！
verify-how = ゲームの前に、サーバーは秘密のシードの SHA-256（コミットメント）を公開しました。いまはシードも公開されています。このページはシードのハッシュを計算し、全カードを引き直して比べました。
verify-commitment = コミットメント
verify-seed = シード
watching = { $waiting ->
    [0] 観戦中です。
   *[other] 観戦中です。{ $waiting }人が考えています。
}
invite-text = 一緒に{ $game }を遊びませんか？

## 今日の問題

daily = 今日の問題
title-daily = 今日の問題 – Kippu
daily-explained = 今日は全員が同じカードの並びです。1人で、ヒントなしで遊びます。終わるとパーと、何人を上回ったかが分かります。もう一度来ても同じテーブルに戻ります。
daily-begin = 今日の問題を遊ぶ

## ライブイベントに参加

title-join = 参加 · Kippu
join-event = イベントに参加
join-about = チームのコードで参加します。1チームで何台でも使えます。
join-code = コード
join-go = 参加する

## この端末のライブイベント
kept = この端末にあるライブイベント
kept-about = 電波がなくても開けるように保存しています。終わって送信も済んだものは、開催日の1週間後に自動で消えます。
kept-unknown = ライブイベント
kept-state = { $unsent ->
    [0] { $closed ->
        [true] 終了・送信済み
       *[false] 送信済み
    }
   *[other] 未送信の報告が{ $unsent }件あります（イベントを開くと送信します）
}
kept-forget = この端末から消す
kept-forget-unsent = このイベントには、サーバーに届いていない報告が{ $unsent }件あります。消すと失われます。
kept-forget-anyway = 未送信の報告ごと消す

## ハウスルール

house-rules = ハウスルール
house-differ = { $count ->
    [0] 標準どおり
   *[other] { $count }件変更
  }
house-about = ルールブックで決まらないところは、このテーブルで決められます。選んだ内容は全員に表示されます。
house-preset = もとにする設定
house-preset-default = 標準の読み方
house-preset-own = 自分で選んだ設定
house-default = （標準）
house-name = このハウスルールの名前
house-keep = この名前で保存
house-forget = 「{ $name }」を削除
house-link = このハウスルールのリンクをコピー
house-here = ハウスルール：標準と{ $count }件ちがいます

## 読むルールブック

book-title = { $game }の遊び方
book-contents = 目次
book-words = ゲームの用語
book-print = 印刷する
book-exactly = 正確な条項：
book-open = 遊び方
book-picture = 図で見る
figure-order = 競りの前と入札：{ $before }。競りの後：{ $after }。
figure-seen = { $seen ->
    [true] 見える
   *[false] －
}
figure-you = 自分
figure-others = ほかの人
figure-player = プレイヤー
figure-place = 順位
