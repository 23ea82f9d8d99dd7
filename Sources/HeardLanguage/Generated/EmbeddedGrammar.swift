// Written by `swift run heard-dev generate` from Locales/Grammar/*.json. Do not edit.

/// Tags of the embedded files, sorted.
let embeddedGrammarTags: [String] = [
    "ar",
    "as",
    "az",
    "be",
    "bg",
    "bn",
    "bs",
    "ca",
    "ckb",
    "cs",
    "cy",
    "da",
    "de",
    "dsb",
    "el",
    "en",
    "es",
    "et",
    "eu",
    "fa",
    "fi",
    "fr",
    "ga",
    "gd",
    "gl",
    "he",
    "hr",
    "hsb",
    "hu",
    "hy",
    "is",
    "it",
    "ka",
    "kk",
    "ku",
    "ky",
    "lt",
    "lv",
    "mk",
    "mn",
    "mt",
    "nb",
    "nl",
    "pl",
    "ps",
    "pt",
    "ro",
    "ru",
    "sh",
    "sk",
    "sl",
    "sq",
    "sr",
    "sv",
    "tk",
    "tr",
    "tt",
    "ug",
    "uk",
    "ur",
    "uz",
    "vi",
    "yi",
]

/// The compact form of a language's grammar (see `GrammarData`).
func embeddedGrammar(_ tag: String) -> StaticString? {
    switch tag {
    case "ar": return #"""
afterNumbers	inflects
sides.left	يسار	أيسر	ايسر	يسرى
sides.right	يمين	أيمن	ايمن	يمنى
sides.boundRight
sides.prefixes	و	ا	ل	ب	ك	ل	ف
sides.endings	ا	ًا	اً	ه	ها	ك
"""#
    case "as": return #"""
afterNumbers	stays
"""#
    case "az": return #"""
afterNumbers	stays
"""#
    case "be": return #"""
afterNumbers	inflects
irregular	дні
"""#
    case "bg": return #"""
afterNumbers	inflects
irregular	дни	дена
"""#
    case "bn": return #"""
afterNumbers	stays
"""#
    case "bs": return #"""
afterNumbers	inflects
irregular	dana	sati
"""#
    case "ca": return #"""
afterNumbers	endings
pluralEndings	s
attribute	de
label	página	pàgina	páxina	paso	passo	pas	día	dia	semana	versión	versão	versió	nivel	nível	nivell	línea	linha	línia	capítulo	temporada	episodio	episódio	código	codi	error	erro	número	nº	de
limit	menos	máximo	mínimo	até	hasta	fins	más	mais	últimos	últimas	próximos	próximas
noNoun	más	mais	menys	menos	pues	tras	antes	después	depois	apenas	entonces	además	es	les	els	los	las	das	dos	nos	vos	pas	ets	atrás	jamás	demás	dels	pels	altres	dígitos	díxitos	dígits
stop	de	del	do	da	dos	das	d	di	sobre	en	em	a	y	e	o	ou	i	u	por	para	con	com	sin	sem	el	la	los	las	um	uma
unchanging	virus	crisis	análisis	ônibus	lápis	pis	bus	mes
"""#
    case "ckb": return #"""
afterNumbers	stays
sides.left	چەپ
sides.right	ڕاست
sides.boundRight
sides.prefixes
sides.endings	ی	ە	دا	ەوە
"""#
    case "cs": return #"""
afterNumbers	inflects
irregular	dní	dny	dnů	let
"""#
    case "cy": return #"""
afterNumbers	inflects
particle	o
"""#
    case "da": return #"""
afterNumbers	endings
pluralEndings	er	e	ar
irregular	børn	mænd	bøger
particle	nye
stop	av	af	og	eller	til	i	på	per	med
unchanging	svar	år
"""#
    case "de": return #"""
afterNumbers	endings
capitalNouns
pluralEndings	e	en	n	s	te	äge	ßen
soloEndings	e	en
abbreviation	min	std	sek
distributive	jeweils
irregular	kinder	bücher	bilder	wörter	länder	männer	häuser	räder	felder	lieder	mitglieder	dörfer	eier	gesichter	blätter	lichter	bänder	hühner
label	seite	schritt	tag	woche	version	ebene	zeile	spalte	kapitel	folge	staffel	teil	code	fehler	port	nummer	nr	punkt	platz	von
limit	mindestens	höchstens	maximal	minimal	bis	über	unter	als	letzten	vergangenen	nächsten	alle
noNoun	seite	schritt
shared	downloads	updates	links	fans	feeds	podcasts	videos	songs	tickets	clips	apps	chats	emojis	likes	posts	tabs	backups	accounts	blogs	newsletters
stop	von	und	oder	bis	in	im	am	an	auf	aus	zu	mit	bei	für	pro	vor	nach	um	der	die	das	den	dem	des
unchanging	byte	bit	euro	prozent	grad	stück	mal	zeichen	fehler	ordner	teilnehmer	benutzer	nutzer	fenster	artikel	titel	sender	treffer	filter	schalter	drucker	server	computer	browser	ticker	zimmer	wagen	kuchen	laden	rahmen	kalender	nachrichtensender	anhänger	follower	leser	hörer	spieler	schüler	lehrer	empfänger	absender	kartenleser	lesezeichen	satzzeichen	leerzeichen	kästchen	mädchen	unternehmen	verfahren	vorhaben	programmfehler	abzeichen	einkommen	essen	wesen	treffen	schreiben	leben	rennen	examen	code	ziffern	stellen
"""#
    case "dsb": return #"""
afterNumbers	inflects
"""#
    case "el": return #"""
afterNumbers	inflects
particle	νέα	νέες	νέοι	νέους
unchanging	pixel	bit	byte	kilobyte	megabyte	gigabyte	terabyte	megapixel	mega	giga
"""#
    case "en": return #"""
afterNumbers	endings
pluralEndings	s
soloEndings	s
notPluralEndings	ss	us	is
abbreviation	mins	secs	hrs	pts	lbs	yrs	mos	kbs	mbs	gbs	tbs	kbps	mbps	gbps	bps	fps	gps	dps	rps	rpms	ips	oz	min	sec	hr	kg	km	cm	mm	mi	ft	pt	px	kb	mb	gb	tb	hz	khz	mhz	ghz	kcal	cal	mg	ml
direction.name	rtl	ltr	bidi	bidirectional
distributive	each	apiece
indefinite	a	an
irregular	people	children	men	women	feet	teeth	mice	geese	criteria
label	page	step	day	week	month	year	version	build	number	no	nr	chapter	level	line	row	column	item	slot	channel	season	episode	part	track	disc	disk	room	section	option	phase	stage	tab	window	display	screen	monitor	http	https	error	code	status	port	id	test	question	round	lap	set	game	player	user	device	file	sheet	table	figure	heading	copy	batch	group	team	unit	zone	lane	gate	floor	apartment	box	seat	platform	terminal	flight	bus	route	point	position	rank	place	priority	type	mode	model	generation	gen	attempt	call	message	photo	image	exit	key	volume	vol	issue	article	rule	layer	panel	camera	sensor	node	thread	task	job	request	order	invoice	ticket	case	lesson	module	exercise	grade	tier	size	age	score	of	iphone	ipad	ios	macos	os	android	ipados	watchos	tvos	visionos
limit	least	most	than	over	under	maximum	max	minimum	min	exceed	limit	limited	within	last	past	next	previous	every	first	allowed	all	up to
noNoun	is	was	has	does	as	this	its	his	us	yes	thus	plus	minus	less	versus	always	perhaps	across	besides	towards	afterwards	needs	requires	contains	includes	exceeds	occurs	expires	starts	ends	shows	remains	means	uses	supports	fails	exists	becomes	appears	unlocks	begins	equals	goes	gets	runs	takes	matches	previous	various	access	process	progress	success	address	status	bonus	focus	radius	campus	virus	gas	bus	pass	class	loss	business	happiness	wireless	news	works	digits
number.comment	min	max	minimum	maximum	lower	upper	bound	number	count	percent	percentage	index	total	time	date	duration	quantity	amount	value
number.name	version	build
number.unit	meter	meters	metre	metres	kilometer	kilometers	kilometre	kilometres	centimeter	centimeters	centimetre	centimetres	millimeter	millimeters	mile	miles	yard	yards	foot	feet	inch	inches	second	seconds	minute	minutes	hour	hours	day	days	week	weeks	month	months	year	years	degree	degrees	percent	byte	bytes	kilobytes	megabytes	gigabytes	gram	grams	kilogram	kilograms	liter	liters	litre	litres	pixel	pixels	point	points
remainder	other	others	more	additional	another	further
side.adverb	now	away	after	before	here	there
side.area	side	edge	corner	margin	screen	view	list	hand	most
side.chrome	sidebar	menu	drawer	toolbar	navigation	rail
side.clause	to	and	or	in	when	if	for	is	shows	opens	until	over	on	so	while	once	from
side.control	side	edge	corner	panel	menu	sidebar	bar	column	pane	button	arrow	margin	drawer	tab	icon	toolbar	screen	view	list	navigation	rail	chevron
side.determiner	the	your	its	this	a	far	very
side.gesture	swipe	swipes	swiping	swiped	drag	drags	dragging	slide	slides	sliding	scroll	scrolls	scrolling	flick	pan	panning	pull	push	move	moves
side.height	top	bottom	upper	lower
side.instruction	tap	taps	tapping	press	presses	pressing	click	clicking	choose	choosing	open	opening	opens	use	using	select	selecting	touch	touching	hit	find	look	see	pick	check	hold	holding	grab	toggle	enter	type	close	hide	show	reveal
side.is	is	are	appears	appear	stays	stay	sits	located	found	shown	displayed	placed	available	was	were
side.joined	click	clicks	clicked	clicking	scroll	stick	trigger	bumper	shift	ctrl	control	command	option	alt
side.lead	to	can	then	and	you	by	just	please	must	should	could	simply
side.other	road	roads	street	lane	turn	turns	ear	ears	earbud	earbuds	earphone	earphones	headphone	headphones	headset	airpod	airpods	hand-held	handed	hands	eye	eyes	foot	feet	leg	arm	wrist	answer	answers	mouse	align	aligned	aligns	alignment	justify	justified	channel	channels	speaker	speakers	stereo	audio	traffic	drive	driving	exit	wing	brain	heart	lung	shoulder	glove	shoe	direction	script	text	writing	rtl	ltr	half	halves	third	thirds	quarter	quarters	fourth	fourths	fifth	fifths	sixth	sixths	eighth	eighths	ninth	ninths	display	displays	monitor	monitors	window	windows	map	maps	compass	wheel	tilt	trackpad	camera	joystick	gamepad	pedal	destination	key	keys	keyboard
side.place	on	to	at	from	in	toward	towards	near	by
side.weak	move	moves	pan	panning	push
stop	of	out	or	and	to	in	on	at	by	for	from	with	as	is	are	was	were	has	have	had	does	do	can	will	would	should	may	might	must	if	than	then	per	x	times	the	a	an	via	until	till	since	before	after	not
unchanging	series	species	means	headquarters	aircraft
"""#
    case "es": return #"""
afterNumbers	endings
pluralEndings	s
soloEndings	s
notPluralEndings	ss	us	is
attribute	de
label	página	pàgina	páxina	paso	passo	pas	día	dia	semana	versión	versão	versió	nivel	nível	nivell	línea	linha	línia	capítulo	temporada	episodio	episódio	código	codi	error	erro	número	nº	de
limit	menos	máximo	mínimo	até	hasta	fins	más	mais	últimos	últimas	próximos	próximas
noNoun	más	mais	menys	menos	pues	tras	antes	después	depois	apenas	entonces	además	es	les	els	los	las	das	dos	nos	vos	pas	ets	atrás	jamás	demás	dels	pels	altres	dígitos	díxitos	dígits
shared	videos	chats	clips	emojis	podcasts	stickers	fans	kilos	blogs
stop	de	del	do	da	dos	das	d	di	sobre	en	em	a	y	e	o	ou	i	u	por	para	con	com	sin	sem	el	la	los	las	um	uma
unchanging	virus	crisis	análisis	ônibus	lápis	pis	bus	mes
"""#
    case "et": return #"""
afterNumbers	inflects
"""#
    case "eu": return #"""
afterNumbers	stays
"""#
    case "fa": return #"""
afterNumbers	stays
sides.left	چپ
sides.right	راست
sides.boundRight
sides.prefixes
sides.endings	ی	ترین
"""#
    case "fi": return #"""
afterNumbers	inflects
obliqueEnding	ssa	ssä	lla	llä	lta	ltä	lle	ksi	n
"""#
    case "fr": return #"""
afterNumbers	endings
pluralEndings	s	x
soloEndings	s	x
notPluralEndings	ss	us	is
abbreviation	min	sec	mins	secs
attribute	à
distributive	chacun	chacune
label	page	étape	jour	semaine	version	niveau	ligne	chapitre	épisode	saison	numéro	nº	no	n	partie	piste	code	erreur	sur	de
limit	moins	plus	maximum	minimum	jusqu	derniers	dernières	prochains	prochaines
noNoun	dans	plus	moins	pas	mais	sans	sous	vous	nous	les	des	ces	ses	très	vers	après	depuis	dès	lors	alors	puis	jamais	toujours	est	suis	deux	trois	six	dix	chaque	hors	tous	toutes	ans
shared	minutes	messages	photos	points	pages	articles	documents	images	notes	sections	albums	contacts	codes	questions	options	sources	actions	applications	conversations	notifications	sites	services	sessions	versions	votes	invitations	mentions	participants	types	tables	clients	restaurants	podcasts	radios	collections	stations	places	tickets	stickers	fans	miles	calories	kilos	clips
stop	de	du	des	d	sur	à	au	aux	en	et	ou	par	pour	dans	avec	sans	sous	le	la	les	l
unchanging	fois	mois	pays	temps	cas	accès	avis	choix	prix	succès	bus	corps	cours	dos	fils	os	repas	sens	tapis	univers	vers	voix
"""#
    case "ga": return #"""
afterNumbers	inflects
"""#
    case "gd": return #"""
afterNumbers	inflects
"""#
    case "gl": return #"""
afterNumbers	endings
uncertainCategories	many
pluralEndings	s
attribute	de
label	página	pàgina	páxina	paso	passo	pas	día	dia	semana	versión	versão	versió	nivel	nível	nivell	línea	linha	línia	capítulo	temporada	episodio	episódio	código	codi	error	erro	número	nº	de
limit	menos	máximo	mínimo	até	hasta	fins	más	mais	últimos	últimas	próximos	próximas
noNoun	más	mais	menys	menos	pues	tras	antes	después	depois	apenas	entonces	además	es	les	els	los	las	das	dos	nos	vos	pas	ets	atrás	jamás	demás	dels	pels	altres	dígitos	díxitos	dígits
stop	de	del	do	da	dos	das	d	di	sobre	en	em	a	y	e	o	ou	i	u	por	para	con	com	sin	sem	el	la	los	las	um	uma
unchanging	virus	crisis	análisis	ônibus	lápis	pis	bus	mes
"""#
    case "he": return #"""
afterNumbers	inflects
uncertainCategories	many
sides.left	שמאל
sides.right	ימין
sides.boundRight	ימינ	ימנ
sides.prefixes	ו	ה	ב	ל	מ	ש	כ
sides.endings	ה	י	ית	יים	יות	ך
"""#
    case "hr": return #"""
afterNumbers	inflects
irregular	dana	sati
"""#
    case "hsb": return #"""
afterNumbers	inflects
"""#
    case "hu": return #"""
afterNumbers	stays
"""#
    case "hy": return #"""
afterNumbers	stays
"""#
    case "is": return #"""
afterNumbers	inflects
"""#
    case "it": return #"""
afterNumbers	endings
pluralEndings	i	e
stop	di	su	a	in	e	o	per	da	con
unchanging	città	attività	pixel	bit	byte	kilobyte	megabyte	gigabyte	terabyte	megapixel	file	serie	specie	computer	server	account	link	tag	torrent	tracker	podcast	video	foto	film	app	chat	tablet	browser	post	backup	plugin	widget	feed	e-mail	email	album	token	cookie	smartphone	frame	database	hardware	software	crisi	analisi	brindisi	ipotesi	tesi	sintesi	bici	moto	radio	auto	euro	bar	test	quiz	click	clic	like	emoji	sticker	episode	release	update	cache	mouse	desktop	directory	hashtag	game	match	set	slot	thread	wallet	node	device	bundle	template	stage	range	core
"""#
    case "ka": return #"""
afterNumbers	stays
"""#
    case "kk": return #"""
afterNumbers	stays
"""#
    case "ku": return #"""
afterNumbers	stays
"""#
    case "ky": return #"""
afterNumbers	stays
"""#
    case "lt": return #"""
afterNumbers	inflects
"""#
    case "lv": return #"""
afterNumbers	inflects
"""#
    case "mk": return #"""
afterNumbers	inflects
"""#
    case "mn": return #"""
afterNumbers	stays
"""#
    case "mt": return #"""
afterNumbers	inflects
uncertainCategories	two
"""#
    case "nb": return #"""
afterNumbers	endings
pluralEndings	er	e	ar
particle	nye
stop	av	af	og	eller	til	i	på	per	med
unchanging	svar	år
"""#
    case "nl": return #"""
afterNumbers	endings
pluralEndings	en	s
shared	items	tickets	podcasts	downloads	updates	links	tabs	apps	chats	clips	likes	posts	tags	feeds	albums	songs	stickers	accounts	fans	blogs
stop	van	en	of	tot	in	op	te	met	per	uit	voor
unchanging	uur	jaar	keer	kwartier	stuks
"""#
    case "pl": return #"""
afterNumbers	inflects
irregular	dni	lat
"""#
    case "ps": return #"""
afterNumbers	stays
"""#
    case "pt": return #"""
afterNumbers	endings
pluralEndings	s
soloEndings	s
notPluralEndings	ss	us	is
attribute	de
label	página	pàgina	páxina	paso	passo	pas	día	dia	semana	versión	versão	versió	nivel	nível	nivell	línea	linha	línia	capítulo	temporada	episodio	episódio	código	codi	error	erro	número	nº	de
limit	menos	máximo	mínimo	até	hasta	fins	más	mais	últimos	últimas	próximos	próximas
noNoun	más	mais	menys	menos	pues	tras	antes	después	depois	apenas	entonces	además	es	les	els	los	las	das	dos	nos	vos	pas	ets	atrás	jamás	demás	dels	pels	altres	dígitos	díxitos	dígits
shared	emojis	podcasts	links	posts	chats	tickets	downloads	stickers	blogs
stop	de	del	do	da	dos	das	d	di	sobre	en	em	a	y	e	o	ou	i	u	por	para	con	com	sin	sem	el	la	los	las	um	uma
unchanging	virus	crisis	análisis	ônibus	lápis	pis	bus	mes
"""#
    case "ro": return #"""
afterNumbers	inflects
irregular	ore	ani
particle	de
"""#
    case "ru": return #"""
afterNumbers	inflects
irregular	дня	дней	лет
"""#
    case "sh": return #"""
afterNumbers	inflects
"""#
    case "sk": return #"""
afterNumbers	inflects
irregular	dní	dni
"""#
    case "sl": return #"""
afterNumbers	inflects
irregular	dni	let
"""#
    case "sq": return #"""
afterNumbers	inflects
"""#
    case "sr": return #"""
afterNumbers	inflects
irregular	дана	сати	dana	sati
"""#
    case "sv": return #"""
afterNumbers	endings
pluralEndings	ar	er	or	n
particle	nya
stop	av	och	eller	till	i	på	per	med
unchanging	tecken	avsnitt	svar	år
"""#
    case "tk": return #"""
afterNumbers	stays
"""#
    case "tr": return #"""
afterNumbers	stays
"""#
    case "tt": return #"""
afterNumbers	stays
"""#
    case "ug": return #"""
afterNumbers	stays
"""#
    case "uk": return #"""
afterNumbers	inflects
irregular	дні	днів
"""#
    case "ur": return #"""
sides.left	بائیں	بایاں
sides.right	دائیں	دایاں
sides.boundRight
sides.prefixes
sides.endings
"""#
    case "uz": return #"""
afterNumbers	stays
"""#
    case "vi": return #"""
uncertainCategories	one
"""#
    case "yi": return #"""
sides.left	לינקס
sides.right	רעכטס
sides.boundRight
sides.prefixes
sides.endings
"""#
    default: return nil
    }
}
