### 印刷するシートの言葉

## 全ページ

sheet-title-front = 印刷のてびき
sheet-title-rules = 早わかりルール
sheet-title-team = チームシート
sheet-title-pairs = カードマス：トランプ2枚の表
sheet-title-cards = カードの効果
sheet-title-missions = ミッションと物件
sheet-title-tables = サイコロの表
sheet-title-map = プレイマップ
sheet-title-lines = 路線とマス
sheet-title-squares = マスのさくいん
sheet-title-master = ゲームマスター
sheet-title-tally = 判定の記録
sheet-title-corrections = 訂正の記録
sheet-title-settlements = 決算ボード
sheet-separator = 、
sheet-time = 時刻
sheet-name = 名前
sheet-total = 合計
sheet-points = 得点

## 表紙

sheet-front-about = 電波がない日のため、またはスマホと併用するための紙です。時刻と一緒に書いておけば、あとから入力できます。
sheet-front-what = シート
sheet-front-pages = ページ
sheet-front-copies = 部数
sheet-front-each-team = 各チームに1部
sheet-front-game-master = 本部に1部
sheet-front-twice = 各チームと本部に1部
sheet-front-numbered = 印刷した分だけ
sheet-front-day = 1日の予定
sheet-front-signs = マスの記号
sheet-day-start = スタート（最初のサイコロ）
sheet-day-settlement = 決算{ $number }
sheet-day-switch = ここから後半の点数
sheet-day-last-roll = ラストサイコロ（L.S.）：この時刻ちょうどまで振れる
sheet-day-cutoff = 打ち切り（すべて終了）
sheet-front-start = 全チーム{ $square }から、持ち点{ $points }で始めます。
sheet-front-members = { $min }〜{ $max }チーム、1チーム{ $members }人以上

## 記号

sheet-sign-mission = M
sheet-sign-card = C
sheet-sign-blue = +
sheet-sign-red = −
sheet-sign-special = S
sheet-sign-shop = $
sheet-sign-mission-about = ミッションに挑戦して物件を得る。
sheet-sign-card-about = 数の違うトランプを2枚引き、表を見る。
sheet-sign-blue-about = サイコロ1個、目×{ $points }を得る（後半は×{ $late }）。
sheet-sign-red-about = サイコロ1個、目×{ $points }を失う（後半は×{ $late }）。
sheet-sign-special-about = トランプを1枚引き、1枚の表を見る。
sheet-sign-shop-about = 決まった値段で進行形カード★を買える。

## 早わかりルール

sheet-rule-aim-title = ねらい
sheet-rule-aim = 1日の終わりに合計点が一番多いチームの勝ち。合計は持ち点と物件の精算価格{ $sale ->
    [true] { "" }
   *[other] （今回は数えない）
}、それに賞（{ $kinds }）が{ $prize }点ずつ。その業種の物件が一番多いチームのものです。
sheet-rule-turn-title = 自分のターン
sheet-rule-turn = ほかのチームを待ちません。マスの処理が済んだら、サイコロを1個振るか進行形カード★を1枚使い、乗って、着いて、マスの指示に従う。そのくり返しです。
sheet-rule-move-title = 移動
sheet-rule-move = 路線に沿って、ちょうどの数だけ進みます。電車が通過するマスも1マスと数えます。乗り換えは自由。1回の移動の中で来た道をすぐ戻ることは、終点以外ではできません。
sheet-rule-cards-title = カード
sheet-rule-cards = 進行形カード（★）は手札に残し、サイコロの代わりに1ターンに1枚使えます。便利系カード（★なし）は引いたその場で必ず実行。課題ができなければ、カードに別の指示がない限り1つ前のマスへ引き返します。
sheet-rule-missions-title = ミッション
sheet-rule-missions = ミッションのマスでは、そこのミッションに挑戦できます。写真を送ること。成功すると物件が手に入り、決算ごとに表の額がもらえます。同じ物件をほかのチームも取れます。
sheet-rule-goal-title = ゴール
sheet-rule-goal = 目的地にちょうど着くとゴール。表の得点に、前の目的地からのマス数×{ $near }（後半×{ $late }）を足します。駅名の写真を送ること。ほかのチームは止まり、乗車中なら次のマスで下車。ゴールしたチームが次の目的地を振ります。
sheet-rule-bonbi-title = ボンビー
sheet-rule-bonbi = ゴールのたびに、最も遠いチームにつきます。ターンの終わりごとに攻撃の表を振ること。ほかのチームにタッチすると移せます。後半は失う点が{ $factor }倍。カードで送られたときは{ $cost }点で追い返せます。
sheet-rule-events-title = イベント
sheet-rule-events = ふつうのサイコロで2回続けて同じ目が出ると、その目のイベントが全チームに起きます。
sheet-rule-debt-title = 借金
sheet-rule-debt = 持ち点がマイナスになったら、0以上になるまで物件を精算価格で売ります。それより多くは売れません。
sheet-rule-clock-title = 時間
sheet-rule-clock = ラストサイコロ（L.S.）は{ $last }。{ $last }ちょうどまでに振ったサイコロは有効で、最後まで進めます。{ $cutoff }にすべて終了。ゴールのあとは{ $minutes }分以内に下車し、遅れると1分ごとに{ $points }点失います。
sheet-rule-paper-title = 紙で遊ぶとき
sheet-rule-paper = 何かするたびに、時刻をつけて1行書きます。サイコロは自分で振り、トランプは全部そろった束から引いて、動画に残すこと。目的地とボンビーは本部に電話。電波が戻ったら入力します。
sheet-rule-safe-title = 何よりも先に
sheet-rule-safe = 法律、係員の指示、安全はゲームより優先。従ったために点を失うことはありません。

## チームシート

sheet-team-number = チーム{ $number }
sheet-team-blank = チーム
sheet-team-members = メンバー
sheet-team-sheet = 何枚目
sheet-team-phone = 本部の電話
sheet-team-square = マス
sheet-team-move = 目・カード
sheet-team-done = したこと
sheet-team-gain = 増減
sheet-team-balance = 持ち点
sheet-team-begin = スタート
sheet-team-hand = 進行形カード★
sheet-team-card = カード
sheet-team-got = 入手
sheet-team-used = 使用
sheet-team-properties = 物件
sheet-team-property = 物件
sheet-team-kind = 業種
sheet-team-sale = 精算価格
sheet-team-sold = 売却
sheet-team-settlement = 決算{ $number }
sheet-team-statuses = 効果：ついたら印、終わったら線で消す
sheet-team-destinations = 目的地とゴール
sheet-team-destination = 目的地
sheet-team-goal = ゴール
sheet-team-bonbi = ボンビー
sheet-team-bonbi-came = 来た
sheet-team-bonbi-left = 去った
sheet-team-bonbi-by = 理由・相手
sheet-status-rocket = 1が出たら振り直して「目＋{ $add }」動ける。次のゴールまで。
sheet-status-reroll = サイコロを1回振り直せる。次のターンだけ。
sheet-status-double = 目の{ $factor }倍動ける。次のターンだけ。
sheet-status-seal = 進行形カード★禁止。次のターンだけ。
sheet-status-cow = サイコロなしで1マス。次のターンだけ。
sheet-status-inflation = 自分のゴールに＋{ $points }。目的地が変わるまで。
sheet-status-red_immune = 赤マスで減点なし。次のゴールまで。
sheet-status-free_property = 次のミッションのマスで、挑戦なしに物件を1つ得る。

## カード

sheet-cards-how = 引いた順番とマークは関係ありません。同じ数なら引き直し。1はA、11はJ、12はQ、13はKです。進行形カード（★）は手札に残り、便利系カードはその場で実行します。
sheet-cards-single = スペシャルカードマス：トランプ1枚の表
sheet-cards-card = カード
sheet-cards-does = 効果
sheet-cards-proof = 証拠
sheet-cards-fail = できないとき
sheet-cards-from = 出どころ
sheet-cards-lottery-from = ボンビーのくじ
sheet-cards-sets = カードが指すマス
sheet-cards-off = 今回は使わない
sheet-cards-exempt = ⇒ ゴールで止まらずに進める
sheet-fail-none = –
sheet-fail-refused = 使えない
sheet-fail-void = 何も起きない
sheet-fail-return = 引き返す
sheet-fail-fallback = もう1つの課題
sheet-fail-retry = できるまで
sheet-fail-stay = とどまる
sheet-fail-as_copied = 選んだカードの通り
sheet-proof-separator = ＋
sheet-proof-photo = 写真
sheet-proof-text = 文章
sheet-proof-video = 動画
sheet-proof-photo_or_text = 写真か文章
sheet-proof-photo_or_timer = 写真か計時
sheet-proof-honour_or_video = 申告か動画

## ミッション

sheet-missions-square = マス
sheet-missions-mission = ミッション
sheet-missions-property = 物件
sheet-missions-how = 決算＝各決算でもらえる額（{ $times }）。精算価格＝売ったときと最後の評価額。

## 表

sheet-tables-destinations = 目的地：サイコロを2個、順番に振る
sheet-tables-first = 1個目
sheet-tables-second = 2個目
sheet-tables-destinations-how = いま着いたマスが出たら、2個とも振り直します。
sheet-tables-events = イベント：2回続けて同じ目
sheet-tables-face = 目
sheet-tables-shop = カード駅の売店
sheet-tables-attacks = ボンビーの攻撃
sheet-tables-transformations = ボンビーの変身
sheet-tables-late = { $time }からは、{ $both ->
    [true] どちらの表でも
   *[other] 変身の表で
}ボンビーに失う点が{ $factor }倍になります。
sheet-attack-1 = { $points }払い、違う目のサイコロ2個でトランプ2枚の表からカードを決める。
sheet-attack-1-cards = { $points }払い、トランプ2枚を引いて表を見る。
sheet-attack-2 = 1つ前のマスへ戻るか、1マスにつき{ $points }払う。
sheet-attack-3 = 変身の表を振る。
sheet-attack-4 = { $points }払って1個振る：{ $prizes }。
sheet-attack-prize = { $face }＝{ $card }
sheet-attack-5 = 1個振り、目×{ $points }を失う。
sheet-attack-6 = 物件を1つ選び、{ $points }で手放す。なければ何もなし。
sheet-transformation-1 = { $points }失う。
sheet-transformation-2 = { $points }失う。
sheet-transformation-3 = 何もなし。
sheet-transformation-4 = 前の目的地へ移動する。
sheet-transformation-5 = 進行形カード★をすべて失う。なければ{ $points }失う。
sheet-transformation-6 = { $points }失う。

## プレイマップ

sheet-map-part = { $parts }枚のうち{ $part }
sheet-map-whole = 全体図
sheet-map-how = 縮尺は正確ではありません。枠の中の数字は路線の番号です（次のページ）。
sheet-map-start = スタート
sheet-lines-how = どのマスも1と数えます。小さな輪はこの路線が通過するマス：数えますが、降りられません。
sheet-lines-loop = 環状
sheet-mode-rail = 電車
sheet-mode-tram = 路面電車
sheet-mode-bus = バス
sheet-squares-how = 五十音順：記号、名前と読み、路線の番号、プレイマップの何枚目か。＝でつないだ駅は同じマスです。

## ゲームマスター

sheet-master-day = 1日の進行
sheet-master-planned = 予定
sheet-master-done = 実施
sheet-master-what = 内容
sheet-master-before = 開始前：最初の目的地を振り、各チームの人数と電話番号を控える。
sheet-master-goal = ゴールのときの手順
sheet-goal-1 = チームから報告。時刻とチームを書く。駅名の写真は{ $minutes }分以内に届くこと。
sheet-goal-2 = 全チームにすぐ連絡：「ゴール、全員停止」。この時刻がT0。
sheet-goal-3 = マスにいるチームは待機。乗車中のチームは次のマスで下車して報告。徒歩と⇒のカードはそのまま進む。
sheet-goal-4 = 宣言したがまだ出発していないチームは取り消し。★カードは手札に戻る。
sheet-goal-5 = 得点：表の点＋前の目的地からのマス数×{ $near }（後半×{ $late }）{ $inflation ->
    [0] { "" }
   *[other] （インフレなら＋{ $inflation }）
}。同じ電車、または同じ{ $seconds }秒間に着いたチームは全員得点。
sheet-goal-6 = ゴールしたチームがサイコロ2個で次の目的地を決める。同じマスなら振り直し。全員に知らせる。
sheet-goal-7 = ボンビーはゴールからのマス数が最も遠いチームへ。同じなら振って、一番小さい目のチーム。
sheet-goal-8 = 終わるもの：ロケット、へっちゃら、好景気、不景気、インフレ、目的地の通り抜け不可。
sheet-goal-9 = 目的地が決まり全員の下車を確認したら再開。遅くともT0の{ $minutes }分後。それより遅い下車は1分ごとに−{ $points }。
sheet-goal-10 = ラストサイコロ（L.S.）のあとなら：得点と停止は同じ、次の目的地とボンビーはなし。
sheet-master-goals = ゴールの記録
sheet-master-t0 = T0
sheet-master-distance = マス数
sheet-master-next = 次
sheet-master-holder = ボンビー
sheet-master-resume = 再開
sheet-master-teams = チーム一覧
sheet-master-phone = 電話
sheet-master-people = 人数
sheet-tally-how = 証拠1件につき1行。○は承認、×は却下で理由も書く。結果を締めるとき未判定の証拠は承認になります。
sheet-tally-proof = 何の証拠か
sheet-tally-verdict = 判定
sheet-tally-why = 理由・その後
sheet-corrections-how = 訂正には必ず理由を書き、変わった点数は全員に知らせます。
sheet-corrections-what = まちがい
sheet-corrections-change = 訂正
sheet-corrections-told = 連絡
sheet-settlements-how = 持っている物件の決算額を足し、新しい持ち点を書きます。その時刻までに取った物件が対象です。
sheet-settlements-paid = 決算額
sheet-settlements-balance = 持ち点
sheet-settlements-final = 最終結果
sheet-settlements-sale = 精算価格の合計
sheet-settlements-prize = 賞
sheet-settlements-goals = ゴール数
sheet-settlements-rank = 順位
sheet-settlements-kinds = 三賞（{ $points }点ずつ）：その業種の物件が一番多いチーム
