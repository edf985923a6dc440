# Названия «Острова духов», базовая игра.
#
# Формы — как в spirit-island.ftl. .full — с названием колонии. .complexity — сложность духа.
# Названий и слов, вместе с spirit-island-names-shared.ftl: 177; из русских изданий: 64, наши: 113.

## Духи

lightnings-swift-strike = Стремительный Удар Молнии
    .gen = Стремительного Удара Молнии
    .dat = Стремительному Удару Молнии
    .acc = Стремительный Удар Молнии
    .ins = Стремительным Ударом Молнии
    .gender = m
    .short = Удар Молнии
river-surges-in-sunlight = Бурлящая в Солнечном Свете Река
    .gen = Бурлящей в Солнечном Свете Реки
    .dat = Бурлящей в Солнечном Свете Реке
    .acc = Бурлящую в Солнечном Свете Реку
    .ins = Бурлящей в Солнечном Свете Рекой
    .gender = f
    .short = Река
shadows-flicker-like-flame = Мерцающие Подобно Пламени Тени
    .gen = Мерцающих Подобно Пламени Теней
    .dat = Мерцающим Подобно Пламени Теням
    .acc = Мерцающие Подобно Пламени Тени
    .ins = Мерцающими Подобно Пламени Тенями
    .gender = pl
    .short = Тени
vital-strength-of-the-earth = Живая Сила Земли
    .gen = Живой Силы Земли
    .dat = Живой Силе Земли
    .acc = Живую Силу Земли
    .ins = Живой Силой Земли
    .gender = f
    .short = Сила Земли
a-spread-of-rampant-green = Буйно Разросшаяся Зелень
    .gen = Буйно Разросшейся Зелени
    .dat = Буйно Разросшейся Зелени
    .acc = Буйно Разросшуюся Зелень
    .ins = Буйно Разросшейся Зеленью
    .gender = f
    .short = Зелень
thunderspeaker = Глас Грома
    .gen = Гласа Грома
    .dat = Гласу Грома
    .acc = Глас Грома
    .ins = Гласом Грома
    .gender = f
    .short = Глас Грома
bringer-of-dreams-and-nightmares = Несущий Сны и Кошмары
    .gen = Несущего Сны и Кошмары
    .dat = Несущему Сны и Кошмары
    .acc = Несущего Сны и Кошмары
    .ins = Несущим Сны и Кошмары
    .gender = m
    .short = Несущий Сны
oceans-hungry-grasp = Голодная Хватка Океана
    .gen = Голодной Хватки Океана
    .dat = Голодной Хватке Океана
    .acc = Голодную Хватку Океана
    .ins = Голодной Хваткой Океана
    .gender = f
    .short = Океан

## Особые правила

swiftness-of-lightning = Быстрота молнии
rivers-domain = Владения реки
shadows-of-the-dahan = Тени даханов
earths-vitality = Жизненная сила земли
choke-the-land-with-green = Задушить землю зеленью
steady-regeneration = Неуклонное возрождение
ally-of-the-dahan = Друг даханов
sworn-to-victory = Клятва победы
to-dream-a-thousand-deaths = Тысяча смертей во сне
ocean-in-play = Океан в игре
drowning = Утопление

## Природные способности

thundering-destruction = Громовое разрушение
massive-flooding = Великое половодье
darkness-swallows-the-unwary = Тьма поглощает неосторожных
gift-of-strength = Дар мощи
creepers-tear-into-mortar = Лианы вгрызаются в кладку
all-enveloping-green = Всеохватная зелень
gather-the-warriors = Собрать воинов
lead-the-furious-assault = Возглавить яростный натиск
spirits-may-yet-dream = Духам ещё снятся сны
night-terrors = Ночные ужасы
pound-ships-to-splinters = Разбить корабли в щепки
ocean-breaks-the-shore = Океан крушит берег

## Уникальные способности

harbingers-of-the-lightning = Предвестники молнии
lightnings-boon = Дар молнии
raging-storm = Бушующая гроза
shatter-homesteads = Разметать усадьбы
boon-of-vigor = Дар бодрости
flash-floods = Внезапные паводки
rivers-bounty = Щедрость реки
wash-away = Смыть прочь
concealing-shadows = Укрывающие тени
crops-wither-and-fade = Посевы вянут и чахнут
favors-called-due = Пора возвращать долги
mantle-of-dread = Покров ужаса
a-year-of-perfect-stillness = Год полного покоя
draw-of-the-fruitful-earth = Зов плодородной земли
guard-the-healing-land = Уберечь исцеляющуюся землю
rituals-of-destruction = Ритуалы разрушения
fields-choked-with-growth = Поля, задушенные порослью
gift-of-proliferation = Дар разрастания
overgrow-in-a-night = Разрастись за ночь
stem-the-flow-of-fresh-water = Перекрыть ток пресной воды
manifestation-of-power-and-glory = Демонстрация мощи
sudden-ambush = Внезапная засада
voice-of-thunder = Голос грома
words-of-warning = Слова предостережения
call-on-midnights-dream = Воззвать к полуночному сну
dread-apparitions = Жуткие видения
dreams-of-the-dahan = Сны даханов
predatory-nightmares = Хищные кошмары
call-of-the-deeps = Зов пучины
grasping-tide = Цепкий прилив
swallow-the-land-dwellers = Поглотить обитателей суши
tidal-boon = Дар прилива

## Карты скверны

downward-spiral = Нисходящая спираль
memory-fades-to-dust = Память обращается в прах

## Противники, каждый с условием поражения, эскалацией и уровнями

brandenburg-prussia = Королевство Бранденбург-Пруссия
    .gen = Королевства Бранденбург-Пруссии
    .dat = Королевству Бранденбург-Пруссии
    .acc = Королевство Бранденбург-Пруссию
    .ins = Королевством Бранденбург-Пруссией
    .gender = n
    .full = Королевство Бранденбург-Пруссия
    .short = Пруссия
land-rush = Земельная лихорадка
fast-start = Быстрый старт
surge-of-colonists = Наплыв колонистов
efficient = Эффективность
aggressive-timetable = Жёсткий график
ruthlessly-efficient = Беспощадная эффективность
terrifyingly-efficient = Ужасающая эффективность

england = Королевство Англия
    .gen = Королевства Англии
    .dat = Королевству Англии
    .acc = Королевство Англию
    .ins = Королевством Англией
    .gender = n
    .full = Королевство Англия
    .short = Англия
proud-mighty-capital = Гордая и могучая столица
building-boom = Строительный бум
indentured-servants-earn-land = Наделы для кабальных слуг
criminals-and-malcontents = Преступники и недовольные
high-immigration-i = Массовая иммиграция (I)
high-immigration-full = Массовая иммиграция (полная)
local-autonomy = Местное самоуправление
independent-resolve = Воля к независимости

sweden = Королевство Швеция
    .gen = Королевства Швеции
    .dat = Королевству Швеции
    .acc = Королевство Швецию
    .ins = Королевством Швецией
    .gender = n
    .full = Королевство Швеция
    .short = Швеция
swayed-by-the-invaders = Под влиянием захватчиков
heavy-mining = Добыча полезных ископаемых
population-pressure-at-home = Перенаселённость на родине
fine-steel-for-tools-and-guns = Отменная сталь для кирок и ружей
royal-backing = Королевская поддержка
mining-rush = Рудная лихорадка
prospecting-outpost = Форпост рудознатцев

## Сценарии, каждый со своими правилами

blitz = Блиц
all-powers-are-fast = Все способности — быстрые
more-explorers = Больше разведчиков
thin-margin = Малый запас прочности

guard-the-isles-heart = Бой за сердце острова
inner-lands = Регионы сердца острова

rituals-of-terror = Ритуалы ужаса
no-terror-from-fear = Страх не рождает ужаса
ritual-of-terror = Ритуал ужаса

dahan-insurrection = Восстание даханов
constant-raiding = Постоянные набеги
military-response = Военный ответ
coordinated-insurrection = Общее восстание

## Альтернативные поля острова

NE = Северо-Восток
EAST = Восток
NW = Северо-Запад
WEST = Запад

## Как играют духи

lightnings-swift-strike-style = Яростная атака: даже медленные способности бьют сразу, а защиты почти нет.
    .complexity = { complexity-low }
river-surges-in-sunlight-style = Смывает захватчиков из региона в регион и быстро растёт вдоль болот.
    .complexity = { complexity-low }
shadows-flicker-like-flame-style = Пугают захватчиков, губят одиночек и достают до любого региона с даханами.
    .complexity = { complexity-low }
vital-strength-of-the-earth-style = Медлительна и прочна: святилища хранят землю, а дар повторяет способности.
    .complexity = { complexity-low }
a-spread-of-rampant-green-style = Ширится на глазах, собой срывает стройки и разорения и отрастает вновь.
    .complexity = { complexity-moderate }
thunderspeaker-style = Ведёт даханов по острову и в бой; их потери — её потери.
    .complexity = { complexity-moderate }
bringer-of-dreams-and-nightmares-style = Никого не губит: смертоносное становится кошмаром, а побеждает страх.
    .complexity = { complexity-high }
oceans-hungry-grasp-style = Топит всё, что у берега, и этим кормится; вглубь острова не заходит.
    .complexity = { complexity-high }

## Противники и сценарии одной строкой

brandenburg-prussia-summary = Быстро и по плану: колода захватчиков короче, а поздние этапы наступают рано.
england-summary = Строит без устали; семь поселений и городов в одном регионе — поражение.
sweden-summary = Тяжёлые разорения: больше урона, больше скверны, и даханы переходят на сторону врага.
blitz-summary = Все способности быстрые, но и захватчики с самого начала на шаг впереди.
guard-the-isles-heart-summary = Не пустите поселения и города в сердце острова.
rituals-of-terror-summary = Сам по себе страх не рождает ужаса: проведите вместе с даханами три ритуала.
dahan-insurrection-summary = Каждый переход даханов — набег; победите, пока их не осталось слишком мало.
