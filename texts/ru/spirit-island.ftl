# «Остров духов» по-русски.
#
# Имена приносят с собой формы: где в сообщении есть $kinds, там можно писать и $kinds-plgen и так далее.
# .gen, .dat, .acc, .ins — падежи; .pl, .plgen, .pldat, .plins — множественное число; .few — винительный падеж после
# 2, 3 и 4. Жетоны: .all — «всех», .every — «каждому», .each — «за каждого здесь»; имя с косой чертой — любое сочетание
# этих видов. Регионы и ландшафты: .acc — один из них, .every — во всех таких регионах, .in — где, .both — оба ландшафта сразу.
# .gender — род, в котором согласуется сказуемое: m, f, n или pl. .short — не длиннее 11 знаков.

## Жетоны; косая черта соединяет виды, которые можно сочетать

explorer = разведчик
    .gen = разведчика
    .dat = разведчику
    .acc = разведчика
    .ins = разведчиком
    .few = разведчиков
    .pl = разведчики
    .plgen = разведчиков
    .pldat = разведчикам
    .plins = разведчиками
    .all = всех разведчиков
    .every = каждому разведчику
    .each = за каждого разведчика здесь
    .gender = m
    .short = Разведчик
town = поселение
    .gen = поселения
    .dat = поселению
    .acc = поселение
    .ins = поселением
    .few = поселения
    .pl = поселения
    .plgen = поселений
    .pldat = поселениям
    .plins = поселениями
    .all = все поселения
    .every = каждому поселению
    .each = за каждое поселение здесь
    .gender = n
    .short = Поселение
city = город
    .gen = города
    .dat = городу
    .acc = город
    .ins = городом
    .few = города
    .pl = города
    .plgen = городов
    .pldat = городам
    .plins = городами
    .all = все города
    .every = каждому городу
    .each = за каждый город здесь
    .gender = m
    .short = Город
dahan = дахан
    .gen = дахана
    .dat = дахану
    .acc = дахана
    .ins = даханом
    .few = даханов
    .pl = даханы
    .plgen = даханов
    .pldat = даханам
    .plins = даханами
    .all = всех даханов
    .every = каждому дахану
    .each = за каждого дахана здесь
    .gender = m
    .short = Дахан
invader = захватчик
    .gen = захватчика
    .dat = захватчику
    .acc = захватчика
    .ins = захватчиком
    .few = захватчиков
    .pl = захватчики
    .plgen = захватчиков
    .pldat = захватчикам
    .plins = захватчиками
    .all = всех захватчиков
    .every = каждому захватчику
    .each = за каждого захватчика здесь
explorer-town = разведчик/поселение
    .gen = разведчика/поселения
    .dat = разведчику/поселению
    .acc = разведчика/поселение
    .ins = разведчиком/поселением
    .few = разведчика/поселения
    .pl = разведчики/поселения
    .plgen = разведчиков/поселений
    .pldat = разведчикам/поселениям
    .plins = разведчиками/поселениями
    .all = всех разведчиков и все поселения
    .every = каждому разведчику/поселению
    .each = за каждого разведчика и каждое поселение здесь
explorer-city = разведчик/город
    .gen = разведчика/города
    .dat = разведчику/городу
    .acc = разведчика/город
    .ins = разведчиком/городом
    .few = разведчика/города
    .pl = разведчики/города
    .plgen = разведчиков/городов
    .pldat = разведчикам/городам
    .plins = разведчиками/городами
    .all = всех разведчиков и все города
    .every = каждому разведчику/городу
    .each = за каждого разведчика и каждый город здесь
explorer-dahan = разведчик/дахан
    .gen = разведчика/дахана
    .dat = разведчику/дахану
    .acc = разведчика/дахана
    .ins = разведчиком/даханом
    .few = разведчиков/даханов
    .pl = разведчики/даханы
    .plgen = разведчиков/даханов
    .pldat = разведчикам/даханам
    .plins = разведчиками/даханами
    .all = всех разведчиков и всех даханов
    .every = каждому разведчику/дахану
    .each = за каждого разведчика и каждого дахана здесь
town-city = поселение/город
    .gen = поселения/города
    .dat = поселению/городу
    .acc = поселение/город
    .ins = поселением/городом
    .few = поселения/города
    .pl = поселения/города
    .plgen = поселений/городов
    .pldat = поселениям/городам
    .plins = поселениями/городами
    .all = все поселения и все города
    .every = каждому поселению/городу
    .each = за каждое поселение и каждый город здесь
town-dahan = поселение/дахан
    .gen = поселения/дахана
    .dat = поселению/дахану
    .acc = поселение/дахана
    .ins = поселением/даханом
    .few = поселения/дахана
    .pl = поселения/даханы
    .plgen = поселений/даханов
    .pldat = поселениям/даханам
    .plins = поселениями/даханами
    .all = все поселения и всех даханов
    .every = каждому поселению/дахану
    .each = за каждое поселение и каждого дахана здесь
city-dahan = город/дахан
    .gen = города/дахана
    .dat = городу/дахану
    .acc = город/дахана
    .ins = городом/даханом
    .few = города/дахана
    .pl = города/даханы
    .plgen = городов/даханов
    .pldat = городам/даханам
    .plins = городами/даханами
    .all = все города и всех даханов
    .every = каждому городу/дахану
    .each = за каждый город и каждого дахана здесь
explorer-town-dahan = разведчик/поселение/дахан
    .gen = разведчика/поселения/дахана
    .dat = разведчику/поселению/дахану
    .acc = разведчика/поселение/дахана
    .ins = разведчиком/поселением/даханом
    .few = разведчика/поселения/дахана
    .pl = разведчики/поселения/даханы
    .plgen = разведчиков/поселений/даханов
    .pldat = разведчикам/поселениям/даханам
    .plins = разведчиками/поселениями/даханами
    .all = всех разведчиков, все поселения и всех даханов
    .every = каждому разведчику/поселению/дахану
    .each = за каждого разведчика, каждое поселение и каждого дахана здесь
explorer-city-dahan = разведчик/город/дахан
    .gen = разведчика/города/дахана
    .dat = разведчику/городу/дахану
    .acc = разведчика/город/дахана
    .ins = разведчиком/городом/даханом
    .few = разведчика/города/дахана
    .pl = разведчики/города/даханы
    .plgen = разведчиков/городов/даханов
    .pldat = разведчикам/городам/даханам
    .plins = разведчиками/городами/даханами
    .all = всех разведчиков, все города и всех даханов
    .every = каждому разведчику/городу/дахану
    .each = за каждого разведчика, каждый город и каждого дахана здесь
town-city-dahan = поселение/город/дахан
    .gen = поселения/города/дахана
    .dat = поселению/городу/дахану
    .acc = поселение/город/дахана
    .ins = поселением/городом/даханом
    .few = поселения/города/дахана
    .pl = поселения/города/даханы
    .plgen = поселений/городов/даханов
    .pldat = поселениям/городам/даханам
    .plins = поселениями/городами/даханами
    .all = все поселения, все города и всех даханов
    .every = каждому поселению/городу/дахану
    .each = за каждое поселение, каждый город и каждого дахана здесь
invader-dahan = захватчик/дахан
    .gen = захватчика/дахана
    .dat = захватчику/дахану
    .acc = захватчика/дахана
    .ins = захватчиком/даханом
    .few = захватчиков/даханов
    .pl = захватчики/даханы
    .plgen = захватчиков/даханов
    .pldat = захватчикам/даханам
    .plins = захватчиками/даханами
    .all = всех захватчиков и всех даханов
    .every = каждому захватчику/дахану
    .each = за каждого захватчика и каждого дахана здесь

blight = скверна
    .gen = скверны
    .acc = скверну
    .ins = скверной
    .each = за каждую скверну здесь
    .short = Скверна
blight-near = скверна в соседних регионах
    .each = за каждую скверну в соседних регионах
presence = присутствие
    .gen = присутствия
    .acc = присутствие
    .ins = присутствием
    .each = за каждое присутствие любого духа здесь
    .short = Присутствие
pushed-invader = вытолкнутый сюда захватчик
    .each = за каждого захватчика, вытолкнутого сюда этой способностью
site-with-invaders = святилище с захватчиками
    .each = за каждое своё святилище с захватчиками
sacred-site = святилище
    .gen = святилища
    .acc = святилище
    .ins = святилищем
    .short = Святилище
energy = энергия
    .gen = энергии
    .acc = энергию
    .ins = энергией
    .short = Энергия
plays = розыгрыш карт
    .gen = розыгрыша карт
    .acc = розыгрыш карт
    .ins = розыгрышем карт
    .short = Розыгрыш
fear = страх
    .gen = страха
    .acc = страх
    .ins = страхом
    .short = Страх
defend = защита
    .gen = защиты
    .acc = защиту
    .ins = защитой
    .short = Защита

## Ландшафты

jungle = джунгли
    .gen = джунглей
    .acc = джунгли
    .in = в джунглях
    .every = во всех джунглях
    .both = джунгли
    .short = Джунгли
mountain = горы
    .gen = гор
    .acc = горы
    .in = в горах
    .every = во всех горах
    .both = горы
    .short = Горы
sands = пустыня
    .gen = пустыни
    .acc = пустыню
    .in = в пустыне
    .every = во всех пустынях
    .both = пустыня
    .short = Пустыня
wetland = болото
    .gen = болота
    .acc = болото
    .in = в болоте
    .every = во всех болотах
    .both = болото
    .short = Болото
jungle-mountain = джунгли или горы
    .gen = джунглей или гор
    .acc = джунгли или горы
    .in = в джунглях или в горах
    .every = во всех джунглях и горах
    .both = джунгли и горы
jungle-sands = джунгли или пустыня
    .gen = джунглей или пустыни
    .acc = джунгли или пустыню
    .in = в джунглях или в пустыне
    .every = во всех джунглях и пустынях
    .both = джунгли и пустыня
jungle-wetland = джунгли или болото
    .gen = джунглей или болота
    .acc = джунгли или болото
    .in = в джунглях или в болоте
    .every = во всех джунглях и болотах
    .both = джунгли и болото
mountain-sands = горы или пустыня
    .gen = гор или пустыни
    .acc = горы или пустыню
    .in = в горах или в пустыне
    .every = во всех горах и пустынях
    .both = горы и пустыня
mountain-wetland = горы или болото
    .gen = гор или болота
    .acc = горы или болото
    .in = в горах или в болоте
    .every = во всех горах и болотах
    .both = горы и болото
sands-wetland = пустыня или болото
    .gen = пустыни или болота
    .acc = пустыню или болото
    .in = в пустыне или в болоте
    .every = во всех пустынях и болотах
    .both = пустыня и болото
jungle-mountain-sands = джунгли, горы или пустыня
    .gen = джунглей, гор или пустыни
    .acc = джунгли, горы или пустыню
    .in = в джунглях, в горах или в пустыне
    .every = во всех джунглях, горах и пустынях
    .both = джунгли, горы и пустыня
jungle-mountain-wetland = джунгли, горы или болото
    .gen = джунглей, гор или болота
    .acc = джунгли, горы или болото
    .in = в джунглях, в горах или в болоте
    .every = во всех джунглях, горах и болотах
    .both = джунгли, горы и болото
jungle-sands-wetland = джунгли, пустыня или болото
    .gen = джунглей, пустыни или болота
    .acc = джунгли, пустыню или болото
    .in = в джунглях, в пустыне или в болоте
    .every = во всех джунглях, пустынях и болотах
    .both = джунгли, пустыня и болото
mountain-sands-wetland = горы, пустыня или болото
    .gen = гор, пустыни или болота
    .acc = горы, пустыню или болото
    .in = в горах, в пустыне или в болоте
    .every = во всех горах, пустынях и болотах
    .both = горы, пустыня и болото
any-terrain = любой ландшафт
    .gen = любого ландшафта
    .acc = регион любого ландшафта
    .in = в любом ландшафте
    .every = в каждом регионе
    .both = все ландшафты

## Стихии

sun = солнце
    .gen = солнца
    .acc = солнце
    .short = Солнце
moon = луна
    .gen = луны
    .acc = луну
    .short = Луна
fire = огонь
    .gen = огня
    .acc = огонь
    .short = Огонь
air = воздух
    .gen = воздуха
    .acc = воздух
    .short = Воздух
water = вода
    .gen = воды
    .acc = воду
    .short = Вода
earth = земля
    .gen = земли
    .acc = землю
    .short = Земля
plant = флора
    .gen = флоры
    .acc = флору
    .short = Флора
animal = фауна
    .gen = фауны
    .acc = фауну
    .short = Фауна

## Способности: скорость и вид

fast = быстрая
slow = медленная
minor = малая способность
    .acc = малую способность
major = великая способность
    .acc = великую способность
unique = уникальная способность
    .acc = уникальную способность
innate = природная способность
    .acc = природную способность

## Малые способности

call-of-the-dahan-ways = Призыв к обычаям даханов
call-to-bloodshed = Призыв к кровопролитию
call-to-isolation = Призыв к уединению
call-to-migrate = Призыв к переселению
call-to-tend = Призыв к заботе
dark-and-tangled-woods = Тёмные непролазные чащи
delusions-of-danger = Мнимая опасность
devouring-ants = Прожорливые муравьи
drift-down-into-slumber = Погружение в дрёму
drought = Засуха
elemental-boon = Дар стихий
encompassing-ward = Всеобъемлющая защита
enticing-splendor = Манящее великолепие
entrancing-apparitions = Чарующие видения
gift-of-constancy = Дар неизменности
gift-of-living-energy = Дар живой энергии
gift-of-power = Дар силы
gnawing-rootbiters = Прожорливые корнегрызы
land-of-haunts-and-embers = Край призраков и тлеющих углей
lure-of-the-unknown = Зов неизведанного
natures-resilience = Стойкость природы
pull-beneath-the-hungry-earth = Затянуть в голодную землю
purifying-flame = Очищающее пламя
quicken-the-earths-struggles = Пробудить борьбу земли
rain-of-blood = Кровавый дождь
reaching-grasp = Протянутая длань
rouse-the-trees-and-stones = Пробудить деревья и камни
sap-the-strength-of-multitudes = Иссушить силы множества
savage-mawbeasts = Свирепые зубастые звери
shadows-of-the-burning-forest = Тени горящего леса
song-of-sanctity = Песнь святости
steam-vents = Паровые гейзеры
uncanny-melting = Жуткое таяние
veil-the-nights-hunt = Сокрыть ночную охоту
visions-of-fiery-doom = Видения огненной гибели
voracious-growth = Ненасытный рост

## Великие способности

accelerated-rot = Стремительное гниение
blazing-renewal = Пылающее возрождение
cleansing-floods = Очищающий потоп
dissolve-the-bonds-of-kinship = Разорвать узы родства
entwined-power = Единение сил
indomitable-claim = Несокрушимое притязание
infinite-vitality = Бесконечная жизненная сила
mists-of-oblivion = Туманы забвения
paralyzing-fright = Парализующий ужас
pillar-of-living-flame = Столп живого пламени
poisoned-land = Отравленная земля
powerstorm = Ураган
talons-of-lightning = Когти молнии
terrifying-nightmares = Ужасающие кошмары
the-jungle-hungers = Голод джунглей
the-land-thrashes-in-furious-pain = Страдания матери-земли
the-trees-and-stones-speak-of-war = Деревья и камни говорят о войне
tsunami = Цунами
vengeance-of-the-dead = Месть мёртвых
vigor-of-the-breaking-dawn = Бодрость рассвета
winds-of-rust-and-atrophy = Ветры коррозии и истощения
wrap-in-wings-of-sunlight = Укутать крыльями солнечного света

## Уникальные способности

ferocious-rampage = Свирепое буйство
gift-of-furious-might = Дар грубой силы
herd-towards-the-lurking-maw = Загнать в подстерегающую пасть
mark-territory-with-scars-and-teeth = Пометить владения шрамами и зубами
boon-of-watchful-guarding = Дар бдительной охраны
eerie-noises-and-moving-trees = Жуткие звуки и движущиеся деревья
mysterious-abductions = Таинственные похищения
whispered-guidance-through-the-night = Шёпот, ведущий сквозь ночь
exaltation-of-tangled-growth = Ликование спутанной поросли
foul-vapors-and-fetid-muck = Зловонные испарения и смрадная жижа
intractable-thickets-and-thorns = Непроходимые заросли и шипы
open-shifting-waterways = Открыть изменчивые протоки
call-on-herders-for-aid = Призвать на помощь пастухов
gift-of-searing-heat = Дар воспламеняющего жара
stinging-sandstorm = Жалящая песчаная буря
sweltering-exhaustion = Изнуряющий зной
gift-of-the-sunlit-air = Дар солнечного воздуха
gift-of-wind-sped-steps = Дар порывистых шагов
scatter-to-the-winds = Развеять по ветру
tempest-of-leaves-and-branches = Буря листьев и ветвей

## Духи

devouring-teeth-lurk-underfoot = Таящаяся под Землёй Прожорливая Пасть
    .gen = Таящейся под Землёй Прожорливой Пасти
    .dat = Таящейся под Землёй Прожорливой Пасти
    .acc = Таящуюся под Землёй Прожорливую Пасть
    .ins = Таящейся под Землёй Прожорливой Пастью
    .gender = f
    .short = Пасть
eyes-watch-from-the-trees = Следящие из Чащи Глаза
    .gen = Следящих из Чащи Глаз
    .dat = Следящим из Чащи Глазам
    .acc = Следящие из Чащи Глаза
    .ins = Следящими из Чащи Глазами
    .gender = pl
    .short = Глаза
fathomless-mud-of-the-swamp = Бездонная Трясина Болот
    .gen = Бездонной Трясины Болот
    .dat = Бездонной Трясине Болот
    .acc = Бездонную Трясину Болот
    .ins = Бездонной Трясиной Болот
    .gender = f
    .short = Трясина
rising-heat-of-stone-and-sand = Восходящий Жар Камня и Песка
    .gen = Восходящего Жара Камня и Песка
    .dat = Восходящему Жару Камня и Песка
    .acc = Восходящий Жар Камня и Песка
    .ins = Восходящим Жаром Камня и Песка
    .gender = m
    .short = Жар
sun-bright-whirlwind = Яркий от Солнца Порыв Ветра
    .gen = Яркого от Солнца Порыва Ветра
    .dat = Яркому от Солнца Порыву Ветра
    .acc = Яркий от Солнца Порыв Ветра
    .ins = Ярким от Солнца Порывом Ветра
    .gender = m
    .short = Порыв Ветра

## Природные способности

death-approaches-from-beneath-the-surface = Смерть приближается из-под земли
mischief-and-sabotage = Проказы и вредительство
spreading-and-dreadful-mire = Расползающаяся жуткая топь
scorch-with-waves-of-heat = Опалить волнами жара
violent-windstorms = Неистовые бури

## Особые правила

territorial-aggression = Территориальная агрессия
dahan-trust-the-watchers = Даханы доверяют наблюдателям
offer-no-firm-foundations = Зыбкая почва
blistering-heat = Палящий зной
a-stiff-wind-at-their-backs = Крепкий ветер в спину

## Карты страха

avoid-the-dahan = Держаться подальше от даханов
belief-takes-root = Вера пускает корни
dahan-enheartened = Воодушевлённые даханы
dahan-on-their-guard = Даханы на страже
dahan-raid = Набег даханов
emigration-accelerates = Эмиграция ускоряется
fear-of-the-unseen = Страх перед незримым
isolation = Изоляция
overseas-trade-seems-safer = Заморская торговля кажется безопаснее
retreat = Отступление!
scapegoats = Козлы отпущения
seek-safety = В поисках безопасности
tall-tales-of-savagery = Россказни о дикости
trade-suffers = Торговля страдает
wary-of-the-interior = Опасаться внутренних земель

## Карты захватчиков, их этапы и действия

stage-1 = Этап I
stage-2 = Этап II
stage-3 = Этап III
stage-1-jungle = Джунгли (I)
stage-1-wetland = Болото (I)
stage-1-sands = Пустыня (I)
stage-1-mountain = Горы (I)
stage-2-jungle = Джунгли (II)
stage-2-wetland = Болото (II)
stage-2-sands = Пустыня (II)
stage-2-mountain = Горы (II)
stage-2-coastal = Прибрежные регионы (II)
stage-3-jungle-sands = Джунгли и пустыня (III)
stage-3-jungle-mountain = Джунгли и горы (III)
stage-3-jungle-wetland = Джунгли и болото (III)
stage-3-mountain-sands = Горы и пустыня (III)
stage-3-mountain-wetland = Горы и болото (III)
stage-3-sands-wetland = Пустыня и болото (III)

ravage = разорение
    .gen = разорения
    .acc = разорение
    .ins = разорением
    .short = Разорение
build = строительство
    .gen = строительства
    .acc = строительство
    .ins = строительством
    .short = Стройка
explore = разведка
    .gen = разведки
    .acc = разведку
    .ins = разведкой
    .short = Разведка

## Фазы и степени ужаса

bonus-growth = Дополнительный рост
spirit-phase = Фаза духов
fast-phase = Быстрые способности
invader-phase = Фаза захватчиков
slow-phase = Медленные способности
time-passes = Течение времени
terror-level-1 = Степень ужаса I
    .goal = Для победы на острове не должно остаться захватчиков.
terror-level-2 = Степень ужаса II
    .goal = Для победы на острове не должно остаться поселений и городов.
terror-level-3 = Степень ужаса III
    .goal = Для победы на острове не должно остаться городов.

## Перед партией

option-players = Число игроков
option-difficulty = Сложность
option-spirits = Духи
option-boards = Поля острова
option-progression = Изучение способностей, для первых партий
much-easier = намного легче: дополнительный рост, без разведки перед первым ходом
    .at = на уровне «намного легче»
    .short = Намного л.
easier = легче: без разведки перед первым ходом
    .at = на уровне «легче»
    .short = Легче
slightly-easier = чуть легче: дополнительный рост перед первым ходом
    .at = на уровне «чуть легче»
    .short = Чуть легче
standard = как обычно
    .at = на обычном уровне
    .short = Обычно
harder = сложнее: карты этапа II с эскалацией
    .at = на уровне «сложнее»
    .short = Сложнее
random = по жребию
nobody = ни у кого
everybody = у всех
A = Поле A
B = Поле B
C = Поле C
D = Поле D
E = Поле E
F = Поле F
G = Поле G
H = Поле H

## Ход

help-goal = Прогоните захватчиков с острова: чем сильнее они вас боятся, тем меньше их нужно прогнать. Если закончилась колода страха, вы победили.
help-turn-order =
    1. Фаза духов: рост, энергия, розыгрыш и оплата карт способностей.
    2. Быстрые способности, затем фаза захватчиков: карты страха, разорение, строительство, разведка.
    3. Медленные способности, затем течение времени: урон проходит, стихии и эффекты хода исчезают.
help-losing =
    Команда проигрывает, если
    – опустел резерв скверны;
    – у какого-нибудь духа не осталось присутствия на острове;
    – захватчикам пора на разведку, а их колода пуста.

## Регионы, о которых говорят эффекты

land-any = любой регион
    .acc = регион
    .every = в каждом регионе
land-coastal = любой прибрежный регион
    .acc = прибрежный регион
    .every = в каждом прибрежном регионе
land-inland = любой внутренний регион
    .acc = внутренний регион
    .every = в каждом внутреннем регионе
land-adjacent = соседний регион
    .acc = соседний регион
    .every = в каждом соседнем регионе
land-adjacent-coastal = соседний прибрежный регион
    .acc = соседний прибрежный регион
    .every = в каждом соседнем прибрежном регионе
land-adjacent-inland = соседний внутренний регион
    .acc = соседний внутренний регион
    .every = в каждом соседнем внутреннем регионе
land-here-or-adjacent = этот или соседний регион
    .acc = этот или соседний регион
    .every = в этом и в каждом соседнем регионе
land-here-or-adjacent-coastal = этот или соседний прибрежный регион
    .acc = этот или соседний прибрежный регион
    .every = в этом и в каждом соседнем прибрежном регионе
land-here-or-adjacent-inland = этот или соседний внутренний регион
    .acc = этот или соседний внутренний регион
    .every = в этом и в каждом соседнем внутреннем регионе
land-elsewhere = другой регион этого поля
    .acc = другой регион этого поля
    .every = в каждом другом регионе этого поля
land-elsewhere-coastal = другой прибрежный регион этого поля
    .acc = другой прибрежный регион этого поля
    .every = в каждом другом прибрежном регионе этого поля
land-elsewhere-inland = другой внутренний регион этого поля
    .acc = другой внутренний регион этого поля
    .every = в каждом другом внутреннем регионе этого поля

with-explorer = с { explorer.plins }
with-town = с { town.plins }
with-city = с { city.plins }
with-dahan = с { dahan.plins }
with-invader = с { invader.plins }
with-explorer-town = с { explorer-town.plins }
with-explorer-city = с { explorer-city.plins }
with-explorer-dahan = с { explorer-dahan.plins }
with-town-city = с { town-city.plins }
with-town-dahan = с { town-dahan.plins }
with-city-dahan = с { city-dahan.plins }
with-explorer-town-dahan = с { explorer-town-dahan.plins }
with-explorer-city-dahan = с { explorer-city-dahan.plins }
with-town-city-dahan = с { town-city-dahan.plins }
with-invader-dahan = с { invader-dahan.plins }
with-blight = со скверной
with-presence = с присутствием любого духа
with-sacred-site = со святилищем любого духа
with-own-presence = с вашим присутствием
with-targets-presence = с присутствием выбранного духа
with-its-presence = со своим присутствием
with-pushed-pieces = с жетонами, которые вытолкнула эта способность
without-explorer = без { explorer.plgen }
without-town = без { town.plgen }
without-city = без { city.plgen }
without-dahan = без { dahan.plgen }
without-invader = без { invader.plgen }
without-explorer-town = без { explorer-town.plgen }
without-explorer-city = без { explorer-city.plgen }
without-explorer-dahan = без { explorer-dahan.plgen }
without-town-city = без { town-city.plgen }
without-town-dahan = без { town-dahan.plgen }
without-city-dahan = без { city-dahan.plgen }
without-explorer-town-dahan = без { explorer-town-dahan.plgen }
without-explorer-city-dahan = без { explorer-city-dahan.plgen }
without-town-city-dahan = без { town-city-dahan.plgen }
without-invader-dahan = без { invader-dahan.plgen }
without-blight = без скверны
without-own-presence = без вашего присутствия

only-terrain = Ландшафт: { $terrains }.
only-at-least = { $count ->
    [one] Здесь должно быть не меньше { $count } { $kinds-gen }.
   *[other] Здесь должно быть не меньше { $count } { $kinds-plgen }.
}
only-at-most = { $count ->
    [one] Здесь должно быть не больше { $count } { $kinds-gen }.
   *[other] Здесь должно быть не больше { $count } { $kinds-plgen }.
}
only-more = Здесь должно быть больше { $kinds-plgen }, чем { $than-plgen }.
only-within = Он должен быть не дальше { $range } от вашего присутствия.

## На что можно применить способность

target-range = Дальность { $range } от вашего присутствия.
target-range-in = Дальность { $range } от вашего присутствия { $terrains-in }.
target-range-from-site = Дальность { $range } от вашего святилища.
target-range-from-site-in = Дальность { $range } от вашего святилища { $terrains-in }.
target-land = { $with-count ->
    [0] Цель: { $land }.
   *[other] Цель: { $land } { $with }.
}
target-any-spirit = Цель: любой дух.
target-another-spirit = Цель: другой дух (в одиночной игре — ваш собственный).

## Формулы

threshold-range = Дальность этой способности становится равна { $range }.
threshold-instead = Вместо всего, что выше:
threshold-may-instead = Вместо всего, что выше, можно сделать так:
threshold-within = Действует там, где в тексте выше сказано о формуле.

## Условия, выбор, места и игроки; то, к чему они относятся, стоит под ними

if-terrain = Если здесь { $terrains }:
if-coastal = Если этот регион прибрежный:
if-inland = Если этот регион внутренний:
if-here = Если здесь есть { $kinds-pl }:
if-at-least = { $count ->
    [one] Если здесь не меньше { $count } { $kinds-gen }:
   *[other] Если здесь не меньше { $count } { $kinds-plgen }:
}
if-at-most = { $count ->
    [0] Если здесь нет { $kinds-plgen }:
    [one] Если здесь не больше { $count } { $kinds-gen }:
   *[other] Если здесь не больше { $count } { $kinds-plgen }:
}
if-more = Если { $kinds-plgen } здесь больше, чем { $than-plgen }:
if-blight = Если здесь есть скверна:
if-no-blight = Если здесь нет скверны:
if-presence = Если здесь есть присутствие любого духа:
if-sacred-site = Если здесь святилище любого духа:
if-own-presence = Если здесь есть ваше присутствие:
if-no-own-presence = Если здесь нет вашего присутствия:
if-sites = { $count ->
    [1] Если у вас есть святилище:
    [one] Если у вас не меньше { $count } святилища:
   *[other] Если у вас не меньше { $count } святилищ:
}
if-another-spirit = Если цель — другой дух:
if-presence-added = Если эта способность добавила присутствие, то в том же регионе:
if-brought = Если сюда перемещён хотя бы 1 жетон:
if-threshold = { $number ->
    [0] Если применяется формула:
   *[other] Если применяется формула { $number }:
}
unless-threshold = { $number ->
    [0] Если формула не применяется:
   *[other] Если формула { $number } не применяется:
}
otherwise = Иначе:

may = Можно сделать так:
each-player = Каждый игрок делает так:
each-player-may = Каждый игрок может сделать так:
each-spirit = Каждый дух делает так:
choose = Выберите одно:
may-choose = Можно выбрать одно:
each-player-chooses = Каждый игрок выбирает одно:
each-player-may-choose = Каждый игрок может выбрать одно:
choose-or = или
may-pay = { $amount ->
    [one] Можно заплатить { $amount } энергию. Если заплатите:
   *[other] Можно заплатить { $amount } энергии. Если заплатите:
}
target-may-pay = { $amount ->
    [one] Выбранный дух может заплатить { $amount } энергию. Если заплатит:
   *[other] Выбранный дух может заплатить { $amount } энергии. Если заплатит:
}

in-land = { $with-count ->
    [0] Выберите { $land-acc }:
   *[other] Выберите { $land-acc } { $with }:
}
may-in-land = { $with-count ->
    [0] Можно выбрать { $land-acc }:
   *[other] Можно выбрать { $land-acc } { $with }:
}
target-in-land = { $with-count ->
    [0] Он выбирает { $land-acc }:
   *[other] Он выбирает { $land-acc } { $with }:
}
each-player-in-land = { $with-count ->
    [0] Каждый игрок выбирает { $land-acc }:
   *[other] Каждый игрок выбирает { $land-acc } { $with }:
}
each-player-may-in-land = { $with-count ->
    [0] Каждый игрок может выбрать { $land-acc }:
   *[other] Каждый игрок может выбрать { $land-acc } { $with }:
}
each-player-elsewhere = { $with-count ->
    [0] Каждый игрок выбирает { $land-acc } (регионы не повторяются):
   *[other] Каждый игрок выбирает { $land-acc } { $with } (регионы не повторяются):
}
in-each-land = { $with-count ->
    [0] Выполните { $land-every }:
   *[other] Выполните { $land-every } { $with }:
}

## Эффекты для жетонов

verb-push = Вытолкните
verb-gather = Привлеките
verb-bring = Переместите
verb-destroy = Уничтожьте
verb-remove = Удалите
verb-choose = Выберите

group-exact = { $count ->
    [one] { $verb } { $count } { $kinds-acc }.
    [few] { $verb } { $count } { $kinds-few }.
   *[many] { $verb } { $count } { $kinds-plgen }.
}
group-exact-for-each = { $count ->
    [one] { $verb } { $count } { $kinds-acc } { $of-each }.
    [few] { $verb } { $count } { $kinds-few } { $of-each }.
   *[many] { $verb } { $count } { $kinds-plgen } { $of-each }.
}
group-up-to = { $count ->
    [one] { $verb } до { $count } { $kinds-gen }.
   *[other] { $verb } до { $count } { $kinds-plgen }.
}
group-up-to-for-each = { $count ->
    [one] { $verb } до { $count } { $kinds-gen } { $of-each }.
   *[other] { $verb } до { $count } { $kinds-plgen } { $of-each }.
}
group-all = { $verb } { $kinds-all }.
group-any-number = { $verb } сколько угодно { $kinds-plgen }.

bring-from-target = Они попадают сюда из региона-цели.
push-apart = Распределите их по как можно большему числу разных регионов.
push-toward-buildings = Только в регион, где поселений/городов больше, чем здесь.
push-with-defend = Каждый из них уносит с собой защиту { $amount }.

effect-replace = { $count ->
    [one] Замените 1 { $from-acc } на { $count } { $to-acc }.
    [few] Замените 1 { $from-acc } на { $count } { $to-few }.
   *[many] Замените 1 { $from-acc } на { $count } { $to-plgen }.
}
effect-downgrade = Замените 1 город на поселение или 1 поселение на разведчика.

## Другие эффекты

effect-fear = { $amount ->
    [one] Породите { $amount } страх.
   *[other] Породите { $amount } страха.
}
effect-fear-for-each = { $amount ->
    [one] Породите { $amount } страх { $of-each }.
   *[other] Породите { $amount } страха { $of-each }.
}
effect-damage = { $amount ->
    [one] Нанесите { $amount } урон { $kinds-pldat }.
   *[other] Нанесите { $amount } урона { $kinds-pldat }.
}
effect-damage-for-each = { $amount ->
    [one] Нанесите { $amount } урон { $kinds-pldat } { $of-each }.
   *[other] Нанесите { $amount } урона { $kinds-pldat } { $of-each }.
}
effect-damage-each = { $amount ->
    [one] Нанесите { $amount } урон { $kinds-every }.
   *[other] Нанесите { $amount } урона { $kinds-every }.
}
effect-damage-chosen = Нанесите каждому из них 1 урон; дважды одного и того же выбрать нельзя.
effect-infight = Разведчики здесь наносят урон поселениям/городам, а поселения/города — разведчикам; всё это одновременно.
effect-defend = Защита { $amount }.
effect-defend-for-each = Защита { $amount } { $of-each }.
effect-remove-health = Удалите захватчиков общей стойкостью не больше { $amount }.
effect-remove-health-for-each = Удалите захватчиков: их общая стойкость — не больше { $amount } { $of-each }.
effect-add-blight = Добавьте 1 скверну.
effect-remove-blight = Удалите 1 скверну.
effect-gather-presence = Привлеките 1 своё присутствие.
effect-may-gather-presence = Можно привлечь 1 своё присутствие.
effect-presence-from-origin = Переместите сюда 1 своё присутствие из региона, от которого отсчитана дальность.
effect-add-presence = Добавьте 1 своё присутствие.
effect-return-presence = { $count ->
    [one] Выбранный дух добавляет сюда до { $count } своей уничтоженной фишки присутствия.
   *[other] Выбранный дух добавляет сюда до { $count } своих уничтоженных фишек присутствия.
}
effect-energy = { $amount ->
    [one] Получите { $amount } энергию.
   *[other] Получите { $amount } энергии.
}
effect-energy-for-each = { $amount ->
    [one] Получите { $amount } энергию { $of-each }.
   *[other] Получите { $amount } энергии { $of-each }.
}
effect-each-spirit-energy = { $amount ->
    [one] Каждый дух получает { $amount } энергию.
   *[other] Каждый дух получает { $amount } энергии.
}
effect-each-spirit-energy-for-each = { $amount ->
    [one] Каждый дух получает { $amount } энергию { $of-each }.
   *[other] Каждый дух получает { $amount } энергии { $of-each }.
}
effect-target-energy = { $amount ->
    [one] Выбранный дух получает { $amount } энергию.
   *[other] Выбранный дух получает { $amount } энергии.
}
effect-target-energy-for-each = { $amount ->
    [one] Выбранный дух получает { $amount } энергию { $of-each }.
   *[other] Выбранный дух получает { $amount } энергии { $of-each }.
}
effect-gain-power = Получите карту способности.
effect-gain-minor = Получите малую способность.
effect-target-gains-power = Выбранный дух получает карту способности.
effect-target-gains-minor = Выбранный дух получает малую способность.
effect-target-gains-shared = Выбранный дух получает карту способности, а вы — одну из взятых карт, которые он не оставил себе.
effect-gain-elements = { $count ->
    [one] Выбранный дух получает { $count } стихию на свой выбор. Если это другой дух, вы получаете такую же.
    [few] Выбранный дух получает { $count } разные стихии на свой выбор. Если это другой дух, вы получаете такие же.
   *[many] Выбранный дух получает { $count } разных стихий на свой выбор. Если это другой дух, вы получаете такие же.
}
effect-swap-gifts = Вы и выбранный дух можете отдать друг другу по 1 карте способности с руки.
effect-skip = В этом ходу пропустите здесь { $actions-acc }.
effect-bounty = За каждое поселение и каждый город, уничтоженные этой способностью, породите ещё 1 страх, но всего не больше { $most }.
effect-repeat = Повторите эту способность в том же регионе или в другом, который подходит ей как цель.
effect-repeat-near = Повторите эту способность в регионе, соседнем с регионом-целью. Её дальность и условия при этом не важны.

## Эффекты до конца хода

lasting-where = { $with-count ->
    [0] До конца хода { $land-every }:
   *[other] До конца хода { $land-every } { $with }:
}
lasting-where-at-least = { $count ->
    [one] До конца хода в каждом регионе, где не меньше { $count } { $kinds-gen }:
   *[other] До конца хода в каждом регионе, где не меньше { $count } { $kinds-plgen }:
}
lasting-where-at-most = { $count ->
    [one] До конца хода в каждом регионе, где не больше { $count } { $kinds-gen }:
   *[other] До конца хода в каждом регионе, где не больше { $count } { $kinds-plgen }:
}
lasting-where-more = До конца хода в каждом регионе, где { $kinds-plgen } больше, чем { $than-plgen }:
lasting-skip = Пропустите { $actions-acc }.
lasting-skip-city = Пропустите строительство, которое добавило бы город.
lasting-skip-one = { $actions-count ->
    [1] Один раз в этом ходу здесь можно пропустить { $actions-acc }.
   *[other] Один раз в этом ходу здесь можно пропустить действие захватчиков, выбрав между { $actions-ins }.
}
lasting-defend-targets-lands = До конца хода в каждом регионе с присутствием выбранного духа действует защита { $amount }.
lasting-dahan-health = До конца хода стойкость даханов, пока они здесь, больше на { $amount }.
lasting-dahan-safe = До конца хода даханы здесь не получают урона и не могут быть уничтожены.
lasting-no-blight = До конца хода сюда нельзя добавить скверну.
lasting-range = До конца хода дальность всех способностей выбранного духа больше на { $amount }.
lasting-damage-once = { $amount ->
    [one] Один раз в этом ходу выбранный дух может нанести на { $amount } урон больше способностью, которая наносит урон.
   *[other] Один раз в этом ходу выбранный дух может нанести на { $amount } урона больше способностью, которая наносит урон.
}
lasting-make-fast = Один раз в этом ходу выбранный дух может применить как быструю одну медленную способность, которая выталкивает или привлекает.
lasting-repeat = { $amount ->
    [1] Один раз в этом ходу выбранный дух может повторить карту способности, снова заплатив её цену.
    [one] В этом ходу выбранный дух может повторить до { $amount } карты способностей, снова заплатив их цену.
   *[other] В этом ходу выбранный дух может повторить до { $amount } карт способностей, снова заплатив их цену.
}
lasting-repeat-more = { $amount ->
    [1] В этом ходу выбранный дух может повторить ещё одну карту способности, снова заплатив её цену.
    [one] В этом ходу выбранный дух может повторить ещё до { $amount } карты способностей, снова заплатив их цену.
   *[other] В этом ходу выбранный дух может повторить ещё до { $amount } карт способностей, снова заплатив их цену.
}
lasting-reclaim = В конце хода вы можете вернуть на руку 1 разыгранную карту способности, вместо того чтобы сбросить её.
lasting-target-reclaim = В конце хода выбранный дух может вернуть на руку 1 разыгранную карту способности, вместо того чтобы сбросить её.
lasting-share-presence = До конца хода вы и выбранный дух можете отсчитывать дальность способностей и от присутствия друг друга.
lasting-vengeance = До конца хода после каждого эффекта, который уничтожил здесь поселения, города или даханов, нанесите здесь по 1 урону за каждый из этих жетонов.
lasting-wider-vengeance = Этот урон можно наносить и в соседних регионах.

## Что говорят особые правила

special-damage-bonus = Каждый раз, когда ваша способность наносит урон, она наносит на { $amount } больше: один раз за применение, сколько бы захватчиков ни пострадало.
special-gather-dahan = { $amount ->
    [one] После того как ваша способность добавила защиту одному региону, можно привлечь туда до { $amount } дахана.
   *[other] После того как ваша способность добавила защиту одному региону, можно привлечь туда до { $amount } даханов.
}
special-builds-explorers = В ваших святилищах строительство добавляет 1 разведчика вместо поселения или города.
special-weak-invaders = В ваших святилищах стойкость захватчиков меньше на { $amount }, но не ниже 1.
special-push-after-growth = Добавив присутствие при росте, можно вытолкнуть из того региона 1 { $kinds-acc }.

## Рост

grow-reclaim = Верните на руку все карты из своего сброса.
grow-gain-power = Получите карту способности.
grow-add-presence = Добавьте 1 присутствие (дальность { $range }).
grow-add-presence-in = Добавьте 1 присутствие в { $terrains-acc } (дальность { $range }).
grow-energy = { $amount ->
    [one] Получите { $amount } энергию.
   *[other] Получите { $amount } энергии.
}

## Что говорят карты захватчиков

invaders-terrains = { $stage }: { $terrains-both }.
invaders-escalating = { $stage }: { $terrains-both }, с эскалацией.
invaders-coastal = { $stage }: все прибрежные регионы.

### Moves

move-grow = Вариант роста { $option }
move-act = Действие роста { $action }
move-play = Разыграть «{ $card }»
move-ready = Готово: в этой фазе больше ничего
move-use = Применить «{ $card }»
move-use-fewer = Применить «{ $card }», как если бы стихий было меньше
move-innate = Применить природную способность { $innate }
move-innate-fewer = Применить природную способность { $innate }, как если бы стихий было меньше
move-repeat = Снова заплатить и повторить «{ $card }»
move-repeat-fewer = Снова заплатить и повторить «{ $card }», как если бы стихий было меньше
move-go = Исполнить мою часть сейчас
move-land = Выбрать { $land }
move-spirit = Выбрать духа игрока { $seat }
move-track = Взять присутствие со шкалы { $track-gen }
move-from = Взять присутствие из { $land }
move-minor = Получить малую способность
move-major = Получить великую способность
move-keep = Оставить себе «{ $card }»
move-forget = Забыть «{ $card }»
move-reclaim = Вернуть на руку «{ $card }»
move-give = Отдать «{ $card }»
move-element = Получить стихию: { $element }
move-pick = { $damage ->
    [0] Выбрать { $piece-acc } в { $land }
   *[other] Выбрать { $piece-acc } в { $land } (урон { $damage })
}
move-send = { $damage ->
    [0] Переместить { $piece-acc } из { $from } в { $to }
   *[other] Переместить { $piece-acc } из { $from } в { $to } (урон { $damage })
}
move-presence = Переместить присутствие из { $from } в { $to }
move-choose = Выбрать вариант { $option }
move-yes = Да
move-no = Нет
move-skip = Больше ничего не делать

### Events

event-turn = Начинается ход { $turn }.
event-phase = { $phase }.
event-grew = Игрок { $seat } выбирает вариант роста { $option }.
event-reclaimed = { $cards ->
    [0] Игрок { $seat } возвращает карты, но его сброс пуст.
    [one] Игрок { $seat } возвращает на руку { $cards } карту из сброса.
    [few] Игрок { $seat } возвращает на руку { $cards } карты из сброса.
   *[many] Игрок { $seat } возвращает на руку { $cards } карт из сброса.
}
event-took-back = Игрок { $seat } возвращает на руку «{ $card }».
event-gained-energy = { $amount ->
    [one] Игрок { $seat } получает { $amount } энергию (теперь { $energy }).
   *[other] Игрок { $seat } получает { $amount } энергии (теперь { $energy }).
}
event-income = { $amount ->
    [one] Доход игрока { $seat }: { $amount } энергия (теперь { $energy }).
   *[other] Доход игрока { $seat }: { $amount } энергии (теперь { $energy }).
}
event-paid-energy = { $amount ->
    [one] Игрок { $seat } платит { $amount } энергию (остаётся { $energy }).
   *[other] Игрок { $seat } платит { $amount } энергии (остаётся { $energy }).
}
event-added-presence = Игрок { $seat } добавляет присутствие в { $land }.
event-moved-presence = Присутствие игрока { $seat } перемещается из { $from } в { $to }.
event-lost-presence = Игрок { $seat } теряет 1 присутствие в { $land }.
event-returned-presence = Уничтоженное присутствие игрока { $seat } возвращается в { $land }.
event-power-drawn = Взята карта «{ $card }».
event-gained-card = Игрок { $seat } получает «{ $card }».
event-progressed = Игрок { $seat } берёт следующую карту для изучения: «{ $card }».
event-forgot = Игрок { $seat } забывает «{ $card }».
event-gave = Игрок { $seat } отдаёт «{ $card }» игроку { $to }.
event-gained-element = Игрок { $seat } получает стихию: { $element }.
event-played = Игрок { $seat } разыгрывает «{ $card }».
event-ready = Игрок { $seat } готов.
event-used = Игрок { $seat } применяет «{ $card }».
event-used-innate = Игрок { $seat } применяет природную способность «{ $innate }».
event-repeated = Игрок { $seat } повторяет «{ $card }».
event-targeted-land = Цель — { $land }.
event-targeted-spirit = Цель — дух игрока { $seat }.
event-threshold = Применяется формула { $number }.
event-feared = Порождённый страх: { $amount }.
event-earned-fear = Получена карта страха.
event-terror-rose = { $level ->
    [2] Достигнута степень ужаса II!
   *[other] Достигнута степень ужаса III!
}
event-fear-turned = { $level ->
    [1] Карта страха «{ $card }», степень ужаса I.
    [2] Карта страха «{ $card }», степень ужаса II.
   *[other] Карта страха «{ $card }», степень ужаса III.
}
event-share-played = Игрок { $seat } исполняет карту страха.
event-damaged = { $damage ->
    [0] Урон { $piece-dat } в { $land }: { $amount }.
   *[other] Ещё урон { $piece-dat } в { $land }: { $amount }.
}
event-destroyed = { $count ->
    [one] Уничтожено в { $land }: { $count } { $piece }.
    [few] Уничтожено в { $land }: { $count } { $piece-gen }.
   *[many] Уничтожено в { $land }: { $count } { $piece-plgen }.
}
event-removed = { $damage ->
    [0] Убрано из { $land }: { $piece }.
   *[other] Убрано из { $land }: { $piece } (урон { $damage }).
}
event-replaced = { $count ->
    [one] Замена в { $land }: вместо { $piece-gen } — { $count } { $with }.
    [few] Замена в { $land }: вместо { $piece-gen } — { $count } { $with-gen }.
   *[many] Замена в { $land }: вместо { $piece-gen } — { $count } { $with-plgen }.
}
event-pushed = { $damage ->
    [0] Вытолкнуто из { $from } в { $to }: { $piece }.
   *[other] Вытолкнуто из { $from } в { $to }: { $piece } (урон { $damage }).
}
event-gathered = { $damage ->
    [0] Привлечено из { $from } в { $to }: { $piece }.
   *[other] Привлечено из { $from } в { $to }: { $piece } (урон { $damage }).
}
event-moved = { $damage ->
    [0] Перемещено из { $from } в { $to }: { $piece }.
   *[other] Перемещено из { $from } в { $to }: { $piece } (урон { $damage }).
}
event-defended = Защита { $amount } в { $land }.
event-lasts = Эффект «{ $source }» действует до конца хода.
event-blighted = Скверна появляется в { $land }.
event-cascaded = Скверна распространяется из { $land }.
event-blight-missing = Резерв скверны пуст: добавить нечего!
event-cleansed = Скверна убрана из { $land }.
event-declined = Игрок { $seat } больше ничего не делает.
event-ravaged = { $damage ->
    [0] Захватчики разоряют { $land }, но не наносят урона.
    [one] Захватчики разоряют { $land } и наносят { $damage } урон.
   *[other] Захватчики разоряют { $land } и наносят { $damage } урона.
}
event-counterattacked = { $damage ->
    [one] Даханы в { $land } контратакуют и наносят { $damage } урон.
   *[other] Даханы в { $land } контратакуют и наносят { $damage } урона.
}
event-skipped = Пропущено в { $land }: { $action }.
event-built = Захватчики строят в { $land }: { $piece }.
event-invaders-revealed = Карта захватчиков: { $card }.
event-escalated = Эскалация добавляет поселение в { $land }.
event-explored = Разведчик приходит в { $land }.
event-advanced = Карты захватчиков сдвигаются.
event-avenged = { $damage ->
    [one] Месть за уничтоженных в { $land }: { $damage } урон.
   *[other] Месть за уничтоженных в { $land }: { $damage } урона.
}
event-time-passed = Время идёт: урон проходит, разыгранные карты уходят в сброс.
event-won = { $level ->
    [1] Последние захватчики исчезли: остров свободен!
    [2] Не осталось ни поселений, ни городов: захватчики бегут с острова!
   *[other] Захватчики в ужасе отступают: остров свободен!
}
event-won-by-sacrifice = Остров свободен, хотя духи отдали за это всё: жертвенная победа!

lost-blight = Резерв скверны пуст: остров гибнет.
    .kind = Скверна
lost-presence = У духа игрока { $seat } не осталось присутствия на острове.
    .kind = Дух изгнан
lost-invaders = Карт захватчиков больше нет: остров остаётся за ними.
    .kind = Время вышло

### Refusals

why-over = Игра окончена.
why-no-such-seat = Такого игрока в этой партии нет.
why-no-such-land = Региона { $land } на этом острове нет.
why-chance-first = Сначала надо открыть карту.
why-not-your-question = Сейчас решает игрок { $seat }.
why-not-asked = Сейчас ничего подобного решать не надо.

why-grow-first = Сначала выберите вариант роста.
why-no-such-option = Варианта роста { $option } нет.
why-grown-already = В этом ходу вы уже выбрали рост.
why-growth-unfinished = Сначала выполните все действия выбранного роста.
why-no-such-action = В выбранном росте нет действия { $action }.
why-action-done = Действие роста { $action } уже выполнено.
why-played-already = Карта «{ $card }» уже разыграна.
why-discarded = Карта «{ $card }» в вашем сбросе: сначала верните её ростом.
why-not-in-hand = Карты «{ $card }» нет у вас на руке.
why-no-plays = { $plays ->
    [one] За ход можно разыграть только { $plays } карту.
    [few] За ход можно разыграть только { $plays } карты.
   *[many] За ход можно разыграть только { $plays } карт.
}
why-not-enough-energy = Энергии не хватает: надо { $cost }, а у вас { $energy }.
why-ready-already = Вы уже готовы: дождитесь следующей фазы.
why-bonus-growth = До первого хода есть только рост: карты разыгрывают позже.
why-not-power-phase = Способности применяют позже, в фазах быстрых и медленных способностей.
why-not-spirit-phase = Рост и розыгрыш карт бывают только в фазе духов.

why-nothing-to-use = В этой фазе вам нечего применить: продолжают остальные.
why-not-played = В этом ходу вы не разыгрывали карту «{ $card }».
why-not-in-play = Среди ваших разыгранных карт нет карты «{ $card }».
why-used-already = В этом ходу вы уже применили «{ $card }».
why-no-such-innate = У вашего духа нет природной способности { $innate }.
why-innate-used = В этом ходу вы уже применили «{ $power }».
why-too-few-elements = Для способности «{ $power }» не хватает стихий.
why-too-late = «{ $power }» — быстрая способность: в этом ходу её время прошло.
why-too-early = «{ $power }» — медленная способность: её время — после фазы захватчиков.
why-no-target = Для способности «{ $power }» нет подходящей цели.
why-no-threshold = Для способности «{ $power }» меньшее число стихий ничего не изменит.
why-no-repeat = Сейчас ничто не позволяет повторить карту способности.
why-not-used-yet = Карта «{ $card }» в этом ходу ещё не применена.
why-repeated-already = Карту «{ $card }» вы в этом ходу уже повторили.
why-not-repeated-now = Карту «{ $card }» в этой фазе повторить нельзя.

why-target-spirit = Цель этой способности — дух, а не регион.
why-target-land = Цель этой способности — регион, а не дух.
why-another-spirit = Цель этой способности — другой дух, а не тот, кто её применяет.
why-out-of-range = Регион { $land } слишком далеко: дальность — { $range }.
why-not-adjacent = Регион { $land } не соседний.
why-wrong-terrain = Ландшафт региона { $land } не подходит. Нужны { $terrains }.
why-not-coastal = Регион { $land } не прибрежный.
why-not-inland = Регион { $land } прибрежный, а нужен внутренний.
why-too-few-there = В { $land } недостаточно { $kinds-plgen }.
why-too-many-there = В { $land } слишком много { $kinds-plgen }.
why-no-blight = В { $land } нет скверны.
why-blighted = В { $land } есть скверна.
why-no-presence-there = В { $land } нет нужного присутствия.
why-no-sacred-site = В { $land } нет святилища.
why-not-meant = Эффект не относится к региону { $land }.
why-no-origin = Из { $land } до цели не дотянуться.
why-nothing-to-do-there = В { $land } этому эффекту нечего делать.
why-land-taken = Регион { $land } уже выбрал другой игрок.
why-not-ravaging = В { $land } разорения нет или оно уже было.
why-other-board = Поселение появляется в одном из регионов поля { $board }.
why-town-there = В { $land } уже есть поселение.

why-other-land = В { $land } этот эффект не действует.
why-wrong-piece = На этот жетон эффект не действует: { $piece } в { $land }.
why-no-such-piece = { $damage ->
    [0] В { $land } нет { $piece-gen } без урона.
   *[other] В { $land } нет { $piece-gen } с уроном { $damage }.
}
why-chosen-already = Каждый жетон выбирают один раз: выберите в { $land } другого захватчика.
why-too-healthy = Стойкость { $piece-gen } в { $land } больше, чем осталось убрать.
why-safe = В этом ходу в { $land } уничтожить { $piece-acc } нельзя.
why-push-from = Жетоны выталкивают из { $land }.
why-push-apart = В { $land } жетон уже вытолкнут: выберите другой регион.
why-push-toward-buildings = В { $land } поселений и городов не больше.
why-gather-to = Жетоны привлекают в { $land }.
why-bring-way = Жетоны перемещают из { $from } в { $to }.

why-choice-impossible = Вариант { $option } здесь выбрать нельзя.
why-track-empty = На этой шкале больше нет присутствия.
why-element-chosen = Эта стихия уже выбрана: { $element }.
why-not-drawn = Карты «{ $card }» нет среди взятых.
why-not-yours = Карта «{ $card }» не ваша.
why-forgotten = Карту «{ $card }» вы уже забыли.
why-damage-left = Нельзя оставить урон неиспользованным, пока есть кому его нанести.
why-not-optional = Эту часть нельзя пропустить.

why-target-first = Сначала выберите цель способности.
why-threshold-first = Сначала решите, применять ли формулу.
why-damage-first = Сначала распределите урон.
why-movement-first = Сначала решите, какие жетоны перемещаются.
why-piece-first = Сначала выберите жетоны.
why-presence-first = Сначала добавьте присутствие.
why-cascade-first = Сначала выберите, куда распространится скверна.
why-ravage-first = Сначала выберите, где разорение будет следующим.
why-land-first = Сначала выберите регион.
why-share-first = Сначала исполните карту страха, игрок за игроком.
why-card-first = Сначала разберитесь с картами.
why-element-first = Сначала выберите стихии.
why-decide-first = Сначала ответьте на вопрос.

### Questions

question-grow = Выберите вариант роста.
question-act = Выберите следующее действие роста.
question-play = { $left ->
    [one] Разыграйте ещё { $left } карту или завершите фазу. Энергия: { $energy }.
   *[other] Разыграйте ещё до { $left } карт или завершите фазу. Энергия: { $energy }.
}
question-use-fast = Примените быструю способность или завершите фазу.
question-use-slow = Примените медленную способность или завершите фазу.
question-target-land = Выберите регион-цель.
question-target-spirit = Выберите духа-цель.
question-origin = От какого региона отсчитана дальность?
question-threshold = Применить формулу { $number }?
question-instead = Что из двух исполнить?
question-damage = Урон { $kinds-pldat } в { $land }: осталось распределить { $left }.
question-damage-around = Урон { $kinds-pldat } в этих регионах: осталось распределить { $left }.
question-damage-different = { $left ->
    [one] Выберите в { $land } ещё { $left } захватчика и нанесите ему 1 урон.
   *[other] Выберите в { $land } ещё { $left } захватчиков и нанесите каждому 1 урон.
}
question-damage-different-up-to = { $left ->
    [one] Выберите в { $land } ещё до { $left } захватчика и нанесите ему 1 урон.
   *[other] Выберите в { $land } ещё до { $left } захватчиков и нанесите каждому 1 урон.
}
question-bonus = Использовать сейчас подаренную прибавку к урону?
question-push = Вытолкните из { $land } ещё { $left } ({ $kinds-pl }).
question-push-up-to = Вытолкните из { $land } ещё до { $left } ({ $kinds-pl }).
question-gather = Привлеките в { $land } ещё { $left } ({ $kinds-pl }).
question-gather-up-to = Привлеките в { $land } ещё до { $left } ({ $kinds-pl }).
question-bring = Переместите из { $from } в { $to } ещё { $left } ({ $kinds-pl }).
question-bring-up-to = Переместите из { $from } в { $to } ещё до { $left } ({ $kinds-pl }).
question-destroy = Уничтожьте в { $land } ещё { $left } ({ $kinds-pl }).
question-destroy-up-to = Уничтожьте в { $land } ещё до { $left } ({ $kinds-pl }).
question-remove = Уберите из { $land } ещё { $left } ({ $kinds-pl }).
question-remove-up-to = Уберите из { $land } ещё до { $left } ({ $kinds-pl }).
question-remove-health = Уберите из { $land } захватчиков общей стойкостью ещё до { $left }.
question-downgrade = Какой жетон в { $land } станет меньше?
question-replace = { $count ->
    [one] Вместо какого жетона в { $land } появится { $count } { $with }?
    [few] Вместо какого жетона в { $land } появятся { $count } { $with-gen }?
   *[many] Вместо какого жетона в { $land } появятся { $count } { $with-plgen }?
}
question-inherit = Какой новый жетон в { $land } примет урон? Осталось: { $left }.
question-gather-presence = Откуда привлечь ваше присутствие в { $land }?
question-may-gather-presence = Привлечь 1 ваше присутствие в { $land }?
question-presence-to = В какой регион добавить присутствие (дальность { $range })?
question-presence-from = Откуда взять присутствие для { $land }?
question-choose = Выберите один из вариантов.
question-may = Сделать это?
question-pay = { $amount ->
    [one] Заплатить за это { $amount } энергию?
   *[other] Заплатить за это { $amount } энергии?
}
question-land = Выберите регион для эффекта.
question-land-elsewhere = Выберите регион, который не выбрал никто другой.
question-share = Кто следующим исполнит карту страха?
question-skip-or-change = Пропустить строительство в { $land }? Иначе там появится разведчик.
question-elements = { $left ->
    [one] Выберите ещё { $left } стихию.
    [few] Выберите ещё { $left } разные стихии.
   *[many] Выберите ещё { $left } разных стихий.
}
question-gift = Отдать игроку { $seat } карту с руки?
question-gain-kind = Получить малую или великую способность?
question-keep = Какую из взятых карт оставить себе?
question-forget = Какую карту забыть за великую способность?
question-cascade = Куда распространится скверна из { $land }?
question-ravage-order = Где разорение будет следующим?
question-skip-one = Пропустить это действие захватчиков в { $land }: { $action }?
question-escalate = В каком регионе поля { $board } появится поселение?
question-reclaim = Вернуть на руку разыгранную карту?

### Forecast

forecast-about = { $cards ->
    [0] Предстоящая фаза захватчиков, если больше ничего не предпринять.
    [one] Предстоящая фаза захватчиков, если больше ничего не предпринять; сначала — { $cards } карта страха.
    [few] Предстоящая фаза захватчиков, если больше ничего не предпринять; сначала — { $cards } карты страха.
   *[many] Предстоящая фаза захватчиков, если больше ничего не предпринять; сначала — { $cards } карт страха.
}
forecast-ravage = Разорение в { $land }, урон { $damage }: скверны не будет, погибнет даханов: { $dahan }, контратака даханов: { $counterattack }
forecast-ravage-blight = Разорение в { $land }, урон { $damage }: появится скверна, погибнет даханов: { $dahan }, контратака даханов: { $counterattack }
forecast-ravage-cascade = Разорение в { $land }, урон { $damage }: скверна появится и распространится, погибнет даханов: { $dahan }, контратака даханов: { $counterattack }
forecast-ravage-skipped = В { $land } разорения не будет
forecast-build = Захватчики построят в { $land }: { $piece }
forecast-build-after-ravage = Если даханы не помешают, захватчики построят в { $land }: сейчас это { $piece }
forecast-build-may-be-skipped = Строительство в { $land } можно пропустить, иначе появится { $piece }
forecast-build-skipped = В { $land } строительства не будет
forecast-explore = { $of ->
    [one] Разведчик придёт в { $land } по { $cards } из { $of } карты
   *[other] Разведчик придёт в { $land } по { $cards } из { $of } карт
}
forecast-blight-runs-out = Резерв скверны опустеет
forecast-erased = Игрок { $seat } потеряет последнее присутствие
forecast-deck-is-empty = Карты захватчиков закончились, открывать нечего
forecast-blight = Новой скверны: { $blight }; в резерве: { $pool }.
forecast-cascades = { $cascades ->
    [one] Она распространится { $cascades } раз и может пойти дальше.
    [few] Она распространится { $cascades } раза и может пойти дальше.
   *[many] Она распространится { $cascades } раз и может пойти дальше.
}
forecast-invader-cards = Карт захватчиков в колоде: { $cards }.
