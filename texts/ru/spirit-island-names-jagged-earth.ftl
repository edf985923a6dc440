# Названия «Острова духов», «Гиблый край».
#
# Формы — как в spirit-island.ftl. .full — с названием колонии. .complexity — сложность духа.
# Названий и слов: 310; из русских изданий: 28, наши: 282.

## Жетоны

thief = вор
    .gen = вора
    .dat = вору
    .acc = вора
    .ins = вором
    .few = воров
    .pl = воры
    .plgen = воров
    .pldat = ворам
    .plins = ворами
    .all = всех воров
    .every = каждому вору
    .each = за каждого вора здесь
    .gender = m
    .short = Вор

## Слова этого дополнения

time = время
    .gen = времени
    .dat = времени
    .acc = время
    .ins = временем
durable = прочный
command-beasts = Приказ зверям
card-command = карта приказа
    .gen = карты приказа
    .dat = карте приказа
    .acc = карту приказа
    .ins = картой приказа
    .pl = карты приказов
    .plgen = карт приказов
    .pldat = картам приказов
    .plins = картами приказов

## Духи

stones-unyielding-defiance = Стойкая Непреклонность Камня
    .gen = Стойкой Непреклонности Камня
    .dat = Стойкой Непреклонности Камня
    .acc = Стойкую Непреклонность Камня
    .ins = Стойкой Непреклонностью Камня
    .gender = f
    .short = Камень
shifting-memory-of-ages = Непостоянная Память Веков
    .gen = Непостоянной Памяти Веков
    .dat = Непостоянной Памяти Веков
    .acc = Непостоянную Память Веков
    .ins = Непостоянной Памятью Веков
    .gender = f
    .short = Память
grinning-trickster-stirs-up-trouble = Сеющий Смуту Ухмыляющийся Плут
    .gen = Сеющего Смуту Ухмыляющегося Плута
    .dat = Сеющему Смуту Ухмыляющемуся Плуту
    .acc = Сеющего Смуту Ухмыляющегося Плута
    .ins = Сеющим Смуту Ухмыляющимся Плутом
    .gender = m
    .short = Плут
lure-of-the-deep-wilderness = Притяжение Глубокой Чащи
    .gen = Притяжения Глубокой Чащи
    .dat = Притяжению Глубокой Чащи
    .acc = Притяжение Глубокой Чащи
    .ins = Притяжением Глубокой Чащи
    .gender = n
    .short = Притяжение
many-minds-move-as-one = Слившиеся Воедино Многие Разумы
    .gen = Слившихся Воедино Многих Разумов
    .dat = Слившимся Воедино Многим Разумам
    .acc = Слившиеся Воедино Многие Разумы
    .ins = Слившимися Воедино Многими Разумами
    .gender = pl
    .short = Разумы
volcano-looming-high = Высоко Вздымающийся Вулкан
    .gen = Высоко Вздымающегося Вулкана
    .dat = Высоко Вздымающемуся Вулкану
    .acc = Высоко Вздымающийся Вулкан
    .ins = Высоко Вздымающимся Вулканом
    .gender = m
    .short = Вулкан
shroud-of-silent-mist = Пелена Безмолвного Тумана
    .gen = Пелены Безмолвного Тумана
    .dat = Пелене Безмолвного Тумана
    .acc = Пелену Безмолвного Тумана
    .ins = Пеленой Безмолвного Тумана
    .gender = f
    .short = Пелена
vengeance-as-a-burning-plague = Возмездие в Обличье Жгучей Чумы
    .gen = Возмездия в Обличье Жгучей Чумы
    .dat = Возмездию в Обличье Жгучей Чумы
    .acc = Возмездие в Обличье Жгучей Чумы
    .ins = Возмездием в Обличье Жгучей Чумы
    .gender = n
    .short = Возмездие
starlight-seeks-its-form = Ищущий Форму Свет Звёзд
    .gen = Ищущего Форму Света Звёзд
    .dat = Ищущему Форму Свету Звёзд
    .acc = Ищущий Форму Свет Звёзд
    .ins = Ищущим Форму Светом Звёзд
    .gender = m
    .short = Свет Звёзд
fractured-days-split-the-sky = Разделившие Небо Расколотые Дни
    .gen = Разделивших Небо Расколотых Дней
    .dat = Разделившим Небо Расколотым Дням
    .acc = Разделившие Небо Расколотые Дни
    .ins = Разделившими Небо Расколотыми Днями
    .gender = pl
    .short = Дни

## Особые правила

bestow-the-endurance-of-bedrock = Наделить стойкостью скал
deep-layers-exposed-to-the-surface = Обнажённые глубинные слои
long-ages-of-knowledge-and-forgetfulness = Долгие века знания и забвения
insights-into-the-worlds-nature = Постижение природы мира
a-real-flair-for-discord = Истинный талант к раздорам
cleaning-up-messes-is-a-drag = Убирать за собой — такая скука
home-of-the-islands-heart = Дом в сердце острова
enthrall-the-foreign-explorers = Пленить чужеземных разведчиков
fly-fast-as-thought = Полёт быстрый, как мысль
a-joining-of-swarms-and-flocks = Союз роёв и стай
mountain-home = Дом в горах
collapse-in-a-blast-of-lava-and-steam = Рухнуть во взрыве лавы и пара
volcanic-peaks-tower-over-the-landscape = Вулканические пики высятся над краем
gather-power-from-the-cool-and-dark = Черпать силу в прохладе и мраке
mists-shift-and-flow = Туманы текут и меняются
slow-and-silent-death = Медленная безмолвная смерть
the-terror-of-a-slowly-unfolding-plague = Ужас медленно крадущейся чумы
lingering-pestilence = Затяжной мор
wreak-vengeance-for-the-lands-corruption = Возмездие за порчу земли
growth-begets-growth = Рост рождает рост
slowly-coalescing-nature = Медленно сгущающаяся сущность
fragments-of-shattered-time = Осколки разбитого времени
days-that-never-were = Дни-Которых-Не-Было

## Природные способности

hold-the-island-fast-with-a-bulwark-of-will = Удержать остров оплотом воли
let-them-break-themselves-against-the-stone = Пусть разобьются о камень
learn-the-invaders-tactics = Изучить тактику захватчиков
observe-the-ever-changing-world = Наблюдать за переменчивым миром
lets-see-what-happens = Посмотрим, что будет
why-dont-you-and-them-fight = Отчего бы им не подраться?
forsake-society-to-chase-after-dreams = Бросить людей в погоне за грёзами
never-heard-from-again = Больше о них не слышали
the-teeming-host-arrives = Несметная рать прибывает
beset-and-confound-the-invaders = Донимать и путать захватчиков
explosive-eruption = Взрывное извержение
powered-by-the-furnace-of-the-earth = Сила земного горнила
suffocating-shroud = Удушающая пелена
lost-in-the-swirling-haze = Затеряться в клубящейся дымке
epidemics-run-rampant = Разгул эпидемий
savage-revenge = Свирепая месть
air-moves-earth-endures = Воздух движется, земля стоит
fire-burns-water-soothes = Огонь обжигает, вода исцеляет
wood-seeks-growth-humans-seek-freedom = Дереву — рост, человеку — воля
sidereal-guidance = Звёзды указывают путь
stars-blaze-in-the-daytime-sky = Звёзды пылают средь бела дня
slip-the-flow-of-time = Выскользнуть из потока времени
visions-of-a-shifting-future = Видения зыбкого будущего

## Уникальные способности

exaltation-of-molten-stone = Ликование расплавленного камня
lava-flows = Потоки лавы
pyroclastic-bombardment = Вулканический обстрел
rain-of-ash = Пепельный дождь
dissolving-vapors = Растворяющие испарения
flowing-and-silent-forms-dart-by = Молчаливые фигуры проносятся мимо
the-fog-closes-in = Туман смыкается
unnerving-pall = Тревожная мгла
fetid-breath-spreads-infection = Смрадное дыхание несёт заразу
fiery-vengeance = Огненное возмездие
plaguebearers = Разносчики чумы
strike-low-with-sudden-fevers = Свалить внезапной лихорадкой
gift-of-the-untamed-wild = Дар неукрощённой глуши
perils-of-the-deepest-island = Опасности островной глуши
softly-beckon-ever-inward = Тихо манить всё глубже
swallowed-by-the-wilderness = Поглощённые чащей
a-dreadful-tide-of-scurrying-flesh = Жуткий прилив копошащейся плоти
boon-of-swarming-bedevilment = Дар роящейся напасти
ever-multiplying-swarm = Бесконечно множащийся рой
guide-the-way-on-feathered-wings = Указать путь на пернатых крыльях
pursue-with-scratches-pecks-and-stings = Гнать когтями, клювами и жалами
boon-of-ancient-memories = Дар древних воспоминаний
elemental-teachings = Учение стихий
share-secrets-of-survival = Поделиться тайнами выживания
study-the-invaders-fears = Изучить страхи захватчиков
jagged-shards-push-from-the-earth = Зазубренные осколки рвутся из земли
plows-shatter-on-rocky-ground = Плуги ломаются о каменистую землю
scarred-and-stony-land = Иссечённый каменистый край
stubborn-solidity = Упрямая твёрдость
impersonate-authority = Выдать себя за начальство
incite-the-mob = Подстрекать толпу
overenthusiastic-arson = Поджог сверх всякой меры
unexpected-tigers = Нежданные тигры
boon-of-reimagining = Дар переосмысления
gather-the-scattered-light-of-stars = Собрать рассеянный свет звёзд
peace-of-the-nighttime-sky = Покой ночного неба
shape-the-self-anew = Создать себя заново
absolute-stasis = Абсолютный стазис
blur-the-arc-of-years = Размыть ход лет
pour-time-sideways = Отмахнуть время вспять
the-past-returns-again = Прошлое возвращается вновь

## Малые способности

bats-scout-for-raids-by-darkness = Летучие мыши ведут в ночной набег
birds-cry-warning = Птицы сулят несчастья
blood-draws-predators = Кровь привлекает хищников
call-to-guard = Призыв к охране
carapaced-land = Земля в панцире
desiccating-winds = Иссушающие ветры
dire-metamorphosis = Зловещая метаморфоза
domesticated-animals-go-berserk = Домашний скот впадает в бешенство
dry-wood-explodes-in-smoldering-splinters = Сухостой разлетается тлеющей щепой
entrap-the-forces-of-corruption = Заточить силы порчи
favor-of-the-sun-and-star-lit-dark = Милость солнца и звёздной тьмы
flow-downriver-blow-downwind = По течению вод, по воле ветра
gift-of-natures-connection = Дар единения с природой
gift-of-twinned-days = Дар сдвоенных дней
haunted-by-primal-memories = Во власти первобытной памяти
hazards-spread-across-the-island = Опасности по всему острову
like-calls-to-like = Подобное зовёт подобное
mesmerized-tranquility = Зачарованный покой
renewing-boon = Дар обновления
scream-disease-into-the-wind = Выкрикнуть болезнь на ветер
sear-anger-into-the-wild-lands = Заклеймить гневом дикий край
set-them-on-an-ever-twisting-trail = Пустить их по петляющей тропе
skies-herald-the-season-of-return = Небеса возвещают пору возвращения
strong-and-constant-currents = Сильные неизменные течения
sucking-ooze = Засасывающий ил
sunsets-fire-flows-across-the-land = Огонь заката течёт по земле
territorial-strife = Территориальные раздоры
terror-turns-to-madness = Ужас обращается безумием
the-shore-seethes-with-hatred = Берег кипит ненавистью
thriving-chokefungus = Разросшийся душегриб
treacherous-waterways = Коварные протоки
unquenchable-flames = Неугасимое пламя
weep-for-what-is-lost = Плач об утраченном

## Великие способности

angry-bears = Разъярённые медведи
bargains-of-power-and-protection = Договоры о силе и защите
dream-of-the-untouched-land = Сон о нетронутой земле
focus-the-lands-anguish = Собрать воедино муки земли
forests-of-living-obsidian = Леса живого обсидиана
infestation-of-venomous-spiders = Нашествие ядовитых пауков
irresistible-call = Неодолимый зов
melt-earth-into-quicksand = Обратить землю в зыбучий песок
settle-into-hunting-grounds = Обжить охотничьи угодья
sleep-and-never-waken = Уснуть и не проснуться
spill-bitterness-into-the-earth = Пролить горечь на землю
storm-swath = Полоса бури
the-wounded-wild-turns-on-its-assailants = Раненая глушь мстит обидчикам
thickets-erupt-with-every-touch-of-breeze = Заросли взрываются от дуновения
transform-to-a-murderous-darkness = Обратиться смертоносной тьмой
trees-radiate-celestial-brilliance = Деревья источают небесное сияние
unleash-a-torrent-of-the-selfs-own-essence = Излить поток собственной сущности
utter-a-curse-of-dread-and-bone = Изречь проклятие ужаса и костей
vanish-softly-away-forgotten-by-all = Тихо исчезнуть, всеми забытыми
voice-of-command = Повелевающий голос
walls-of-rock-and-thorn = Стены из скал и шипов
weave-together-the-fabric-of-place = Сплести воедино ткань мест

## Развития духов, каждое со своими правилами и природными способностями

pandemonium = Хаос
lightning-torn-skies-incite-pandemonium = Рассечённое молниями небо сеет хаос

wind = Ветер
exaltation-of-the-storm-wind = Ликование штормового ветра

sunshine = Солнечный свет
boon-of-sunshines-promise = Дар солнечного обещания

madness = Безумие
shadows-cast-a-subtle-madness = Тени сеют тихое безумие
glimpse-of-the-shadowed-void = Взгляд в сумрачную пустоту

reach = Сквозь даль
reach-through-ephemeral-distance = Дотянуться сквозь зыбкую даль

resilience = Жизнестойкость
anchor-the-lands-resilience = Опора жизнестойкости края

## Карты страха

beset-by-many-troubles = Беда за бедой
dahan-reclaim-fishing-grounds = Даханы возвращают рыбные угодья
flee-from-dangerous-lands = Бегство из опасных краёв
nerves-fray = Нервы на пределе
sense-of-dread = Гнетущий ужас
theological-strife = Теологические споры

## Карты скверны

all-things-weaken = Всё хуже и хуже
power-corrodes-the-spirit = Сила разъедает духа
thriving-communities = Процветающие общины
unnatural-proliferation = Неестественное разрастание
untended-land-crumbles = Земля без ухода рассыпается
invaders-find-the-land-to-their-liking = Край пришёлся захватчикам по душе
strong-earth-shatters-slowly = Крепкая земля крошится медленно

## Карты событий, каждая со своими частями

dahan-trade-with-the-invaders = Даханы торгуют с захватчиками
ignore-their-interest = Не замечать их интереса
display-your-wrath-at-this-betrayal = Явить гнев за это предательство
change-and-help-them-learn-from-the-enemy = Измениться и помочь учиться у врага
outbreaks-shift = Очаги болезней смещаются

hard-working-settlers = Трудолюбивые поселенцы
act-cautiously-in-the-background = Действовать тихо и осторожно
create-unnerving-distractions = Отвлечь пугающими знаками
beasts-prey-on-the-injured = Звери охотятся на раненых

lesser-spirits-imperiled = Меньшие духи в опасности
tend-to-your-own-strength = Беречь собственные силы
forge-a-web-of-mutual-support = Сплести сеть взаимной помощи
quit-the-farmed-lands = Уйти с возделанных земель

lifes-balance-tilts = Равновесие жизни нарушено
let-destruction-have-its-day = Пусть разрушение возьмёт своё
fortify-the-resilience-of-life = Укрепить жизнестойкость природы
a-thousand-small-struggles = Тысяча малых битв

numinous-crisis = Кризис незримых сил
draw-strength-from-it-while-you-can = Черпать силу, пока возможно
pour-your-strength-into-the-island = Влить свои силы в остров
plagues-bring-fear-and-death = Чума несёт страх и смерть
careful-defense = Осторожная защита

remnants-of-a-spirits-heart = Остатки сердца духа
leave-its-strength-with-the-dahan = Оставить его силу даханам
with-patient-focus-craft-a-great-warding = Терпеливо сотворить великий оберег
hunting-parties = Охотничьи отряды

harvest-bounty-harvest-dust-widespread-clearcutting = { harvest-bounty-harvest-dust } / { widespread-clearcutting }
harvest-bounty-harvest-dust = То щедрый урожай, то пыль
widespread-clearcutting = Повсеместная вырубка
coordinated-strikes = Согласованные удары

invested-aristocracy-foreign-dignitaries-visit = { invested-aristocracy } / { foreign-dignitaries-visit }
invested-aristocracy = Заинтересованная знать
foreign-dignitaries-visit = Визит иноземных сановников

mapmakers-chart-the-wild-increasing-aggression = { mapmakers-chart-the-wild } / { increasing-aggression }
mapmakers-chart-the-wild = Картографы наносят глушь на карту

no-bravery-without-numbers-courage-of-the-crowd = { no-bravery-without-numbers } / { courage-of-the-crowd }
no-bravery-without-numbers = Поодиночке храбрых нет
courage-of-the-crowd = Отвага толпы
leave-the-hostile-land = Покинуть враждебный край

smaller-ports-spring-up-extensive-building = { smaller-ports-spring-up } / { extensive-building }
smaller-ports-spring-up = Появляются малые порты
extensive-building = Обширная застройка
settlers-encroach-too-far = Поселенцы зашли слишком далеко

cities-rise-depleted-soil = { cities-rise } / { depleted-soil }
cities-rise = Города растут
depleted-soil = Истощённая почва
beasts-chase-off-homesteaders = Звери гонят поселенцев

civic-engagement-lifes-web-torn-asunder = { civic-engagement } / { lifes-web-torn-asunder }
civic-engagement = Гражданская активность
lifes-web-torn-asunder = Паутина жизни разорвана
casualties-of-fang-and-sting = Жертвы клыков и жал
keep-far-from-the-lands-of-plague = Держаться вдали от чумных земель

coastal-towns-multiply-cooperation-among-towns = { coastal-towns-multiply } / { cooperation-among-towns }
coastal-towns-multiply = Прибрежных поселений всё больше
cooperation-among-towns = Сотрудничество поселений

fortune-seekers-the-lands-bounty-exhausted = { fortune-seekers } / { the-lands-bounty-exhausted }
fortune-seekers = Искатели удачи
the-lands-bounty-exhausted = Сокращение природных богатств
tell-the-old-stories = Старые предания

gradual-corruption-ravaged-wilderness = { gradual-corruption } / { ravaged-wilderness }
gradual-corruption = Постепенная порча
ravaged-wilderness = Разорённая чаща
fatalities-rise = Смертей всё больше
blessings-of-bounty-and-health = Благословение изобилия и здоровья

provincial-seat-lands-hollow-of-promise = { provincial-seat } / { lands-hollow-of-promise }
provincial-seat = Столица провинции
lands-hollow-of-promise = Земли, лишённые надежд
rally-to-the-defense-of-distant-kin = Встать на защиту дальней родни

seek-new-farmland-voracious-consumption = { seek-new-farmland } / { voracious-consumption }
seek-new-farmland = Поиски новых пашен
voracious-consumption = Ненасытное потребление
engage-on-their-own-terms = Бой на своих условиях

sprawl-contained-by-the-wilds-dissolution-threatens = { sprawl-contained-by-the-wilds } / { dissolution-threatens }
sprawl-contained-by-the-wilds = Дебри сдерживают застройку
dissolution-threatens = Угроза распада
lay-ambushes = Устроить засады

the-frontier-calls-self-sacrifice-buys-time = { the-frontier-calls } / { self-sacrifice-buys-time }
the-frontier-calls = Зов фронтира
self-sacrifice-buys-time = Самопожертвование даёт время
lair-in-untamed-lands = Логова в диких краях
seek-out-new-grounds = Поиски новых мест

the-struggles-of-growth-blight-deepens = { the-struggles-of-growth } / { blight-deepens }
the-struggles-of-growth = Трудности роста
blight-deepens = Скверна въедается глубже

thriving-trade-partitioned-wilderness = { thriving-trade } / { partitioned-wilderness }
thriving-trade = Процветающая торговля
partitioned-wilderness = Поделённая чаща
pestilence-arrives-on-canvas-sails = Мор под парусами
clever-cooperation = Умелое сотрудничество

wounded-lands-attract-explorers-the-worlds-vibrance-fades = { wounded-lands-attract-explorers } / { the-worlds-vibrance-fades }
wounded-lands-attract-explorers = Раны земли манят разведчиков
raiding-and-retaliation = Набеги и возмездие

bureaucrats-adjust-funding-ransack-and-run = { bureaucrats-adjust-funding } / { ransack-and-run }
bureaucrats-adjust-funding = Чиновники пересматривают расходы
ransack-and-run = Хватай и беги
terrifying-beasts = Ужасающие звери
coordinated-defense = Согласованная защита

eager-explorers-xenophobia = { eager-explorers } / { xenophobia }
eager-explorers = Рьяные разведчики
xenophobia = Ксенофобия
at-their-gates-demanding-redress = Требовать возмещения у их ворот

overconfidence-terror-breeds-aggression = { overconfidence } / { terror-breeds-aggression }
overconfidence = Самоуверенность
terror-breeds-aggression = Ужас порождает агрессию
beasts-multiply = Звери множатся

pull-together-in-adversity-purge-the-land-with-salt-and-fire = { pull-together-in-adversity } / { purge-the-land-with-salt-and-fire }
pull-together-in-adversity = Сплотиться в беде
purge-the-land-with-salt-and-fire = Очистить землю солью и огнём

relentless-optimism-cultures-mix-and-clash = { relentless-optimism } / { cultures-mix-and-clash }
relentless-optimism = Неистребимый оптимизм
cultures-mix-and-clash = Смешение и столкновение культур
foreign-diseases = Чужеземные болезни

resourceful-populace-strip-the-land-bare = { resourceful-populace } / { strip-the-land-bare }
resourceful-populace = Находчивый народ
strip-the-land-bare = Обобрать землю дочиста
virulence-among-close-packed-homes = Зараза в тесных домах

temporary-truce-temporary-caution = { temporary-truce } / { temporary-caution }
temporary-truce = Временное перемирие
temporary-caution = Временная осторожность
speak-of-the-spirits-anger = Молва о гневе духов

## Противники, каждый с условием поражения, эскалацией и уровнями

russia = Русское царство
    .gen = Русского царства
    .dat = Русскому царству
    .acc = Русское царство
    .ins = Русским царством
    .gender = n
    .full = Русское царство
    .short = Россия
hunters-swarm-the-island = Охотники заполонили остров
stalk-the-predators = Выследить хищников
hunters-seek-shell-and-hide = Охотники за панцирем и шкурой
a-sense-for-impending-disaster = Чутьё на грядущую беду
competition-among-hunters = Соперничество охотников
accelerated-exploitation = Ускоренное освоение
entrench-in-the-face-of-fear = Окопаться перед лицом страха
pressure-for-fast-profit = Погоня за быстрой наживой

habsburg-monarchy-livestock-colony = Габсбургская монархия
    .gen = Габсбургской монархии
    .dat = Габсбургской монархии
    .acc = Габсбургскую монархию
    .ins = Габсбургской монархией
    .gender = f
    .full = Габсбургская монархия (животноводческая колония)
    .short = Габсбурги
irreparable-damage = Невосполнимый урон
seek-prime-territory = Поиск лучших земель
migratory-herders = Кочующие пастухи
more-rural-than-urban = Скорее деревня, чем город
fast-spread = Быстрое расселение
herds-thrive-in-verdant-lands = Стада тучнеют на сочных землях
wave-of-immigration = Волна иммиграции
far-flung-herds = Стада на дальних выпасах

## Сценарии, каждый со своими правилами

despicable-theft = Подлое воровство
what-thieves-do-arrive-with-explorers = Воры приходят с разведчиками
what-thieves-do-seek-to-escape-by-ship = Воры ищут корабль для бегства
thwarting-the-sneaky-thieves-what-they-count-as = Помешать ворам: кем они считаются
thwarting-the-sneaky-thieves-catching-them = Помешать ворам: как их поймать

the-great-river = Великая река
population-spills-across-the-river = Поселенцы перебираются за реку
relentless-migration-eastwards = Неумолимое движение на восток

elemental-invocation = Призыв стихий
placing-elements = Размещение стихий
benefits-of-elements = Блага стихий

## Альтернативные поля острова

SE = Юго-Восток
SW = Юго-Запад

## Как играют духи

stones-unyielding-defiance-style = Стоит насмерть: терпит скверну, и нападающие разбиваются о камень.
    .complexity = { complexity-moderate }
shifting-memory-of-ages-style = Думает наперёд: запасает стихии и учит великие способности, мало что забывая.
    .complexity = { complexity-moderate }
grinning-trickster-stirs-up-trouble-style = Сеет раздоры, играет с удачей и терпеть не может убирать за собой.
    .complexity = { complexity-moderate }
lure-of-the-deep-wilderness-style = Заманивает захватчиков в глубь острова, где их поглощает чаща.
    .complexity = { complexity-moderate }
many-minds-move-as-one-style = Рои и стаи, которые повсюду сразу: звери, страх и защита.
    .complexity = { complexity-moderate }
volcano-looming-high-style = Копит силы в горах и взрывается: достаётся всем вокруг, даханам тоже.
    .complexity = { complexity-moderate }
shroud-of-silent-mist-style = Проникает всюду; раны в тумане не заживают, а раненые разносят страх.
    .complexity = { complexity-high }
vengeance-as-a-burning-plague-style = Разносит болезни и бьёт сильнее всего там, где земля уже больна.
    .complexity = { complexity-high }
starlight-seeks-its-form-style = Начинает без облика: рост и стихии вы выбираете сами, шаг за шагом.
    .complexity = { complexity-very-high }
fractured-days-split-the-sky-style = Тратят время, чтобы торопить, повторять и предвидеть; сложны, но помогают всем.
    .complexity = { complexity-very-high }

## Противники и сценарии одной строкой

russia-summary = Охотники: разведчики бьют сильнее и губят зверей; потеряете слишком много зверей — проиграете.
habsburg-monarchy-livestock-colony-summary = Стада и поселения кочуют по острову; несколько самых тяжёлых разорений — и поражение.
despicable-theft-summary = С разведчиками приходят воры: поймайте их, пока они не добрались до корабля.
the-great-river-summary = Один длинный берег у реки: захватчики переправляются и идут всё дальше вглубь.
elemental-invocation-summary = Размещайте стихии там, где сходятся регионы, чтобы усиливать способности.
