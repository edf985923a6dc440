# Названия «Острова духов», «Инкарнация природы».
#
# Формы — как в spirit-island.ftl. .do — повелительное наклонение, .verb — неопределённая форма. .full — с названием колонии. .complexity — сложность духа.
# Названий и слов: 230; из русских изданий: 64, наши: 166.

## Жетоны

vitality = жетон живучести
    .gen = жетона живучести
    .dat = жетону живучести
    .acc = жетон живучести
    .ins = жетоном живучести
    .few = жетона живучести
    .pl = жетоны живучести
    .plgen = жетонов живучести
    .pldat = жетонам живучести
    .plins = жетонами живучести
    .all = все жетоны живучести
    .every = каждому жетону живучести
    .each = за каждый жетон живучести здесь
    .gender = m
    .short = Живучесть
quake = жетон тряски
    .gen = жетона тряски
    .dat = жетону тряски
    .acc = жетон тряски
    .ins = жетоном тряски
    .few = жетона тряски
    .pl = жетоны тряски
    .plgen = жетонов тряски
    .pldat = жетонам тряски
    .plins = жетонами тряски
    .all = все жетоны тряски
    .every = каждому жетону тряски
    .each = за каждый жетон тряски здесь
    .gender = m
    .short = Тряска
deeps = пучина
    .gen = пучины
    .dat = пучине
    .acc = пучину
    .ins = пучиной
    .few = пучины
    .pl = пучины
    .plgen = пучин
    .pldat = пучинам
    .plins = пучинами
    .all = все пучины
    .every = каждой пучине
    .each = за каждую пучину здесь
    .gender = f
    .short = Пучина
incarna = инкарна
    .gen = инкарны
    .dat = инкарне
    .acc = инкарну
    .ins = инкарной
    .few = инкарны
    .pl = инкарны
    .plgen = инкарн
    .pldat = инкарнам
    .plins = инкарнами
    .all = все инкарны
    .every = каждой инкарне
    .each = за каждую инкарну здесь
    .gender = f
    .short = Инкарна
omen = знамение
    .gen = знамения
    .dat = знамению
    .acc = знамение
    .ins = знамением
    .few = знамения
    .pl = знамения
    .plgen = знамений
    .pldat = знамениям
    .plins = знамениями
    .all = все знамения
    .every = каждому знамению
    .each = за каждое знамение здесь
    .gender = n
    .short = Знамение

## Слова этого дополнения

empowered-incarna = усиленная инкарна
    .gen = усиленной инкарны
    .dat = усиленной инкарне
    .acc = усиленную инкарну
    .ins = усиленной инкарной
empower = усилить
    .do = Усильте
endless-dark = бесконечный мрак
    .gen = бесконечного мрака
    .dat = бесконечному мраку
    .acc = бесконечный мрак
    .ins = бесконечным мраком
    .in = в бесконечном мраке
abduct = похищение
    .gen = похищения
    .dat = похищению
    .acc = похищение
    .ins = похищением
    .verb = похитить
    .do = Похитьте
escape = побег
    .gen = побега
    .dat = побегу
    .acc = побег
    .ins = побегом
    .verb = сбежать
    .do = Дайте сбежать
impending-card = грядущая карта
    .gen = грядущей карты
    .dat = грядущей карте
    .acc = грядущую карту
    .ins = грядущей картой
    .pl = грядущие карты
    .plgen = грядущих карт
    .pldat = грядущим картам
    .plins = грядущими картами
sunk-land = утонувший регион
    .gen = утонувшего региона
    .dat = утонувшему региону
    .acc = утонувший регион
    .ins = утонувшим регионом
    .pl = утонувшие регионы
    .plgen = утонувших регионов
    .pldat = утонувшим регионам
    .plins = утонувшими регионами
healing-marker = жетон лечения
    .gen = жетона лечения
    .dat = жетону лечения
    .acc = жетон лечения
    .ins = жетоном лечения
    .pl = жетоны лечения
    .plgen = жетонов лечения
    .pldat = жетонам лечения
    .plins = жетонами лечения
card-healing = карта лечения
    .gen = карты лечения
    .dat = карте лечения
    .acc = карту лечения
    .ins = картой лечения
    .pl = карты лечения
    .plgen = карт лечения
    .pldat = картам лечения
    .plins = картами лечения
mining-land = добывающий регион
    .gen = добывающего региона
    .dat = добывающему региону
    .acc = добывающий регион
    .ins = добывающим регионом
    .pl = добывающие регионы
    .plgen = добывающих регионов
    .pldat = добывающим регионам
    .plins = добывающими регионами
destiny = судьба
    .gen = судьбы
    .dat = судьбе
    .acc = судьбу
    .ins = судьбой
    .pl = судьбы
    .plgen = судеб
    .pldat = судьбам
    .plins = судьбами

## Духи

ember-eyed-behemoth = Исполин с Тлеющим Взором
    .gen = Исполина с Тлеющим Взором
    .dat = Исполину с Тлеющим Взором
    .acc = Исполина с Тлеющим Взором
    .ins = Исполином с Тлеющим Взором
    .gender = m
    .short = Исполин
towering-roots-of-the-jungle = Высокие Корни Джунглей
    .gen = Высоких Корней Джунглей
    .dat = Высоким Корням Джунглей
    .acc = Высокие Корни Джунглей
    .ins = Высокими Корнями Джунглей
    .gender = pl
    .short = Корни
hearth-vigil = Сторожевой Очаг
    .gen = Сторожевого Очага
    .dat = Сторожевому Очагу
    .acc = Сторожевой Очаг
    .ins = Сторожевым Очагом
    .gender = m
    .short = Очаг
breath-of-darkness-down-your-spine = Дышащая в Затылок Тьма
    .gen = Дышащей в Затылок Тьмы
    .dat = Дышащей в Затылок Тьме
    .acc = Дышащую в Затылок Тьму
    .ins = Дышащей в Затылок Тьмой
    .gender = f
    .short = Тьма
relentless-gaze-of-the-sun = Испепеляющий Взор Солнца
    .gen = Испепеляющего Взора Солнца
    .dat = Испепеляющему Взору Солнца
    .acc = Испепеляющий Взор Солнца
    .ins = Испепеляющим Взором Солнца
    .gender = m
    .short = Взор Солнца
wandering-voice-keens-delirium = Вопиющий в Бреду Странствующий Голос
    .gen = Вопиющего в Бреду Странствующего Голоса
    .dat = Вопиющему в Бреду Странствующему Голосу
    .acc = Вопиющий в Бреду Странствующий Голос
    .ins = Вопиющим в Бреду Странствующим Голосом
    .gender = m
    .short = Голос
wounded-waters-bleeding = Кровоточащие Воды
    .gen = Кровоточащих Вод
    .dat = Кровоточащим Водам
    .acc = Кровоточащие Воды
    .ins = Кровоточащими Водами
    .gender = pl
    .short = Воды
dances-up-earthquakes = Танцующие Землетрясения
    .gen = Танцующих Землетрясений
    .dat = Танцующим Землетрясениям
    .acc = Танцующие Землетрясения
    .ins = Танцующими Землетрясениями
    .gender = pl
    .short = Танцующие

## Особые правила

the-behemoth-rises = Исполин встаёт на ноги
unrelenting-strides = Неумолимая поступь
enduring-vitality = Стойкая живучесть
heart-tree-guards-the-land = Сердце-дерево хранит землю
rooted-in-the-community = Корни в общине
fortify-heart-and-hearth = Укрепить сердца и очаги
loyal-guardian = Верный страж
terror-stalks-the-land = Ужас рыщет по острову
shadow-touched-realm = Край, тронутый тенью
relentless-punishment = Безжалостное наказание
a-clarion-voice-given-form = Призывный голос, обретший форму
spread-tumult-and-delusion = Посеять смятение и заблуждения
senseless-roaming = Бездумное блуждание
seeking-a-path-towards-healing = Поиск пути исцеления
begin-a-dance-of-decades = Начать танец десятилетий
rhythmic-power-builds-to-a-cataclysmic-crescendo = Ритм силы нарастает до катаклизма

## Природные способности

smash-stomp-and-flatten = Крушить, топтать, сровнять с землёй
shelter-under-towering-branches = Приют под высокими ветвями
revoke-sanctuary-and-cast-out = Лишить убежища и изгнать
warn-of-impending-conflict = Предупредить о скорой битве
keep-watch-for-new-incursions = Стеречь от новых вторжений
leave-a-trail-of-deathly-silence = Оставить след мёртвой тишины
lost-in-the-endless-dark = Затеряться в бесконечном мраке
scorching-convergence = Испепеляющее схождение лучей
consider-a-harmonious-nature = Созерцать гармонию природы
inscrutable-journeying = Непостижимые странствия
mind-shattering-song = Песнь, сокрушающая разум
swirl-and-spill = Завихриться и пролиться
sanguinary-taint = Кровавая порча
land-creaks-with-tension = Земля скрипит от напряжения
earth-shudders-buildings-fall = Земля дрожит, здания рушатся

## Уникальные способности

terrifying-rampage = Ужасающее буйство
blazing-intimidation = Пылающее устрашение
surging-lahar = Бушующий лахар
exaltation-of-grasping-roots = Ликование цепких корней
blooming-of-the-rocks-and-trees = Цветение скал и деревьев
boon-of-resilient-power = Дар стойкой силы
entwine-the-fates-of-all = Сплести все судьбы
radiant-and-hallowed-grove = Сияющая священная роща
call-to-vigilance = Призыв к бдительности
coordinated-raid = Согласованный набег
favors-of-story-and-season = Милости сказаний и времён года
surrounded-by-the-dahan = В окружении даханов
emerge-from-the-dread-night-wind = Явиться из жуткого ночного ветра
reach-from-the-infinite-darkness = Дотянуться из бескрайней тьмы
swallowed-by-the-endless-dark = Поглощённые бесконечным мраком
terror-of-the-hunted = Ужас загнанных
blinding-glare = Слепящий свет
focus-the-suns-rays = Собрать лучи солнца
unbearable-gaze = Невыносимый взор
wither-bodies-scar-stones = Иссушить тела, опалить камни
exhale-confusion-and-delirium = Выдохнуть смятение и бред
frightful-keening = Жуткие причитания
turmoils-touch = Касание смуты
twist-perceptions = Исказить восприятие
blood-water-and-bloodlust = Кровавая вода и жажда крови
boon-of-corrupted-blood = Дар порченой крови
draw-to-the-waters-edge = Выманить к кромке воды
wrack-with-pain-and-grief = Терзать болью и горем
inspire-a-winding-dance = Увлечь в извилистый танец
exaltation-of-echoed-steps = Ликование вторящих шагов
gift-of-seismic-energy = Дар сейсмической энергии
radiating-tremors = Расходящиеся толчки
resounding-footfalls-sow-dismay = Гулкая поступь сеет смятение
rumblings-portend-a-greater-quake = Гул предвещает сильную тряску
smite-the-land-with-fulmination = Поразить землю громом и молнией
belligerent-and-aggressive-crops = Воинственные злые посевы

## Малые способности

roiling-bog-and-snagging-thorn = Бурлящие трясины и режущие колючки

## Великие способности

bargain-of-coursing-paths = Договор об обходных дорогах
bombard-with-boulders-and-stinging-seeds = Забросать валунами и жгучими семенами
exaltation-of-the-incandescent-sky = Ликование раскалённого неба
flocking-red-talons = Стаи краснокогтей
fragments-of-yesteryear = Фрагменты минувшего
inspire-the-release-of-stolen-lands = Побудить вернуть украденные земли
plague-ships-sail-to-distant-ports = Чумные корабли плывут в дальние порты
ravaged-undergrowth-slithers-back-to-life = Истерзанный подлесок вновь оживает
rumbling-earthquakes = Рокочущие землетрясения
solidify-echoes-of-majesty-past = Воплотить отзвуки былого величия
transformative-sacrifice = Преображающая жертва
unearth-a-beast-of-wrathful-stone = Каменный зверь вырывается из-под земли

## Карты лечения и их природные способности

roiling-waters = Бурлящие воды
serene-waters = Безмятежные воды
waters-renew = Воды обновления
call-to-a-fastness-of-renewal = Призыв в твердыню обновления
waters-taste-of-ruin = Воды со вкусом гибели
afflict-with-bloodthirst = Наслать жажду крови

## Развития духов, каждое со своими правилами и природными способностями

sparking = Искры
gift-of-the-sparking-sky = Дар искрящегося неба

haven = Приют
call-to-a-sunlit-haven = Призыв в солнечный приют

dark-fire = Тёмный огонь
dark-and-fire-as-one = Тьма и огонь едины
frightful-shadows-elude-destruction = Страшные тени избегают гибели

nourishing = Подкормка
flourish-with-natures-strength = Расцвести силой природы
imbue-with-nourishing-vitality = Напитать живучестью

tactician = Тактик
adaptable-tactician = Находчивый тактик

warrior = Воительница
warrior-spirits-raiding-party = Боевой отряд духа-воительницы
lead-the-warriors-to-battle = Повести воинов в бой

regrowth = Новая поросль
unbelievable-regrowth = Невероятная новая поросль

tangles = Заросли
impenetrable-tangles-of-greenery = Непролазные зелёные заросли

enticing = Выманивание
enticing-and-lulling-dreams = Манящие и убаюкивающие сны

violence = Насилие
nightmares-of-violence-and-death = Кошмары насилия и смерти

deeps-aspect = Пучина
water-eats-away-the-deep-roots-of-earth = Вода подтачивает корни земли
reclaimed-by-the-deeps = Отвоёванное пучиной

spreading-hostility = Распространение враждебности
lands-hostile-to-humanity = Земли, враждебные людям
seeds-of-teaching-sprout-and-grow = Семена учения дают всходы
implacable-and-spreading-enmity = Непримиримая растущая вражда

encircle = Окружение
pack-hunting = Охота стаей
encircle-the-unsuspecting-prey = Окружить беспечную добычу

unconstrained = Без преград
unconstrained-by-ravaged-lands = Разорённый край не преграда
predators-arise = Хищники восстают

transforming = Преобразование
transform-rather-than-consume = Преобразовывать, а не пожирать
exaltation-of-the-transforming-flame = Ликование преобразующего пламени

locus = Место концентрации
locus-of-the-serpents-regard = Средоточие внимания Змея
strength-of-the-waking-island = Сила пробуждающегося острова

lair = Логово
a-single-alluring-lair = Единственное манящее логово
society-dissolves-at-the-beckoning-heart = Общество тает у манящего сердца

intensify = Обострение
intensify-through-understanding = Обострение через понимание

mentor = Наставничество
past-teachings-spring-forth-unbidden = Былые уроки всплывают сами
share-mentorship-and-expertise = Наставлять и делиться опытом

stranded = Затерянные
mists-steadily-drift = Туманы неспешно плывут
stranded-in-the-shifting-mist = Затерянные в зыбком тумане

## Карты страха

civil-unrest = Гражданские волнения
dahan-gain-the-edge = Даханы берут верх
daunted-by-the-dahan = Даханы внушают трепет
distracted-by-local-troubles = Местные неурядицы
restlessness = Беспокойство
seek-company = Держаться вместе
struggles-over-farmland = Борьба за пашни
supply-chains-abandoned = Пути снабжения брошены
unsettled = Не по себе

## Карты скверны

attenuated-essence = Истончённая сущность
blight-corrodes-the-spirit = Скверна разъедает духа
burn-brightest-before-the-end = Ярче всего перед концом
intensifying-exploitation = Всё алчнее и алчнее
shattered-fragments-of-power = Осколки былой силы
slow-dissolution-of-will = Медленный распад воли
the-border-of-life-and-death = На грани жизни и смерти
thriving-crops = Обильные посевы

## Карты событий, каждая со своими частями

ethereal-conjunction = Эфирное соединение
endure-its-forces-as-best-you-can = Перетерпеть, как сумеете
seek-to-control-it-though-it-exhausts-you = Обуздать его ценой своих сил
tend-to-the-living-earth = Забота о живой земле

far-off-wars-touch-the-island = Далёкие войны затронули остров
encourage-the-destruction = Поощрить разрушение
blunt-the-offensive = Ослабить наступление
ecosystem-damage = Ущерб экосистеме

visions-out-of-time = Видения вне времени
let-the-warning-waft-into-days-past = Пусть весть улетит в былые дни
head-off-the-problems-yourself = Предотвратить беды самим
strength-from-trade = Сила торговли

accumulated-devastation-the-worlds-vibrance-fades = { accumulated-devastation } / { the-worlds-vibrance-fades }
accumulated-devastation = Накопившееся опустошение
territorial-beasts = Звери стерегут свои земли
years-of-health-and-harmony = Годы здоровья и согласия

focused-farming-essence-disperses = { focused-farming } / { essence-disperses }
focused-farming = Всё ради урожая
essence-disperses = Сущность рассеивается

influx-of-settlers-lethargy-and-degeneration = { influx-of-settlers } / { lethargy-and-degeneration }
influx-of-settlers = Приток поселенцев
lethargy-and-degeneration = Вялость и вырождение
sand-stalkers = Крадущиеся в песках
network-of-support-and-trade = Сеть поддержки и торговли

search-for-unclaimed-land-widespread-hunting = { search-for-unclaimed-land } / { widespread-hunting }
search-for-unclaimed-land = Поиски ничейной земли
widespread-hunting = Повсеместная охота
plagues-in-populous-lands = Чума в людных краях
spreading-conflict-prompts-caution = Вражда растёт — нужна осторожность

an-ominous-dawn-wavering-resolve = { an-ominous-dawn } / { wavering-resolve }
an-ominous-dawn = Зловещий рассвет
wavering-resolve = Решимость колеблется
dangerous-lands = Опасные земли
waning-support = Слабеющая поддержка

terror-spikes-upwards-final-harvest = { terror-spikes-upwards } / { final-harvest }
terror-spikes-upwards = Всплеск ужаса
final-harvest = Последняя жатва
secure-settled-territory = Обезопасить обжитые земли
war-among-the-dahan = Война среди даханов

## Противники, каждый с условием поражения, эскалацией и уровнями

habsburg-mining-expedition = Габсбургская соляная экспедиция
    .gen = Габсбургской соляной экспедиции
    .dat = Габсбургской соляной экспедиции
    .acc = Габсбургскую соляную экспедицию
    .ins = Габсбургской соляной экспедицией
    .gender = f
    .full = Габсбургская соляная экспедиция
    .short = Экспедиция
land-stripped-bare = Оскудевшая земля
mining-tunnels = Туннели шахт
avarice-rewarded = Вознаграждённая алчность
ceaseless-mining = Бездумная добыча
miners-come-from-far-and-wide = Шахтёры стекаются со всего света
mining-boom-i = Добывающий бум (I)
untapped-salt-deposits = Неосвоенные залежи соли
mining-boom-ii = Добывающий бум (II)
the-empire-ascendant = Блеск империи
salt-deposits = Залежи соли

## Сценарии, каждый со своими правилами

surges-of-colonization = Волны колонизации
distant-expeditions = Дальние экспедиции
surges-and-ebbs = Волны и затишья
final-surge = Последняя волна

destiny-unfolds = Судьба не ждёт
destinies-of-power = Предначертанные способности

## Как играют духи

ember-eyed-behemoth-style = Ходячий пылающий холм: топчет всё, что встаёт на пути.
    .complexity = { complexity-moderate }
towering-roots-of-the-jungle-style = Укрывают всех под огромным деревом, а потом изгоняют захватчиков.
    .complexity = { complexity-moderate }
hearth-vigil-style = Хранит даханов: убить их трудно, а бьют они первыми.
    .complexity = { complexity-moderate }
breath-of-darkness-down-your-spine-style = Крадётся за одинокими захватчиками и утаскивает их в бесконечный мрак.
    .complexity = { complexity-high }
relentless-gaze-of-the-sun-style = Собирается в одном месте и жжёт снова и снова, пока хватает энергии.
    .complexity = { complexity-high }
wandering-voice-keens-delirium-style = Бродит по острову с песней, и всюду среди захватчиков вспыхивают раздоры.
    .complexity = { complexity-high }
wounded-waters-bleeding-style = Начинают ранеными, каждый ход что-то теряют и сами выбирают путь исцеления.
    .complexity = { complexity-high }
dances-up-earthquakes-style = Готовят способности за несколько ходов, чтобы разом встряхнуть весь остров.
    .complexity = { complexity-very-high }

## Противники и сценарии одной строкой

habsburg-mining-expedition-summary = Трое захватчиков — уже шахта: вместо строительства там идёт разорение.
surges-of-colonization-summary = Захватчики идут волнами: один ход — наплыв разведки, другой — затишье.
destiny-unfolds-summary = Выберите способности до начала партии, а потом получайте их из своей судьбы.
