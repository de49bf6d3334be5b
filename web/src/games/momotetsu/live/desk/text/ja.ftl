### ゲームマスターのデスクと、イベントの作成

desk-title = { $name }の進行デスク
desk-the-day = 全体
desk-nobody = なし
desk-yes = はい
desk-no = いいえ
desk-cancel = やめる
desk-do-it = 実行
desk-reason = 理由（記録に残ります）
desk-entry = 記録{ $entry }
desk-minutes = { $minutes }分

## 上部

desk-day-before = 開始前
desk-day-running = 進行中
desk-day-ended = 終了（未確定）
desk-day-closed = 結果確定
desk-paused-since = { $time }から一時停止中
desk-next-start = 開始
desk-next-settlement = 次の決算
desk-next-last-roll = ラストサイコロ（L.S.）
desk-next-cutoff = 最終打ち切り
desk-undo = 取り消す
desk-more = その他…
desk-help = キー操作
desk-radio-short = 代理入力

## チーム

desk-teams-table = 全チーム
desk-phase = 状態
desk-heard = 最後の報告
desk-phones = 端末
desk-team-menu = （メニュー）
desk-team-last = 最近の記録
desk-has = ゴール{ $goals }・物件{ $properties }・★{ $cards }
desk-silence = { $minutes }分間連絡なし
desk-overdue = 連絡待ち超過
desk-bonbi = ボンビー
desk-overlay-out = 離脱
desk-overlay-paused = 一時停止
desk-overlay-alight = 下車指示
desk-overlay-hold = 再開待ち
desk-overlay-debt = 借金
desk-overlay-redo = 証拠の出し直し
desk-overlay-conflict = 要判断
desk-overlay-repel = 追い返し可

## デスクの表示

desk-tabs = 表示の切り替え
desk-tab-map = マップ
desk-tab-trail = 記録
desk-tab-settlement = 決算
desk-tab-photos = 写真
desk-tab-codes = 参加コード

## 開始前と終了後

desk-before = 開始前の準備
desk-before-codes = 参加コードを配る：{ $teams }チーム中{ $connected }チームが接続中。
desk-before-destination = 最初の目的地を抽選する。
desk-before-destination-is = 最初の目的地は{ $square }です。
desk-before-draw = 抽選する
desk-before-members = 各チームの人数
desk-before-members-save = 人数を登録
desk-before-start = { $time }に自動で開始します。
desk-end = 本日のゲームは終了
desk-end-help = { $proofs ->
    [0] 未判定の証拠はありません。
   *[other] 未判定の証拠が{ $proofs }件あります。確定すると承認扱いになります。
}{ $conflicts ->
    [0] { "" }
   *[other] 先に要判断の報告{ $conflicts }件を決めてください。
}
desk-closed = 結果は確定済み

## 証拠

desk-proofs = 証拠
desk-proofs-count = { $count ->
    [0] 証拠
   *[other] 証拠{ $count }件が判定待ち
}
desk-proofs-none = 判定待ちはありません。
desk-proofs-more = ほか{ $count }件
desk-photo = 証拠として送られた写真
desk-photo-none = 写真はまだありません。
desk-photo-deleted = 写真は削除されました。
desk-photo-delete = 写真を削除
desk-photo-delete-do = 完全に削除する
desk-photo-days = 写真を消すまでの日数
desk-photo-days-help = 開催日から数えます。すべての写真が全員分消えます。
desk-plan = 写真と通知
desk-plan-save = 保存
desk-push-about = ゲームマスターの呼び出し、判断待ちの遅れた報告、ゴール、決算、ボンビーを知らせます。
desk-webhook = Webhook（Discord互換）
desk-webhook-help = ゴール・下車指示・目的地・決算・ボンビーを、観戦者向けの遅延なしですぐに送ります。アドレスは秘密なので、あとから表示されません。
desk-webhook-keep = 設定済みのアドレスを使い続ける
desk-photo-told = 無線・電話での報告（写真なし）
desk-flagged = 端末の位置が離れています。
desk-unplaced = 位置情報なし。
desk-came = 確認したい報告{ $count }件
desk-came-help = 報告はそのまま有効です。おかしいと思ったらチームに確かめ、チームのメニューから直せます。
desk-came-seen = 確認した
desk-received = { $made }（受信{ $received }）
desk-approve = 承認
desk-claim-goal = { $square }でゴール
desk-claim-mission = { $square }のミッション
desk-claim-task = カード「{ $card }」
desk-claim-touch = { $team }にタッチ
desk-claim-dice = 自前のサイコロ
desk-claim-wins = { $property }を獲得。
desk-rule-goal = 写真で駅名が読めること。
desk-rule-touch = 両チームが同じ場所にいて、相手を実際に見つけていること。
desk-rule-dice = 動画の出目が報告と一致すること。

## 要判断の報告と呼び出し

desk-conflicts = 要判断の報告
desk-conflicts-count = 要判断の報告{ $count }件
desk-conflict-times = 発生{ $made }、受信{ $received }
desk-conflict-proposal = ルールの提案：{ $how }
desk-conflict-decide = 判断する…
desk-report = { $kind }：{ $what }
desk-calls = 呼び出し
desk-call-heard = 確認した

## ゴール

desk-goal = ゴール
desk-goal-title = { $square }でゴール
desk-goal-left = 自動再開まで{ $time }
desk-step-is-done = （済み）
desk-step-is-now = （いま）
desk-step-is-later = （このあと）
desk-step-goal = ゴール
desk-step-announce = 全員停止
desk-step-alight = 下車
desk-step-bonbi = ボンビー
desk-step-destination = 次の目的地
desk-step-resume = 再開
desk-goal-by = { $teams }、{ $time }
desk-goal-reject = { $team }のゴールを却下…
desk-goal-t0 = { $time }に告知（T0）。
desk-goal-notice-soon = サーバーがすぐに告知します。
desk-goal-announce = 下車を告知
desk-goal-all-off = 全チームがマスにいます。
desk-goal-radio = 代理で報告…
desk-goal-open = （未下車）
desk-goal-tie = 同距離：{ $teams }。サーバーがサイコロで決めます。
desk-nobody-has-bonbi = ボンビーは誰にも付いていません。
desk-distance = 距離
desk-goal-roller = { $team }が振ります。5分たつとサーバーが振ります。
desk-goal-roll = 代わりに振る
desk-goal-resume = いま再開
desk-goal-resume-help = 目的地が決まり全員が下車すると自動で再開します。遅くとも時計がゼロになったときに再開します。

## 変更の予告

desk-preview = こう変わります
desk-preview-nothing = チームの持ち物に変化はありません。
desk-preview-also = 一緒に無効になる記録{ $count }件：
desk-preview-chance = サイコロやカードは引き直しになるため、実際の結果は異なることがあります。
desk-change-day = 進行
desk-change-destination = 目的地
desk-change-previous-destination = 前の目的地
desk-change-bonbi = ボンビー
desk-change-economy = 景気
desk-change-hold = ゴール処理
desk-change-settled = 決算回数
desk-change-pause = 一時停止
desk-change-conflicts = 要判断
desk-change-square = 位置
desk-change-phase = 状態
desk-change-target = 行き先
desk-change-balance = 持ち点
desk-change-goals = ゴール数
desk-change-hand = 手札
desk-change-properties = 物件
desk-change-statuses = 効果
desk-change-alight = 指示
desk-change-redo = 出し直しの証拠
desk-change-withdrawn = 離脱
desk-economy-normal = 通常
desk-economy-boom = 好景気
desk-economy-recession = 不景気

## ゲームマスターの操作

desk-act-reject = 証拠を却下
desk-act-resolve = 遅れた報告の判断
desk-act-void = 記録を無効にする
desk-act-correct = チームの訂正
desk-act-position = チームの位置を決める
desk-act-bonbi = ボンビーを付け替える
desk-act-restore-move = 移動を続けさせる
desk-act-waive-late = 遅刻の減点を戻す
desk-act-alight = 下車を指示
desk-act-withdraw = チームを離脱にする
desk-act-broadcast = 全員に知らせる
desk-act-pause = 一時停止
desk-act-unpause = 再開
desk-act-clock = 時刻の変更
desk-act-settlement = いま決算する
desk-act-mission = ミッションの差し替え
desk-act-edge = 区間を閉鎖
desk-act-option = 設定の変更
desk-act-end = イベントを終了する
desk-act-close = 結果を確定
desk-help-reject = この報告から生じたものが下の通り戻ります。理由はチームに伝わります。
desk-help-resolve = 発生より遅れて届いた報告です。その間に他のチームが先へ進んでいます。
desk-help-void = この記録と、それに依存する記録が無効になります。出たサイコロは使い回しません。
desk-help-correct = 誤っている項目だけ記入し、ほかは空欄のままにします。減点はマイナスで。
desk-help-position = 以後チームはそこにいます。移動中なら移動は終わります。
desk-help-bonbi = いま付いているチームからは離れます。
desk-help-restore-move = 誤ったゴールや指示で止められたチームのために。
desk-help-waive-late = 法令・係員の指示・安全が優先です。従ったことで不利にしません。
desk-help-alight = 乗り物が次に停まるマスで降ります。
desk-help-withdraw = すべての順位から外れます。元には戻せません。
desk-help-broadcast = 全員の端末と大画面に表示されます。
desk-help-pause = 動いているタイマーはすべて止まります。決算などの時刻は止まらないので、必要なら変更してください。
desk-help-unpause = すべてのタイマーが動き出します。
desk-help-clock = これから来る時刻を、別のこれから来る時刻に変えられます。
desk-help-settlement = 各チームに物件の収益が入ります。
desk-help-mission = 新しい課題を日英両方で書きます。挑戦中のチームがいる間は差し替えられません。理由は新しい課題に添えて全員に知らせます。
desk-help-edge = 以後この区間は使えません。すでに始まった移動の行き先は変わりません。
desk-help-option = 開始前だけ変更できます。
desk-help-end = 現時点の得点で集計します。まだの決算は支払われません。
desk-help-close = 確定後は何も変更できません。
desk-field-seat = チーム
desk-field-seats = チーム
desk-teams-none = 何も選ばなければ全チーム。
desk-field-square = マス
desk-field-points = 点数
desk-field-goals = ゴール数の増減
desk-field-give-card = カードを渡す
desk-field-take-card = カードを取る
desk-field-give-property = 物件を渡す
desk-field-take-property = 物件を取る
desk-field-status-on = 効果を付ける
desk-field-status-off = 効果を外す
desk-field-ready = いまの行動を打ち切り、次のターンを始められるようにする
desk-field-how = 方法
desk-field-entry = 記録
desk-field-text = 内容
desk-field-what = どの時刻
desk-field-time = 新しい時刻
desk-field-mission = ミッション
desk-field-task = 新しい課題（{ $language }）
desk-field-a = 一方の駅
desk-field-b = 隣の駅
desk-field-name = 設定
desk-field-value = 値
desk-choice-reject-how-reversal = 却下
desk-choice-reject-how-redo = 証拠の出し直し
desk-choice-reject-how-return = 前のマスへ戻す
desk-choice-reject-how-waive = 免除
desk-choice-resolve-how-recompute = 発生時刻に戻して、そこから計算し直す
desk-choice-resolve-how-from-now = いまの時点から受け入れる
desk-choice-resolve-how-both-score = 両チームのゴールとし、ほかはそのまま
desk-choice-resolve-how-refuse = 認めない
desk-choice-clock-what-start = 開始
desk-choice-clock-what-settlement-1 = 第1決算
desk-choice-clock-what-settlement-2 = 第2決算
desk-choice-clock-what-settlement-3 = 第3決算
desk-choice-clock-what-switch = 後半レート開始
desk-choice-clock-what-last-roll = ラストサイコロ（L.S.）
desk-choice-clock-what-cutoff = 最終打ち切り
desk-choice-option-name-goal-notice = ゴール後の下車告知
desk-choice-option-name-settlement-call = 決算
desk-choice-option-name-dice-source = サイコロとカード
desk-choice-option-name-balances-public = 持ち点を公開
desk-choice-option-name-hands-public = 手札を公開
desk-choice-option-name-shinkansen-enabled = 新幹線カード
desk-choice-option-value-auto = 自動
desk-choice-option-value-gm = GMが行う
desk-choice-option-value-server = サーバーが振る
desk-choice-option-value-physical = 自前（動画で証明）
desk-choice-option-value-both = どちらでも
desk-choice-option-value-yes = はい
desk-choice-option-value-no = いいえ

## 代理入力

desk-radio = チームの代理入力
desk-radio-help = 電話・無線の報告や、紙のシートから入力します。時刻を入れるとその時点のこととして、空欄ならいまのこととして扱います。
desk-radio-time = 時刻（空欄＝いま）
desk-radio-now = { $phase }、{ $square }、最後の報告{ $time }
desk-radio-early = チームの最後の報告（{ $time }）より前です。シートの順に入力してください。
desk-radio-what = 行動
desk-radio-which = 対象
desk-radio-text = ことば（報告の通りに）
desk-radio-dice = サイコロ・カードの出目
desk-radio-do = { $team }として入力
desk-radio-entered = { $count }件入力しました。
desk-radio-not-boarded = 乗っていない
desk-radio-roll-destination = 次の目的地を振る
desk-radio-submit = 課題を達成
desk-radio-give-up = 探すのをやめる
desk-radio-note = ひとこと
desk-radio-call-gm = GMを呼ぶ
desk-radio-undo-report = 直前の報告を取り消す
desk-radio-confirm-touch = タッチされました
desk-radio-deny-touch = タッチされていません
desk-kind-roll = サイコロを振る
desk-kind-use-star = カードを使う
desk-kind-step-one = 牛歩で1マス
desk-kind-keep = この目で進む
desk-kind-reroll = 振り直す
desk-kind-rocket-roll = ロケット
desk-kind-double = 倍進む
desk-kind-declare-target = 行き先を決める
desk-kind-arrive = 到着
desk-kind-alight = 下車
desk-kind-not-boarded = 乗車前だった
desk-kind-roll-destination = 次の目的地を振る
desk-kind-start-mission = ミッション開始
desk-kind-take-free = 物件をただで取る
desk-kind-draw = カードを引く
desk-kind-roll-square = マスのサイコロ
desk-kind-buy = カードを買う
desk-kind-choose = 選ぶ
desk-kind-finish = マスの処理を終える
desk-kind-submit = 課題を達成
desk-kind-cannot-do = 課題ができない
desk-kind-give-up = 探すのをやめる
desk-kind-mission-done = ミッション成功
desk-kind-mission-failed = ミッション失敗
desk-kind-roll-attack = ボンビーの攻撃を振る
desk-kind-touch = タッチする
desk-kind-confirm-touch = タッチを認める
desk-kind-deny-touch = タッチを否定
desk-kind-repel = 払ってボンビーを追い返す
desk-kind-keep-bonbi = ボンビーを受け入れる
desk-kind-sell = 物件を売る
desk-kind-add-proof = 証拠を追加
desk-kind-note = ひとこと
desk-kind-call-gm = 呼び出し
desk-kind-undo-report = 直前の報告を取り消す

## 記録

desk-trail = 記録
desk-trail-whose = 誰の記録
desk-trail-all = すべての記録
desk-trail-export = 記録を保存
desk-trail-strike = 記録{ $entry }を無効にする
desk-trail-struck = 無効：
desk-actor-gm = ゲームマスター
desk-actor-clock = 時計

## 参加コード

desk-codes = 参加コード
desk-codes-help = 各チームが自分のコードを読み取るか入力します。1つのコードを何台でも使えます。最後のものはゲームマスター専用です。
desk-codes-masters = ゲームマスター
desk-codes-qr = { $name }のQRコード
desk-codes-print = 印刷
desk-codes-rotate = 新しいコード…
desk-codes-rotate-do = 新しいコードを作る
desk-codes-send-away = 古いコードで入った人は観戦のみにする
desk-codes-watch = 観戦はこちら：

## キー操作

desk-keys-proofs = 証拠
desk-keys-play = 進行
desk-keys-look = 表示
desk-keys-team = チームのメニュー内
desk-key-next = 次の証拠
desk-key-previous = 前の証拠
desk-key-approve = 承認
desk-key-reject = 却下（戻るものを確認してから）
desk-key-redo = 課題：証拠の出し直し
desk-key-return = 課題：前のマスへ戻す
desk-key-waive = 課題：免除
desk-key-goal = 次の手順（抽選・告知・サイコロ・再開・確定）
desk-key-pause = 一時停止・再開
desk-key-broadcast = 全員に知らせる
desk-key-undo = 自分の最後の操作を取り消す
desk-key-radio = チームの代理入力
desk-key-more = その他の操作
desk-key-team = チームのメニュー
desk-key-map = マップ
desk-key-trail = 記録
desk-key-settlement = 決算
desk-key-photos = 写真
desk-key-codes = 参加コード
desk-key-help = この一覧
desk-key-close = ダイアログを閉じる

## 新しいイベント

desk-new-link = 街でイベントを開く
desk-new-title = 新しいイベント
desk-new-lead = 本物の電車で遊ぶリアル桃鉄。あなたがゲームマスターになり、各チームはスマートフォンで参加します。開始前なら、あとから変えられます。
desk-new-kit = キット
desk-new-kit-help = キットとは、マップ・カード・ミッション・数値をまとめたものです。
desk-new-name-tokyo = 東京
desk-new-name-kasumihama = 霞浜
desk-new-kit-tokyo = 225マス、まる一日
desk-new-kit-kasumihama = 小さな架空の町で、お試しに
desk-new-kit-own = 自作のキット
desk-new-kit-own-help = 手元の6つのファイル
desk-new-folder = キットのフォルダー
desk-new-files = または6つのファイル
desk-new-checking = キットを調べています…
desk-new-missing = 足りないファイル：
desk-new-wrong = 誤りが{ $count }件あります。直してからもう一度選んでください：
desk-new-odd = 遊べますが、気になる点が{ $count }件あります
desk-new-fine = { $name }は遊べます：{ $squares }マス、ミッション{ $missions }件。
desk-new-day = 開催日
desk-new-date = 日付（日本時間）
desk-new-date-help = 開始・決算・ラストサイコロ（L.S.）は、サーバーの時計（日本時間）で自動的に進みます。
desk-new-master = あなたの名前（ゲームマスター）
desk-new-teams = チーム
desk-new-teams-help = { $least }〜{ $most }チーム。名前は短く、同じ名前は使えません。
desk-new-team = チーム{ $number }の名前
desk-new-team-name = チーム{ $number }
desk-new-team-add = チームを追加
desk-new-team-remove = チーム{ $number }を外す
desk-new-twice = 同じ名前のチームがあります。
desk-new-times = 時刻
desk-new-times-help = キットの時刻が入っています。当日も、これから来る時刻なら変更できます。
desk-new-settlement = 第{ $number }決算
desk-new-disorder = 開始、決算、ラストサイコロ（L.S.）、打ち切りの順に並べてください。
desk-new-switches = 設定
desk-new-switch-goal-notice = ゴールの報告で全員が下車します。すぐ自動で告知するか、写真を見てからあなたが告知するか。
desk-new-switch-settlement-call = 物件の収益を、上の時刻に自動で払うか、あなたの合図で払うか。
desk-new-switch-dice-source = サーバーが振るには電波が必要です。自前のサイコロを動画で認めることもできます。
desk-new-switch-balances-public = いいえの場合、他チームの持ち点は決算のときだけ表示されます（できごとの点数を足していけば途中でも分かります）。
desk-new-switch-hands-public = いいえの場合、見えるのは自分たちの手札だけです。
desk-new-switch-shinkansen-enabled = カード駅で売ります。
desk-new-delay = 観戦画面を遅らせる分数
desk-new-delay-help = 観戦者と大画面にはこの分だけ遅れて伝わり、チームの追跡に使えません。0なら遅れなしです。
desk-new-stations = 追加の駅（{ $count }駅選択中）
desk-new-make = イベントを作る
desk-new-making = 作成中…
desk-new-after = 次に、チームとゲームマスターの参加コードが表示されます。チームはすぐに参加でき、ゲームは開始時刻に始まります。
