# Названия «Острова духов», «Перо и пламя».
#
# Формы — как в spirit-island.ftl. .full — с названием колонии. .complexity — сложность духа.
# Названий и слов: 70; из русских изданий: 4, наши: 66.

## Духи

heart-of-the-wildfire = Сердце Дикого Огня
    .gen = Сердца Дикого Огня
    .dat = Сердцу Дикого Огня
    .acc = Сердце Дикого Огня
    .ins = Сердцем Дикого Огня
    .gender = n
    .short = Сердце Огня
serpent-slumbering-beneath-the-island = Дремлющий под Островом Змей
    .gen = Дремлющего под Островом Змея
    .dat = Дремлющему под Островом Змею
    .acc = Дремлющего под Островом Змея
    .ins = Дремлющим под Островом Змеем
    .gender = m
    .short = Змей
downpour-drenches-the-world = Заливающий Мир Ливень
    .gen = Заливающего Мир Ливня
    .dat = Заливающему Мир Ливню
    .acc = Заливающий Мир Ливень
    .ins = Заливающим Мир Ливнем
    .gender = m
    .short = Ливень
finder-of-paths-unseen = Искатель Невидимых Троп
    .gen = Искателя Невидимых Троп
    .dat = Искателю Невидимых Троп
    .acc = Искателя Невидимых Троп
    .ins = Искателем Невидимых Троп
    .gender = m
    .short = Искатель

## Особые правила

blazing-presence = Пылающее присутствие
destructive-nature = Разрушительная природа
deep-slumber = Глубокая дрёма
drench-the-landscape = Напитать округу влагой
pour-down-power-across-the-island = Пролить силу на весь остров
responsibilities-to-the-dead = Долг перед мёртвыми
open-the-ways = Открыть пути

## Природные способности

firestorm = Огненная буря
the-burned-land-regrows = Выжженная земля зеленеет вновь
serpent-wakes-in-power = Змей пробуждается во всей мощи
serpent-rouses-in-anger = Змей ворочается во гневе
rain-and-mud-suppress-conflict = Дождь и грязь гасят вражду
water-nourishes-lifes-growth = Вода питает рост жизни
lay-paths-they-cannot-help-but-walk = Тропы, с которых не свернуть
close-the-ways = Закрыть пути

## Уникальные способности

asphyxiating-smoke = Удушливый дым
flames-fury = Ярость пламени
flash-fires = Внезапные пожары
threatening-flames = Грозное пламя
absorb-essence = Поглотить сущность
elemental-aegis = Эгида стихий
gift-of-flowing-power = Дар текучей силы
gift-of-the-primordial-deeps = Дар первозданных глубин
dark-skies-loose-a-stinging-rain = Тёмные небеса льют жалящий дождь
foundations-sink-into-mud = Фундаменты тонут в грязи
gift-of-abundance = Дар изобилия
unbearable-deluge = Невыносимый потоп
a-circuitous-and-wending-journey = Окольный извилистый путь
aid-from-the-spirit-speakers = Помощь говорящих с духами
offer-passage-between-worlds = Открыть проход между мирами
paths-tied-by-nature = Тропы, связанные природой
travelers-boon = Дар путника
ways-of-shore-and-heartland = Пути берега и сердца острова

## Развития духов, каждое со своими правилами и природными способностями

immense = Необъятность
an-immense-spirit-towering-and-slow = Необъятный дух, огромный и медленный

travel = Странствие
travel-on-the-rivers-back = Странствие на спине реки
people-tend-to-the-river-river-tends-to-the-people = Люди хранят реку, река хранит людей

amorphous = Бесформенность
shadows-partake-of-amorphous-space = Тени причастны бесформенному

foreboding = Предчувствие
stretch-out-coils-of-foreboding-dread = Раскинуть кольца дурных предчувствий

might = Мощь
earth-moves-with-vigor-and-might = Земля движется, полная сил и мощи

## Карты страха

angry-mobs = Разъярённые толпы
communities-in-disarray = Общины в смятении
depopulation = Обезлюдение
mimic-the-dahan = Подражать даханам
spreading-timidity = Растущая робость

## Противники, каждый с условием поражения, эскалацией и уровнями

kingdom-of-scotland = Королевство Шотландия
    .gen = Королевства Шотландии
    .dat = Королевству Шотландии
    .acc = Королевство Шотландию
    .ins = Королевством Шотландией
    .gender = n
    .full = Королевство Шотландия
    .short = Шотландия
trade-hub = Торговый узел
ports-sprawl-outward = Порты разрастаются вширь
trading-port = Торговый порт
seize-opportunity = Не упустить случай
chart-the-coastline = Берега нанесены на карту
ambition-of-a-minor-nation = Амбиции малой державы
runoff-and-bilgewater = Стоки и трюмная вода
exports-fuel-inward-growth = Экспорт питает рост вглубь острова

## Сценарии, каждый со своими правилами

a-diversity-of-spirits = Разнообразие духов
difficulty-communicating = Трудности в общении
strength-in-diversity = Сила в разнообразии

varied-terrains = Несхожие ландшафты
mountains-may-hide-gold = Горы могут таить золото
jungles-clear-cut-for-land = Джунгли вырубают под пашни
fragile-sands = Хрупкие пустыни
fertile-wetlands = Плодородные болота

## Как играют духи

heart-of-the-wildfire-style = Жжёт всюду, куда приходит: огромный урон ценой скверны, которую потом лечить.
    .complexity = { complexity-high }
serpent-slumbering-beneath-the-island-style = Долго дремлет, вбирая присутствие друзей, и поздно просыпается во всей мощи.
    .complexity = { complexity-high }
downpour-drenches-the-world-style = Играет мало карт, но часто их повторяет; размывает землю, пока не стихнет вражда.
    .complexity = { complexity-high }
finder-of-paths-unseen-style = Уводит кого угодно куда угодно, но платит за каждую смерть: дух для знатоков.
    .complexity = { complexity-very-high }

## Противники и сценарии одной строкой

kingdom-of-scotland-summary = Торговля вдоль берега: порты растут, и слишком много прибрежных городов — поражение.
a-diversity-of-spirits-summary = Договаривайтесь без общего языка; зато встречи с другими духами приносят пользу.
varied-terrains-summary = У каждого ландшафта свой закон, и каждый на руку захватчикам.
