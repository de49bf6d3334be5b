### ブラウザ側の文言。

list-separator = 、
loading = 読み込み中…
close = 閉じる
cancel = やめる
refresh = 更新
try-again = もう一度
to-home = ホームへ
go-on = 次へ
settings = 設定
skip-to-content = 本文へ移動

## ページの題

title-home = Kippu 切符 · 鉄道ゲーム
title-table = メトロックス · Kippu
title-replay = リプレイ · Kippu
title-wall = 会場表示 · Kippu
title-learn = メトロックスを覚える · Kippu

## ページの上部

rules-heading = ルール
sound = 音
theme = { $theme ->
    [light] 配色：明るい
    [dark] 配色：暗い
   *[auto] 配色：端末に合わせる
}

## ホーム

home-title = 路線図とペン、そして1枚ずつのカード。
home-lead = メトロックス：カードをめくり、路線図に書き込み、だれよりも先に路線を完成させよう。全員同時に、1人から99人まで。
home-play-now = いますぐ遊ぶ
home-play-now-sub = ボット2体と対戦・登録不要
home-starting = 準備中…
home-friends = 友だちと遊ぶ
home-learn = 5分で覚える
home-open-tables = 参加できるテーブル
home-no-tables = いまはありません。公開テーブルを作るとここに並びます。
home-my-games = 自分の対局
home-footer = 「メトロックス」は林尚志氏（OKAZU brand）のゲームです。Kippu は独立した作品で、絵と文章は独自のものです。
guest-name = 旅人{ $number }
names-and-more = { $names } ほか{ $more }人
table-state = { $phase ->
    [lobby] 募集中 { $seats }/{ $most }
    [playing] 対局中 { $seats }人
   *[over] 終了
}
map-tokyo = 東京
map-osaka = 大阪
map-own = 自作の路線図

## 新しいテーブル

form-map = 路線図
form-name = あなたの名前
form-seats = 席の数
form-bots = うちボット
form-level = ボットの強さ
form-clock = 1枚ごとの時間
form-open = だれでも参加できるように公開する（しない場合はリンクを知る人だけ）
form-make = テーブルを作る
form-making = 作成中…
clock-seconds = { $seconds ->
    [0] 制限なし
   *[other] { $seconds }秒
}
bot-greedy = 考えるボット
bot-random = 気まぐれボット
bot-name-greedy = ボット{ $number }
bot-name-random = 気まぐれボット{ $number }

## 待合室

table-gone = テーブルがありません
loading-table = テーブルへ移動中…
lobby-facts = { $clock ->
    [0] 時間制限なし
   *[other] 1枚{ $clock }秒
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
lobby-waiting = { $host }さんの開始を待っています…
lobby-leave = 席を立つ
tag-bot = ボット
tag-host = ホスト
tag-you = あなた
join = 座る
join-for-bot = ボットと交代して遊ぶ
invite = 招待
invite-link = 友だちに送るリンク
invite-qr = このテーブルへのリンクの QR コード
invite-copy = コピー
invite-copied = コピーしました
invite-share = 共有
invite-text = 一緒にメトロックスを遊びませんか？
invite-wall = 会場表示

## 回線

status-connecting = 接続中…
status-reconnecting = 接続が切れました。つなぎ直しています…
status-offline = オフラインです。回線が戻ると続きから再開します。
status-unsent = 選んだ手は保存してあり、あとで送ります。
status-online = 接続中
offline-explained = サーバーに届きません。接続を確かめてください。
error-stale = 選択が届く前にターンが終わっていました。このカードで選び直してください。
error-unknown = 受け付けられませんでした（{ $code }）。
error-unexpected = このページで問題が起きました。
read-rule = ルール { $clause }
sending = 送信中…
sending-later = 保存しました。回線が戻ると送ります。

## 対局

card-face-up = めくられたカード
card-turn = 第{ $turn }ターン
card-reshuffles = その後、全カードを混ぜ直す。
spaces-left = 残り{ $spaces }マス
pile-label = { $cards ->
    [0] 山札はありません
   *[other] 山札 残り{ $cards }枚
}
pile-kind = { $card }：残り{ $left }枚
choices = 選択肢
your-choice = あなたの選択
choose-route = 路線を選んでください。
choose-station = 空き駅を1つ選んでください。
choose-keys = 路線の文字キーで選び、Enter で決定。
route-full = { $route } { $name }：空きマスなし
preview = { $route ->
    [none] { $stations } に○を書きます。
   *[other] { $count ->
        [0] { $route } には埋める駅がありません。指示マスを1つ使うだけです。
       *[other] { $number ->
            [0] { $route }（{ $name }）で{ $count }駅埋まります：{ $stations }。
           *[other] { $route }（{ $name }）の { $stations } に{ $number }を書きます。
        }
    }
}
preview-wastes = { $wasted }駅分は無駄になります。
preview-completes = { $first ->
    [true] { $route } を最初に完成：+{ $bonus }。
   *[false] { $route } が完成：+{ $bonus }。
}
write = 書く
take-back = 取り消す
written-waiting = { $count ->
    [0] 書きました。ターンを締めています…
    [1] 書きました。{ $names }さんを待っています。
    [2] 書きました。{ $names }さんを待っています。
   *[other] 書きました。あと{ $count }人を待っています。
}
nothing-to-circle = 空き駅がないので、書くものがありません。
watching = { $waiting ->
    [0] 観戦中です。
   *[other] 観戦中です。{ $waiting }人が考えています。
}
hint = ヒント
leave-game = 席を立つ（ボットが代わります）
sheet-of = { $name }さんの路線図
sheet-back = 自分の路線図へ
sheet-label = { $name }さんの路線図：{ $stations }駅中{ $filled }駅
zoom-in = 拡大
zoom-out = 縮小
zoom-all = 全体
clock-left = 残り{ $seconds }秒
announce-card = 第{ $turn }ターン：{ $card }。
announce-over = ゲーム終了。あなたの合計は{ $total }点です。
summary-own = { $route ->
    [none] { $count ->
        [0] 書くものはありませんでした。
       *[other] { $stations } に○を書きました。
    }
   *[other] { $count ->
        [0] { $route } に書きましたが、埋まる駅はありませんでした。
       *[other] { $number ->
            [0] { $route } で{ $count }駅埋めました。
           *[other] { $stations } に{ $number }を書きました。
        }
    }
}
summary-you-complete = { $first ->
    [true] あなたが最初に{ $route }を完成：+{ $bonus }！
   *[false] あなたが{ $route }を完成：+{ $bonus }。
}
summary-complete = { $first ->
    [true] { $name }さんが最初に{ $route }を完成：+{ $bonus }。
   *[false] { $name }さんが{ $route }を完成：+{ $bonus }。
}
summary-more = ほか{ $more }路線が完成。
summary-reshuffled = カードを混ぜ直しました。

## プレイヤー

players = プレイヤー
players-written = { $players }人中{ $written }人が書きました
players-last = 前のターン
players-show = { $name }さんの路線図を見る
players-away = 離席
players-has-written = 書きました
players-taken-over = ボットが代わりに遊んでいます
players-taken-over-short = （ボット代行あり）
score-place = 順位
score-player = プレイヤー
score-filled = 埋めた駅
score-bonuses = 路線
score-stars = ★
score-empty = 空き
score-empty-stations = 空き駅{ $empty }
score-total = 合計
score-explained = いまの路線図での得点

## チャット

chat = チャット
chat-open = { $unread ->
    [0] チャット
   *[other] チャット（新着{ $unread }件）
}
chat-empty = まだ発言がありません。
chat-placeholder = メッセージ
chat-send = 送る
chat-hide = 隠す
chat-mute = 全員に対して止める
chat-unmute = 発言を許可
chat-show-all = 隠した{ $count }人をまた表示

## 終わり

result = 結果
result-points = { $total }点
result-you-win = { $shared ->
    [true] 勝利を分け合いました！
   *[false] あなたの勝ち！
}
result-winner = { $shared ->
    [true] { $names }さんが勝利を分け合いました
   *[false] { $names }さんの勝ち
}
result-why-solo = 1人のときは合計で腕前が決まります。
result-why-total = 合計が最も高い人の勝ち：{ $total }点。
result-why-fewer-empty = 合計は{ $total }点で同じ。空き駅の少ないほう（{ $empty }駅）の勝ち。
result-why-shared = 合計（{ $total }点）も空き駅（{ $empty }駅）も同じです。
rematch = もう一度遊ぶ
rematch-join = 次の対局へ
replay = リプレイ
record-download = 棋譜を保存
verify-checking = シャッフルを検証中…
verify-fair = シャッフルは公正です：{ $cards }枚すべて検証済み
verify-unfair = シャッフルがシードと合いません！
verify-failed = シャッフルを検証できませんでした
verify-how = 対局の前に、サーバーは秘密のシードの SHA-256（コミットメント）を公開しました。いまはシードも公開されています。このページはシードのハッシュを計算し、全カードを引き直して比べました。
verify-commitment = コミットメント
verify-seed = シード
verify-cards = 引き直したカード

## リプレイと会場表示

replay-play = 再生
replay-pause = 停止
replay-back = 1ターン戻る
replay-next = 1ターン進む
replay-turn = ターン
replay-end = 終局
replay-to-table = テーブルへ
wall-join = 読み取って参加
wall-over = { $names }さんの勝ち！

## 学ぶ

learn-progress = ステップ { $step } / { $steps }
learn-start = 始めましょう
learn-next = 次へ
learn-play = 本番へ
learn-again = もう一度
learn-welcome = これがあなたの路線図です。色のついた線が路線、四角が駅です。毎ターン1枚のカードがめくられ、それをどれか1つの路線に書きます。路線の駅をすべて埋めると得点になります。
learn-number = 6のカード。最初の空き駅から続けて6駅まで埋めます。左上の路線Fを選んでください（路線図でも、ボタンでも、Fキーでも）。下見を確かめてから書きましょう。
learn-number-done = 6駅埋まりました！ 6はFの最初の指示マスに入りました。Fの空きマスはあと1つ。書けるカードもあと1枚です。
learn-shared = 3のカード。路線は駅を共有します。Yの最初の6駅はもう埋まっているので、Yは最初の空き駅から続きます。Yに3を書きましょう。
learn-shared-done = 1枚のカードが2つの路線に効きました。乗換駅をうまく使うのがこつです。
learn-skip = 丸で囲んだ3は飛び石です。路線の空き駅を始点側から3つ、埋まった駅は飛ばして埋めます。Gに書きましょう。
learn-skip-done = ふつうの数字は埋まった駅の手前で止まります。丸数字は止まりません。
learn-star = ★です！ 路線の最初の空き駅に、そこを通る路線数の2倍の数を書きます。Zのそこには5路線が集まっています。書きましょう。
learn-star-done = 一気に10点。★は大きな乗換駅で稼げます。★のための路線を残しておきましょう。
learn-complete = Yに5のカード。途中の駅は★で埋まったので、Yの空きは最後の4駅だけ。1つ無駄になりますが、Yが完成します。Yに書きましょう。
learn-complete-done = Yが完成：王冠の+4点。ほかの人と遊ぶときは、後のターンに完成させた人の得点は小さいダイヤのほうになります。
learn-free = フリー○は指示マスを使いません。好きな空き駅を1つ埋めてください。
learn-free-done = これで全部です。23個の指示マスがすべて埋まるとゲームが終わります。
learn-end = いまの得点：路線{ $bonuses } + ★{ $stars } − 空き{ $empty }駅の減点{ $penalty } = { $total }点。空き駅が5つ以下なら減点はありません。よい旅を！

## アカウントと棋譜

account = アカウント
account-optional = アカウントがなくても遊べます。作ると、どの端末でも自分の対局がまとまります。
account-new = 新しく作る
account-known = 持っている
account-login = ログイン名
account-login-help = 英数字・点・ハイフンで3〜32文字
account-password = パスワード（8文字以上）
account-make = アカウントを作る
account-log-in = ログイン
account-log-out = ログアウト
account-as = { $login } としてログイン中です。
account-kept = 対局はホームの「自分の対局」にあります。
record-open = 棋譜ファイルを再生
record-explained = 終わった対局は棋譜として保存できます。カードと選択から本当にその結果になるかを、サーバーがルールに照らして確かめます。
record-choose = ファイルを選ぶ
record-checking = 棋譜を確認中…
result-picture = 結果の画像
players-bot = ボットに任せる

## 何もない

missing-title = この列車は停まりません
missing-text = このアドレスにページはありません。
