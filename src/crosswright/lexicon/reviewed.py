"""Our judgement of rude words, language by language: what a list gets wrong, and what it misses.

`roots` are patterns over the lower-case word, so that every form and derivation is caught. `mild`
words are printed in some papers and not in others: no puzzle takes them unasked, but nobody minds
when they can be read by accident. `innocent` words stand in lists of profanity by a mistranslation,
or for one sense among several harmless ones.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Review:
    """The three judgements on one language; `listed` is the list to read, by its file's name."""

    listed: str
    roots: str
    mild: frozenset[str]
    innocent: frozenset[str]


def _review(listed: str, *, roots: str, mild: str, innocent: str) -> Review:
    return Review(
        listed=listed,
        roots="|".join(roots.split()),
        mild=frozenset(mild.split()),
        innocent=frozenset(innocent.split()),
    )


_SLOVAK_ROOTS = r"""
    kurv(?!at) \bpi[čc](?:a|e|i|o|u|ov)\b vypič kokot [čc]ur[aá]k (?<![sš])mrd(?!z) \bjeb [zov]jeb
    \b(?:na|u|za|vy)?hov(?:n|ín) prdel \bšuka \bšoust zmrd hajz[el] buzerant \bbuz(?:n|ík) teplouš \bkund(?:a|ič) sračk
    \b(?:po|za|na|vy|o)?sra(?:[tťl]|n(?!d)) \bvysr chuj chcan \bneg(?:r|er)(?:\b|sk|oš|k) \briť\b
    \brite\b pizd
"""

REVIEWS = {
    "en": _review(
        "en",
        roots=r"""
            fuck (?<!mi)shit(?!ak|ta|tim|ah) cunt nigg(?:er|a(?!rd)) \bwhor(?:e|ing) bitch \bass(?:hole|wipe)
            jackass dumbass \bsluts?\b slutt \btwats?\b \bwank faggot \bfags?\b \bdykes?\b \bkikes?\b
            \bgooks?\b \bspics?\b \bchinks?\b \bcoons?\b darkies?\b wetback \bhonk(?:y|ies?)\b
            \btitt(?:y|ies)\b blowjob \bcock(?:suck|head) \bdick(?:head|wad) \bpiss \bspunk\b
            \bcum(?:s|ming)?\b \bpaki
        """,
        mild="""
            abortion anal anus arse asses ass bareback bastard bastards bestiality bollocks bondage
            boner boners boob boobies boobs breast breasts bugger buggers busty clit clits clitoris
            cock cocks crap crapped crapper crapping crappy cunnilingus dammit damn damned dick dicks
            dildo dildos dominatrix douche ejaculate ejaculated ejaculates ejaculating ejaculation
            erotic fanny fecal fellatio genitals goddamn goddamned goddammit grope homoerotic hooker
            horny incest intercourse kinky lust lusting lovemaking masochist masturbate masturbates
            masturbating masturbation milf milfs negro nipple nipples nude nudity nympho nymphomania orgasm
            orgasms orgies orgy panties pecker pedophile pedophiles pegging penis penises poop porn
            porno pornography prick pricks pubes pussies pussy rape raped rapes raping rapist rapists
            rectum retard retarded retards sadism sadist screwing scrotum scumbag scumbags semen sex
            sexual sexuality sexually sexy shag shagging skank smut sodomize sodomy spastic stripper
            suck sucks swastika testicle testicles threesome tit tits topless tosser turd vagina
            vibrator voyeur vulva anilingus
            aphrodisiac aphrodisiacs arousal bawdy bonk bonking bordello brothel brothels buggery
            buttock buttocks castrate castrated castration coital coitus condom condoms
            contraception contraceptive contraceptives copulate copulation cuckold cybersex
            debauchery defecate defecation diarrhea diarrhoea erection erections erogenous erotica
            erotically eroticism excrement excreta exhibitionism exhibitionist fart farted farting
            farts fetish fetishes fetishism fetishist flasher foreplay foreskin fornicate
            fornication genital genitalia genitourinary glans gonorrhea harlot harlots
            hermaphrodite ho homo homos hussy hymen impotence impotent incontinence jockstrap
            knockers lecher lecherous lewd lewdness libido licentious lustful masochism
            masochistic molest molestation molested molester necrophilia nookie nymphomaniac
            orgasmic orgiastic pedophilia paedophile paedophilia pee peed peeing pees penile
            perineum perv pervert perverted perverts perversion phallic phallus pimp pimps
            pornographer pornographic promiscuity promiscuous prostate prostitute prostituted
            prostitutes prostitution prurient putz randy raunchy redskin redskins sadistic
            salacious scrotal sexed sexier sexiest sexiness sexing sexless sexpot sexting
            sleaze sleazy spank spanked spanking sperm sperms strippers striptease syphilis
            syphilitic thong thongs titillate titillating titillation transvestite urinal urinals
            urinate urination urine vaginal voyeurism voyeurs vulvar whitey wog wogs wop wops gyp
            coolie kraut krauts yid yids poo poos pooping enema enemas horndog hump humping
            bimbo bimbos floozy slutty
        """,
        innocent="""
            balls bestial bloody bunghole butt chinking cocking domination escort eunuch fingering flange
            hardcore hell labia pissoir pissoirs playboy poof retarding scat scatting scissoring shrimping skeet snatch
            rimming snowballing swinger undressing bum bums shitake shiitake
        """,
    ),
    "ru": _review(
        "ru",
        roots=r"""
            (?<!ски)(?<!ла)(?<!те)пид[оа]р педераст педрил \bху[йияею] (?:на|о|по|ни|до)ху[йяе] пизд \bбля(?:д|\b) блядс
            \b(?:за|вы|на|по|про|разъ|объ|въ|долбо|уй|у|до)?еба(?:л|н|т|к|ш|\b) \bеб(?:ыр|л[ау]|\b)
            муд(?:ак|ач|ил|озвон|охат) \bманд(?:а|авош|ень)\b залуп г[оа]ндон дрочи дрочк дрочил
            \b(?:за|об)?г[оа]вн \bс[ср]ан(?:ь|ина|\b) засран \bср(?:ач|ак) жоп \bшлюх \bсук[аи]\b сучар \bсучонок
            курв(?!ат) п[её]рд(?:ун|ел|ак|[её]ж) \bтрах(?:аль|ань|\b) минет куннилинг \bпедик(?:и|\b)
            \bхер(?:\b|ня|ов) \bхренот целк(?:а|и)\b шалав \bшмар[аы]\b \bчмо(?:\b|шн) \bжид(?:\b|ов)
            \bнигер(?:ы|\b) черножоп подпиз поеб уеб[аио] ублюд выблядок гомик \bпадл \bписьк \bтитьк \bсиськ
            \bчуркобес порнух мокрощел дебилоид
        """,
        mild="""
            аборт анус блуд бордель вагина виагра вульва гей гермафродит гнида гонорея дебил дерьмо
            задница изнасилование испражнение кастрат клитор лесбиянка лох мазохист мастурбация моча
            мошонка нацист насильник негр недоносок онанизм оргазм педофил пенис подонок порнография
            порно порнушка похоть презерватив проститутка проститут потаскун потаскуха садист секс
            сифилитик сперма стерва стервоза старпер стриптиз транссексуал транссексуалка триппер
            трах урод фаллос хач хохол хрен шваль эякулят эякуляция чурка влагалище фекалии
            дристун понос какашка засранец стрип козел
            вуайерист гениталии зоофил извращенец извращение импотент импотенция инцест некрофил
            некрофилия онанист оргия педофилия промежность проституция разврат
            развратник развратница свингер содомия сутенёр стриптизёр стриптизёрша фетиш фетишизм
            фетишист эксгибиционист эрекция эротика эротоман ягодица ягодицы
            гомосексуалист секс-шоп мочеиспускание
        """,
        innocent="""
            взрыв глиста головня грудь дамба дуче дура дурак енот завинчивание заморыш запаздывание
            идиот киска клоака клюв ковровщик кок курево мандат махорка мент недомерок очко
            парикмахер передок петух приклад проклятие пьяный скважина скотина скотство соска сосунок
            тварь транс трепак трут фига фланец член чёрт черт яичко бомж болван бугор амбал
            волосянка мокрохвостка бляха блямба хулиган гей-люссак курвиметр ад
        """,
    ),
    "uk": _review(
        "uk",
        roots=r"""
            \bху[йяєї] (?:на|о|по|ні|до)ху[йяєї] п[иі]зд \bбля(?:д|т|\b) \bйоб(?!б) \b(?:за|ви|на|по|про)?[єїйе]ба
            (?<!ски)(?<!ла)п[іи]д[оа]р(?:ас|к|\b|и\b) педрил педераст \bг[іо]вн \b(?:теле)?лайн(?:[оауі]|ом|ян\w+)\b дерьм срак \bсран \bзасран \bсрач \bдуп[аиіу]\b
            \bкурв(?:[аиоу]|ин\w*)\b шльондр мудак мудил залуп дрочи \bманд[аи]\b \bсук[аиі]\b
            \bсучар\w?\b \bсучк[аиоу]\b \bхер(?:\b|ня)
            \bпедики?\b \bг[ао]ндон мінет \bжид(?:\b|ів) \bнігер\b виблядок ублюдок шлюх \bжоп \bпердун \bпіськ
            \bцицьк порнух
        """,
        mild="""
            аборт анус вагіна вульва гей гермафродит дебіл еякулят еякуляція зад задниця зоофілія
            згвалтування ґвалтівник клітор лесбійка лох мазохіст мастурбація мошонка нацист негр
            оргазм пеніс повія порно порнографія похіть піхва презерватив садист секс сеча сперма
            стерво стерва стриптиз фалоімітатор фалос хтивість повії калитка недоносок
            вуаєрист геніталії ексгібіціоніст ерекція еротика еротоман збоченець збочення імпотент
            імпотенція інцест некрофіл некрофілія онаніст оргія педофіл педофілія проституція
            проститутка розпуста розпусник розпусниця содомія стриптизер стриптизерка сутенер
            сідниця сідниці фетиш фетишизм фетишист
        """,
        innocent="""
            бажання бум вирвати відвага грудей груди дамба дамби диплом дзьоб загвинчування звір збс
            ківш кицька колючка корм кульки кульок кусання мокрий мʼяч м'яч м’яч матір насіння нах
            осел осли пекло писати півень півні педаль приклад п'яний п’яний пʼяний роговий ривок ретард
            самець свердловина синиця скань укол уколи фланець член чорт чортів яєчко кривавий збиті
            щілина похер
        """,
    ),
    "de": _review(
        "de",
        roots=r"""
            fick(?!l|rig|fack) fotze \bmösen?\b wichs(?!t) schei(?:ß|ss) \barsch(?!all|in) (?:ver|ge|knack|lahm)arsch
            ver(?:kack|piss)t? fuck \bhuren?(?!en\b)
            nutten?\b \bschlampen?\b schwuchtel \bpimmel titten?\b nigger \bneger kanake \bkack \bpiss
            \bmuschi \btunten?\b spasti kümmeltürk \bhuso \bbumsen?\b bratze\b \bbimbos?\b
        """,
        mild="""
            abtreibung anal anus bastard brüste ejakulation ejakulieren dildo dildos fellatio
            flittchen geil hoden hodensack klitoris lüstern masochist masturbieren milf
            morgenlatte nazi onanieren orgasmus orgasmen penis pinkeln popel popeln poppen porno
            pornographie pornografie prostituierte rektum sadist schamlippen schnackeln sex sperma
            sodomie transen vagina verdammt vergewaltigen vergewaltiger vulva vögeln zigeuner
            abgefuckt analsex analverkehr aufgeilen bdsm begrapschen beischlaf blowjob bondage
            bordell bordelle callgirl cunnilingus cybersex dirne dirnen dünnschiss dödel drecksack
            drecksau enddarm erektion erektionen erotik erotisch exhibitionismus exhibitionist
            exkremente facesitting fetisch fetische fetischismus gemächt genital genitalien
            geilheit genitalbereich geschlechtsakt geschlechtskrankheit geschlechtsteil
            geschlechtsverkehr gigolo gruppensex gruppenvergewaltigung handjob hentai hundekot
            inzest kinderporno kinderpornografie klöten koitus kondom kondome kot libido
            masochismus masseuse masturbation mongo natursekt nymphomanin oralsex oralverkehr
            orgie orgien phallus pädophil pädophilie pipi pornodarsteller pornodarstellerin
            pornofilm pornostar prostituieren prostitution pussy rassenschande runterholen
            sadismus sadomaso schniedel schnackseln schänden selbstbefriedigung sexbombe sexleben
            sexparty sexshop sexspielzeug sexualität sexual sexualtrieb sexuell sexvideo sexy
            spacko stripperin striptease stuhlgang swingerclub telefonsex transe tripper unzucht
            urin urinieren vaginal vergewaltigung verkacken verpissen vibrator voyeur voyeurismus
            vorhaut wollust zuhälter zuhälterei zwangsprostitution
        """,
        innocent="""
            abstand balltasche bestial bestialität besoffen blasen blutig bollok bonze bälle deich
            dink esel flansch fratze gammler gottverdammt hintern hölle hündin hündinnen ische kimme
            kippe lust lümmel mist mufti möpse nackt nippel packer pecker pute reudig rosette samen
            schabracke schluchzen schmutz schnappen schnepfe schnepfen schrauben schwanz schwänze
            seichen spalt stechen stiche verzögern viagra vollpfosten waschbär wang fudge schiss
            hurrikan pisspott kock hore boob
            tit poop barsch marsch
        """,
    ),
    "cs": _review(
        "cs",
        roots=_SLOVAK_ROOTS + r" \bdršťk děvka \bdevka \bpíčus \bšulin \bprc(?:at|ání)",
        mild="""
            bastard bordel čurat debil děvka držka ejakulace ejakulovat fena feny flundra kadit
            klitoris konečník koňomrd masochista masturbovat anální prd prdět nacistický nadržený orgasmus penis
            píchat porno pornografie potrat prasárna prasárny sadista sex souložit sperma šourek
            vagina varle vulva znásilnění cikán viagra
            erekce erotický erotika exhibicionista exkrement fetiš fetišista gigolo genitálie
            hýždě impotence impotent incest kondom masturbace moč močit nekrofilie nevěstinec
            onanie onanovat orgie pasák pedofil pedofilie prostituce prostitut prostitutka rektum
            sexuální sexy smilstvo soulož striptér striptérka striptýz syfilis voyeur výkal výkaly
            úchyl úchylák sodomie
        """,
        innocent="""
            blbost sakra hovadina bodnutí chtíč duch duche hráz klovaný kohout kohoutek kohouty kok koule kouření
            kozy kočička kretén kreténi kruci krvavý křik matka mezery nahoru naštvaný násilník
            odvaha osel osly otýpka peklo pitomost počínání prsa pysky příruba rozkrojení satan
            synovec úryvek wang zadek zatraceně zpomalit čumět šroubování štěrbina žrát dink koza
            sekunda oslošoust skurut
        """,
    ),
    "sk": _review(
        "cs",
        roots=_SLOVAK_ROOTS + r" \bštetk \bkurev",
        mild="""
            bastard bordel debil ejakulácia kadiť klitoris masochista masturbovať onanovať konečník prd nacistický orgazmus
            penis porno pornografia potrat prcať sadista sex súložiť spermie sperma vagína vulva
            znásilnenie cigán cigánka suka pošva semenník kunda vagina orgasmus masturbovat
            análny erekcia erotický erotika exhibicionista exkrement fetiš fetišista genitálie
            gigolo impotencia impotent incest kondóm masturbácia moč močiť nekrofília nevestinec
            onania orgia orgie pasák pedofil pedofília prostitút prostitútka prostitúcia rektum
            sexuálny sexy smilstvo sodomia striptér striptérka striptíz súlož syfilis voyeur výkal
            výkaly úchyl úchylák zadnica
        """,
        innocent="""
            blbost krvavý násilník kretén duch hráz kohout kok kozy kruci krik matka nahoru odvaha osel osly otiepka peklo
            prsa satan synovec zadok čumieť žrať koza sekunda dievka štetka matky duše mezery
        """,
    ),
    "fr": _review(
        "fr",
        roots=r"""
            encul \bput(?:ain|e)s?\b putass merd(?!re) \bcon(?:nard|nass|neri|ne|nes|s)?\b \bconnard \bconnass
            \bconner salop couill \bniqu(?!el) \bbranl(?:eu|ette|age) \bchi(?:er|asse|ott)s?\b \bpédés?\b
            nègres?\b \bnégr(?:o|esse) \bfout(?:re|u[es]*)\b pouff?iasse pétasse bougnoul youpin gouine
            trouduc partouze fiott
        """,
        mild="""
            anal anus avortement baise baiser baiseur baiseuse bestialité bite bites bitte bordel
            chatte chattes chibre clito clitoris cul culs éjaculer éjaculation éjaculant étron fion
            fellation fesse fesses godemiché juter luxure masochiste masturber mollard nazi orgasme
            orgasmes palucher pénis porno pornographie queutard quéquette rectum sadique scrotum sein
            seins sexe sperme sucer suceuse tapette tapiner testicule testicules tringler turlute
            vagin violeur vulve zizi viol burne burnes pipi pisse pisser pissé gerber péter
            bondage catin coït ducon déféquer excrément excréments exhibitionnisme exhibitionniste
            fessier fétichisme fétichiste foutage foutoir fornication fornicateur gigolo gode
            hentai incontinence levrette libidineux libido lubricité lubrique
            masochisme masturbation orgie orgies paillard pédophile pédophilie pine pornographique
            prépuce préservatif préservatifs prostitué prostituée prostituées prostituer
            prostitution proxénète proxénétisme sadomasochisme sexualisation sexualité sexuel
            sexuelle sexuellement sextape sodomie sodomiser striptease transsexuel transsexuelle
            uriner urine vaginal vaginale voyeur voyeurisme érection érotique érotisme
        """,
        innocent="""
            arracher bander baisent baisé baisée bestial bloblos bout brackmard bride bourré bourrée
            caca chienne chiennes clochard cochonneries convoitise coq coqs corné cran damné digue
            emballeur enfer espacer fagot fagots fente folle gerbe glaoui gueule kock kul meuf
            mésange moule penchant pipe piquer piqûres queue râpé ramoner retard sanglant tanche
            tapis tapiné trique troncher wang yeule zut dégueulasse dégueulasses juif emmental
            pédale salopette salopettes tremper niquet
        """,
    ),
    "es": _review(
        "es",
        roots=r"""
            \bput[ao]s?\b \bput(?:ad|ead|ear|er[oí]|ón|ona|illa|it[ao]) (?:hijo|hija|hide)e?put gilipoll
            \bjod(?:er|id|ie) coñ[oa](?!c) \b(?:a|des)?coj[oó]n \bfoll(?:ar|ad[ao]|ador) mierd \bmaric[oóa]
            cabr[oó]n \bculos?\b \bpoll(?:a|as|azo|azos)\b chinga pendej \bcagad \bcagar \bcagón
            \bcagal
        """,
        mild="""
            aborto anal ano bastardo bollera bestialidad boluda boludo caca carajo chupada clítoris
            dildo escroto esperma eyacular eyaculación felación hostia hostias masoquista masturbarse
            mamada mear meada meado nazi orgasmo orgasmos orina orinar ostia ostias pedo pene
            pelotudo perra perras pervertido pezón pis porno pornografía prostituta ramera semen sexo
            sádico soplagaitas testículo teta tetas transexual travesti vagina verga violación
            violador vulva zurullo sodomía racista
            burdel condón erección erótica erótico erotismo excremento exhibicionista fetiche
            fetichismo fetichista genital genitales incesto lascivo lujurioso masturbación nalga
            nalgas orgía pedofilia pedófilo preservativo prostitución prostituto sadomasoquismo
            sexual sexualidad striptease voyeur zorra
        """,
        innocent="""
            agallas arrebatar asesinato asno atornillar bestial bolas brida cabrito cabritos campana
            concha conchas consolador consoladores corrida corridas córneo dique drogas espacio
            estúpido extremo folla folle follo follaje folleto gallos grieta heroína idiota imbecil
            imbécil imbéciles infierno lujuria maciza maldito mapache martillo mea meo molesto negro
            pelusa pinchazo pinchazos pinche pollita pollitas pollones pollón quejas recto retardar
            sangriento tirón tizón tonto trio giña giño encabronar pájaro puta-
        """,
    ),
    "it": _review(
        "it",
        roots=r"""
            (?<!bian)(?<!bis)cazz(?!uol|ott) \bcul[oi]\b \bincula vaffancul \bfig(?:a|he)\b \bfich?[ae]\b stronz merd minchi(?!on)
            puttan \btroi[ae]\b \bfroci coglion fott(?:er|ut|i) ricchion recchion sborr mignott pompinar
            \bbocchinar \bnegr[oiae]\b \bcag(?:ar|at|on|hett|asott)
        """,
        mild="""
            aborto anale ano baldracca bastarda bastarde bastardi bastardo battona bordello cacca
            cesso chiappa chiavare clitoride cretina cretino eiaculare eiaculazione escremento
            fellatio guardone masochista masturbarsi mona nazista orgasmo orgasmi pecorina pene
            piscia pisciare piscio pipì pippa pirla pirlone pompino pomiciare porno pornografia
            sadico scopare scopata scoreggia scoreggiare scroto sesso sperma stupratore stupro
            sveltina trombare pube defecare terrone testicolo tetta tette topa transessuale vagina vulva zoccola dannazione
            defecazione erezione erotica erotico erotismo escrementi esibizionista feticismo
            feticista genitale genitali incesto lascivo masturbazione natica natiche orgia
            pedofilia pedofilo pervertito preservativo prostituta prostituzione sadomasochismo
            sessuale sessualità sodomia spogliarellista spogliarello voyeur
        """,
        innocent="""
            allupato asini babbeo micio audacia avvitamento bagnarsi balle balordo battere belzebù bestiale biga
            brinca brutalità cadavere cagna corneo cornuto cozza cretine cretini cristo deficiente
            deficienti diga ebete ebeti fascina fascine fava femminuccia finocchio flangia imbecille
            inferno ingoio labbra lacché lazzarone lerci lercio lercione lussuria mannaggia mariuolo
            maroni marroni monata montare monta mussa nave padulo palle palloso patacca pesce
            picio pisello pistolotto pompa porca porco procione lavatore puntura quaglia regina retto
            ritardare rizzarsi ruffiano sanguinoso sbattere sbattersi scemo scimunito scopa sega seni
            sigaretta spagnola spiraglio strappare tirare tirata vacca vangare soccia osceno oscenità
            ficcare sucare cacciare
        """,
    ),
    "pl": _review(
        "pl",
        roots=r"""
            kurw kurew kurest chuj \bhuj(?!a) jeb(?!ać) jebać pierd[oa] pierdoł piźdź pizd \bdup(?:a|ą|ę|y|ek|sk|o|ie)\b
            \bdup(?:ek|ka|sko) gówn \bgown \bcip(?:a|k|ą|ę) kutas \bfiut \bdziwk(?!a?rs) zasra \bsra(?:ć|l|cz)
            posra nasra sraczk wysra spierd \b(?:po|ze|za|ob|od|na|wy|o|u)?szczać\b czarnuch zajebi \bszczyn suk(?:insyn|insyń)
        """,
        mild="""
            anal analny aborcja bękart burdel ciota cycek cyc debil dildo ejakulacja fellatio
            gwałciciel masturbacja mocz nazi napletek niedorozwój odbyt odbytnica pedał szczytowanie onanizm orgazm orgia penis
            pipa pochwa poronienie porno pornografia rzyg rzygać ruchać seks siki siusiak sodomia
            sperma srom sutek suka syf łechtaczka moszna wagina wytrysk zasraniec
            ekshibicjonista ekskrement erekcja erotyczny erotyka fetysz fetyszysta genitalia
            impotencja impotent kazirodztwo kondom lubieżność lubieżny nierząd odchody pedofil
            pedofilia pośladek pośladki prezerwatywa prostytucja prostytutka seksualny sodomita
            striptiz striptizerka zboczeniec
        """,
        innocent="""
            bzdura bzdury zalany opóźniać wykrzykiwać rufa gafa bestialski bestialstwo kiciuś kudły łajno
            chlapa szmacić zeszmacić wkręcanie lodziara jajco cholerny drań dmuchać duperele dzwonek jajko jądro kaka kogut kołnierz
            krwawy księżna kulki kurki kurka masochista nadziewać obciągać obciąganie odwaga osioł
            osły papieros piekło piersi pieprz pieprzyk pieprzówka pisarz pożądanie przeklęty pęk
            rzepak sadysta smar szlag szop szpara tama tyłek ukłucie urywek wang zad świństwo
            świństwa żądza kulka wkurzać wkurza kur dupleks duplikat upierdliwy
        """,
    ),
    "nl": _review(
        "nl",
        roots=r"""
            \bneuk \bgeneuk \bkut(?:ten|wijf|hoer|\b) kanker(?:hoer|lijer|wijf) \bhoer(?:en)?\b hoerenjong fuck
            \bshit \bklootz \bkloot \blul(?:len)?\b \bflikkers?\b \bnikker \bmoffen\b \btieten?\b
            \bschijt \bkak(?:ken|ker)?\b \bpis(?:sen|ser)?\b klootzak godverdomme \bslet(?:ten)?\b
        """,
        mild="""
            aars abortus anaal anus bastaard beffen bordeel clitoris condoom dildo drol ejaculatie erectie erotiek
            erotisch exhibitionist fetisj flikker geil genitaliën hoerig incest kont kotsen masochist masturberen
            naaien neger orgasme orgie pedofiel penis pik poep poepen pooier porno pornografie prostituee
            prostitutie reet sadist scheet schede seks seksueel seksualiteit sodomie sperma striptease stront
            tering testikel trut afzeiken aftrekken borsten diarree klaarkomen kloten naakt nazi ouwehoeren
            pijpen rotzak scrotum verdomd wijf snol klooien verkloten zeiken erectie urine verkrachten verkrachter verkrachting vagina voyeur vulva wippen zigeuner
        """,
        innocent="""
            achterschip vertragen schoft stootje bekken eikel pot standje gat oprotten aso knor teef dombo
            klojo schatje beestachtig muts paal schroeven opdonderen shag mees hufter engerd toeter coon
            vingeren belazeren griet begeren zeuren hel wang spleet flikken poot asbak onzin mafketel
            dronken watje mikpunt viespeuk ezel lust ballen hol snavel bloedig zuigen vloek nicht palen
            zaadje dijk beurt lummel matje prik balen opzouten del mof kip kop rukken spuiten trekken
        """,
    ),
}
