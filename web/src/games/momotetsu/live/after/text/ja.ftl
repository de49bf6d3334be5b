### 実地イベントのあと。

after-loading = 一日を集計しています…
after-pages = イベントのあと
after-result = 結果
after-again = 一日をもう一度
after-winner = { $count ->
    [1] 優勝：{ $names }
   *[other] 同点優勝：{ $names }
}
after-quiet = この1分間に新しい出来事はありません。
after-reckoning = 得点の内訳
after-start = はじめの持ち点
after-times = { $times }回
after-from-goals = ゴール
after-from-settlements = 決算
after-from-squares = 青マスと赤マス
after-from-cards = カード
after-from-shop = カード駅での買い物
after-from-happenings = イベント
after-from-bonbi = ボンビー
after-from-sales = 物件の売却
after-from-late = 下車の遅れ
after-from-rulings = ゲームマスターの裁定
after-sale = 物件の売却額
after-total = 合計
after-curve = 持ち点の移り変わり
after-curve-words = 持ち点の移り変わり。最後は{ $teams }
after-awards = 表彰
after-no-awards = 今回は、頭ひとつ抜け出たチームはありませんでした。
after-album = アルバム
after-album-of = 写真のチーム
after-album-all = 全チーム
after-album-empty = 写真はありません。
after-photo-goal = ゴール
after-photo-touch = タッチ
after-photo-dice = 自前のサイコロ
after-photo-alt = チーム{ $team }の写真：{ $what }
after-photo-gone = この写真の保存期間は終わりました。
after-time = 一日の時刻
after-to-end = 最後へ

## 表彰

award-goals = 一番旗で賞
award-goals-why = だれよりも多い{ $value }回のゴール
award-ride = 遠くまで来たで賞
award-ride-why = { $to ->
    [none] 一度に{ $value }マスを移動
   *[other] { $from }から{ $to }まで、一度に{ $value }マス
}
award-missions = ミッション名人
award-missions-why = { $value }件のミッションを達成
award-explorer = マップを巡りつくしたで賞
award-explorer-why = { $value }か所のマスで下車
award-cards = カードに目がないで賞
award-cards-why = { $value }枚のカードを引いた
award-stroke = 一発大当たり賞
award-stroke-why = 一度に{ $points }点
award-comeback = 大逆転賞
award-comeback-why = いちばん苦しかった決算から{ $value }つ順位を上げた
award-bonbi = ボンビーのお気に入り
award-bonbi-why = ボンビーに{ $points }点を取られた
