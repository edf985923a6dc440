# Названия «Острова духов», «Ветви и когти».
#
# Формы — как в spirit-island.ftl. .full — с названием колонии. .complexity — сложность духа.
# Названий и слов: 208; из русских изданий: 18, наши: 190.

## Жетоны

source-of-power = источник могущества
    .gen = источника могущества
    .dat = источнику могущества
    .acc = источник могущества
    .ins = источником могущества
    .few = источника могущества
    .pl = источники могущества
    .plgen = источников могущества
    .pldat = источникам могущества
    .plins = источниками могущества
    .all = все источники могущества
    .every = каждому источнику могущества
    .each = за каждый источник могущества здесь
    .gender = m
    .short = Источник
ward = заклятье
    .gen = заклятья
    .dat = заклятью
    .acc = заклятье
    .ins = заклятьем
    .few = заклятья
    .pl = заклятья
    .plgen = заклятий
    .pldat = заклятьям
    .plins = заклятьями
    .all = все заклятья
    .every = каждому заклятью
    .each = за каждое заклятье здесь
    .gender = n
    .short = Заклятье
flame = жетон пламени
    .gen = жетона пламени
    .dat = жетону пламени
    .acc = жетон пламени
    .ins = жетоном пламени
    .few = жетона пламени
    .pl = жетоны пламени
    .plgen = жетонов пламени
    .pldat = жетонам пламени
    .plins = жетонами пламени
    .all = все жетоны пламени
    .every = каждому жетону пламени
    .each = за каждый жетон пламени здесь
    .gender = m
    .short = Пламя

## Духи

keeper-of-the-forbidden-wilds = Хранитель Запретных Чащ
    .gen = Хранителя Запретных Чащ
    .dat = Хранителю Запретных Чащ
    .acc = Хранителя Запретных Чащ
    .ins = Хранителем Запретных Чащ
    .gender = m
    .short = Хранитель
sharp-fangs-behind-the-leaves = Острые Клыки в Листве
    .gen = Острых Клыков в Листве
    .dat = Острым Клыкам в Листве
    .acc = Острые Клыки в Листве
    .ins = Острыми Клыками в Листве
    .gender = pl
    .short = Клыки

## Особые правила

forbidden-ground = Запретная земля
ally-of-the-beasts = Друг зверей
call-forth-predators = Призвать хищников

## Природные способности

punish-those-who-trespass = Покарать нарушителей
spreading-wilds = Разрастающиеся дебри
ranging-hunt = Вольная охота
frenzied-assault = Неистовый натиск

## Уникальные способности

boon-of-growing-power = Дар растущей силы
regrow-from-roots = Прорасти от корней
sacrosanct-wilderness = Неприкосновенная чаща
towering-wrath = Вздымающийся гнев
prey-on-the-builders = Охота на строителей
teeth-gleam-from-darkness = Зубы блестят во тьме
terrifying-chase = Ужасающая погоня
too-near-the-jungle = Слишком близко к джунглям

## Малые способности

absorb-corruption = Поглотить порчу
animated-wrackroot = Оживший лихокорень
call-to-ferocity = Призыв к свирепости
call-to-trade = Призыв к торговле
confounding-mists = Обманчивые туманы
cycles-of-time-and-tide = Круговорот времён и приливов
disorienting-landscape = Сбивающая с пути местность
elusive-ambushes = Неуловимые засады
fire-in-the-sky = Огонь в небесах
fleshrot-fever = Лихорадка гниющей плоти
golds-allure = Соблазн золота
growth-through-sacrifice = Рост через самопожертвование
guardian-serpents = Змеи-стражи
here-there-be-monsters = Здесь водятся чудовища
infested-aquifers = Заражённые подземные воды
inflame-the-fires-of-life = Раздуть огонь жизни
pact-of-the-joined-hunt = Уговор об общей охоте
poisoned-dew = Отравленная роса
portents-of-disaster = Предвестия катастрофы
promises-of-protection = Обещания защиты
prowling-panthers = Крадущиеся пантеры
razor-sharp-undergrowth = Острый как бритва подлесок
renewing-rain = Обновляющий дождь
rites-of-the-lands-rejection = Обряды отторжения
scour-the-land = Вымести землю начисто
sky-stretches-to-shore = Небо простёрлось до берегов
spur-on-with-words-of-fire = Воодушевить огненным словом
swarming-wasps = Роящиеся осы
teeming-rivers = Кишащие жизнью реки
tormenting-rotflies = Терзающие трупные мухи
twilight-fog-brings-madness = Сумеречный туман несёт безумие

## Великие способности

bloodwrack-plague = Кровавая чума
cast-down-into-the-briny-deep = Низвергнуть в солёную пучину
death-falls-gently-from-open-blossoms = Смерть тихо опадает с цветов
fire-and-flood = Огонь и потоп
flow-like-water-reach-like-air = Течь как вода, реять как воздух
grant-hatred-a-ravenous-form = Дать ненависти хищный облик
insatiable-hunger-of-the-swarm = Неутолимый голод роя
instruments-of-their-own-ruin = Орудия их собственной гибели
manifest-incarnation = Живое воплощение
pent-up-calamity = Затаённое бедствие
pyroclastic-flow = Пирокластический поток
savage-transformation = Свирепое превращение
sea-monsters = Морские чудовища
smothering-infestation = Удушающее нашествие
strangling-firevine = Душащая огнелоза
sweep-into-the-sea = Смести в море
tigers-hunting = Тигры на охоте
twisted-flowers-murmur-ultimatums = Искажённые цветы шепчут ультиматумы
unlock-the-gates-of-deepest-power = Отворить врата глубинной силы
unrelenting-growth = Неумолимый рост
volcanic-eruption = Извержение вулкана

## Карты страха

dahan-attack = Даханы нападают
dahan-threaten = Даханы угрожают
demoralized = Деморализация
depart-the-dangerous-land = Покинуть опасный край
discord = Разлад
explorers-are-reluctant = Разведчики медлят
flee-the-pestilent-land = Бегство из чумного края
immigration-slows = Иммиграция замедляется
panic = Паника
panicked-by-wild-beasts = Паника из-за диких зверей
plan-for-departure = Готовиться к отъезду
quarantine = Карантин
too-many-monsters = Слишком много чудовищ
tread-carefully = Ступать с опаской
unrest = Волнения

## Карты скверны

a-pall-upon-the-land = Мгла над землёй
aid-from-lesser-spirits = Помощь меньших духов
back-against-the-wall = Отступать некуда
disintegrating-ecosystem = Распад экосистемы
erosion-of-will = Угасание воли
promising-farmlands = Многообещающие угодья
tipping-point = Переломный момент

## Карты событий, каждая со своими частями

years-of-little-rain = Годы скудных дождей
let-the-plants-die-and-the-land-wither = Пусть гибнут травы и сохнет земля
act-to-ease-the-drought = Смягчить засуху
beasts-attack = Звери нападают
canny-defense = Хитроумная защита

farmers-seek-the-dahan-for-aid = Фермеры просят даханов о помощи
spurn-the-invaders = Отвергнуть захватчиков
teach-the-invaders = Научить захватчиков
new-diseases = Новые болезни

new-species-spread = Новые виды расселяются
let-the-invasive-species-bloom = Пусть чужие виды цветут
transmute-the-worst-of-the-species = Преобразить худшие из видов

war-touches-the-islands-shores = Война затронула берега
allow-the-attacks = Допустить нападения
help-repel-the-newcomers = Помочь отразить пришельцев
beasts-find-new-homes = Звери находят новый дом
reclaim-territory = Вернуть свои земли

sacred-sites-under-threat = Святилища под угрозой
let-the-islands-strength-repulse-them = Пусть их отразит сила острова
guard-them-yourself-for-well-or-ill = Оберегать самим, будь что будет
beasts-prowl = Звери рыщут
spirit-speakers-solve-riddles-of-power = Говорящие с духами постигают силу

outpaced = Опережение
stay-steady-and-slow = Не спешить и стоять твёрдо
work-to-match-their-pace = Не отставать от них
lingering-plagues = Затяжная чума
raids-in-force = Набеги большими силами

missionaries-arrive = Прибытие миссионеров
ignore-their-contact-with-the-dahan = Не мешать их беседам с даханами
curse-the-tongues-of-the-foreigners = Проклясть языки чужеземцев
prey-on-the-unwary = Охота на неосторожных

a-strange-madness-among-the-beasts = Необъяснимое помешательство зверей
let-them-rampage-unto-death = Пусть буйствуют до самой смерти
guide-the-madness = Направить безумие
savage-frenzy = Свирепое неистовство
seek-a-safer-home = Искать безопасный дом

rising-interest-in-the-island = Растущий интерес к острову
ignore-the-curiosity = Не замечать любопытства
weave-lies-in-the-minds-of-their-observers = Оплести ложью умы наблюдателей
beasts-of-the-jungle = Звери джунглей
traps-and-snares = Ловушки и силки

seeking-the-interior-local-diaspora = { seeking-the-interior } / { local-diaspora }
seeking-the-interior = Путь вглубь острова
local-diaspora = Расселение по округе
forsake-the-barren-land = Покинуть бесплодную землю

wave-of-reconnaissance-urbanization = { wave-of-reconnaissance } / { urbanization }
wave-of-reconnaissance = Волна разведки
urbanization = Урбанизация
retreat-dahan = Отход даханов

interesting-discoveries-increasing-aggression = { interesting-discoveries } / { increasing-aggression }
interesting-discoveries = Любопытные находки
wheezelung-outbreak = Вспышка сиплой хвори
tend-the-land = Забота о земле

strange-tales-attract-explorers-fortification = { strange-tales-attract-explorers } / { fortification }
strange-tales-attract-explorers = Странные слухи манят разведчиков
fortification = Укрепления

slave-rebellion = Восстание рабов
small-uprising = Небольшой мятеж
rebellion = Восстание
aid-the-uprising = Помочь мятежникам

cultural-assimilation-reprisal-against-the-dahan = { cultural-assimilation } / { reprisal-against-the-dahan }
cultural-assimilation = Культурная ассимиляция
reprisal-against-the-dahan = Расправа над даханами
reckless-offensive = Безрассудное наступление

investigation-of-dangers-destroy-the-unnatural = { investigation-of-dangers } / { destroy-the-unnatural }
investigation-of-dangers = Расследование опасностей
destroy-the-unnatural = Борьба с неведомым
rouse-the-spirits = Пробудить духов

distant-exploration-fearful-mobs = { distant-exploration } / { fearful-mobs }
distant-exploration = Дальняя разведка
fearful-mobs = Перепуганные толпы
fierce-mien = Свирепый облик

putting-down-roots-the-center-crumbles = { putting-down-roots } / { the-center-crumbles }
putting-down-roots = Пустить корни
the-center-crumbles = Основа рушится
drive-off-the-interlopers = Прогнать незваных гостей

search-for-new-lands-devastated-shores = { search-for-new-lands } / { devastated-shores }
search-for-new-lands = Поиски новых земель
devastated-shores = Опустошённые берега
distant-hunt = Охота вдали

invaders-surge-inland-widening-destruction = { invaders-surge-inland } / { widening-destruction }
invaders-surge-inland = Захватчики рвутся вглубь острова
widening-destruction = Разрушение ширится

tight-knit-communities-blight-spreads = { tight-knit-communities } / { blight-spreads }
tight-knit-communities = Сплочённые общины
blight-spreads = Скверна расползается

well-prepared-explorers-blight-spreads = { well-prepared-explorers } / { blight-spreads }
well-prepared-explorers = Хорошо снаряжённые разведчики

population-rises-power-fades = { population-rises } / { power-fades }
population-rises = Население растёт
power-fades = Сила угасает
sandfever-outbreak = Вспышка песчаной лихорадки

urban-development-festering-pits-of-blight = { urban-development } / { festering-pits-of-blight }
urban-development = Развитие городов
festering-pits-of-blight = Гноящиеся язвы скверны

heavy-farming-overcrowded-cities = { heavy-farming } / { overcrowded-cities }
heavy-farming = Усиленное земледелие
overcrowded-cities = Перенаселённые города

promising-farmland-new-cash-crops-take-hold = { promising-farmland } / { new-cash-crops-take-hold }
promising-farmland = Многообещающая пашня
new-cash-crops-take-hold = Приживаются новые культуры
beasts-provoked = Разозлённые звери

## Противники, каждый с условием поражения, эскалацией и уровнями

kingdom-of-france = Королевство Франция
    .gen = Королевства Франции
    .dat = Королевству Франции
    .acc = Королевство Францию
    .ins = Королевством Францией
    .gender = n
    .full = Королевство Франция (плантаторская колония)
    .short = Франция
sprawling-plantations = Бескрайние плантации
demand-for-new-cash-crops = Спрос на новые культуры
frontier-explorers = Разведчики фронтира
slave-labor = Рабский труд
early-plantations = Ранние плантации
triangle-trade = Треугольная торговля
slow-healing-ecosystem = Природа исцеляется медленно
persistent-explorers = Упорные разведчики

## Сценарии, каждый со своими правилами

second-wave = Вторая волна
assistance-from-the-first-spirits = Помощь первых духов

powers-long-forgotten = Давно забытые способности
search = Поиски
holding-back = Приберечь на потом
a-lizards-scale-perpetually-burning = Вечно горящая чешуйка ящерицы
a-loop-of-twisted-bronze-set-with-deep-red-stones = Витой бронзовый обруч с алыми камнями
an-enormous-jagged-tooth-dripping-water = Огромный щербатый клык, сочащийся водой
a-rib-bone-crusted-with-unmelting-ice = Ребро в корке нетающего льда
a-fist-sized-ember-glowing-steadily = Ровно тлеющий уголь размером с кулак
a-rope-woven-out-of-the-wind = Верёвка, сплетённая из ветра
a-spear-like-pillar-of-sunlight-too-hot-to-approach = Копьё солнечного света, пышущее жаром
a-leather-sack-with-its-mouth-sewn-shut = Кожаный мешок с зашитой горловиной

ward-the-shores = Оборона береговой линии
warding-patterns = Узоры заклятий
stage-iii-surge = Натиск этапа III

rituals-of-the-destroying-flame = Ритуалы разрушительного пламени
invader-immunity = Неуязвимость захватчиков
ritual-of-the-destroying-flame = Ритуал разрушительного пламени

## Как играют духи

keeper-of-the-forbidden-wilds-style = Богат энергией и великими способностями; преграждает путь дебрями и гонит всех.
    .complexity = { complexity-moderate }
sharp-fangs-behind-the-leaves-style = Охотятся стаями зверей: быстрые укусы, много страха, мало защиты.
    .complexity = { complexity-moderate }

## Противники и сценарии одной строкой

kingdom-of-france-summary = Плантации расползаются по острову; закончатся поселения в запасе — вы проиграли.
second-wave-summary = Новая партия на спасённом острове: другие духи против того же врага.
powers-long-forgotten-summary = Отыщите древние источники могущества раньше захватчиков.
ward-the-shores-summary = Наложите заклятья на все прибрежные регионы: одним страхом не победить.
rituals-of-the-destroying-flame-summary = Захватчики почти неуязвимы, пока рядом не горит ритуальное пламя.
