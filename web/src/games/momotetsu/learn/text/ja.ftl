book-lead = 本物の列車で東京を駆けめぐるすごろくです。サイコロを振り、出た目の数だけマスを進み、ミッションをこなし、ボンビーから逃げましょう。
book-about = どんなゲーム？
book-about-text =
    チームはスマホを持ち、1日かけて東京の列車を乗り継ぎます。全員が同じ目的地をめざし、ちょうど止まった最初のチームがゴールです。すると次の目的地が決まります。道中ではマスの処理をし、ミッションで物件を手に入れ、カードを引きます。ゲームマスター（GM）が本部で見守ります。夕方に最もポイントの多いチームの勝ちです。

    - 2人以上のチームが2～12組、まる1日
    - 家のテーブルでも遊べます。時計は仮想で、ボットも参加できます
book-day = 1日の流れ
book-day-text =
    - 全チームがスタートのマスから始めます。最初の目的地を決め、全員に伝えます。
    - 決算のたびに、物件の収益が入ります。
    - 後半レートが始まると、青マス・赤マスのポイントが大きくなり、ボンビーの損失は2倍になります。
    - ラストサイコロ（L.S.）の時刻まで移動を宣言でき、打ち切りの時刻までに行います。
book-turn = 1ターンの流れ
book-turn-text = ほかのチームを待つ必要はありません。全チームが同時に進み、1つ1つを全員に知らせます。
book-squares = マス
book-squares-text = マスの効果は、ちょうど止まったときだけ起こります。通り過ぎるだけでは起こりません。
book-cards = カード
book-cards-text = カードは76種類あります。★の付いた進行形カードは手札に残り、後のターンに使います。★のない便利系カードは、引いたその場で効きます。
book-goal = ゴール
book-goal-text =
    目的地にちょうど止まるとゴールです。駅名の入った写真を付けて報告します。すると全員に強制下車が告げられ、移動中のチームは、乗り物が次に停まるマスで降りて待ちます。5分を過ぎると、1分ごとに減点です。ゴールしたチームが次の目的地を決め、再開します。
book-bonbi = ボンビー
book-bonbi-text =
    ゴールから最も遠いチームに、ボンビー（貧乏神）が取りつきます。取りつかれたチームは、各ターンの終わりに攻撃のサイコロを振り、たいていポイントやカードを失います。後半は損失が2倍です。出会ったチームにボンビータッチでうつす、カードを使う、次のゴールでもっと遠いチームが出る、のどれかで離れます。
book-missions = ミッションと物件
book-missions-text = ミッションへの挑戦は任意です。1つのマスに2つあれば、同時に行えます。成功したら写真を付けて報告し、GMが認めます。物件はその時から自分のものです。1チームが同じミッションをクリアできるのは1度だけですが、ほかのチームもクリアできます。
book-money = ポイント・物件・終了
book-money-text = ポイントがマイナスになったチームは、0以上になるまで物件を選んで売らなければなりません。1日3回の決算で、物件の収益が入ります。終了時に、ポイント、すべての物件の精算価格、三賞を合計します。食品・工業・歴史の物件が最も多いチームは食品王・工業王・歴史王となり、それぞれ300ポイントをもらえます。合計の最も多いチームの勝ちです。
book-safety = GM・電波・安全
book-safety-text =
    - 法律・係員の指示・安全が、ゲームより優先です。従ったために減点されることはありません。駅では走らず、飲食するものは購入しましょう。
    - ゴールとミッションには写真が必要です。困ったときはGMが決めます。
    - 交通費はチームの負担です。
book-questions = よくある質問
book-questions-text =
    - 乗り換えてもよいですか？　何度でも。キットにあるほかの会社の路線やバスも使えます。
    - 急行が通過するマスも数えますか？　数えます。
    - となりの駅まで歩いてもよいですか？　同じマスの中か、カードが認めるときだけです。ほかは乗り物で移動します。
    - 2チームが同じ列車で着いたら？　どちらもゴールです。
    - カード駅で何枚も買えますか？　買えます。ただし同じカードは1度に1枚で、マイナスになる買い物はできません。
    - いまではできないミッションは？　キットに代わりのミッションと、その理由があります。
book-time-start = 開始
book-time-settlement = 決算
book-time-switch = 後半レート開始
book-time-last-roll = ラストサイコロ（L.S.）
book-time-cutoff = 打ち切り
book-figure-map = 東京のマップの上の4チームと目的地。
book-figure-start = チームの開始時のようす（東京のキット）。
book-start-teams = チーム数
book-from-to = { $from }～{ $to }
book-start-members = 1チームの人数（最少）
book-start-square = スタートのマス
book-start-points = ポイント
book-start-cards = カードと物件
book-start-bonbi = ボンビー
book-nobody = なし
book-figure-day = 東京のキットの時刻。
book-figure-chance = サイコロとトランプで決まること。スマホが振り、引きます。1日の後で、すべて確かめられます。
book-chance-die = サイコロ
book-chance-die-text = 進むマス数、青マス・赤マスのポイント、ボンビーの攻撃
book-chance-pair = トランプ2枚
book-chance-pair-text = { $pairs }通りの組：カードマスでどのカードになるか
book-chance-rank = トランプ1枚
book-chance-rank-text = { $ranks }通りの数字：スペシャルカードマスでどのカードになるか
book-figure-turn = 1ターンの流れ。
book-step-1 = サイコロを振ります。★カードを使うなら、振る前に宣言します。
book-step-2 = 行き先を選びます。出た目の数だけちょうど進んだマスに印が付きます。
book-step-3 = 列車やバスで移動します。乗り換えは自由です。着いたら到着を報告します。
book-step-4 = マスの処理をします。ミッション（任意）、カード、ポイントの増減です。
book-step-5 = ボンビーが取りついていれば、ここで攻撃を受けます。終わったら次のターンです。
book-figure-reports = サイコロを振ったときと、カードを使ったときに、全員に伝わる内容。
book-report-roll = 【{ $square }駅 サイコロ{ $dice }】
book-report-advance = 【{ $square }駅 { $card }を使います】
book-report-express = 【{ $square }駅 { $card }を使います サイコロ{ $dice }】
book-report-steps = { $steps }マス移動
book-moving = 移動
book-moving-text =
    数えるのはマップのマスだけです。列車が通過するマスも数え、マスでない停留所は数えません。出た目の数ちょうどで止まります。乗り換えは自由ですが、末端駅のほかでは、いま来た線路を戻ることはできません。同じ名前の駅と停留所は1つのマスです。名前がちがっても同じマスとして扱う駅があります。
book-figure-toyosu = ルールブックの例：豊洲からフジテレビまでは、停留所は14あっても、サイコロの4で着けます。印の付いたほかのマスにも行けます。
book-figure-terminus = 大森から2で進む例。品川に行くか、末端駅の蒲田で折り返して大森に戻ります。
book-figure-gate = 目的地の蒲田に「ばちあたりカード」が効いているとき。目的地は通り抜け不可なので、品川にしか行けません。
book-figure-same = 同じマスとして扱う駅。近くても別のマスになる例は、有楽町と日比谷です。
book-same-one = 同じマス
book-same-two = 別のマス：路線図に沿って移動
book-ends = { $from }から{ $steps }マス：{ $ends }。
book-figure-squares = マスの種類。
book-kind-mission = ミッションに成功すると、物件が手に入ります（任意）。
book-kind-card = トランプを2枚引き、カードを決めます。
book-kind-blue = サイコロを振り、出た目×30ポイント（後半は×40）をもらいます。
book-kind-red = サイコロを振り、出た目×30ポイント（後半は×40）を失います。
book-kind-special = トランプを1枚引き、専用の表でカードを決めます。
book-kind-shop = カードを買えます。同じカードは1度に1枚です。
book-figure-shop = カード駅の中目黒で、250ポイントから2枚買った例。3枚目は買えません。
book-price = 必要ポイント
book-balance = 残り
book-shop-before = 到着時
book-shop-refused = マイナスになるので不可
book-figure-draw = 1と8なら急行カード。カードの種類によって扱いがちがいます。
book-draw-star = 進行形カード（★）
book-draw-star-text = 手札に残り、好きなターンにサイコロを振る前に1枚使えます
book-draw-other = 便利系カード
book-draw-other-text = 引いたその場で効力を発揮します
book-draw-task = 人が行うカード
book-draw-task-text = 内容を実行して証拠を送ります。できなければ、前にいたマスに戻ります
book-figure-stars = 進行形カード（★）：サイコロ1個とはちがう移動ができます。
book-figure-points = ポイントやカードが動くカード。
book-figure-effects = この先に影響するカード。
book-figure-tasks = 人が何かを行うカード。GMが証拠を確かめます。
book-figure-mission = ミッションマスの例。ミッションの内容と、手に入る物件の決算ごとの収益、精算価格。
book-property = 物件
book-sale = 精算価格
book-figure-goals = ゴールポイントの例。表のポイントに、前の目的地からのマス数に応じたポイントを加えます。インフレカードがあれば＋500です。
book-goal-way = 区間
book-goal-time = 時刻
book-goal-sum = 計算
book-points = ポイント
book-figure-hold = ゴールから次の目的地まで。T0は強制下車の告知の時刻です。
book-hold-1 = チームがゴールを報告します。駅にいるチームはその場で待ちます。
book-hold-2 = 移動中のチームは次のマスで下車し、報告して待ちます。そのマスでは何も行いません（もともとの行き先だった場合を除く）。
book-hold-3 = ボンビーが、ゴールから最も遠いチームに取りつきます。
book-hold-4 = ゴールしたチームがサイコロ2個で次の目的地を決め、全員に伝えます。
book-hold-5 = まだ乗っているチームがいても再開します。そのチームは1分ごとに減点です。
book-minutes = +{ $minutes }分
book-figure-late = 5分を過ぎた時間を、1分単位で数えます（端数は切り捨て）。
book-late-off = 告知{ $told }、下車
book-figure-far = チーム1が両国にゴール。チーム3はチーム2より1マス遠いので、ボンビーが取りつきます。
book-far-where = マス
book-far-squares = ゴールからのマス数
book-figure-attacks = ボンビーの攻撃。
book-figure-transform = 3が出たときのボンビー変身。
book-transform-mini-1 = マイナス{ $mini }ポイント
book-transform-mini-2 = マイナス{ $mini }ポイント
book-transform-no-change = 特になし
book-transform-king-trip = ひとつ前の目的地に行く
book-transform-king-discard = 進行形カードをすべて捨てる。なければマイナス{ $none }ポイント
book-transform-king-loss = マイナス{ $king }ポイント
book-figure-touch = ボンビータッチと、次にうつせるようになるまで。
book-touch-1 = 取りつかれたチームがほかのチームと出会い、タッチします。相手が認めるとボンビーがうつり、その駅の処理の後に攻撃を受けます。
book-touch-2 = まだほかのチームにうつせません。
book-touch-3 = 5分たったので、ほかのチームにうつせます。つけられた相手に返せるのは、攻撃を受けて次のターンになってからです。
book-events = イベント
book-events-text = サイコロで移動するとき、2ターン連続で同じ目が出ると、その目のイベントが全チームに起こります。間に進行形カードを使うと途切れます。
book-figure-events = 2回続けて出た目ごとのイベント。
book-figure-debt = 40ポイントのチームがキングボンビーに500ポイント取られた例。0以上になるまで売り、それ以上は売れません。
book-debt-what = できごと
book-debt-loss = キングボンビー
book-debt-keeps = 売りません
book-figure-settled = 3回の決算で入る、物件の収益の例。
book-figure-prizes = 終了時の3チーム。食品の数が同じ2チームはどちらも食品王ですが、勝ったのはチーム3です。
book-team = チーム
book-prizes-before = ポイントと物件
book-prizes-won = 三賞
book-prizes-after = 合計
book-figure-desk = GMが本部で行うこと。
book-desk-1 = 開始を告げ、最初の目的地を決めます。
book-desk-2 = 証拠を確かめ、認めるか、却下して得たものを取り消します。
book-desk-3 = まちがった報告を、影響を確かめたうえで直します。
book-desk-4 = 一時停止、時刻の変更、遅れの免除、スマホが使えなくなったチームの代行を行います。
book-desk-5 = 1日を締めます。これで結果が確定します。
book-figure-signal = 電波のないスマホは報告を保存し、行った時刻のものとして扱われます。
book-signal-1 = トンネルで電波が切れます。
book-signal-2 = 到着とミッションを記録します。報告はスマホに残ります。
book-signal-3 = 電波が戻り、それぞれの時刻とともに送られます。
book-signal-4 = 10:12の出来事として扱われます。その間のほかのチームの行動と合わなければ、GMが決めます。
book-figure-live = 街での遊び方。
book-live-1 = 着いたらすぐに到着を報告します。時刻はサーバーの時計で決まります。
book-live-2 = 位置情報を送るのは報告のときだけで、送るかどうかは自由です。
book-live-3 = 出会い、同じ列車かどうか、ミッションの達成は、人が判断します。
book-live-4 = 運休した路線は、GMが通行止めにしたり、チームを動かしたりします。
book-table = 家のテーブルで
book-table-text = 同じルールを仮想の時計で遊びます。列車に乗る必要はありません。ミッションの成否と時間はくじで決まり、ボットも参加できます。考えている間、時計は止まります。
book-figure-table = テーブルでかかる時間（秒）。
book-table-what = すること
book-table-seconds = 秒
book-table-wait = 列車を待つ
book-table-step = 列車で1マス進む
book-table-pass = 通過するマス
book-table-change = 乗り換えの徒歩
book-table-bus = バスで1マス進む
book-table-draw = カードを引く
book-seen = だれに何が見えるか
book-seen-text = 1つ1つの行動は全チームに伝わります。ポイント、手札、行き先は自分のチームだけのものです。
book-figure-seen = だれに何が見えるか（キットが変えていない場合）。
book-seen-own = 自分
book-seen-teams = ほかのチーム
book-seen-gm = GM
book-seen-spectators = 観戦者
book-seen-later = { $minutes }分後
book-seen-settled = 決算で
book-seen-approved = 承認後
book-seen-feed = 報告
book-seen-square = 最後に報告したマス
book-seen-target = 向かっている先
book-seen-balance = ポイント
book-seen-hand = 手札
book-seen-properties = 物件とゴール数
book-seen-photos = 写真と文章
book-seen-gps = スマホの位置
book-tips = ヒント
book-tips-text =
    - 目的地が遠いときほど、急行カードなどは残しておきましょう。ちょうど止まるには選択肢が必要です。
    - 物件は、その後のすべての決算で収益を生みます。通り道のミッションは早めにこなしましょう。
    - だれかがゴールしそうなときに、一番遠いチームにならないようにしましょう。
    - 乗る前に停車駅を確かめましょう。強制下車では、乗り物が次に停まるマスで降ります。
