### リアル桃鉄：出来事、お断り、名前

## ボット

bot-random = 気まぐれボット
bot-baseline = 標準ボット
bot-strong = 上級

## 名前

game-name = リアル桃鉄
game-about = 本物の鉄道で1日かけて競うすごろく。サイコロで進み、ミッションをこなし、目的地を目指します。1〜12チーム。

## マスの種類

kind-mission = ミッション
kind-card = カード
kind-blue = 青
kind-red = 赤
kind-special = スペシャルカード
kind-shop = カード駅

## 物件の業種

property-food = 食品
property-industry = 工業
property-history = 歴史
property-commerce = 商業
property-park = 公園

## 三賞：その業種の物件を一番多く持つチームに

prize-food = 食品王
prize-industry = 工業王
prize-history = 歴史王
prize-commerce = 商業王
prize-park = 公園王

## もう一つの駅名、代わりのミッション

square-twins-separator = { "＝" }
mission-replaced = 実施できなくなったミッションの代わりです。{ $why }
mission-changed = GMが内容を差し替えたミッションです。{ $why ->
    [none] { "" }
   *[other] 理由：{ $why }
}

## チームの状態

phase-ready = 待機中
phase-rolled = 出目の選択中
phase-moving = 移動中
phase-processing = マスの処理中
phase-task = 課題中
phase-attack = ボンビーの攻撃
phase-done = 終了

## 効果

status-rocket = ロケット
status-reroll = Wチャンス
status-double = 倍移動
status-seal = ふういん
status-cow = 牛歩
status-inflation = インフレ
status-red_immune = へっちゃら
status-free_property = 強制買収

## 速報

event-began = ゲーム開始です。
event-time-passed = 時間が進みました。
event-rolled = チーム{ $seat }：{ $square }で{ $face }の目
event-rerolled = チーム{ $seat }：振り直して{ $face }
event-rocket-rolled = チーム{ $seat }：ロケットで{ $face }＋1
event-star-played = チーム{ $seat }：{ $square }で「{ $card }」を使用{ $steps ->
    [0] { "" }
   *[other] （{ $steps }）
}
event-cow-walked = チーム{ $seat }：{ $square }から牛歩で1マス
event-stuck = チーム{ $seat }：{ $square }から動けず待機
event-target-declared = チーム{ $seat }：{ $square }を目指します
event-trip-began = チーム{ $seat }：{ $kind ->
    [return] 引き返します
    [back] ボンビーに連れ戻されます
    [king] キングボンビーに飛ばされます
   *[other] カードで出発しました
}
event-trip-void = チーム{ $seat }：時間切れで移動は始まりません
event-arrived = チーム{ $seat }：{ $square }に到着{ $flagged ->
    [true] （位置が離れています）
   *[other] { "" }
}
event-got-off = チーム{ $seat }：{ $square }で下車
event-had-not-boarded = チーム{ $seat }：まだ乗っていません
event-move-cancelled = チーム{ $seat }：出発前のため移動は取り消し
event-move-restored = チーム{ $seat }：移動を続けられます
event-mission-started = チーム{ $seat }：{ $square }で{ $missions }に挑戦
event-mission-cleared = チーム{ $seat }：{ $mission }成功！{ $property }を獲得
event-mission-missed = チーム{ $seat }：{ $mission }失敗
event-mission-passed = チーム{ $seat }：{ $square }のミッションは見送り
event-drew = チーム{ $seat }：{ $square }で「{ $card }」を引きました
event-card-effect = 「{ $card }」：チーム{ $seat } { $points }点{ $number ->
    [0] { "" }
   *[other] （{ $number }）
}
event-card-revealed = 「{ $card }」：チーム{ $seat } { $points }点{ $number ->
    [0] { "" }
   *[other] （{ $number }）
}
event-card-gained = チーム{ $seat }：「{ $card }」を入手
event-card-void = チーム{ $seat }：「{ $card }」は無効
event-task-began = チーム{ $seat }：課題「{ $card }」
event-task-done = チーム{ $seat }：「{ $card }」を済ませました
event-task-cannot = チーム{ $seat }：「{ $card }」ができず引き返します
event-square-rolled = チーム{ $seat }：{ $kind ->
    [blue] 青
   *[other] 赤
}マス{ $square }、{ $face }の目で{ $points }点
event-bought = チーム{ $seat }：{ $square }で「{ $card }」を{ $price }点で購入
event-goal-reached = ゴール！チーム{ $seat }が{ $square }に到達、{ $points }点
event-alight-ordered = { $seats_count ->
    [0] 下車するチームはありません。
   *[other] 次のマスで下車：チーム{ $seats }。
}{ $why ->
    [goal] （ゴール）
    [card] （カード）
    [event] （花火）
   *[other] （GMの指示）
}
event-destination-set = 次の目的地は{ $square }（サイコロ{ $dice }）
event-resumed = ゲーム再開です。
event-late-off = チーム{ $seat }：下車が{ $minutes }分遅れ、{ $points }点
event-bonbi-moved = ボンビーはチーム{ $seat }のところへ{ $how ->
    [goal] （ゴールから最も遠い）
    [touch] （タッチ）
    [card] （カードで呼んだ）
    [sent] （送られた）
    [repelled] （追い返された）
   *[other] （GM）
}
event-bonbi-gone = ボンビーはいなくなりました。
event-bonbi-tied = チーム{ $seats }は同じ距離、サイコロは{ $dice }
event-touch-claimed = チーム{ $seat }がチーム{ $other }にタッチしたと報告
event-touch-denied = チーム{ $seat }はチーム{ $other }のタッチを認めず、GMが判断します
event-repelled = チーム{ $seat }が{ $points }点でボンビーをチーム{ $other }へ追い返しました
event-attacked = チーム{ $seat }：ボンビーの攻撃{ $face }、{ $points }点
event-king-attacked = チーム{ $seat }：ボンビー変身{ $face }、{ $points }点
event-happened = チーム{ $seat }が{ $face }を連続！「{ $event }」発生
event-happened-to = 「{ $event }」：チーム{ $seat } { $points }点{ $card ->
    [none] { "" }
   *[other] 、{ $card }
}{ $number ->
    [0] { "" }
   *[other] （{ $number }）
}
event-sold = チーム{ $seat }：{ $property }を{ $points }点で売却
event-property-lost = チーム{ $seat }：{ $property }を{ $points }点で手放しました
event-settled = 決算{ $number }：チーム{ $seat } { $points }点、持ち点{ $balance }
event-leaked = チーム{ $seat }の公開情報：{ $square }、{ $cards_count ->
    [0] ★なし
   *[other] { $cards }
}、持ち点{ $balance }
event-economy-set = { $economy ->
    [boom] 好景気：赤マスが青マスに
    [recession] 不景気：青マスが赤マスに
   *[other] 景気が元に戻りました
}
event-gate-set = { $time ->
    [0] 目的地をまた通り抜けられます
   *[other] 目的地は通り抜け不可になりました
}
event-transforming = 次の攻撃は変身になります。
event-noted = チーム{ $seat }：{ $text }
event-called = チーム{ $seat }からGMへ：{ $text }
event-proof-added = チーム{ $seat }：記録{ $entry }に証拠を追加
event-report-undone = チーム{ $seat }：直前の報告を取り消し
event-late-merged = チーム{ $seat }：{ $minutes }分遅れの報告を組み入れました
event-conflict-opened = チーム{ $seat }の報告はGMの判断待ち（記録{ $entry }）
event-conflict-resolved = チーム{ $seat }の記録{ $entry }の裁定：{ $how ->
    [recompute] さかのぼって計算
    [from_now] 今から有効
    [both_score] 両方ゴール
   *[other] 却下
}
event-ruled = チーム{ $seat }の記録{ $entry }：{ $how ->
    [approve] 承認
    [redo] 証拠の出し直し
    [return] 引き返し
    [waive] 免除
   *[other] 却下
}、{ $points }点 { $reason }
event-mastered = ゲームマスター：{ $what ->
    [set_option] 設定を変更
    [set_teams] 人数を登録
    [assign_bonbi] ボンビーを付け替え
    [set_position] チームの位置を変更
    [force_alight] 下車を指示
    [replace_mission] ミッションを差し替え
    [set_clock] 時刻を変更
    [close_edge] 区間を閉鎖
    [act_for] 代理で入力
    [end_now] イベントを終了
   *[other] { $what }
}。{ $reason }
event-corrected = GM：チーム{ $seat } { $points ->
    [none] を訂正
    [0] を訂正
   *[other] { $points }点
} { $reason }
event-announced = GM：{ $text }
event-voided = 記録{ $entries }を取り消しました { $reason }
event-withdrawn = チーム{ $seat }は離脱しました
event-paused = 一時停止 { $reason }
event-unpaused = 一時停止を解除しました
event-last-roll = ラストサイコロ（L.S.）の時刻を過ぎました
event-prize = { $kind ->
    [food] { prize-food }
    [industry] { prize-industry }
    [history] { prize-history }
    [commerce] { prize-commerce }
   *[other] { prize-park }
}：チーム{ $seat } { $points }点
event-final-scored = チーム{ $seat }：{ $balance }＋物件{ $sale }＋賞{ $prizes }＝{ $total }点
event-day-ended = イベント終了{ $reason ->
    [last_roll] { "" }
    [cutoff] （打ち切り時刻）
   *[other] （GM）
}
event-result-closed = チーム{ $seats }{ $decided_by ->
    [shared] が同点優勝
    [goals] がゴール数で優勝
    [properties] が物件数で優勝
   *[other] が優勝
}
ended-last-roll = ラストサイコロのあとに終了
ended-cutoff = 打ち切り時刻で終了
ended-master = GMの判断で終了

## お断り

refusal-after-last-roll = ラストサイコロ（L.S.）の時刻を過ぎました。
refusal-all-settled = 決算はすべて済んでいます。
refusal-already-done = このマスはもう済んでいます。
refusal-already-started = イベントは始まっています。
refusal-bought-already = 「{ $card }」は今回もう買いました。
refusal-cannot-correct = その訂正はできません。
refusal-cannot-replace = { $mission }は今は差し替えられません。
refusal-choose-first = 先に選択を済ませてください。
refusal-clock-first = 先に時計の処理があります。
refusal-conflicts-open = 先に食い違いを裁定してください。
refusal-cow-walk = 牛歩のターンは1マスだけです。
refusal-destination-drawn = 最初の目的地は決まっています。
refusal-happens-by-itself = 卓上では自動で行われます。
refusal-hold = ゴール処理中はできません。
refusal-in-debt = 持ち点がマイナスです。先に物件を売ってください。
refusal-mission-not-open = そのミッションは今ここではできません。
refusal-mission-not-started = そのミッションは始めていません。
refusal-must-be-done = このカードは必ず行います。
refusal-must-wait = まだ動けません。少し待ってください。
refusal-no-attack-due = 攻撃の予定はありません。
refusal-no-change = 何も変わりません。
refusal-no-cow-walk = 牛歩のときだけです。
refusal-no-debt = 借金はありません。
refusal-no-destination-to-roll = 決める目的地はありません。
refusal-no-double = 倍にはできません。
refusal-no-giving-up = これは途中でやめられません。
refusal-no-goal-in-conflict = その報告は到着ではありません。
refusal-no-goal-to-announce = 知らせるゴールはありません。
refusal-no-legal-end = { $square }はこの移動の行き先ではありません。
refusal-no-mission-here = 今はミッションを始められません。
refusal-no-move-to-restore = 復元する移動はありません。
refusal-no-reroll = 振り直しはできません。
refusal-no-rocket = この目ではロケットを使えません。
refusal-no-shop = ここはカード駅ではありません。
refusal-no-such-claim = 記録{ $entry }は判定の対象ではありません。
refusal-no-such-conflict = 記録{ $entry }に食い違いはありません。
refusal-no-such-edge = そのマスどうしはつながっていません。
refusal-no-such-entry = 記録{ $entry }は取り消せません。
refusal-no-such-option = { $option }はそのようには設定できません。
refusal-no-such-target = 「{ $card }」はここではそう使えません。
refusal-no-such-team = チーム{ $team }は指定できません。
refusal-no-target-to-declare = 宣言する目標はありません。
refusal-no-task = 課題はありません。
refusal-not-a-team = { $actor }はこのイベントのチームではありません。
refusal-not-ended = イベントはまだ終わっていません。
refusal-not-for-teams = チームにはできません。
refusal-not-for-the-master = GMはチームの代理操作で行ってください。
refusal-not-in-hand = 「{ $card }」は手札にありません。
refusal-not-in-the-future = { $what }はこれからの時刻にだけ動かせます。
refusal-not-moving = 移動中ではありません。
refusal-not-on-sale = 「{ $card }」は売っていません。
refusal-not-paused = 一時停止していません。
refusal-not-ready = まだ次のターンではありません。
refusal-not-running = イベントは進行中ではありません。
refusal-not-the-holder = タッチできるのはボンビーが付いているチームだけです。
refusal-not-the-roller = 目的地を振るのは別のチームです。
refusal-not-this-square = このマスではできません。
refusal-not-to-choose = { $value }は選べません。
refusal-not-together = 2つのチームは一緒にいません。
refusal-not-told-to-alight = 下車の指示は出ていません。
refusal-not-touched = タッチされていません。
refusal-not-your-property = { $property }は持っていません。
refusal-not-your-turn = 今は別のチームのターンです。
refusal-nothing-asked = 選ぶことはありません。
refusal-nothing-due = 時計の予定はまだです。
refusal-nothing-free = ただで得る物件はありません。
refusal-nothing-rolled = まだサイコロを振っていません。
refusal-nothing-to-finish = 終えるマスはありません。
refusal-nothing-to-repel = 追い返すものはありません。
refusal-nothing-to-resume = 再開するものはありません。
refusal-nothing-to-undo = 取り消せる報告はありません。
refusal-nothing-to-waive = 遅れの減点はありません。
refusal-only-the-clock = 時計だけの操作です。
refusal-own-dice-only = 自前のサイコロの目を報告してください。
refusal-paused = 一時停止中です。
refusal-photo-missing = 写真か動画が必要です。
refusal-position-in-conflict = 先にGMが居場所を判断します。
refusal-redo-first = 先に証拠を出し直してください。
refusal-result-final = 結果は確定しています。
refusal-roll-destination-first = 先に次の目的地を決めます。
refusal-sealed = ふういんのターンは進行形カードを使えません。
refusal-server-rolls = このイベントではサーバーが振ります。
refusal-square-not-done = マスの処理が済んでいません。
refusal-take-free-first = 先に強制買収の物件を選んでください。
refusal-target-declared = 目標は宣言済みです。
refusal-text-missing = 文章を書いてください。
refusal-too-expensive = 「{ $card }」は{ $price }点で、足りません。
refusal-too-few-members = 各チーム{ $least }人以上必要です。
refusal-too-short = { $wanted }字以上必要です（いま{ $written }字）。
refusal-too-soon = まだ早すぎます。
refusal-touch-back = 渡してきたチームにはまだ返せません。
refusal-touch-blocked = しばらくタッチできません。
refusal-touch-open = 返事待ちのタッチがあります。
refusal-touch-where-it-came = ボンビーが来たマスではタッチできません。
refusal-trip-due = 先に予定の移動があります。
refusal-unknown-square = { $square }というマスはありません。
refusal-void-list-differs = 一緒に消える記録：{ $entries }。これを確認して指定してください。
refusal-withdrawn = 離脱したチームです。
refusal-wrong-dice = サイコロやトランプの値ではありません。
refusal-wrong-initials = 行の頭は「{ $wanted }」です。
refusal-wrong-length = ちょうど{ $wanted }字です（いま{ $written }字）。
refusal-wrong-lines = { $wanted }行で書いてください。
refusal-wrong-ruling = その裁定はこの申告に合いません。

## キットの誤り

error-unknown-kit = 「{ $id }」というキットはありません。あるのは { $known }。
error-id-twice = { $file } { $line }行目：「{ $id }」が2回あります。
error-unknown-square-in-kit = { $file } { $line }行目：map.json に「{ $square }」というマスはありません。
error-too-few-teams = { $file } { $line }行目：チーム数の上限が下限より小さいです。
error-clock-out-of-order = { $file } { $line }行目：時刻の順序が合いません。
error-unknown-line = { $file } { $line }行目：「{ $line_id }」という路線はありません。
error-not-between = { $file } { $line }行目：{ $square }の両隣がつながっていません。
error-segment-too-short = { $file } { $line }行目：{ $line_id }の区間にはマスが2つ以上必要です。
error-not-on-line = { $file } { $line }行目：{ $square }は{ $line_id }にありません。
error-loop-without-ends = { $file } { $line }行目：環状の{ $line_id }には liner_ends が必要です。
error-square-unconnected = { $file } { $line }行目：{ $square }へはスタートから行けません。
error-track-without-stop = { $file } { $line }行目：{ $a }と{ $b }の両方に停まる路線がありません。
error-wrong-star = { $file } { $line }行目：{ $card }の★の有無が効果と合いません。
error-unknown-set = { $file } { $line }行目：{ $card }の集合「{ $set }」は map.json にありません。
error-unknown-card-in-kit = { $file } { $line }行目：cards.json に「{ $card }」はありません。
error-minutes-backwards = { $file } { $line }行目：分数の最小が最大より大きいです。
error-not-thirteen = { $file } { $line }行目：スペシャルの表には13枚必要です。
error-destination-dice = { $file } { $line }行目：サイコロ{ $first } { $second }の目的地がちょうど1つではありません。
error-destination-no-mission = { $file } { $line }行目：目的地{ $square }がミッションのマスではありません。
error-six-faces = { $file } { $line }行目：1から6の目が1つずつ必要です。
error-pair-missing = { $file } { $line }行目：{ $low }と{ $high }の組にカードがありません。
error-pair-wrong = { $file } { $line }行目：{ $low }と{ $high }の組が重複しているか、逆順です。
error-must-be-star = { $file } { $line }行目：ここでは{ $card }は★カードでなければなりません。
error-six-cards = { $file } { $line }行目：カードを配るイベントには6枚、ほかには書きません。
error-not-a-mission-square = { $file } { $line }行目：{ $square }はミッションのマスではありません。
error-wrong-payments = { $file } { $line }行目：{ $mission }の物件には決算の収益が{ $wanted }個必要です。
error-type-without-minutes = { $file } { $line }行目：rates.json に種類{ $type_ }の所要時間がありません。
error-square-without-mission = { $file } { $line }行目：ミッションのマス{ $square }にミッションがありません。

## キットの気になる点

error-odd-obsolete = { $file } { $line }行目：{ $mission }は実施できないのに代わりがありません。
error-odd-same-name = { $file } { $line }行目：{ $square }と{ $other }がどちらも「{ $name }」という名前です。
error-odd-twin-unread = { $file } { $line }行目：{ $square }は名前の数よりかなの読みが少なくなっています。
error-odd-unsaid = { $file } { $line }行目：{ $count ->
    [one] ここの名前に言語{ $lang }がありません。
   *[other] ここをはじめ{ $count }か所の名前に言語{ $lang }がありません。
}
error-odd-worthless = { $file } { $line }行目：{ $mission }の物件に価値がありません。
error-odd-destination = { $file } { $line }行目：{ $square }が4回に1回以上目的地になります。
error-odd-switch = { $file } { $line }行目：後半レートへの切替が進行時間の外です。
error-odd-card-nowhere = { $file } { $line }行目：{ $card }はどの表にもなく、出ません。
error-odd-no-target = { $file } { $line }行目：{ $card }の行き先がほとんどありません。
error-odd-no-such-kind = { $file } { $line }行目：種類{ $kind }のマスがありません。
error-odd-too-many = { $file } { $line }行目：{ $total }マス中{ $count }マスが種類{ $kind }です。
error-odd-more-red = { $file } { $line }行目：赤マス（{ $red }）が青マス（{ $blue }）より多いです。
