### TOKYO METRO：ルールブックの読み方が分かれるところのハウスルール。

house-group-cards = カードとスポット
house-group-loans = 借金
house-group-lines = 路線
house-group-order = 手番順

house-preset-first-release = 最初の版と同じ
house-preset-as-printed = 書かれた言葉に一番近い読み方

house-discard-piles = 捨て札の山
house-discard-piles-one = 捨て札の山は全部の列で1つで、取れるのは一番上のカードだけです。
house-discard-piles-per-column = 捨て札の山は列ごとにあり、それぞれの一番上のカードを取れます。

house-discount-spot-freed = 「割引」スポット
house-discount-spot-freed-true = アクションチップが移れば、すぐにまた使えます。
house-discount-spot-freed-false = フェイズが終わるまで使えません。

house-loans-per-action = 1アクションの借金
house-loans-per-action-1 = 1アクションで借りる・返すのは1枚です。
house-loans-per-action-any = 1アクションで何枚でも借りる・返すことができます。

house-loan-repay = 借金の返済
house-loan-repay-true = 「借金」スポットで借金を返すこともできます。
house-loan-repay-false = 借金は最後に清算するだけです。

house-surcharge-raises-income = 株の上乗せ
house-surcharge-raises-income-false = 2枚目・3枚目の株の上乗せは銀行に入り、収入は上がりません。
house-surcharge-raises-income-true = 2枚目・3枚目の株の上乗せも、路線の収入を上げます。

house-speed-tokens-stay = 速度トークン
house-speed-tokens-stay-true = 速度トークンは最後まで路線に残ります。
house-speed-tokens-stay-false = 速度トークンは列車移動フェイズ1回だけ効き、サプライに戻ります。

house-income-stays = 列車のない路線の収入
house-income-stays-true = 列車がマップを離れても、路線の収入は残ります。
house-income-stays-false = 列車がマップを離れると、路線の収入は0円になります。

house-zero-ties = 合計0円の同点
house-zero-ties-keep = 合計0円の人どうしの順番は変わりません。
house-zero-ties-change = 合計0円の人どうしも、ほかの同点と同じく順番が入れ替わります。
