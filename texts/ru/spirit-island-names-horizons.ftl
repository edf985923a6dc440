# Названия «Горизонтов острова духов».
#
# Формы — как в spirit-island.ftl. Ключ — английское название. .complexity — сложность духа.

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

## Как играют духи

devouring-teeth-lurk-underfoot-style = Много энергии и мощные челюсти: каждая способность с уроном кусает на 1 сильнее.
    .complexity = { complexity-low }
eyes-watch-from-the-trees-style = Пугают и защищают из укрытия, собирая даханов там, где несут стражу.
    .complexity = { complexity-low }
fathomless-mud-of-the-swamp-style = Медленная и вязкая: в святилищах ничего не построить, а топь всё ползёт.
    .complexity = { complexity-low }
rising-heat-of-stone-and-sand-style = Изматывает захватчиков: в его святилищах они слабее.
    .complexity = { complexity-low }
sun-bright-whirlwind-style = Быстр и щедр: разгоняет захватчиков и дарит другим скорость и энергию.
    .complexity = { complexity-low }
