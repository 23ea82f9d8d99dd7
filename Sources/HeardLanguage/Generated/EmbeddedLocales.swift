// Written by `swift run heard-dev generate` from Locales/*.json. Do not edit.

/// Tags of the embedded languages, sorted.
let embeddedLocaleTags: [String] = [
    "af",
    "am",
    "ar",
    "as",
    "az",
    "be",
    "bg",
    "bn",
    "bs",
    "ca",
    "cs",
    "cy",
    "da",
    "de",
    "el",
    "en",
    "en-GB",
    "es",
    "es-419",
    "et",
    "eu",
    "fa",
    "fi",
    "fil",
    "fr",
    "fr-CA",
    "gl",
    "gu",
    "he",
    "hi",
    "hr",
    "hu",
    "hy",
    "id",
    "is",
    "it",
    "ja",
    "ka",
    "kk",
    "km",
    "kn",
    "ko",
    "ky",
    "lo",
    "lt",
    "lv",
    "mk",
    "ml",
    "mn",
    "mr",
    "ms",
    "my",
    "nb",
    "ne",
    "nl",
    "or",
    "pa",
    "pl",
    "pt-BR",
    "pt-PT",
    "ro",
    "ru",
    "si",
    "sk",
    "sl",
    "sq",
    "sr",
    "sr-Latn",
    "sv",
    "sw",
    "ta",
    "te",
    "th",
    "tr",
    "uk",
    "ur",
    "uz",
    "vi",
    "zh-HK",
    "zh-Hans",
    "zh-Hant",
    "zu",
]

/// The compact form of a language (see `CompactLocale`).
func embeddedLocale(_ tag: String) -> StaticString? {
    switch tag {
    case "af": return #"""
tag	af
name	Afrikaans
rolePosition	final
secondsPerGrapheme	0.073
colour.black	aswart
colour.blue	ablou
colour.brown	abruin
colour.green	agroen
colour.orange	aoranje
colour.purple	apers
colour.red	arooi
colour.white	awit
colour.yellow	ageel
direction.leftArrow	apyltjie links	apyltjie na links
direction.next	avolgende
direction.previous	avorige
direction.rightArrow	apyl na regs	apyltjie regs
gesture.doubleTap	adubbel-tik	adubbeltik	atik twee keer	atik twee maal
gesture.doubleTapAndHold	adubbeltik en hou
gesture.longPress	adruk en hou	ahou ingedruk	atik en hou
gesture.swipe	aswiep	avee
gesture.swipeDown	aswiep af
gesture.swipeLeft	aswiep links
gesture.swipeRight	aswiep regs
gesture.swipeUp	aswiep op
gesture.tap	adruk	araak	atik
role.button	aknoppie
role.checkbox	amerkblokkie
role.heading	aopskrif
role.image	aprent
role.link	askakel
role.list	alys
role.popUpButton	akieslys
role.progressIndicator	avorderingsbalk
role.radioButton	aradioknoppie
role.slider	aglyer
role.switch	askakelaar
role.tabBar	aoortjiebalk
role.textField	aredigeerkassie
state.checked	agemerk
state.collapsed	aingevou
state.disabled	agedeaktiveer
state.enabled	ageaktiveer
state.expanded	auitgevou
state.off	aaf
state.on	aaan
state.selected	agekies	ageselekteer
state.unchecked	anie gemerk nie
"""#
    case "am": return #"""
tag	am
name	Amharic
rolePosition	final
secondsPerGrapheme	0.1199
sentenceEnds	።.!?…
colour.black	aጥቁር
colour.blue	aሰማያዊ
colour.brown	aቡናማ
colour.green	aአረንጓዴ
colour.orange	aብርቱካናማ	aብርቱካን	aብርትኳናማ
colour.purple	aሐምራዊ
colour.red	aቀይ
colour.white	aነጭ
colour.yellow	aቢጫ
direction.leftArrow	aየግራ ቀስት	aግራ ቀስት
direction.next	aቀጣይ
direction.previous	aቀዳሚ
direction.rightArrow	aቀኝ ቀስት	aየቀኝ ቀስት
gesture.doubleTap	aሁለቴ መታ ማድረግ	aሁለቴ መታ ያድርጉ	aሁለቴ ነካ ያድርጉ	aሁለት ጊዜ መታ ያድርጉ
gesture.doubleTapAndHold	aሁለቴ መታ ያድርጉ እና ይያዙ
gesture.longPress	aተጭነው ይያዙ	aነክተው ይያዙ
gesture.swipe	aያንሸራትቱ
gesture.swipeDown	aወደ ታች አንሸራትት
gesture.swipeLeft	aወደ ግራ ያንሸራትቱ
gesture.swipeRight	aወደ ቀኝ ያንሸራትቱ
gesture.swipeUp	aወደ ላይ ያንሸራትቱ
gesture.tap	aመታ ማድረግ	aመታ ያድርጉ	aይንኩ	aይጫኑ
role.button	aአዝራር
role.checkbox	aአመልካች ሳጥን
role.heading	aርዕስ
role.image	aምስል
role.link	aአገናኝ
role.list	aዝርዝር
role.popUpButton	aየተቆልቋይ ዝርዝር
role.progressIndicator	aየሂደት አሞሌ
role.radioButton	aየሬዲዮ አዝራር
role.slider	aተንሸራታች
role.switch	aቀይር
role.tabBar	aየትር አሞሌ
role.textField	aሳጥኑን ያርትዑ
state.checked	aምልክት ተደርጎበታል
state.collapsed	aተሰብስቧል
state.disabled	aተሰናክሏል
state.enabled	aነቅቷል
state.expanded	aተዘርግቷል
state.off	aጠፍቷል
state.on	aበርቷል
state.selected	aተመርጠዋል	aተመርጧል
state.unchecked	aምልክት አልተደረገበትም
"""#
    case "ar": return #"""
tag	ar
name	Arabic
voiceOver
deep
clitics	ال	وال	بال	فال	كال	لل	و	ب	ل	ف	ك
articles	ال	وال	بال	فال	كال	لل
attributesFollow
rolePosition	initial
secondsPerGrapheme	0.099
expansion	0.95
sentenceEnds	.!؟…
quotes	”“’‘
list	bothNames	اسمك الأول والأخير	الاسم الأول واسم العائلة	الاسم الأول والأخير
list	cards	بطاقة
list	digits	أرقام	خانات	خانة	رقم
list	lastDigits	آخر
list	ownCodes	رمز	كلمة المرور
list	phones	هاتف
list	postalCodes	الرمز البريدي
spoken	role.link	رابط
spoken	role.tab	علامة تبويب
spoken	state.selected	محدد
colour.black	vأسود	aالأسود	aالسوداء	aسود	aسوداء
colour.blue	vأزرق	aزرقاء
colour.brown	vبني	aبنية
colour.cyan	vسماوي
colour.gold	vذهبي
colour.gray	vرمادي	aرمادية
colour.green	vأخضر	aخضراء
colour.magenta	vماجنتي
colour.orange	vبرتقالي	aبرتقالية
colour.pink	vزهري	aزهرية	aوردي	aوردية
colour.purple	vأرجواني	aأرجوانية	aبنفسجي	aبنفسجية
colour.red	vأحمر	aحمر	aحمراء
colour.white	vأبيض	aبيض	aبيضاء
colour.yellow	vأصفر	aصفراء
direction.back	vرجوع
direction.down	vلأسفل
direction.forward	vالأمام	vتحويل
direction.left	vلليسار
direction.leftArrow	vسهم إلى اليسار	vسهم اليسار	aالسهم المتجه لليسار	aسهم لليسار
direction.leftToRight	vمن اليسار إلى اليمين
direction.next	vالتالي	aالصفحة التالية
direction.previous	vالسابق	aالصفحة السابقة
direction.right	vلليمين
direction.rightArrow	vسهم إلى اليمين	vسهم اليمين	aالسهم المتّجه لليمين	aسهم لليمين
direction.rightToLeft	vمن اليمين إلى اليسار
direction.up	vأعلى
gesture.click	aالنقر
gesture.doubleTap	vالضغط مرتان	vالضغط مرتين	aاضغط ضغطتين	aاضغط مرتين	aالمس مرتين	aالنقر المزدوج	aالنقر مرتين	aالنقر مرّتين	aانقر مرتين	aانقر نقرا مزدوجا	aانقر نقرًا مزدوجًا	aانقري مرتين	aبالنقر المزدوج	aضغطتين	aمرتين	aنقر مزدوج	aنقرتين	aنقرًا مزدوجًا
gesture.doubleTapAndHold	aالنقر مرتين مع الاستمرار
gesture.doubleTapInHints	vاضغط مرتين
gesture.longPress	vالضغط مطولاً	aاضغط مطولا	aاضغط مطولًا	aاضغط مع الاستمرار	aالضغط المطول	aالمس مطولا	aالمس مع الاستمرار	aباستمرار	aضغطة طويلة	aمطولا	aمطولًا	aمع الاستمرار
gesture.swipe	aاسحب	aاسحبي	aالتمرير	aالتمرير السريع	aالسحب	aبالسحب	aتمرير	aحرك	aحرّك	aسحب	aقم بالتمرير	aمرر	aمرّر
gesture.swipeDown	vتحريك سريع لأسفل	aالتمرير للأسفل
gesture.swipeLeft	vتحريك سريع لليسار
gesture.swipeRight	vتحريك سريع لليمين
gesture.swipeUp	vتحريك سريع لأعلى	aالتمرير للأعلى
gesture.tap	vالضغط	vضغطة واحدة	aالنقر	aاضغط	aاضغط على	aاضغطوا	aاضغطي	aالمس	aانقر	aانقر على	aانقروا	aانقري	aبالضغط	aبالنقر	aللضغط	aنقرة
gesture.tapPressClick	vالضغط على	vالنقر على	vضغط	aاضغط	aانقر
noun.control	aأزرار	aأيقونة	aرابط	aرمز	aزر	aسهم	aصورة	aمفتاح
noun.device	aالماوس	aسماعات	aلوحة المفاتيح	aمفتاح
noun.field	aأيام	aحقول	aخانات	aصفوف	aقيم	aمقاعد
noun.mark	aأيام	aإطار	aحقل	aحقول	aخط	aدائرة	aشريط	aمقاعد	aمنطقة	aنص	aنقاط	aنقطة
number.1	aواحد	aواحدة
number.10	aعشر	aعشرة
number.2	aاثنان	aاثنتان	aاثنتين	aاثنين
number.3	aثلاث	aثلاثة
number.4	aأربع	aأربعة
number.5	aخمس	aخمسة
number.6	aست	aستة
number.7	aسبع	aسبعة
number.8	aثمان	aثماني	aثمانية
number.9	aتسع	aتسعة
place.above	aأعلاه	aأعلى	aالزاوية	aالعلوي	aالعلوية	aالعليا	aبالأعلى	aزاوية	aفوق	aفي الأعلى
place.below	aأدناه	aأسفل	aالسفلى	aالسفلي	aالسفلية	aبالأسفل	aتحت	aفي الأسفل
place.side	aإلى اليسار	aإلى اليمين	aالأيسر	aالأيمن	aالوسط	aاليسرى	aاليمنى	aجهة	aعلى اليسار	aعلى اليمين	aفي المنتصف	aيسار	aيمين
role.adjustable	vقابل للضبط	vأداة تحكم يمكن ضبطها
role.backButton	vزر الرجوع
role.button	vزر	aالزر	aزرّ
role.checkbox	vخانة اختيار	aخانة الاختيار	aمربع اختيار	aمربع الاختيار	aمربّع اختيار
role.dialog	vمربع حوار
role.group	vمجموعة
role.header	vالرأس
role.heading	vعنوان	vعنوان فرعي
role.image	vصورة
role.link	vرابط	vالرابط	aوصلة
role.list	vقائمة
role.menu	vقائمة
role.navigationBar	vشريط التنقل
role.pageControl	vالتحكم بالصفحة
role.popUpButton	vزر الإطار المُنبثق	vزر منبثق	aقائمة منسدلة
role.progress	vتقدم
role.progressIndicator	vمؤشر تقدم	aشريط التقدم
role.radioButton	vزر اختيار
role.searchField	vحقل البحث	vحقل نص بحث	aحقل بحث	aشريط البحث
role.slider	vشريط تمرير	aشريط التمرير	aمنزلق
role.staticText	vنص ثابت
role.stepper	vعنصر stepper
role.switch	vمفتاح تبديل	aمفتاح	aمفتاح التبديل	aمفتاح تحكّم
role.tab	vعلامة تبويب	vالحقل	aتبويب	aعلامة التبويب
role.tabBar	vشريط علامات التبويب
role.table	vجدول
role.textField	vحقل نص	aحقل النص	aحقل نصي	aمربع تعديل	aمربع نص
role.toggleButton	vزر التبديل
role.toolbar	vشريط الأدوات
shape	aدائري	aدائرية	aصغير	aصغيرة	aكبير	aكبيرة	aمثلث	aمثلثة	aمربع	aمربعة	aمستدير	aمستديرة	aمستطيل	aمستطيلة
state.available	aأصبح	aتم تفعيل*	aجاهز	aجاهزة	aمتاح	aمتاحة	aمتوفر	aمتوفرة	aمفعل	aمفعّل	aممكن	aنشط	aيمكنك
state.checked	vتم تحديده	aتم التحديد	aتم وضع علامة فيه	aفيه علامة
state.collapsed	vمطوي	aتم التصغير
state.dimmed	vمعتم	aباهت	aخافت	aمعتمة
state.disabled	vتم التعطيل	vلم يتم التمكين	aتم تعطيل*	aغير مفعل	aغير مفعلة	aغير مفعّل	aغير ممكن	aغير ممكّن	aغير نشط	aغير نشطة	aمعطل	aمعطلة	aمعطّل	aمعطّلة
state.enabled	aتم تفعيل*	aتم تمكين*	aمتاح	aمفعل	aمفعلة	aمفعّل	aمفعّلة	aممكن	aممكّن	aنشط
state.expanded	vموسع	aتم التوسيع
state.inProgress	vقيد التقدم
state.mixed	vمختلط
state.off	vإيقاف	aغير مفعّل	aإيقاف التشغيل	aغير مفعل	aمتوقف	aمتوقفة	aمطفأ	aمعطل	aمعطلة	aمغلق	aموقف
state.on	vتشغيل	vقيد التشغيل	aمشغل	aمشغلة	aمشغّل	aمفعل	aمفعلة	aمفعَّل	aمفعّل	aيعمل
state.selected	vمحدد	vالمحددة	vمحددة	aتم اختيار*	aتم الاختيار	aتم التحديد	aتم تحديد*	aمحددان	aمحددين	aمحدّد	aمحدّدة	aمختار	aمختارة	aمُحدد	aمُحددة	aمُختار
state.unavailable	aغير متاح	aغير متاح حاليا	aغير متاح حاليًا	aغير متاحة	aغير متاحين	aغير متوفر	aغير متوفرة	aغير مفعل	aغير ممكن	aغير نشط	aلا يمكن استخدامه	aمعطل	aمعطلة	aمعطّل
state.unchecked	vغير محدد	aبدون علامة	aلم يتم التحديد	aلم يتم وضع علامة فيه
state.unselected	vغير محدد	aغير محددة	aغير محدّد	aغير مختار	aلم يتم اختيار*	aلم يتم تحديد*
verb.instruction	aاختاري	aاختر	aاستخدم	aاستخدمي	aاسحب	aاضغط	aاضغطي	aالمس	aاملأ	aانقر	aانقري	aحدد	aراجع	aصحح	aيرجى
verb.marking	aالمميز*	aمحدد*	aمظلل*	aمعروض*	aمعلّم*	aملون*	aمميز*
verb.meaning	aتدل	aتشير	aتظهر	aتعرض	aتعني	aتمثل	aيدل	aيشير	aيظهر	aيعرض	aيعني	aيمثل	aيوضح
word.conjunction	aأن	aإذا	aبعد	aحتى	aعندما	aقبل	aلكي
word.cue	aأيقونة	aتحته خط	aخط عريض	aرمز	aنجمة	aنجمية
word.filler	aالآن	aالخيار	aالزر	aالميزة	aبعد	aحاليا	aحاليًا	aزر	aللأسف	aمؤقتا	aمؤقتًا	aهذا	aهذه
word.in	aباللون
word.negation	aأي	aبدون	aغير	aلا	aلم	aليس
word.quantity	aاثنان	aبعض	aثلاثة	aجميع	aعدة	aكل	aواحد
word.twice	aمرتين
lookAlikes	aأمتار مربعة	aالأذن اليمنى	aالبحر الأحمر	aالبيت الأبيض	aالصليب الأحمر	aالقائمة السوداء	aالهلال الأحمر	aانعطف يمينا	aانعطف يمينًا	aزر الذعر	aزر الطوارئ	aزر القميص	aزر الورد	aشاي أخضر	aصورة الملف الشخصي	aعصير البرتقال	aعصير برتقال	aعلامة تبويب جديدة	aمتر مربع
"""#
    case "as": return #"""
tag	as
name	Assamese
rolePosition	final
sentenceEnds	।.!?…
colour.black	aক’লা
colour.blue	aনীলা
colour.brown	aমূগা
colour.green	aসেউজীয়া
colour.orange	aকমলাৰঙী
colour.purple	aবেঙুণীয়া	aবেঙুনীয়া
colour.red	aৰঙা
colour.white	aবগা
colour.yellow	aহালধীয়া
direction.leftArrow	aবাওঁফালৰ কাঁড়ৰ চিন	aবাওঁফালৰ নিৰ্দেশ কৰা কাঁড় চিহ্ন
direction.next	aপৰৱৰ্তী
direction.previous	aপূৰ্বৱৰ্তী
direction.rightArrow	aসোঁফালে নির্দেশ কৰা কাঁড়ৰ চিহ্ন	aসোঁফালে নিৰ্দেশ কৰা কাঁড় চিহ্ন
gesture.doubleTap	aদুবাৰ টিপক
gesture.doubleTapAndHold	aদুবাৰ টিপি ধৰি ৰখা
gesture.swipeDown	aতললৈ ছোৱাইপ কৰক
gesture.swipeLeft	aবাওঁফালে ছোৱাইপ কৰক
gesture.swipeRight	aসোঁফালে ছোৱাইপ কৰক
gesture.swipeUp	aওপৰলৈ ছোৱাইপ কৰক
gesture.tap	aটিপক
role.button	aবুটাম
role.checkbox	aচ্চেক বাকচ	aচ্চেকবক্স
role.heading	aশিৰোনাম
role.image	aচিত্ৰ
role.link	aলিংক
role.list	aসূচী
role.popUpButton	aড্ৰপ ডাউন সূচী
role.progressIndicator	aপ্ৰগতিৰ হাৰ নির্দেশ কৰা দণ্ড
role.radioButton	aৰেডিঅ' বুটাম
role.slider	aশ্লাইডাৰ
role.switch	aছুইচ
role.tabBar	aটেবৰ দণ্ড
role.textField	aসম্পাদনা বাকচ
state.checked	aপৰীক্ষা কৰা হ’ল
state.collapsed	aসংকুচিত কৰা আছে
state.disabled	aঅক্ষম কৰা হ’ল
state.enabled	aসক্ষম কৰা আছে
state.expanded	aবিস্তাৰিত কৰা আছে
state.off	aঅফ হৈ আছে
state.on	aঅন হৈ আছে
state.selected	aবাছনি কৰা হ’ল
state.unchecked	aপৰীক্ষা কৰা হোৱা নাই
"""#
    case "az": return #"""
tag	az
name	Azerbaijani
rolePosition	final
secondsPerGrapheme	0.0749
list	otherScripts	Cyrl
colour.black	aqara
colour.blue	agöy	amavi
colour.brown	aqəhvəyi
colour.green	ayaşıl
colour.orange	anarıncı
colour.purple	abənövşəyi
colour.red	aqırmızı
colour.white	aağ
colour.yellow	asarı
direction.leftArrow	asol ox
direction.next	anövbəti
direction.previous	aəvvəlki
direction.rightArrow	asağ ox
gesture.doubleTap	aiki dəfə basın	aiki dəfə klikləyin	aiki dəfə toxunun	aiki dəfə vurun	aikili tıklama	aikiqat toxunun
gesture.doubleTapAndHold	aiki dəfə toxunub saxlama
gesture.longPress	abasıb saxlayın	abasılı saxlayın	atoxunub saxlayın
gesture.swipe	asürüşdürün
gesture.swipeDown	aaşağı sürüşdürün
gesture.swipeLeft	asola sürüşdürün
gesture.swipeRight	asağa sürüşdürün
gesture.swipeUp	ayuxarı sürüşdürün
gesture.tap	abasın	aklikləyin	atoxunun	atıkla	avurun
role.button	adüymə
role.checkbox	aqeyd qutusu	aqeyd xanası
role.heading	abaşlıq
role.image	atəsvir
role.link	alink
role.list	asiyahı
role.popUpButton	aaşağı açılan siyahı
role.progressIndicator	agediş paneli
role.radioButton	aradio düymə
role.slider	aslayder
role.switch	akeçid
role.tabBar	atab paneli
role.textField	aredaktə qutusu
state.checked	ayoxlanılıb
state.collapsed	ayığcamlaşdırılıb
state.disabled	adeaktiv
state.enabled	aaktiv
state.expanded	agenişləndirilib
state.off	adeaktiv
state.on	aaktiv
state.selected	aseçildi	aseçilib	aseçilmiş
state.unchecked	ayoxlanılmayıb
"""#
    case "be": return #"""
tag	be
name	Belarusian
letterApostrophe
rolePosition	initial
secondsPerGrapheme	0.068
list	digits	лічб
colour.black	aчорнае	aчорны
colour.blue	aсіняе	aсіняя	aсіні
colour.brown	aкарычневае	aкарычневы
colour.green	aзялёнае	aзялёная	aзялёны
colour.orange	aаранжавае	aаранжавая	aаранжавы
colour.purple	aфіялетавае	aфіялетавы
colour.red	aчырвонае	aчырвоны
colour.white	aбелае	aбелы
colour.yellow	aжоўтае	aжоўты
direction.leftArrow	aстрэлка ўлева
direction.next	aдалей
direction.previous	aназад
direction.rightArrow	aстрэлка ўправа
gesture.doubleTap	aдакраніцеся двойчы	aдвойчы дакраніцеся	aдвойчы націсніце	aнацісніце двойчы	aпадвойнае дакрананне	aпадвойнае крананне	aпадвойным дакрананнем
gesture.doubleTapAndHold	aдвайны дотык і ўтрыманне
gesture.longPress	aдоўгае націсканне	aнацісніце і ўтрымлівайце	aутрымлівайце
gesture.swipe	aзмахніце	aправядзіце
gesture.swipeDown	aправядзенне пальцам уніз
gesture.swipeLeft	aправядзенне пальцам улева
gesture.swipeRight	aправядзенне пальцам управа
gesture.swipeUp	aправядзенне пальцам уверх
gesture.tap	aдакрананне	aдакраніцеся	aнацісніце
number.1	aадзін	aадна	aаднаго	aадно	aадной	aадну
number.2	aдва	aдвух	aдзве
number.3	aтрох	aтры
number.4	aчатырох	aчатыры
number.5	aпяць	aпяці
role.button	aкнопка
role.checkbox	aполе для птушкі
role.heading	aзагаловак
role.image	aвідарыс
role.link	aспасылка
role.list	aспіс
role.popUpButton	aвыпадны спіс
role.progressIndicator	aіндыкатар стану
role.radioButton	aкнопка-пераключальнік
role.slider	aпаўзунок
role.switch	aпераключальнік
role.tabBar	aпанэль укладак
role.textField	aполе рэдагавання
state.checked	aпазначана
state.collapsed	aзгорнута
state.disabled	aадключана
state.enabled	aуключаны
state.expanded	aразгорнута
state.off	aадключаны
state.on	aуключаны
state.selected	aабрана	aабраная	aабраны	aвыбрана	aвыбраная	aвыбраны
state.unchecked	aне пазначана
"""#
    case "bg": return #"""
tag	bg
name	Bulgarian
rolePosition	initial
secondsPerGrapheme	0.0672
expansion	1.2
list	bothNames	име и фамилия
list	cards	карт
list	digits	цифр
list	lastDigits	последн
list	ownCodes	код
list	phones	телефон
list	postalCodes	пощенски
colour.black	aчерен	aчерн*	aчерно
colour.blue	aсин	aсин*	aсини	aсиньо	aсиня	aсинята
colour.brown	aкафяв	aкафяво
colour.gray	aсив*
colour.green	aзелен	aзелен*	aзелена	aзелено
colour.orange	aоранжев	aоранжев*	aоранжева	aоранжево
colour.purple	aлилав	aлилав*	aлилаво
colour.red	aчервен	aчервен*	aчервено
colour.white	aбели	aбял	aбял*	aбяло
colour.yellow	aжълт	aжълт*	aжълто
direction.leftArrow	aстрелка за наляво
direction.next	aнапред
direction.previous	aназад
direction.rightArrow	aсочеща надясно стрелка	aстрелка за надясно
gesture.click	aкликване
gesture.doubleTap	aдвоен клик	aдвойно докосване	aдвойно натискане	aдвукратн*	aдвукратно докосване	aдвукратно докоснете	aдокоснете два пъти	aдокоснете двукратно	aнатиснете два пъти	aчукнете два пъти
gesture.doubleTapAndHold	aдвукратно докосване и задържане
gesture.longPress	aдокоснете и задръжте	aзадръжте	aнатиснете и задръжте
gesture.swipe	aплъзгайте	aплъзгане	aплъзгате	aплъзнете	aпрокарайте	aпрокарване
gesture.swipeDown	aпрекарване на пръст надолу
gesture.swipeLeft	aпрекарване на пръст наляво
gesture.swipeRight	aпрекарване на пръст надясно
gesture.swipeUp	aпрекарване на пръст нагоре
gesture.tap	aдокосване	aдокоснете	aкликнете	aнатиснете	aчукнете
number.1	aедин	aедна	aедно
number.10	aдесет
number.2	aдва	aдвама	aдве
number.3	aтри	aтрима
number.4	aчетири
number.5	aпет
number.6	aшест
number.7	aседем
number.8	aосем
number.9	aдевет
place.above	aв ъгъла	aгоре	aнад	aотгоре	aпо-горе
place.below	aдолу	aотдолу	aпо-долу	aпод
place.side	aвдясно	aвляво	aдесния	aлевия	aотдясно	aотляво
role.button	aбутон	aбутона	aбутонът
role.checkbox	aквадратче за отметка	aполе с отметка
role.heading	aзаглавие
role.image	aизображение
role.link	aвръзка
role.list	aсписък
role.popUpButton	aпадащ списък
role.progressIndicator	aлента за напредъка
role.radioButton	aбутон за избор
role.slider	aплъзгач
role.switch	aпревключвател
role.tabBar	aлента с раздели
role.textField	aполе за редактиране	aтекстово поле
shape	aголям*	aквадратн*	aкръгл*	aмалк*
state.available	aактивно	aвъзможно	aдостъпен	aдостъпна	aдостъпно	aналично
state.checked	aотметнато	aс отметка	iотметнат	iотметната	iотметнати
state.collapsed	aсвито	iсвита	iсвити
state.disabled	aдеактивиран	aдеактивирана	aдеактивирано	aизключено	aнеактивен	aнеактивна	aнеактивно	iдеактивирани	iпосивен	iпосивена	iпосивени
state.enabled	aактивен	aактивирано	aактивна	aактивно	aвключено	iактивиран	iактивирана	iактивирани
state.expanded	aразгънато	iразгъната	iразгънати
state.off	aизключено	aизкл	aизключен	aизключена	iизключени
state.on	aвключено	aвкл	aвключен	aвключена	iвключени
state.selected	aизбрано	aизбран	aизбрана	aизбрани	aмаркиран	aмаркирана	aмаркирано
state.unavailable	aдеактивирано	aизключено	aне е достъпно	aне е налично	aнеактивно	aнедостъпен	aнедостъпна	aнедостъпно
state.unchecked	aбез отметка	aне е отметнато
state.unselected	aне е избрано
"""#
    case "bn": return #"""
tag	bn
name	Bangla
rolePosition	final
secondsPerGrapheme	0.1268
sentenceEnds	।.!?…
colour.black	aকালো
colour.blue	aনীল
colour.brown	aখয়েরি	aবাদামি
colour.green	aসবুজ
colour.orange	aকমলা
colour.purple	aবেগুনি	aবেগুনী
colour.red	aলাল
colour.white	aসাদা
colour.yellow	aহদুল	aহলুদ
direction.leftArrow	aবাঁ তীর	aবামমুখী তীর
direction.next	aপরবর্তী
direction.previous	aপূর্ববর্তী
direction.rightArrow	aডান তীর	aডানদিকে নির্দেশিত তীর
gesture.doubleTap	aডবল ট্যাপ করুন	aডবল-ট্যাপ করুন	aডাবল ট্যাপ করুন	aদুইবার ট্যাপ করুন	aদুবার আলতো চাপা	aদুবার আলতো চাপুন	aদুবার ট্যাপ করুন
gesture.doubleTapAndHold	aডবল ট্যাপ করে ধরে থাকুন
gesture.longPress	aচেপে ধরুন	aধরে রাখুন
gesture.swipe	aসোয়াইপ করুন
gesture.swipeDown	aনিচের দিকে সোয়াইপ করুন
gesture.swipeLeft	aবাঁদিকে সোয়াইপ করুন
gesture.swipeRight	aডানদিকে সোয়াইপ করুন
gesture.swipeUp	aউপরের দিকে সোয়াইপ করুন
gesture.tap	aআলতো চাপুন	aচাপুন	aট্যাপ করুন
role.button	aবোতাম
role.checkbox	aচেকবাক্স
role.heading	aশিরোনাম
role.image	aছবি
role.link	aলিঙ্ক
role.list	aতালিকা
role.popUpButton	aড্রপ-ডাউন তালিকা
role.progressIndicator	aপ্রগতি বার
role.radioButton	aরেডিও বোতাম
role.slider	aস্লাইডার
role.switch	aপাল্টান
role.tabBar	aট্যাব দণ্ড
role.textField	aসম্পাদনা বাক্স
state.checked	aপরীক্ষা করা হয়েছে
state.collapsed	aসংকুচিত রয়েছে
state.disabled	aঅক্ষম রয়েছে
state.enabled	aচালু করা আছে
state.expanded	aপ্রসারিত হয়েছে
state.off	aবন্ধ
state.on	aচালু
state.selected	aনির্বাচন করা হয়েছে	aনির্বাচিত
state.unchecked	aটিক চিহ্ন দেওয়া নেই
"""#
    case "bs": return #"""
tag	bs
name	Bosnian
rolePosition	initial
secondsPerGrapheme	0.067
list	bothNames	ime i prezime
list	digits	cifar	znamenk
list	otherScripts	Cyrl
colour.black	acrn*	acrna	acrne	acrni	acrno
colour.blue	aplav*	aplava	aplavi	aplavo
colour.brown	asmeđ*	asmeđe	asmeđi
colour.gray	asiv*	asiva	asivi	asivo
colour.green	azelen*	azelena	azeleni	azeleno
colour.orange	anarandžast*	anarandžasta	anarandžasti	anarandžasto	anarančast*
colour.pink	aroz*	aružičast*
colour.purple	aljubičast*	aljubičasti	aljubičasto
colour.red	acrven*	acrveni	acrveno
colour.white	abel*	abijel*	abijeli	abijelo
colour.yellow	ažut*	ažuta	ažuti	ažuto
direction.leftArrow	alijeva strelica
direction.next	anaprijed
direction.previous	anazad
direction.rightArrow	adesna strelica
gesture.doubleTap	adodirnite dvaput	advaput	advaput dodirni	advaput dodirnite	advaput kucnite	advaput pritisnite	advostruk*	advostruki dodir	advostrukim dodirom	akliknite dvaput
gesture.doubleTapAndHold	advostruki dodir i držanje
gesture.longPress	adodirnite i zadržite	adržite	adugi pritisak	adugo pritisnite	apritisnite i držite	azadržite
gesture.swipe	aklizni*	apovuci	apovucite	aprevucite	aprijelaz prstom	aprijeđi	aprijeđite
gesture.swipeDown	aprevlačenje nadolje
gesture.swipeLeft	aprevlačenje ulijevo
gesture.swipeRight	aprevlačenje udesno
gesture.swipeUp	aprevlačenje nagore
gesture.tap	adodir	adodirivanje	adodirni	adodirnite	adodirom	akliknite	akucnite	apritisni	apritisnite
gesture.tapPressClick	akliknite	apritisnite
noun.control	atipke
number.1	ajedan	ajedna	ajedne	ajedno	ajednog	ajednu
number.10	adeset
number.2	adva	advije
number.3	atri
number.4	ačetiri
number.5	apet
number.6	ašest
number.7	asedam
number.8	aosam
number.9	adevet
place.above	agore	agornjem	agornji	aiznad	ana vrhu	au kutu
place.below	adolje	adonjem	adonji	aispod	ana dnu	aniže	au dnu
place.side	adesni	adesno	adesnoj	alijevi	alijevo	alijevoj	as desne strane	as lijeve strane	au sredini
role.button	adugme	agumb	agumba	atipka	atipku
role.checkbox	aokvir za odabir	apolje za potvrdu
role.heading	anaslov	azaglavlje
role.image	aslika
role.link	alink	apoveznica	apoveznicu	aveza
role.list	alista
role.popUpButton	apadajuća lista
role.progressIndicator	atraka napretka
role.radioButton	adugme za izbor
role.searchField	apolje za pretraživanje
role.slider	aklizač
role.switch	aprekidač	apreklopka
role.tab	akartica	akarticu
role.tabBar	atraka tabulatora
role.textField	aokvir za uređivanje	apolje za tekst	atekstno polje
shape	akvadratn*	amal*	aokrugl*	apravokutn*	atrokutast*	avelik*
state.available	aaktivno	adostupan	adostupna	adostupno	amoguće	aomogućen	aomogućena	aomogućeno	aspremno
state.checked	aoznačeno	ioznačen	ioznačena	ioznačene	ioznačeni	iselektovan	iselektovana	iselektovane	iselektovani
state.collapsed	askupljeno	iskraćen	iskraćena	iskraćene	iskraćeni	iskupljen	iskupljena	iskupljene	iskupljeni
state.dimmed	azasivljeno	azatamnjen	azatamnjena	azatamnjeno
state.disabled	aisključeno	aneaktivan	aneaktivno	aonemogućen	aonemogućena	aonemogućeno	ionemogućene	ionemogućeni
state.enabled	aaktivan	aaktivna	aaktivno	aomogućen	aomogućena	aomogućeno	auključeno	iomogućene	iomogućeni
state.expanded	aprošireno	iprodužen	iprodužena	iprodužene	iproduženi	iproširen	iproširena	iproširene	iprošireni
state.off	aisključen	aisključena	aisključeno	iisključene	iisključeni
state.on	auključen	auključena	auključeno	iuključene	iuključeni
state.selected	aizabran	aizabrana	aizabrano	aje odabran	aje odabrana	aodabran	aodabrana	aodabrane	aodabrani	aodabrano	aoznačen	aoznačena	aoznačeno
state.unavailable	aneaktivno	anedostupan	anedostupna	anedostupno	anije dostupan	anije dostupna	anije dostupno	aonemogućen	aonemogućena	aonemogućeno
state.unchecked	anije označeno	inije označen	inije označena	inije označene	inije označeni	inije selektovan	inije selektovana	inije selektovane	inije selektovani
state.unselected	aneodabrano	aneoznačeno	anije odabran	anije odabrana	anije odabrano	aponišten odabir
"""#
    case "ca": return #"""
tag	ca
name	Catalan
voiceOver
rolePosition	initial
secondsPerGrapheme	0.0638
expansion	1.25
list	bothNames	nom i cognom
list	cards	targeta
list	digits	dígits	xifra	xifres
list	lastDigits	últim
list	ownCodes	codi
list	phones	telèfon
list	postalCodes	codi postal
colour.black	vnegre	anegra	anegres
colour.blue	vblau	ablaus	ablava	ablaves
colour.brown	vmarró
colour.cyan	vcian
colour.gold	vdaurat
colour.gray	vgris	agrisa	agrises	agrisos
colour.green	vverd	averda	averdes	averds
colour.magenta	vmagenta
colour.orange	vtaronja	ataronges
colour.pink	vrosa
colour.purple	vmorat	alila	amorada	avioleta
colour.red	vvermell	aroig	aroja	avermella	avermelles	avermells
colour.white	vblanc	ablanca	ablancs	ablanques
colour.yellow	vgroc	agrocs	agroga	agrogues
direction.back	venrere
direction.down	vavall
direction.forward	vendavant
direction.left	vesquerra
direction.leftArrow	vfletxa esquerra
direction.leftToRight	vd’esquerra a dreta
direction.next	vsegüent
direction.previous	vanterior
direction.right	vdreta
direction.rightArrow	vfletxa dreta
direction.rightToLeft	vde dreta a esquerra
direction.up	vamunt
gesture.click	afes clic
gesture.doubleTap	vfer dos tocs	adoble clic	adoble toc	afes doble toc	afeu doble toc	aprem dues vegades	atoca dues vegades	atoqueu dues vegades
gesture.doubleTapAndHold	adoble toc i mantén premut
gesture.doubleTapInHints	vfes dos tocs
gesture.longPress	vpremuda llarga	amantingueu premut	amantén premut	aprem llargament	atoc llarg
gesture.swipe	afes lliscar	allisca	alliscar	allisqueu
gesture.swipeDown	vfer lliscar cap avall	allisca cap avall
gesture.swipeLeft	vfer lliscar cap a l'esquerra	allisca cap a l'esquerra
gesture.swipeRight	vfer lliscar cap a la dreta	allisca cap a la dreta
gesture.swipeUp	vfer lliscar cap amunt	allisca cap amunt
gesture.tap	vfer un toc	vtocar	atoca	aclica	aclica per	acliqueu	apitja	aprem	apremeu	atoca per	atoqueu
gesture.tapPressClick	vfer clic a	vprémer	vtocar
noun.control	abotons
number.1	aun	auna
number.10	adeu
number.2	ados	adues
number.3	atres
number.4	aquatre
number.5	acinc
number.6	asis
number.7	aset
number.8	avuit
number.9	anou
place.above	aa dalt	aa la cantonada	aa sobre	aal racó	ade dalt	asuperior
place.below	aa baix	aa sota	ade sota	ainferior	asota
place.side	aa l'esquerra	aa la dreta	ade l'esquerra	ade la dreta	adret	aesquerre
role.adjustable	vajustable	vcontrol ajustable
role.backButton	vbotó enrere
role.button	vbotó
role.checkbox	vcasella de selecció
role.dialog	vquadre de diàleg
role.group	vagrupar
role.header	vcapçalera
role.heading	vcapçalera	aencapçalament	atítol
role.image	vimatge
role.link	venllaç
role.list	vllista
role.menu	vmenú
role.navigationBar	vbarra de navegació
role.pageControl	vcontrol de pàgina
role.popUpButton	vbotó desplegable	vbotó emergent	allista desplegable
role.progress	vprogrés
role.progressIndicator	vindicador de progrés	abarra de progrés
role.radioButton	vbotó de selecció	abotó d'opció
role.searchField	vcamp de cerca	vcamp de text de cerca
role.slider	vregulador	acontrol lliscant
role.staticText	vtext estàtic
role.stepper	vrepetidor
role.switch	valternar	ainterruptor	acommutador
role.tab	vtabulador
role.tabBar	vbarra de pestanyes
role.table	vtaula
role.textField	vcamp de text	aquadre d'edició
role.toggleButton	vbotó per alternar
role.toolbar	vbarra d’eines
shape	acircular	agran	apetit	apetita	aquadrada	aquadrat	arodona	arodó
state.available	aactivat	adisponible	ahabilitat	allest	apossible
state.checked	vmarcat	amarcada	imarcades	imarcats	iverificada	iverificades	iverificats
state.collapsed	vcontret	aestà replegat	icol·lapsada	icol·lapsades	icol·lapsats
state.dimmed	vatenuat	iatenuada	iatenuades	iatenuats
state.disabled	vdesactivat	adesactivada	ainactiu	ainactiva	ainhabilitada	ainhabilitat	idesactivades	idesactivats	iombrejada	iombrejades	iombrejats
state.enabled	aactivada	aactivat	ahabilitada	ahabilitat	iactivades	iactivats
state.expanded	vexpandit	aestà desplegat
state.inProgress	ven curs
state.mixed	vcombinat	vmesclat	vmixt	icombinada	icombinades	icombinats	imesclada	imesclades	imesclats
state.off	vdesactivat	aapagat	adesactivada	ano	idesactivades	idesactivats
state.on	vactivat	aactivada	aencès	así	iactivades	iactivats
state.selected	vseleccionat	aestà seleccionada	aestà seleccionat	aseleccionada	aseleccionades	aseleccionats	atriat
state.unavailable	adesactivada	adesactivat	ainactiu	ainhabilitada	ainhabilitat	ano disponible	ano està disponible
state.unchecked	vdesmarcat	vsense marcar	adesmarcada	ano marcat	idesmarcades	idesmarcats	ino marcada	ino marcades	ino marcats	ino verificada	ino verificades	ino verificats
state.unselected	vdesmarcat	vno seleccionat	adesseleccionada	idesmarcada	idesmarcades	idesmarcats	idesseleccionades	idesseleccionat	idesseleccionats	ino seleccionades	ino seleccionats
"""#
    case "cs": return #"""
tag	cs
name	Czech
voiceOver
rolePosition	initial
secondsPerGrapheme	0.07
expansion	1.1
quotes	„“‚‘
list	abbreviations	hod	max	min	např	odd	resp	tzn
list	bothNames	jméno a příjmení	křestní jméno a příjmení
list	cards	kart
list	digits	místn	číslic
list	lastDigits	posledn
list	ownCodes	hesl	kód
list	phones	telefon
list	postalCodes	psč
colour.black	včerná	ačern*	ačerné	ačerný
colour.blue	vmodrá	amodr*	amodré	amodrý
colour.brown	vhnědá	ahněd*	ahnědé	ahnědý
colour.cyan	vazurová
colour.gold	vzlatá
colour.gray	všedá	ašed*
colour.green	vzelená	azelen*	azelené	azelený
colour.magenta	vpurpurová
colour.orange	voranžová	aoranžov*	aoranžové	aoranžový
colour.pink	vrůžová	arůžov*
colour.purple	vfialová	afialov*	afialové	afialový	apurpur*
colour.red	včervená	arudé	ačerven*	ačervený
colour.white	vbílá	abíl*	abílou	abílé	abílý
colour.yellow	vžlutá	ažlut*	ažluté	ažlutý
direction.back	vzpět
direction.down	vdolů
direction.forward	vvpřed
direction.left	vdoleva
direction.leftArrow	všipka doleva	ašipka vlevo
direction.leftToRight	vzleva doprava
direction.next	vdalší
direction.previous	vpředchozí
direction.right	vdoprava
direction.rightArrow	všipka doprava	ašipka vpravo
direction.rightToLeft	vzprava doleva
direction.up	vnahoru
gesture.click	akliknutí
gesture.doubleTap	vpoklepat	vpoklepání	advakrát klepni	advakrát klepněte	advakrát poklepej	advakrát ťukněte	advojit*	advojité klepnutí	advojitým klepnutím	advojklik*	aklepni dvakrát	aklepněte dvakrát	apoklepej	apoklepejte	apoklepáním	aťukněte dvakrát
gesture.doubleTapAndHold	advakrát klepnout a podržet
gesture.doubleTapInHints	vpoklepejte	vpoklepáním
gesture.longPress	vdlouze stisknout	adlouhé stisknutí	adlouhým	adlouze stiskněte	aklepněte a podržte	apodrž	apodržení	apodržením	apodržte
gesture.swipe	apotáhn*	apřejed*	apřejet*	apřejetí prstem	apřejetí*	apřejeďte	apřejíž*	apřetažen*	ašvihn*
gesture.swipeDown	vpřejet dolů	apřejetí dolů
gesture.swipeLeft	vpřejet doleva	apřejetí doleva
gesture.swipeRight	vpřejet doprava	apřejetí doprava
gesture.swipeUp	vpřejet nahoru	apřejetí nahoru
gesture.tap	vklepnutí	vjednou klepnout	vklepnout	adotkněte	aklepni	aklepnutím	aklepněte	apoklepejte	astisknutím	astiskněte	aťukni	aťuknutím	aťukněte
gesture.tapPressClick	vklepnout na	vkliknout na	vstisknout	aklikni	akliknutím	aklikněte	astiskni	astiskněte
noun.control	atlačítka
number.1	ajeden	ajedna	ajedno	ajednoho	ajednu	ajedné
number.10	adeset	adeseti
number.2	adva	advou	advě
number.3	atři	atří
number.4	ačtyř	ačtyři
number.5	apět	apěti
number.6	ašest	ašesti
number.7	asedm	asedmi
number.8	aosm	aosmi
number.9	adevíti	adevět
place.above	ahorní	ahorním	anad	anahoře	av horní	av rohu	avýše
place.below	adole	adolní	adolním	aníž	aníže	apod	aspodní	ave spodní	avespod
place.side	alevé	alevém	alevý	ana levé	ana pravé	analevo	anapravo	apravé	apravém	apravý	auprostřed	avlevo	avpravo
role.adjustable	vmožnost nastavení	vnastavitelné	vupravitelné ovládání
role.backButton	vtlačítko zpět
role.button	vtlačítko	atlačítkem
role.checkbox	vzaškrtávací políčko	apolíčko
role.dialog	vdialog
role.group	vskupina
role.header	vzáhlaví
role.heading	vnadpis	vzáhlaví
role.image	vobrázek
role.link	vodkaz
role.list	vseznam
role.menu	vnabídka
role.navigationBar	vnavigační panel
role.pageControl	vovládání stránek
role.popUpButton	vvyskakovací tlačítko	arozbalovací seznam
role.progress	vprůběh
role.progressIndicator	vindikátor průběhu	aukazatel postupu
role.radioButton	vpřepínač	apřepínací políčko
role.searchField	vpole hledání	vtextové pole hledání	apole vyhledávání	avyhledávací pole
role.slider	vjezdec	aposuvník
role.staticText	vstatický text
role.stepper	vkrokovač
role.switch	vpřepnout	apřepínač	apřepínače
role.tab	vpanel	vkarta	azáložka
role.tabBar	vřádek panelů	ališta karet
role.table	vtabulka
role.textField	vtextové pole
role.toggleButton	vpřepínací tlačítko
role.toolbar	vpanel nástrojů
shape	akulat*	amal*	aobdélník*	aokrouhl*	aoválný	atrojúhelník*	avelk*	ačtvercov*
state.available	aaktivní	adostupná	adostupné	adostupný	ak dispozici	alze	amožné	amůžete	apovoleno	apřipraveno
state.checked	vzaškrtnuto	izaškrtnut	izaškrtnuta	izaškrtnuti	izaškrtnuty	izaškrtnutá	izaškrtnuté	izaškrtnutý
state.collapsed	vsbaleno	avýběr je sbalen	isbalen	isbalena	isbaleni	isbaleny	isbalená	isbalené	isbalený
state.dimmed	vneaktivní	azašedlé	azešedlé	aztlumeno	aztlumené
state.disabled	vnení zapnuté	vvypnuto	adeaktivován	adeaktivována	adeaktivováno	aneaktivní	azakázané	azakázán	azakázána	azakázáno	ideaktivovaná	ideaktivované	ideaktivovaný	ideaktivováni	ideaktivovány	ivypnut	ivypnuta	ivypnuti	ivypnuty	ivypnutá	ivypnuté	ivypnutý
state.enabled	aaktivní	aaktivováno	apovolen	apovolena	apovoleno	apovolené	azapnuto	izapnut	izapnuta	izapnuti	izapnuty	izapnutá	izapnuté	izapnutý
state.expanded	vrozbaleno	avýběr je rozbalen	irozbalen	irozbalena	irozbaleni	irozbaleny	irozbalená	irozbalené	irozbalený
state.inProgress	vprobíhá
state.mixed	vsmíšené
state.off	vvypnuto	avyp	avypnutá	avypnuté	avypnutý	ivypnut	ivypnuta	ivypnuti	ivypnuty
state.on	vzapnuto	azap	azapnutá	azapnuté	azapnutý	izapnut	izapnuta	izapnuti	izapnuty
state.selected	vvybráno	aje vybrán	aje vybrána	aje vybráno	aoznačena	aoznačeno	aoznačená	aoznačené	aoznačený	avybraná	avybrané	avybraný	avybrán	avybrána	avybrány	azvoleno	ivybráni
state.unavailable	amomentálně nedostupné	aneaktivní	anedostupná	anedostupné	anedostupný	anení dostupná	anení dostupné	anení dostupný	anení k dispozici	anepřístupné	avypnuto	azakázáno
state.unchecked	vnezaškrtnuto	inezaškrtnut	inezaškrtnuta	inezaškrtnuti	inezaškrtnuty	inezaškrtnutá	inezaškrtnuté	inezaškrtnutý
state.unselected	vnevybráno	anení vybrána	anení vybráno	aneoznačeno	anevybraná	anevybrané	anevybraný	anevybrán	anevybrána	inevybráni	inevybrány
lookAlikes	ametrů čtverečních	anový panel	apomerančový džus	azelená energie	ačerven	ačervenec	ačervený kříž
"""#
    case "cy": return #"""
tag	cy
name	Welsh
letterApostrophe
rolePosition	initial
colour.black	addu	adu
colour.blue	aglas	alas
colour.brown	abrown
colour.gray	allwyd
colour.green	agwyrdd	awerdd	awyrdd
colour.orange	aoren
colour.pink	apinc
colour.purple	aporffor
colour.red	acoch	agoch
colour.white	agwen	agwyn	awyn
colour.yellow	afelyn	amelen	amelyn
gesture.click	aclicio	acliciwch
gesture.doubleTap	aclicio ddwywaith	acliciwch ddwywaith	adwbl-dapio	adwbl-dapiwch	atap dwbl	atapio ddwywaith	atapiwch ddwywaith	atapiwch dwywaith
gesture.longPress	acyffyrddwch a dal	apwyso a dal	apwyswch a dal	apwyswch yn hir	atapiwch a dal
gesture.swipe	allithrwch	allusgwch	asweipio	asweipiwch	aswipio	aswipiwch
gesture.tap	atapio	atapiwch
gesture.tapPressClick	acliciwch	acyffyrddwch	apwyswch
role.button	abotwm
role.checkbox	ablwch ticio
role.heading	apennawd
role.image	adelwedd
role.link	adolen
role.list	arhestr
role.radioButton	abotwm radio
role.searchField	amaes chwilio
role.slider	allithrydd
role.switch	aswitsh
role.tab	atab
role.textField	amaes testun
state.active	agweithredol
state.checked	awedi'i dicio
state.collapsed	awedi'i grebachu
state.disabled	awedi analluogi	awedi'i analluogi
state.enabled	awedi galluogi	awedi'i alluogi
state.expanded	awedi'i ehangu
state.inactive	aanweithredol
state.off	adiffodd	ai ffwrdd	awedi diffodd	awedi'i ddiffodd
state.on	aymlaen
state.selected	adewiswyd	awedi dewis	awedi'i ddewis	awedi'i dewis	awedi'u dewis
state.unavailable	addim ar gael	anid yw ar gael
state.unchecked	aheb ei dicio
state.unselected	aheb ei ddewis	aheb ei dewis	aheb eu dewis
"""#
    case "da": return #"""
tag	da
name	Danish
voiceOver
rolePosition	final
secondsPerGrapheme	0.0587
expansion	1.1
quotes	“”‘’
list	abbreviations	ca	inkl	maks	min	mm	osv	stk
list	bothNames	for- og efternavn	fornavn og efternavn
list	cards	kort
list	digits	cifre	siffer
list	lastDigits	sidste
list	ownCodes	adgangskode
list	phones	telefon
list	postalCodes	postnummer
list	shortOwnCodes	kode
colour.black	vsort	asorte	asorter
colour.blue	vblå	ablåt
colour.brown	vbrun	abrune	abrunt
colour.cyan	vcyan
colour.gold	vguld
colour.gray	vgrå	agråt	agråtone*	agråtonet
colour.green	vgrøn	agrønne	agrønt
colour.magenta	vmagenta
colour.orange	vorange
colour.pink	vlyserød	vpink	alyserøde	alyserødt
colour.purple	vlilla	aviolet
colour.red	vrød	arøde	arødt
colour.white	vhvid	ahvide	ahvidt
colour.yellow	vgul	agule	agult
direction.back	vtilbage
direction.down	vned
direction.forward	vfrem
direction.left	vvenstre
direction.leftArrow	vvenstrepil	avenstrevendt pil
direction.leftToRight	vvenstre mod højre
direction.next	vnæste
direction.previous	vforrige
direction.right	vhøjre
direction.rightArrow	vhøjrepil
direction.rightToLeft	vhøjre mod venstre
direction.up	vop
gesture.click	aklik
gesture.doubleTap	vtryk to gange	adobbeltap*	adobbeltklik*	adobbelttap*	adobbelttryk*	atrykke to gange
gesture.doubleTapAndHold	atryk to gange, og hold nede
gesture.doubleTapInHints	vtryk to gange
gesture.longPress	vlangt tryk	ahold	ahold fingeren	ahold inde	ahold nede	aholde nede	atryk længe	atryk og hold
gesture.swipe	askub	astryg	astryge	aswipe	atræk
gesture.swipeDown	vskub ned	astryg ned
gesture.swipeLeft	vskub til venstre	astryg til venstre
gesture.swipeRight	vskub til højre	astryg til højre
gesture.swipeUp	vskub op	astryg op
gesture.tap	vtryk	vtryk en gang	arør	atap	atryk for	atryk på	atrykke
gesture.tapPressClick	vklik på	vtryk på	aklik	atryk
number.1	aen	aet
number.10	ati
number.2	ato
number.3	atre
number.4	afire
number.5	afem
number.6	aseks
number.7	asyv
number.8	aotte
number.9	ani
place.above	aforoven	ai hjørnet	aovenfor	aover	aøverst	aøverste
place.below	aforneden	anedenfor	anedenunder	anederst	anederste	aunder
place.side	ahøjre	ai højre side	ai midten	ai venstre side	atil højre	atil venstre	avenstre
role.adjustable	vkan justeres	vjusterbar betjening
role.backButton	vknappen tilbage
role.button	vknap	a*knap	a*knappen	aknappen
role.checkbox	vafkrydsningsfelt
role.dialog	vdialog
role.group	vgrupper
role.header	voverskrift
role.heading	voverskrift
role.image	vbillede
role.link	vlink	a*link
role.list	vliste
role.menu	vmenu
role.navigationBar	vnav.linje
role.pageControl	vsidekontrol
role.popUpButton	vlokalknap	arullemenu
role.progress	vstatus
role.progressIndicator	vstatusindikator	astatuslinje
role.radioButton	vradioknap	aalternativknap
role.searchField	vsøgefelt	vtekstfelt til søgning
role.slider	vmærke	askydeknap	askyder	askyderen
role.staticText	vstatisk tekst
role.stepper	vtæller
role.switch	vskift	a*kontakt	akontakt	askifteknap
role.tab	vfane	vtabulator	afanebladet
role.tabBar	vfanelinje
role.table	vtabel
role.textField	vtekstfelt	aredigeringsfelt
role.toggleButton	vknappen slå til/fra
role.toolbar	vværktøjslinje
shape	afirkantede	afirkantet	akvadratisk*	alille	arektangulær*	arund	arunde	arundt	astor	astore	atrekantet
state.available	aaktiv	aaktiveret	akan	aklar	amuligt	atilgængelig	atilgængeligt
state.checked	vvalgt	amarkeret	imarkerede
state.collapsed	vskjult
state.dimmed	vutydelig	agråtonet	anedtonet
state.disabled	vikke slået til	vslået fra	adeaktiveret	aikke aktiv	ainaktiv	ideaktiverede	iinaktiverede
state.enabled	aaktiv	aaktiveret	aslået til	iaktiverede
state.expanded	vudvidet	vvist	iudvidede
state.inProgress	vi gang
state.mixed	vblandet	iblandede
state.off	vfra	aslukket	aslået fra
state.on	vtil	aslået til	atændt
state.selected	vvalgt	aer markeret	aer valgt	amarkeret	avalgte	imarkerede
state.unavailable	adeaktiveret	aikke muligt	aikke tilgængelig	aikke tilgængelige	aikke tilgængeligt	ainaktiv	autilgængelig	autilgængeligt	inedtonede
state.unchecked	vikke valgt	aikke markeret	iikke markerede
state.unselected	vikke valgt	afravalgt	aikke markeret
lookAlikes	aalarmknap	amanchetknap	anødknap	apanikknap	askjorteknap	atrykknap
"""#
    case "de": return #"""
tag	de
name	German
voiceOver
deep
rolePosition	both
secondsPerGrapheme	0.0617
expansion	1.35
quotes	„“‚‘
list	abbreviations	bspw	bzw	ca	evtl	exkl	ggf	inkl	max	min	nr	sek	std	str	tel	usw	vgl	zzgl
list	bothNames	vor- und familienname	vor- und nachname	vor- und zuname	vornamen und nachnamen
list	cards	karte
list	digits	stellig	ziffer
list	drawing	unterschreiben	zeichnen	nachzeichnen	unterschreibe	zeichne
list	events	wurde	wurden	worden
list	fingers	finger	stift
list	lastDigits	letzte
list	ownCodes	kennwort	passwort
list	phones	handynummer	telefon
list	postalCodes	plz	postleitzahl
list	purposes	um	zum
spoken	state.selected	auswahl
colour.black	vschwarz	a*schwarz	ain Schwarz	aschwarze	aschwarzem	aschwarzen	aschwarzer	aschwarzes
colour.blue	vblau	a*blau	ablaue	ablauem	ablauen	ablauer	ablaues	ain Blau
colour.brown	vbraun	a*braun	abraune	abraunem	abraunen	abrauner	abraunes	ain Braun
colour.cyan	vzyan
colour.gold	vgold
colour.gray	vgrau	a*grau	agraue	agrauem	agrauen	agrauer	agraues	ain Grau
colour.green	vgrün	a*grün	agrüne	agrünem	agrünen	agrüner	agrünes	ain Grün
colour.magenta	vmagenta
colour.orange	vorange	aorangefarben*	aorangefarbenes	aorangen	aorangene*	aoranger	aoranges
colour.pink	vrosa	apink	apinke*	arosafarben*
colour.purple	vlila	a*violett	ain Violett	alilafarben*	aviolett	aviolett*	aviolette	aviolettem	avioletten	avioletter	aviolettes
colour.red	vrot	a*rot	ain Rot	arote	arotem	aroten	aroter	arotes
colour.white	vweiß	a*weiß	ain Weiß	aweiße	aweißem	aweißen	aweißer	aweißes
colour.yellow	vgelb	a*gelb	agelbe	agelbem	agelben	agelber	agelbes	ain Gelb
direction.back	vzurück
direction.down	vabwärts
direction.forward	vvorwärts
direction.left	vlinks	alinke	alinkem	alinken	alinker	alinkes	anach links
direction.leftArrow	vlinkspfeil	apfeil nach links
direction.leftToRight	vvon links nach rechts
direction.next	vweiter
direction.previous	vzurück
direction.right	vrechts	anach rechts	arechte	arechtem	arechten	arechter	arechtes
direction.rightArrow	vrechtspfeil	apfeil nach rechts
direction.rightToLeft	vvon rechts nach links
direction.up	vnach oben
gesture.click	aklicken
gesture.doubleTap	vdoppeltippen	adoppelklick*	adoppelt antippen	adoppelt berühr*	adoppelt tipp*	adoppelt zu tippen	adoppeltipp*	adoppeltippe*	atipp doppelt	atipp zweimal	atippe doppelt	atippe zweimal	atippen sie doppelt	atippen sie zweimal	atippt doppelt	atippt zweimal	azweimal antippen	azweimal berühr*	azweimal tipp*	azweimal zu tippen
gesture.doubleTapAndHold	adoppeltippen und halten
gesture.doubleTapInHints	vdoppeltippe	vdoppeltippen
gesture.longPress	vlange drücken	agedrückt	agedrückt halten	ahalte gedrückt	ahalten	ahalten sie	alang drücken	alange antippen	alange halten	alange tippen	alanges drücken	alänger drücken
gesture.swipe	agewischt	astreich	astreiche	astreichen	awisch	awische	awischen	awischgeste	awischt	aziehen
gesture.swipeDown	vnach unten streichen	anach unten wischen
gesture.swipeLeft	vnach links streichen	anach links wischen
gesture.swipeRight	vnach rechts streichen	anach rechts wischen
gesture.swipeUp	vnach oben streichen	anach oben wischen
gesture.tap	vtippen	veinmal tippen	aangetippt	aantippen	agetippt	atipp	atippe	atippe auf	atippen sie	atippen sie auf	atippt
gesture.tapPressClick	vdrücken	vklicken	vtippen	aanklicken	aberühr	aberühre	aberühren	adrück	adrücke	aklick	aklicke	aziehe	aziehen
noun.control	a*knopf	a*symbol	a*taste	abild	abutton	aicon	aknopf	alink	apfeil	aschaltfläche	aschaltflächen	asymbol	ataste	atasten
noun.device	abefehlstaste	akopfhörer	aleertaste	amaus	amaustaste	asteuerungstaste	atastatur	aumschalttaste	awahltaste
noun.field	aangaben	aartikel	abeträge	aeinträge	afelder	alinien	aplätze	apositionen	asitze	atage	awerte	azeilen
noun.mark	a*feld	a*linie	a*punkt	a*rahmen	abalken	aeinträge	afeld	afelder	afläche	akreis	alinie	alinien	amarkierung	aplätze	apunkt	apunkte	arahmen	arand	aring	asitze	asymbol	atage	atext	azeile	azeilen
noun.picture	aavatar	abildschirmfoto	afoto	aillustration	alogo	aporträt	ascreenshot
number.1	aein	aeine	aeinem	aeinen	aeiner	aeines	aeins
number.10	azehn
number.2	azwei	azwo
number.3	adrei
number.4	avier
number.5	afünf
number.6	asechs
number.7	asieben
number.8	aacht
number.9	aneun
place.above	adarüber	ain der ecke	aoben	aobere	aoberem	aoberen	aoberer	aoberes	aoberhalb
place.below	adarunter	aunten	aunter dem	aunter der	auntere	aunterem	aunteren	aunterer	aunteres	aunterhalb
place.side	aam rand	aauf der linken seite	aauf der rechten seite	ain der mitte	alinke	alinken	alinker	alinkes	alinks	arechte	arechten	arechter	arechtes	arechts	aseite
role.adjustable	veinstellbar	veinstellbare steuerung
role.backButton	vzurück taste	vzurück-taste
role.button	vtaste	aschaltfläche	a*button	a*knopf	a*schaltfläche	a*taste	abutton	aknopf
role.checkbox	vmarkierungsfeld	akästchen	aankreuzfeld	acheckbox	ahäkchen	akontrollfeld	akontrollkästchen
role.dialog	vdialog
role.group	vgruppe
role.header	vheader
role.heading	vüberschrift
role.image	vbild	a*bild	aabbildung	agrafik
role.landmark	vorientierungspunkt
role.link	vlink	vhyperlink	a*link	averknüpfung	averweis
role.list	vliste
role.menu	vmenü
role.navigationBar	vnavigationsleiste
role.pageControl	vseitensteuerung
role.popUpButton	veinblendmenü	adrop-down-liste
role.progress	vstatus
role.progressIndicator	vstatusanzeige	astatusleiste
role.radioButton	voptionsschaltfläche	aoptionsfeld
role.searchField	vsuchfeld	vfeld für suchtext	asuchleiste
role.secureTextField	vsicheres textfeld
role.slider	vregler	a*regler	aschieberegler
role.staticText	vstatischer text
role.stepper	vwerteregler
role.switch	vschalter	vumschalttaste	a*schalter	akippschalter	aumschalter
role.tab	a*tab	aregisterkarte	areiter	atab
role.tabBar	vtab-leiste	atableiste
role.table	vtabelle
role.textField	vtextfeld	a*eingabefeld	a*textfeld	abearbeitungsfeld	aeingabefeld
role.toggleButton	vumschalter
role.toolbar	vsymbolleiste
shape	adreieckige*	aeckige*	agroße*	akleine*	akreisförmige*	aovale*	aquadratische*	arechteckige*	arunde*	asternförmige*	aviereckige*
state.active	aaktiv	iaktivierte	iaktivierten	iaktivierter	iaktiviertes
state.available	aaktiv	aaktiviert	abereit	afreigegeben	akann * werden	amöglich	anutzbar	asteht bereit	averfügbar
state.checked	vmarkiert	aaktiviert	aangehakt	aangekreuzt	aausgewählt	amit häkchen	iaktivierte	iaktivierten	iaktivierter	iaktiviertes	iangehakte	iangehakten	iangehakter	iangehaktes	iausgewählte	iausgewählten	iausgewählter	iausgewähltes	imarkierte	imarkierten	imarkierter	imarkiertes
state.chosen	igewählte	igewählten	igewählter	igewähltes
state.collapsed	vreduziert	aausgeblendet	aminimiert	ieingeklappte	ieingeklappten	ieingeklappter	ieingeklapptes	iminimierte	iminimierten	iminimierter	iminimiertes	ireduzierte	ireduzierten	ireduzierter	ireduziertes
state.dimmed	vgrau dargestellt	aabgeblendet	aausgegraut	agedimmt
state.disabled	vdeaktiviert	vnicht aktiviert	aausgegraut	aausgeschaltet	agesperrt	ainaktiv	anicht aktiv	iausgegraute	iausgegrauten	iausgegrauter	iausgegrautes	ideaktivierte	ideaktivierten	ideaktivierter	ideaktiviertes	inicht aktivierte	inicht aktivierten	inicht aktivierter	inicht aktiviertes
state.enabled	aaktiviert	aeingeschaltet	afreigegeben	afreigeschaltet	iaktivierte	iaktivierten	iaktivierter	iaktiviertes
state.expanded	verweitert	aeingeblendet	amaximiert	iausgeklappte	iausgeklappten	iausgeklappter	iausgeklapptes	ierweiterte	ierweiterten	ierweiterter	ierweitertes	imaximierte	imaximierten	imaximierter	imaximiertes
state.inProgress	vin arbeit
state.inactive	ainaktiv	anicht aktiv
state.isEditing	vbearbeiten
state.mixed	vgemischt	igemischte	igemischten	igemischter	igemischtes
state.off	vaus	aausgeschaltet	adeaktiviert
state.on	vein	aaktiviert	aan	aeingeschaltet
state.selected	vausgewählt	aangewählt	agewählt	aist ausgewählt	aist gewählt	amarkiert	aselektiert	iausgewählte	iausgewählten	iausgewählter	iausgewähltes
state.unavailable	aaktuell nicht verfügbar	aausgegraut	adeaktiviert	aderzeit nicht verfügbar	agesperrt	ainaktiv	amomentan nicht verfügbar	anicht aktiv	anicht auswählbar	anicht möglich	anicht nutzbar	anicht verfügbar	asteht nicht zur verfügung	aunverfügbar	azurzeit nicht verfügbar	iausgegraute	iausgegrauten	iausgegrauter	iausgegrautes	igesperrte	igesperrten	igesperrter	igesperrtes
state.unchecked	vdeaktiviert	ahäkchen entfernt	anicht aktiviert	anicht ausgewählt	ideaktivierte	ideaktivierten	ideaktivierter	ideaktiviertes	inicht aktivierte	inicht aktivierten	inicht aktivierter	inicht aktiviertes	inicht ausgewählte	inicht ausgewählten	inicht ausgewählter	inicht ausgewähltes
state.unselected	vnicht ausgewählt	aabgewählt	aauswahl aufgehoben	anicht gewählt	anicht markiert	inicht ausgewählte	inicht ausgewählten	inicht ausgewählter	inicht ausgewähltes
verb.instruction	abenutze	aberühre	abitte	adrücke	adrücken	afülle	afüllen	aklicke	aklicken	akorrigiere	akorrigieren	anutze	anutzen	aprüfe	aprüfen	asiehe	atippe	atippen	averwende	averwenden	awähle	awählen
verb.marking	aangezeigt*	adargestellt*	aeingefärbt	agekennzeichnet*	ahervorgehoben	ahinterlegt*	amarkiert	amarkierte*	aumrandet*
verb.meaning	abedeuten	abedeutet	aheißt	akennzeichnen	akennzeichnet	astehen für	asteht für	azeigen	azeigt
word.agent	adurch	avom	avon
word.conjunction	abevor	abis	adamit	adass	afalls	anachdem	aob	asobald	aum	aweil	awenn	awährend
word.copula	aist	asind	awar	awird	awurde	awurden
word.cue	aausrufezeichen	abeschriftet	afett	ahäkchen	akreuz	astern	asternchen	asymbol	atext	aunterstrichen
word.determiner	adas	adein	adeine	adeinen	adem	aden	ader	ades	adie	adiese	adiesem	adiesen	adieser	adieses	aein	aeine	aeinem	aeinen	aeiner	aeines	aihr	aihre	aihren
word.filler	aaktuell	abereits	abutton	adas	ader	aderzeit	adie	adiese	adieser	adieses	aes	afunktion	agerade	ahier	aim moment	aist	ajetzt	aknopf	aleider	amomentan	anoch	aoption	aschaltfläche	aschon	asteht	ataste	avorübergehend	azur verfügung	azur zeit	azurzeit
word.in	ain
word.negation	akein	akeine	akeinen	akeiner	anicht	anichts	anie	aohne
word.quantity	aalle	abeide	adrei	aein	aeine	aeinen	aeinige	afünf	amehrere	aviele	avier	azwei
lookAlikes	aalarmknopf	aalt-taste	aaus berlin	aauslösetaste	abankschalter	abefehlstaste	ablindtext	adimmschalter	adrehknopf	adruckknopf	aeingabetaste	aeinschalttaste	aentertaste	aescapetaste	afahrkartenschalter	afeststelltaste	afunktionstaste	agelbe seiten	agrauburgunder	agrüne energie	agrüner tee	ahemdenknopf	ahemdknopf	ahintergrundbild	aholzknopf	ahome-taste	ahosenknopf	ain das rote kreuz	ainfoschalter	ajackenknopf	aklaviertaste	aklingelknopf	alautstärketaste	aleertaste	alichtschalter	alinke hand	alinkes ohr	alöschtaste	amanschettenknopf	amantelknopf	anach rechts abbiegen	anetzschalter	aneuer tab	anotausknopf	anotfallknopf	anotrufknopf	aoptionstaste	aorangensaft	apanikknopf	aperlmuttknopf	apfeiltaste	apostschalter	aprofilbild	arechte hand	arechtes ohr	arechts abbiegen	arotes kreuz	arotes meer	arotwein	arücktaste	aschwarzer tee	aschwarzes brett	aseitentaste	asteuerungstaste	atabulatortaste	aticketschalter	atitelbild	atürknopf	aumschalttaste	awahltaste	awandschalter	aweißer hai	aweißwein	awildtaste	awindows-taste	awischtuch	azündschalter
"""#
    case "el": return #"""
tag	el
name	Greek
voiceOver
rolePosition	initial
secondsPerGrapheme	0.0638
expansion	1.35
sentenceEnds	.!;…
quotes	«»“”
list	bothNames	όνομά σας και το επώνυμ	όνομα και επώνυμο	όνομα και το επώνυμο
list	cards	κάρτ
list	digits	ψήφι	ψηφί
list	lastDigits	τελευταί
list	ownCodes	κωδικ
list	phones	τηλέφων
list	postalCodes	ταχυδρομικ
colour.black	vμαύρο	aμαύρα	aμαύρες	aμαύρη	aμαύρος	aμαύρου
colour.blue	vμπλε	aγαλάζι*
colour.brown	vκαφέ
colour.cyan	vκυανό
colour.gold	vχρυσαφί
colour.gray	vγκρι	aγκρίζα	aγκρίζο
colour.green	vπράσινο	aπράσιν*	aπράσινη	aπράσινος
colour.magenta	vματζέντα
colour.orange	vπορτοκαλί	aπορτοκαλιά
colour.pink	vροζ
colour.purple	vμοβ	aβιολετί	aμωβ
colour.red	vκόκκινο	aκόκκιν*	aκόκκινη	aκόκκινος
colour.white	vλευκό	aάσπρη	aάσπρο	aλευκά	aλευκή	aλευκού	aλευκός
colour.yellow	vκίτρινο	aκίτριν*	aκίτρινη	aκίτρινος
direction.back	vπίσω
direction.down	vκάτω
direction.forward	vμπροστά	vπροώθηση
direction.left	vαριστερά
direction.leftArrow	vαριστερό βέλος	aβέλος προς τα αριστερά
direction.leftToRight	vαριστερά προς δεξιά
direction.next	vεπόμενο
direction.previous	vπροηγούμενο
direction.right	vδεξιά
direction.rightArrow	vδεξί βέλος	aβέλος προς τα δεξιά
direction.rightToLeft	vδεξιά προς αριστερά
direction.up	vπάνω
gesture.click	aκλικ
gesture.doubleTap	vδιπλό άγγιγμα	aάγγιξε δύο φορές	aαγγίξετε δύο φορές	aαγγίξτε δύο φορές	aδιπλ*	aδιπλό πάτημα	aδιπλό χτύπημα	aπάτησε δύο φορές	aπατήσετε δύο φορές	aπατήστε διπλά	aπατήστε δύο φορές	aχτυπήστε δύο φορές
gesture.doubleTapAndHold	aδιπλό παρατεταμένο πάτημα
gesture.doubleTapInHints	vαγγίξτε δύο φορές
gesture.longPress	vπαρατεταμένο πάτημα	aκράτα πατημένο	aκρατήστε πατημένο	aπαρατεταμέν*	aπαρατεταμένα	aπατήστε παρατεταμένα
gesture.swipe	aολίσθηση	aσάρω*	aσαρών*	aσαρώστε	aσύρε	aσύρετε	aσύρο*	aσύρσιμο
gesture.swipeDown	vσάρωση προς τα κάτω	aσύρετε προς τα κάτω
gesture.swipeLeft	vσάρωση προς τα αριστερά	aσύρετε προς τα αριστερά
gesture.swipeRight	vσάρωση προς τα δεξιά	aσύρετε προς τα δεξιά
gesture.swipeUp	vσάρωση προς τα πάνω	aσύρετε προς τα επάνω
gesture.tap	vάγγιγμα	vαπλό άγγιγμα	aπάτημα	aάγγιξε	aαγγίζοντας	aαγγίξετε	aαγγίξτε	aκτυπήστε	aπάτα	aπάτησε	aπατήσετε	aπατήστε	aπατώντας	aπιέστε	aχτυπήστε
gesture.tapPressClick	vάγγιγμα σε	vκλικ σε	vπάτημα σε	aκάντε κλικ	aκλικ	aπατήστε
noun.control	aκουμπιά
number.1	aένα	aένας	aμία	aμια
number.10	aδέκα
number.2	aδυο	aδύο
number.3	aτρία	aτρεις
number.4	aτέσσερα	aτέσσερις
number.5	aπέντε
number.6	aέξι
number.7	aεπτά	aεφτά
number.8	aοκτώ	aοχτώ
number.9	aεννέα	aεννιά
place.above	aαπό πάνω	aεπάνω	aπάνω	aπαραπάνω	aστη γωνία	aστο πάνω
place.below	aαπό κάτω	aκάτω	aκάτω από	aκάτωθι	aπαρακάτω	aστο κάτω
place.side	aαριστερά	aαριστερό	aδεξί	aδεξιά	aδεξιό	aστα αριστερά	aστα δεξιά	aστη μέση
role.adjustable	vρυθμιζόμενο	vπροσαρμοζόμενο χειριστήριο
role.backButton	vκουμπί «πίσω
role.button	vκουμπί	aκουμπιού	aπλήκτρο
role.checkbox	vπλαίσιο επιλογής	aπλαίσιο ελέγχου
role.dialog	vπλαίσιο διαλόγου
role.group	vομάδα
role.header	vκεφαλίδα
role.heading	vεπικεφαλίδα	aκεφαλίδα
role.image	vεικόνα	aεικόνας
role.link	vσύνδεσμος	aσύνδεσμο
role.list	vλίστα
role.menu	vμενού
role.navigationBar	vγραμμή πλοήγησης
role.pageControl	vέλεγχος σελίδας
role.popUpButton	vαναδυόμενο κουμπί	aαναπτυσσόμενη λίστα
role.progress	vπρόοδος
role.progressIndicator	vένδειξη προόδου	aγραμμή προόδου
role.radioButton	vκουμπί επιλογής
role.searchField	vπεδίο αναζήτησης	vπεδίο κειμένου αναζήτησης
role.slider	vρυθμιστικό
role.staticText	vστατικό κείμενο
role.stepper	vβηματικό ρυθμιστικό
role.switch	vεναλλαγή	aδιακόπτης	aδιακόπτη
role.tab	vκαρτέλα	aκαρτέλας
role.tabBar	vγραμμή καρτελών
role.table	vπίνακα
role.textField	vπεδίο κειμένου	aπλαίσιο επεξεργασίας
role.toggleButton	vκουμπί εναλλαγής
role.toolbar	vγραμμή εργαλείων
shape	aκυκλικ*	aμεγάλη	aμεγάλο	aμικρή	aμικρό	aορθογών*	aστρογγυλ*	aτετράγων*	aτριγων*
state.available	aέτοιμη	aέτοιμο	aδιαθέσιμη	aδιαθέσιμο	aδιαθέσιμος	aδυνατή	aενεργή	aενεργοποιήθηκε	aενεργό
state.checked	vεπιλεγμένο	iεπιλεγμένα	iεπιλεγμένες	iεπιλεγμένη	iεπιλεγμένοι	iεπιλεγμένος
state.collapsed	vσυμπτύχθηκε	iσυνεμπτυγμένα	iσυνεμπτυγμένες	iσυνεμπτυγμένη	iσυνεμπτυγμένοι	iσυνεμπτυγμένος
state.dimmed	vανενεργό	aαχνή	aαχνό	aσκιασμένο
state.disabled	vανενεργό	vαπενεργοποιήθηκε	aανενεργή	aαπενεργοποιημένη	aαπενεργοποιημένο	iαπενεργοποιημένα	iαπενεργοποιημένες	iαπενεργοποιημένοι	iαπενεργοποιημένος
state.enabled	aδιαθέσιμο	aενεργή	aενεργοποιήθηκε	aενεργοποιημένη	aενεργοποιημένο	aενεργό	iενεργοποιημένα	iενεργοποιημένες	iενεργοποιημένοι	iενεργοποιημένος
state.expanded	vαναπτύχθηκε	iανεπτυγμένα	iανεπτυγμένες	iανεπτυγμένη	iανεπτυγμένοι	iανεπτυγμένος
state.inProgress	vσε εξέλιξη
state.mixed	vμικτό	vσυνδυασμός
state.off	vανενεργό	vόχι	aανενεργή	aαπενεργοποιήθηκε	aαπενεργοποιημένη	aαπενεργοποιημένο	aκλειστό
state.on	vενεργό	vναι	aανοιχτό	aενεργή	aενεργοποιήθηκε	aενεργοποιημένη	aενεργοποιημένο	aενεργός
state.selected	vεπιλεγμένο	vεπιλέχθηκε	aέχει επιλεγεί	aείναι επιλεγμένη	aείναι επιλεγμένο	aεπιλέχτηκε	aεπιλεγμένα	aεπιλεγμένες	aεπιλεγμένη	aεπιλεγμένος	iεπιλεγμένοι
state.unavailable	aανενεργή	aανενεργό	aαπενεργοποιημένη	aαπενεργοποιημένο	aδεν διατίθεται	aδεν είναι διαθέσιμη	aδεν είναι διαθέσιμο	aμη διαθέσιμη	aμη διαθέσιμο	aμη διαθέσιμος
state.unchecked	vμη επιλεγμένο	vαποεπιλέχθηκε
state.unselected	vμη επιλεγμένο	vαποεπιλέχθηκε	aαποεπιλεγμένο	aδεν έχει επιλεγεί	aδεν είναι επιλεγμένο	aμη επιλεγμένα	aμη επιλεγμένες	aμη επιλεγμένη	aμη επιλεγμένοι	aμη επιλεγμένος
lookAlikes	aεικόνα προφίλ	aελευθερία του τύπου	aερυθρός σταυρός	aπράσινη ενέργεια	aστρίψτε αριστερά	aστρίψτε δεξιά
"""#
    case "en": return #"""
tag	en
name	English
voiceOver
deep
rolePosition	both
secondsPerGrapheme	0.0624
acronyms	ABAP	ADAS	AIDS	APFS	API	APNS	ARKIT	ASAP	ASCII	ASMR	ATM	AVIF	BASIC	BBC	BETA	BIC	BIOS	BITCOIN	CAPTCHA	CEO	CIDR	CMYK	CMYKA	CNN	COBOL	COVID	CPU	CSV	CUPS	DHCP	DICOM	DIMM	DNS	DVD	EDGE	EMEA	EMMC	EPROM	EPSG	EPUB	EULA	EURO	EXFAT	EXIF	FAQ	FAQS	FEMA	FHIR	FIDO	FIFA	FIFO	FLAC	FOMO	GDPR	GIF	GMAIL	GMT	GNSS	GPS	GPU	GPX	GUID	HACCP	HDMI	HDR	HEIC	HEIF	HEVC	HIPAA	HSBA	HSLA	HSVA	HTML	HTTP	HTTPS	IBAN	ICAO	ICCID	IDFA	IEEE	IELTS	IETF	IFTTT	IGMP	IMAP	IMDB	IMEI	IMHO	INCI	IPHONE	IPSEC	IPTV	ISBN	ISIN	ISRC	ISSN	JAVA	JEDEC	JPEG	JSON	LASER	LDAP	LGBT	LGBTQ	LGBTQIA	LIDAR	LIFO	LINUX	LMAO	LNURL	LOINC	MASH	METAR	MIDI	MIME	MPEG	MQTT	NAAT	NAND	NAS	NASA	NATO	NDEF	NHS	NOAA	NSFW	NTFS	NVME	OAUTH	OAUTHZ	OAuth	OBD	OCSP	OIDC	OLED	ONVIF	OPML	OPUS	OSHA	OTAN	PDF	PETA	PIN	PSBT	RADAR	RAID	RAM	REST	RGBA	ROFL	ROM	ROTFL	RSVP	RTSP	SAML	SARS	SATA	SCUBA	SDXC	SEPA	SIM	SMART	SMS	SMTP	SNOMED	SOAP	SONAR	SQL	SSID	SSL	SWIFT	TAF	TARGA	TEFL	TIFF	TOEFL	TOTP	UEFA	UEFI	UNESCO	UNICEF	UNIX	URL	USB	USDA	USDC	USDT	USGS	USSD	UTC	UTM	UUID	VIN	VOIP	VPN	VRAM	WASD	WCAG	WEBM	WEBP	WHOIS	WIFI	WLAN	WPA	WWAN	WWDC	XLSX	XML	YAML	YOLO	ZIP
verbsAreNouns
list	abbreviations	approx	apt	ave	blvd	ca	co	corp	dept	dr	ed	est	etc	fig	hr	hrs	inc	jr	ltd	max	min	mins	mo	mr	mrs	ms	no	pp	prof	secs	sr	st	tel	vol	vs	wk	yr
list	bothNames	first and family name	first and last name	first name and last name	first name and surname	first name and your last name	forename and surname	given and family name	given name and family name	given name and surname
list	cards	card
list	contentNouns	actor	actress	album	animal	article	artist	author	band	bird	body part	bone	book	brand	breed	character	city	company	contact	dish	drink	driver	episode	expense	film	fish	flower	food	friend	game	garment	headline	illness	ingredient	insect	meal	mountain	movie	muscle	museum	musician	novel	orchestra	organ	painting	person	place	plant	player	podcast	poem	product	purchase	recipe	restaurant	river	sculpture	series	shop	singer	song	species	story	street	symptom	team	tool	town	toy	track	transaction	village
list	digits	digit
list	drawing	sign	draw	trace	write
list	events	was	were	been
list	fingers	finger	fingers	stylus	drag
list	interfaceWords	ABAP	ADAS	AIDS	APFS	API	APNS	ARKIT	ASAP	ASCII	ASMR	ATM	AVIF	BASIC	BBC	BIC	BIOS	BITCOIN	CAPTCHA	CEO	CIDR	CMYK	CNN	COBOL	COVID	CSV	CUPS	DHCP	DICOM	DIMM	DVD	EDGE	EMEA	EMMC	EPROM	EPSG	EPUB	EULA	EURO	EXFAT	EXIF	FAQ	FAQS	FEMA	FHIR	FIDO	FIFA	FIFO	FLAC	FOMO	GDPR	GIF	GMAIL	GNSS	GPS	GPX	GUID	HACCP	HDMI	HDR	HEIC	HEIF	HEVC	HIPAA	HTML	HTTP	HTTPS	IBAN	ICAO	ICCID	IDFA	IEEE	IELTS	IETF	IFTTT	IGMP	IMAP	IMDB	IMEI	IMHO	INCI	IPHONE	IPSEC	IPTV	ISBN	ISIN	ISRC	ISSN	JAVA	JEDEC	JPEG	JSON	LASER	LDAP	LGBT	LGBTQ	LGBTQIA	LIDAR	LIFO	LINUX	LMAO	LNURL	LOINC	MASH	METAR	MIDI	MIME	MPEG	MQTT	NAAT	NAND	NASA	NATO	NDEF	NHS	NOAA	NSFW	NTFS	NVME	OAUTH	OAUTHZ	OBD	OCSP	OIDC	OLED	ONVIF	OPML	OPUS	OSHA	OTAN	PDF	PETA	PIN	PSBT	RADAR	RAID	RAM	REST	ROFL	ROM	ROTFL	RSVP	RTSP	SAML	SARS	SATA	SCUBA	SDXC	SEPA	SIM	SMART	SMS	SMTP	SNOMED	SOAP	SONAR	SQL	SSID	SSL	SWIFT	TAF	TARGA	TEFL	TIFF	TOEFL	TOTP	UEFA	UEFI	UNESCO	UNICEF	UNIX	URL	USB	USDA	USDC	USDT	USGS	USSD	UTM	UUID	VIN	VOIP	VPN	WASD	WCAG	WEBM	WEBP	WHOIS	WIFI	WLAN	WPA	WWAN	WWDC	XLSX	XML	YAML	YOLO	ZIP	ГЛОНАСС	ГОСТ	ИНН	КАСКО	МРОТ	НАСА	НАТО	ОГРН	ОПЕК	ОСАГО	ПИН	СМИ	СНИЛС	СССР	УЕФА	ФИФА	ЦЕРН	ЧАВО	ЮНЕСКО
list	lastDigits	last 	last4	last_
list	news	archive	backup	call	download	export	exports	filter	get	group	import	imports	invite	keep	list	make	mark	match	message	order	post	record	report	seat	seats	set	show	update	updates	upgrade	upload	uploads
list	orders	add	allow	apply	archive	ask	attach	begin	book	browse	buy	call	cancel	change	check	choose	clear	close	collapse	complete	confirm	continue	copy	create	customize	delete	disable	discard	dismiss	download	edit	enable	enter	exit	expand	export	fill	filter	find	follow	go	hide	import	insert	invite	join	jump	learn	leave	listen	load	log	manage	mark	move	mute	navigate	open	pause	pay	pick	pin	play	post	preview	purchase	read	record	refresh	reload	remove	rename	reorder	replace	reply	report	reset	restart	restore	resume	retry	return	save	scan	scroll	search	see	select	send	set	share	show	sign	skip	sort	start	stop	submit	subscribe	switch	take	tell	toggle	track	try	turn	type	undo	unlock	unmute	update	upload	use	view	visit	watch	write	zoom
list	ownCodes	code	password
list	phones	mobile	phone
list	pictureNouns	artwork	avatar	drawing	icon	illustration	image	logo	photo	photograph	picture	portrait	thumbnail
list	postalCodes	postal	postcode	zip
list	purposes	to
list	shortOwnCodes	otp	pin	token
colour.black	vblack
colour.blue	vblue
colour.brown	vbrown
colour.cyan	vcyan
colour.gold	vgold
colour.gray	vgray	agrey
colour.green	vgreen
colour.magenta	vmagenta
colour.orange	vorange
colour.pink	vpink
colour.purple	vpurple	aviolet
colour.red	vred
colour.white	vwhite
colour.yellow	vyellow
direction.back	vback
direction.down	vdown
direction.forward	vforward
direction.left	vleft
direction.leftArrow	vleft arrow	aarrow left	aleftwards arrow
direction.leftToRight	vleft to right
direction.next	vnext
direction.previous	vprevious
direction.right	vright
direction.rightArrow	vright arrow	aarrow right	arightwards arrow
direction.rightToLeft	vright to left
direction.up	vup
gesture.click	aclick
gesture.doubleTap	vdouble tap	adouble tapped	adouble tapping	adouble-tap	adouble-tapping	adouble-taps	adoubletap	atap twice	atapping twice	atriple tap	atriple-tap	atwo-finger tap
gesture.doubleTapAndHold	adouble-tap and hold
gesture.doubleTapInHints	vdouble tap	vdouble-tap
gesture.longPress	vlong press	a3d touch	aforce touch	ahold down	ahold to	along tap	along-press	along-tap	apress and hold	apressing and holding	atap and hold	atapping and holding	atouch and hold	atouching and holding
gesture.swipe	aflick	aflicking	aswipe	aswipes	aswiping
gesture.swipeDown	vswipe down
gesture.swipeLeft	vswipe left
gesture.swipeRight	vswipe right
gesture.swipeUp	vswipe up
gesture.tap	vtap	vsingle tap	asingle-tap	atapping
gesture.tapPressClick	vclick	vpress	vtap	aclicking	adrag	apinch	apressing	ataps	atouch
noun.control	aarrow	aarrows	abar	abox	abutton	abuttons	acircle	afield	aicon	aicons	aimage	akey	aknob	aknobs	alink	amenu	apicture	aslider	asquare	aswitch	asymbol	atab	athumbnail	atile	atoggle	atriangle
noun.device	acaps lock	acrown	adouble space	adouble-space	aearbuds	aheadphones	aheadset	ain your car	akey	akeyboard	akeys	amouse	anum lock	aremote	asecurity key	aspace bar	aspacebar	asteering wheel	atouchpad	atrackpad
noun.field	aaccounts	aamounts	aanswers	aappointments	aareas	abars	abills	aboxes	abuses	acells	adates	adays	aentries	aerrors	aevents	aeverything	afield	afields	aflights	ainvoices	aitems	aletters	alines	amessages	anames	anumbers	aones	aoptions	aorders	aparcels	aparts	apayments	aplaces	apoints	aprices	aproducts	aquestions	areadings	aresults	aroads	arooms	aroutes	arows	aseats	asections	aslots	astations	astops	atables	atasks	atext	atimes	atrains	avalues	awords	azones
noun.mark	aarea	aareas	aarrow	aarrows	abackground	abadge	abadges	aband	abands	abar	abars	ablock	ablocks	aborder	aborders	abox	aboxes	abubble	abubbles	abutton	abuttons	acard	acards	acell	acells	acheck mark	acircle	acircles	acolor	acolour	acurve	adate	adates	aday	adays	adot	adots	aentries	aentry	afield	afields	aflag	aflags	afolder	afolders	aframe	aheart	ahearts	ahighlight	aicon	aicons	aitem	aitems	alabel	aletters	aline	alines	amarker	amarkers	aname	anames	anumber	anumbers	aoutline	apart	aparts	apill	apin	apins	apoint	apoints	aregion	aregions	aring	arings	aroad	aroads	aroom	arooms	aroute	aroutes	arow	arows	aseat	aseats	asection	asegment	asegments	aslice	aslices	aslot	aslots	aspot	aspots	asquare	asquares	astar	astars	astop	astops	astripe	astripes	atag	atags	atext	atick	atriangle	atriangles	aunderline	awords	azone	azones
noun.picture	aartwork	aavatar	aemblem	aheadshot	aicon	aillustration	alogo	alogotype	aphoto	aphotograph	aportrait	ascreenshot	aselfie	asnapshot	athumbnail
number.1	aa single	aone
number.10	aten
number.2	atwo
number.3	athree
number.4	afour
number.5	afive
number.6	asix
number.7	aseven
number.8	aeight
number.9	anine
place.above	aabove	aat the top	aat the very top	ain the corner	ain the top	ain the upper	atop corner	atop left	atop of the page	atop of the screen	atop right	atop-left	atop-right	aupper corner	aupper left	aupper right	aupper-left	aupper-right
place.below	aat the bottom	aat the very bottom	abelow	abeneath	abottom left	abottom of the page	abottom of the screen	abottom right	abottom-left	abottom-right	ain the bottom	ain the lower	alower left	alower right	aunder the map	aunder the picture	aunderneath
place.side	aat the left	aat the right	ain the center	ain the centre	ain the middle	aleft-hand	aon the far left	aon the far right	aon the left	aon the left-hand side	aon the right	aon the right-hand side	aon the side	aon your left	aon your right	aright-hand	ato the left	ato the right	ato your left	ato your right
role.adjustable	vadjustable	vadjustable control
role.backButton	vback button
role.button	vbutton
role.checkbox	vcheckbox	acheck box	atick box
role.dialog	vdialog
role.group	vgroup
role.header	vheader
role.heading	vheading
role.image	vimage
role.landmark	vlandmark
role.link	vlink
role.list	vlist
role.menu	vmenu
role.navigationBar	vnav bar
role.pageControl	vpage control
role.popUpButton	vpop up button	vpop-up button	adrop down list
role.progress	vprogress
role.progressIndicator	vprogress indicator	aprogress bar
role.radioButton	vradio button
role.searchField	vsearch field	vsearch text field	asearch bar
role.secureTextField	vsecure text field
role.slider	vslider
role.staticText	vstatic text
role.stepper	vstepper
role.switch	vswitch	vswitch button	atoggle	atoggle switch
role.tab	vtab
role.tabBar	vtab bar
role.table	vtable
role.textField	vtext field	aedit box
role.toggleButton	vtoggle button
role.toolbar	vtoolbar
shape	abig	abiggest	acircular	adiamond-shaped	aheart-shaped	alarge	alargest	aoval	arectangular	around	around-shaped	asmall	asmallest	asquare	astar-shaped	atall	atriangular	awide
state.active	aactivated	aactive
state.available	aaccessible	aactive	aavailable	apossible
state.checked	vchecked
state.chosen	achosen	apicked
state.collapsed	vcollapsed
state.dimmed	vdimmed	agrayed out	agreyed out
state.disabled	vdisabled	vnot enabled
state.enabled	aenabled
state.expanded	vexpanded
state.inProgress	vin progress
state.inactive	adeactivated	ainactive	anot active
state.isEditing	vis editing
state.mixed	vmixed
state.off	voff
state.on	von
state.selected	vselected	acurrently selected
state.unavailable	acan't be used	acannot be used	acurrently unavailable	adisabled	agrayed out	agreyed out	ainaccessible	ainactive	aisn't available	aisn’t available	anot accessible	anot active	anot available	anot enabled	anot usable	atemporarily unavailable	aunavailable
state.unchecked	vunchecked	anot checked
state.unselected	vunselected	adeselected	anot currently selected	anot selected
verb.action	aaccept	aaccepts	aadd	aadds	aagree	aagrees	aapplies	aapply	aarchive	aarchives	aassign	aassigns	aattach	aattaches	ablock	ablocks	abook	abookmark	abooks	abrowse	abuy	abuys	acall	acalls	acancel	acancels	achange	achanges	acheck out	acheckout	acheckouts	achoose	achooses	aclear	aclears	aclose	acloses	acombine	acombines	aconfigure	aconfigures	aconfirm	aconfirms	aconnect	aconnects	acontinue	acontinues	acontrol	aconvert	aconverts	acopies	acopy	acreate	acreates	acustomize	acustomizes	acut	acuts	adelete	adeletes	adeselect	adeselects	adisable	adisables	adisconnect	adisconnects	adismiss	adismisses	adisplay	adisplays	adone	adones	adownload	adownloads	aduplicate	aduplicates	aedit	aedits	aemail	aenable	aenables	aexclude	aexcludes	aexport	aexports	afilter	afilters	afind	afinds	afinish	afinishes	aflag	aflags	afollow	afollows	aforward	aforwards	aget	agets	ago	agos	agroup	agroups	ahide	ahides	aimport	aimports	ainclude	aincludes	ainsert	ainserts	ainvite	ainvites	ajoin	ajoins	akeep	akeeps	aleave	aleaves	alike	alikes	alink	alinks	alist	alists	alog in	amail	amake	amakes	amanage	amanages	amark	amarks	amerge	amerges	amessage	amove	amoves	amute	amutes	anext	anexts	aopen	aopens	aoperate	aorder	aorders	apair	apairs	apaste	apastes	apause	apauses	apay	apays	apin	apins	aplace order	aplace the order	aplay	aplays	apost	aposts	apress	apresses	aprint	aprints	aproceed	aproceeds	apublish	apublishes	apush	apushes	arate	arates	arecord	arecords	aredo	aredos	arefresh	arefreshes	aregister	aregisters	areload	areloads	aremove	aremoves	arename	arenames	areopen	areopens	areplace	areplaces	areplies	areply	areport	areports	areset	aresets	arestore	arestores	aresume	aresumes	aretries	aretry	areturn	areturns	asave	asaves	ascan	ascans	asearch	asearches	aselect	aselects	asend	asends	aset	asets	ashare	ashares	ashow	ashows	ashuffle	ashuffles	asign in	asign up	askip	askips	asort	asorts	astart	astarts	astop	astops	asubmit	asubmits	asubscribe	asubscribes	aswitch	aswitches	atag	atags	atap	ataps	atext	atoggle	atoggles	atry again	aturn	aturns	aundo	aundos	aunfollow	aunfollows	aunlock	aunlocks	aunmute	aunmutes	aunpin	aunpins	aupload	auploads	ause	auses	averifies	averify	aview	aviews	avote	avotes	azoom	azooms
verb.handling	aactivate	aassign	achange	achoose	aclick	aconfigure	acustomise	acustomize	adeactivate	adisable	adisplay	adrag	aenable	aenlarge	aexclude	afind	afix	afocus	ahide	ahighlight	ahit	ahold	ainclude	alocate	along press	alook for	amove	apick	apress	apull	apush	arearrange	areassign	areorder	areplace	areposition	aresize	areveal	asee	aselect	aset	ashow	aswap	aswipe	aswitch	atap	atoggle	atouch	aturn off	aturn on	ause
verb.instruction	aactivate	acheck	achoose	aclick	acomplete	acorrect	adrag	aenter	afill	afill in	afind	afix	afollow	ahit	alook	alook for	aopen	apick	apress	apull	apush	areview	asee	aselect	aswipe	atap	atouch	ause
verb.marking	aappear	aappears	ablinks	abordered	acircled	acolored	acoloured	adisplayed	adrawn	afilled	aflagged	aframed	aglows	ahighlighted	alabeled	alabelled	amarked	aoutlined	apainted	aprinted	ashown	atinted	aturn	aturns	aunderlined in
verb.meaning	aare	aare for	adenotes	aindicate	aindicates	ais	ais for	amark	amarks	amean	ameans	arepresent	arepresents	ashow	ashows	ashows that	asignal	asignals	asignifies	astand for	astands for	atells
word.agent	aby
word.conjunction	aafter	aalthough	abecause	abefore	abut	afor	ahow	aif	aonce	asince	aso	athat	athough	ato	aunless	auntil	awhen	awhere	awhether	awhich	awhile
word.copula	a's	aare	abeen	abeing	ahas been	ahave been	ais	awas	awere
word.cue	aand has a	aand have a	aand say	aand says	aasterisk	abold	acheck mark	acheckmark	across	acrossed out	adashed	adotted	aexclamation mark	aexclamation point	aicon	aitalic	alabel	alabeled	alabelled	aletter	anamed	anumber	apattern	areading	ashape	asign	astar	astriped	asymbol	atext	atick	atriangle	aunderline	aunderlined	awith a	awith an	aword	awords
word.determiner	aa	aan	aanother	aany	aeach	aevery	aits	amy	aour	athat	athe	atheir	athese	athis	athose	ayour
word.filler	aa	aaction	aalready	aan	aare	aat present	aat the moment	aat this time	abutton	acontrol	acurrently	afeature	afield	afunction	ahere	ais	ait	aitem	ajust	anow	aoption	aright now	asorry	astill	aswitch	atemporarily	athe	athis	atoday	ayet	ayour
word.in	aby	ain
word.negation	aneither	anever	ano	ano one	anobody	anone	anot	anothing	awithout
word.quantity	aall	aany	aboth	acurrently nothing	aeach	aeight	aevery	afew	afive	afour	amany	amore	amost	amultiple	anine	aone	aonly	aonly the	aseven	aseveral	asix	asome	aten	athree	atwo
word.tapObject	aa	aabove	aagain	aan	aand	aany	aanywhere	abelow	aeach	afor	ahere	ait	aon	aonce	aone	athat	athe	athese	athis	ato	atwice	awith	ayour
lookAlikes	aabove average	aabove zero	aaction button	aall above	aamber alert	abackground image	abar tab	abeef slider	abelly button	abelow average	abelow freezing	abelow zero	abench press	ablack belt	ablack box	ablack friday	ablack list	ablack tea	ablackberry	ablacklist	ablue cheese	abody image	aboot image	abrass button	abrowser tab	abutton battery	abutton down	abutton mushroom	abutton-down	achain link	achicken slider	aclick & collect	aclick and collect	aclose tab	acoat button	acompass heading	acopy link	acourse heading	acover image	act image	acuff link	acurrent tab	adata link	adead man's switch	adeep link	adimmer switch	adisk image	adouble click speed	adouble tap action	adownload link	afrench press	agoes on	agoing on	agolden gate	agrayscale	agreen card	agreen energy	agreen light	agreen room	agreen tea	agreyhound	aguitar tab	ahome button	ahot button	aignition switch	ain the black	ain the red	ainvitation link	ainvite link	akill switch	alarge print	alast tab	aleg press	alight switch	alight touch	alink account	amagic link	amagnetic heading	ameeting link	amen in black	amini slider	amirror image	amissing link	amouse button	amoving image	amri image	anetwork switch	anew tab	anext tab	anintendo switch	aon tap	aonce in a blue moon	aopen tab	aorange county	aorange juice	aother tab	aout of the blue	apanic button	apanorama image	apayment link	apork slider	apower button	apress conference	apress coverage	apress freedom	apress kit	apress release	apress releases	aprevious tab	aprivate tab	aprofile image	apull tab	apush button	apush-button	aradio button	aradio group	aradio link	arail link	araster image	araw image	ared alert	ared carpet	ared cross	ared light	ared panda	ared wine	areferral link	aright of way	aring tab	aroad link	arocker switch	around trip	asatellite image	asausage link	asee above	aselected poems	aselected stories	aselected tab	aselected works	aself image	aself-image	ashare link	ashirt button	aside button	asmall talk	asnap button	aspitting image	asquare feet	asquare kilometers	asquare meters	asquare metres	asquare root	astill image	aswipe action	aswipe actions	aswipe file	aswipe gestures	aswipe left action	aswipe right action	asystem image	atab bar	atab settings	atap action	atap beer	atap dance	atap dancing	atap room	atap to pay	atap to pay on iphone	atap water	ataproom	atime square	atouch bar	atouch id	atouch your security key	atraffic light	atransport link	atrue heading	auniversal link	avector image	avideo link	avolume button	awall switch	awallpaper image	aweak link	aweakest link	aweb link	awhite balance	awhite house	awhite list	awhite noise	awhite wine	awhiteboard	awhitelist	awide range	awooden button	ax-ray image	ayellow pages
"""#
    case "en-GB": return #"""
tag	en-GB
name	British English
parent	en
voiceOver
rolePosition	final
secondsPerGrapheme	0.0626
colour.black	vblack
colour.blue	vblue
colour.brown	vbrown
colour.cyan	vcyan
colour.gold	vgold
colour.gray	vgrey
colour.green	vgreen
colour.magenta	vmagenta
colour.orange	vorange
colour.pink	vpink
colour.purple	vpurple
colour.red	vred
colour.white	vwhite
colour.yellow	vyellow
direction.back	vback
direction.down	vdown
direction.forward	vforward
direction.left	vleft
direction.leftArrow	vleft arrow	aarrow left	aleftwards arrow
direction.leftToRight	vleft to right
direction.next	vnext
direction.previous	vprevious
direction.right	vright
direction.rightArrow	vright arrow	aarrow right	arightwards arrow
direction.rightToLeft	vright to left
direction.up	vup
gesture.click	aclick
gesture.doubleTap	vdouble tap	adouble-tap
gesture.doubleTapAndHold	adouble-tap and hold
gesture.longPress	vlong press
gesture.swipe	aswipe
gesture.swipeDown	vswipe down
gesture.swipeLeft	vswipe left
gesture.swipeRight	vswipe right
gesture.swipeUp	vswipe up
gesture.tap	vtap	vsingle tap
gesture.tapPressClick	vclick	vpress	vtap
role.adjustable	vadjustable	vadjustable control
role.backButton	vback button
role.button	vbutton
role.checkbox	vtickbox	atick box
role.dialog	vdialogue
role.group	vgroup
role.header	vheader
role.heading	vheading
role.image	vimage
role.link	vlink
role.list	vlist
role.menu	vmenu
role.navigationBar	vnav bar
role.pageControl	vpage control
role.popUpButton	vpop-up button	adrop-down menu
role.progress	vprogress
role.progressIndicator	vprogress indicator	aprogress bar
role.radioButton	vradio button
role.searchField	vsearch field	vsearch text field
role.slider	vslider
role.staticText	vstatic text
role.stepper	vstepper
role.switch	vswitch
role.tab	vtab
role.tabBar	vtab bar
role.table	vtable
role.textField	vtext field	aedit box
role.toggleButton	vtoggle button
role.toolbar	vtoolbar
state.checked	vticked	vchecked
state.collapsed	vcollapsed
state.dimmed	vdimmed
state.disabled	vdisabled	vnot enabled
state.enabled	aenabled
state.expanded	vexpanded
state.inProgress	vin progress
state.mixed	vmixed
state.off	voff
state.on	von
state.selected	vselected
state.unchecked	vunticked	vunchecked	anot ticked
state.unselected	vunselected
"""#
    case "es": return #"""
tag	es
name	Spanish
voiceOver
deep
attributesFollow
rolePosition	initial
secondsPerGrapheme	0.0639
expansion	1.25
quotes	«»“”
list	abbreviations	aprox	avda	etc	máx	mín	núm	pág	sra
list	bothNames	nombre y apellido	nombre y su apellido	nombre y sus apellidos	nombre y tu apellido	nombre y tus apellidos
list	cards	tarjeta
list	digits	cifras	dígito
list	drawing	firmar	dibujar	trazar
list	events	sido	fue
list	fingers	dedo	dedos
list	lastDigits	últim
list	ownCodes	contraseña	código
list	phones	teléfono
list	postalCodes	código postal
list	purposes	para
colour.black	vnegro	anegra	anegras	anegros
colour.blue	vazul	aazules
colour.brown	vmarrón	acafé	amarrones
colour.cyan	vcian
colour.gold	vdorado
colour.gray	vgris	agrises
colour.green	vverde	averdes
colour.magenta	vmagenta
colour.orange	vnaranja	aanaranjado	anaranjas
colour.pink	vrosa	arosada	arosado	arosas
colour.purple	vmorado	amorada	amoradas	amorados	apúrpura	avioleta
colour.red	vrojo	aroja	arojas	arojos
colour.white	vblanco	ablanca	ablancas	ablancos
colour.yellow	vamarillo	aamarilla	aamarillas	aamarillos
direction.back	vatrás
direction.down	vabajo
direction.forward	vadelante
direction.left	vizquierda
direction.leftArrow	vflecha izquierda	aflecha hacia la izquierda
direction.leftToRight	vde izquierda a derecha
direction.next	vsiguiente
direction.previous	vanterior
direction.right	vderecha
direction.rightArrow	vflecha derecha	aflecha hacia la derecha
direction.rightToLeft	vde derecha a izquierda
direction.up	varriba
gesture.click	ahaz clic
gesture.doubleTap	vtocar dos veces	vpulsar dos veces	ada dos toques	aden dos toques	adoble clic	adoble pulsación	adoble toque	adé dos toques	ahaz doble clic	apresiona dos veces	apresione dos veces	apulsa dos veces	apulsad dos veces	apulse dos veces	apulsen dos veces	atoca 2 veces	atoca dos veces	atocad dos veces	atoque dos veces	atoquen dos veces
gesture.doubleTapAndHold	adoble toque y mantener pulsado
gesture.doubleTapInHints	vtoca dos veces
gesture.longPress	vhacer pulsación larga	amantener presionad*	amantener pulsad*	amantener pulsado	amantenga	amantenga presionado	amantenga pulsado	amanteniendo pulsad*	amantén	amantén presionad*	amantén presionado	amantén pulsad*	amantén pulsado	apresión larga	apulsación larga	atoque prolongado
gesture.swipe	adeslice	adesliza	adesliza el dedo	adeslizamiento	adeslizando	adeslizar	adeslízate
gesture.swipeDown	vdeslizar hacia abajo
gesture.swipeLeft	vdeslizar hacia la izquierda
gesture.swipeRight	vdeslizar hacia la derecha
gesture.swipeUp	vdeslizar hacia arriba
gesture.tap	vtocar	vpulsar una vez	vtocar una vez	apresiona	apresione	apresionen	apulsa	apulsa para	apulsad	apulsando	apulsar	apulse	apulsen	atoca	atoca en	atoca para	atocad	atocando	atoque	atoquen
gesture.tapPressClick	vhacer clic en	vpulsar	vtocar	aarrastra	aclic	ahaga clic	ahaz clic	apellizca	apresionar
noun.control	abotones	abotón	aenlace	aflecha	aicono	aimagen	asímbolo	aícono
noun.device	aauriculares	aratón	atecla	ateclado	ateclas	atrackpad
noun.field	aartículos	aasientos	acampos	adías	aelementos	afechas	aimportes	alíneas	avalores
noun.mark	aasientos	abarra	aborde	acampo	acampos	acasilla	acasillas	acírculo	adías	aicono	alínea	alíneas	amarco	apunto	apuntos	atexto	azona	aárea
number.1	aun	auna	auno
number.10	adiez
number.2	ados
number.3	atres
number.4	acuatro
number.5	acinco
number.6	aseis
number.7	asiete
number.8	aocho
number.9	anueve
place.above	aarriba	ade arriba	aen la esquina	aencima	amás arriba	asuperior
place.below	aa continuación	aabajo	aal pie	ade abajo	adebajo	ainferior	amás abajo
place.side	aa la derecha	aa la izquierda	aal lado	ade la derecha	ade la izquierda	aderecha	aderecho	aen el centro	aen el medio	aizquierda	aizquierdo
role.adjustable	vajustable	vcontrol ajustable
role.backButton	vbotón atrás
role.button	vbotón
role.checkbox	vcasilla	acasilla de verificación
role.dialog	vcuadro de diálogo
role.group	vgrupo
role.header	vcabecera
role.heading	vencabezamiento	aencabezado	atítulo
role.image	vimagen
role.link	venlace	avínculo
role.list	vlista
role.menu	vmenú
role.navigationBar	vbarra de navegación
role.pageControl	vcontrol de la página
role.popUpButton	vbotón desplegable	alista desplegable
role.progress	vprogreso
role.progressIndicator	vindicador de progreso	abarra de progreso
role.radioButton	vbotón de selección
role.searchField	vcampo de búsqueda	vcampo de texto de búsqueda	abarra de búsqueda
role.slider	vregulador	acontrol deslizante	adeslizador
role.staticText	vtexto estático
role.stepper	vstepper
role.switch	vcambiar	ainterruptor	aconmutador	aselector
role.tab	vpestaña	vtabulador	aficha
role.tabBar	vbarra de pestañas
role.table	vtabla
role.textField	vcampo de texto	acuadro de edición	acuadro de texto
role.toggleButton	vbotón de activación/desactivación
role.toolbar	vbarra de herramientas
shape	acircular	acuadrada	acuadrado	agrande	aovalado	apequeña	apequeño	arectangular	aredonda	aredondo	aredondos	atriangular
state.available	aactiva	aactivada	aactivado	aactivo	adisponible	adisponibles	ahabilitada	ahabilitado	alista	alisto	aposible	apuedes	aya puedes
state.checked	vseleccionado	vmarcado	amarcada	imarcadas	imarcados	iseleccionada	iseleccionadas	iseleccionados
state.chosen	ielegida	ielegidas	ielegidos
state.collapsed	vcontraído	aoculta
state.dimmed	vatenuado	aatenuada	iatenuadas	iatenuados
state.disabled	vdesactivado	adesactivada	adeshabilitada	adeshabilitado	ainactiva	ainactivo	ainhabilitada	ainhabilitado	idesactivadas	idesactivados	ideshabilitadas	ideshabilitados	iinhabilitadas	iinhabilitados	isombreada	isombreadas	isombreados
state.enabled	aactivada	aactivado	aactivados	ahabilitada	ahabilitado	ahabilitados	ihabilitadas
state.expanded	vexpandido	amostrado	iexpandida	iexpandidas	iexpandidos	imostrada	imostradas	imostrados
state.inProgress	ven curso
state.mixed	vmezclado	vmixto	imezclada	imezcladas	imezclados
state.off	vdesactivado	vno	aapagada	aapagado	adesactivada	adesactivadas	adesactivados
state.on	vactivado	vsí	aactivada	aactivadas	aactivados	aencendida	aencendido
state.selected	vseleccionado	aelegida	aelegido	aestá seleccionada	aestá seleccionado	amarcada	amarcado	aseleccionada	aseleccionadas	aseleccionados
state.unavailable	adesactivada	adesactivado	adeshabilitada	adeshabilitado	ainactiva	ainactivo	aindisponible	ainhabilitado	ano disponible	ano disponibles	ano está disponible
state.unchecked	vno seleccionado	vno marcado	adesmarcada	idesmarcadas	idesmarcado	idesmarcados	ino marcadas	ino marcados	ino seleccionada	ino seleccionadas	ino seleccionados
state.unselected	vno seleccionado	adeseleccionada	adeseleccionado	ano seleccionada	asin marcar	asin seleccionar	ideseleccionadas	ideseleccionados	ino seleccionadas	ino seleccionados
verb.action	aabre	aabrir	aactivar	aactualizar	aadjuntar	aadministrar	aagrega	aagregar	aagrupar	aampliar	aaplicar	aarchivar	aañade	aañadir	abloquear	aborra	aborrar	abuscar	acambiar	acancelar	acerrar	acierra	acombinar	acomparte	acompartir	acomprar	aconectar	aconfigurar	aconfirmar	acontinuar	aconvertir	acopia	acopiar	acortar	acrea	acrear	adenunciar	adesactivar	adesbloquear	adescargar	adesconectar	adetener	aduplicar	aeditar	aelegir	aelige	aelimina	aeliminar	aenviar	aescanear	aexcluir	aexportar	afijar	afiltrar	agestionar	aguardar	aimportar	aimprimir	aincluir	ainiciar	ainsertar	ainvitar	amarcar	amostrar	amover	amuestra	amueve	aoculta	aocultar	aordenar	apagar	apegar	apersonalizar	aquita	aquitar	areanudar	arecargar	areemplazar	areenviar	areintentar	arenombrar	areproducir	areservar	aresponder	arestablecer	arestaurar	asalir	aseguir	aselecciona	aseleccionar	asubir	ausar	aver
verb.instruction	acompleta	acorrige	aelige	ahaz clic	apresiona	apulsa	arellena	arevisa	aselecciona	atoca	ausa
verb.marking	adestacado*	aindicado*	amarcada*	amarcado*	amostrado*	aresaltada*	aresaltado*	aseñalado*
verb.meaning	aindica	aindican	amuestra	amuestran	aquiere decir	arepresenta	arepresentan	asignifica	asignifican
word.agent	apor
word.conjunction	aantes	acuando	adespués	ahasta	apara	aque	asi
word.copula	aes	aestá	aestán	afue	aha sido	ason
word.cue	aasterisco	acruz	aestrella	aicono	anegrita	asubrayado	asímbolo	atexto
word.determiner	aal	ael	aesta	aeste	ala	alas	alos	asu	atu	aun	auna	aunas	aunos
word.filler	aactualmente	aahora	abotón	ade momento	ael	aen este momento	aes	aesta	aeste	aestá	afunción	ala	aopción	apor ahora	atemporalmente	atodavía	aya
word.in	aen
word.negation	anada	aninguna	aninguno	aningún	ano	anunca	asin
word.quantity	aalgunos	ados	atodas	atodos	atres	aun	auna	avarios
lookAlikes	aagua del grifo	abajo cero	abotones de camisa	abotón automático	abotón de abrigo	abotón de alarma	abotón de camisa	abotón de emergencia	abotón de flor	abotón de nácar	abotón de oro	abotón de pánico	abotón de rosa	acaja negra	acambiar	acruz roja	aenergía verde	afoto de perfil	agira a la derecha	agira a la izquierda	aimagen de perfil	ajugo de naranja	alista negra	alínea circular	amano derecha	amano izquierda	amedia naranja	ametros cuadrados	anueva pestaña	aoído derecho	aoído izquierdo	atoque de queda	até verde	avino tinto	azumo de naranja
"""#
    case "es-419": return #"""
tag	es-419
name	Latin American Spanish
parent	es
voiceOver
rolePosition	initial
secondsPerGrapheme	0.0688
colour.black	vnegro
colour.blue	vazul
colour.brown	vcafé
colour.cyan	vcian
colour.gold	voro
colour.gray	vgris
colour.green	vverde
colour.magenta	vmagenta
colour.orange	vnaranja
colour.pink	vrosa
colour.purple	vmorado
colour.red	vrojo
colour.white	vblanco
colour.yellow	vamarillo
direction.back	vatrás
direction.down	vabajo
direction.forward	vadelante	vavanzar
direction.left	vizquierda
direction.leftArrow	vflecha hacia la izquierda
direction.leftToRight	vde izquierda a derecha
direction.next	vsiguiente
direction.previous	vanterior
direction.right	vderecha
direction.rightArrow	vflecha hacia la derecha
direction.rightToLeft	vde derecha a izquierda
direction.up	varriba
gesture.click	ahacer clic
gesture.doubleTap	vtocar dos veces
gesture.longPress	vmantener presionado
gesture.swipe	adeslizar
gesture.swipeDown	vdeslizar hacia abajo
gesture.swipeLeft	vdeslizar a la izquierda	adeslizar hacia la izquierda
gesture.swipeRight	vdeslizar a la derecha	adeslizar hacia la derecha
gesture.swipeUp	vdeslizar hacia arriba
gesture.tap	vtocar	vtocar una vez	apresionar
gesture.tapPressClick	vhacer clic	vpresionar	vtocar
role.adjustable	vajustable	vajustable(s	vcontrol ajustable
role.backButton	vbotón atrás
role.button	vbotón
role.checkbox	vcasilla	acasilla de verificación
role.dialog	vcuadro de diálogo
role.group	vgrupo
role.header	vencabezado
role.heading	vencabezado
role.image	vimagen
role.link	venlace	avínculo
role.list	vlista
role.menu	vmenú
role.navigationBar	vbarra de navegación
role.pageControl	vcontrol de la página
role.popUpButton	vbotón emergente	alista desplegable
role.progress	vprogreso
role.progressIndicator	vindicador de progreso	abarra de progreso
role.radioButton	vbotón de selección
role.searchField	vcampo de búsqueda	vcampo de texto de búsqueda
role.slider	vregulador	acontrol deslizante
role.staticText	vtexto estático
role.stepper	vrepetidor
role.switch	vcambiar	ainterruptor
role.tab	vpestaña	vtabulador
role.tabBar	vbarra de pestañas
role.table	vtabla
role.textField	vcampo de texto	aeditar casilla
role.toggleButton	vbotón de activación/desactivación
role.toolbar	vbarra de herramientas
state.checked	vseleccionado	aelemento marcado	amarcada	ase marcó el elemento	imarcadas	imarcado	imarcados	iseleccionada	iseleccionadas	iseleccionados
state.collapsed	vcontraído	acontraída
state.dimmed	vatenuado	iatenuada	iatenuadas	iatenuados
state.disabled	vdesactivado	ainhabilitado	idesactivada	idesactivadas	idesactivados	iinhabilitada	iinhabilitadas	iinhabilitados
state.enabled	ahabilitado	ihabilitada	ihabilitadas	ihabilitados
state.expanded	vexpandido	vampliado	iampliada	iampliadas	iampliados	iexpandida	iexpandidas	iexpandidos
state.inProgress	ven curso
state.mixed	vmixto	vmezcla
state.off	vno	adesactivado	idesactivada	idesactivadas	idesactivados
state.on	vsí	aactivado	iactivada	iactivadas	iactivados
state.selected	vseleccionado	vselección	aseleccionada	iseleccionadas	iseleccionados
state.unchecked	vno seleccionado	adesmarcada	aelemento no marcado	ano marcado	idesmarcadas	idesmarcado	idesmarcados	ino marcada	ino marcadas	ino marcados	ino seleccionada	ino seleccionadas	ino seleccionados
state.unselected	vno seleccionado	ano seleccionada	ino seleccionadas	ino seleccionados
"""#
    case "et": return #"""
tag	et
name	Estonian
rolePosition	final
secondsPerGrapheme	0.0741
list	bothNames	ees- ja perekonnanim
list	digits	kohali	numbrit
colour.black	amust
colour.blue	asinin*	asinine	asinis*
colour.brown	apruun
colour.green	arohelin*	aroheline	arohelis*
colour.orange	aoranž
colour.purple	alilla
colour.red	apunane	apunas*	apunase*
colour.white	avalge
colour.yellow	akollan*	akollane	akollas*
direction.leftArrow	avasaknool
direction.next	ajärgmine
direction.previous	aeelmine
direction.rightArrow	aparemnool
gesture.doubleTap	apuudutage kaks korda	atopeltklõps*	atopeltkoput*	atopeltpuudut*	atopeltpuudutamine
gesture.doubleTapAndHold	atopeltpuudutamine ja hoidmine
gesture.longPress	ahoia all	ahoidke all	avajuta pikalt	avajutage pikalt
gesture.swipe	alibistage	anipsa*	apühi	apühkige
gesture.swipeDown	aalla pühkimine
gesture.swipeLeft	avasakule pühkimine
gesture.swipeRight	aparemale pühkimine
gesture.swipeUp	aüles pühkimine
gesture.tap	akoputage	apuuduta	apuudutage	avajuta	avajutage
number.1	aühe	aüks
number.2	akahe	akaks
number.3	akolm	akolme
number.4	aneli	anelja
number.5	aviie	aviis
role.button	a*nupp	anupp	anuppu
role.checkbox	amärkeruut
role.heading	apealkiri
role.image	apilt
role.link	alink
role.list	aloend
role.popUpButton	aripploend
role.progressIndicator	aedenemisriba
role.radioButton	araadionupp
role.slider	aliugur
role.switch	alüliti
role.tabBar	avahekaardiriba
role.textField	amuutmiskast	atekstiväli
state.checked	amärgitud
state.collapsed	aahendatud
state.disabled	akeelatud
state.enabled	alubatud
state.expanded	alaiendatud
state.off	aväljas
state.on	asees
state.selected	amärgitud	aon valitud	avalitud
state.unavailable	aei ole saadaval	ainaktiivne	akeelatud	apole kättesaadav	apole saadaval
state.unchecked	amärkimata
"""#
    case "eu": return #"""
tag	eu
name	Basque
rolePosition	initial
secondsPerGrapheme	0.0755
colour.black	abeltza
colour.blue	aurdina
colour.brown	amarroia
colour.green	aberdea
colour.orange	alaranja
colour.purple	amorea
colour.red	agorria
colour.white	azuria
colour.yellow	ahoria
direction.leftArrow	aezkerrera gezia
direction.next	ahurrengoa
direction.previous	aaurrekoa
direction.rightArrow	aeskuinera gezia	aeskuineranzko gezia
gesture.doubleTap	abirritan sakatu	asakatu bi aldiz	asakatu birritan	aukitu bi aldiz	aukitu birritan
gesture.doubleTapAndHold	asakatu birritan eta eduki sakatuta
gesture.longPress	aeduki sakatuta	asakatu eta eutsi
gesture.swipe	apasatu hatza
gesture.swipeDown	apasatu hatza behera
gesture.swipeLeft	apasatu hatza ezkerrera
gesture.swipeRight	apasatu hatza eskuinera
gesture.swipeUp	apasatu hatza gora
gesture.tap	aegin tap	asakatu	aukitu
role.button	abotoia
role.checkbox	akoadroa
role.heading	agoiburua
role.image	airudia
role.link	aesteka
role.list	azerrenda
role.popUpButton	agoitibeherako zerrenda
role.progressIndicator	agarapen-barra
role.radioButton	aaukera-botoia
role.slider	agraduatzailea
role.switch	aetengailua
role.tabBar	afitxa-barra
role.textField	aeditatzeko koadroa
state.checked	amarkatuta
state.collapsed	atolestuta dago
state.disabled	adesgaituta
state.enabled	agaituta
state.expanded	azabalduta dago
state.off	adesaktibatuta
state.on	aaktibatuta
state.selected	aaukeratuta	ahautatua	ahautatuta
state.unchecked	aez da markatu
"""#
    case "fa": return #"""
tag	fa
name	Persian
rolePosition	initial
secondsPerGrapheme	0.0883
sentenceEnds	.!؟…
list	digits	رقم
colour.black	aسیاه	aمشکی
colour.blue	aآبی
colour.brown	aقهوه‌ای
colour.gray	aخاکستری	aطوسی
colour.green	aسبز
colour.orange	aنارنجی
colour.pink	aصورتی
colour.purple	aبنفش
colour.red	aسرخ	aقرمز
colour.white	aسفید
colour.yellow	aزرد
direction.leftArrow	aپیکان رو به چپ	aپیکان چپ
direction.next	aبعدی
direction.previous	aقبلی
direction.rightArrow	aپیکان راست	aپیکان رو به راست
gesture.doubleTap	aدو بار	aدو بار ضربه بزنید	aدو بار ضربه زدن	aدو بار لمس کنید	aدو ضربه	aدو ضربه بزنید	aدوبار	aدوبار ضربه بزنید	aدوبار لمس کنید	aدوضربه
gesture.doubleTapAndHold	aدوضربه زدن و نگه داشتن
gesture.longPress	aفشار دهید و نگه دارید	aلمس کنید و نگه دارید	aنگه دارید	aنگه داشتن
gesture.swipe	aبکشید	aتند بکشید	aسوایپ کنید	aکشیدن
gesture.swipeDown	aتند کشیدن به‌پایین
gesture.swipeLeft	aتند به‌چپ کشیدن
gesture.swipeRight	aتند به‌راست کشیدن
gesture.swipeUp	aتند کشیدن به‌بالا
gesture.tap	aبزنید	aتک‌ضربه بزنید	aضربه	aضربه بزنید	aضربه زدن	aفشار دهید	aلمس	aلمس کنید	aکلیک کنید
place.above	aبالا	aبالای	aدر بالا	aگوشه
place.below	aدر پایین	aزیر	aزیرین	aپایین
place.side	aراست	aسمت راست	aسمت چپ	aوسط	aچپ
role.button	aدکمه	aدکمهٔ	aدکمه‌ی
role.checkbox	aچارگوش انتخاب
role.heading	aعنوان
role.image	aتصویر
role.link	aلینک	aپیوند
role.list	aفهرست
role.popUpButton	aفهرست کرکره‌ای
role.progressIndicator	aنوار پیشرفت
role.radioButton	aدکمه رادیویی
role.slider	aلغزنده
role.switch	aسوئیچ	aکلید
role.tabBar	aنوار برگه
role.textField	aچارگوش ویرایش
shape	aبزرگ	aدایره‌ای	aمثلثی	aمربع	aکوچک	aگرد
state.available	aآماده	aدر دسترس	aفعال	aممکن
state.checked	aعلامت‌دار
state.collapsed	aکوچک‌ شد
state.disabled	aخاموش	aغیر فعال	aغیرفعال	aغیرفعال شد
state.enabled	aروشن	aفعال	aفعال شد
state.expanded	aبزرگ شد
state.off	aخاموش	aغیرفعال
state.on	aروشن	aفعال
state.selected	aانتخاب شد	aانتخاب شده	aانتخاب شده است	aانتخاب‌شده	aبرگزیده
state.unavailable	aدر دسترس نیست	aغیر فعال	aغیرفعال	aغیرفعال است	aقابل استفاده نیست	aناموجود
state.unchecked	aبدون علامت
word.twice	aدو بار	aدوبار
"""#
    case "fi": return #"""
tag	fi
name	Finnish
voiceOver
rolePosition	final
secondsPerGrapheme	0.0702
expansion	1.25
quotes	””’’
list	abbreviations	esim	jne	kpl	ym
list	bothNames	etu- ja sukunim	etunimen ja sukunimen	etunimesi ja sukunimesi	etunimi ja sukunimi
list	cards	kortin	kortti
list	digits	numeroa	numeroi
list	lastDigits	viimei
list	ownCodes	koodi	salasan
list	phones	puhelin
list	postalCodes	postinumero
colour.black	vmusta	amusta*
colour.blue	vsininen	asini*	asinis*
colour.brown	vruskea	aruskea*	aruskei*
colour.cyan	vsyaani
colour.gold	vkullanvärinen
colour.gray	vharmaa	aharmaa*	aharmai*
colour.green	vvihreä	avihrei*	avihreä*
colour.magenta	vmagenta
colour.orange	voranssi	aoranssi*
colour.pink	vvaaleanpunainen	vpinkki	apinkki*	avaaleanpunai*
colour.purple	vvioletti	apurppura*	aviole*	avioletti*
colour.red	vpunainen	apunai*	apunais*
colour.white	vvalkoinen	avalkea*	avalkoi*
colour.yellow	vkeltainen	akeltai*
direction.back	vedellinen	vtakaisin
direction.down	valas
direction.forward	veteenpäin	vseuraava
direction.left	vvasemmalle
direction.leftArrow	vnuoli vasemmalle	avasen nuoli	avasen nuolinäppäin
direction.leftToRight	vvasemmalta oikealle
direction.next	vseuraava
direction.previous	vedellinen
direction.right	voikealle
direction.rightArrow	vnuoli oikealle	aoikea nuolinäppäin	aoikealle-nuoli
direction.rightToLeft	voikealta vasemmalle
direction.up	vylös
gesture.click	aklikkaus
gesture.doubleTap	vkaksoisnapauta	akaksoiskosket*	akaksoisnapaut*	akaksoisnapauttamalla	akaksoisnapsaut*	akaksoisnapsauttamalla	akosketa kahdesti	anapauta kahdesti	anapauta kaksi kertaa	anapauttamalla kahdesti
gesture.doubleTapAndHold	akaksoisnapautus ja pitkä kosketus
gesture.doubleTapInHints	vkaksoisnapauttamalla
gesture.longPress	vpitkä painallus	akosketa pitkään	apaina pitkään	apidä	apidä painettuna	apidä pohjassa	apitkään painamalla
gesture.swipe	apyyhkäi*	apyyhkäis*	apyyhkäise*	apyyhkäisy	asipaise*	avedä
gesture.swipeDown	vpyyhkäise alas
gesture.swipeLeft	vpyyhkäise vasemmalle
gesture.swipeRight	vpyyhkäise oikealle
gesture.swipeUp	vpyyhkäise ylös
gesture.tap	vnapauta	vyksi napautus	akosket*	akoskettamalla	anapaut*	anapauta*	anapauttamalla	anapautus	anapsauta*	apaina*	apainamalla
gesture.tapPressClick	vklikkaa	vnapauta	vpaina	aklikkaa*	anapsaut*	apaina*
noun.control	apainikkeet
number.1	ayhden	ayksi
number.10	akymmenen
number.2	akahden	akaksi
number.3	akolme	akolmen
number.4	aneljä	aneljän
number.5	aviiden	aviisi
number.6	akuuden	akuusi
number.7	aseitsemän
number.8	akahdeksan
number.9	ayhdeksän
place.above	akulmassa	anurkassa	aylhäällä	ayllä	ayläkulma*	ayläkulmassa	ayläosassa	ayläpuolella	ayläreunassa
place.below	aalakulmassa	aalanurkassa	aalaosassa	aalapuolella	aalareunassa	aalempana	aalhaalla	aalla	aalla ole*
place.side	akeskellä	aoikealla	aoikealla puolella	aoikeanpuol*	aoikeassa	areunassa	avasemmalla	avasemmanpuol*	avasemmassa
role.adjustable	vsäädettävä	vmukautettava säätö
role.backButton	vtakaisin-painike
role.button	vpainike	a*nappi	a*painike	a*painiketta	anappi	anappula	apainiketta	apainikkeen
role.checkbox	vvalintaneliö	avalintaruutu
role.dialog	vvalintaikkuna
role.group	vryhmä
role.header	votsake
role.heading	votsikko
role.image	vkuva
role.link	vlinkki	a*linkki
role.list	vluettelo	alista
role.menu	vvalikko
role.navigationBar	vselauspalkki
role.pageControl	vsivun ohjaus
role.popUpButton	vponnahduspainike	aavattava luettelo
role.progress	veteneminen
role.progressIndicator	vetenemisen ilmaisin	aetenemispalkki
role.radioButton	vvalintapainike	avalintanappi
role.searchField	vhakukenttä	vhakutekstikenttä
role.slider	vliukusäädin	a*säädin
role.staticText	vstaattinen teksti
role.stepper	vaskellin
role.switch	vkytkin	a*kytkin	avalitsin
role.tab	vsarkain	vvälilehti
role.tabBar	vvälilehtipalkki	avälilehtirivi
role.table	vtaulukko
role.textField	vtekstikenttä	amuokkauskenttä
role.toggleButton	vvaihtopainike
role.toolbar	vtyökalupalkki
shape	aiso	aisoa	akolmio*	aneliömäi*	aneliön*	apieni	apyöreä*	apyöreää	asuorakul*	asuuri
state.available	aaktiivinen	akäytettävissä	akäytössä	amahdollista	asaatavilla	avalmis
state.checked	vvalittu	amerkitty
state.collapsed	vpienennetty	atiivistetty
state.dimmed	vei käytössä	aharmaana	ahimmennetty	ahimmeä
state.disabled	vei käytössä	vpois käytöstä	aei aktiivinen	aestetty	apoistettu käytöstä
state.enabled	aaktivoitu	akäyttöön	akäytössä	aotettu käyttöön
state.expanded	vlaajennettu
state.inProgress	vmeneillään
state.mixed	vyhdistelmä	vosittainen
state.off	vpois päältä	aei käytössä	aei päällä	apois	apois käytöstä
state.on	vpäällä	vpäälle	akytketty	akäytössä
state.selected	vvalittu	aon valittu	avalittuina	avalittuna	avalitut
state.unavailable	aei käytettävissä	aei käytössä	aei ole käytettävissä	aei ole saatavilla	aei saatavana	aei saatavilla	aei tällä hetkellä käytettävissä	apois käytöstä	apoissa käytöstä	apoistettu käytöstä
state.unchecked	vei valittu	vvalitsematon	aei merkitty	amerkitsemättä
state.unselected	vei valittu	aei ole valittu	avalitsematta
"""#
    case "fil": return #"""
tag	fil
name	Filipino
rolePosition	initial
secondsPerGrapheme	0.059
colour.black	aitim
colour.blue	aasul	aasul na
colour.brown	abrown	akayumangging
colour.green	aberde	aberdeng
colour.orange	aorange
colour.purple	alilang	apurple
colour.red	apula	apulang
colour.white	aputing
colour.yellow	adilaw
direction.leftArrow	apakaliwang arrow
direction.next	asusunod
direction.previous	anakaraan
direction.rightArrow	akanang arrow	apakanang arrow
gesture.click	ai-click
gesture.doubleTap	adalawang beses na pag-tap	ai-double tap	ai-double-tap	ai-tap nang dalawang beses	amag-double tap	amag-double-tap	amag-tap nang dalawang beses	apindutin nang dalawang beses
gesture.doubleTapAndHold	amag-double tap at mag-hold
gesture.longPress	ai-tap nang matagal	apindutin nang matagal
gesture.swipe	ai-swipe	amag-swipe
gesture.swipeDown	amag-swipe pababa
gesture.swipeLeft	amag-swipe pakaliwa
gesture.swipeRight	amag-swipe pakanan
gesture.swipeUp	amag-swipe pataas
gesture.tap	ai-tap	amag-tap	apindutin
role.button	abutton	apindutan
role.checkbox	acheck box	acheckbox
role.heading	aheading
role.image	alarawan
role.link	alink
role.list	alistahan
role.popUpButton	adrop down na listahan
role.progressIndicator	aprogress bar
role.radioButton	aradio button
role.slider	aslider
role.switch	aswitch
role.tabBar	atab bar
role.textField	akahon sa pag-edit
state.checked	amay check	anasuri
state.collapsed	ana-collapse
state.disabled	anaka-disable
state.enabled	anaka-enable
state.expanded	apinalawak
state.off	anaka-off
state.on	anaka-on
state.selected	anapili	anapili na	apinili
state.unavailable	ahindi available	ahindi magagamit	anaka-disable
state.unchecked	ahindi nilagyan ng check	awalang check
state.unselected	ahindi napili
"""#
    case "fr": return #"""
tag	fr
name	French
voiceOver
deep
attributesFollow
rolePosition	initial
secondsPerGrapheme	0.0538
expansion	1.3
quotes	«»‹›
list	abbreviations	env	etc	max	min	réf
list	bothNames	nom de famille et prénom	nom et prénom	nom et votre prénom	prénom et nom	prénom et ton nom	prénom et votre nom
list	cards	carte
list	digits	chiffres
list	drawing	signer	dessiner	tracer	signez	dessinez
list	events	été
list	fingers	doigt	doigts	stylet
list	lastDigits	dernier
list	ownCodes	mot de passe
list	phones	téléphone
list	postalCodes	code postal
list	purposes	pour	afin
colour.black	vnoir	anoire	anoires	anoirs
colour.blue	vbleu	ableue	ableues	ableus
colour.brown	vmarron	abrun	abrune
colour.cyan	vcyan
colour.gold	vor
colour.gray	vgris	agrise	agrises	agrisé	agrisés
colour.green	vvert	averte	avertes	averts
colour.magenta	vmagenta
colour.orange	vorange	aoranges
colour.pink	vrose	aroses
colour.purple	vviolet	amauve	apourpre	aviolets	aviolette	aviolettes
colour.red	vrouge	arouges
colour.white	vblanc	ablanche	ablanches	ablancs
colour.yellow	vjaune	ajaunes
direction.back	vprécédent	vretour
direction.down	vvers le bas
direction.forward	vsuivant
direction.left	vvers la gauche
direction.leftArrow	vflèche vers la gauche	vflèche gauche
direction.leftToRight	vde gauche à droite
direction.next	vsuivant
direction.previous	vprécédent
direction.right	vvers la droite
direction.rightArrow	vflèche vers la droite	vflèche droite
direction.rightToLeft	vde droite à gauche
direction.up	vvers le haut
gesture.click	acliquez
gesture.doubleTap	vtoucher 2 fois	vtoucher deux fois	aappuie deux fois	aappuyer deux fois	aappuyez 2 fois	aappuyez deux fois	adouble appui	adouble clique*	adouble tape*	adouble tapot*	adouble toucher	adouble-appui	adouble-clique*	adouble-tape*	adouble-tapot*	adouble-touchez	atape deux fois	atapez deux fois	atapotez deux fois	atouche deux fois	atouchez 2 fois	atouchez deux fois	atouchez à deux reprises	atouchez-le deux fois
gesture.doubleTapAndHold	aappuyer deux fois et maintenir
gesture.doubleTapInHints	vtoucher deux fois	vtouchez deux fois
gesture.longPress	vappuyer longuement	aappui long	aappui prolongé	aappuyez longuement	amaintenez	amaintenir	amaintiens	arestez appuyé	atouchez longuement
gesture.swipe	abalaie	abalayage	abalaye	abalayer	abalayez	afaire glisser	afaites glisser	aglisse	aglisser	aglissez
gesture.swipeDown	vbalayer vers le bas	abalayer l'écran vers le bas
gesture.swipeLeft	vbalayer vers la gauche	abalayer l'écran vers la gauche
gesture.swipeRight	vbalayer vers la droite	abalayer l'écran vers la droite
gesture.swipeUp	vbalayer vers le haut	abalayer l'écran vers le haut
gesture.tap	vtoucher	vtoucher une fois	aappuie	aappuyer	aappuyez	aappuyez pour	aappuyez sur	aeffleurez	apressez	atape	atapez	atapoter	atapotez	atouche	atouchez	atouchez pour
gesture.tapPressClick	vappuyer sur	vcliquer sur	vtoucher	aclique	acliquer	acliquez	apincez
noun.control	abouton	aboutons	acase	aflèche	aicône	aimage	alien	asymbole
noun.device	acasque	aclavier	asouris	atouche	atouches	atrackpad	aécouteurs
noun.field	aarticles	achamps	ajours	alignes	amontants	aplaces	asièges	avaleurs	aéléments
noun.mark	abarre	abordure	acadre	acercle	achamp	achamps	acourbe	aicône	ajours	aligne	alignes	apastille	aplaces	apoint	apoints	asièges	atexte	atrait	azone
number.1	aun	aune
number.10	adix
number.2	adeux
number.3	atrois
number.4	aquatre
number.5	acinq
number.6	asix
number.7	asept
number.8	ahuit
number.9	aneuf
place.above	aau-dessus	aci-dessus	adans l'angle	adans le coin	adessus	adu haut	aen haut	asupérieur	asupérieure
place.below	aau bas	aau-dessous	aci-dessous	adessous	adu bas	aen bas	aen dessous	ainférieur	ainférieure	asous
place.side	aau centre	aau milieu	acôté	ade droite	ade gauche	adroit	adu côté	agauche	asur la droite	asur la gauche	aà droite	aà gauche
role.adjustable	vajustable	vcommande réglable	vréglable
role.backButton	vbouton de retour
role.button	vbouton
role.checkbox	vcase à cocher	acase
role.dialog	vdialogue
role.group	vregrouper
role.header	ven-tête
role.heading	ven-tête	atitre
role.image	vimage
role.link	vlien
role.list	vliste
role.menu	vmenu
role.navigationBar	vbarre de navigation
role.pageControl	vcontrôle de page
role.popUpButton	vbouton de menu local	aliste déroulante
role.progress	vprogression
role.progressIndicator	vindicateur de progression	abarre de progression
role.radioButton	vbouton radio	acase d'option
role.searchField	vchamp de recherche	abarre de recherche
role.slider	vcurseur	aréglette
role.staticText	vtexte statique
role.stepper	vflèche de défilement
role.switch	vcommutateur	abascule	abouton	ainterrupteur
role.tab	vonglet	vtabulation
role.tabBar	vbarre d’onglets	abarre d'onglets
role.table	vtableau
role.textField	vchamp de texte	achamp de saisie	achamp texte	azone d'édition	azone de texte
role.toggleButton	vbouton de basculement
role.toolbar	vbarre d’outils
shape	acarré	acarrée	acarrés	acirculaire	agrand	agrande	agros	aovale	apetit	apetite	arectangulaire	arond	aronde	arondes	aronds	atriangulaire
state.available	aaccessible	aactif	aactive	aactivé	aactivée	adisponible	adisponibles	apossible	aprêt	aprête
state.checked	vcoché	acochée	icochées	icochés
state.collapsed	vcondensé	aregroupé	icondensée	icondensées	icondensés	iregroupée	iregroupées	iregroupés	iréduite	iréduites	iréduits
state.dimmed	vestompé	aestompée	agrisé	agrisée	iestompées	iestompés
state.disabled	vdésactivé	vnon activé	adésactivée	adésactivées	adésactivés	agrisé	agrisée	ainactif	ainactive	igrisées	igrisés	inon activée	inon activées	inon activés
state.enabled	aactivé	aactivée	aactivées	aactivés
state.expanded	vdéveloppé	vétendu	idéveloppée	idéveloppées	idéveloppés	iétendue	iétendues	iétendus
state.inProgress	ven cours
state.mixed	vmixte
state.off	vdésactivé	aarrêt	adésactivée	adésactivées	adésactivés	anon	aéteint
state.on	vactivé	aactivée	aactivées	aactivés	aallumé	aen marche	aoui
state.selected	vsélectionné	achoisi	achoisie	achoisies	achoisis	acoché	acochée	aest sélectionné	aest sélectionnée	asélectionnée	asélectionnées	asélectionnés
state.unavailable	aactuellement indisponible	adésactivé	adésactivée	agrisé	agrisée	ainaccessible	ainactif	ainactive	aindisponible	aindisponibles	amomentanément indisponible	an'est pas disponible	anon accessible	anon disponible	an’est pas disponible	apas disponible	igrisées	igrisés
state.unchecked	vnon coché	adécochée	anon cochée	idécoché	idécochées	idécochés	inon cochées	inon cochés
state.unselected	vnon sélectionné	adésélectionné	adésélectionnée	anon sélectionnée	anon sélectionnés	apas sélectionné	apas sélectionnée	inon sélectionnées
verb.action	aacheter	aactiver	aactualiser	aafficher	aajouter	aajoutez	aannuler	aappliquer	aarchiver	aarrêter	abloquer	achanger	achoisir	achoisissez	acoller	acommander	aconfigurer	aconfirmer	aconnecter	acontinuer	aconvertir	acopier	acouper	acréer	adupliquer	adéconnecter	adémarrer	adéplacer	adésactiver	adésélectionner	adéverrouiller	aeffacer	aenregistrer	aenvoyer	aexclure	aexporter	afermer	afermez	afiltrer	afusionner	agrouper	agérer	aimporter	aimprimer	ainclure	ainsérer	ainviter	ajoindre	alancer	alire	amarquer	amasquer	amodifier	amodifiez	aouvrez	aouvrir	apartager	apayer	apersonnaliser	aquitter	arecharger	arechercher	aremplacer	arenommer	areprendre	arestaurer	aretirer	aréessayer	aréinitialiser	arépondre	aréserver	ascanner	asignaler	asuivre	asupprimer	asupprimez	asélectionner	asélectionnez	atransférer	atrier	atélécharger	autiliser	avalider	averrouiller	avoir	azoomer	aépingler
verb.instruction	aappuyez	achoisissez	acliquez	acomplétez	acorrigez	aremplissez	asélectionnez	atouchez	autilisez	avérifiez
verb.marking	aaffiché*	acoloré*	aen surbrillance	aencadré*	aentouré*	aindiqué*	amarqué*	asignalé*	asurligné*
verb.meaning	aaffiche	acorrespond	aindique	aindiquent	amontre	amontrent	areprésente	areprésentent	asignifie	asignifient	aveut dire
word.agent	apar
word.conjunction	aafin	aaprès	aavant	adès	ajusqu'à	alorsque	apour	aquand	aque	asi
word.copula	aa été	aest	aont été	asont	aétait
word.cue	aastérisque	acoche	acroix	agras	aicône	asouligné	asymbole	atexte	aétoile
word.determiner	ace	acet	acette	ades	al	ala	ale	ales	ata	aton	aun	aune	avotre
word.filler	aactuellement	abouton	ace	acet	acette	adéjà	adésormais	aest	afonction	al	ala	ale	amaintenant	amomentanément	an	aoption	apas	apour l'instant	apour le moment	asont	atemporairement
word.in	aen
word.negation	aaucun	aaucune	ajamais	anon	apas	arien	asans
word.quantity	adeux	aplusieurs	aquelques	atous	atoutes	atrois	aun	aune
lookAlikes	aaller-retour	abouton d'acné	abouton d'alarme	abouton d'arrêt d'urgence	abouton d'or	abouton d'urgence	abouton de chemise	abouton de culotte	abouton de fièvre	abouton de fleur	abouton de manchette	abouton de manteau	abouton de nacre	abouton de panique	abouton de porte	abouton de rose	abouton de sonnette	abouton d’or	abouton-pression	aboutons de chemise	aboutons de manchette	aboutons de rose	aboîte noire	acarte verte	achaînon manquant	acroix rouge	acroix-rouge	aespaces verts	afeu rouge	afeu vert	aimage de couverture	aimage de fond	aimage de marque	aimage de profil	aimage satellite	ajus d'orange	aligne circulaire	aliste noire	amain droite	amain gauche	amètre carré	amètres carrés	anouvel onglet	anuméro vert	aoreille droite	aoreille gauche	apages jaunes	aphoto de profil	athé vert	atourner à droite	atourner à gauche	atournez à droite	atournez à gauche	avin blanc	avin rouge	aà droite dans	aénergie verte
"""#
    case "fr-CA": return #"""
tag	fr-CA
name	Canadian French
parent	fr
voiceOver
rolePosition	initial
colour.black	vnoir
colour.blue	vbleu
colour.brown	vbrun	vmarron
colour.cyan	vcyan
colour.gold	vor
colour.gray	vgris
colour.green	vvert
colour.magenta	vmagenta
colour.orange	vorange
colour.pink	vrose
colour.purple	vviolet
colour.red	vrouge
colour.white	vblanc
colour.yellow	vjaune
direction.back	vretour
direction.down	vbas
direction.forward	vsuivant
direction.left	vgauche
direction.leftArrow	vflèche vers la gauche	vflèche gauche
direction.leftToRight	vde gauche à droite
direction.next	vsuivant
direction.previous	vprécédent
direction.right	vdroite
direction.rightArrow	vflèche vers la droite	vflèche droite
direction.rightToLeft	vde droite à gauche
direction.up	vhaut
gesture.doubleTap	vtoucher deux fois	adouble-toucher
gesture.longPress	veffectuer un contact prolongé
gesture.swipeDown	vbalayer vers le bas	abalayer l'écran vers le bas
gesture.swipeLeft	vbalayer vers la gauche	abalayer l'écran vers la gauche
gesture.swipeRight	vbalayer vers la droite	abalayer l'écran vers la droite
gesture.swipeUp	vbalayer vers le haut	abalayer l'écran vers le haut
gesture.tap	vtoucher	vtoucher une fois
gesture.tapPressClick	vappuyer sur	vcliquer	vtoucher
role.adjustable	vajustable	vcommande ajustable
role.backButton	vbouton de retour
role.button	vbouton
role.checkbox	vcase à cocher
role.dialog	vdialogue
role.group	vgroupe
role.header	ven-tête
role.heading	vtitre	ven-tête
role.image	vimage
role.link	vlien
role.list	vliste
role.menu	vmenu
role.navigationBar	vbarre de navigation
role.pageControl	vcontrôle de la page
role.popUpButton	vbouton de menu contextuel	aliste déroulante
role.progress	vprogression
role.progressIndicator	vindicateur de progression	abarre de progression
role.radioButton	vbouton radio
role.searchField	vchamp de recherche
role.slider	vcurseur
role.staticText	vtexte statique
role.stepper	vflèche de défilement
role.switch	vbasculer	acommutateur
role.tab	vtabulation
role.tabBar	vbarre d’onglets	abarre d'onglets
role.table	vtableau
role.textField	vchamp de texte	azone d'édition
role.toggleButton	vbouton bascule
role.toolbar	vbarre d’outils
state.checked	vcoché	vvérifié	asélectionné	icochée	icochées	icochés	isélectionnée	isélectionnées	isélectionnés	ivérifiée	ivérifiées	ivérifiés
state.collapsed	vcondensé	aréduit	icondensée	icondensées	icondensés	iréduite	iréduites	iréduits
state.dimmed	vestompé	iestompée	iestompées	iestompés
state.disabled	vdésactivé	vnon activé	idésactivée	idésactivées	idésactivés	inon activée	inon activées	inon activés
state.enabled	aactivé	iactivée	iactivées	iactivés
state.expanded	vdéveloppé	vagrandi	idéveloppée	idéveloppées	idéveloppés
state.inProgress	ven cours
state.mixed	vmixte
state.off	vdésactivé	vnon	adésactivée	idésactivées	idésactivés
state.on	vactivé	voui	aactivée	iactivées	iactivés
state.selected	vsélectionné	asélectionnée	isélectionnées	isélectionnés
state.unchecked	vnon coché	anon sélectionné	inon cochée	inon cochées	inon cochés	inon sélectionnée	inon sélectionnées	inon sélectionnés
state.unselected	vnon sélectionné	inon sélectionnée	inon sélectionnées	inon sélectionnés
"""#
    case "gl": return #"""
tag	gl
name	Galician
rolePosition	initial
secondsPerGrapheme	0.066
colour.black	anegro
colour.blue	aazul
colour.brown	amarrón
colour.green	averde
colour.orange	alaranxa
colour.purple	avioleta
colour.red	avermello
colour.white	abranco
colour.yellow	aamarelo
direction.leftArrow	afrecha cara á esquerda	afrecha esquerda
direction.next	aseguinte
direction.previous	aanterior
direction.rightArrow	afrecha cara á dereita
gesture.doubleTap	adobre toque	adous toques	aprema dúas veces	atoca dúas veces	atocar dúas veces	atoque duplo	atoque dúas veces
gesture.doubleTapAndHold	atocar dúas veces e manter premido
gesture.longPress	amanter premido	amanteña premido	amantén premido	apulsación longa	atoque e manteña
gesture.swipe	adeslice	adesliza	adeslizar	apasa o dedo	apase o dedo
gesture.swipeDown	apasar dedo cara abaixo
gesture.swipeLeft	apasar dedo á esquerda
gesture.swipeRight	apasar dedo á dereita
gesture.swipeUp	apasar dedo cara arriba
gesture.tap	aprema	apreme	atoca	atocar	atoque
role.button	abotón
role.checkbox	acaixa de verificación
role.heading	atítulo
role.image	aimaxe
role.link	aligazón
role.list	alista
role.popUpButton	alista despregable
role.progressIndicator	abarra de progreso
role.radioButton	abotón de opción
role.slider	acontrol desprazable
role.switch	ainterruptor
role.tabBar	abarra de pestanas
role.textField	aeditar caixa
state.checked	aseleccionado
state.collapsed	acontraído
state.disabled	adesactivado
state.enabled	acontrol activado
state.expanded	adespregado
state.off	aapagado	adesactivada	adesactivado
state.on	aacendido	aactivada	aactivado
state.selected	aseleccionada	aseleccionadas	aseleccionado	aseleccionados
state.unchecked	anon seleccionado
"""#
    case "gu": return #"""
tag	gu
name	Gujarati
rolePosition	final
colour.black	aકાળું
colour.blue	aવાદળી
colour.brown	aકથ્થઈ
colour.green	aલીલું
colour.orange	aનારંગી
colour.purple	aજાંબલી
colour.red	aલાલ
colour.white	aશ્વેત	aસફેદ
colour.yellow	aપીળું
direction.leftArrow	aડાબી ઍરો કી	aડાબી તરફનો એરો
direction.next	aઆગળ
direction.previous	aપાછળ
direction.rightArrow	aજમણી તરફનો એરો	aતીર જમણું
gesture.doubleTap	aડબલ ટૅપ કરો	aડબલ ટેપ કરો	aબે વખત ટૅપ કરો	aબે વાર ટૅપ કરો	aબે વાર ટેપ કરો
gesture.doubleTapAndHold	aટૅપ કરીને દબાવી રાખો
gesture.longPress	aદબાવી રાખો
gesture.swipe	aસ્વાઇપ કરો	aસ્વાઈપ કરો
gesture.swipeDown	aનીચે સ્વાઇપ કરો
gesture.swipeLeft	aડાબે સ્વાઇપ કરો
gesture.swipeRight	aજમણે સ્વાઇપ કરો
gesture.swipeUp	aઉપર સ્વાઇપ કરો
gesture.tap	aટૅપ કરો	aટેપ કરો	aદબાવો
role.button	aબટન
role.checkbox	aચેક બૉક્સ	aચેકબોક્સ
role.heading	aમથાળું
role.image	aછબી
role.link	aલિંક
role.list	aસૂચિ
role.popUpButton	aડ્રોપ ડાઉન સૂચિ
role.progressIndicator	aપ્રગતિ બાર
role.radioButton	aરેડિઓ બટન
role.slider	aસ્લાઇડર
role.switch	aસ્વિચ કરો
role.tabBar	aટેબ બાર
role.textField	aસંપાદન બૉક્સ
state.checked	aતપાસાયેલું
state.collapsed	aસંકુચિત કર્યું
state.disabled	aઅક્ષમ કર્યું
state.enabled	aચાલુ છે
state.expanded	aવિસ્તૃત કર્યું
state.off	aબંધ
state.on	aચાલુ
state.selected	aપસંદ કરેલ	aપસંદ કરેલું	aપસંદ કર્યું
state.unchecked	aતપાસાયેલ નથી
"""#
    case "he": return #"""
tag	he
name	Hebrew
voiceOver
deep
clitics	ה	וה	שה	ו	ב	ל	מ	ש	כ	של
articles	ה	וה	שה	ש
attributesFollow
rolePosition	initial
secondsPerGrapheme	0.092
expansion	0.8
quotes	”“’‘
list	bothNames	שם פרטי ומשפחה	שם פרטי ושם המשפחה	שם פרטי ושם משפחה
list	cards	כרטיס
list	digits	ספרות
list	lastDigits	אחרונות
list	ownCodes	סיסמ	קוד
list	phones	טלפון
list	postalCodes	מיקוד
colour.black	vשחור	aשחורה	aשחורות	aשחורים
colour.blue	vכחול	aכחולה	aכחולות	aכחולים	aתכלת
colour.brown	vחום	aחומה	aחומים
colour.cyan	vציאן
colour.gold	vזהב
colour.gray	vאפור	aאפורה	aאפורות	aאפורים
colour.green	vירוק	aירוקה	aירוקות	aירוקים
colour.magenta	vמג׳נטה
colour.orange	vכתום	aכתומה	aכתומות	aכתומים
colour.pink	vורוד	aורודה	aורודות	aורודים
colour.purple	vסגול	aסגולה	aסגולות	aסגולים
colour.red	vאדום	aאדומה	aאדומות	aאדומים
colour.white	vלבן	aלבנה	aלבנות	aלבנים
colour.yellow	vצהוב	aצהובה	aצהובות	aצהובים
direction.back	vאחורה	vהקודם
direction.down	vלמטה
direction.forward	vקדימה
direction.left	vשמאל
direction.leftArrow	vחץ שמאלה
direction.leftToRight	vמשמאל לימין
direction.next	vהבא
direction.previous	vהקודם
direction.right	vימין
direction.rightArrow	vחץ ימינה
direction.rightToLeft	vמימין לשמאל
direction.up	vלמעלה
gesture.click	aלחיצה
gesture.doubleTap	vהקשה כפולה	vהקש פעמיים	aהקישו פעמיים	aהקישי פעמיים	aהקשה פעמיים	aיש להקיש פעמיים	aלהקיש פעמיים	aלחיצה כפולה	aלחיצה פעמיים	aלחץ פעמיים	aלחצו פעמיים	aללחוץ פעמיים	aפעמיים
gesture.doubleTapAndHold	aלחיצה פעמיים והמשך לחיצה
gesture.doubleTapInHints	vיש להקיש פעמיים
gesture.longPress	vלחיצה ארוכה	aגע והחזק	aהחזיקו	aהחזק	aהקישו והחזיקו	aהקש והחזק	aלחיצה ממושכת	aלחץ והחזק	aלחצו והחזיקו	aלחצו לחיצה ארוכה
gesture.swipe	aגרור	aגררו	aהחליקו	aהחליקי	aהחלק	aהחלקה	aהחלקת	aהעבירו	aלהחליק	aמשוך	aמשכו
gesture.swipeDown	vהחלק מטה	aהחלקה מטה
gesture.swipeLeft	vהחלק שמאלה
gesture.swipeRight	vהחלק ימינה
gesture.swipeUp	vהחלק מעלה	aהחלקה מעלה
gesture.tap	vהקשה	vהקש פעם אחת	aגע	aגעו	aהקישו	aהקישי	aהקש	aהקשת	aיש להקיש	aיש ללחוץ	aלהקיש	aלחיצה	aלחץ	aלחצו	aלחצי	aללחוץ	aתקישו
gesture.tapPressClick	vהקש	vלחיצה	vלחץ	aלחצו	aקליק
noun.control	aאייקון	aחץ	aכפתור	aכפתורים	aלחצן	aלחצני	aמתג	aסמל	aקישור	aתמונה
noun.device	aאוזניות	aהמקש	aמקלדת	aמקש	aעכבר
noun.field	aימים	aמקומות	aערכים	aשדות	aשורות
noun.mark	aאזור	aטקסט	aימים	aמסגרת	aמקומות	aנקודה	aנקודות	aעיגול	aפס	aקו	aשדה	aשדות
number.1	aאחד	aאחת
number.10	aעשר	aעשרה
number.2	aשני	aשניים	aשתי	aשתיים
number.3	aשלוש	aשלושה
number.4	aארבע	aארבעה
number.5	aחמישה	aחמש
number.6	aשישה	aשש
number.7	aשבע	aשבעה
number.8	aשמונה
number.9	aתשע	aתשעה
place.above	aבפינה	aבראש	aלמעלה	aמלמעלה	aמעל	aעליון	aעליונה	aשלמעלה
place.below	aבתחתית	aלהלן	aלמטה	aמלמטה	aמתחת	aשלמטה	aתחתון	aתחתונה
place.side	aבאמצע	aבצד ימין	aבצד שמאל	aימין	aימני	aימנית	aמימין	aמשמאל	aשמאל	aשמאלי	aשמאלית
role.adjustable	vניתן להתאמה אישית	vפקד מתכוונן
role.backButton	vכפתור ״אחורה״
role.button	vכפתור	aלחצן
role.checkbox	vתיבת סימון
role.dialog	vדו-שיח
role.group	vקבוצה
role.header	vכותרת
role.heading	vכותרת
role.image	vתמונה	aתמונת
role.link	vקישור	aלינק
role.list	vרשימה
role.menu	vתפריט
role.navigationBar	vשורת ניווט
role.pageControl	vפקד עמודים
role.popUpButton	vכפתור קופצני	aרשימה נפתחת
role.progress	vהתקדמות
role.progressIndicator	vמד-התקדמות	aסרגל התקדמות
role.radioButton	vכפתור רדיו	aלחצן בחירה
role.searchField	vשדה חיפוש	vשדה מלל לחיפוש
role.slider	vמחוון	aסליידר	aפס הזזה
role.staticText	vמלל סטטי
role.stepper	vחצים להזנת ערכים
role.switch	vהחלף	aמתג	aבורר	aמתגים
role.tab	vטאב	vכרטיסיה	aכרטיסייה	aלשונית
role.tabBar	vשורת הכרטיסיות	aשורת כרטיסיות
role.table	vטבלה
role.textField	vשדה מלל	aשדה טקסט	aתיבת טקסט	aתיבת עריכה
role.toggleButton	vהפעל/בטל את הכפתור
role.toolbar	vסרגל כלים
shape	aגדול	aגדולה	aמלבני	aמלבנית	aמרובע	aמרובעת	aמשולש	aמשולשת	aעגול	aעגולה	aעגולים	aקטן	aקטנה
state.available	aאפשר	aאפשרי	aאפשרית	aזמין	aזמינה	aזמינים	aמוכן	aמוכנה	aמופעל	aניתן	aפעיל	aפעילה
state.checked	vסומן	aבוצע סימון	aמסומן	aמסומנת	iמסומןה	iמסומןות	iמסומןים
state.collapsed	vמכווץ	iמכווץה	iמכווץות	iמכווץים
state.dimmed	vמעומעם	aאפור	aמוחשך	aמעומעמת	iמעומעםה	iמעומעםות	iמעומעםים
state.disabled	vלא פעיל	vמבוטל	aהושבת	aחסום	aחסומה	aכבוי	aכבויה	aלא מופעל	aלא פעילה	aמושבת	aמושבתת	iמושבתה	iמושבתות	iמושבתים
state.enabled	aהופעל	aהופעלה	aזמין	aמופעל	aמופעלת	aפעיל	aפעילה
state.expanded	vמורחב	iמורחבה	iמורחבות	iמורחבים
state.inProgress	vמתבצע
state.mixed	vמעורב
state.off	vכבוי	aכבויה	aכבויות	aכבויים	aלא פעיל	aלא פעילה	aמושבת	aמושבתת
state.on	vפעיל	aפועל	aדלוק	aדלוקה	aמופעל	aמופעלת	aפועלות	aפועלים	aפועלת	aפעילה
state.selected	vנבחר	vנבחרו	aבחור	aבחורה	aמסומן	aמסומנים	aמסומנת	aנבחרה	aסומן	aסומנה	iנבחרות	iנבחרים
state.unavailable	aאינה זמינה	aאינו זמין	aכרגע לא זמין	aלא זמין	aלא זמינה	aלא זמינים	aלא ניתן לשימוש	aלא פעיל	aלא פעילה	aמושבת	aמושבתת
state.unchecked	vלא מסומן	aלא בוצע סימון	aלא מסומנת
state.unselected	vלא נבחר	aלא מסומן	aלא מסומנת	aלא נבחרה
verb.action	aהחלף
verb.instruction	aבחר	aבחרו	aגע	aגעו	aהקישו	aהקישי	aהקש	aהשתמש	aהשתמשו	aיש לבחור	aיש להקיש	aיש ללחוץ	aיש למלא	aיש לתקן	aלחץ על	aלחצו	aלחצי	aמלא	aמלאו	aתקן	aתקנו
verb.marking	aמודגש	aמודגשים	aמודגשת	aמוצג	aמוצגים	aמסומן	aמסומנות	aמסומנים	aמסומנת
verb.meaning	aאומר	aאומרת	aמסמן	aמסמנת	aמציין	aמציינת	aמראה	aמשמעה	aמשמעו	aפירושה	aפירושו
word.agent	aעל ידי	aעל־ידי	aע״י
word.conjunction	aאם	aכאשר	aכדי	aכש	aלאחר	aלפני	aעד
word.cue	aאייקון	aכוכביות	aכוכבית	aמודגש	aסמל	aקו תחתון
word.filler	aאפשרות	aבינתיים	aהכפתור	aזה	aזו	aזמנית	aכבר	aכעת	aכפתור	aכרגע	aעכשיו
word.negation	aאין	aבלי	aלא	aללא	aשום
word.quantity	aאחד	aאחת	aכל	aכמה	aשלושה	aשני	aשתי
word.twice	aפעמיים
lookAlikes	aאוזן ימין	aאנרגיה ירוקה	aהצלב האדום	aחופש העיתונות	aכפתור חירום	aכפתור מצוקה	aלחץ אוויר	aלחץ אטמוספרי	aלחץ דם	aלחץ האוויר	aלחץ הדם	aלחץ זמן	aלחץ מים	aלחצן חירום	aלחצן מצוקה	aמטר מרובע	aמטרים רבועים	aמיץ תפוזים	aפנו ימינה	aפנו שמאלה	aרשימה שחורה	aתה ירוק	aתמונת פרופיל
"""#
    case "hi": return #"""
tag	hi
name	Hindi
voiceOver
rolePosition	final
secondsPerGrapheme	0.1111
expansion	1.1
sentenceEnds	।.!?…
list	cards	कार्ड
list	digits	अंक
list	ownCodes	कोड	पासवर्ड
list	phones	फ़ोन
colour.black	vकाला	aकाली	aकाले
colour.blue	vनीला	aनीली	aनीले
colour.brown	vभूरा	aभूरी	aभूरे
colour.cyan	vस्यान
colour.gold	vसुनहरा
colour.gray	vधूसर	aग्रे	aस्लेटी
colour.green	vहरा	aहरी	aहरे
colour.magenta	vमैजेंटा
colour.orange	vनारंगी	aसंतरी
colour.pink	vगुलाबी
colour.purple	vजामुनी	aबैंगनी
colour.red	vलाल
colour.white	vसफ़ेद	aसफेद
colour.yellow	vपीला	aपीली	aपीले
direction.back	vपीछे	vवापस
direction.down	vनीचे
direction.forward	vफ़ॉरवर्ड करें
direction.left	vबायाँ
direction.leftArrow	vबायाँ तीर	aबायां तीर	aलेफ़्ट ऐरो
direction.leftToRight	vबाएँ से दाएँ
direction.next	vअगला	aआगे बढ़ें
direction.previous	vपिछला	aपीछे जाएं
direction.right	vदायाँ
direction.rightArrow	vदायाँ तीर	aराइट ऐरो
direction.rightToLeft	vदाएँ से बाएँ
direction.up	vऊपर
gesture.click	aक्लिक करें
gesture.doubleTap	vडबल टैप	vडबल टैप करें	aडबल क्लिक	aडबल-टैप	aदो बार टैप	aदो बार टैप करें	aदोबार टैप
gesture.doubleTapAndHold	aदो बार टैप करें और होल्ड करके रखें
gesture.doubleTapInHints	vडबल टैप करें
gesture.longPress	vदेर तक दबाएँ	aटच और होल्ड	aटैप करके रखें	aदबाए रखें	aदबाकर रखें	aदेर तक दबाएं
gesture.swipe	aखिसकाएँ	aखिसकाएं	aस्वाइप	aस्वाइप करें
gesture.swipeDown	vनीचे की ओर स्वाइप करें	aनीचे स्‍वाइप करें
gesture.swipeLeft	vबाईं ओर स्वाइप करें	aबाएं स्‍वाइप करें
gesture.swipeRight	vदाईं ओर स्वाइप करें	aदाएं स्‍वाइप करें
gesture.swipeUp	vऊपर की ओर स्वाइप करें	aऊपर स्‍वाइप करें
gesture.tap	vटैप	vसिंगल टैप	aटैप करें	aक्लिक करें	aछुएँ	aटैप कीजिए	aदबाएँ	aदबाएं
gesture.tapPressClick	vक्लिक करें	vटैप करें	vदबाएँ
place.above	aऊपर	aऊपर दिए	aऊपरी	aकोने
place.below	aनिचले	aनीचे	aनीचे दिए	aनीचे वाला
place.side	aदाईं	aदाईं ओर	aदाएँ	aदाएं	aदाहिने	aबाईं	aबाईं ओर	aबाएँ	aबाएं	aबीच
role.adjustable	vऐडजस्ट करने योग्य	vऐडजस्ट करने योग्य नियंत्रण
role.backButton	vवापस” बटन
role.button	vबटन
role.checkbox	vचेकबॉक्स	aचेक बॉक्स	aचेकबॉक्‍स
role.dialog	vडायलॉग
role.group	vसमूह
role.header	vहेडर
role.heading	vहेडिंग	aटाइटल
role.image	vइमेज	aचित्र	aछवि	aतस्वीर
role.link	vलिंक
role.list	vसूची
role.menu	vमेनू
role.navigationBar	vनैव बार
role.pageControl	vपृष्ठ नियंत्रण
role.popUpButton	vपॉप अप बटन	vपॉप-अप बटन	aड्रॉप डाउन सूची
role.progress	vप्रगति
role.progressIndicator	vप्रगति संकेतक	aप्रगति बार
role.radioButton	vरेडियो बटन
role.searchField	vखोज फ़ील्ड	vखोज टेक्स्ट फ़ील्ड
role.slider	vस्लाइडर
role.staticText	vस्टैटिक टेक्स्ट
role.stepper	vस्टेपर
role.switch	vस्विच	aटॉगल
role.tab	vटैब
role.tabBar	vटैब बार
role.table	vटेबल
role.textField	vटेक्स्ट फ़ील्ड	aसंपादन बॉक्स
role.toggleButton	vटॉगल” बटन
role.toolbar	vटूलबार
shape	aआयताकार	aगोल	aचौकोर	aछोटा	aछोटे	aत्रिकोण	aत्रिभुजाकार	aबड़ा	aबड़े	aवर्गाकार
state.available	aउपलब्ध	aउपलब्ध है	aचालू	aतैयार	aसंभव	aसक्रिय	aसक्षम
state.checked	vचेक किया हुआ	aचुना गया	aचेक किया गया
state.collapsed	vसमेटा गया	vसंक्षिप्त	aछोटा करें
state.dimmed	vधीमा	iधीमी	iधीमे
state.disabled	vअक्षम किया गया	vसक्षम नहीं	aअक्षम	aअक्षम है	aनिष्क्रिय	aबंद
state.enabled	aचालू	aचालू है	aसक्रिय	aसक्षम	aसक्षम किया गया
state.expanded	vविस्तारित	aबड़ा करें
state.inProgress	vजारी
state.mixed	vमिश्रित
state.off	vबंद	aऑफ	aऑफ़	aबंद है
state.on	vचालू	aऑन	aचालू है
state.selected	vचयनित	aचयनित है	aचुना गया	aचुना गया है	aचुना हुआ	aचुनी गई	aचुनी गई है	aचुनी हुई	aचुने गए	aसेलेक्टेड
state.unavailable	aअक्षम	aअक्षम है	aअनुपलब्ध	aअभी उपलब्ध नहीं	aउपलब्ध नहीं	aउपलब्ध नहीं है	aनिष्क्रिय	aफ़िलहाल उपलब्ध नहीं	aबंद है
state.unchecked	vअनचेक किया हुआ	vचेक नहीं किया हुआ	aचेक नहीं किया गया	aनहीं चुना गया	aसही का निशान हटाया गया
state.unselected	vअचयनित	aचयनित नहीं	aनहीं चुना गया	aसही का निशान हटाया गया
lookAlikes	aरेड क्रॉस	aसंतरे का रस	aहरित ऊर्जा
"""#
    case "hr": return #"""
tag	hr
name	Croatian
voiceOver
rolePosition	initial
secondsPerGrapheme	0.0688
expansion	1.15
quotes	„“‚‘
list	bothNames	ime i prezime
list	cards	kartic
list	digits	znamenak	znamenk
list	lastDigits	posljednj	zadnj
list	ownCodes	kôd	lozink
list	phones	telefon
list	postalCodes	poštansk
list	shortOwnCodes	kod
colour.black	vcrna	acrn*	acrne	acrni	acrno
colour.blue	vplava	aplav*	aplavi	aplavo
colour.brown	vsmeđa	asmeđ*	asmeđe	asmeđi
colour.cyan	vcijan
colour.gold	vzlatna
colour.gray	vsiva	asiv*	asivi	asivo
colour.green	vzelena	azelen*	azeleni	azeleno
colour.magenta	vmagenta
colour.orange	vnarančasta	anarandžast*	anarančast*	anarančasti	anarančasto
colour.pink	vružičasta	aroz*	aružičast*
colour.purple	vljubičasta	aljubičast*	aljubičasti	aljubičasto
colour.red	vcrvena	acrven*	acrveni	acrveno
colour.white	vbijela	abel*	abijel*	abijeli	abijelo
colour.yellow	vžuta	ažut*	ažuti	ažuto
direction.back	vnatrag
direction.down	vdolje
direction.forward	vnaprijed	vunaprijed
direction.left	vlijevo
direction.leftArrow	vstrelica ulijevo	vlijeva strelica	astrelica lijevo
direction.leftToRight	vs lijeva na desno
direction.next	vdalje
direction.previous	vprethodno
direction.right	vdesno
direction.rightArrow	vdesna strelica	vstrelica udesno	astrelica desno
direction.rightToLeft	vs desna na lijevo
direction.up	vgore
gesture.click	aklik
gesture.doubleTap	vdvaput dodirni	vdvostruki dodir	adodirnite dvaput	advaput	advaput dodirnite	advaput kucnite	advaput pritisnite	advostruk*	advostrukim dodirom	akliknite dvaput
gesture.doubleTapAndHold	advostruki dodir i zadržavanje
gesture.doubleTapInHints	vdodirnite dvaput
gesture.longPress	vdugo pritišći	adodirnite i zadržite	adržite	adugi pritisak	adugo pritisnite	apritisnite i držite	azadržite
gesture.swipe	aklizni*	apovuci	apovucite	aprelazak prstom	aprevucite	aprijelaz prstom	aprijeći prstom	aprijeđi	aprijeđite
gesture.swipeDown	vpovuci prema dolje	aprelazak prstom prema dolje
gesture.swipeLeft	vpovuci ulijevo	aprelazak prstom ulijevo
gesture.swipeRight	vpovuci udesno	aprelazak prstom udesno
gesture.swipeUp	vpovuci prema gore	aprelazak prstom prema gore
gesture.tap	vdodir	vjedan dodir	adodirivanje	adodirni	adodirnite	adodirom	akliknite	akucnite	apritisni	apritisnite
gesture.tapPressClick	vdodirni	vklikni	vpritisni	akliknite	apritisnite
noun.control	atipke
number.1	ajedan	ajedna	ajedne	ajedno	ajednog	ajednu
number.10	adeset
number.2	adva	advije
number.3	atri
number.4	ačetiri
number.5	apet
number.6	ašest
number.7	asedam
number.8	aosam
number.9	adevet
place.above	agore	agornjem	agornji	aiznad	ana vrhu	au kutu
place.below	adolje	adonjem	adonji	aispod	ana dnu	aniže	au dnu
place.side	adesni	adesno	adesnoj	alijevi	alijevo	alijevoj	as desne strane	as lijeve strane	au sredini
role.adjustable	vpodesivo	vpodesiva kontrola
role.backButton	vtipka za natrag
role.button	vtipka	agumb	adugme	agumba	atipku
role.checkbox	vkućica za označavanje	apotvrdni okvir
role.dialog	vdijaloški okvir
role.group	vgrupa
role.header	vzaglavlje
role.heading	vnaslov	azaglavlje
role.image	vslika
role.link	vlink	apoveznica	apoveznicu	aveza
role.list	vpopis
role.menu	vizbornik
role.navigationBar	vnav traka
role.pageControl	vkontrola stranice
role.popUpButton	vskočna tipka	apadajući popis
role.progress	vnapredak
role.progressIndicator	vindikator napretka	atraka napretka
role.radioButton	vkružić za označavanje	aizborni gumb
role.searchField	vpolje pretraživanja	vpolje pretraživanja teksta	vpolje za pretraživanje
role.slider	vkliznik	aklizač
role.staticText	vstatični tekst
role.stepper	vsteper
role.switch	vprebacivanje	aprekidač	apreklopka
role.tab	vkartica	vtabulator	akarticu
role.tabBar	vtraka s karticama	atraka kartica
role.table	vtablica
role.textField	vpolje teksta	apolje za tekst	atekstno polje	auređivački okvir
role.toggleButton	vtipka za prebacivanje
role.toolbar	valatna traka
shape	akvadratn*	amal*	aokrugl*	apravokutn*	atrokutast*	avelik*
state.active	iaktivna	iaktivne	iaktivni
state.available	aaktivno	adostupan	adostupna	adostupno	amoguće	aomogućen	aomogućena	aomogućeno	aspremno
state.checked	voznačeno	ioznačena	ioznačene	ioznačeni
state.collapsed	vsažeto	isažet	isažeta	isažete	isažeti	iskupljen	iskupljena	iskupljene	iskupljeni
state.dimmed	vzatamnjeno	azasivljeno	azatamnjen	azatamnjena	izatamnjene	izatamnjeni
state.disabled	vonemogućeno	vnije aktivirano	aisključeno	aneaktivan	aneaktivno	aonemogućen	aonemogućena	inije aktiviran	inije aktivirana	inije aktivirane	inije aktivirani	ionemogućene	ionemogućeni
state.enabled	aaktivan	aaktivna	aaktivno	aomogućen	aomogućena	aomogućeno	auključeno	iomogućene	iomogućeni
state.expanded	vprošireno	iproširen	iproširena	iproširene	iprošireni
state.inProgress	vu tijeku
state.inactive	ineaktivna	ineaktivne	ineaktivni
state.mixed	vmiješano	imiješan	imiješana	imiješane	imiješani
state.off	visključeno	aisključen	aisključena	iisključene	iisključeni
state.on	vuključeno	auključen	auključena	iuključene	iuključeni
state.selected	vodabrano	aizabran	aizabrana	aizabrano	aje odabran	aje odabrana	aodabran	aodabrana	aodabrane	aodabrani	aoznačen	aoznačena	aoznačeno
state.unavailable	aneaktivno	anedostupan	anedostupna	anedostupno	anije dostupan	anije dostupna	anije dostupno	aonemogućen	aonemogućena	aonemogućeno	inedostupne	inedostupni
state.unchecked	vneoznačeno	vodznačeno	anije označeno	ineoznačen	ineoznačena	ineoznačene	ineoznačeni	inije označena	inije označene	inije označeni	iodznačen	iodznačena	iodznačene	iodznačeni
state.unselected	vnije odabrano	vneodabrano	aneoznačeno	anije odabran	anije odabrana	aponišten odabir	ineodabran	ineodabrana	ineodabrane	ineodabrani	inije odabrane	inije odabrani
word.twice	advaput
"""#
    case "hu": return #"""
tag	hu
name	Hungarian
voiceOver
rolePosition	final
secondsPerGrapheme	0.0736
expansion	1.2
quotes	„”»«
list	abbreviations	kb	pl	stb
list	bothNames	családi és utónev	vezeték- és keresztnev	vezeték- és utónev	vezetéknevét és a keresztnevét	vezetéknevét és keresztnevét
list	cards	kártya
list	digits	jegyű	számjegy
list	lastDigits	utolsó
list	ownCodes	jelsz	kód
list	phones	telefon
list	postalCodes	irányítószám
colour.black	vfekete	afekete*	afeketé*
colour.blue	vkék	akék*
colour.brown	vbarna	abarná*
colour.cyan	vcián
colour.gold	varany
colour.gray	vszürke	aszürke*	aszürké*
colour.green	vzöld	azöld*
colour.magenta	vmagenta
colour.orange	vnarancssárga	vnarancs	anarancssárga*	anarancssárgá*
colour.pink	vrózsaszín	arózsaszín*
colour.purple	vbíbor	vmagenta	alila	abíbor*	alilák	alilával
colour.red	vpiros	vvörös	apiros*	avörös*
colour.white	vfehér	afehér*
colour.yellow	vsárga	asárga*	asárgá*
direction.back	vvissza
direction.down	vle
direction.forward	velőre	vtovábbítás
direction.left	vbal
direction.leftArrow	vbalra nyíl	vbal nyíl
direction.leftToRight	vbalról jobbra
direction.next	vkövetkező	atovább
direction.previous	velőző	avissza
direction.right	vjobb
direction.rightArrow	vjobbra nyíl	vjobb nyíl	ajobbra mutató nyíl
direction.rightToLeft	vjobbról balra
direction.up	vfel
gesture.click	akattintás
gesture.doubleTap	vdupla koppintás	adupla koppint*	adupla érint*	aduplán koppint*	aduplán érints*	akattintson duplán	akoppints duplán	akoppints kétszer	akoppintson duplán	akoppintson kétszer	akétszer koppint*	aérintse meg kétszer
gesture.doubleTapAndHold	adupla koppintás és lenyomva tartás
gesture.doubleTapInHints	vkoppintson duplán
gesture.longPress	vhosszú megnyomás	ahosszan	ahosszan nyom*	ahosszú nyom*	anyomva tart*	atartsa lenyomva	atartsa nyomva	atartsd lenyomva	atartsd nyomva	aérintse meg hosszan
gesture.swipe	acsúsztas*	acsúsztatás	afelhúzás	afelhúzással	ahúzd	ahúzza	alegyints*	alehúzás	alehúzással	apöccints*	aseper*	asuhint*	asöpör*
gesture.swipeDown	vlegyintés lefelé	acsúsztatás lefelé
gesture.swipeLeft	vlegyintés balra	acsúsztatás balra
gesture.swipeRight	vlegyintés jobbra	acsúsztatás jobbra
gesture.swipeUp	vlegyintés felfelé	acsúsztatás felfelé
gesture.tap	vkoppintás	vegyszeres koppintás	abökj*	akattints*	akoppint*	akoppints*	anyomd	anyomja	aérint*	aérints*	aérintse meg
gesture.tapPressClick	vnyomja meg a következőt	akattints*	anyomd	anyomj*	anyomja
number.1	aegy
number.10	atíz
number.2	akettő	akét
number.3	ahárom
number.4	anégy
number.5	aöt
number.6	ahat
number.7	ahét
number.8	anyolc
number.9	akilenc
place.above	afeletti	afelső	afelül	afent	afenti	afölött	asarokban	asarokbeli	atetején
place.below	aalatt	aalatti	aalján	aalsó	aalul	aalábbi	alent	alenti
place.side	abal	abal oldali	abal oldalon	abalra	ajobb	ajobb oldali	ajobb oldalon	ajobbra	aközépen	aközépső
role.adjustable	vállítható	vbeállítható vezérlés
role.backButton	vvissza gomb
role.button	vgomb	a*gomb	a*gombja	a*gombot	agombja	agombot	agombra
role.checkbox	vjelölőnégyzet
role.dialog	vpárbeszédablak
role.group	vcsoport
role.header	vfejléc
role.heading	vcímsor
role.image	vkép	a*kép
role.link	vlink	a*hivatkozás	ahivatkozás
role.list	vlista
role.menu	vmenü
role.navigationBar	vnavigációs sáv
role.pageControl	voldalverzérlő
role.popUpButton	velőugró gomb	vfelugró gomb	alegördülő lista
role.progress	vfolyamat
role.progressIndicator	vfolyamatindikátor	afolyamatjelző
role.radioButton	vrádiógomb	aválasztógomb
role.searchField	vkeresési mező	vkeresett szöveg mezője	akeresőmező
role.slider	vcsúszka
role.staticText	vstatikus szöveg
role.stepper	vléptető
role.switch	vkapcsoló	a*kapcsoló	aváltás
role.tab	vlap	vtabulátor	afül
role.tabBar	vlapsor	afülsáv
role.table	vtáblázat
role.textField	vszövegmező	abeviteli mező	aszerkesztőmező	aszövegmezője
role.toggleButton	vváltógomb
role.toolbar	veszközsor
shape	aháromszög*	akerek*	akis	akör alakú	anagy	anégyzet*	aovális	atéglalap*
state.available	aaktív	aelérhető	aengedélyezve	ahasználható	akész	alehetséges
state.checked	vbejelölve
state.collapsed	vösszecsukva
state.dimmed	vhalvány	aelhalványítva	aszürkítve
state.disabled	vletiltva	vnincs bekapcsolva	ainaktív	akikapcsolva	aletiltott	anem aktív
state.enabled	aaktív	abekapcsolva	aengedélyezett	aengedélyezve
state.expanded	vkibontva
state.inProgress	vfolyamatban
state.mixed	vkevert	vvegyes
state.off	vki	akikapcsolt	akikapcsolva
state.on	vbe	abekapcsolt	abekapcsolva
state.selected	vkijelölve	vkijelölt	abejelölve	aki van jelölve	aki van választva	akiválasztott	akiválasztva	avan kijelölve	avan kiválasztva
state.unavailable	ainaktív	ajelenleg nem elérhető	ajelenleg nem érhető el	akikapcsolva	aletiltva	anem elérhető	anem használható	anem érhető el
state.unchecked	vnincs bejelölve
state.unselected	vnincs kijelölve	anem kijelölt	anincs kiválasztva
lookAlikes	afehérje	ajobb fül	anarancslé	anégyzetméter	aprofilkép	avöröskereszt
"""#
    case "hy": return #"""
tag	hy
name	Armenian
rolePosition	final
sentenceEnds	։.!՞…
colour.black	aսև
colour.blue	aկապույտ
colour.brown	aդարչնագույն	aշագանակագույն
colour.green	aկանաչ
colour.orange	aնարնջագույն
colour.purple	aմանուշակագույն
colour.red	aկարմիր
colour.white	aսպիտակ
colour.yellow	aդեղին
direction.leftArrow	aձախ սլաք	aսլաքը ձախ
direction.next	aառաջ
direction.previous	aհետ
direction.rightArrow	aաջ սլաք	aսլաքը աջ
gesture.doubleTap	aերկհպում	aերկու անգամ հպեք	aերկու անգամ սեղմեք	aկրկնակի հպեք	aկրկնակի հպում	aկրկնակի սեղմեք
gesture.doubleTapAndHold	aկրկնակի հպում և պահում
gesture.longPress	aհպեք և պահեք	aսեղմած պահեք	aսեղմեք և պահեք
gesture.swipe	aսահեցրեք
gesture.swipeDown	aներքև
gesture.swipeLeft	aձախ
gesture.swipeRight	aաջ
gesture.swipeUp	aվերև
gesture.tap	aհպել	aհպեք	aսեղմեք
role.button	aկոճակ
role.checkbox	aնշավանդակ
role.heading	aվերնագիր
role.image	aպատկեր
role.link	aհղում
role.list	aցանկ
role.popUpButton	aիջնող ցանկ
role.progressIndicator	aընթացագոտի
role.radioButton	aկետակոճակ
role.slider	aսահիչ
role.switch	aփոխանջատիչ
role.tabBar	aներդիրի գոտի
role.textField	aխմբագրման դաշտ
state.checked	aնշված է
state.collapsed	aկոծկվել է
state.disabled	aկասեցված է
state.enabled	aմիացված է
state.expanded	aընդլայնվել է
state.off	aանջատված է
state.on	aմիացված է
state.selected	aընտրված	aընտրված է
state.unchecked	aնշված չէ
"""#
    case "id": return #"""
tag	id
name	Indonesian
voiceOver
rolePosition	initial
secondsPerGrapheme	0.0697
expansion	1.15
list	bothNames	nama depan dan belakang	nama depan dan nama belakang
list	cards	kartu
list	digits	digit
list	lastDigits	terakhir
list	ownCodes	kode	sandi
list	phones	telepon
list	postalCodes	kode pos
colour.black	vhitam
colour.blue	vbiru
colour.brown	vcokelat	acoklat	aperang
colour.cyan	vtosca
colour.gold	vemas
colour.gray	vabu-abu	akelabu
colour.green	vhijau
colour.magenta	vmagenta
colour.orange	voranye	ajingga	aoren
colour.pink	vpink	amerah jambu	amerah muda
colour.purple	vungu
colour.red	vmerah
colour.white	vputih
colour.yellow	vkuning
direction.back	vkembali
direction.down	vbawah
direction.forward	vmaju	vteruskan
direction.left	vkiri
direction.leftArrow	vpanah kiri
direction.leftToRight	vkiri ke kanan
direction.next	vberikutnya
direction.previous	vsebelumnya
direction.right	vkanan
direction.rightArrow	vpanah kanan
direction.rightToLeft	vkanan ke kiri
direction.up	vatas
gesture.click	aklik
gesture.doubleTap	vketuk dua kali	adwi-ketik	adwiketik	aketik dua kali	aketuk 2 kali	aketuk dwi	aketuk ganda	aklik dua kali	asentuh dua kali	atekan dua kali
gesture.doubleTapAndHold	aketuk dua kali dan sentuh lama
gesture.doubleTapInHints	vketuk dua kali
gesture.longPress	vtekan lama	aketuk dan tahan	asentuh dan tahan	atahan	atekan dan tahan
gesture.swipe	agesek	ageser	aleret	amenggeser	amengusap	asapu	ausap	ausapkan
gesture.swipeDown	vgesek ke bawah	ageser ke bawah
gesture.swipeLeft	vgesek ke kiri	ageser ke kiri
gesture.swipeRight	vgesek ke kanan	ageser ke kanan
gesture.swipeUp	vgesek ke atas	ageser ke atas
gesture.tap	vketuk	vsatu ketukan	adiketuk	aketik	aklik	amengetuk	asentuh	atap	atekan
gesture.tapPressClick	vketuk	vklik	vtekan
place.above	aatas	adi atas	adi bagian atas	adi pojok	adi sudut	apenjuru	apojok	asudut
place.below	abahagian bawah	abawah	adi bagian bawah	adi bawah	apaling bawah
place.side	adi kanan	adi kiri	adi tengah	akanan	akiri	asebelah kanan	asebelah kiri	atengah
role.adjustable	vdapat disesuaikan	vkontrol yang dapat disesuaikan
role.backButton	vtombol kembali
role.button	vtombol	abutang
role.checkbox	vkotak centang
role.dialog	vdialog
role.group	vgrup
role.header	vheader
role.heading	vheading	ajudul
role.image	vgambar	aimej
role.link	vtautan	alink	apautan
role.list	vdaftar
role.menu	vmenu
role.navigationBar	vbaris nav
role.pageControl	vkontrol halaman
role.popUpButton	vtombol pop up	vtombol pop-up	adaftar drop-down
role.progress	vkemajuan
role.progressIndicator	vindikator kemajuan	abilah kemajuan
role.radioButton	vtombol radio
role.searchField	vbidang pencarian	vbidang teks pencarian
role.slider	vpenggeser
role.staticText	vteks statis
role.stepper	vstepper
role.switch	vganti	asakelar	asuis	atombol	atombol alih
role.tab	vtab
role.tabBar	vbar tab	abilah tab
role.table	vtabel
role.textField	vbidang teks	akotak edit
role.toggleButton	vtombol ubah
role.toolbar	vbar alat
shape	abesar	abujur	abulat	abundar	akecil	apersegi	asegi empat	asegitiga
state.available	aaktif	abisa	aboleh	adapat	adiaktifkan	adidayakan	asiap	atersedia
state.checked	vdicentang
state.collapsed	vdiciutkan
state.dimmed	vdiredupkan
state.disabled	vdinonaktifkan	vtidak diaktifkan	adilumpuhkan	adinyahdayakan	amati	anonaktif	atidak aktif
state.enabled	aaktif	adiaktifkan	adidayakan	anyala
state.expanded	vdiperluas	adiluaskan
state.inProgress	vsedang berlangsung
state.mixed	vdicampur	vcampuran
state.off	vmati	anonaktif	apadam	atidak aktif
state.on	vnyala	aaktif	ahidup	amenyala
state.selected	vdipilih	asudah dipilih	atelah dipilih	aterpilih
state.unavailable	abelum tersedia	adilumpuhkan	adinonaktifkan	adinyahdayakan	anonaktif	asaat ini tidak tersedia	atak tersedia	atidak aktif	atidak boleh digunakan	atidak dapat digunakan	atidak tersedia
state.unchecked	vtidak dicentang	vbatal dicentang
state.unselected	vbatal dipilih	abelum dipilih	atak dipilih	atidak dipilih
lookAlikes	abelok kanan	abelok kiri	ajalur hijau	ajus jeruk	ameter persegi	apalang merah	atelinga kanan
"""#
    case "is": return #"""
tag	is
name	Icelandic
rolePosition	final
secondsPerGrapheme	0.0738
list	bothNames	fornafn og eftirnafn
list	digits	tölustaf
colour.black	asvart	asvartur
colour.blue	ablá	ablár	ablátt
colour.brown	abrúnn	abrúnt
colour.green	agræn	agrænn	agrænt
colour.orange	aappelsínugul	aappelsínugult	aappelsínugulur
colour.purple	afjólublár	afjólublátt
colour.red	arautt	arauður
colour.white	ahvítt	ahvítur
colour.yellow	agult	agulur
direction.leftArrow	aör til vinstri
direction.next	aáfram
direction.previous	afyrri
direction.rightArrow	ahægriör	aör til hægri
gesture.doubleTap	apikkaðu tvisvar	asmelltu tvisvar	asnertu tvisvar	atvísmelltu	aýta tvisvar	aýttu tvisvar
gesture.doubleTapAndHold	aýta tvisvar og halda inni
gesture.longPress	ahaltu inni	aýttu lengi	aýttu og haltu
gesture.swipe	adragðu	arenndu	astrjúktu
gesture.swipeDown	astrjúka niður
gesture.swipeLeft	astrjúka til vinstri
gesture.swipeRight	astrjúka til hægri
gesture.swipeUp	astrjúka upp
gesture.tap	apikkaðu	asmelltu	asnertu	aýttu
number.1	aein	aeina	aeinn	aeins	aeitt
number.2	atveir	atvo	atvær	atvö
number.3	aþrjá	aþrjár	aþrjú	aþrír
number.4	afjórar	afjórir	afjögur
number.5	afimm
role.button	ahnappur	atakki
role.checkbox	agátreitur
role.heading	afyrirsögn
role.image	amynd
role.link	atengill
role.list	alisti
role.popUpButton	afellilisti
role.progressIndicator	aframvindustika
role.radioButton	ahringhnappur
role.slider	asleði
role.switch	arofi
role.tabBar	aflipastika
role.textField	atextareitur
state.checked	avalinn
state.collapsed	aminnkað
state.disabled	aóvirk
state.enabled	akveikt
state.expanded	astækkað
state.off	aslökkt	aóvirkt
state.on	akveikt	avirkt
state.selected	avalin	avalinn	avalið
state.unchecked	aekki valinn
"""#
    case "it": return #"""
tag	it
name	Italian
voiceOver
deep
attributesFollow
rolePosition	initial
secondsPerGrapheme	0.0658
expansion	1.25
quotes	«»“”
list	abbreviations	ecc	min	pag	sec	sig
list	bothNames	nome e cognome	nome e il cognome	nome e il suo cognome	nome e il tuo cognome
list	cards	carta
list	digits	cifra	cifre
list	drawing	firmare	disegnare	tracciare
list	events	stato	stata
list	fingers	dito	dita
list	lastDigits	ultim
list	ownCodes	codice
list	phones	telefon
list	postalCodes	cap 
list	purposes	per
colour.black	vnero	anera	anere	aneri
colour.blue	vblu	aazzurra	aazzurri	aazzurro
colour.brown	vmarrone	amarroni
colour.cyan	vciano
colour.gold	voro
colour.gray	vgrigio	agrigi	agrigia	agrigie
colour.green	vverde	averdi
colour.magenta	vmagenta
colour.orange	varancione	aarancio	aarancioni
colour.pink	vrosa
colour.purple	vviola
colour.red	vrosso	arossa	arosse	arossi
colour.white	vbianco	abianca	abianche	abianchi
colour.yellow	vgiallo	agialla	agialle	agialli
direction.back	vindietro
direction.down	vverso il basso
direction.forward	vavanti
direction.left	vsinistra
direction.leftArrow	vfreccia sinistra
direction.leftToRight	vda sinistra a destra
direction.next	vavanti
direction.previous	vindietro
direction.right	vdestra
direction.rightArrow	vfreccia destra
direction.rightToLeft	vda destra a sinistra
gesture.click	afai clic
gesture.doubleTap	vtocca due volte	vdoppio tocco	adoppio clic	adoppio click	adoppio tap	afai doppio clic	afai un doppio tocco	afate doppio clic	afate un doppio tocco	aprema due volte	apremere due volte	apremete due volte	apremi due volte	atocca 2 volte	atoccando due volte	atoccare due volte	atoccate 2 volte	atoccate due volte	atocchi due volte
gesture.doubleTapAndHold	adoppio tocco e pressione
gesture.doubleTapInHints	vtocca due volte
gesture.longPress	vpremi a lungo	amantieni premuto	apressione lunga	apressione prolungata	atenendo premut*	atenere premut*	atenere premuto	atieni premut*	atieni premuto	atocca e tieni premut*	atocca e tieni premuto
gesture.swipe	afai scorrere	ascorra	ascorrere	ascorri	asfiora	atrascina
gesture.swipeDown	vscorri verso il basso
gesture.swipeLeft	vscorri verso sinistra
gesture.swipeRight	vscorri verso destra
gesture.swipeUp	vscorri verso l'alto
gesture.tap	vtocca una volta	vtocco	atocca	aprema	apremere	apremete	apremi	apremi per	atocca per	atoccando	atoccare	atoccate	atocchi
gesture.tapPressClick	vfai clic su	vpremi	vtocca	aclicca	acliccare	afai clic	apizzica
noun.control	abottone	afreccia	aicona	aimmagine	alink	apulsante	apulsanti	asimbolo
noun.device	aauricolari	acuffie	amouse	atastiera	atrackpad
noun.field	aarticoli	acampi	aelementi	agiorni	aimporti	aposti	arighe	avalori
noun.mark	aarea	abarra	abordo	acampi	acampo	acerchio	agiorni	aicona	alinea	alinee	apallino	aposti	apunti	apunto	atesto	azona
number.1	aun	auna	auno
number.10	adieci
number.2	adue
number.3	atre
number.4	aquattro
number.5	acinque
number.7	asette
number.8	aotto
number.9	anove
place.above	ain alto	ain cima	anell'angolo	aqui sopra	asopra	asoprastante	asuperiore
place.below	adi seguito	ain basso	ain fondo	ainferiore	aqui sotto	asotto	asottostante
place.side	aa destra	aa sinistra	aal centro	adestra	adestro	adi destra	adi sinistra	alato	asinistra	asinistro
role.adjustable	vregolabile	vcontrollo regolabile
role.backButton	vpulsante indietro
role.button	vpulsante	abottone	atasto
role.checkbox	vriquadro	acasella di controllo	acasella
role.dialog	vfinestra di dialogo
role.group	vgruppo
role.header	vintestazione
role.heading	vintestazione	atitolo
role.image	vimmagine
role.link	vlink	acollegamento
role.list	velenco
role.menu	vmenu
role.navigationBar	vbarra navigazione
role.pageControl	vcontrollo pagina
role.popUpButton	vpulsante a comparsa	aelenco a discesa
role.progress	vavanzamento
role.progressIndicator	vindicatore di progresso	abarra di avanzamento
role.radioButton	vpulsante di scelta	apulsante di opzione
role.searchField	vcampo di ricerca	vcampo testo ricerca	abarra di ricerca
role.slider	vcursore	aslider
role.staticText	vtesto statico
role.stepper	vstepper
role.switch	vopzione	ainterruttore	alevetta	aselettore
role.tab	vpannello	ascheda	atab
role.tabBar	vbarra pannelli	abarra delle schede
role.table	vtabella
role.textField	vcampo di testo	acasella di modifica	acasella di testo
role.toggleButton	vpulsante attiva/disattiva
role.toolbar	vbarra strumenti
shape	acircolare	agrande	aovale	apiccola	apiccolo	aquadrata	aquadrato	arettangolare	arotonda	arotondo	atondo	atriangolare
state.available	aabilitata	aabilitato	aattiva	aattivo	adisponibile	adisponibili	apossibile	apronta	apronto
state.checked	vselezionato	aselezionata	iselezionate	iselezionati	ispuntate	ispuntati	ispuntato
state.collapsed	vcompresso	vcontratto	icompressa	icompresse	icompressi	icontratta	icontratte	icontratti
state.dimmed	vgrigio	adisattivato	ain grigio	aoscurata	aoscurato
state.disabled	vdisabilitato	adisabilitata	adisattivata	adisattivato	ainattivo	anon attiva	anon attivo	idisabilitate	idisabilitati	idisattivate	idisattivati
state.enabled	aabilitata	aabilitato	aattiva	aattivata	aattivato	aattivo
state.expanded	vespanso	iespansa	iespanse	iespansi
state.inProgress	vin corso
state.mixed	vmisto
state.off	vno	vnon attivo	adisattivata	adisattivato	adisattivo	anon attiva	aoff	aspenta	aspento	idisattivate	idisattivati
state.on	vattivo	vsì	aaccesa	aacceso	aattiva	aattivata	aattivato	aon	iattivate	iattivati
state.selected	vselezionato	aselezionata	ascelta	ascelto	aselezionate	aselezionati	aè selezionata	aè selezionato
state.unavailable	adisabilitata	adisabilitato	adisattivata	adisattivato	ainattivo	aindisponibile	anon attivo	anon disponibile	anon disponibili	anon è disponibile
state.unchecked	vnon selezionato	vdeselezionato	anon selezionata	ideselezionata	ideselezionate	ideselezionati	inon selezionate	inon selezionati	inon spuntate	inon spuntati	inon spuntato
state.unselected	vnon selezionato	adeselezionata	adeselezionato	anon selezionata	inon selezionate	inon selezionati
verb.action	aacquista	aaggiorna	aaggiungere	aaggiungi	aallega	aannulla	aannullare	aapplica	aapri	aaprire	aarchivia	aattiva	aavvia	aavviare	ablocca	acambia	acarica	acaricare	acerca	acercare	achiudere	achiudi	acondividere	acondividi	aconferma	aconfigura	aconnetti	acontinua	aconverti	acopia	acopiare	acrea	acreare	adeseleziona	adisattiva	adisconnetti	aduplica	aelimina	aeliminare	aesci	aescludi	aesporta	aesportare	aferma	afiltra	afissa	agestisci	aimporta	aimportare	aincludi	aincolla	ainoltra	ainserisci	ainterrompi	ainvia	ainviare	ainvita	amodifica	amodificare	amostra	amostrare	anascondere	anascondi	aordina	apaga	apersonalizza	aprenota	araggruppa	aricarica	arimuovere	arimuovi	arinomina	ariprendi	aripristina	ariproduci	ariprodurre	ariprova	arispondi	asalva	asalvare	asblocca	ascansiona	ascarica	ascaricare	ascegli	ascegliere	asegna	asegnala	asegui	aseleziona	aselezionare	asostituisci	asposta	aspostare	astampa	ataglia	aunisci	ausa	avedi
verb.instruction	acompila	acontrolla	acorreggi	apremi	ascegli	aseleziona	atocca	ausa
verb.marking	acontrassegnat*	aevidenziate	aevidenziati	aevidenziato*	aindicat*	amostrat*	asegnat*
verb.meaning	aindica	aindicano	amostra	amostrano	arappresenta	asignifica	asignificano	avuol dire
word.agent	ada	adai	adal	adalla	adalle	adallo
word.conjunction	ache	adopo	afinché	aper	aprima	aquando	ase
word.copula	aera	asono	aè	aè stata	aè stato
word.cue	aasterisco	acroce	agrassetto	aicona	asimbolo	asottolineato	astella	atesto
word.determiner	agli	ai	ail	al	ala	ale	alo	aquesta	aquesto	aun	auna	auno
word.filler	aadesso	aal momento	aattualmente	afunzione	agià	ail	ala	aopzione	aora	aper ora	apulsante	aquesta	aquesto	atemporaneamente	aè
word.in	ain
word.negation	amai	anessun	anessuna	anessuno	aniente	ano	anon
word.quantity	aalcuni	adiversi	adue	atre	atutte	atutti	aun	auna
lookAlikes	aacqua di rubinetto	abottone automatico	abottone d'oro	abottone di camicia	abottone di madreperla	abottone gemello	acroce rossa	aenergia verde	aimmagine del profilo	amano destra	ametri quadrati	anumero verde	anuova scheda	aopzione	aorecchio destro	apagine gialle	apulsante antipanico	apulsante di allarme	apulsante di emergenza	asotto zero	asucco d'arancia	atasto del pianoforte	atasto di emergenza	atocca a lei	atocca a lui	atocca a me	atocca a te	atocca a voi	atè verde	avino bianco	avino rosso
"""#
    case "ja": return #"""
tag	ja
name	Japanese
voiceOver
deep
noSpaces
rolePosition	final
secondsPerGrapheme	0.141
expansion	0.6
sentenceEnds	。！？…
quotes	「」『』
verbLast
list	bothNames	名と姓	名前と苗字	名字と名前	姓と名	苗字と名前
list	cards	カード
list	digits	ケタ	桁
list	gestureEndings	し	す	で	！
list	lastDigits	下4	末尾
list	ownCodes	コード	パスワード	暗証
list	phones	電話
list	postalCodes	郵便番号
list	topicParticles	は
spoken	state.selected	選択されています
colour.black	vブラック	a黒	a黒色
colour.blue	vブルー	a青	a青い	a青色
colour.brown	vブラウン	a茶	a茶色
colour.cyan	vシアン
colour.gold	vゴールド
colour.gray	vグレイ	aグレー	a灰色
colour.green	vグリーン	a緑	a緑色
colour.magenta	vマゼンタ
colour.orange	vオレンジ	aオレンジ色	a橙
colour.pink	vピンク	a桃色
colour.purple	vパープル	a紫	a紫色
colour.red	vレッド	a赤	a赤い	a赤色
colour.white	vホワイト	a白	a白色
colour.yellow	vイエロー	a黄	a黄色
direction.back	v戻る
direction.down	v下
direction.forward	v進む
direction.left	v左
direction.leftArrow	v左矢印
direction.leftToRight	v左から右
direction.next	v次へ
direction.previous	v前へ
direction.right	v右
direction.rightArrow	v右矢印
direction.rightToLeft	v右から左
direction.up	v上
gesture.click	aクリック
gesture.doubleTap	vダブルタップ	a2回タップ	a2度タップ	aダブルクリック	a二回タップ	a２回タップ	a２度タップ
gesture.doubleTapAndHold	aダブルタップして長押し
gesture.doubleTapInHints	vダブルタップ
gesture.longPress	v長押し	aタップしたまま	aロングタップ	a押したまま	a押し続け
gesture.swipe	aスライドし	aスワイプ	aフリック
gesture.swipeDown	v下へスワイプ	a下にスワイプ
gesture.swipeLeft	v左へスワイプ	a左にスワイプ
gesture.swipeRight	v右へスワイプ	a右にスワイプ
gesture.swipeUp	v上へスワイプ	a上にスワイプ
gesture.tap	vタップ	vシングルタップ	aタッチ	aタップし	a押し	a押して	a押す
gesture.tapPressClick	vをクリック	vをタップ	vを押す	aクリック	a押し	a押して	a押す
noun.control	aアイコン	aスイッチ	aボタン	aマーク	aリンク	a画像	a矢印
noun.device	aキー	aキーボード	aトラックパッド	aヘッドフォン	aヘッドホン	aマウス	a電源ボタン
noun.field	aフィールド	a座席	a日付	a欄	a行	a項目
noun.mark	aバー	aフィールド	a丸	a座席	a文字	a日付	a枠	a欄	a点	a線	a部分	a項目
number.1	a1つ	a一	a一つ
number.2	a2つ	a二つ
number.3	a3つ	a三つ
number.4	a4つ	a四つ
number.5	a5つ	a五つ
number.6	a6つ	a六つ
number.7	a7つ	a七つ
number.8	a8つ	a八つ
number.9	a9つ	a九つ
place.above	a一番上	a上	a上にある	a上の	a上部	a隅
place.below	a一番下	a下	a下にある	a下の	a下記	a下部
place.side	a中央	a右	a右の	a右側	a左	a左の	a左側	a真ん中
role.adjustable	v調整可能	v調整可能コントロール
role.backButton	v戻るボタン
role.button	vボタン	a釦
role.checkbox	vチェックボックス	aチェック ボックス
role.dialog	vダイアログ
role.group	vグループ
role.header	vヘッダ
role.heading	v見出し
role.image	vイメージ	a画像
role.link	vリンク
role.list	vリスト
role.menu	vメニュー
role.navigationBar	vナビゲーションバー
role.pageControl	vページコントロール
role.popUpButton	vポップアップボタン	aプルダウンリスト
role.progress	v進行状況
role.progressIndicator	v進行状況インジケータ	a進行状況バー
role.radioButton	vラジオボタン
role.searchField	v検索フィールド	v検索テキストフィールド	a検索バー	a検索欄
role.slider	vスライダ	aスライダー
role.staticText	v静的テキスト
role.stepper	vステッパー
role.switch	vスイッチ	aトグル
role.tab	vタブ
role.tabBar	vタブバー
role.table	vひょう
role.textField	vテキストフィールド	a入力フィールド	a入力欄	a編集ボックス
role.toggleButton	v切り替えボタン
role.toolbar	vツールバー
shape	a三角	a丸	a丸い	a円形	a四角	a四角い	a大きい	a大きな	a小さい	a小さな	a長方形
state.active	aアクティブ
state.available	aできます	aできるようになりました	a使えます	a使えるようになりました	a使用できます	a使用可能	a利用できます	a利用できるようになりました	a利用可能	a利用可能です	a可能です	a有効
state.checked	vチェック	vチェックあり	aオン
state.collapsed	v折りたたまれました	a折りたたまれています	a折りたたみ済み
state.dimmed	v淡色表示	aグレーアウト	aグレー表示
state.disabled	v無効	a使えません	a使用不可	a無効です	a無効になっています	a無効になりました
state.enabled	a使えるようになりました	a利用できるようになりました	a押せるようになりました	a有効	a有効です	a有効になっています	a有効になりました
state.expanded	v拡げられました	a展開されています	a展開中	a展開済み
state.inProgress	v進行中
state.mixed	v部分的にオン
state.off	vオフ	a無効
state.on	vオン	a有効
state.selected	v選択済み	v選択されています	a選ばれています	a選択されている	a選択されてます	a選択されました	a選択しています	a選択中	a選択済	a選択状態
state.unavailable	aご利用いただけません	aご利用になれません	a使えません	a使用できません	a使用不可	a利用できません	a利用不可	a押せません	a操作できません	a無効	a無効です	a無効になっています	a現在ご利用いただけません	a現在使用できません	a現在利用できません	a選択できません
state.unchecked	vチェック解除	vチェックなし	aオフ	a未選択
state.unselected	v選択解除	a未選択	a選択されていません	a選択なし
verb.instruction	aクリックし	aタップし	a使い	a使用し	a修正し	a入力し	a押し	a確認し	a選んで	a選択し
verb.marking	aハイライト	aマーク	a囲まれ	a強調	a示され	a表示
verb.meaning	aです	a意味	a示し	a示す	a表し	a表す
word.filler	aこの	aただいま	aは	aオプション	aボタン	a一時的に	a今	a機能	a現在
word.in	aで
word.negation	aない	aなし	aません	a未
lookAlikes	aくるみボタン	aアイスリンク	aアタッチ	aアタッチメント	aオフィス	aオフライン	aオレンジジュース	aオンライン	aカフスボタン	aコートのボタン	aシャツのボタン	aスケートリンク	aスナップボタン	aタップダンス	aニンテンドースイッチ	aパニックボタン	aブラックリスト	aプロフィール画像	aホワイトボード	aミッシングリンク	aリンクをコピー	a上司	a上海	a下北沢	a下記の	a以上	a以下	a任天堂スイッチ	a余白	a右耳	a告白	a壁スイッチ	a左耳	a平方メートル	a新しいタブ	a明白	a照明スイッチ	a白紙	a白黒	a目黒	a空白	a第二ボタン	a紅茶	a緊急ボタン	a緑茶	a自白	a貝ボタン	a赤ちゃん	a赤十字	a赤坂	a部下	a金ボタン	a電灯スイッチ	a青山	a青年	a青春	a青森	a非常ボタン	a面白い	a飾りボタン	a黄金	a黒板
"""#
    case "ka": return #"""
tag	ka
name	Georgian
rolePosition	final
secondsPerGrapheme	0.0796
colour.black	aშავი
colour.blue	aლურჯი
colour.brown	aყავისფერი
colour.green	aმწვანე
colour.orange	aნარინჯისფერი	aსტაფილოსფერი
colour.purple	aიასამნისფერი	aიისფერი
colour.red	aწითელი
colour.white	aთეთრი
colour.yellow	aყვითელი
direction.leftArrow	aისარი მარცხნივ
direction.next	aშემდეგი
direction.previous	aწინა
direction.rightArrow	aისარი მარჯვნივ	aმარჯვნივ მიმართული ისარი
gesture.doubleTap	aდააჭირეთ ორჯერ	aორმაგი შეხება	aორჯერ დააჭირეთ	aორჯერ შეეხეთ	aშეეხეთ ორჯერ
gesture.doubleTapAndHold	aორმაგი შეხება და დაყოვნება
gesture.longPress	aხანგრძლივად დააჭირეთ
gesture.swipeDown	aქვემოთ გადაფურცვლა
gesture.swipeLeft	aმარხცნივ გადაფურცვლა
gesture.swipeRight	aმარჯვნივ გადაფურცვლა
gesture.swipeUp	aზემოთ გადაფურცვლა
gesture.tap	aდააჭირეთ	aშეეხეთ	aშეხება
role.button	aღილაკი
role.checkbox	aმოსანიშნი ველი
role.heading	aსათაური
role.image	aსურათი
role.link	aბმული
role.list	aსია
role.popUpButton	aჩამოსაშლელი სია
role.progressIndicator	aპროგრესის ზოლი
role.radioButton	aრადიო ღილაკი
role.slider	aსლაიდერი
role.switch	aგადამრთველი
role.tabBar	aჩანართების ზოლი
role.textField	aრედაქტირების ველი
state.checked	aმონიშნულია
state.collapsed	aჩაკეცილია
state.disabled	aგამორთულია
state.enabled	aჩართულია
state.expanded	aგაშლილია
state.off	aგამორთული
state.on	aჩართული
state.selected	aარჩეულია	aმონიშნულია
state.unchecked	aარ არის მონიშნული
"""#
    case "kk": return #"""
tag	kk
name	Kazakh
rolePosition	final
secondsPerGrapheme	0.0727
list	otherScripts	Latn
colour.black	aқара
colour.blue	aкөк
colour.brown	aқоңыр
colour.green	aжасыл
colour.orange	aсарғыш
colour.purple	aкүлгін
colour.red	aқызыл
colour.white	aақ
colour.yellow	aсары
direction.leftArrow	aсол бағыт пернесі	aсолға көрсеткісі
direction.next	aкелесі
direction.previous	aалдыңғы
direction.rightArrow	aоң бағыт пернесі	aоң жақ көрсеткі
gesture.doubleTap	aекі рет басыңыз	aекі рет түрту	aекі рет түртуге	aекі рет түртіңіз
gesture.doubleTapAndHold	aекі рет түртіп, ұстап тұру
gesture.longPress	aбасып тұрыңыз	aұстап тұрыңыз
gesture.swipe	aсырғытуға	aсырғытыңыз
gesture.swipeDown	aтөмен сырғыту
gesture.swipeLeft	aсолға қарай сырғыту
gesture.swipeRight	aоңға қарай сырғыту
gesture.swipeUp	aжоғары сырғыту
gesture.tap	aбасыңыз	aтүрту	aтүртіңіз
role.button	aтүйме
role.checkbox	aқұсбелгі ұяшығы
role.heading	aтақырып
role.image	aкескін
role.link	aсілтеме
role.list	aтізім
role.popUpButton	aашылмалы тізім
role.progressIndicator	aорындалу жолағы
role.radioButton	aауыстырғыш
role.slider	aжүгірткі
role.switch	aауысу
role.tabBar	aқойындылар жолағы
role.textField	aмәтін өрісі	aөңдеу өрісі
state.checked	aқұсбелгі қойылған
state.collapsed	aжиылды
state.disabled	aөшірілген
state.enabled	aқосулы
state.expanded	aжайылды
state.off	aөшірулі
state.on	aқосулы
state.selected	aтаңдалды	aтаңдалған
state.unchecked	aқұсбелгі қойылмаған
"""#
    case "km": return #"""
tag	km
name	Khmer
noSpaces
rolePosition	initial
secondsPerGrapheme	0.145
sentenceEnds	។.!?…
direction.leftArrow	aព្រួញទៅឆ្វេង	aសញ្ញាព្រួញទៅឆ្វេង
direction.next	aបន្ទាប់
direction.previous	aមុន
direction.rightArrow	aព្រួញទៅស្ដាំ	aព្រួញទៅស្តាំ
gesture.doubleTap	aចុចពីរដង	aប៉ះពីរដង
gesture.doubleTapAndHold	aចុចពីរដងឱ្យជាប់
gesture.longPress	aចុចឱ្យជាប់	aចុចឲ្យជាប់
gesture.swipe	aអូស
gesture.swipeDown	aអូសចុះក្រោម
gesture.swipeLeft	aអូសទៅឆ្វេង
gesture.swipeRight	aអូសទៅស្តាំ
gesture.swipeUp	aអូសឡើងលើ
gesture.tap	aចុច	aប៉ះ
role.button	aប៊ូតុង
role.checkbox	aប្រអប់ធីក
role.heading	aចំណងជើង
role.image	aរូបភាព
role.link	aតំណ
role.list	aបញ្ជី
role.popUpButton	aបញ្ជីទម្លាក់ចុះ
role.progressIndicator	aរបារដំណើរការ
role.radioButton	aប៊ូតុងមូល
role.slider	aរបាររំកិល
role.switch	aបិទ/បើក
role.tabBar	aរបារផ្ទាំង
role.textField	aប្រអប់កែសម្រួល
state.checked	aបានធីក
state.collapsed	aបានបង្រួម
state.disabled	aបានបិទ
state.enabled	aបានបើក
state.expanded	aបានពង្រីក
state.off	aបិទ
state.on	aបើក
state.selected	aបានជ្រើស	aបានជ្រើសរើស
state.unchecked	aមិនបានធីក
"""#
    case "kn": return #"""
tag	kn
name	Kannada
rolePosition	final
secondsPerGrapheme	0.1203
colour.black	aಕಪ್ಪು	aನಿರ್ದಯ
colour.blue	aನೀಲಿ
colour.brown	aಕಂದುಬಣ್ಣದ
colour.green	aಹಸಿರು
colour.orange	aಕಿತ್ತಳೆ	aಕಿತ್ತಳೆಬಣ್ಣದ
colour.purple	aನೇರಳೆ
colour.red	aಕೆಂಪು
colour.white	aಬಿಳಿ	aಬಿಳಿಯ
colour.yellow	aಹಳದಿ
direction.leftArrow	aಎಡ ಬಾಣದ ಗುರುತು	aಎಡಗಡೆಯ ಬಾಣ
direction.next	aಮುಂದಿನದು
direction.previous	aಹಿಂದಿನದು
direction.rightArrow	aಬಲ ಬಾಣದ ಗುರುತು	aಬಲಮುಖ ಬಾಣ
gesture.doubleTap	aಎರಡು ಬಾರಿ ಒತ್ತಿ	aಎರಡು ಬಾರಿ ಟ್ಯಾಪ್	aಎರಡು ಬಾರಿ ಟ್ಯಾಪ್ ಮಾಡಿ	aಡಬಲ್ ಟ್ಯಾಪ್ ಮಾಡಿ
gesture.doubleTapAndHold	aಡಬಲ್-ಟ್ಯಾಪ್ ಮತ್ತು ಹೋಲ್ಡ್
gesture.longPress	aಒತ್ತಿ ಹಿಡಿದುಕೊಳ್ಳಿ	aಒತ್ತಿ ಹಿಡಿಯಿರಿ
gesture.swipe	aಸ್ವೈಪ್ ಮಾಡಿ
gesture.swipeDown	aಕೆಳಗೆ ಸ್ವೈಪ್ ಮಾಡಿ
gesture.swipeLeft	aಎಡಕ್ಕೆ ಸ್ವೈಪ್ ಮಾಡಿ
gesture.swipeRight	aಬಲಕ್ಕೆ ಸ್ವೈಪ್ ಮಾಡಿ
gesture.swipeUp	aಮೇಲಕ್ಕೆ ಸ್ವೈಪ್ ಮಾಡಿ
gesture.tap	aಒತ್ತಿ	aಟ್ಯಾಪ್ ಮಾಡಿ	aಸ್ಪರ್ಶಿಸಿ
role.button	aಬಟನ್	aಬಟನ್‌
role.checkbox	aಚೆಕ್ ಬಾಕ್ಸ್	aಚೆಕ್‌ಬಾಕ್ಸ್
role.heading	aಶಿರೋನಾಮೆ	aಶೀರ್ಷಿಕೆ
role.image	aಚಿತ್ರ
role.link	aಲಿಂಕ್
role.list	aಪಟ್ಟಿ
role.popUpButton	aಡ್ರಾಪ್ ಡೌನ್ ಪಟ್ಟಿ
role.progressIndicator	aಪ್ರಗತಿ ಪಟ್ಟಿ
role.radioButton	aರೇಡಿಯೋ ಬಟನ್
role.slider	aಸ್ಲೈಡರ್
role.switch	aಸ್ವಿಚ್
role.tabBar	aಟ್ಯಾಬ್ ಪಟ್ಟಿ
role.textField	aಎಡಿಟ್ ಬಾಕ್ಸ್‌
state.checked	aಗುರುತಿಸಲಾಗಿದೆ
state.collapsed	aಸಂಕುಚಿಸಲಾಗಿದೆ
state.disabled	aನಿಷ್ಕ್ರಿಯಗೊಳಿಸಲಾಗಿದೆ
state.enabled	aಸಕ್ರಿಯಗೊಳಿಸಲಾಗಿದೆ
state.expanded	aವಿಸ್ತರಿಸಲಾಗಿದೆ
state.off	aಆಫ್
state.on	aಆನ್
state.selected	aಆಯ್ಕೆಮಾಡಲಾಗಿದೆ
state.unchecked	aಗುರುತಿಸಲಾಗಿಲ್ಲ
"""#
    case "ko": return #"""
tag	ko
name	Korean
voiceOver
deep
particles	은	는	이	가	을	를	에	의	로	으로	와	과	도	만	에서	에는	에만	부터	까지	들	들은	들이	들을	들의	입니다
rolePosition	final
secondsPerGrapheme	0.1513
expansion	0.65
verbLast
list	bothNames	성 및 이름	성과 이름	이름 및 성	이름과 성
list	cards	카드
list	digits	자리
list	lastDigits	끝	마지막
list	ownCodes	비밀번호	인증	코드
list	phones	전화
list	postalCodes	우편번호
list	topicParticles	은	는
colour.black	v검은색	v블랙	a검은	a검정
colour.blue	v파란색	v블루	a청색	a파란	a파랑	a푸른
colour.brown	v갈색	v브라운
colour.cyan	v사이안색
colour.gold	v골드
colour.gray	v그레이	v회색
colour.green	v초록색	v그린	a녹색	a초록
colour.magenta	v마젠타색
colour.orange	v주황색	v오렌지	a오렌지색	a주황
colour.pink	v분홍색	v핑크	a분홍	a핑크색
colour.purple	v보라색	v퍼플	a보라	a자주색
colour.red	v빨간색	v레드	a붉은	a빨간	a빨강	a적색
colour.white	v흰색	v화이트	a하얀	a흰
colour.yellow	v노란색	v옐로	a노란	a노랑	a황색
direction.back	v뒤로
direction.down	v아래로
direction.forward	v앞으로
direction.left	v왼쪽
direction.leftArrow	v왼쪽 화살표
direction.leftToRight	v왼쪽에서 오른쪽으로
direction.next	v다음
direction.previous	v이전
direction.right	v오른쪽
direction.rightArrow	v오른쪽 화살표
direction.rightToLeft	v오른쪽에서 왼쪽으로
direction.up	v위로
gesture.click	a클릭
gesture.doubleTap	v이중 탭	a더블 탭*	a더블탭*	a두 번 누르*	a두 번 누른*	a두 번 눌러*	a두 번 탭	a두 번 탭*	a두 번 터치*	a두번 탭*	a이중 탭*	a이중탭*
gesture.doubleTapAndHold	a두 번 탭한 후 길게 누르기
gesture.doubleTapInHints	v이중 탭
gesture.longPress	v길게 누르기	a길게 누르*	a길게 누른*	a길게 눌러*	a길게 탭*	a길게 터치*	a누르고 있*
gesture.swipe	a미세요	a밀어*	a스와이프	a스와이프*	a쓸어 내리*	a쓸어 넘기*	a쓸어 올리*	a쓸어*	a쓸어내리*	a쓸어넘기*	a쓸어서	a쓸어올리*
gesture.swipeDown	v아래로 쓸어내리기	a아래로 스와이프
gesture.swipeLeft	v왼쪽으로 쓸어넘기기	a왼쪽으로 스와이프
gesture.swipeRight	v오른쪽으로 쓸어넘기기	a오른쪽으로 스와이프
gesture.swipeUp	v위로 쓸어올리기	a위로 스와이프
gesture.tap	v탭	v한 번 탭	a누르*	a누르면	a눌러*	a탭을	a탭하*	a탭하면	a탭한*	a탭할*	a탭해*	a터치하*	a터치해*	a한 번 탭*
gesture.tapPressClick	v누르기	v클릭	v탭	a누르*	a눌러*	a클릭*
noun.control	a그림	a링크	a버튼	a스위치	a아이콘	a이미지	a화살표
noun.device	a마우스*	a스페이스*	a키를	a키보드	a트랙패드*	a헤드폰*
noun.field	a날짜	a좌석	a칸	a필드	a항목	a행
noun.mark	a글자	a막대	a선	a원	a점	a좌석	a칸	a테두리	a필드	a항목
number.1	a하나	a한	a한 개
number.10	a개	a열
number.2	a두	a두 개	a둘
number.3	a세 개	a셋
number.4	a네 개	a넷
number.5	a다섯
number.6	a여섯
number.7	a일곱
number.8	a여덟
number.9	a아홉
place.above	a구석	a맨 위	a모서리	a상단	a위	a위쪽
place.below	a맨 아래	a밑	a밑에	a밑의	a아래	a하단
place.side	a가운데	a오른쪽	a왼쪽	a우측	a좌측	a중앙
role.adjustable	v조절 가능	v조절 가능한 제어기
role.backButton	v뒤로 버튼
role.button	v버튼	a*버튼	a단추	a버튼입니다
role.checkbox	v체크상자	a체크박스	a체크 박스
role.dialog	v대화상자
role.group	v그룹
role.header	v머리말
role.heading	v머리말	a제목
role.image	v이미지	a그림
role.link	v링크	a*링크
role.list	v목록
role.menu	v메뉴
role.navigationBar	v탐색 막대
role.pageControl	v페이지 조절
role.popUpButton	v팝업 버튼	a드롭다운 목록
role.progress	v진행 상태
role.progressIndicator	v진행 과정 표시기	a진행률 표시줄
role.radioButton	v라디오 버튼
role.searchField	v검색 필드	v텍스트 필드 검색	a검색란	a검색창
role.slider	v슬라이더	a막대
role.staticText	v고정 텍스트
role.stepper	v증감 화살표
role.switch	v스위치	a*스위치	a전환 버튼	a토글
role.tab	v탭
role.tabBar	v탭 막대	a탭바
role.table	v표
role.textField	v텍스트 필드	a수정 창	a입력 필드	a입력란	a텍스트필드
role.toggleButton	v토글 버튼
role.toolbar	v도구 막대
shape	a네모	a동그란	a둥근	a사각형	a삼각형	a원형	a작은	a정사각형	a커다란	a큰
state.available	a가능*	a누를 수 있*	a사용 가능*	a사용할 수 있*	a이용 가능*	a이용할 수 있*	a준비*	a할 수 있*	a활성화*
state.checked	v선택됨
state.collapsed	v축소됨	a접힘
state.dimmed	v비활성화됨	a흐리게	a흐리게 표시됨	a흐림
state.disabled	v비활성화됨	v활성화되지 않음	a꺼짐	a비활성	a비활성화	a비활성화됐습니다	a비활성화되었습니다	a사용 안 함	a사용할 수 없음
state.enabled	a사용 가능	a사용 설정됨	a켜짐	a활성화	a활성화됐습니다	a활성화되었습니다	a활성화됨
state.expanded	v확장됨	a펼쳐짐
state.inProgress	v진행 중
state.mixed	v혼합	v섞여있음
state.off	v끔	a꺼져 있*	a꺼져 있음	a꺼졌습니다	a꺼짐	a사용 안 함	a사용 안함
state.on	v켬	a사용	a켜져 있*	a켜져 있음	a켜졌습니다	a켜짐
state.selected	v선택됨	a선택 완료	a선택돼 있습니다	a선택됐습니다	a선택됐음	a선택되어 있습니다	a선택되었습니다	a선택된 상태	a선택한 상태	a선택했습니다
state.unavailable	a비활성	a비활성화	a비활성화됨	a사용 불가	a사용 불가능	a사용할 수 없습니다	a사용할 수 없음	a이용 불가	a이용 불가능	a이용할 수 없습니다	a이용할 수 없음	a현재 사용할 수 없음	a현재 이용할 수 없습니다
state.unchecked	v선택 해제됨	a선택 안됨	a선택되지 않음
state.unselected	v선택 해제됨	v선택 안 됨	a선택 안됨	a선택되지 않음
verb.instruction	a누르*	a눌러*	a사용하*	a선택하*	a수정하*	a입력하*	a클릭*	a탭하*	a확인하*
verb.marking	a강조*	a표시*	a표시된*
verb.meaning	a나타내*	a나타냅*	a뜻하	a뜻함	a뜻합니다	a뜻해요	a보여*	a의미*	a표시*
word.filler	a기능	a기능은	a버튼	a버튼은	a버튼이	a옵션	a이	a일시적으로	a지금	a현재
word.negation	a아니요	a안	a않음	a없습니다	a없음
lookAlikes	a금단추	a긴급 버튼	a녹차	a닌텐도 스위치	a똑딱단추	a링크 복사	a벽 스위치	a블랙리스트	a비상 단추	a비상 버튼	a새 탭	a스케이트 링크	a스케이트링크	a아이스 링크	a아이스링크	a오렌지 주스	a오른쪽 귀	a이미지 저장	a적십자	a커프스 단추	a커프스단추	a탭 댄스	a탭댄스	a패닉 버튼	a푸른 에너지	a프로필 이미지
"""#
    case "ky": return #"""
tag	ky
name	Kyrgyz
rolePosition	final
colour.black	aкара
colour.blue	aкөк
colour.brown	aкүрөң
colour.green	aжашыл
colour.orange	aсаргыч
colour.red	aкызыл
colour.white	aак
colour.yellow	aсары
direction.leftArrow	aсолго жебе
direction.next	aкийинки
direction.previous	aмурунку
direction.rightArrow	aоң багытка жебе	aоңго жебе
gesture.doubleTap	aэки жолу басыңыз	aэки жолу таптап коюңуз	aэки жолу таптаңыз	aэки жолу таптоо
gesture.doubleTapAndHold	aэки жолу басып, коё бербей туруу
gesture.longPress	aбасып туруңуз	aкармап туруңуз
gesture.swipeDown	aылдый сүрүү
gesture.swipeLeft	aсолго сүрүү
gesture.swipeRight	aоңго сүрүү
gesture.swipeUp	aөйдө сүрүү
gesture.tap	aбасыңыз	aтаптап коюңуз	aтаптаңыз
role.button	aбаскыч
role.checkbox	aбелгилеме кутуча	aбелгилөө кутучасы
role.heading	aаталышы	aбаш аты
role.image	aсүрөт
role.link	aшилтеме
role.list	aтизме
role.popUpButton	aылдый түшүүчү тизме
role.progressIndicator	aаткаруу көрсөткүчү
role.radioButton	aрадио баскычы
role.slider	aсыдырма
role.switch	aкоторуштуруу
role.tabBar	aөтмөк тилкеси
role.textField	aтүзөтүү кутучасы
state.checked	aбелгиленген
state.collapsed	aжыйыштырылды
state.disabled	aөчүрүлгөн
state.enabled	aиштетилди
state.expanded	aжайылып көрсөтүлдү
state.off	aөчүк
state.on	aкүйүк
state.selected	aтандалган	aтандалды
state.unchecked	aбелгилене элек
"""#
    case "lo": return #"""
tag	lo
name	Lao
noSpaces
rolePosition	initial
secondsPerGrapheme	0.103
direction.leftArrow	aລູກສອນຊ້າຍ
direction.next	aຕໍ່ໄປ
direction.previous	aກ່ອນໜ້າ
direction.rightArrow	aລູກສອນຂວາ	aລູກສອນໄປໜ້າເບື້ອງຂວາ
gesture.doubleTap	aແຕະສອງຄັ້ງ	aແຕະສອງເທື່ອ
gesture.doubleTapAndHold	aແຕະສອງເທື່ອຄ້າງໄວ້
gesture.longPress	aກົດຄ້າງ	aແຕະຄ້າງ
gesture.swipe	aປັດ
gesture.swipeDown	aປັດລົງ
gesture.swipeLeft	aປັດໄປທາງຊ້າຍ
gesture.swipeRight	aປັດໄປທາງຂວາ
gesture.swipeUp	aປັດຂຶ້ນ
gesture.tap	aກົດ	aແຕະ
role.button	aປຸ່ມ
role.checkbox	aປ່ອງໝາຍ
role.heading	aຫົວຂໍ້	aຫົວເລື່ອງ
role.image	aຮູບ
role.link	aລິ້ງ
role.list	aລາຍຊື່
role.popUpButton	aລາຍຊື່ແບບເລື່ອນລົງ
role.progressIndicator	aແຖບຄວາມຄືບໜ້າ
role.radioButton	aປຸ່ມເຄື່ອງໝາຍເລືອກ
role.slider	aແຖບເລື່ອນ
role.switch	aສະລັບ
role.tabBar	aແຖບ
role.textField	aແກ້ໄຂປ່ອງ
state.checked	aເລືອກແລ້ວ
state.collapsed	aຫຍໍ້ແລ້ວ
state.disabled	aປິດການນຳໃຊ້
state.enabled	aເປີດການນຳໃຊ້ແລ້ວ
state.expanded	aຂະຫຍາຍແລ້ວ
state.off	aປິດ
state.on	aເປີດ
state.selected	aເລືອກແລ້ວ
state.unchecked	aບໍ່ໄດ້ເລືອກ
"""#
    case "lt": return #"""
tag	lt
name	Lithuanian
rolePosition	final
secondsPerGrapheme	0.0775
list	bothNames	vardas ir pavardė	vardą ir pavardę
list	digits	skaitmen
colour.black	ajuodas
colour.blue	amėlyn*	amėlyna	amėlynas
colour.brown	aruda	arudas
colour.green	ažal*	ažali*	ažalia	ažalias
colour.orange	aoranžinis	aoranžinė
colour.purple	apurpurinė	avioletinis
colour.red	araudon*	araudona	araudonas
colour.white	abalta	abaltas
colour.yellow	agelton*	ageltona	ageltonas
direction.leftArrow	arodyklė kairėn
direction.next	akitas
direction.previous	aankstesnis
direction.rightArrow	arodyklė dešinėn	arodyklė į dešinę
gesture.click	aspustelėkite
gesture.doubleTap	abakstelėkite du kartus	adu kartus bakstelėkite	adu kartus palieskite	adu kartus spustelėkite	adukart bakstelėkite	adukart palieskite	adukart spustelėkite	apalieskite du kartus
gesture.doubleTapAndHold	adukart paliesti ir palaikyti
gesture.longPress	alaikykite nuspaudę	apalaikykite
gesture.swipe	abraukite	anustumkite	aperbraukite	aslinkite
gesture.swipeDown	aperbraukti žemyn
gesture.swipeLeft	aperbraukti kairėn
gesture.swipeRight	aperbraukti dešinėn
gesture.swipeUp	aperbraukti aukštyn
gesture.tap	apalieskite	abakstelėkite	apaspauskite
number.1	aviena	avienas	avieno	avienos	avieną
number.2	adu	advi	adviejų
number.3	atrijų	atris	atrys
number.4	aketuri	aketurios	aketurių
number.5	apenki	apenkios	apenkių
role.button	amygtukas	amygtuką
role.checkbox	ažymimasis laukelis	ažymės langelis
role.heading	aantraštė
role.image	avaizdas
role.link	anuoroda
role.list	asąrašas
role.popUpButton	aišskleidžiamasis sąrašas
role.progressIndicator	aeigos juosta
role.radioButton	aakutė
role.slider	ašliaužiklis
role.switch	ajungiklis
role.tabBar	askirtukų juosta
role.textField	aredagavimo laukelis	ateksto laukas	ateksto laukelis
state.checked	apažymėta	ipažymėtas	ipažymėti	ipažymėtos
state.collapsed	asutrauktas	isutraukti	isutrauktos
state.disabled	aišjungta	iišjungtas	iišjungti	iišjungtos	ipapilkinta	ipapilkinti	ipapilkintos
state.enabled	aįgalinta	iįgalintas	iįgalinti	iįgalintos
state.expanded	aišskleistas	iišplėstas	iišplėsti	iišplėstos	iišskleista	iišskleisti	iišskleistos
state.off	aišjungta	iišjungtas	iišjungti	iišjungtos
state.on	aįjungta	iįjungtas	iįjungti	iįjungtos
state.selected	apasirinkta	apasirinktas	apažymėta	apažymėtas	ipasirinkti	ipasirinktos	ipažymėti	ipažymėtos
state.unavailable	aišjungta	anegalima	anepasiekiama	anepasiekiamas	aneprieinama
state.unchecked	anepažymėta	aatžymėta	iatžymėtas	iatžymėti	iatžymėtos	inepažymėtas	inepažymėti	inepažymėtos
state.unselected	apasirinkimas atšauktas	inepasirinktas	inepasirinkti	inepasirinktos	inepažymėtas	inepažymėti	inepažymėtos
"""#
    case "lv": return #"""
tag	lv
name	Latvian
rolePosition	final
secondsPerGrapheme	0.0714
list	bothNames	vārds un uzvārds	vārdu un uzvārdu
list	digits	cipar
colour.black	amelna	amelns
colour.blue	azil*	azila	azils
colour.brown	abrūna	abrūns
colour.green	azaļ*	azaļa	azaļš
colour.orange	aoranža	aoranžs
colour.purple	avioleta	aviolets
colour.red	asarkan*	asarkana	asarkans
colour.white	abalta	abalts
colour.yellow	adzelten*	adzeltena	adzeltens
direction.leftArrow	abultiņa pa kreisi	akreisais bulttaustiņš
direction.next	atālāk
direction.previous	aiepriekšējā
direction.rightArrow	aaugšupvērsta bultiņa	alabais bulttaustiņš
gesture.click	anoklikšķināt
gesture.doubleTap	adivreiz pieskarieties	adubultskār*	adubultskāriens	apieskarieties divreiz	aveiciet dubultskārienu
gesture.doubleTapAndHold	aveikt dubultskārienu un turēt
gesture.longPress	anospiediet un turiet	apieskarieties un turiet	aturiet nospiestu
gesture.swipe	abīdiet	apavelciet	apārvelciet	avelciet	avilkt
gesture.swipeDown	avilkt lejup
gesture.swipeLeft	avilkt pa kreisi
gesture.swipeRight	avilkt pa labi
gesture.swipeUp	avilkt augšup
gesture.tap	anospied	anospiediet	apieskaries	apieskarieties	apieskarties	apieskāries	askariet
number.1	aviena	avienas	aviens	avienu
number.2	adivas	adivi	adivu
number.3	atriju	atrīs
number.4	ačetras	ačetri	ačetru
number.5	apiecas	apieci	apiecu
role.button	apoga	apogu
role.checkbox	aizvēles rūtiņa
role.heading	avirsraksts
role.image	aattēls
role.link	asaite
role.list	asaraksts
role.popUpButton	anolaižamais saraksts
role.progressIndicator	anorises josla
role.radioButton	apoga
role.slider	aslīdnis
role.switch	aslēdzis
role.tabBar	aciļņu josla
role.textField	arediģēšanas lodziņš	ateksta lauks
state.checked	aatzīmēta	aatzīmēts	iatzīmētas	iatzīmēti
state.collapsed	asakļauts	isakļauta	isakļautas	isakļauti
state.disabled	aatspējots	iatspējota	iatspējotas	iatspējoti	iēnota	iēnotas	iēnoti
state.enabled	aiespējots	iiespējota	iiespējotas	iiespējoti
state.expanded	aizvērsts	iizvērsta	iizvērstas	iizvērsti	ipaplašināta	ipaplašinātas	ipaplašināti
state.off	aizslēgts	iizslēgta	iizslēgtas	iizslēgti
state.on	aieslēgts	iieslēgta	iieslēgtas	iieslēgti
state.selected	aatlasīts	aatlasīta	aizvēlēta	aizvēlēts	iatlasītas	iatlasīti
state.unavailable	aatspējota	aatspējots	anav pieejama	anav pieejams	anepieejams
state.unchecked	anav atzīmēta
state.unselected	anav atlasīts
"""#
    case "mk": return #"""
tag	mk
name	Macedonian
rolePosition	initial
list	digits	цифр
colour.black	aцрн	aцрно
colour.blue	aсин	aсина	aсино
colour.brown	aкафеаво	aкафен
colour.green	aзелен	aзелена	aзелено
colour.orange	aпортокалов	aпортокалова	aпортокалово
colour.purple	aвиолетов	aвиолетово
colour.red	aцрвен	aцрвено
colour.white	aбел	aбело
colour.yellow	aжолт	aжолто
direction.leftArrow	aстрелка налево
direction.next	aследно
direction.previous	aпретходно
direction.rightArrow	aстрелка надесно
gesture.doubleTap	aдвапати допрете	aдвапати притиснете	aдвоен допир	aдопрете двапати	aпритиснете двапати
gesture.doubleTapAndHold	aдопрете двапати и задржете
gesture.longPress	aдопрете и задржете	aзадржете	aпритиснете и задржете
gesture.swipe	aповлечете
gesture.swipeDown	aповлекување надолу
gesture.swipeLeft	aповлекување налево
gesture.swipeRight	aповлекување надесно
gesture.swipeUp	aповлекување нагоре
gesture.tap	aдопрете	aдопри	aпритиснете
number.1	aеден	aедна	aедно
number.2	aдва	aдве
number.3	aтри
number.4	aчетири
number.5	aпет
role.button	aкопче
role.checkbox	aполе за избор	aполе за означување
role.heading	aнаслов
role.image	aслика
role.link	aврска
role.list	aсписок
role.popUpButton	aпаѓачки список
role.progressIndicator	aлента за напредок
role.radioButton	aрадиокопче
role.slider	aлизгач
role.switch	aпрекинувач
role.tabBar	aлента со картички
role.textField	aполе за текст	aполе за уредување
state.checked	aизбрано
state.collapsed	aсобран
state.disabled	aоневозможено
state.enabled	aовозможено
state.expanded	aпроширен
state.off	aисклучено
state.on	aвклучено
state.selected	aизбран	aизбрана	aизбрани	aизбрано
state.unchecked	aне е избрано
"""#
    case "ml": return #"""
tag	ml
name	Malayalam
rolePosition	final
secondsPerGrapheme	0.1258
colour.black	aകറുത്ത
colour.blue	aനീല
colour.brown	aബ്രൗൺ
colour.green	aപച്ച
colour.orange	aഓറഞ്ച്
colour.purple	aപർപ്പിൾ
colour.red	aചുവന്ന
colour.white	aവെളുത്ത
colour.yellow	aമഞ്ഞ
direction.leftArrow	aഇടത്തേക്കുള്ള അമ്പടയാളം	aഇടത്തേയ്ക്കുള്ള അമ്പടയാളം
direction.next	aഅടുത്തത്
direction.previous	aമുമ്പത്തേത്
direction.rightArrow	aവലത്തേക്കുള്ള അമ്പടയാളം	aവലത്തോട്ടുള്ള അമ്പടയാളം
gesture.doubleTap	aഡബിൾ ടാപ്പ്	aഡബിൾ ടാപ്പ് ചെയ്യുക	aരണ്ടുതവണ ടാപ്പുചെയ്യുക	aരണ്ടുതവണ ടാപ്പ് ചെയ്യുക	aരണ്ട് തവണ ടാപ്പ് ചെയ്യുക
gesture.doubleTapAndHold	aഡബിൾ ടാപ്പ് ചെയ്‌ത് പിടിക്കുക
gesture.longPress	aഅമർത്തിപ്പിടിക്കുക
gesture.swipe	aസ്വൈപ്പ് ചെയ്യുക
gesture.swipeDown	aതാഴോട്ട് സ്വൈപ്പുചെയ്യുക
gesture.swipeLeft	aഇടത്തോട്ട് സ്വൈപ്പ് ചെയ്യുക
gesture.swipeRight	aവലത്തോട്ട് സ്വൈപ്പ് ചെയ്യുക
gesture.swipeUp	aമുകളിലേക്ക് സ്വൈപ്പ് ചെയ്യുക
gesture.tap	aഅമർത്തുക	aടാപ്പുചെയ്യുക	aടാപ്പ് ചെയ്യുക	aസ്പർശിക്കുക
role.button	aബട്ടൺ
role.checkbox	aചെക്ക് ബോക്‌സ്	aചെക്ക്‌ബോക്‌സ്
role.heading	aതലക്കെട്ട്
role.image	aചിത്രം
role.link	aലിങ്ക്
role.list	aലിസ്റ്റ്
role.popUpButton	aഡ്രോപ്പ്‌ ഡൗൺ ലിസ്റ്റ്
role.progressIndicator	aപ്രോഗ്രസ്സ് ബാർ
role.radioButton	aറേഡിയോ ബട്ടൺ
role.slider	aസ്ലൈഡർ
role.switch	aസ്വിച്ച്
role.tabBar	aടാബ് ബാർ
role.textField	aഎഡിറ്റ് ബോക്‌സ്
state.checked	aചെക്കുചെയ്‌തു
state.collapsed	aചുരുക്കി
state.disabled	aപ്രവർത്തനരഹിതമാക്കി
state.enabled	aപ്രവർത്തനക്ഷമമാക്കി
state.expanded	aവിപുലീകരിച്ചു
state.off	aഓഫ്
state.on	aഓൺ
state.selected	aതിരഞ്ഞെടുത്തു
state.unchecked	aചെക്കുചെയ്‌തിട്ടില്ല
"""#
    case "mn": return #"""
tag	mn
name	Mongolian
rolePosition	final
colour.black	aхар
colour.blue	aхөх	aцэнхэр
colour.brown	aбор	aхүрэн
colour.green	aногоон
colour.red	aулаан
colour.white	aцагаан
colour.yellow	aшар
direction.leftArrow	aзүүн сум	aзүүн тийш заасан сум
direction.next	aдараах
direction.previous	aөмнөх
direction.rightArrow	aбаруун тийш заасан сум	aбаруун тийш чиглэсэн сум
gesture.doubleTap	aдавхар товшино уу	aдавхар-товшилт	aхоёр удаа товшино уу
gesture.doubleTapAndHold	aхоёр товшоод удаан дарах
gesture.longPress	aудаан дарна уу
gesture.swipe	aшударна уу
gesture.swipeDown	aдоош нь шудрах
gesture.swipeLeft	aзүүн тийш шудрах
gesture.swipeRight	aбаруун тийш нь шудрах
gesture.swipeUp	aдээш нь шудрах
gesture.tap	aдарна уу	aтовшино уу	aтовших
role.button	aтовчлуур
role.checkbox	aшалгах нүд	aшалгах хуудас
role.heading	aгарчиг	aтолгой
role.image	aзураг
role.link	aхолбоос
role.list	aжагсаалт
role.popUpButton	aдэлгэрэнгүй харах жагсаалт
role.progressIndicator	aявцын хэсэг
role.radioButton	aрадио товчлуур
role.slider	aгулсуулагч
role.switch	aшилжигч
role.tabBar	aтаб хавтан
role.textField	aзасах хэсэг
state.checked	aсонгогдсон
state.collapsed	aхураасан
state.disabled	aидэвхгүй болсон
state.enabled	aидэвхжүүлсэн
state.expanded	aдэлгэсэн
state.off	aунтраалттай
state.on	aасаалттай
state.selected	aсонгогдсон	aсонгосон
state.unchecked	aсонгогдоогүй
"""#
    case "mr": return #"""
tag	mr
name	Marathi
rolePosition	final
secondsPerGrapheme	0.1171
sentenceEnds	।.!?…
colour.black	aकाळे
colour.blue	aनिळा	aनिळे
colour.brown	aतपकिरी
colour.green	aहिरवा	aहिरवे
colour.orange	aकेशरी	aनारिंगी
colour.purple	aजांभळा	aजांभळे
colour.red	aलाल
colour.white	aपांढरे
colour.yellow	aपिवळा	aपिवळे
direction.leftArrow	aडावीकडचा बाण	aलेफ्ट अ‍ॅरो
direction.next	aपुढील
direction.previous	aमागील
direction.rightArrow	aउजवीकडील बाण	aराइट अ‍ॅरो
gesture.doubleTap	aडबल टॅप करा	aडबल-टॅप	aडबल-टॅप करा	aदोन वेळा टॅप करा	aदोनदा टॅप करा
gesture.doubleTapAndHold	aदोनदा टॅप करणे आणि धरून ठेवणे
gesture.longPress	aदाबा आणि धरून ठेवा	aदाबून ठेवा
gesture.swipe	aस्वाइप करा
gesture.swipeDown	aखाली स्वाइप करा
gesture.swipeLeft	aडावीकडे स्वाइप करा
gesture.swipeRight	aउजवीकडे स्वाइप करा
gesture.swipeUp	aवर स्वाइप करा
gesture.tap	aटॅप करा	aदाबा
role.button	aबटण
role.checkbox	aचेक बॉक्स	aचेकबॉक्स
role.heading	aशीर्षक
role.image	aइमेज
role.link	aलिंक
role.list	aसूची
role.popUpButton	aड्रॉप डाउन सूची
role.progressIndicator	aप्रगती बार
role.radioButton	aरेडिओ बटण
role.slider	aस्लायडर
role.switch	aस्विच
role.tabBar	aटॅब बार
role.textField	aसंपादन बॉक्स
state.checked	aनिवडले
state.collapsed	aसंकुचित केले
state.disabled	aअक्षम केलेले
state.enabled	aसुरू केले
state.expanded	aविस्तृत केले
state.off	aबंद
state.on	aसुरू
state.selected	aनिवडला	aनिवडली	aनिवडले	aनिवडलेले
state.unchecked	aनिवडले नाही
"""#
    case "ms": return #"""
tag	ms
name	Malay
voiceOver
rolePosition	initial
secondsPerGrapheme	0.07
expansion	1.2
list	cards	kad
list	digits	digit
list	ownCodes	kod
list	phones	telefon
colour.black	vhitam
colour.blue	vbiru
colour.brown	vperang	acokelat	acoklat
colour.cyan	vsian
colour.gold	vemas
colour.gray	vkelabu	aabu-abu
colour.green	vhijau
colour.magenta	vmagenta
colour.orange	vjingga	aoranye	aoren
colour.pink	vmerah jambu	amerah muda	apink
colour.purple	vungu
colour.red	vmerah
colour.white	vputih
colour.yellow	vkuning
direction.back	vbalik
direction.down	vbawah
direction.forward	vmaju	vmajukan
direction.left	vkiri
direction.leftArrow	vanak panah kiri	aanak panah ke kiri
direction.leftToRight	vkiri ke kanan
direction.next	vseterusnya
direction.previous	vsebelumnya
direction.right	vkanan
direction.rightArrow	vanak panah kanan	aanak panah arah kanan	aanak panah ke kanan
direction.rightToLeft	vkanan ke kiri
direction.up	vatas
gesture.doubleTap	vdwiketik	adwi-ketik	akelik dua kali	aketik dua kali	aketuk 2 kali	aketuk dua kali	aketuk dwi	aketuk ganda	aklik dua kali	asentuh dua kali	atekan dua kali
gesture.doubleTapAndHold	aketik dua kali dan tahan
gesture.doubleTapInHints	vdwiketik
gesture.longPress	vtekan lama	aketuk dan tahan	asentuh dan tahan	atahan	atekan dan tahan
gesture.swipe	agesek	ageser	aleret	aleretkan	asapu	ausap	ausapkan
gesture.swipeDown	vleret ke bawah
gesture.swipeLeft	vleret ke kiri
gesture.swipeRight	vleret ke kanan
gesture.swipeUp	vleret ke atas
gesture.tap	vketik	vketik sekali	adiketuk	aketuk	aklik	amengetuk	asentuh	atap	atekan
gesture.tapPressClick	vketik	vklik	vtekan
place.above	aatas	adi atas	adi bagian atas	adi pojok	adi sudut	apenjuru	apojok	asudut
place.below	abahagian bawah	abawah	adi bagian bawah	adi bawah	apaling bawah
place.side	adi kanan	adi kiri	adi tengah	akanan	akiri	asebelah kanan	asebelah kiri	atengah
role.adjustable	vboleh dilaraskan	vboleh laras	vkawalan boleh laras
role.backButton	vbutang balik
role.button	vbutang	atombol
role.checkbox	vkotak semak	akotak pilihan
role.dialog	vdialog
role.group	vkumpulan
role.header	vpengepala
role.heading	vtajuk
role.image	vimej	agambar
role.link	vpautan	alink	atautan
role.list	vsenarai
role.menu	vmenu
role.navigationBar	vbar nav
role.pageControl	vkawalan halaman
role.popUpButton	vbutang timbul	asenarai lungsur
role.progress	vkemajuan
role.progressIndicator	vpenunjuk kemajuan	abar kemajuan
role.radioButton	vbutang radio
role.searchField	vmedan carian	vmedan teks carian
role.slider	vgelangsar	apeluncur
role.staticText	vteks statik
role.stepper	vpeningkat
role.switch	vtukar	asakelar	asuis	atombol alih
role.tab	vtab
role.tabBar	vbar tab
role.table	vjadual
role.textField	vmedan teks	akotak edit
role.toggleButton	vbutang togol
role.toolbar	vbar alat
shape	abesar	abujur	abulat	abundar	akecil	apersegi	asegi empat	asegitiga
state.available	aaktif	abisa	aboleh	adapat	adiaktifkan	adidayakan	asiap	atersedia
state.checked	vditanda	adisemak
state.collapsed	vdiruntuhkan
state.dimmed	vdimalapkan
state.disabled	vdinyahdayakan	vtidak didayakan	adilumpuhkan	adinonaktifkan	amati	anonaktif	atidak aktif	atidak diaktifkan
state.enabled	aaktif	adiaktifkan	adidayakan	anyala
state.expanded	vdikembangkan
state.inProgress	vsedang berjalan
state.mixed	vbercampur
state.off	vtak aktif	amati	anonaktif	apadam	atidak aktif
state.on	vaktif	ahidup	amenyala	anyala
state.selected	vdipilih	asudah dipilih	atelah dipilih	aterpilih
state.unavailable	abelum tersedia	adilumpuhkan	adinonaktifkan	adinyahdayakan	anonaktif	asaat ini tidak tersedia	atak tersedia	atidak aktif	atidak boleh digunakan	atidak dapat digunakan	atidak tersedia
state.unchecked	vdinyahtanda	atidak disemak
state.unselected	vdinyahpilih	abelum dipilih	atak dipilih	atidak dipilih
lookAlikes	abelok kanan	abelok kiri	ajalur hijau	ajus jeruk	ameter persegi	apalang merah	atelinga kanan
"""#
    case "my": return #"""
tag	my
name	Burmese
noSpaces
rolePosition	final
secondsPerGrapheme	0.089
sentenceEnds	။.!?…
colour.black	aအနက်ရောင်
colour.blue	aအပြာရောင်
colour.brown	aအညိုရောင်
colour.green	aအစိမ်းရောင်
colour.orange	aလိမ္မော်ရောင်
colour.purple	aခရမ်းရောင်
colour.red	aအနီရောင်
colour.white	aအဖြူရောင်
colour.yellow	aအဝါရောင်
direction.leftArrow	aဘယ်ညွှန်မြှား	aဘယ်ပြ မြား
direction.next	aရှေ့သို့
direction.previous	aယခင်
direction.rightArrow	aညာညွှန်မြှား	aညာသို့ မြား
gesture.doubleTap	aနှစ်ကြိမ်တို့ပါ	aနှစ်ကြိမ်ပုတ်	aနှစ်ချက်တို့ပါ	aနှစ်ချက်နှိပ်ပါ
gesture.doubleTapAndHold	aနှစ်ချက်တို့ပြီး ဖိထားရသည့် လက်ဟန်
gesture.longPress	aဖိထားပါ
gesture.swipe	aပွတ်ဆွဲပါ
gesture.swipeDown	aပွတ်ဆွဲချရန်
gesture.swipeLeft	aဘယ်ဘက်သို့ ပွတ်ဆွဲရန်
gesture.swipeRight	aညာဘက်သို့ ပွတ်ဆွဲရန်
gesture.swipeUp	aအပေါ်သို့ ပွတ်ဆွဲရန်
gesture.tap	aတို့ပါ	aနှိပ်ပါ	aပုတ်ရန်
role.button	aခလုတ်
role.checkbox	aရွှေးချယ်ရန်အကွက်	aအမှန်ခြစ်အကွက်
role.heading	aခေါင်းစီး
role.image	aပုံ
role.link	aလင့်ခ်
role.list	aစာရင်း
role.popUpButton	aဆွဲချစာရင်း
role.progressIndicator	aတိုးတက်မှုပြ ဘားတန်း
role.radioButton	aရေဒီယို ခလုတ်
role.slider	aရွှေ့တုံး
role.switch	aခလုတ်
role.tabBar	aတဘ် ဘား
role.textField	aတည်းဖြတ်ရန် အကွက်
state.checked	aအမှန်ခြစ်ပြီး
state.collapsed	aခေါက်သိမ်းထားပါတယ်
state.disabled	aပိတ်ရန်
state.enabled	aဖွင့်ထားသည်
state.expanded	aတိုးချဲ့ထားပါတယ်
state.off	aပိတ်
state.on	aဖွင့်
state.selected	aရွေးထား
state.unchecked	aခြစ် မထား
"""#
    case "nb": return #"""
tag	nb
name	Norwegian Bokmål
voiceOver
rolePosition	final
secondsPerGrapheme	0.0678
expansion	1.1
quotes	«»‘’
list	abbreviations	ca	inkl	maks	osv	stk
list	bothNames	for- og etternavn	fornavn og etternavn
list	cards	kort
list	digits	siffer	sifre
list	lastDigits	siste
list	ownCodes	passord
list	phones	telefon
list	postalCodes	postnummer
list	shortOwnCodes	kode
colour.black	vsvart	asort	asvarte
colour.blue	vblå	ablått
colour.brown	vbrun	abrune	abrunt
colour.cyan	vcyan
colour.gold	vgull
colour.gray	vgrå	agråtonet	agrått
colour.green	vgrønn	agrønne	agrønt
colour.magenta	vmagenta
colour.orange	voransje
colour.pink	vrosa
colour.purple	vlilla	afiolett
colour.red	vrød	arøde	arødt
colour.white	vhvit	ahvite	ahvitt
colour.yellow	vgul	agule	agult
direction.back	vtilbake
direction.down	vned
direction.forward	vfram
direction.left	vvenstre
direction.leftArrow	vvenstrepil
direction.leftToRight	vfra venstre til høyre
direction.next	vneste
direction.previous	vforrige
direction.right	vhøyre
direction.rightArrow	vhøyrepil	apil høyre
direction.rightToLeft	vfra høyre til venstre
direction.up	vopp
gesture.click	aklikk
gesture.doubleTap	vdobbelttrykk	adobbeltklikk*	adobbeltrykk*	adobbelttapp*	adobbelttrykk*	atrykk to ganger	atrykke to ganger
gesture.doubleTapAndHold	adobbelttrykk og hold
gesture.doubleTapInHints	vdobbelttrykk
gesture.longPress	vtrykk lenge	ahold	ahold inne	ahold nede	aholde inne	alangt trykk	atrykk og hold
gesture.swipe	adra	astryk	asveip	asveipe
gesture.swipeDown	vsveip ned	vsveip nedover
gesture.swipeLeft	vsveip mot venstre	asveip til venstre
gesture.swipeRight	vsveip mot høyre	asveip til høyre
gesture.swipeUp	vsveip opp	vsveip oppover
gesture.tap	vtrykk	venkelttrykk	atapp	atrykk for	atrykk på	atrykke
gesture.tapPressClick	vklikk på	vtrykk på	aklikk	atrykk
number.1	aett	aén
number.10	ati
number.2	ato
number.3	atre
number.4	afire
number.5	afem
number.6	aseks
number.7	asju
number.8	aåtte
number.9	ani
place.above	ai hjørnet	aoppe	aovenfor	aover	aøverst	aøverste	aøvre
place.below	anede	anedenfor	anederst	anederste	anedre	aunder
place.side	ahøyre	ai midten	apå høyre side	apå venstre side	atil høyre	atil venstre	avenstre
role.adjustable	vjusterbar	vjusterbar kontroll
role.backButton	vtilbakeknapp
role.button	vknapp	a*knapp	a*knappen	aknappen
role.checkbox	vavkrysningsrute	aavmerkingsboks	aavkrysningsboks
role.dialog	vdialogrute
role.group	vgruppe
role.header	voverskrift
role.heading	voverskrift
role.image	vbilde
role.link	vlenke	a*lenke	akobling	alenken	alink
role.list	vliste
role.menu	vmeny
role.navigationBar	vnavigeringslinje
role.pageControl	vsidekontroll
role.popUpButton	vlokalknapp	arullegardinliste
role.progress	vframdrift
role.progressIndicator	vframdriftsindikator	afremdriftslinje
role.radioButton	vvalgknapp	aalternativknapp
role.searchField	vsøkefelt	vtekstsøkefelt
role.slider	vskyveknapp	aglidebryter	askyvelinje
role.staticText	vstatisk tekst
role.stepper	vtrinnkontroll
role.switch	vbryter	a*bryter	abryteren	aveksler
role.tab	vfane	vtabulator	afanen
role.tabBar	vfanelinje	afanerad
role.table	vtabell
role.textField	vtekstfelt	aredigeringsfelt
role.toggleButton	vveksleknapp
role.toolbar	vverktøylinje
shape	afirkantede	afirkantet	akvadratisk*	alille	aliten	arektangulær*	arund	arunde	arundt	astor	astore	atrekantet
state.available	aaktiv	aaktivert	akan	aklar	amulig	atilgjengelig
state.checked	vmarkert	aavmerket	iavmerkede
state.collapsed	vminimert	askjules
state.dimmed	vnedtonet	adempet	inedtonede
state.disabled	vdeaktivert	vikke aktivert	aikke aktiv	ainaktiv	aslått av
state.enabled	aaktiv	aaktivert	aslått på
state.expanded	vutvidet	avises	iutvidede
state.inProgress	vpågår
state.mixed	vblandet	iblandede
state.off	vav	aslått av
state.on	vpå	aslått på
state.selected	vmarkert	avalgt	aer markert	aer valgt	amarkerte	avalgte
state.unavailable	adeaktivert	aikke mulig	aikke tilgjengelig	aikke tilgjengelige	ainaktiv	autilgjengelig
state.unchecked	vikke markert	vikke avkrysset	aikke avmerket	aikke valgt	iikke avkryssede	iikke avmerkede
state.unselected	vikke valgt	vikke markert
lookAlikes	aalarmknapp	amansjettknapp	anødknapp	apanikknapp	askjorteknapp	atrykknapp
"""#
    case "ne": return #"""
tag	ne
name	Nepali
rolePosition	final
sentenceEnds	।.!?…
colour.black	aकालो
colour.blue	aनीलो
colour.brown	aखैरो
colour.green	aहरियो
colour.orange	aसुन्तला
colour.purple	aप्याजी	aबैजनी
colour.red	aरातो
colour.white	aसेतो
colour.yellow	aपहेँलो
direction.leftArrow	aबायाँ तीर	aबायाँ फर्केको तीर
direction.next	aअर्को
direction.previous	aअघिल्लो
direction.rightArrow	aदायाँ फर्केको तीर	aदाहिने तर्फको तीर
gesture.doubleTap	aडबल ट्याप गर्नुहोस्	aदुई पटक ट्याप गर्नुहोस्	aदुई पटक थिच्नुहोस्	aदुईचोटि ट्याप गर्नुहोस्
gesture.doubleTapAndHold	aडबल ट्याप गरी थिचिरहनुहोस्
gesture.longPress	aथिचिराख्नुहोस्
gesture.swipe	aस्वाइप गर्नुहोस्
gesture.swipeDown	aतलतिर स्वाइप गर्दा
gesture.swipeLeft	aबायाँ स्वाइप गर्दा
gesture.swipeRight	aदायाँ स्वाइप गर्दा
gesture.swipeUp	aमाथितिर स्वाइप गर्दा
gesture.tap	aछुनुहोस्	aट्याप गर्नुहोस्	aथिच्नुहोस्
role.button	aबटन
role.checkbox	aजाँच बाकस
role.heading	aशीर्षक
role.image	aछवि
role.link	aलिंक
role.list	aसूची
role.popUpButton	aड्रप-डाउन सूची
role.progressIndicator	aप्रगति पट्टी
role.radioButton	aरेडियो बटन
role.slider	aस्लाइडर
role.switch	aस्विच
role.tabBar	aट्याब पट्टि
role.textField	aसम्पादन बाकस
state.checked	aजाँचिएको
state.collapsed	aसंक्षिप्त गरिएको
state.disabled	aअसक्षम गरिएको
state.enabled	aअन गरिएको छ
state.expanded	aविस्तृत गरिएको
state.off	aनिष्क्रिय
state.on	aसक्रिय
state.selected	aचयन गरिएको	aचयन गरियो
state.unchecked	aनजाँचिएको
"""#
    case "nl": return #"""
tag	nl
name	Dutch
voiceOver
deep
rolePosition	final
secondsPerGrapheme	0.0634
expansion	1.25
quotes	“”‘’
list	abbreviations	bijv	enz	incl	max	min	nr	stk	tel
list	bothNames	voor- en achternaam	voornaam en achternaam	voornaam en je achternaam	voornaam en uw achternaam
list	cards	kaart
list	digits	cijfer
list	drawing	tekenen	ondertekenen
list	events	werd	werden
list	fingers	vinger	vingers
list	lastDigits	laatste
list	ownCodes	wachtwoord
list	phones	telefoon
list	postalCodes	postcode
list	purposes	om
colour.black	vzwart	azwarte
colour.blue	vblauw	ablauwe
colour.brown	vbruin	abruine
colour.cyan	vcyaan
colour.gold	vgoud
colour.gray	vgrijs	agrijze
colour.green	vgroen	agroene
colour.magenta	vmagenta
colour.orange	voranje
colour.pink	vroze
colour.purple	vpaars	apaarse
colour.red	vrood	arode
colour.white	vwit	awitte
colour.yellow	vgeel	agele
direction.back	vvorige
direction.down	vomlaag
direction.forward	vvolgende
direction.left	vlinks
direction.leftArrow	vpijl naar links	vpijl links	apijl-links
direction.leftToRight	vlinks naar rechts
direction.next	vvolgende
direction.previous	vvorige
direction.right	vrechts
direction.rightArrow	vpijl naar rechts	vpijl rechts	apijl-rechts
direction.rightToLeft	vrechts naar links
direction.up	vomhoog
gesture.click	aklik
gesture.doubleTap	vtik dubbel	adubbel te tikken	adubbel tik*	adubbelklik*	adubbeltik	adubbeltik*	atik 2 keer	atik twee keer	atik tweemaal	atikt u dubbel	atikt u twee keer	atwee keer te tikken	atwee keer tikken	atweemaal tikken
gesture.doubleTapAndHold	adubbeltikken en vasthouden
gesture.doubleTapInHints	vtik dubbel
gesture.longPress	vdruk lang in	adruk lang	ahoud ingedrukt	ahoud vast	aingedrukt	aingedrukt houden	alang drukken	alang indrukken	atik en houd vast	atik op en houd vast	avasthouden
gesture.swipe	aschuif	aswipe	aswipen	aveeg	aveegt	avegen
gesture.swipeDown	vveeg omlaag	aomlaag swipen
gesture.swipeLeft	vveeg naar links	anaar links swipen
gesture.swipeRight	vveeg naar rechts	anaar rechts swipen
gesture.swipeUp	vveeg omhoog	aomhoog swipen
gesture.tap	vtik	vtik eenmaal	aaantikken	araak aan	atik om	atik op	atikken	atikt	atikte
gesture.tapPressClick	vdruk op	vklik op	vtik op	adruk	adrukken	aklik	aklikken
noun.control	aafbeelding	aicoon	aknop	aknoppen	alink	apictogram	apijl	asymbool
noun.device	a*toets	akoptelefoon	amuis	atoets	atoetsen	atoetsenbord	atrackpad
noun.field	abedragen	adagen	aitems	aplaatsen	aregels	astoelen	avelden	awaarden
noun.mark	abalk	acirkel	adagen	agebied	aicoon	alijn	alijnen	aplaatsen	apunt	apunten	arand	astip	astippen	astoelen	atekst	aveld	avelden
noun.picture	aavatar	afoto	aillustratie	alogo	apictogram	aportret	aschermafbeelding
number.1	aeen	aéén
number.10	atien
number.2	atwee
number.3	adrie
number.4	avier
number.5	avijf
number.6	azes
number.7	azeven
number.8	aacht
number.9	anegen
place.above	aboven	abovenaan	abovenstaande	abovenste	aerboven	ahierboven	ain de hoek
place.below	abeneden	aeronder	ahieronder	aonder	aonderaan	aonderstaande	aonderste
place.side	aaan de linkerkant	aaan de rechterkant	aernaast	ain het midden	alinker	alinkerkant	alinks	alinksboven	alinksonder	arechter	arechterkant	arechts	arechtsboven	arechtsonder
role.adjustable	vaanpasbaar	vaanpasbare regelaar
role.backButton	vterug-knop
role.button	vknop	a*knop	atoets
role.checkbox	vaankruisvak	aselectievakje
role.dialog	vdialoogvenster
role.group	vgroep
role.header	vkoptekst
role.heading	vkoptekst	akop
role.image	vafbeelding	aplaatje
role.link	vlink	a*link	akoppeling
role.list	vlijst
role.menu	vmenu
role.navigationBar	vnavigatiebalk
role.pageControl	vpaginaregelaar
role.popUpButton	vvenstermenuknop	adropdownmenu
role.progress	vvoortgang
role.progressIndicator	vvoortgangsindicator	avoortgangsbalk
role.radioButton	vkeuzerondje
role.searchField	vzoekveld	vzoektekstveld	azoekbalk
role.slider	vschuifknop	a*schuifknop	aschuif	aschuifregelaar
role.staticText	vstatische tekst
role.stepper	vstepper
role.switch	vschakelaar	a*schakelaar
role.tab	vtab	atabblad
role.tabBar	vtabbladbalk
role.table	vtabel
role.textField	vtekstveld	abewerkingsvak	ainvoerveld
role.toggleButton	vaan-/uitknop
role.toolbar	vknoppenbalk
shape	adriehoekig*	agroot	agrote	aklein	akleine	aovale	arechthoekig*	arond	aronde	avierkant	avierkante
state.available	aactief	abeschikbaar	ageactiveerd	aingeschakeld	akan nu	aklaar	amogelijk
state.checked	vingeschakeld	aaangevinkt	iaangevinkte	iingeschakelde
state.collapsed	vsamengevouwen
state.dimmed	vgrijs	agedimd	agrijs weergegeven	alichtgrijs	avervaagd
state.disabled	vniet geactiveerd	vuitgeschakeld	agedeactiveerd	ainactief	aniet actief	auitgezet	iniet geactiveerde	iuitgegrijsde	iuitgeschakelde	iuitgezete
state.enabled	aaangezet	ageactiveerd	aingeschakeld	iaangezete
state.expanded	vuitgevouwen
state.inProgress	vbezig
state.mixed	vgemengd	igemengde
state.off	vuit	auitgeschakeld	auitgezet
state.on	vaan	aaangezet	aingeschakeld
state.selected	vgeselecteerd	aaangevinkt	agekozen	agemarkeerd	ais geselecteerd	igeselecteerde
state.unavailable	agedeactiveerd	ainactief	amomenteel niet beschikbaar	aniet actief	aniet beschikbaar	aniet mogelijk	aonbeschikbaar	auitgeschakeld
state.unchecked	vuitgeschakeld	aniet aangevinkt	auitgevinkt	iniet aangevinkte	iuitgeschakelde	iuitgevinkte
state.unselected	vniet geselecteerd	agedeselecteerd	igedeselecteerde	iniet geselecteerde
verb.handling	adruk op	agebruik	akies	aklik op	aselecteer	atik op	atoon	averberg	averplaats	awijzig	azoek
verb.instruction	acontroleer	acorrigeer	adruk	agebruik	akies	aklik	aselecteer	atik	avul
verb.marking	aaangegeven	agemarkeerd*	agemarkeerde	agetoond*	aomlijnd*	aweergegeven
verb.meaning	abetekenen	abetekent	ageeft aan	ageven aan	alaat zien	astaat voor	atonen	atoont
word.agent	adoor
word.conjunction	aals	adat	anadat	aof	aom	atot	avoordat	awanneer
word.copula	ais	awas	awerd	awordt	azijn
word.cue	akruis	aonderstreept	apictogram	aster	asterretje	asymbool	atekst	avet	avinkje
word.determiner	adat	ade	adeze	adie	adit	aeen	ahet	aje	amijn	auw
word.filler	aal	ade	adeze	adit	afunctie	ahelaas	ahet	ais	aknop	amomenteel	anog	anu	aop dit moment	aoptie	atijdelijk
word.in	ain
word.negation	ageen	aniet	aniets	anooit	azonder
word.quantity	aalle	abeide	adrie	aeen	aenkele	ameerdere	atwee
lookAlikes	aaardbeienknop	aalarmknop	abloemenknop	abloemknop	abroeksknop	adeurknop	adraaiknop	adrukknop	agroene energie	agroene thee	ahaarknop	ajasknop	akraanwater	alichtschakelaar	alinkeroor	amanchetknop	anieuw tabblad	anoodknop	aoverhemdknop	apaniekknop	apersberichten	aprofielafbeelding	arechterhand	arechteroor	arechts afslaan	arode kruis	arode wijn	arozenknop	asinaasappelsap	aspiegelbeeld	auit berlijn	avierkante meter	awitte wijn
"""#
    case "or": return #"""
tag	or
name	Odia
rolePosition	final
sentenceEnds	।.!?…
colour.black	aକଳା
colour.blue	aନୀଳ
colour.brown	aବାଦାମୀ
colour.green	aସବୁଜ
colour.orange	aକମଳା
colour.purple	aବାଇଗଣୀ
colour.red	aଲାଲ	aଲାଲ୍‌
colour.white	aଧଳା
colour.yellow	aହଳଦିଆ
direction.leftArrow	aବାମ ତୀର	aବାମ ପାର୍ଶ୍ୱକୁ ଯାଇଥିବା ତୀର
direction.next	aପରବର୍ତ୍ତୀ
direction.previous	aପୂର୍ବବର୍ତ୍ତୀ
direction.rightArrow	aଡାହାଣ ତୀର	aଡାହାଣକୁ ଯାଇଥିବା ତୀର
gesture.doubleTap	aଡବଲ୍ ଟାପ୍ କରନ୍ତୁ	aଡବଲ୍-ଟାପ୍ କରନ୍ତୁ	aଡବଲ୍‌-ଟାପ୍‌	aଦୁଇଥର ଟାପ୍ କରନ୍ତୁ
gesture.doubleTapAndHold	aଦୁଇଥର-ଟାପ୍ କରି ଧରି ରଖିନ୍ତୁ
gesture.swipeDown	aତଳକୁ ସ୍ୱାଇପ୍‌ କରନ୍ତୁ
gesture.swipeLeft	aବାମକୁ ସ୍ୱାଇପ୍‌ କରନ୍ତୁ
gesture.swipeRight	aଡାହାଣକୁ ସ୍ୱାଇପ୍‌ କରନ୍ତୁ
gesture.swipeUp	aଉପରକୁ ସ୍ୱାଇପ୍‌ କରନ୍ତୁ
gesture.tap	aଟାପ୍ କରନ୍ତୁ	aଟାପ୍‌
role.button	aବଟନ୍‌
role.checkbox	aଚେକବକ୍ସ	aଚେକ୍ ବାକ୍ସ
role.heading	aଶୀର୍ଷକ
role.image	aଇମେଜ୍‍
role.link	aଲିଙ୍କ
role.list	aତାଲିକା
role.popUpButton	aଡ୍ରପ୍‌-ଡାଉନ୍‌ ତାଲିକା
role.progressIndicator	aପ୍ରୋଗ୍ରେସ୍‌ ବାର୍‌
role.radioButton	aରେଡିଓ ବଟନ୍‌
role.slider	aସ୍ଲାଇଡର୍
role.switch	aପରିବର୍ତ୍ତନ କରନ୍ତୁ
role.tabBar	aଟାବ୍‌ ବାର୍‌
role.textField	aଏଡିଟ ବକ୍ସ
state.checked	aଯାଞ୍ଚ ହୋଇଛି
state.collapsed	aଛୋଟ କରିଦିଆଯାଇଛି
state.disabled	aଅକ୍ଷମ ହୋଇଛି
state.enabled	aସକ୍ଷମ କରାଯାଇଛି
state.expanded	aବଢ଼ାଇଦିଆଯାଇଛି
state.off	aବନ୍ଦ
state.on	aଚାଲୁ
state.selected	aଚୟନ ହୋଇଛି
state.unchecked	aଯାଞ୍ଚ ହୋଇନାହିଁ
"""#
    case "pa": return #"""
tag	pa
name	Punjabi
rolePosition	final
sentenceEnds	।.!?…
colour.black	aਕਾਲਾ
colour.blue	aਨੀਲਾ	aਨੀਲੀ
colour.brown	aਭੂਰਾ
colour.green	aਹਰਾ	aਹਰੀ
colour.orange	aਸੰਤਰੀ
colour.purple	aਜਾਮਣੀ	aਜਾਮਨੀ
colour.red	aਲਾਲ
colour.white	aਚਿੱਟਾ
colour.yellow	aਪੀਲਾ
direction.leftArrow	aਖੱਬੇ ਪਾਸੇ ਵੱਲ ਤੀਰ ਦਾ ਨਿਸ਼ਾਨ	aਤੀਰ ਖੱਬੇ
direction.next	aਅੱਗੇ
direction.previous	aਪਿੱਛੇ
direction.rightArrow	aਤੀਰ ਸੱਜੇ	aਸੱਜੇ ਪਾਸੇ ਵੱਲ ਤੀਰ ਦਾ ਨਿਸ਼ਾਨ
gesture.doubleTap	aਡਬਲ ਟੈਪ ਕਰੋ	aਡਬਲ-ਟੈਪ ਕਰੋ	aਦੋ ਵਾਰ ਟੈਪ ਕਰੋ
gesture.doubleTapAndHold	aਡਬਲ ਟੈਪ ਕਰੋ ਅਤੇ ਦਬਾਈ ਰੱਖੋ
gesture.longPress	aਦਬਾ ਕੇ ਰੱਖੋ	aਦਬਾਈ ਰੱਖੋ
gesture.swipe	aਸਵਾਈਪ ਕਰੋ
gesture.swipeDown	aਹੇਠਾਂ ਸਵਾਈਪ ਕਰੋ
gesture.swipeLeft	aਖੱਬੇ ਪਾਸੇ ਸਵਾਈਪ ਕਰੋ
gesture.swipeRight	aਸੱਜੇ ਪਾਸੇ ਸਵਾਈਪ ਕਰੋ
gesture.swipeUp	aਉੱਪਰ ਸਵਾਈਪ ਕਰੋ
gesture.tap	aਟੈਪ ਕਰੋ	aਦਬਾਓ
role.button	aਬਟਨ
role.checkbox	aਚੈੱਕ-ਬਾਕਸ	aਚੈੱਕਬਾਕਸ
role.heading	aਸਿਰਲੇਖ
role.image	aਚਿਤਰ
role.link	aਲਿੰਕ
role.list	aਸੂਚੀ
role.popUpButton	aਡ੍ਰੌਪ-ਡਾਊਨ ਸੂਚੀ
role.progressIndicator	aਪ੍ਰਗਤੀ ਪੱਟੀ
role.radioButton	aਰੇਡੀਓ ਬਟਨ
role.slider	aਸਲਾਈਡਰ
role.switch	aਸਵਿੱਚ ਕਰੋ
role.tabBar	aਟੈਬ ਬਾਰ
role.textField	aਸੰਪਾਦਨ ਬਾਕਸ
state.checked	aਸਹੀ ਦਾ ਨਿਸ਼ਾਨ ਲੱਗਿਆ ਹੋਇਆ
state.collapsed	aਸੁੰਗੇੜਿਆ ਗਿਆ
state.disabled	aਅਸਮਰਥਿਤ
state.enabled	aਚਾਲੂ ਹੈ
state.expanded	aਵਿਸਤਾਰ ਕੀਤਾ ਗਿਆ
state.off	aਬੰਦ
state.on	aਚਾਲੂ
state.selected	aਚੁਣਿਆ ਗਿਆ	aਚੁਣੀ ਗਈ
state.unchecked	aਸਹੀ ਦਾ ਨਿਸ਼ਾਨ ਨਹੀਂ ਲੱਗਿਆ ਹੋਇਆ
"""#
    case "pl": return #"""
tag	pl
name	Polish
voiceOver
rolePosition	initial
secondsPerGrapheme	0.0743
expansion	1.25
quotes	„”«»
list	abbreviations	godz	itd	itp	min	mln	nr	ok	sek	tys	ul
list	bothNames	imię i nazwisko
list	cards	kart
list	digits	cyfr
list	lastDigits	ostatni
list	ownCodes	hasł
list	phones	telefon
list	postalCodes	kod pocztowy
list	shortOwnCodes	kod
colour.black	vczarny	aczarn*	aczarne
colour.blue	vniebieski	aniebiesk*	aniebieska	aniebieskie
colour.brown	vbrązowy	abrązow*	abrązowe
colour.cyan	vcyjan
colour.gold	vzłoty
colour.gray	vszary	aszar*
colour.green	vzielony	azielon*	azielona	azielone
colour.magenta	vmagenta
colour.orange	vpomarańczowy	apomarańczow*	apomarańczowa	apomarańczowe
colour.pink	vróżowy	aróżow*
colour.purple	vpurpurowy	afioletowy	afiolet*	afioletowe	apurpur*	apurpurowe
colour.red	vczerwony	aczerwon*	aczerwone
colour.white	vbiały	abiał*	abiałe
colour.yellow	vżółty	ażółt*	ażółte
direction.back	vwróć
direction.down	vw dół
direction.forward	vdalej	vdo przodu
direction.left	vdo lewej
direction.leftArrow	vstrzałka w lewo
direction.leftToRight	vod lewej do prawej
direction.next	vnastępny	adalej
direction.previous	vpoprzedni	awstecz
direction.right	vdo prawej
direction.rightArrow	vstrzałka w prawo
direction.rightToLeft	vod prawej do lewej
direction.up	vw górę
gesture.click	akliknięcie
gesture.doubleTap	vstuknij dwukrotnie	adotknij dwa razy	adotknij dwukrotnie	adwukrotn*	adwukrotne stuknięcie	adwukrotnie dotknij	adwukrotnie kliknij	adwukrotnie stuknij	akliknij dwukrotnie	anaciśnij dwukrotnie	apuknij dwukrotnie	astuknij dwa razy	astuknąć dwukrotnie
gesture.doubleTapAndHold	akliknij dwukrotnie i przytrzymaj
gesture.doubleTapInHints	vstuknij dwukrotnie
gesture.longPress	vnaciśnij długo	adotknij i przytrzymaj	adługie naciśnięcie	anaciśnij i przytrzymaj	aprzytrzymaj	aprzytrzymanie	aprzytrzymać
gesture.swipe	amachnij	aprzeciągnij	aprzesunięcie	aprzesunięcie palcem	aprzesunięciem	aprzesunąć	aprzesuwając	aprzesuń	aprzesuń palcem
gesture.swipeDown	vprzesuń w dół	vprzesuń palcem w dół
gesture.swipeLeft	vprzesuń w lewo	vprzesuń palcem w lewo
gesture.swipeRight	vprzesuń w prawo	vprzesuń palcem w prawo
gesture.swipeUp	vprzesuń w górę	vprzesuń palcem w górę
gesture.tap	vstuknij	vstuknij raz	adotknij	adotknięcie	adotknąć	akliknij	anacisnąć	anaciśnij	apuknij	astukając	astuknięcie	astuknięciem	astuknąć
gesture.tapPressClick	vkliknij	vnaciśnij	vstuknij	anaciśnięcie
noun.control	aprzyciski
number.1	ajeden	ajedna	ajednego	ajednej	ajedno	ajednym	ajedną
number.10	adziesięciu	adziesięć
number.2	adwa	adwaj	adwie	adwóch
number.3	atrzech	atrzej	atrzy
number.4	aczterech	acztery
number.5	apięciu	apięć
number.6	asześciu	asześć
number.7	asiedem	asiedmiu
number.8	aosiem	aośmiu
number.9	adziewięciu	adziewięć
place.above	agórna	agórnego	agórny	agórnym	ana górze	anad	apowyżej	apowyższ*	au góry	aw górnej	aw rogu
place.below	adolna	adolnego	adolny	adolnym	ana dole	apod	aponiżej	aponiższ*	au dołu	aw dolnej
place.side	alewego	alewej	alewy	alewym	aobok	apo lewej	apo prawej	apośrodku	aprawego	aprawej	aprawy	aprawym	az lewej	az prawej
role.adjustable	vregulacja	vnarzędzie korekcji
role.backButton	vprzycisk powrotu
role.button	vprzycisk	aprzyciskiem	aprzycisku
role.checkbox	vpole wyboru
role.dialog	vokno dialogowe
role.group	vgrupa
role.header	vnagłówek
role.heading	vnagłówek
role.image	vobrazek	vobraz	azdjęcie
role.link	vłącze	alink	aodnośnik	aodsyłacz
role.list	vlista
role.menu	vmenu
role.navigationBar	vpasek nawigacji
role.pageControl	vsterowanie stronami
role.popUpButton	vprzycisk	vprzycisk menu podręcznego	alista
role.progress	vpostęp
role.progressIndicator	vwskaźnik postępu	apasek postępu
role.radioButton	vprzycisk wyboru	aprzycisk opcji
role.searchField	vpole wyszukiwania	vpole wyszukiwania tekstu
role.slider	vsuwak
role.staticText	vtekst statyczny
role.stepper	vpole krokowe
role.switch	vz-przejściem	aprzełącz	aprzełącznik	aprzełącznika
role.tab	vtabulator	akarta	azakładka
role.tabBar	vpasek kart
role.table	vtabela
role.textField	vpole tekstowe	apole edycji
role.toggleButton	vprzełącz przycisk
role.toolbar	vpasek narzędzi
shape	aduż*	akwadratow*	amał*	aokrągł*	aowaln*	aprostokątn*	atrójkątn*
state.active	iaktywna	iaktywni	iaktywno
state.available	aaktywna	aaktywne	aaktywny	adostępna	adostępne	adostępny	agotowe	agotowy	amożliwa	amożliwe	amożliwy	amożna
state.checked	vzaznaczone	azaznaczono	izaznaczeni	izaznaczona
state.collapsed	vzwinięty	vzwinięte	awidok zwinięty	izwinięta	izwinięti	izwinięto
state.dimmed	vwygaszone	aprzyciemniona	aprzyciemnione	aprzyciemniony	awygaszona	awygaszony	awyszarzona	awyszarzone	awyszarzony	iwygaszeni	iwygaszono
state.disabled	vnie włączone	vwyłączone	anieaktywna	anieaktywne	anieaktywny	awyłączona	awyłączono	awyłączony	azablokowana	azablokowane	azablokowany	inie włączeni	inie włączona	inie włączono	inie włączony	iwyszarzeni	iwyszarzona	iwyszarzone	iwyszarzono	iwyłączeni
state.enabled	aaktywna	aaktywne	aaktywny	awłączona	awłączone	awłączono	awłączony
state.expanded	vrozwinięty	vrozwinięte	awidok rozwinięty	irozwinięta	irozwinięti	irozwinięto
state.inProgress	vw toku
state.inactive	inieaktywna	inieaktywni	inieaktywno
state.mixed	vmieszane	imieszana	imieszani	imieszano	imieszany
state.off	vwyłączone	awył	awyłączona	awyłączono	awyłączony	iwyłączeni
state.on	vwłączone	awł	awłączona	awłączono	awłączony	iwłączeni
state.selected	vzaznaczone	vwybrany	ajest wybrana	ajest wybrany	ajest zaznaczona	awybrana	awybrane	awybrani	awybrano	azaznaczeni	azaznaczona	azaznaczono	azaznaczony
state.unavailable	anie jest dostępna	anie jest dostępne	anie jest dostępny	anieaktywna	anieaktywne	anieaktywny	aniedostępna	aniedostępne	aniedostępny	awyłączona	awyłączone	awyłączony	azablokowane	iniedostępni	iniedostępno
state.unchecked	vniezaznaczone	anie zaznaczono	iniezaznaczeni	iniezaznaczona	iniezaznaczono
state.unselected	vniewybrany	vniezaznaczone	anie wybrano	anie zaznaczono	aniewybrana	aniewybrane	aniezaznaczona	aniezaznaczony	iniewybrani	iniewybrano	iniezaznaczeni	iniezaznaczono
lookAlikes	aczarna lista	aczerwony krzyż	ainformacje prasowe	alista	ametry kwadratowe	asok pomarańczowy	aw prawo	awoda z kranu	azielona energia
"""#
    case "pt-BR": return #"""
tag	pt-BR
name	Brazilian Portuguese
voiceOver
deep
attributesFollow
rolePosition	initial
secondsPerGrapheme	0.0684
expansion	1.25
list	abbreviations	aprox	etc	máx	mín	núm	pág	sra
list	bothNames	nome e apelido	nome e o sobrenome	nome e seu sobrenome	nome e sobrenome
list	cards	cartão
list	digits	algarismos	dígito
list	lastDigits	últim
list	ownCodes	código	senha
list	phones	celular	telefone
list	postalCodes	cep	código postal
colour.black	vpreto	anegro	apreta	apretas	apretos
colour.blue	vazul	aazuis
colour.brown	vmarrom	acastanha	acastanho	amarrons
colour.cyan	vciano
colour.gold	vdourado
colour.gray	vcinza	acinzas	acinzenta	acinzento	acinzentos
colour.green	vverde	averdes
colour.magenta	vmagenta
colour.orange	vlaranja	alaranjas
colour.pink	vrosa	acor-de-rosa
colour.purple	vroxo	apúrpura	aroxa	aroxas	aroxos	avioleta
colour.red	vvermelho	avermelha	avermelhas	avermelhos
colour.white	vbranco	abranca	abrancas	abrancos
colour.yellow	vamarelo	aamarela	aamarelas	aamarelos
direction.back	vvoltar
direction.down	vpara baixo
direction.forward	vavançar
direction.left	vesquerda
direction.leftArrow	vseta esquerda	vseta à esquerda	aseta para a esquerda
direction.leftToRight	vda esquerda para a direita
direction.next	vseguinte	apróxima
direction.previous	vanterior
direction.right	vdireita
direction.rightArrow	vseta direita	vseta à direita	aseta para a direita
direction.rightToLeft	vda direita para a esquerda
direction.up	vpara cima
gesture.click	aclique
gesture.doubleTap	vtocar duas vezes	vdar um toque duplo	vtoque duplo	abata duas vezes	abater duas vezes	aclique duas vezes	aclique duplo	adar dois toques	adois toques	aduplo clique	aduplo toque	adê dois toques	adê um toque duplo	apressione duas vezes	apressionem duas vezes	atoca duas vezes	atoque duas vezes	atoquem duas vezes
gesture.doubleTapInHints	vtoque duas vezes
gesture.longPress	vpressionamento longo	amantenha premido	amantenha pressionad*	amantenha pressionado	amanter pressionad*	amanter pressionado	apressione e segure	asegure	atoque e segure	atoque longo	atoque prolongado	atoque sem soltar
gesture.swipe	aarraste	adesliza	adeslizar	adeslize	apassar o dedo	apasse o dedo
gesture.swipeDown	vdeslizar para baixo	vpassar o dedo para baixo
gesture.swipeLeft	vdeslizar a esquerda	vdeslizar o dedo para a esquerda	vpassar a esquerda	vpassar o dedo para a esquerda	adeslizar para a esquerda
gesture.swipeRight	vdeslizar para a direita	vdeslizar a direita	vpassar o dedo a direita	vpassar o dedo para a direita
gesture.swipeUp	vdeslizar para cima	vdeslizar o dedo para cima	vpassar o dedo para cima	vpassar para cima
gesture.tap	vtocar	vdar um toque	vdar um toque único	vtocar uma vez	vtoque único	vum toque	atoque	aaperte	acarrega	acarregue	apressionar	apressione	aprima	atoca	atocando	atoque em	atoque para
gesture.tapPressClick	vclicar em	vpressionar	vtocar em	abelisque	aclica	aclicar	aclique
noun.control	abotão	abotões	aimagem	alink	aseta	asímbolo	aícone
noun.device	afones	amouse	atecla	ateclado	ateclas	atrackpad
noun.field	aassentos	acampos	adias	aitens	alinhas	alugares	avalores
noun.mark	aassentos	abarra	aborda	acampo	acampos	acírculo	adias	alinha	alinhas	alugares	aponto	apontos	atexto	azona	aárea	aícone
number.1	aum	auma
number.10	adez
number.2	adois	aduas
number.3	atrês
number.4	aquatro
number.5	acinco
number.6	aseis
number.7	asete
number.8	aoito
number.9	anove
place.above	aacima	ade cima	aem cima	ano canto	ano topo	asuperior
place.below	aa seguir	aabaixo	ade baixo	adebaixo	aem baixo	aembaixo	ainferior
place.side	aao lado	ada direita	ada esquerda	adireita	adireito	aesquerda	aesquerdo	ano centro	ano meio	aà direita	aà esquerda
role.adjustable	vajustável	vcontrole ajustável
role.backButton	vbotão voltar
role.button	vbotão	atecla
role.checkbox	vcaixa de seleção	acaixa de verificação	acampo de seleção
role.dialog	vdiálogo
role.group	vgrupo
role.header	vcabeçalho
role.heading	vtítulo	acabeçalho
role.image	vimagem
role.link	vlink	ahiperligação	aligação
role.list	vlista
role.menu	vmenu
role.navigationBar	vbarra de navegação
role.pageControl	vcontrole de página
role.popUpButton	vbotão pop up	vbotão pop-up	alista suspensa
role.progress	vprogresso
role.progressIndicator	vindicador de progresso	abarra de progresso
role.radioButton	vseletor	abotão de opção
role.searchField	vcampo de busca	vcampo de texto de busca	abarra de busca	abarra de pesquisa	acampo de pesquisa
role.slider	vcontrole	acontrole deslizante	acontrolo deslizante	adeslizador
role.staticText	vtexto estático
role.stepper	vseta incremental
role.switch	valternar	ainterruptor	achave	acomutador	aseletor
role.tab	vaba	aguia	aseparador
role.tabBar	vbarra de abas	abarra de guias
role.table	vtabela
role.textField	vcampo de texto	acaixa de edição	acaixa de texto
role.toggleButton	vbotão alternar
role.toolbar	vbarra de ferramentas
shape	acircular	agrande	aoval	apequena	apequeno	aquadrada	aquadrado	aredonda	aredondo	aretangular	atriangular
state.available	aativa	aativada	aativado	aativo	adisponíveis	adisponível	ahabilitada	ahabilitado	apossível	apronta	apronto
state.checked	vmarcado	amarcada	aselecionado	imarcadas	imarcados	iselecionadas	iselecionados
state.chosen	iescolhida	iescolhidas	iescolhidos
state.collapsed	vcontraído	arecolhido	irecolhida	irecolhidas	irecolhidos
state.dimmed	vescurecido	aescurecida	aesmaecida	aesmaecido	iescurecidas	iescurecidos
state.disabled	vdesativado	vnão ativado	adesabilitada	adesabilitado	adesativada	ainativa	ainativo	iacinzentada	iacinzentadas	iacinzentados	idesabilitadas	idesabilitados	idesativadas	idesativados	inão ativada	inão ativadas	inão ativados
state.enabled	aativada	aativado	aativados	ahabilitada	ahabilitado	iativadas	ihabilitadas	ihabilitados
state.expanded	vexpandido	iexpandida	iexpandidas	iexpandidos
state.inProgress	vem andamento
state.mixed	vmesclado	vmisto	vmisturado	imesclada	imescladas	imesclados	imisturada	imisturadas	imisturados
state.off	vdesativado	adesativada	adesligada	adesligado	ainativo	anão	idesativadas	idesativados	idesligadas	idesligados
state.on	vativado	aativa	aativada	aativo	aligada	aligado	asim	iativadas	iativados	iligadas	iligados
state.selected	vselecionado	aescolhida	aescolhido	aestá selecionada	aestá selecionado	amarcada	amarcado	aselecionada	aselecionadas	aselecionados
state.unavailable	adesabilitada	adesabilitado	adesativada	adesativado	ainativa	ainativo	aindisponíveis	aindisponível	anão disponível	anão está disponível
state.unchecked	vdesmarcado	anão marcada	anão marcado	anão selecionado	idesmarcada	idesmarcadas	idesmarcados	inão marcadas	inão marcados	inão selecionadas	inão selecionados
state.unselected	vnão selecionado	adesmarcada	adesmarcado	anão selecionada	inão selecionadas	inão selecionados
verb.action	aabra	aabrir	aadicionar	aadicione	aagrupar	aalterar	aalternar	aampliar	aanexar	aapagar	aapague	aaplicar	aarquivar	aativar	aatualizar	abaixar	abloquear	abuscar	acancelar	acarregar	acolar	acombinar	acompartilhar	acompartilhe	acomprar	aconectar	aconfigurar	aconfirmar	acontinuar	aconverter	aconvidar	acopiar	acopie	acriar	acrie	adenunciar	adesativar	adesbloquear	adesconectar	adesmarcar	aduplicar	aeditar	aencaminhar	aenviar	aescanear	aescolha	aescolher	aexclua	aexcluir	aexibir	aexportar	afechar	afeche	afiltrar	afixar	agerenciar	aimportar	aimprimir	aincluir	ainiciar	ainserir	amarcar	amostrar	amostre	amova	amover	aocultar	aordenar	apagar	aparar	apersonalizar	apesquisar	arecarregar	arecortar	aredefinir	aremova	aremover	arenomear	areproduzir	areservar	aresponder	arestaurar	aretomar	asair	asalvar	aseguir	aselecionar	aselecione	asubstituir	ausar	aver
verb.instruction	aclique	acorrija	aescolha	apreencha	apressione	aselecione	atoque	ause	averifique
verb.marking	adestacada*	adestacado*	aindicado*	amarcada*	amarcado*	amostrado*	arealçado*
verb.meaning	aindica	aindicam	amostra	amostram	aquer dizer	arepresenta	asignifica	asignificam
word.agent	apela	apelas	apelo	apelos	apor
word.conjunction	aantes	aaté	adepois	apara	aquando	aque	ase
word.copula	aestá	aestão	afoi	asão	aé
word.cue	aasterisco	acruz	aestrela	anegrito	asublinhado	asímbolo	atexto	aícone
word.determiner	aa	aas	aesta	aeste	ao	aos	aseu	asua	aum	auma
word.filler	aa	aagora	aainda	aatualmente	abotão	ade momento	aesta	aeste	aestá	afunção	ajá	aneste momento	ano momento	ao	aopção	apor enquanto	atemporariamente	aé
word.in	aem
word.negation	anada	anenhum	anenhuma	anunca	anão	asem
word.quantity	aalguns	adois	aduas	atodas	atodos	atrês	aum	auma	avários
lookAlikes	abotão de camisa	abotão de emergência	abotão de flor	abotão de ouro	abotão de pressão	abotão de punho	abotão de pânico	abotão de rosa	abotões de camisa	achá verde	acruz vermelha	aenergia verde	afoto de perfil	aimagem de perfil	alista negra	ametros quadrados	amão direita	anova aba	aouvido direito	asuco de laranja	asumo de laranja	atoque da	atoque de	atoque do	atoques de	avinho tinto	aágua da torneira
"""#
    case "pt-PT": return #"""
tag	pt-PT
name	European Portuguese
voiceOver
rolePosition	initial
secondsPerGrapheme	0.0653
expansion	1.25
list	abbreviations	aprox	etc	máx	mín	núm	pág	sra
list	bothNames	nome e apelido	nome próprio e apelido
list	cards	cartão
list	digits	algarismos	dígito
list	lastDigits	últim
list	ownCodes	código	palavra-passe
list	phones	telefone	telemóvel
list	postalCodes	código postal
colour.black	vpreto	anegro	apreta	apretas	apretos
colour.blue	vazul	aazuis
colour.brown	vcastanho	acastanha	amarrom	amarrons
colour.cyan	vciano
colour.gold	vdourado
colour.gray	vcinzento	acinza	acinzas	acinzenta	acinzentos
colour.green	vverde	averdes
colour.magenta	vmagenta
colour.orange	vcor de laranja	vlaranja	alaranjas
colour.pink	vrosa	acor-de-rosa
colour.purple	vroxo	apúrpura	aroxa	aroxas	aroxos	avioleta
colour.red	vvermelho	avermelha	avermelhas	avermelhos
colour.white	vbranco	abranca	abrancas	abrancos
colour.yellow	vamarelo	aamarela	aamarelas	aamarelos
direction.back	vanterior	vrecuar
direction.down	vpara baixo
direction.forward	vavançar	vpara a frente	vseguinte
direction.left	vesquerda
direction.leftArrow	vseta para a esquerda
direction.leftToRight	vda esquerda para a direita
direction.next	vseguinte
direction.previous	vanterior
direction.right	vdireita
direction.rightArrow	vseta para a direita
direction.rightToLeft	vda direita para a esquerda
direction.up	vpara cima
gesture.click	aclique
gesture.doubleTap	vdar dois toques	vdois toques	abata duas vezes	abater duas vezes	aclique duas vezes	aclique duplo	aduplo clique	aduplo toque	adê dois toques	adê um toque duplo	apressione duas vezes	atoca duas vezes	atocar duas vezes	atoque duas vezes	atoque duplo
gesture.doubleTapAndHold	atocar duas vezes sem soltar
gesture.doubleTapInHints	vdê dois toques
gesture.longPress	vpressão longa	amantenha premido	amantenha pressionado	amanter pressionado	apressione e segure	asegure	atoque e segure	atoque longo	atoque prolongado	atoque sem soltar
gesture.swipe	aarraste	adesliza	adeslizar	adeslize	adeslize rapidamente	apassar o dedo	apasse o dedo
gesture.swipeDown	vpassar o dedo para baixo	adeslizar para baixo
gesture.swipeLeft	vpassar o dedo para a esquerda	adeslizar para a esquerda
gesture.swipeRight	vpassar o dedo para a direita	adeslizar para a direita
gesture.swipeUp	vpassar o dedo para cima	adeslizar para cima
gesture.tap	vtocar	vtocar uma vez	aaperte	acarrega	acarregue	apressionar	apressione	aprima	atoca	atocando	atoque	atoque em	atoque para
gesture.tapPressClick	vclicar em	vpremir	vtocar em	abelisque	aclica	aclicar	aclique
noun.control	abotão	abotões	aimagem	alink	aseta	asímbolo	aícone
noun.field	aassentos	acampos	adias	aitens	alinhas	alugares	avalores
noun.mark	aassentos	abarra	aborda	acampo	acampos	acírculo	adias	alinha	alinhas	alugares	aponto	apontos	atexto	azona	aárea	aícone
number.1	aum	auma
number.10	adez
number.2	adois	aduas
number.3	atrês
number.4	aquatro
number.5	acinco
number.6	aseis
number.7	asete
number.8	aoito
number.9	anove
place.above	aacima	ade cima	aem cima	ano canto	ano topo	asuperior
place.below	aa seguir	aabaixo	ade baixo	adebaixo	aem baixo	aembaixo	ainferior
place.side	aao lado	ada direita	ada esquerda	adireita	adireito	aesquerda	aesquerdo	ano centro	ano meio	aà direita	aà esquerda
role.adjustable	vregulável	vcontrolo ajustável
role.backButton	vbotão para voltar atrás
role.button	vbotão	atecla
role.checkbox	vopção assinalável	acaixa de verificação	acaixa de seleção	acampo de seleção
role.dialog	vcaixa de diálogo
role.group	vgrupo
role.header	vcabeçalho
role.heading	vtítulo	acabeçalho
role.image	vimagem
role.link	vhiperligação	vligação	alink
role.list	vlista
role.menu	vmenu
role.navigationBar	vbarra de navegação
role.pageControl	vcontrolo de páginas
role.popUpButton	vbotão pop-up	alista pendente
role.progress	vprogresso
role.progressIndicator	vindicador de progresso	abarra de progresso
role.radioButton	vbotão rádio	abotão de opção
role.searchField	vcampo de pesquisa	vcampo de pesquisa de texto	abarra de busca	abarra de pesquisa	acampo de busca
role.slider	vnivelador	vnível	acontrole deslizante	acontrolo de deslize	acontrolo deslizante	adeslizador
role.staticText	vtexto estático
role.stepper	vgraduador
role.switch	vmudar	ainterruptor	achave	acomutador	aseletor
role.tab	vtabulador	vseparador	aaba	aguia
role.tabBar	vbarra de separadores
role.table	vtabela
role.textField	vcampo de texto	acaixa de edição	acaixa de texto
role.toggleButton	vbotão de ativar/desativar
role.toolbar	vbarra de ferramentas
shape	acircular	agrande	aoval	apequena	apequeno	aquadrada	aquadrado	aredonda	aredondo	aretangular	atriangular
state.available	aativa	aativada	aativado	aativo	adisponíveis	adisponível	ahabilitada	ahabilitado	apossível	apronta	apronto
state.checked	vassinalado	amarcado	aselecionada	aselecionado	iassinalada	iassinaladas	iassinalados	imarcadas	imarcados	iselecionadas	iselecionados
state.chosen	iescolhida	iescolhidas	iescolhidos
state.collapsed	vcomprimido	afechada	icomprimida	icomprimidas	icomprimidos	ifechadas	ifechado	ifechados	iocultada	iocultadas	iocultados
state.dimmed	vindisponível	aescurecida	aescurecido	aesmaecida	aesmaecido
state.disabled	vdesativado	vnão ativado	adesabilitada	adesabilitado	adesativada	ainativa	ainativo	idesativadas	idesativados	iescurecida	iescurecidas	iescurecidos	inão ativada	inão ativadas	inão ativados
state.enabled	aativada	aativado	aativados	ahabilitada	ahabilitado	iativadas
state.expanded	vexpandido	aexpandida	iexpandidas	iexpandidos
state.inProgress	vem curso
state.mixed	vmisto
state.off	vdesativado	vnão	adesativada	adesligada	adesligado	ainativo	idesativadas	idesativados	idesligadas	idesligados
state.on	vativo	vsim	aativado	aativa	aativada	aligada	aligado	iativadas	iativados	iligadas	iligados
state.selected	vselecionado	aescolhida	aescolhido	aestá selecionada	aestá selecionado	amarcada	amarcado	aselecionada	aselecionadas	aselecionados
state.unavailable	adesabilitada	adesabilitado	adesativada	adesativado	ainativa	ainativo	aindisponíveis	aindisponível	anão disponível	anão está disponível
state.unchecked	vnão assinalado	adesmarcada	adesmarcado	anão selecionado	idesmarcadas	idesmarcados	inão assinalada	inão assinaladas	inão assinalados	inão selecionada	inão selecionadas	inão selecionados
state.unselected	vdesselecionado	adesmarcada	adesmarcado	anão selecionada	anão selecionado	idesmarcadas	idesmarcados	idesselecionada	idesselecionadas	idesselecionados	inão selecionadas	inão selecionados
verb.instruction	aclique	acorrija	aescolha	apreencha	apressione	aselecione	atoque	ause	averifique
verb.marking	adestacada*	adestacado*	aindicado*	amarcada*	amarcado*	amostrado*	arealçado*
verb.meaning	aindica	aindicam	amostra	amostram	aquer dizer	arepresenta	asignifica	asignificam
word.conjunction	aantes	aaté	adepois	apara	aquando	aque	ase
word.copula	aestá	aestão	afoi	asão	aé
word.cue	aasterisco	acruz	aestrela	anegrito	asublinhado	asímbolo	atexto	aícone
word.filler	aa	aagora	aainda	aatualmente	abotão	ade momento	aesta	aeste	aestá	afunção	ajá	aneste momento	ano momento	ao	aopção	apor enquanto	atemporariamente	aé
word.in	aem
word.negation	anada	anenhum	anenhuma	anunca	anão	asem
word.quantity	aalguns	adois	aduas	atodas	atodos	atrês	aum	auma	avários
lookAlikes	achá verde	acruz vermelha	aenergia verde	afoto de perfil	aimagem de perfil	alista negra	ametros quadrados	amão direita	anova aba	aouvido direito	asuco de laranja	asumo de laranja	avinho tinto	aágua da torneira
"""#
    case "ro": return #"""
tag	ro
name	Romanian
voiceOver
rolePosition	initial
secondsPerGrapheme	0.069
expansion	1.2
quotes	„”«»
list	bothNames	nume și prenume	numele și prenumele	prenume și nume	prenumele și numele
list	cards	card
list	digits	cifre
list	lastDigits	ultim
list	ownCodes	parol
list	phones	telefon
list	postalCodes	cod poștal
list	shortOwnCodes	cod
colour.black	vnegru	aneagră	anegre	anegri
colour.blue	valbastru	aalbastre	aalbastră	aalbaștri
colour.brown	vmaro
colour.cyan	vcyan
colour.gold	vauriu
colour.gray	vgri	acenușiu	agri-deschis
colour.green	vverde	averzi
colour.magenta	vmagenta
colour.orange	vportocaliu	aportocalie	aportocalii
colour.pink	vroz
colour.purple	vmov	vviolet
colour.red	vroșu	aroșie	aroșii
colour.white	valb	aalbe	aalbi	aalbă
colour.yellow	vgalben	agalbene	agalbeni	agalbenă
direction.back	vînapoi
direction.down	vjos
direction.forward	vînainte
direction.left	vstânga
direction.leftArrow	vsăgeată stânga	asăgeată la stânga	asăgeată spre stânga
direction.leftToRight	vde la stânga la dreapta
direction.next	vurmător	aînainte
direction.previous	vanterior	aînapoi
direction.right	vdreapta
direction.rightArrow	vsăgeată dreapta	asăgeată la dreapta	asăgeată spre dreapta
direction.rightToLeft	vde la dreapta la stânga
direction.up	vsus
gesture.click	adați clic
gesture.doubleTap	vapasă dublu	vapăsare dublă	aapasă de două ori	aapăsați de două ori	aatinge de două ori	aatingere dublă	aatingeți de două ori	aatingeți dublu	adublu clic	adublu click	adublu tap	adublu-clic	adublă atingere
gesture.doubleTapAndHold	aatinge lung
gesture.doubleTapInHints	vapăsați dublu
gesture.longPress	vapasă lung	aapăsare lungă	aapăsare prelungită	aatinge lung	aatinge și ține	amențineți apăsat	aține apăsat	ațineți apăsat
gesture.swipe	aglisa	aglisare	aglisați	aglisează	atrage	atrageți
gesture.swipeDown	vglisează în jos
gesture.swipeLeft	vglisează la stânga	aglisează spre stânga
gesture.swipeRight	vglisează la dreapta	aglisează spre dreapta
gesture.swipeUp	vglisează în sus
gesture.tap	vapasă o dată	vapăsare	aapasă	aapasă pentru	aapăsați	aatinge	aatinge pentru	aatingere	aatingeți
gesture.tapPressClick	vapasă	vatinge	vclic pe	vfă clic pe	aapăsați	aclic
number.1	aunei	aunu
number.10	azece
number.2	adoi	adouă
number.3	atrei
number.4	apatru
number.5	acinci
number.6	așase
number.7	așapte
number.8	aopt
number.9	anouă
place.above	acolțul	ade sus	adeasupra	amai sus	asuperioară	asuperior	asus	aîn colț	aîn partea de sus
place.below	ade jos	adedesubt	ainferioară	ainferior	ajos	amai jos	asub	aîn partea de jos
place.side	adin dreapta	adin stânga	adreapta	ala dreapta	ala stânga	astânga	aîn dreapta	aîn mijloc	aîn stânga
role.adjustable	vreglabil	vcontrol ajustabil
role.backButton	vbutonul înapoi
role.button	vbuton	abutonul	abutonului
role.checkbox	vcasetă de validare	acasetă de selectare	acasetă de bifat	acasetă de marcaj
role.dialog	vdialog
role.group	vgrupați
role.header	vantet
role.heading	vantet	vcolontitlu	atitlu
role.image	vimagine	aimaginea
role.link	vlink	alegătură	alinkul
role.list	vlistă
role.menu	vmeniu
role.navigationBar	vbară de navigare
role.pageControl	vcontrol pagini
role.popUpButton	vbuton pop-up	alistă drop-down
role.progress	vevoluție
role.progressIndicator	vindicator de evoluție	abară de progres
role.radioButton	vbuton radio
role.searchField	vcâmp de căutare	vcâmp de căutare text
role.slider	vglisor	acursor
role.staticText	vtext static
role.stepper	vincrementator
role.switch	vcomutare	acomutator	acomutatorul	aîntrerupător
role.tab	vfilă	vtab	afila
role.tabBar	vbară de file	abară cu file
role.table	vtabel
role.textField	vcâmp de text	acasetă de editare	acâmp text
role.toggleButton	vbuton comutare
role.toolbar	vbară de instrumente
shape	adreptunghiular*	amare	amic	amică	apătrat	apătrată	arotund	arotunde	arotundă	atriunghiular*
state.available	aactiv	aactivat	aactivată	aactivă	adisponibil	adisponibilă	agata	aposibil	aposibilă
state.checked	vbifat	abifată	ibifate	ibifați
state.collapsed	vrestrâns	vrestrânse	arestrânsă	icontractate	icontractată	icontractați
state.dimmed	vestompat	aestompate	aestompată	iestompați
state.disabled	vdezactivată	vneactivat	adezactivat	ainactiv	ainactivă	idezactivate	idezactivați	ineactivate	ineactivată	ineactivați
state.enabled	aactiv	aactivat	aactivată	aactivă	iactivate	iactivați
state.expanded	vextins	vextinse	aextinsă	idesfășurate	idesfășurată	idesfășurați
state.inProgress	vîn curs
state.mixed	vcombinat	vmixt	icombinate	icombinată	icombinați
state.off	vdezactivat	adezactivată	ainactiv	aoprit	aoprită	idezactivate	idezactivați
state.on	vactivat	aactiv	aactivată	aactivă	apornit	apornită	iactivate	iactivați
state.selected	vselectat	aaleasă	aales	aeste selectat	aeste selectată	amarcat	amarcată	aselectate	aselectată	aselectați
state.unavailable	adezactivat	adezactivată	ainactiv	ainactivă	aindisponibil	aindisponibilă	amomentan indisponibil	anedisponibil	anedisponibilă	anu este disponibil	anu este disponibilă
state.unchecked	vdebifat	adebifată	anebifat	anebifată	idebifate	idebifați	inebifate	inebifați
state.unselected	vneselectat	adeselectat	adeselectată	aneselectată	anu este selectat	anu este selectată	ideselectate	ideselectați	ineselectate	ineselectați
"""#
    case "ru": return #"""
tag	ru
name	Russian
voiceOver
deep
rolePosition	initial
secondsPerGrapheme	0.0639
expansion	1.25
quotes	«»„“
acronyms	ГЛОНАСС	ГОСТ	ИНН	КАСКО	МРОТ	НАСА	НАТО	ОГРН	ОПЕК	ОСАГО	ПИН	СМИ	СНИЛС	СССР	УЕФА	ФИФА	ЦЕРН	ЧАВО	ЮНЕСКО
list	abbreviations	гл	др	мин	млн	пр	разд	руб	сек	см	стр	тыс	ул	шт
list	bothNames	имя и вашу фамилию	имя и свою фамилию	имя и фамили	фамилию и имя	фамилия и имя
list	cards	карт
list	digits	значн	цифр
list	drawing	подписать	подписаться	нарисовать	рисовать
list	events	был	была	было	были
list	fingers	палец	пальцем
list	lastDigits	последн
list	ownCodes	код	парол
list	phones	телефон
list	postalCodes	индекс	почтов
list	purposes	чтобы	для
spoken	role.tab	вкладка
colour.black	vчёрный	aчерн*	aчерное	aчерный	aчёрн*
colour.blue	vсиний	aголуб*	aголубой	aсин*	aсинее	aсиней	aсиним	aсиняя
colour.brown	vкоричневый	aкоричнев*	aкоричневое
colour.cyan	vголубой
colour.gold	vзолотистый
colour.gray	vсерый	aсер*	aсерого	aсерым
colour.green	vзеленый	vзелёный	aзелен*	aзеленая	aзеленое	aзелён*
colour.magenta	vпурпурный
colour.orange	vоранжевый	aоранжев*	aоранжевая	aоранжевое
colour.pink	vрозовый	aрозов*
colour.purple	vлиловый	aфиолетовый	aлилов*	aпурпурн*	aфиолетов*	aфиолетовое
colour.red	vкрасный	aалое	aкрасн*
colour.white	vбелый	aбел*	aбелое
colour.yellow	vжёлтый	aжелт*	aжелтое	aжелтый	aжёлт*
direction.back	vназад
direction.down	vвниз
direction.forward	vвперед	vперемотать вперед
direction.left	vвлево
direction.leftArrow	vстрелка влево
direction.leftToRight	vслева направо
direction.next	vдалее
direction.previous	vназад
direction.right	vвправо
direction.rightArrow	vстрелка вправо
direction.rightToLeft	vсправа налево
direction.up	vвверх
gesture.click	aнажмите
gesture.doubleTap	vдважды коснуться	vдвойное касание	vкоснуться дважды	aдва раза коснитесь	aдва раза нажмите	aдважды	aдважды кликните	aдважды коснись	aдважды коснитесь	aдважды нажми	aдважды нажмите	aдважды тапните	aдважды щелкните	aдважды щёлкните	aдвойное нажатие	aдвойной тап	aдвойным касанием	aдвойным нажатием	aкоснитесь два раза	aкоснитесь дважды	aнажмите два раза	aнажмите дважды
gesture.doubleTapAndHold	aнажать дважды и удерживать
gesture.doubleTapInHints	vкоснитесь дважды
gesture.longPress	vвыполнить долгое нажатие	vдолгое нажатие	vнажать долго	aзажмите	aкоснитесь и удерживайте	aнажмите и удерживайте	aудержание	aудерживай	aудерживайте	aудерживать	aудерживая
gesture.swipe	aпроведи	aпроведите	aпроведите пальцем	aпроведите пальцем по экрану	aпровести	aсвайп	aсвайпните	aсдвиньте	aсмахивание	aсмахиванием	aсмахни	aсмахните	aсмахнуть
gesture.swipeDown	vсмахнуть вниз
gesture.swipeLeft	vсмахнуть влево
gesture.swipeRight	vсмахнуть вправо
gesture.swipeUp	vсмахнуть вверх
gesture.tap	vвыполнить однократное касание	vкасание	vкоснуться один раз	vкоснуться однократно	vоднократное касание	aкоснитесь	aкоснись	aкоснуться	aнажатие	aнажатием	aнажать	aнажми	aнажмите	aтап	aтапни	aтапните	aщелкните
gesture.tapPressClick	vкоснуться	vнажать	vщелкнуть	aкликните	aнажмите	aщелкните	aщёлкните
noun.control	aзначка	aзначке	aзначку	aзначок	aизображение	aиконка	aиконке	aиконки	aиконку	aкнопка	aкнопке	aкнопки	aкнопкой	aкнопку	aссылка	aссылку	aстрелка	aстрелку
noun.device	aклавиатур*	aклавиш*	aмыши	aмышь	aмышью	aнаушник*	aтрекпад*
noun.field	aдни	aзначения	aместа	aполя	aстроки	aсуммы
noun.mark	aдни	aзначок	aкруг	aкружок	aлинии	aлиния	aместа	aметка	aобласть	aполе	aполоса	aполя	aрамка	aтекст	aточка	aточки
number.1	aодин	aодна	aодни	aодним	aодно	aодного	aодной	aодному	aодну
number.10	aдесяти	aдесять
number.2	aдва	aдве	aдвум	aдвумя	aдвух
number.3	aтрем	aтремя	aтрех	aтри	aтрём	aтрёх
number.4	aчетыре	aчетырех	aчетырёх
number.5	aпяти	aпять
number.6	aшести	aшесть
number.7	aсеми	aсемь
number.8	aвосемь	aвосьми
number.9	aдевяти	aдевять
place.above	aв углу	aвверху	aверхней	aверхнем	aверхний	aвыше	aнаверху	aнад	aсверху
place.below	aвнизу	aниже	aнижней	aнижнем	aнижний	aнижняя	aпод	aснизу
place.side	aв центре	aлевая	aлевой	aлевом	aлевую	aлевый	aпо центру	aпосередине	aправая	aправой	aправом	aправую	aправый	aслева	aсправа
role.adjustable	vнастраиваемый	vнастраиваемый элемент управления	vэлемент регулировки
role.backButton	vкнопка назад	vкнопка, указывающая назад
role.button	vкнопка	aкнопке	aкнопкой	aкнопку
role.checkbox	vфлажок	aчекбокс
role.dialog	vдиалоговое окно
role.group	vгруппа
role.header	vверхний колонтитул
role.heading	vзаголовок
role.image	vизображение	aкартинка	aрисунок
role.landmark	vориентир
role.link	vссылка	aссылку
role.list	vсписок
role.menu	vменю
role.navigationBar	vнавигационная панель
role.pageControl	vуправление страницами
role.popUpButton	vвсплывающая кнопка	aраскрывающееся меню
role.progress	vход выполнения
role.progressIndicator	vиндикатор выполнения
role.radioButton	vкнопка-переключатель	aпереключатель
role.searchField	vполе поиска	vтекстовое поле поиска	aстрока поиска
role.secureTextField	vзащищённое текстовое поле
role.slider	vбегунок	aползунок	aрегулятор
role.staticText	vстатичный текст
role.stepper	vповторитель
role.switch	vпереключатель	vкнопка-переключатель	aвыключатель	aтумблер
role.tab	vвкладка	vклавиша tab	aвкладку
role.tabBar	vпанель вкладок
role.table	vтаблица
role.textField	vтекстовое поле	aокно редактирования	aполе ввода
role.toggleButton	vкнопка переключения
role.toolbar	vпанель инструментов
shape	aбольшая	aбольшой	aбольшую	aквадратн*	aкруглая	aкруглого	aкруглое	aкруглой	aкруглую	aкруглый	aмаленьк*	aовальн*	aпрямоугольн*	aтреугольн*
state.available	aактивен	aактивна	aактивно	aвключен	aвключена	aвозможна	aвозможно	aготов	aготова	aготово	aдоступен	aдоступна	aдоступно	aдоступны	aможно
state.checked	vотмечено	vс флажком	aвыбрано	aустановлен	iвыбран	iвыбрана	iвыбраны	iотмечен	iотмечена	iотмечены
state.collapsed	vсвернуто	iсвернут	iсвернута	iсвернуты	iсвёрнут	iсвёрнута	iсвёрнуты
state.dimmed	vнедоступно	aзатемнена	aзатемнено	aзатемнён	aнедоступен	aнедоступна
state.disabled	vвыключено	vне включено	aвыключен	aвыключена	aдеактивирован*	aзаблокирован*	aнеактивен	aнеактивна	aнеактивно	aотключен	aотключена	aотключено	aотключён	iвыключены	iне включен	iне включена	iне включены	iотключены
state.enabled	aактивен	aактивирован*	aактивна	aактивно	aвключен	aвключена	aвключено	aвключён	aразблокирован*	iвключены
state.expanded	vразвернуто	iразвернут	iразвернута	iразвернуты	iрасширен	iрасширена	iрасширены
state.inProgress	vидёт выполнение операции
state.isEditing	vидет правка
state.mixed	vсмешанно	vпо-разному	vс флажком и без него
state.off	vвыключено	vвыкл	aвыключен	aвыключена	aвыключены	aотключен	aотключена	aотключено	aотключён	iотключены
state.on	vвключено	vвкл	aвключен	aвключена	aвключены	aвключён
state.selected	vвыбрано	aвыбран	aвыбрана	aвыбраны	aвыделен	aвыделена	aвыделено	aвыделены	aотмечен	aотмечена	aотмечено	aотмечены
state.unavailable	aвременно недоступно	aзаблокирована	aзаблокировано	aне доступен	aне доступна	aне доступно	aнеактивен	aнеактивна	aнеактивно	aнедоступен	aнедоступна	aнедоступно	aнедоступны	aотключен	aотключена	aотключено	aсейчас недоступно
state.unchecked	vне отмечено	vбез флажка	aне выбрано	aснят	iне выбран	iне выбрана	iне выбраны	iне отмечен	iне отмечена	iне отмечены
state.unselected	vвыбор снят	vне выбрано	aне выбран	aне выбрана	aне выбраны	aне выделен	aне выделена	aне выделено	iне выделены
verb.action	aвключить	aвоспроизвести	aвосстановить	aвставить	aвыбрать	aвыйти	aвыключить	aвырезать	aдобавить	aдублировать	aзаблокировать	aзабронировать	aзагрузить	aзакрепить	aзакрыть	aзаменить	aизменить	aимпортировать	aиспользовать	aкупить	aнайти	aнастроить	aначать	aобновить	aобъединить	aоплатить	aостановить	aответить	aотключить	aоткрыть	aотменить	aотметить	aотправить	aпереименовать	aпереместить	aпереслать	aподелиться	aподключить	aподтвердить	aпоказать	aпреобразовать	aпригласить	aприкрепить	aприменить	aпродолжить	aразблокировать	aраспечатать	aсбросить	aсканировать	aскачать	aскопировать	aскрыть	aсоздать	aсортировать	aсохранить	aубрать	aудалить	aэкспортировать
verb.instruction	aвведите	aвыберите	aзаполните	aиспользуй	aиспользуйте	aисправьте	aкоснись	aкоснитесь	aнажми	aнажмите	aпроверьте	aщелкните	aщёлкните
verb.marking	aвыделен*	aобведён*	aобозначен*	aотмечен*	aподсвечен*	aпоказан*	aпомечен*
verb.meaning	aзначит	aобозначает	aобозначают	aозначает	aозначают	aпоказывает	aпоказывают	aуказывает
word.conjunction	aесли	aкогда	aли	aперед	aпока	aпосле	aчто	aчтобы
word.cue	aгалочк*	aжирн*	aзвездочк*	aзвёздочк*	aзначк*	aкрестик*	aподчёркнут*	aсимвол*
word.filler	aв данный момент	aвременно	aеще	aещё	aкнопка	aопция	aпока	aсейчас	aтеперь	aуже	aфункция	aэта	aэто	aэтот
word.negation	aбез	aне	aнет	aни	aникто	aничего
word.quantity	aвсе	aдва	aнесколько	aоба	aодин	aтри
word.twice	aдважды
lookAlikes	aаватар	aапельсиновый сок	aбелгород	aбелка	aбелки	aбелок	aбелорус*	aбелый список	aзеленоград	aзелёная энергия	aзелёный чай	aканцелярская кнопка	aквадратных метров	aкнопка тревоги	aкрасная площадь	aкрасное вино	aкрасноярск	aкрасный крест	aлевое ухо	aповерните налево	aповерните направо	aправая рука	aправое ухо	aсеверный	aсербия	aсербский	aсервер	aсерверы	aсервис	aсердечн*	aсердце	aсеребр*	aсередина	aсередине	aсерии	aсерия	aсертификат	aсертификаты	aсиноним*	aсинтаксис	aсинхрониз*	aсистема	aсредн*	aтревожная кнопка	aтревожную кнопку	aчерновик*	aчертеж	aчертёж	aчёрный список	aэкстренная кнопка
"""#
    case "si": return #"""
tag	si
name	Sinhala
rolePosition	final
secondsPerGrapheme	0.1123
colour.black	aකළු
colour.blue	aනිල	aනිල්
colour.brown	aදුඹුරු
colour.green	aකොළ
colour.orange	aතැඹිලි
colour.purple	aදම්
colour.red	aරතු
colour.white	aසුදු
colour.yellow	aකහ
direction.leftArrow	aඊතලය වමට	aවම් ඊතලය
direction.next	aඊළඟ
direction.previous	aපෙර
direction.rightArrow	aඊතලය දකුණට	aදකුණු දෙසට වන ඊතලය
gesture.doubleTap	aද්විත්ව-තට්ටු කිරීම	aදෙවරක් තට්ටු කරන්න
gesture.doubleTapAndHold	aදෙවරක් තට්ටු කර අල්ලා ගෙන සිටින්න
gesture.swipe	aස්වයිප් කරන්න
gesture.swipeDown	aපහළට ස්වයිප් කරන්න
gesture.swipeLeft	aවමට ස්වයිප් කරන්න
gesture.swipeRight	aදකුණට ස්වයිප් කරන්න
gesture.swipeUp	aඉහළට ස්වයිප් කරන්න
gesture.tap	aතට්ටු කරන්න
role.button	aබොත්තම
role.checkbox	aතේරීම් කොටුව	aසලකුණු කොටුව
role.heading	aශීර්ෂය	aහෙඩිම
role.image	aරූපය
role.link	aසබැඳිය
role.list	aලැයිස්තුව
role.popUpButton	aපතන ලැයිස්තුව
role.progressIndicator	aප්‍රගති තීරුව
role.radioButton	aරේඩියෝ බොත්තම
role.slider	aස්ලයිඩරය
role.switch	aමාරු වෙන්න
role.tabBar	aටැබ් තීර
role.textField	aසංස්කරණ කොටුව
state.checked	aසලකුණු කර ඇත
state.collapsed	aහකුළුවන ලදී
state.disabled	aඅබල කරන ලදී
state.enabled	aසබලයි
state.expanded	aදිග හරින ලදී
state.off	aක්‍රියාවිරහිතයි
state.on	aක්‍රියාත්මකයි
state.selected	aතෝරන ලද
state.unchecked	aසළකුණු කර නැත
"""#
    case "sk": return #"""
tag	sk
name	Slovak
voiceOver
rolePosition	initial
secondsPerGrapheme	0.0697
expansion	1.1
quotes	„“‚‘
list	bothNames	krstné meno a priezvisko	meno a priezvisko
list	cards	kart
list	digits	miestn	číslic
list	lastDigits	posledn
list	ownCodes	hesl	kód
list	phones	telefón
list	postalCodes	psč
colour.black	včierna	ačiern*	ačierne	ačierny
colour.blue	vmodrá	amodr*	amodré	amodrý
colour.brown	vhnedá	ahned*	ahnedé	ahnedý
colour.cyan	vazúrová
colour.gold	vzlatá
colour.gray	vsivá	asiv*	ašed*
colour.green	vzelená	azelen*	azelené	azelený
colour.magenta	vpurpurová
colour.orange	voranžová	aoranžov*	aoranžové	aoranžový
colour.pink	vružová	aružov*
colour.purple	vfialová	afialov*	afialové	afialový	apurpur*
colour.red	včervená	ačerven*	ačervené	ačervený
colour.white	vbiela	abiel*	abiele	abiely
colour.yellow	vžltá	ažlt*	ažlté	ažltý
direction.back	vnaspäť	vspäť
direction.down	vnadol
direction.forward	vdopredu
direction.left	vdoľava
direction.leftArrow	všípka doľava
direction.leftToRight	vzľava doprava
direction.next	vďalšie	aďalej
direction.previous	vpredošlé	anaspäť
direction.right	vdoprava
direction.rightArrow	všípka doprava
direction.rightToLeft	vsprava doľava
direction.up	vnahor
gesture.click	akliknutie
gesture.doubleTap	vdvakrát klepni	vdvojité klepnutie	vklepni dvakrát	advakrát klepnite	advakrát ťuknite	advojit*	advojitým klepnutím	advojklik*	aklepnite dvakrát	apoklepte	aťuknite dvakrát
gesture.doubleTapAndHold	advojité klepnutie a pridržanie
gesture.doubleTapInHints	vdvojitým klepnutím	vklepnite dvakrát	vklepnutím dvakrát
gesture.longPress	vdlho stlač	vpodrž	adlho stlačte	adlhé stlačenie	aklepnite a podržte	apodržaním	apodržte
gesture.swipe	aposuňte	apotiahn*	apotiahnutie	apotiahnutím	aprejden*	aprejdite	ašvihn*
gesture.swipeDown	vpotiahni nadol	apotiahnuť nadol
gesture.swipeLeft	vpotiahni doľava	apotiahnuť doľava
gesture.swipeRight	vpotiahni doprava	apotiahnuť doprava
gesture.swipeUp	vpotiahni nahor	apotiahnuť nahor
gesture.tap	vklepnutie	vklepni	vraz klepni	adotknite	aklepnite	aklepnutím	aklepnúť	apoklepaním	apoklepte	astlačením	astlačte	aťuknite	aťuknutím
gesture.tapPressClick	vklepni na	vklikni na	vstlač	akliknite	akliknutím	astlačte
noun.control	atlačidla
number.1	ajeden	ajedna	ajednej	ajedno	ajednu	ajedného
number.10	adesať	adesiatich
number.2	adva	adve	advoch
number.3	atri	atroch
number.4	aštyri	aštyroch
number.5	apiatich	apäť
number.6	ašesť	ašiestich
number.7	asedem	asiedmich
number.8	aosem	aôsmich
number.9	adeviatich	adeväť
place.above	ahore	ahornej	ahorný	anad	av rohu	avyššie
place.below	adole	adolnej	adolný	anaspodku	anižšie	apod	aspodnej	aspodný
place.side	anapravo	anaľavo	apravej	apravý	auprostred	avpravo	avľavo	aľavej	aľavý
role.adjustable	vnastaviteľné	vnastaviteľný ovládací prvok
role.backButton	vtlačidlo späť
role.button	vtlačidlo	atlačidlom
role.checkbox	vzaškrtávacie políčko	azačiarkavacie políčko	azačiarkavacie pole
role.dialog	vdialóg
role.group	vskupina
role.header	vhlavička
role.heading	vnadpis
role.image	vobrázok
role.link	vodkaz
role.list	vzoznam
role.menu	vmenu
role.navigationBar	vnavigačná lišta
role.pageControl	vovládanie stránky
role.popUpButton	vtlačidlo vyskakovacieho menu	arozbaľovací zoznam
role.progress	vpriebeh
role.progressIndicator	vindikátor priebehu	apanel priebehu
role.radioButton	vtlačidlo predvoľby	aprepínač
role.searchField	vvyhľadávacie pole	vvyhľadávacie pole textu	apole vyhľadávania
role.slider	vposuvník	ajazdec	aposúvač
role.staticText	vstatický text
role.stepper	vkrokovač
role.switch	vprepínanie	aprepínač
role.tab	vtab	vtabulátor	akarta	apanel	azáložka
role.tabBar	vlišta s tabmi	apanel kariet
role.table	vtabuľka
role.textField	vtextové pole	apole úprav
role.toggleButton	vtlačidlo prepínania
role.toolbar	vpanel s nástrojmi
shape	amal*	aobdĺžnik*	aokrúhl*	atrojuholník*	aveľk*	aštvorcov*
state.available	aaktívne	adostupná	adostupné	adostupný	ak dispozícii	amožné	amôžete	apovolené	apripravené
state.checked	vzaškrtnuté	azačiarknuté	izačiarknutá	izačiarknutí	izačiarknutý	izaškrtnutá	izaškrtnutí	izaškrtnutý
state.collapsed	vzbalené	izatvorená	izatvorení	izatvorený	izbalená	izbalení	izbalený
state.dimmed	vneaktívne
state.disabled	vvyp	vvypnuté	adeaktivované	aneaktívna	aneaktívne	aneaktívny	azakázaná	azakázané	azakázaný	ideaktivovaná	ideaktivovaní	ideaktivovaný	inedostupná	inedostupní	inedostupný	ivypnutá	ivypnutí	ivypnutý
state.enabled	aaktívna	aaktívne	aaktívny	apovolená	apovolené	apovolený	azapnuté	izapnutá	izapnutí	izapnutý
state.expanded	vrozbalené	iotvorená	iotvorení	iotvorený	irozbalená	irozbalení	irozbalený
state.inProgress	vprebieha
state.mixed	vzmiešané	izmiešaná	izmiešaní	izmiešaný
state.off	vvypnuté	vvyp	avypnutá	avypnutý	ivypnutí
state.on	vzapnuté	vzap	azapnutá	azapnutý	izapnutí
state.selected	vvybrané	voznačené	aje označená	aje vybraná	aje vybratá	aje vybratý	aoznačená	aoznačený	avybraná	avybraný	avybratá	avybraté	avybratý	azvolené	ioznačení	ivybraní	ivybratí
state.unavailable	amomentálne nedostupné	aneaktívne	anedostupná	anedostupné	anedostupný	anie je dostupná	anie je dostupné	anie je dostupný	anie je k dispozícii	azakázané	inedostupní
state.unchecked	vnezaškrtnuté	anezačiarknuté	inezačiarknutá	inezačiarknutí	inezačiarknutý	inezaškrtnutá	inezaškrtnutí	inezaškrtnutý
state.unselected	vneoznačené	anevybraná	anevybrané	anevybraný	anevybraté	anie je vybraná	anie je vybratá	ineoznačená	ineoznačení	ineoznačený	inevybraní	inevybratí	inevybratý
"""#
    case "sl": return #"""
tag	sl
name	Slovenian
rolePosition	initial
secondsPerGrapheme	0.0763
list	bothNames	ime in priimek
list	digits	mestn	števk
colour.black	ačrn	ačrno
colour.blue	amoder	amodr*	amodra	amodro
colour.brown	arjav	arjavo
colour.green	azelen	azelen*	azelena	azeleno
colour.orange	aoranžen	aoranžna	aoranžno
colour.purple	avijolično	aškrlaten
colour.red	ardeč	ardeč*	ardeče
colour.white	abel	abelo
colour.yellow	arumen	arumen*	arumeno
direction.leftArrow	apuščica levo
direction.next	anaprej
direction.previous	anazaj
direction.rightArrow	apuščica desno
gesture.click	aklik
gesture.doubleTap	advakrat	advakrat se dotaknite	advakrat se dotaknite za	advakrat tapnite	advojni dotik	advotapnite
gesture.doubleTapAndHold	advakratni dotik in pridržanje
gesture.longPress	adolg pritisk	apridržite	apritisnite in pridržite
gesture.swipe	apodrsajte	apodrsnete	apodrsnite	apovlecite	apovlečete	avlečenje
gesture.swipeDown	avlečenje navzdol
gesture.swipeLeft	avlečenje levo
gesture.swipeRight	avlečenje desno
gesture.swipeUp	avlečenje navzgor
gesture.tap	adotik	adotaknite	apritisnite	atapnite
number.1	aeden	aena	aene	aenega	aeno
number.10	adeset
number.2	adva	adve	adveh
number.3	atreh	atri	atrije
number.4	aštiri	aštirih	aštirje
number.5	apet	apetih
number.6	ašest
number.7	asedem
number.8	aosem
number.9	adevet
role.button	agumb	agumba
role.checkbox	apotrditveno polje	apotrditveno okno
role.heading	anaslov
role.image	aslika
role.link	apovezava
role.list	aseznam
role.popUpButton	aspustni seznam
role.progressIndicator	avrstica napredovanja
role.radioButton	aizbirni gumb
role.slider	adrsnik
role.switch	astikalo
role.tabBar	avrstica z zavihki
role.textField	abesedilno polje	apolje za urejanje
state.checked	apotrjeno	ioznačen	ioznačena	ioznačene	ioznačeni	ipotrjen	ipotrjena	ipotrjene	ipotrjeni
state.collapsed	astrnjeno	istrnjen	istrnjena	istrnjene	istrnjeni	izložen	izložena	izložene	izloženi
state.disabled	aonemogočeno	ionemogočen	ionemogočena	ionemogočene	ionemogočeni
state.enabled	aomogočeno	iomogočen	iomogočena	iomogočene	iomogočeni
state.expanded	arazširjeno	irazširjen	irazširjena	irazširjene	irazširjeni
state.off	aizklopljeno	aizključen	aizključena	aizključeno	iizklopljen	iizklopljena	iizklopljene	iizklopljeni	ionemogočen	ionemogočena	ionemogočene	ionemogočeni
state.on	avklopljeno	avključen	avključena	avključeno	iomogočen	iomogočena	iomogočene	iomogočeni	ivklopljen	ivklopljena	ivklopljene	ivklopljeni
state.selected	aizbrano	aizbran	aizbrana	aoznačen	aoznačeno	iizbrane	iizbrani
state.unavailable	anedosegljivo	ani na voljo	aonemogočeno
state.unchecked	anepotrjeno	ani označeno	ani potrjeno	inepotrjen	inepotrjena	inepotrjene	inepotrjeni
state.unselected	apreklican izbor
"""#
    case "sq": return #"""
tag	sq
name	Albanian
rolePosition	initial
secondsPerGrapheme	0.0686
colour.black	azezë	azi
colour.blue	ablu	akaltër
colour.green	agjelbër	ajeshil	ajeshile
colour.orange	aportokalli	aportokalltë
colour.red	akuq	akuqe
colour.white	abardhë
colour.yellow	averdhë
direction.leftArrow	ashigjeta majtas	ashigjetë majtas
direction.next	apara
direction.previous	aprapa
direction.rightArrow	ashigjeta djathtas	ashigjetë djathtas
gesture.doubleTap	aklikoni dy herë	aprekeni dy herë	aprekni dy herë	atrokit dy herë	atrokitni dy herë
gesture.doubleTapAndHold	atrokit dy herë dhe mbaj shtypur
gesture.longPress	ambajeni shtypur	ambani shtypur
gesture.swipe	arrëshqitni
gesture.swipeDown	arrëshqitja poshtë
gesture.swipeLeft	arrëshqitja majtas
gesture.swipeRight	arrëshqitja djathtas
gesture.swipeUp	arrëshqitja lart
gesture.tap	aklikoni	aprekeni	aprekni	ashtypni	atrokit	atrokitni
role.button	abuton	abutoni
role.checkbox	akutia e kontrollit
role.heading	atitull	atitulli
role.image	aimazh
role.link	alidhje
role.list	alista
role.popUpButton	alista me lëshim poshtë
role.progressIndicator	ashiriti i progresit
role.radioButton	abutoni i radios
role.slider	arrëshqitësi
role.switch	açelësi
role.tabBar	ashiriti i skedës
role.textField	afusha e tekstit	afushë teksti	aredakto kutinë
state.checked	au përzgjodh
state.collapsed	au palos
state.disabled	açaktivizuar
state.enabled	aaktivizuar
state.expanded	au zgjerua
state.off	ajoaktiv
state.on	aaktiv
state.selected	ae përzgjedhur	ae zgjedhur	ai përzgjedhur	ai zgjedhur	apërzgjedhur	au zgjodh	azgjedhur
state.unchecked	anuk u përzgjodh
"""#
    case "sr": return #"""
tag	sr
name	Serbian
rolePosition	initial
secondsPerGrapheme	0.0672
list	borrowedLetters	ÂâÊêÎîÔôÛû
list	bothNames	име и презиме
list	digits	цифар	цифр
list	otherScripts	Latn
colour.black	aцрн*	aцрни	aцрно
colour.blue	aплав*	aплава	aплави	aплаво
colour.brown	aбраон
colour.gray	aсив*
colour.green	aзелен	aзелен*	aзелена	aзелени	aзелено
colour.orange	aнаранџаст	aнаранџаста	aнаранџасти	aнаранџасто
colour.purple	aљубичаст	aљубичасти	aљубичасто
colour.red	aцрвен*	aцрвени	aцрвено
colour.white	aбел*	aбели	aбело
colour.yellow	aжут	aжут*	aжути	aжуто
direction.leftArrow	aстрелица улево
direction.next	aдаље
direction.previous	aназад
direction.rightArrow	aстрелица удесно
gesture.click	aкликните
gesture.doubleTap	aдвапут	aдвапут додирните	aдвоструки додир	aдодирните двапут
gesture.doubleTapAndHold	aдвоструки додир и задржавање
gesture.longPress	aдодирните и задржите	aдржите	aдуги притисак	aзадржите	aпритисните и држите
gesture.swipe	aповуците	aпревуци	aпревуците	aпревучете
gesture.swipeDown	aпревлачење надоле
gesture.swipeLeft	aпревлачење улево
gesture.swipeRight	aпревлачење удесно
gesture.swipeUp	aпревлачење нагоре
gesture.tap	aдодирните	aдодирни	aкуцните	aпритисните
number.1	aједан	aједна	aједне	aједно	aједног	aједну
number.10	aдесет
number.2	aдва	aдве
number.3	aтри
number.4	aчетири
number.5	aпет
number.6	aшест
number.7	aседам
number.8	aосам
number.9	aдевет
role.button	aдугме	aдугмета
role.checkbox	aпоље за потврду	aквадратић за потврду
role.heading	aнаслов
role.image	aслика
role.link	aлинк
role.list	aлиста
role.popUpButton	aпадајућа листа
role.progressIndicator	aтрака напретка
role.radioButton	aдугме за избор
role.slider	aклизач
role.switch	aпрекидач
role.tabBar	aтрака са картицама
role.textField	aоквир за измене	aпоља текста	aпоље за текст	aпоље текста	aтекстуално поље
state.checked	aобележено је	aозначено	iозначен	iозначена	iозначене	iозначени
state.collapsed	aскупљено	iскупљен	iскупљена	iскупљене	iскупљени
state.disabled	aонемогућено је	iзасенчен	iзасенчена	iзасенчене	iзасенчени
state.enabled	aомогућено	iомогућен	iомогућена	iомогућене	iомогућени
state.expanded	aпроширено	iпроширен	iпроширена	iпроширене	iпроширени	iраширен	iраширена	iраширене	iраширени
state.off	aискључено	iискључен	iискључена	iискључене	iискључени
state.on	aукључено	iукључен	iукључена	iукључене	iукључени
state.selected	aизабран	aизабрана	aизабрани	aизабрано	aизабрано је	aозначено	aселектовано	iизабране
state.unavailable	aнедоступно	aније доступно	aонемогућено
state.unchecked	aније означено
state.unselected	aније изабрано
"""#
    case "sr-Latn": return #"""
tag	sr-Latn
name	Serbian (Latin)
rolePosition	initial
list	bothNames	ime i prezime
list	digits	cifar	cifr
colour.black	acrn*	acrna	acrne	acrni	acrno
colour.blue	aplav*	aplava	aplavi	aplavo
colour.brown	abraon	asmeđ*
colour.gray	asiv*	asiva	asivi	asivo
colour.green	azelen	azelen*	azelena	azeleni	azeleno
colour.orange	anarandžast	anarandžast*	anarandžasta	anarandžasti	anarandžasto	anarančast*
colour.pink	aroz*	aružičast*
colour.purple	aljubičast	aljubičast*	aljubičasti	aljubičasto
colour.red	acrven*	acrveni	acrveno
colour.white	abel*	abeli	abelo	abijel*
colour.yellow	ažut	ažut*	ažuta	ažuti	ažuto
direction.leftArrow	astrelica ulevo
direction.next	adalje
direction.previous	anazad
direction.rightArrow	astrelica udesno
gesture.doubleTap	adodirnite dvaput	advaput	advaput dodirni	advaput dodirnite	advaput kucnite	advaput pritisnite	advostruk*	advostruki dodir	advostrukim dodirom	akliknite dvaput
gesture.doubleTapAndHold	advostruki dodir i zadržavanje
gesture.longPress	adodirnite i zadržite	adržite	adugi pritisak	adugo pritisnite	apritisnite i držite	azadržite
gesture.swipe	aklizni*	apovuci	apovucite	aprevucite	aprevučete	aprijelaz prstom	aprijeđi	aprijeđite
gesture.swipeDown	aprevlačenje nadole
gesture.swipeLeft	aprevlačenje ulevo
gesture.swipeRight	aprevlačenje udesno
gesture.swipeUp	aprevlačenje nagore
gesture.tap	adodir	adodirivanje	adodirni	adodirnite	adodirom	akliknite	akucnite	apritisni	apritisnite
gesture.tapPressClick	akliknite	apritisnite
noun.control	atipke
number.1	ajedan	ajedna	ajedne	ajedno	ajednog	ajednu
number.10	adeset
number.2	adva	adve
number.3	atri
number.4	ačetiri
number.5	apet
number.6	ašest
number.7	asedam
number.8	aosam
number.9	adevet
place.above	agore	agornjem	agornji	aiznad	ana vrhu	au kutu
place.below	adolje	adonjem	adonji	aispod	ana dnu	aniže	au dnu
place.side	adesni	adesno	adesnoj	alijevi	alijevo	alijevoj	as desne strane	as lijeve strane	au sredini
role.button	adugme	agumb	agumba	atipka	atipku
role.checkbox	akvadratić za potvrdu	apolje za potvrdu
role.heading	anaslov	azaglavlje
role.image	aslika
role.link	alink	apoveznica	apoveznicu	aveza
role.list	alista
role.popUpButton	apadajuća lista
role.progressIndicator	atraka napretka
role.radioButton	adugme za izbor
role.searchField	apolje za pretraživanje
role.slider	aklizač
role.switch	aprekidač	apreklopka
role.tab	akartica	akarticu
role.tabBar	atraka sa karticama
role.textField	aokvir za izmene	apolje teksta	apolje za tekst	atekstno polje	atekstualno polje
shape	akvadratn*	amal*	aokrugl*	apravokutn*	atrokutast*	avelik*
state.available	aaktivno	adostupan	adostupna	adostupno	amoguće	aomogućen	aomogućena	aomogućeno	aspremno
state.checked	aobeleženo je	ioznačen	ioznačena	ioznačene	ioznačeni
state.collapsed	askupljeno	iskupljen	iskupljena	iskupljene	iskupljeni
state.dimmed	azasivljeno	azatamnjen	azatamnjena	azatamnjeno
state.disabled	aisključeno	aneaktivan	aneaktivno	aonemogućen	aonemogućena	aonemogućeno	aonemogućeno je	izasenčen	izasenčena	izasenčene	izasenčeni
state.enabled	aaktivan	aaktivna	aaktivno	aomogućen	aomogućena	aomogućeno	auključeno	iomogućene	iomogućeni
state.expanded	aprošireno	iproširen	iproširena	iproširene	iprošireni	iraširen	iraširena	iraširene	irašireni
state.off	aisključen	aisključena	aisključeno	iisključene	iisključeni
state.on	auključen	auključena	auključeno	iuključene	iuključeni
state.selected	aizabran	aizabrana	aizabrano	aizabrano je	aje odabran	aje odabrana	aodabran	aodabrana	aodabrane	aodabrani	aodabrano	aoznačen	aoznačena	aoznačeno	aselektovano	iizabrane	iizabrani
state.unavailable	aneaktivno	anedostupan	anedostupna	anedostupno	anije dostupan	anije dostupna	anije dostupno	aonemogućen	aonemogućena	aonemogućeno
state.unchecked	anije označeno	inije označen	inije označena	inije označene	inije označeni
state.unselected	aneodabrano	aneoznačeno	anije odabran	anije odabrana	anije odabrano	aponišten odabir	inije izabran	inije izabrane	inije izabrani
"""#
    case "sv": return #"""
tag	sv
name	Swedish
voiceOver
rolePosition	final
secondsPerGrapheme	0.0677
expansion	1.1
quotes	””’’
list	abbreviations	bl	dvs	ev	inkl	osv	st
list	bothNames	för- och efternamn	förnamn och efternamn
list	cards	kort
list	digits	siffr
list	lastDigits	sista
list	ownCodes	lösenord
list	phones	telefon
list	postalCodes	postnummer
list	shortOwnCodes	kod
colour.black	vsvart	asvarta
colour.blue	vblå	ablåa	ablått
colour.brown	vbrun	abruna	abrunt
colour.cyan	vcyan
colour.gold	vguld
colour.gray	vgrå	agråa	agrått
colour.green	vgrön	agröna	agrönt
colour.magenta	vmagenta
colour.orange	vorange	aorangea
colour.pink	vrosa
colour.purple	vlila	aviolett
colour.red	vröd	aröda	arödmark*	arött
colour.white	vvit	avita	avitt
colour.yellow	vgul	agula	agult
direction.back	vtillbaka
direction.down	vnedåt
direction.forward	vframåt
direction.left	vvänster
direction.leftArrow	vvänsterpil
direction.leftToRight	vvänster till höger
direction.next	vnästa
direction.previous	vföregående
direction.right	vhöger
direction.rightArrow	vhögerpil
direction.rightToLeft	vhöger till vänster
direction.up	vuppåt
gesture.click	aklicka
gesture.doubleTap	vtryck snabbt två gånger	vdubbeltryck	adubbelklick*	adubbelknack*	adubbeltapp*	adubbeltryck*	aknacka två gånger	asnabba två	atryck dubbelt	atryck två gånger	atrycka två gånger
gesture.doubleTapAndHold	atryck snabbt två gånger och håll kvar
gesture.doubleTapInHints	vtryck snabbt två gånger
gesture.longPress	vlångt tryck	ahåll in	ahåll intryckt	ahåll kvar	ahåll ned	ahåll nedtryckt	ahåll ner	atryck länge	atryck och håll
gesture.swipe	adra	asvep	asvepa	asveper	aswipa
gesture.swipeDown	vsvep nedåt	vsvep ned
gesture.swipeLeft	vsvep åt vänster
gesture.swipeRight	vsvep åt höger
gesture.swipeUp	vsvep uppåt	vsvep upp
gesture.tap	vtryck	vett tryck	aklicka	aknacka	apeka	atryck för	atryck på	atrycka
gesture.tapPressClick	vklicka på	vtryck	vtryck på	aklicka	anyp
number.1	aen	aett
number.10	atio
number.2	atvå
number.3	atre
number.4	afyra
number.5	afem
number.6	asex
number.7	asju
number.8	aåtta
number.9	anio
place.above	ahögst upp	ai hörnet	alängst upp	aovan	aovanför	auppe	aupptill	aövre
place.below	alängst ned	alängst ner	anedan	anedanför	anedre	anedtill	anere	aunder
place.side	ahöger	ahögra	ai mitten	apå höger sida	apå vänster sida	atill höger	atill vänster	avänster	avänstra
role.adjustable	vjusterbar	vjusterbar styrning
role.backButton	vtillbaka-knapp
role.button	vknapp	a*knapp	a*knappen	aknappen
role.checkbox	vkryssruta
role.dialog	vdialogruta
role.group	vgrupp
role.header	vsidhuvud
role.heading	vrubrik
role.image	vbild
role.link	vlänk	a*länk	alänken
role.list	vlista
role.menu	vmeny
role.navigationBar	vnavigeringsfält
role.pageControl	vsidreglage
role.popUpButton	vpopupknapp	arullgardinsmeny
role.progress	vförlopp
role.progressIndicator	vförloppsindikator
role.radioButton	vradioknapp	aalternativknapp
role.searchField	vsökfält	vsöktextfält	asökfältet
role.slider	vreglage	a*reglage	askjutreglage
role.staticText	vstatisk text
role.stepper	vstegare
role.switch	vreglage	a*reglage	abrytare	aströmbrytare	aväxel
role.tab	vtabb	vflik	afliken
role.tabBar	vflikfält
role.table	vtabell
role.textField	vtextfält	ainmatningsfält	aredigeringsruta
role.toggleButton	vväxlingsknapp
role.toolbar	vverktygsfält
shape	afyrkantig*	akvadratisk*	alilla	aliten	arektangulär*	arund	arunda	arunt	astor	astora	atrekantig*
state.available	aaktiv	aaktiverad	akan	amöjligt	aredo	atillgänglig	atillgängligt
state.checked	vmarkerad	vkryssad	ikryssade	ikryssat	imarkerade	imarkerat
state.chosen	ivalda
state.collapsed	vminimerad	vhopfälld	akomprimerad	ikomprimerade	ikomprimerat	iminimerade	iminimerat
state.dimmed	vnedtonad	anedtonat	inedtonade
state.disabled	vavaktiverad	vinte aktiverad	aavaktiverat	aavstängd	ainaktiv	ainaktiverad	ainaktiverat	iavaktiverade	igråade	igråat	iinaktiverade	iinte aktiverade	iinte aktiverat
state.enabled	aaktiverad	aaktiverade	aaktiverat	apåslagen
state.expanded	vutvidgad	autökad	iutvidgade	iutvidgat	iutökade	iutökat
state.inProgress	vpågår
state.mixed	vblandad	vblandat	vmixad	iblandade	imixade	imixat
state.off	vav	aavaktiverad	aavstängd	ainaktiverad
state.on	vpå	aaktiverad	aaktiverat	apåslagen
state.selected	vmarkerat	vmarkerad	amarkerade	avald	avalda	avalt	aär markerad	aär vald	aär valt
state.unavailable	aej tillgänglig	aej tillgängligt	ainaktiv	ainaktiverad	ainte tillgänglig	ainte tillgängliga	ainte tillgängligt	aotillgänglig	aotillgängligt
state.unchecked	vomarkerad	vej kryssad	ainte markerad	aavmarkerad	iavmarkerade	iavmarkerat	iinte kryssade	iinte kryssat	iinte markerade	iinte markerat	iomarkerade	iomarkerat
state.unselected	vavmarkerad	aej vald	ainte markerad	ainte vald	ainte valt	iavmarkerade	iavmarkerat	iinte markerade	iinte valda
lookAlikes	abyxknapp	ahårdknapp	alarmknapp	amanschettknapp	anödknapp	apanikknapp	arosenknopp	askjortknapp	atryckknapp
"""#
    case "sw": return #"""
tag	sw
name	Swahili
rolePosition	final
colour.black	amweusi
colour.blue	asamawati
colour.brown	ahudhurungi
colour.green	akijani
colour.orange	achungwa	anjano
colour.purple	azambarau
colour.red	amwekundu
colour.white	amweupe
colour.yellow	amanjano
direction.leftArrow	akishale cha kushoto	akishale cha upande wa kushoto
direction.next	anenda mbele
direction.previous	arudi nyuma
direction.rightArrow	akishale cha kulia	akishale kinachoelekeza kulia
gesture.doubleTap	abofya mara mbili	abonyeza mara mbili	agonga mara mbili	agusa mara mbili
gesture.doubleTapAndHold	agusa mara mbili na ushikilie
gesture.longPress	abonyeza na ushikilie	agusa na ushikilie
gesture.swipe	atelezesha
gesture.swipeDown	atelezesha kidole chini
gesture.swipeLeft	atelezesha kidole kushoto
gesture.swipeRight	atelezesha kidole kulia
gesture.swipeUp	atelezesha kidole juu
gesture.tap	abofya	abonyeza	agonga	agusa
role.button	akitufe
role.checkbox	akisanduku cha kuteua
role.heading	akichwa
role.image	apicha
role.link	akiungo
role.list	aorodha
role.popUpButton	aorodha kunjuzi
role.progressIndicator	aupau wa kuonyesha hatua
role.radioButton	akitufe cha mviringo
role.slider	akitelezi
role.switch	aswichi
role.tabBar	aupao wa kichupo
role.textField	akisanduku cha kubadilisha
state.checked	aimeteuliwa
state.collapsed	aimekunjwa
state.disabled	aimezimwa
state.enabled	aimewashwa
state.expanded	aimepanuliwa
state.off	akimezimwa
state.on	akimewashwa
state.selected	ailiyochaguliwa	aimechaguliwa
state.unchecked	ahaijachaguliwa
"""#
    case "ta": return #"""
tag	ta
name	Tamil
rolePosition	final
secondsPerGrapheme	0.1081
colour.black	aகருப்பு
colour.blue	aநீல	aநீலப்
colour.brown	aபழுப்பு
colour.green	aபச்சை
colour.orange	aஆரஞ்சு
colour.purple	aபர்பிள்
colour.red	aசிவப்பு	aசிவப்புநிற
colour.white	aவெள்ளை
colour.yellow	aமஞ்சள்
direction.leftArrow	aஇடது அம்புக்குறி	aஇடதுபுற அம்புக்குறி
direction.next	aஅடுத்து
direction.previous	aமுந்தையது
direction.rightArrow	aவலது அம்புக்குறி	aவலப்புறம் நோக்கிய அம்பு
gesture.doubleTap	aஇரண்டு முறை தட்டவும்	aஇருமுறை தட்டவும்	aஇருமுறை தட்டுங்கள்	aஇருமுறை தட்டுதல்	aஇருமுறை தொடவும்
gesture.doubleTapAndHold	aஇருமுறை தட்டிப் பிடித்தல்
gesture.longPress	aஅழுத்திப் பிடிக்கவும்
gesture.swipe	aஸ்வைப் செய்யவும்
gesture.swipeDown	aகீழ்நோக்கி ஸ்வைப் செய்தல்
gesture.swipeLeft	aஇடப்புறம் ஸ்வைப் செய்தல்
gesture.swipeRight	aவலப்புறம் ஸ்வைப் செய்தல்
gesture.swipeUp	aமேல்நோக்கி ஸ்வைப் செய்தல்
gesture.tap	aஅழுத்தவும்	aதட்டவும்	aதட்டு	aதட்டுங்கள்	aதொடவும்
role.button	aபட்டன்
role.checkbox	aசெக்பாக்ஸ்
role.heading	aதலைப்பு
role.image	aபடம்
role.link	aஇணைப்பு
role.list	aபட்டியல்
role.popUpButton	aகீழ் தோன்றுதல் பட்டி
role.progressIndicator	aசெயல்நிலைப் பட்டி
role.radioButton	aரேடியோ பட்டன்
role.slider	aஸ்லைடர்
role.switch	aஸ்விட்ச்
role.tabBar	aதாவல் பட்டி
role.textField	aதிருத்துதல் பெட்டி
state.checked	aதேர்ந்தெடுக்கப்பட்டது
state.collapsed	aசுருக்கப்பட்டது
state.disabled	aமுடக்கப்பட்டது
state.enabled	aஇயக்கப்பட்டது
state.expanded	aவிரிக்கப்பட்டது
state.off	aஆஃப்
state.on	aஆன்
state.selected	aதேர்ந்தெடுக்கப்பட்டது
state.unchecked	aதேர்வுசெய்யப்படவில்லை
"""#
    case "te": return #"""
tag	te
name	Telugu
rolePosition	final
secondsPerGrapheme	0.121
colour.black	aనలుపు
colour.blue	aనీలం	aనీలి	aనీలిరంగు
colour.brown	aగోధుమరంగు
colour.green	aఆకుపచ్చ	aపచ్చ	aపచ్చరంగు
colour.orange	aనారింజ	aనారింజరంగు
colour.purple	aఊదా	aఊదారంగు
colour.red	aఎరుపు	aఎరుపురంగు
colour.white	aతెలుపు	aతెలుపురంగు
colour.yellow	aపసుపురంగు
direction.leftArrow	aఎడమవైపు బాణం	aఎడమవైపు సూచించే బాణం
direction.next	aతర్వాత
direction.previous	aమునుపటి
direction.rightArrow	aకుడివైపు బాణం	aకుడివైపు సూచించే బాణం
gesture.doubleTap	aడబుల్ ట్యాప్ చేయండి	aరెండు సార్లు నొక్కండి	aరెండుసార్లు ట్యాప్ చేయండి	aరెండుసార్లు తాకండి	aరెండుసార్లు నొక్కండి
gesture.doubleTapAndHold	aరెండుసార్లు నొక్కి, ఉంచండి
gesture.longPress	aనొక్కి ఉంచండి	aనొక్కి పట్టుకోండి
gesture.swipe	aస్వైప్ చేయండి
gesture.swipeDown	aకిందికి స్వైప్ చేయండి
gesture.swipeLeft	aఎడమకు స్వైప్ చేయండి
gesture.swipeRight	aకుడికి స్వైప్ చేయండి
gesture.swipeUp	aపైకి స్వైప్ చేయండి
gesture.tap	aట్యాప్ చేయండి	aతాకండి	aనొక్కండి
role.button	aబటన్
role.checkbox	aఎంపిక పెట్టె	aచెక్ బాక్స్‌
role.heading	aముఖ్య శీర్షిక
role.image	aచిత్రం
role.link	aలింక్
role.list	aలిస్ట్‌
role.popUpButton	aడ్రాప్ డౌన్ లిస్ట్‌
role.progressIndicator	aప్రోగ్రెస్ బార్
role.radioButton	aరేడియో బటన్
role.slider	aస్లయిడర్
role.switch	aమార్చేది
role.tabBar	aట్యాబ్ బార్
role.textField	aఎడిట్ బాక్స్
state.checked	aఎంచుకోబడింది
state.collapsed	aకుదించబడింది
state.disabled	aనిలిపివేయబడింది
state.enabled	aఎనేబుల్ చేయబడింది
state.expanded	aవిస్తరింపజేయబడింది
state.off	aఆఫ్‌లో ఉంది
state.on	aఆన్‌లో ఉంది
state.selected	aఎంచుకోబడింది
state.unchecked	aఎంచుకోలేదు
"""#
    case "th": return #"""
tag	th
name	Thai
voiceOver
noSpaces
rolePosition	initial
secondsPerGrapheme	0.103
expansion	1.05
list	cards	บัตร
list	digits	หลัก
list	ownCodes	รหัส
list	phones	โทรศัพท์
colour.black	vสีดำ	aดำ
colour.blue	vสีน้ำเงิน	aน้ำเงิน	aฟ้า	aสีฟ้า
colour.brown	vสีน้ำตาล
colour.cyan	vสีไซอัน
colour.gold	vสีทอง
colour.gray	vสีเทา	aเทา
colour.green	vสีเขียว	aเขียว
colour.magenta	vสีมาเจนต้า
colour.orange	vสีส้ม	aส้ม
colour.pink	vสีชมพู	aชมพู
colour.purple	vสีม่วง	aม่วง
colour.red	vสีแดง	aแดง
colour.white	vสีขาว	aขาว
colour.yellow	vสีเหลือง	aเหลือง
direction.back	vย้อนกลับ
direction.down	vลง
direction.forward	vเลื่อนไปข้างหน้า	vไปข้างหน้า
direction.left	vซ้าย
direction.leftArrow	vลูกศรชี้ซ้าย	vลูกศรทางซ้าย	aลูกศรซ้าย
direction.leftToRight	vซ้ายไปขวา
direction.next	vถัดไป
direction.previous	vก่อนหน้า
direction.right	vขวา
direction.rightArrow	vลูกศรชี้ขวา	vลูกศรทางขวา	aลูกศรขวา
direction.rightToLeft	vขวาไปซ้าย
direction.up	vขึ้น
gesture.click	aคลิก
gesture.doubleTap	vแตะสองครั้ง	aกด 2 ครั้ง	aกดสองครั้ง	aการแตะ 2 ครั้ง	aดับเบิลคลิก	aดับเบิลแท็ป	aแตะ 2 ครั้ง	aแตะ2ครั้ง	aแตะสองที
gesture.doubleTapAndHold	aแตะสองครั้งแล้วค้างไว้
gesture.doubleTapInHints	vแตะสองครั้ง
gesture.longPress	vกดค้าง	aกดค้างไว้	aแตะค้าง	aแตะค้างไว้	aแตะและค้าง
gesture.swipe	aกวาด	aปัด	aเลื่อน	aเลื่อนนิ้ว
gesture.swipeDown	vปัดลง
gesture.swipeLeft	vปัดไปทางซ้าย
gesture.swipeRight	vปัดไปทางขวา
gesture.swipeUp	vปัดขึ้น
gesture.tap	vแตะ	vแตะหนึ่งครั้ง	aกด	aคลิก	aสัมผัส	aแตะที่
gesture.tapPressClick	vกด	vคลิก	vแตะ
place.above	aข้างบน	aด้านบน	aบน	aมุม	aเหนือ
place.below	aข้างล่าง	aด้านล่าง	aล่าง	aใต้
place.side	aขวา	aข้าง	aซ้าย	aด้านขวา	aด้านซ้าย	aตรงกลาง	aทางขวา	aทางซ้าย
role.adjustable	vสามารถปรับได้	vตัวควบคุมที่ปรับได้
role.backButton	vปุ่มย้อนกลับ
role.button	vปุ่ม
role.checkbox	vกล่องเลือก	aช่องทำเครื่องหมาย	aเช็กบ็อกซ์	aเช็คบ็อกซ์
role.dialog	vหน้าต่างโต้ตอบ
role.group	vกลุ่ม
role.header	vหัวข้อ
role.heading	vส่วนหัว	vหัวข้อ	vหัวเรื่อง
role.image	vรูปภาพ	vภาพ	aรูป
role.link	vลิงก์	aลิงค์
role.list	vรายการ
role.menu	vเมนู
role.navigationBar	vแถบนำทาง
role.pageControl	vตัวควบคุมหน้า
role.popUpButton	vปุ่มที่แสดงขึ้น	vปุ่มหน้าต่างที่ปรากฏขึ้น	aรายการแบบเลื่อนลง
role.progress	vความคืบหน้า
role.progressIndicator	vตัวแสดงสถานะความคืบหน้า	aแถบความคืบหน้า
role.radioButton	vปุ่มเลือก	aปุ่มตัวเลือก
role.searchField	vช่องค้นหา	vค้นหาช่องป้อนข้อความ
role.slider	vแถบเลื่อน
role.staticText	vข้อความที่เปลี่ยนไม่ได้
role.stepper	vตัวกระโดดข้าม
role.switch	vสลับ	aสวิตช์	aสวิทช์
role.tab	vปุ่ม tab	vแถบ	vแท็บ
role.tabBar	vรายการแถบ	aแถบแท็บ
role.table	vตาราง
role.textField	vช่องป้อนข้อความ	aช่องข้อความ	aช่องแก้ไข	aฟิลด์ข้อความ
role.toggleButton	vปุ่มสลับเปิดปิด
role.toolbar	vแถบเครื่องมือ
shape	aกลม	aวงกลม	aสามเหลี่ยม	aสี่เหลี่ยม	aเล็ก	aใหญ่
state.available	aพร้อม	aพร้อมใช้งาน	aสามารถ	aเปิดใช้งาน	aใช้งานได้	aใช้ได้
state.checked	vเลือกอยู่	vเลือกแล้ว	aเลือกไว้
state.collapsed	vยุบอยู่	aยุบแล้ว
state.dimmed	vไม่ให้เลือก
state.disabled	vปิดใช้งานอยู่	vไม่ได้เปิดใช้งาน	aถูกปิดใช้งาน	aปิดอยู่	aปิดใช้งาน	aปิดใช้งานแล้ว
state.enabled	aเปิดใช้	aเปิดใช้งาน	aเปิดใช้งานแล้ว	aเปิดใช้อยู่	aใช้งานได้
state.expanded	vขยายแล้ว
state.inProgress	vทำงานอยู่
state.mixed	vผสม	vผสมแล้ว
state.off	vปิด	aปิดอยู่
state.on	vเปิด	aเปิดอยู่
state.selected	vเลือกอยู่	aเลือกแล้ว	aถูกเลือก	aถูกเลือกอยู่	aถูกเลือกแล้ว	aเลือกไว้	aได้เลือก
state.unavailable	aปิดใช้งาน	aปิดใช้งานอยู่	aใช้งานไม่ได้	aใช้ไม่ได้	aไม่พร้อมใช้	aไม่พร้อมใช้งาน	aไม่พร้อมให้ใช้งาน	aไม่มีให้ใช้งาน	aไม่สามารถใช้งานได้
state.unchecked	vไม่ได้เลือก	vไม่เลือก	aไม่ได้เลือกไว้	aยกเลิกการเลือกแล้ว
state.unselected	vไม่ได้เลือก	aยกเลิกการเลือกแล้ว	aยังไม่ได้เลือก	aไม่ถูกเลือก
lookAlikes	aกาชาด	aตารางเมตร	aที่เลือก	aน้ำส้ม	aสายสีเขียว	aหูขวา	aเลี้ยวขวา	aเลี้ยวซ้าย
"""#
    case "tr": return #"""
tag	tr
name	Turkish
voiceOver
rolePosition	final
secondsPerGrapheme	0.0749
expansion	1.15
list	abbreviations	dk	sn	vb	vs
list	bothNames	ad ve soyad	ad ve soyadı	adını ve soyadını	adınız ve soyadınız	adınızı ve soyadınızı
list	cards	kart
list	digits	basamakl	haneli	rakam
list	lastDigits	son 
list	ownCodes	parola	şifre
list	phones	telefon
list	postalCodes	posta kodu
list	shortOwnCodes	kod
colour.black	vsiyah	asiyahlar
colour.blue	vmavi	amavi*
colour.brown	vkahverengi	akahverengi*
colour.cyan	vcamgöbeği
colour.gold	valtın rengi
colour.gray	vgri	agrileştirilmiş
colour.green	vyeşil	ayeşil*
colour.magenta	vmacenta
colour.orange	vturuncu	aturuncu*
colour.pink	vpembe	apembe*
colour.purple	vmor	amor renkli
colour.red	vkırmızı	akırmızı*	akırmızıyla
colour.white	vbeyaz
colour.yellow	vsarı	asarılar	asarıyla
direction.back	vgeri
direction.down	vaşağı
direction.forward	vileri
direction.left	vsol
direction.leftArrow	vsol ok
direction.leftToRight	vsoldan sağa
direction.next	vsonraki
direction.previous	vönceki
direction.right	vsağ
direction.rightArrow	vsağ ok
direction.rightToLeft	vsağdan sola
direction.up	vyukarı
gesture.click	atıkla
gesture.doubleTap	vçift dokun	viki kez dokun	aiki defa dokunun	aiki kere dokun	aiki kere dokunabilirsiniz	aiki kere dokunarak	aiki kere dokunun	aiki kere dokunup	aiki kez basın	aiki kez dokunabilirsiniz	aiki kez dokunarak	aiki kez dokunun	aiki kez dokunup	açift dokunabilirsiniz	açift dokunarak	açift dokunma	açift dokunun	açift tıklayın
gesture.doubleTapAndHold	aiki kez dokunma ve basılı tutma
gesture.doubleTapInHints	vçift dokunun	vçift dokunup
gesture.longPress	vuzun bas	abasılı tut	abasılı tutarak	abasılı tutun	adokunup basılı tutun	auzun basma	auzun basın
gesture.swipe	akaydır	akaydırabilirsiniz	akaydırarak	akaydırma	akaydırın	asürükleyin
gesture.swipeDown	vaşağı kaydır	aaşağı hızlıca kaydırma
gesture.swipeLeft	vsola kaydır	asola hızlıca kaydırma
gesture.swipeRight	vsağa kaydır	asağa hızlıca kaydırma
gesture.swipeUp	vyukarı kaydır	ayukarı hızlıca kaydırma
gesture.tap	vdokun	vbir kez dokun	abas	abasın	adokunarak	adokunma	adokunmak	adokunun	adokununuz	atıkla	atıklayın
gesture.tapPressClick	vöğesine bas	vöğesine dokun	vöğesini tıkla	abasın	atıklayın
number.1	abir
number.10	aon
number.2	aiki
number.3	aüç
number.4	adört
number.5	abeş
number.6	aaltı
number.7	ayedi
number.8	asekiz
number.9	adokuz
place.above	aköşede	aköşedeki	ayukarıda	ayukarıdaki	aüst	aüstte	aüstteki	aüstünde	aüstündeki
place.below	aalt	aaltta	aalttaki	aaltında	aaltındaki	aaşağıda	aaşağıdaki	aen altta
place.side	aortada	aortadaki	asağ	asağ taraftaki	asağda	asağdaki	asol	asol taraftaki	asolda	asoldaki
role.adjustable	vayarlanabilir	vayarlanabilir denetim
role.backButton	vgeri düğmesi
role.button	vdüğme	abuton	abutonu	abutonuna	adüğmesi	adüğmesine	adüğmesini	atuş	atuşu
role.checkbox	vonay kutusu
role.dialog	vsorgu kutusu
role.group	vgrup
role.header	vbaşlık
role.heading	vbaşlık	abaşlığı
role.image	vgörüntü	agörsel	agörseli	agörüntüsü	aresim	aresmi
role.link	vbağlantı	abağlantısı
role.list	vliste
role.menu	vmenü
role.navigationBar	vdolaşma çubuğu
role.pageControl	vsayfa denetimi
role.popUpButton	vaçılır düğme	aaçılır liste
role.progress	vilerleme
role.progressIndicator	vilerleme göstergesi	ailerleme çubuğu
role.radioButton	vradyo düğmesi
role.searchField	varama alanı	varama metni alanı	aarama çubuğu
role.slider	vsürgü	akaydırma çubuğu	akaydırıcı	akaydırıcısı	asürgüsü
role.staticText	vstatik metin
role.stepper	vadımlayıcı
role.switch	vanahtar	aanahtarı	adeğiştirici
role.tab	vsekme	vtab	asekmesi
role.tabBar	vsekme çubuğu
role.table	vtablo
role.textField	vmetin alanı	adüzenleme kutusu	ametin kutusu
role.toggleButton	vdüğmeyi aç/kapat
role.toolbar	varaç çubuğu
shape	abüyük	adikdörtgen	akare	aküçük	aoval	ayuvarlak	aüçgen
state.available	aaktif	aartık	aetkin	ahazır	akullanılabilir	amevcut	amümkün
state.checked	vişaretli	aişaretlendi
state.collapsed	viçerik gizleniyor	viçerik gizlendi	adaraltıldı
state.dimmed	vsoluk	akarartıldı	asoluklaştırıldı
state.disabled	vetkin değil	adevre dışı	adevre dışı bırakıldı	akapalı	apasif
state.enabled	aaktif	aaçık	aetkin	aetkinleştirildi
state.expanded	viçerik gösteriliyor	viçeriği gösterildi	agenişletildi
state.inProgress	vsürüyor
state.mixed	vkarışık
state.off	vkapalı	adevre dışı	akapatıldı
state.on	vaçık	aaçıldı	aetkin
state.selected	vseçili	vseçildi	aişaretli	aseçildiler	aseçilen	aseçilidir	aseçilmiş
state.unavailable	adevre dışı	aetkin değil	akullanılamaz	akullanılamıyor	akullanıma kapalı	amevcut değil	apasif	auygun değil	aşu anda kullanılamıyor
state.unchecked	vişaretli değil	aişaretlenmedi
state.unselected	vseçili değil	aseçilmedi	aseçilmemiş
lookAlikes	akara liste	akızıl haç	ametrekare	aportakal suyu	aprofil resmi	asağ kulak	asol kulak	ayeni sekme
"""#
    case "uk": return #"""
tag	uk
name	Ukrainian
voiceOver
letterApostrophe
rolePosition	initial
secondsPerGrapheme	0.0574
expansion	1.2
quotes	«»„“
list	abbreviations	вул	грн	див	млн	сек	стор	тис	хв	шт
list	bothNames	прізвище й ім’я	прізвище та ім'я	прізвище та ім’я	ім'я та прізвище	ім’я та прізвище	ім’я і прізвище
list	cards	карт
list	digits	значн	цифр
list	lastDigits	останн
list	ownCodes	код	парол
list	phones	телефон
list	postalCodes	поштов	індекс
colour.black	vчорний	aчорн*	aчорне
colour.blue	vсиній	aблакитн*	aсин*	aсиня	aсинє
colour.brown	vкоричневий	aкоричнев*	aкоричневе
colour.cyan	vблакитний
colour.gold	vзолото
colour.gray	vсірий	aсір*	aсіра	aсіре
colour.green	vзелений	aзелен*	aзелене
colour.magenta	vпурпуровий
colour.orange	vоранжевий	aжовтогаряч*	aоранжев*	aоранжеве	aпомаранчев*
colour.pink	vрожевий	aрожев*
colour.purple	vбузковий	aфіолетовий	aбузков*	aпурпуров*	aпурпурове	aфіолетов*
colour.red	vчервоний	aчервон*	aчервоне
colour.white	vбілий	aбіл*	aбіла	aбіле
colour.yellow	vжовтий	aжовт*	aжовте
direction.back	vназад
direction.down	vуниз
direction.forward	vвперед	vдалі	vуперед
direction.leftArrow	vстрілка вліво
direction.leftToRight	vзліва направо
direction.next	vнаступний	aдалі
direction.previous	vпопередній	aназад
direction.right	vуправо
direction.rightArrow	vстрілка вправо
direction.rightToLeft	vсправа наліво
direction.up	vугору
gesture.click	aнатисніть
gesture.doubleTap	vдотик двічі	vторкнути двічі	aдвічі	aдвічі натисніть	aдвічі торкніться	aнатисніть двічі	aподвійн*	aподвійне торкання	aподвійний дотик	aторкніться двічі
gesture.doubleTapAndHold	aдва дотики й утримування
gesture.doubleTapInHints	vторкніть двічі
gesture.longPress	vнатиснути довго	aдовге натискання	aнатисніть і утримуйте	aторкніться й утримуйте	aторкніться та утримуйте	aутримуйте	aутримуючи
gesture.swipe	aгортайте	aзмахнути	aзмахніть	aпосуньте	aпотягніть	aпроведи	aпроведіть	aпровести	aпрогорніть	aсвайп
gesture.swipeDown	vпровести вниз	aпровести пальцем униз
gesture.swipeLeft	vпровести ліворуч	aпровести пальцем ліворуч
gesture.swipeRight	vпровести праворуч	aпровести пальцем праворуч
gesture.swipeUp	vпровести вгору	aпровести пальцем угору
gesture.tap	vодин дотик	vторкання	aдотик	aдоторкніться	aклацніть	aнатисканням	aнатисни	aнатиснути	aнатисніть	aторкнись	aторкнутися	aторкніть	aторкніться
gesture.tapPressClick	vклацання	vклацнути	vклацніть	vнатискання	vнатиснути	vнатисніть	vторкання	vторкнути	vторкніть
noun.control	aкнопки
number.1	aодин	aодна	aодне	aодним	aодного	aодну	aоднієї
number.10	aдесяти	aдесять
number.2	aдва	aдвох	aдві
number.3	aтри	aтрьох
number.4	aчотири	aчотирьох
number.5	aп’яти	aп’ять
number.6	aшести	aшість
number.7	aсеми	aсім
number.8	aвосьми	aвісім
number.9	aдев’яти	aдев’ять
place.above	aвгорі	aверхньому	aверхній	aвище	aзверху	aнагорі	aнад	aу кутку	aугорі
place.below	aвнизу	aзнизу	aнижньому	aнижній	aнижче	aпід	aунизу
place.side	aзліва	aлівий	aлівому	aліворуч	aпосередині	aправий	aправому	aправоруч	aсправа
role.adjustable	vзмінний засіб керування	vнастроюваний	vрегульований
role.backButton	vкнопка «назад
role.button	vкнопка	aкнопкою	aкнопку
role.checkbox	vгалочка	aпрапорець
role.dialog	vдіалогове вікно
role.group	vгрупа
role.header	vзаголовок
role.heading	vзаголовок
role.image	vзображення
role.link	vпосилання
role.list	vсписок
role.menu	vменю
role.navigationBar	vнавігаційна панель
role.pageControl	vкерування сторінкою
role.popUpButton	vкнопка спливного меню	vспливна кнопка	aспадний список
role.progress	vперебіг
role.progressIndicator	vіндикатор перебігу	aпанель перебігу
role.radioButton	vрадіо-кнопка	aперемикач
role.searchField	vполе пошуку	vпошукове текстове поле
role.slider	vповзунок
role.staticText	vстатичний текст
role.stepper	vпокроковий модифікатор
role.switch	vперемикач	aвимикач
role.tab	vвкладка	vтабуляція	aвкладку
role.tabBar	vсмуга вкладок	aпанель вкладок
role.table	vтаблиця
role.textField	vтекстове поле	aвікно редагування	aполе введення
role.toggleButton	vперемкнути кнопку
role.toolbar	vпанель інструментів
shape	aвелик*	aквадратн*	aкругл*	aмал*	aмаленьк*	aпрямокутн*	aтрикутн*
state.active	iактивна	iактивне	iактивні
state.available	aактивна	aготово	aдоступна	aдоступне	aдоступний	aдоступно	aможливо	aможна	aувімкнено
state.checked	vпозначено	aз прапорцем	iпозначена	iпозначене	iпозначений	iпозначені
state.collapsed	vзгорнуто	iзгорнута	iзгорнуте	iзгорнутий	iзгорнуті
state.dimmed	vнеактивний	aзатемнений	aзатемнено	aнеактивна	aнеактивне
state.disabled	vвимкнено	vне ввімкнено	aвимкнена	aвимкнений	aзаблоковано	aнеактивна	aнеактивне	aнеактивний	aнеактивно	iвимкнене	iвимкнені	iне ввімкнена	iне ввімкнене	iне ввімкнений	iне ввімкнені
state.enabled	aактивна	aактивний	aактивно	aактивовано	aввімкнено	aдоступно	aувімкнено	iувімкнена	iувімкнене	iувімкнений	iувімкнені
state.expanded	vрозгорнуто	vрозгорнутий	iрозгорнута	iрозгорнуте	iрозгорнуті
state.inProgress	vвиконується
state.inactive	iнеактивна	iнеактивне	iнеактивний	iнеактивні
state.mixed	vзмішаний	vкомбінований
state.off	vвимкнено	aвимкнена	aвимкнений	iвимкнене	iвимкнені
state.on	vувімкнено	aввімкнено	aувімкнена	aувімкнений	iувімкнене	iувімкнені
state.selected	vвибрано	vвибраний	aвибрана	aвибране	aвибрані	aвиділена	aвиділено	aобрана	aобране	aобраний	aобрано	aпозначено
state.unavailable	aвимкнено	aнаразі недоступно	aне доступно	aнеактивна	aнеактивний	aнеактивно	aнедоступна	aнедоступне	aнедоступний	aнедоступно	iнедоступні
state.unchecked	vпозначку знято	vпозначка знята	aбез прапорця	aне вибрано	iне вибрана	iне вибране	iне вибраний	iне вибрані	iне позначена	iне позначене	iне позначений	iне позначені
state.unselected	vне вибраний	vне вибрано	aвибір скасовано	aне вибрана	aне виділено	aне обрано	aневибрано	iне вибране	iне вибрані
word.twice	aдвічі
lookAlikes	aапельсиновий сік	aканцелярська кнопка	aсинтаксис	aсинхроніз*	aсистема	aсірник*	aтривожна кнопка	aчервоний хрест	aчорний список
"""#
    case "und": return #"""
tag	und
name	All languages
rolePosition	final
list	lookAlikeLetters	ABCEHIJKMOPSTXYZNQWaceopxyijshdqwuvrkmtnbg	АВСЕНІЈКМОРЅТХУЅԚԜасеорхуіјѕһԁԛԝгкмтпѵё	ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονκιρυτ
list	mixingLanguages	kab	rif	shi	tzm	zgh
list	uprightScripts	Arab	Hans	Hant	Hebr	Jpan	Kore	Thai
"""#
    case "ur": return #"""
tag	ur
name	Urdu
rolePosition	final
secondsPerGrapheme	0.0831
sentenceEnds	۔.!؟…
colour.black	aکالا
colour.blue	aنیلا	aنیلی
colour.brown	aبھورا
colour.green	aسبز
colour.orange	aنارنجی
colour.purple	aارغوانی
colour.red	aسرخ
colour.white	aسفید
colour.yellow	aپیلا
direction.leftArrow	aبائیں جانب تیر کا نشان	aبائیں طرف تیر کا نشان
direction.next	aآگے
direction.previous	aپیچھے
direction.rightArrow	aدائیں طرف تیر کا نشان
gesture.doubleTap	aدو بار تھپتھپائیں	aدو بار دبائیں	aدو بار ٹیپ کریں	aدو بار چھوئیں	aڈبل ٹیپ کریں
gesture.doubleTapAndHold	aدو بار تھپتھائیں اور دبائے رکھیں
gesture.longPress	aدبا کر رکھیں	aدبائے رکھیں	aدیر تک دبائیں
gesture.swipe	aسوائپ کریں
gesture.swipeDown	aنیچے سوائپ کریں
gesture.swipeUp	aاوپر سوائپ کریں
gesture.tap	aتھپتھپائیں	aدبائیں	aٹیپ کریں	aچھوئیں
role.button	aبٹن
role.checkbox	aچیک باکس
role.heading	aہیڈنگ
role.image	aتصویر
role.link	aلنک
role.list	aفہرست
role.popUpButton	aڈراپ ڈاؤن فہرست
role.progressIndicator	aپیش رفت کا بار
role.radioButton	aریڈیو بٹن
role.slider	aسلائیڈر
role.switch	aسوئچ
role.tabBar	aٹیب بار
role.textField	aترمیمی باکس
state.checked	aچیک کیا گیا
state.collapsed	aسکڑا ہوا
state.disabled	aغیر فعال ہے
state.enabled	aفعال کردہ
state.expanded	aپھیلا ہوا
state.off	aآف
state.on	aآن
state.selected	aمنتخب	aمنتخب شدہ	aمنتخب کردہ
state.unchecked	aچیک نہیں کیا گیا
"""#
    case "uz": return #"""
tag	uz
name	Uzbek
rolePosition	final
secondsPerGrapheme	0.0687
list	otherScripts	Cyrl
colour.black	aqora
colour.blue	akoʻk	ako‘k
colour.brown	ajigarrang
colour.green	ayashil
colour.orange	aapelsinrang	asabzirang
colour.purple	abinafsharang
colour.red	aqizil
colour.white	aoq
colour.yellow	asariq
direction.leftArrow	achap ko‘rsatkichli chiziq	achap mil
direction.next	akeyingisi
direction.previous	aavvalgisi
direction.rightArrow	ao‘ng mil	ao‘ngga qaragan ko‘rsatkichli chiziq
gesture.doubleTap	aikki marta bosing	aikki marta bosish	aikki marta teging
gesture.longPress	abosib turing	abosib ushlab turing
gesture.swipe	asuring
gesture.swipeDown	apastga surish
gesture.swipeLeft	achapga surish
gesture.swipeRight	ao‘ngga surish
gesture.swipeUp	atepaga surish
gesture.tap	abosing	abosish	ateging
role.button	atugma
role.checkbox	abelgilash katakchasi
role.heading	asarlavha
role.image	arasm
role.link	ahavola
role.list	aro‘yxat
role.popUpButton	apastga ochiladigan ro‘yxat
role.progressIndicator	ajarayon indikatori
role.radioButton	atanlash tugmasi
role.slider	aslayder
role.switch	aalmashtirish
role.tabBar	adarchalar paneli
role.textField	atahrirlash maydoni
state.checked	abelgilandi
state.collapsed	ayig‘ildi
state.disabled	ao‘chirib qo‘yildi
state.enabled	ayoqilgan
state.expanded	ayoyildi
state.off	ayoqilmagan
state.on	ayoniq
state.selected	atanlandi	atanlangan
state.unchecked	abelgilanmadi
"""#
    case "vi": return #"""
tag	vi
name	Vietnamese
voiceOver
rolePosition	initial
secondsPerGrapheme	0.06
expansion	1.25
list	cards	thẻ
list	digits	chữ số
list	lastDigits	cuối
list	ownCodes	mã 
list	phones	điện thoại
list	postalCodes	mã bưu chính
colour.black	vđen	amàu đen
colour.blue	vlam	amàu xanh dương	axanh	axanh da trời	axanh dương	axanh lam
colour.brown	vnâu	amàu nâu
colour.cyan	vxanh ngọc
colour.gold	vvàng
colour.gray	vxám	amàu xám
colour.green	vlục	amàu xanh lá cây	axanh	axanh lá	axanh lá cây	axanh lục
colour.magenta	vhồng đậm
colour.orange	vcam	amàu cam
colour.pink	vhồng	amàu hồng
colour.purple	vtía	atím	amàu tím
colour.red	vđỏ	amàu đỏ
colour.white	vtrắng	amàu trắng
colour.yellow	vvàng	amàu vàng
direction.back	vquay lại
direction.down	vxuống
direction.forward	vchuyển tiếp	vtiếp theo
direction.left	vbên trái
direction.leftArrow	vmũi tên trái	amũi tên sang trái
direction.leftToRight	vtrái sang phải
direction.next	vtiếp	atiếp theo
direction.previous	vtrước
direction.right	vbên phải
direction.rightArrow	vmũi tên phải	amũi tên hướng sang phải
direction.rightToLeft	vphải sang trái
direction.up	vlên
gesture.click	anhấp
gesture.doubleTap	vchạm hai lần	abấm hai lần	abấm đúp	achạm 2 lần	achạm đúp	agõ hai lần	agõ đúp	anhấn 2 lần	anhấn hai lần	anhấn đúp	anhấp đúp
gesture.doubleTapAndHold	anhấn đúp và giữ
gesture.doubleTapInHints	vchạm hai lần
gesture.longPress	vnhấn giữ	abấm giữ	achạm và giữ	agiữ	anhấn và giữ	aấn giữ
gesture.swipe	agạt	alướt	aquẹt	avuốt
gesture.swipeDown	vvuốt xuống dưới	avuốt xuống
gesture.swipeLeft	vvuốt sang trái
gesture.swipeRight	vvuốt sang phải
gesture.swipeUp	vvuốt lên
gesture.tap	vchạm	vchạm một lần	anhấn	abấm	achạm vào	achạm để	agõ	anhấn vào	anhấn để	aấn
gesture.tapPressClick	vbấm	vchạm	vnhấn
place.above	abên trên	agóc	aphía trên	atrên	atrên cùng	aở góc	aở trên
place.below	abên dưới	adưới	adưới cùng	aphía dưới	aở cuối	aở dưới
place.side	abên phải	abên trái	aphía bên phải	aphải	atrái	aở giữa
role.adjustable	vcó thể điều chỉnh	vđiều khiển có thể điều chỉnh
role.backButton	vnút quay lại
role.button	vnút	aphím
role.checkbox	vhộp kiểm	ahộp đánh dấu	aô đánh dấu
role.dialog	vhộp thoại
role.group	vnhóm
role.header	vđầu trang
role.heading	vđề mục	atiêu đề
role.image	vhình ảnh	ahình	aảnh
role.link	vliên kết	ađường dẫn
role.list	vdanh sách
role.menu	vmenu
role.navigationBar	vthanh điều hướng
role.pageControl	vđiều khiển trang
role.popUpButton	vnút bật lên	adanh sách thả xuống
role.progress	vtiến trình
role.progressIndicator	vchỉ báo tiến trình	athanh tiến độ
role.radioButton	vnút radio
role.searchField	vtrường tìm kiếm	vtrường văn bản tìm kiếm
role.slider	vthanh trượt
role.staticText	vvăn bản tĩnh
role.stepper	vtrình tạo bước
role.switch	vchuyển	acông tắc	anút chuyển	anút gạt
role.tab	vtab	athẻ
role.tabBar	vthanh tab
role.table	vbảng
role.textField	vtrường văn bản	ahộp chỉnh sửa
role.toggleButton	vnút chuyển đổi
role.toolbar	vthanh công cụ
shape	achữ nhật	ahình tròn	ahình vuông	alớn	anhỏ	atam giác	ato	atròn	avuông
state.available	acó sẵn	acó thể	akhả dụng	asẵn sàng	ađã bật	ađược bật
state.checked	vđã chọn	ađã đánh dấu
state.collapsed	vđã thu nhỏ	vđược thu nhỏ	ađã thu gọn
state.dimmed	vmờ
state.disabled	vđã tắt	vkhông được bật	abị tắt	abị vô hiệu hoá	abị vô hiệu hóa	akhông hoạt động	avô hiệu hoá	avô hiệu hóa	ađã vô hiệu hóa
state.enabled	abật	ađã bật	ađã kích hoạt	ađược bật
state.expanded	vđã mở rộng	vđược mở rộng
state.inProgress	vđang tiến hành
state.mixed	vkết hợp	vtổng hợp
state.off	vtắt	ađang tắt	ađã tắt
state.on	vbật	ađang bật	ađã bật
state.selected	vđã chọn	vđược chọn	ađang chọn	ađang được chọn	ađã được chọn
state.unavailable	abị tắt	abị vô hiệu hoá	abị vô hiệu hóa	ahiện không khả dụng	akhông có sẵn	akhông dùng được	akhông khả dụng	akhông sử dụng được	avô hiệu hóa	ađã tắt	ađã vô hiệu hóa
state.unchecked	vđã bỏ chọn	vbỏ chọn	achưa chọn	achưa đánh dấu
state.unselected	vchưa chọn	vđã hủy chọn	achưa được chọn	akhông được chọn	ađã bỏ chọn
lookAlikes	achữ thập đỏ	anước cam	arẽ phải	arẽ trái	atai phải	atuyến xanh lá
"""#
    case "zh-HK": return #"""
tag	zh-HK
name	Chinese (Hong Kong)
parent	zh-Hant
voiceOver
noSpaces
rolePosition	final
secondsPerGrapheme	0.1894
sentenceEnds	。！？…
quotes	「」『』
list	cards	卡
list	digits	位
list	ownCodes	密碼	驗證碼
list	phones	手機	電話
colour.black	v黑色
colour.blue	v藍色
colour.brown	v啡色
colour.cyan	v青色
colour.gold	v金色
colour.gray	v灰色
colour.green	v綠色
colour.magenta	v洋紅色
colour.orange	v橙色
colour.pink	v粉紅色
colour.purple	v紫色
colour.red	v紅色
colour.white	v白色
colour.yellow	v黃色
direction.back	v返回	v上一步
direction.down	v下
direction.forward	v往前	v下一頁
direction.left	v左
direction.leftArrow	v向左箭嘴	v向左鍵	a向左方向鍵	a向左箭頭
direction.leftToRight	v由左至右
direction.next	v下一個	a繼續
direction.previous	v上一個	a上一頁
direction.right	v右
direction.rightArrow	v向右箭嘴	v向右鍵	a向右方向鍵	a向右箭頭
direction.rightToLeft	v由右至左
direction.up	v上
gesture.doubleTap	v點兩下	a輕按兩下
gesture.doubleTapAndHold	a輕按兩下並按住
gesture.longPress	v長時間撳落
gesture.swipeDown	v向下掃	a往下滑動
gesture.swipeLeft	v向左掃	a往左滑動
gesture.swipeRight	v向右掃	a往右滑動
gesture.swipeUp	v向上掃	a往上滑動
gesture.tap	v點一下	a輕按
gesture.tapPressClick	v按一下	v按下	v點一下
role.adjustable	v可調整	v可調整的控制
role.backButton	v返回按鈕
role.button	v按鈕
role.checkbox	v剔選框	a選框
role.dialog	v對話框
role.group	v群組
role.header	v標題
role.heading	v標題
role.image	v影像	a圖片
role.link	v連結
role.list	v列表	a清單
role.menu	v選單
role.navigationBar	v導覽列
role.pageControl	v頁面控制
role.popUpButton	v彈出式按鈕	a下拉式清單
role.progress	v進度
role.progressIndicator	v進度指示器	a進度列
role.radioButton	v圓形按鈕
role.searchField	v搜尋欄位	v搜尋文字欄位
role.slider	v滑桿
role.staticText	v靜態文字
role.stepper	v步進器
role.switch	v切換	a切換按鈕
role.tab	v分頁	v定位點
role.tabBar	v分頁列	a標籤列
role.table	v表格
role.textField	v文字欄位	a編輯框
role.toggleButton	v切換按鈕
role.toolbar	v工具列
state.checked	v已剔選	a已勾選
state.collapsed	v已收合	a已經收合
state.dimmed	v已變暗
state.disabled	v已停用	v不啟用
state.enabled	a啟用咗
state.expanded	v已展開	a已經展開
state.inProgress	v進行中
state.mixed	v混合	v混合式
state.off	v關閉
state.on	v開啟
state.selected	v已選擇	v已選取
state.unchecked	v未剔選	a尚未勾選
state.unselected	v已取消選取	v已取消選擇	v未選擇
"""#
    case "zh-Hans": return #"""
tag	zh-Hans
name	Simplified Chinese
voiceOver
deep
noSpaces
rolePosition	final
secondsPerGrapheme	0.224
expansion	0.4
sentenceEnds	。！？…
list	ambiguousDigits	位
list	bothNames	名和姓	名字和姓氏	姓和名	姓氏和名字
list	cards	卡
list	digits	个数字	位数字	位
list	lastDigits	后4	尾号	末4
list	orthographyNames	正體	简中	简体	繁中	繁體
list	otherOrthography	乾	俱	吒	夥	姊	徵	摺	瞭	著	藉	覆	跤	鍾	阪	麽
list	ownCodes	密码	验证码
list	phones	手机	电话
list	postalCodes	邮政编码	邮编
spoken	role.tab	标签
colour.black	v黑色	a黑
colour.blue	v蓝色	a蓝
colour.brown	v褐色	a棕色
colour.cyan	v青色
colour.gold	v金色
colour.gray	v灰色	a灰
colour.green	v绿色	a绿
colour.magenta	v洋红色
colour.orange	v橙色	a橘色	a橙
colour.pink	v粉色	a粉红
colour.purple	v紫色	a紫
colour.red	v红色	a红
colour.white	v白色	a白
colour.yellow	v黄色	a黄
direction.back	v返回
direction.down	v向下
direction.forward	v前进
direction.left	v左
direction.leftArrow	v左箭头	a向左箭头
direction.leftToRight	v从左到右
direction.next	v下一步	a继续
direction.previous	v上一步	a上一页
direction.right	v右
direction.rightArrow	v右箭头	a向右箭头
direction.rightToLeft	v从右到左
direction.up	v向上
gesture.click	a点击
gesture.doubleTap	v轻点两下	a双击	a双点	a点两下	a点击两次	a点按两下	a点按两次	a轻点两次	a连按	a连点两下	a连点两次
gesture.doubleTapAndHold	a点按两次并按住
gesture.doubleTapInHints	v轻点两下
gesture.longPress	v长按	a按住	a点按并按住	a触碰并按住	a轻点并按住
gesture.swipe	a上滑	a下滑	a右滑	a左滑	a扫动	a滑	a滑动	a轻扫
gesture.swipeDown	v向下轻扫	a向下滑动
gesture.swipeLeft	v向左轻扫	a向左滑动
gesture.swipeRight	v向右轻扫	a向右滑动
gesture.swipeUp	v向上轻扫	a向上滑动
gesture.tap	v轻点	v轻点一下	a点按	a单击	a按一下	a按下	a点一下	a点击	a触摸	a轻按	a轻触
gesture.tapPressClick	v按下	v点按	v轻点	a点击
noun.control	a图标	a图片	a开关	a按钮	a箭头	a链接
noun.device	a按键	a电源按钮	a空格键	a耳机	a触控板	a键盘	a鼠标
noun.field	a字段	a座位	a日期	a栏	a行	a项目
noun.mark	a区域	a圆	a字段	a座位	a文字	a日期	a条	a栏	a框	a点	a线	a项目
number.1	a一	a一个
number.10	a十个
number.2	a两	a两个	a二
number.3	a三个
number.4	a四个
number.5	a五个
number.6	a六个
number.7	a七个
number.8	a八个
number.9	a九个
place.above	a上方	a上边	a上面	a右上	a左上	a最上	a角落	a顶部
place.below	a下方	a下边	a下面	a以下	a右下	a左下	a底部	a最下
place.side	a中间	a右上	a右下	a右侧	a右方	a右边	a右面	a左上	a左下	a左侧	a左方	a左边	a左面
role.adjustable	v可调	v可调控制
role.backButton	v返回按钮
role.button	v按钮
role.checkbox	v复选框
role.dialog	v对话框
role.group	v群组
role.header	v标题
role.heading	v标题
role.image	v图像	a图片
role.link	v链接	v超链接
role.list	v列表
role.menu	v菜单
role.navigationBar	v导航栏
role.pageControl	v页面控制
role.popUpButton	v弹出式按钮	a下拉列表
role.progress	v进度
role.progressIndicator	v进度指示条	a进度条
role.radioButton	v单选按钮
role.searchField	v搜索栏	v搜索文本栏	a搜索字段	a搜索框
role.slider	v滑块
role.staticText	v静态文本
role.stepper	v步进器
role.switch	v转换	a开关	a切换开关
role.tab	v制表符	v标签	a标签页	a选项卡
role.tabBar	v标签页栏	a标签栏
role.table	v表格
role.textField	v文本栏	a文本字段	a文本框	a编辑框	a输入框
role.toggleButton	v开关按钮
role.toolbar	v工具栏
shape	a三角形	a圆	a圆形	a大按钮	a大的	a小按钮	a小的	a方形	a正方形	a矩形	a长方形
state.available	a可以	a可使用	a可供使用	a可用	a启用	a已可用	a已启用	a现已可用	a能用
state.checked	v已勾选	a已选中
state.collapsed	v已收起
state.dimmed	v变暗	a变灰	a已变暗	a灰显
state.disabled	v已停用	v未启用	a不可点击	a不可用	a停用	a已关闭	a已禁用	a禁用
state.enabled	a可点击	a可用	a启用	a已启用	a已开启	a已激活
state.expanded	v已展开
state.inProgress	v进行中
state.mixed	v混合
state.off	v关闭	a停用	a关	a已关闭
state.on	v打开	a已开启	a启用	a已打开	a开	a开启
state.selected	v已选择	a处于选中状态	a已勾选	a已被选中	a已选	a已选中	a已选定	a当前选中	a被选中	a选中	a选中状态
state.unavailable	a不可操作	a不可用	a不可选择	a不能使用	a停用	a已停用	a已禁用	a当前不可用	a无法使用	a无法选择	a暂不可用	a暂时不可用	a暂时无法使用	a现在无法使用	a目前不可用	a禁用
state.unchecked	v未勾选	a未选中
state.unselected	v未选择	a已取消选择	a未被选中	a未选	a未选中	a未选定
verb.handling	a停用	a启用	a按下	a按住	a点击	a点按	a禁用	a轻点
verb.instruction	a使用	a填写	a按下	a按住	a更正	a点击	a点按	a请	a轻点	a选择
verb.marking	a显示	a标为	a标出	a标注	a标示	a标记	a突出	a高亮
verb.meaning	a代表	a意味	a指	a显示	a表示	a说明
word.filler	a功能	a已	a当前	a按钮	a暂时	a此	a现在	a目前	a该	a这个	a选项
word.in	a为	a以	a呈	a成	a用
word.negation	a不	a无	a未	a没	a没有
lookAlikes	a以下简称	a公开	a关于	a关注	a关系	a单击速度	a双击速度	a右耳	a右转	a坦白	a复制链接	a头像	a左耳	a左转	a平方米	a开会	a开始	a开放	a恐慌按钮	a报警按钮	a新标签页	a机关	a橙汁	a海关	a滑动条	a滑动窗口	a点击付费	a点击次数	a点击率	a点击量	a白名单	a白天	a白银	a相关	a离开	a空白	a紧急按钮	a红利	a红包	a红十字	a红海	a红绿灯	a红薯	a红酒	a纽扣	a绿卡	a绿色能源	a绿茶	a蓝牙	a袖扣	a踢踏舞	a转换	a轻点反馈	a选择座位	a青红	a黄河	a黄金	a黑名单	a黑板
"""#
    case "zh-Hant": return #"""
tag	zh-Hant
name	Traditional Chinese
voiceOver
noSpaces
rolePosition	final
secondsPerGrapheme	0.214
expansion	0.4
sentenceEnds	。！？…
quotes	「」『』
list	ambiguousDigits	位
list	bothNames	名和姓	名字和姓氏	姓和名	姓氏和名字
list	cards	卡
list	digits	個數字	位數字	位
list	lastDigits	後4	末4
list	orthographyNames	正體	简中	简体	繁中	繁體
list	otherOrthography	仆	佣	内	占	台	峰	床	彷	户	挽	昵	朴	杆	杰	棱	毁	污	泄	涌	漓	着	睾	秘	群	腌	范	裏	踪
list	ownCodes	密碼	驗證碼
list	phones	手機	電話
list	postalCodes	郵遞區號
colour.black	v黑色	a黑
colour.blue	v藍色	a藍
colour.brown	v棕色	a褐色
colour.cyan	v靛青色
colour.gold	v金色
colour.gray	v灰色	a灰
colour.green	v綠色	a綠
colour.magenta	v洋紅色
colour.orange	v橙色	a橘色	a橙
colour.pink	v粉紅色	v粉色	a粉紅
colour.purple	v紫色	a紫
colour.red	v紅色	a紅
colour.white	v白色	a白
colour.yellow	v黃色	a黃
direction.back	v返回	v上一頁
direction.down	v下
direction.forward	v往前	v下一頁
direction.left	v左
direction.leftArrow	v向左鍵	v向左箭頭
direction.leftToRight	v由左至右
direction.next	v下一個	a繼續
direction.previous	v上一個	a返回
direction.right	v右
direction.rightArrow	v向右箭頭	v向右鍵
direction.rightToLeft	v由右至左
direction.up	v上
gesture.click	a按一下
gesture.doubleTap	v點兩下	a按兩下	a輕觸兩下	a輕點兩下	a輕點兩次	a連按	a連按兩下	a連點兩下	a連點兩次	a雙擊	a雙點	a點按兩下	a點按兩次	a點擊兩下	a點擊兩次
gesture.doubleTapAndHold	a輕觸兩下並按住
gesture.doubleTapInHints	v點兩下
gesture.longPress	v長按	v長時間按下	a按住	a按住不放	a觸碰并按住	a輕點并按住	a點按并按住
gesture.swipe	a上滑	a下滑	a右滑	a左滑	a掃動	a撥動	a滑	a滑動	a輕掃
gesture.swipeDown	v向下滑動
gesture.swipeLeft	v向左滑動
gesture.swipeRight	v向右滑動
gesture.swipeUp	v向上滑動
gesture.tap	v點一下	a輕觸	a單擊	a按一下	a按下	a碰觸	a觸摸	a輕點	a點按	a點擊	a點選
gesture.tapPressClick	v按一下	v按下	v點一下	a點按	a點擊
noun.mark	a區域	a圓	a字段	a座位	a文字	a日期	a框	a條	a欄	a線	a項目	a點
number.1	a一	a一個
number.10	a十個
number.2	a二	a兩	a兩個
number.3	a三個
number.4	a四個
number.5	a五個
number.6	a六個
number.7	a七個
number.8	a八個
number.9	a九個
place.above	a上方	a上邊	a上面	a右上	a左上	a最上	a角落	a頂部
place.below	a下方	a下邊	a下面	a以下	a右下	a左下	a底部	a最下
place.side	a中間	a右上	a右下	a右侧	a右側	a右方	a右邊	a右面	a左上	a左下	a左侧	a左側	a左方	a左邊	a左面
role.adjustable	v可調整	v可調整的控制項目
role.backButton	v返回按鈕
role.button	v按鈕
role.checkbox	v註記框	a核取方塊	a複選框
role.dialog	v對話框
role.group	v群組
role.header	v標題
role.heading	v標題
role.image	v影像	a圖片	a圖像
role.link	v連結	a鏈接	a鏈結
role.list	v列表	a清單
role.menu	v選單
role.navigationBar	v導覽列
role.pageControl	v頁面控制項目
role.popUpButton	v彈出式按鈕	a下拉式清單
role.progress	v進度
role.progressIndicator	v進度指示器	a進度列
role.radioButton	v圓形按鈕
role.searchField	v搜尋欄位	v搜尋文字欄位	a搜索字段	a搜索框	a搜索欄
role.slider	v滑桿	a滑塊
role.staticText	v靜態文字
role.stepper	v步進器
role.switch	v切換	a開關	a切換開關
role.tab	v定位點	v標籤頁	a分頁	a標籤	a標籤页	a選項卡
role.tabBar	v標籤列
role.table	v表格
role.textField	v文字欄位	a內文欄位	a文字方塊	a文字輸入框	a文本字段	a文本框	a編輯方塊	a輸入框
role.toggleButton	v切換按鈕
role.toolbar	v工具列
shape	a三角形	a圓	a圓形	a大按鈕	a大的	a小按鈕	a小的	a方形	a正方形	a矩形	a長方形
state.available	a可以	a可使用	a可供使用	a可用	a啟用	a已可用	a已啟用	a現已可用	a能用
state.checked	v已勾選
state.collapsed	v已收合
state.dimmed	v已變暗	a灰顯	a變暗	a變灰
state.disabled	v已停用	v尚未啟用	a不可用	a不可點擊	a停用	a已禁用	a已關閉	a禁用
state.enabled	a可用	a可點擊	a啟用	a已啟用	a已激活	a已開啟
state.expanded	v已展開
state.inProgress	v進行中
state.mixed	v混合
state.off	v關閉	a停用	a已關閉	a關
state.on	v開啟	a啟用	a已打開	a已開啟	a打開	a開
state.selected	v已選取	a已勾選	a已被選中	a已被選取	a已選	a已選中	a已選定	a已選擇	a已點選	a當前選中	a目前選取	a處于選中狀態	a被選中	a選中	a選中狀態	a選取
state.unavailable	a不可操作	a不可用	a不可選擇	a不能使用	a停用	a已停用	a已禁用	a暫不可用	a暫時不可用	a暫時無法使用	a無法使用	a無法操作	a無法選取	a無法選擇	a現在無法使用	a當前不可用	a目前不可用	a目前無法使用	a禁用
state.unchecked	v未勾選	v取消勾選	a尚未勾選
state.unselected	v未選取	v已取消選取	a未被選中	a未選	a未選中	a未選定	a未選擇	a沒有選取
verb.handling	a停用	a啟用	a按下	a按住	a禁用	a輕點	a點按	a點擊
verb.marking	a標出	a標注	a標為	a標示	a標記	a突出	a顯示	a高亮
verb.meaning	a代表	a意味	a指	a表示	a說明	a顯示
word.filler	a功能	a已	a按鈕	a暫時	a此	a現在	a當前	a目前	a該	a這個	a選項
word.negation	a不	a未	a没	a没有	a無
lookAlikes	a以下简称	a公開	a切換	a右耳	a右轉	a右转	a坦白	a大頭照	a头像	a左耳	a左轉	a左转	a平方公尺	a平方米	a新標籤页	a机關	a柳橙汁	a橙汁	a海關	a白名單	a白天	a白银	a相關	a离開	a空白	a紅利	a紅包	a紅十字	a紅海	a紅綠灯	a紅薯	a紅酒	a綠卡	a綠色能源	a綠茶	a緊急按鈕	a藍牙	a袖扣	a複制鏈接	a複製連結	a警報按鈕	a踢踏舞	a選擇座位	a鈕扣	a開会	a開始	a開放	a關于	a關於	a關注	a關系	a青紅	a黃河	a黃金	a黑名單	a黑板
"""#
    case "zu": return #"""
tag	zu
name	Zulu
rolePosition	final
colour.black	aembi	aemnyama
colour.blue	aesiluhlaza	asasibhakabhaka
colour.brown	aensundu
colour.green	aesihlaza	asatshani
colour.orange	aephuzi	aewolintshi	aorange
colour.purple	aensomi	aesibukhwebezane	aesiphephuli
colour.red	aebomvu	aesibomvu
colour.white	aemhlophe
colour.yellow	aeqanda	aesiphuzi	ayellow
direction.leftArrow	aumcibisholo ongakwesokunxele	aumcimbisholo wangakwesokunxele
direction.next	aokulandelayo
direction.previous	aokwangaphambilini
direction.rightArrow	aumcibisholo wangakwesokudla
gesture.doubleTap	athepha kabili
gesture.doubleTapAndHold	athepha futhi ubambe
gesture.swipe	aswayipha
gesture.swipeDown	aswayiphela phansi
gesture.swipeLeft	aswayiphela ngakwesokunxele
gesture.swipeRight	aswayiphela ngakwesokudla
gesture.swipeUp	aswayiphela phezulu
gesture.tap	acindezela	athepha	athinta
role.button	ainkinobho
role.checkbox	achofoza	aibhokisi lokuthikha
role.heading	aisihloko
role.image	aisithombe
role.link	aisixhumanisi
role.list	auhlu
role.popUpButton	auhlu olushona ezansi
role.progressIndicator	aibha lokuqhubeka
role.radioButton	ainkinobho yerediyo
role.slider	aisilayida
role.switch	ashintsha
role.tabBar	aibha yethebhu
role.textField	ahlela ibhokisi
state.checked	akuthikhiwe
state.collapsed	akugoqiwe
state.disabled	akhutshaziwe
state.enabled	ainikwe amandla
state.expanded	akunwetshiwe
state.off	avaliwe
state.on	avuliwe
state.selected	akukhethiwe	aokukhethiwe
state.unchecked	aakuhloliwe
"""#
    default: return nil
    }
}
