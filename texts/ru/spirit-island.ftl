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
    .each = за каждого разведчика
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
    .each = за каждое поселение
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
    .each = за каждый город
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
    .each = за каждого дахана
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
    .each = за каждого захватчика

blight = скверна
    .gen = скверны
    .dat = скверне
    .acc = скверну
    .ins = скверной
    .few = скверны
    .pl = скверна
    .plgen = скверны
    .pldat = скверне
    .plins = скверной
    .all = всю скверну
    .every = каждой скверне
    .each = за каждую скверну
    .short = Скверна
blight-near = скверна в соседних регионах
    .each = за каждую скверну в соседних регионах
presence = присутствие
    .gen = присутствия
    .dat = присутствию
    .acc = присутствие
    .ins = присутствием
    .few = присутствия
    .pl = присутствия
    .plgen = присутствий
    .pldat = присутствиям
    .plins = присутствиями
    .all = все присутствия
    .every = каждому присутствию
    .each = за каждое присутствие любого духа
    .short = Присутствие
pushed-invader = вытолкнутый сюда захватчик
    .each = за каждого вытолкнутого туда захватчика
site-with-invaders = святилище с захватчиками
    .each = за каждое своё святилище с захватчиками
half-town = 2 поселения (с округлением вверх)
    .each = за каждые 2 поселения (с округлением вверх)
count-player = игрок
    .each = за каждого игрока
count-site = святилище здесь
    .each = за каждое святилище здесь
count-spirit-with-site = дух со святилищем
    .each = за каждого духа со святилищем
count-adjacent = соседний регион
    .each = за каждый соседний регион
count-invader-discard = сброшенная карта захватчиков
    .each = за каждую сброшенную карту захватчиков
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
third = третья
    .gen = номер три
fourth = четвёртая
    .gen = номер четыре
fifth = пятая
    .gen = номер пять
sixth = шестая
    .gen = номер шесть
seventh = седьмая
    .gen = номер семь
eighth = восьмая
    .gen = номер восемь
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
any-terrain = любой ландшафт
    .gen = любого ландшафта
    .acc = регион любого ландшафта
    .in = в любом ландшафте
    .every = в каждом регионе
    .both = все ландшафты
ocean-1 = Океан 1
ocean-2 = Океан 2
ocean-3 = Океан 3
ocean-4 = Океан 4
ocean-5 = Океан 5
ocean-6 = Океан 6
ocean-7 = Океан 7

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
setup = Подготовка

## Коробки

horizons = Горизонты острова духов
    .short = Горизонты
base = Остров духов
    .short = Базовая
branch-claw = Ветви и когти
    .short = Ветви
feather-flame = Перо и пламя
    .short = Перо
jagged-earth = Гиблый край
    .short = Гиблый край
nature-incarnate = Инкарнация природы
    .short = Инкарнация

## Перед партией

option-players = Число игроков
option-boxes = Коробки
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
column = в столбик
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
option-adversary = Противник
option-level = Уровень
option-scenario = Сценарий
option-layout = Расположение полей
option-map = Карта
none = Нет
balanced = Обычные поля
thematic = Тематические поля

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
    .in = в любом регионе
    .every = в каждом регионе
    .lands = регионах
land-coastal = любой прибрежный регион
    .in = в прибрежном регионе
    .every = в каждом прибрежном регионе
    .lands = прибрежных регионах
land-inland = любой внутренний регион
    .in = во внутреннем регионе
    .every = в каждом внутреннем регионе
    .lands = внутренних регионах
land-origin = исходный регион
    .in = в исходном регионе
    .every = в исходном регионе
    .lands = исходном регионе
land-target = выбранный регион
    .in = в выбранном регионе
    .every = в каждом выбранном регионе
    .lands = выбранных регионах
land-adjacent = соседний регион
    .in = в соседнем регионе
    .every = в каждом соседнем регионе
    .lands = соседних регионах
land-adjacent-coastal = соседний прибрежный регион
    .in = в соседнем прибрежном регионе
    .every = в каждом соседнем прибрежном регионе
    .lands = соседних прибрежных регионах
land-adjacent-inland = соседний внутренний регион
    .in = в соседнем внутреннем регионе
    .every = в каждом соседнем внутреннем регионе
    .lands = соседних внутренних регионах
land-here-or-adjacent = этот или соседний регион
    .in = здесь или в соседнем регионе
    .every = здесь и в каждом соседнем регионе
    .lands = регионах из этого и соседних
land-here-or-adjacent-coastal = этот или соседний прибрежный регион
    .in = здесь или в соседнем прибрежном регионе
    .every = здесь и в каждом соседнем прибрежном регионе
    .lands = прибрежных регионах из этого и соседних
land-here-or-adjacent-inland = этот или соседний внутренний регион
    .in = здесь или в соседнем внутреннем регионе
    .every = здесь и в каждом соседнем внутреннем регионе
    .lands = внутренних регионах из этого и соседних
land-elsewhere = другой регион этого поля
    .in = в другом регионе этого поля
    .every = в каждом другом регионе этого поля
    .lands = других регионах этого поля
land-elsewhere-coastal = другой прибрежный регион этого поля
    .in = в другом прибрежном регионе этого поля
    .every = в каждом другом прибрежном регионе этого поля
    .lands = других прибрежных регионах этого поля
land-elsewhere-inland = другой внутренний регион этого поля
    .in = в другом внутреннем регионе этого поля
    .every = в каждом другом внутреннем регионе этого поля
    .lands = других внутренних регионах этого поля
land-on-board = регион этого поля
    .in = в регионе этого поля
    .every = в каждом регионе этого поля
    .lands = регионах этого поля
land-on-board-coastal = прибрежный регион этого поля
    .in = в прибрежном регионе этого поля
    .every = в каждом прибрежном регионе этого поля
    .lands = прибрежных регионах этого поля
land-on-board-inland = внутренний регион этого поля
    .in = во внутреннем регионе этого поля
    .every = в каждом внутреннем регионе этого поля
    .lands = внутренних регионах этого поля
land-numbered = регион
    .in = в регионе
    .every = в регионе
    .lands = регионах с этим номером
land-origin-and-here = исходный регион или этот
    .in = в исходном регионе или здесь
    .every = в исходном регионе и здесь
    .lands = регионах из исходного и этого
land-origin-and-here-coastal = исходный регион или этот, если он прибрежный
    .in = в исходном регионе или здесь, если это побережье
    .every = в исходном регионе и здесь, где это побережье
    .lands = прибрежных регионах из исходного и этого
land-origin-and-here-inland = исходный регион или этот, если он внутренний
    .in = в исходном регионе или здесь, если это не побережье
    .every = в исходном регионе и здесь, где это не побережье
    .lands = внутренних регионах из исходного и этого

with-terrain = { $terrains-in }
with-kinds = с { $kinds-plins }
without-kinds = без { $kinds-plgen }
with-at-least = с { $count } и более { $kinds-plins }
with-at-most = { $count ->
    [one] с не более чем { $count } { $kinds-ins }
   *[other] с не более чем { $count } { $kinds-plins }
}
with-exactly = { $count ->
    [one] ровно с { $count } { $kinds-ins }
   *[other] ровно с { $count } { $kinds-plins }
}
with-more = с перевесом { $kinds-plgen } над { $than-plins }
with-blight = со скверной
without-blight = без скверны
with-presence = с присутствием любого духа
with-sacred-site = со святилищем любого духа
with-coastal = на побережье
with-either = { $one } или { $other }
with-damage-dealt = с уроном от этой способности
with-near-origin-and-here = рядом и с исходным регионом, и с регионом-целью
so-no-other-cards = в игре нет других ваших карт способностей
so-near-own-presence = до вашего присутствия не больше { $range }
so-added = эта способность добавила { $kinds-acc }
with-own-presence = с вашим присутствием
without-own-presence = без вашего присутствия
with-own-site = с вашим святилищем
with-targets-site = со святилищем выбранного духа
with-targets-presence = с присутствием выбранного духа
with-its-presence = с его присутствием
with-ocean = (океане)
with-near = рядом с { $kinds-plins }
with-many-near = рядом с { $count } и более { $kinds-plins }
with-chosen-terrain = этого типа
with-near-such = { $with-count ->
    [0] рядом с таким регионом: { $land }
   *[other] рядом с таким регионом: { $land } { $with }
}
without-presence = без присутствия духов
with-at-most-terror = с { $kinds-plins } числом не больше степени ужаса
with-none-on-board = { $with-count ->
    [0] на поле, где нет такого региона ({ $land })
   *[other] на поле, где нет регионов { $with }
}
with-blight-near = рядом со скверной
with-shown-for = с карты { $action-gen }
without-shown-for = не с карты { $action-gen }
with-pushed-pieces = с вытолкнутыми жетонами
with-range-of-origin = не дальше { $range } от исходного региона
with-its-range = не дальше { $range } от его присутствия
with-target-range = не дальше { $range } от присутствия выбранного духа
with-range = не дальше { $range } от вашего присутствия
with-number = { $number }
with-most = с наибольшим числом { $kinds-plgen }
with-fewest = с наименьшим числом { $kinds-plgen }
with-lost-presence = на месте этого присутствия
with-moved-pieces = с этим присутствием
with-fewest-of-discard = только что сброшенной карты с наименьшим числом { $kinds-plgen }
with-inner = в сердце острова
with-near-inner = в сердце вашего поля или как можно ближе к нему, где может быть ваше присутствие
with-nearest = , ближайшем к этому, с { $kinds-ins }

## На что можно применить способность

target-range = Дальность { $range }.
target-range-in = Дальность { $range } от вашего присутствия { $terrains-in }.
target-range-from-site = Дальность { $range } от вашего святилища.
target-range-from-site-in = Дальность { $range } от вашего святилища { $terrains-in }.
target-land = { $with-count ->
    [0] Цель: { $land }.
   *[other] Цель: { $land } { $with }.
}
target-any-spirit = Цель: любой дух.
target-yourself = Цель: вы сами.
target-another-spirit = Цель: другой дух.

## Пороги

threshold-range = Дальность { $range }.
threshold-hastens = Эта способность становится быстрой.
threshold-instead = Вместо этого:
threshold-before-terror = Перед проверкой Степени ужаса:
threshold-before-ravage = Перед разорением:
threshold-both = Можно выполнить оба варианта.
threshold-brings-more = А также до { $count } жетонов каждого вида: { $kinds-pl }.
threshold-target-both = Выбранный дух может выполнить оба варианта.
threshold-first = Сначала:
threshold-before-push = Перед выталкиванием:
threshold-before-fear = Перед этим страхом:
threshold-before-cards = Прежде чем брать карты:
threshold-leave-out = Но без этого:

## Условия; то, к чему они относятся, идёт после двоеточия

if-terrain = { CAP($terrains-in) }:
if-coastal = В прибрежном регионе:
if-inland = Во внутреннем регионе:
if-presence-added = Если присутствие добавлено, в том же регионе:
if-destroys = Если при этом уничтожены { $kinds-pl }:
if-all = Если { $conditions }:
unless-all = Кроме случаев, когда { $conditions }:
otherwise = Иначе:

so-terrain = это { $terrains }
so-coastal = этот регион прибрежный
so-inland = этот регион внутренний
so-here = здесь есть { $kinds-pl }
so-at-least = { $count ->
    [one] здесь не меньше { $count } { $kinds-gen }
   *[other] здесь не меньше { $count } { $kinds-plgen }
}
so-at-most = { $count ->
    [0] здесь нет { $kinds-plgen }
    [one] здесь не больше { $count } { $kinds-gen }
   *[other] здесь не больше { $count } { $kinds-plgen }
}
so-exactly = { $count ->
    [one] здесь ровно { $count } { $kinds }
    [few] здесь ровно { $count } { $kinds-gen }
   *[many] здесь ровно { $count } { $kinds-plgen }
}
so-more = { $kinds-plgen } здесь больше, чем { $than-plgen }
so-blight = здесь есть скверна
so-no-blight = здесь нет скверны
so-presence = здесь есть присутствие любого духа
so-sacred-site = здесь святилище любого духа
so-own-presence = здесь есть ваше присутствие
so-no-own-presence = здесь нет вашего присутствия
so-sites = { $count ->
    [1] у вас есть святилище
    [one] у вас не меньше { $count } святилища
   *[other] у вас не меньше { $count } святилищ
}
so-destroyed = эта способность уничтожает { $kinds-acc }
so-origin-site = исходный регион — ваше святилище
so-either = { $one } или { $other }
so-another-spirit = цель — другой дух
so-presence-added = присутствие добавлено
so-presence-added-here = сюда добавлено присутствие
so-brought = вы кого-нибудь переместили
so-blight-added = добавлена скверна
so-own-site = здесь ваше святилище
so-targets-site = здесь святилище выбранного духа
so-ocean = это океан
so-near = рядом есть { $kinds-pl }
so-many-near = { $count ->
    [one] рядом не меньше { $count } { $kinds-gen }
   *[other] рядом не меньше { $count } { $kinds-plgen }
}
so-chosen-terrain = регион этого типа
so-near-such = { $with-count ->
    [0] рядом { $land }
   *[other] рядом { $land } { $with }
}
so-coast-exactly = в прибрежных регионах этого поля ровно { $count } { $kinds }
so-board-lands = на этом поле не меньше { $count } регионов с { $kinds-plins }
so-no-presence = здесь нет присутствия духов
so-at-most-terror = { $kinds-plgen } здесь не больше, чем степень ужаса
so-board-exceeds = на этом поле { $kinds-plgen } хотя бы на { $count } больше, чем { $than-plgen }
so-shown-for = этот регион показан на карте { $action-gen }
so-not-shown-for = этого региона нет на карте { $action-gen }
so-presence-on-island = у вас на острове не меньше { $count } жетонов присутствия
so-cards-in-play = у вас в игре не меньше { $count } карт способностей
so-cost-in-play = у вас в игре есть карта способности ценой от { $cost }
so-terror-level = сейчас { $level }
so-terror-at-least = сейчас { $level } или выше
so-terror-at-most = сейчас { $level } или ниже
so-stage = сейчас { $stage }
so-healthy = остров здоров
so-card-forgotten = вы забываете эту карту
so-on-board = { $with-count ->
    [0] в игре есть { $land }
   *[other] есть { $land } { $with }
}
so-not-on-board = { $with-count ->
    [0] на этом поле нет такого региона
   *[other] на этом поле нет регионов { $with }
}
so-board-at-least = { $count ->
    [1] на этом поле есть { $kinds-pl }
    [one] на этом поле не меньше { $count } { $kinds-gen }
   *[other] на этом поле не меньше { $count } { $kinds-plgen }
}
so-board-at-most = { $count ->
    [0] на этом поле нет { $kinds-plgen }
    [one] на этом поле не больше { $count } { $kinds-gen }
   *[other] на этом поле не больше { $count } { $kinds-plgen }
}
so-in-own-lands = { $count ->
    [one] в ваших регионах не меньше { $count } { $kinds-gen }
   *[other] в ваших регионах не меньше { $count } { $kinds-plgen }
}
so-pushed-into = { $with-count ->
    [0] вы вытолкнули { $kinds-plgen } в { $land }
   *[other] вы вытолкнули { $kinds-plgen } в { $land } { $with }
}

## Выбор, места и игроки; то, к чему они относятся, идёт после двоеточия

choose = Выберите одно:
choose-or = – или –
may = По желанию:
may-instead = По желанию вместо этого:
may-choose = Можно выбрать одно:
may-pay = { $amount ->
    [one] Можно заплатить { $amount } энергию:
   *[other] Можно заплатить { $amount } энергии:
}
pay-together = { $aid-count ->
    [0] Вместе заплатите { $amount } энергии:
   *[other] Вместе заплатите { $amount } энергии (помогает { $aid }):
}
pay-together-for-each = { $aid-count ->
    [0] Вместе заплатите по { $amount } энергии { $of }:
   *[other] Вместе заплатите по { $amount } энергии { $of } (помогает { $aid }):
}
unless-paid-together = Если не заплатить вместе { $amount } энергии:
unless-paid-together-for-each = Если не заплатить вместе по { $amount } энергии { $of }:
aided-by = { $element }
part-of-event = «{ $part }»:
prevent = Если не уничтожить на этом поле { $count } присутствия:
prevent-here = Если не уничтожить здесь { $count } присутствия/даханов:
times = По разу { $of }:
for-each-such-land = { $with-count ->
    [0] За { $land }:
   *[other] За каждый регион { $with }:
}
for-each-such-board = { $with-count ->
    [0] За каждое поле, где есть { $land }:
   *[other] За каждое поле, где есть регион { $with }:
}
top-card = Сбросьте верхнюю малую способность.
top-card-has = Если на ней есть { $element }:
top-card-lacks = Если на ней нет стихии «{ $element }»:
top-card-speed = Если она { $speed }:
later-ravaged = После шага разорения:
later-advanced = После продвижения карт захватчиков:
later-turn-ended = Когда этот ход закончится:
target-may-pay = { $amount ->
    [one] Выбранный дух может заплатить { $amount } энергию:
   *[other] Выбранный дух может заплатить { $amount } энергии:
}
target-does = Выбранный дух:
target-may = По желанию выбранный дух:
each-player = Каждый игрок:
each-player-may = Каждый игрок по желанию:
each-player-chooses = Каждый игрок выбирает одно:
each-player-may-choose = Каждый игрок может выбрать одно:
until-used-up = Пока не использовано:
until-next-ravage = При следующем разорении по карте:
until-next-turn = До начала следующего хода:
until-from-next-turn = Начиная со следующего хода:
until-game-ends = До конца партии:
each-spirit = Каждый дух:
each-board = На каждом поле:
half-of-boards = На половине полей (с округлением вверх):
each-board-choose = На каждом поле выберите одно:
each-board-in-land = { $with-count ->
    [0] На каждом поле { $land-in }:
   *[other] На каждом поле { $land-in } { $with }:
}
in-land = { $with-count ->
    [0] { CAP($land-in) }:
   *[other] { CAP($land-in) } { $with }:
}
may-in-land = { $with-count ->
    [0] По желанию { $land-in }:
   *[other] По желанию { $land-in } { $with }:
}
target-in-land = { $with-count ->
    [0] { CAP($land-in) } на его выбор:
   *[other] { CAP($land-in) } { $with }:
}
each-player-in-land = { $with-count ->
    [0] Каждый игрок { $land-in }:
   *[other] Каждый игрок { $land-in } { $with }:
}
each-player-may-in-land = { $with-count ->
    [0] Каждый игрок по желанию { $land-in }:
   *[other] Каждый игрок по желанию { $land-in } { $with }:
}
each-player-elsewhere = { $with-count ->
    [0] Каждый игрок { $land-in } (регионы не повторяются):
   *[other] Каждый игрок { $land-in } { $with } (регионы не повторяются):
}
in-all-lands = { $with-count ->
    [0] { CAP($land-every) }, в любом порядке:
   *[other] { CAP($land-every) } { $with }, в любом порядке:
}
in-some-lands = { $with-count ->
    [0] В { $count } разных { $land-lands }:
   *[other] В { $count } разных { $land-lands } { $with }:
}
in-some-lands-up-to = { $with-count ->
    [0] Не более чем в { $count } разных { $land-lands }:
   *[other] Не более чем в { $count } разных { $land-lands } { $with }:
}
in-lands-times = { $with-count ->
    [0] { $count } раза { $land-in }:
   *[other] { $count } раза { $land-in } { $with }:
}
in-lands-times-up-to = { $with-count ->
    [0] До { $count } раз { $land-in }:
   *[other] До { $count } раз { $land-in } { $with }:
}
in-lands-together = { $with-count ->
    [0] { CAP($land-in) }, с разделением как угодно:
   *[other] { CAP($land-in) } { $with }, с разделением как угодно:
}
in-each-land = { $with-count ->
    [0] { CAP($land-every) }:
   *[other] { CAP($land-every) } { $with }:
}

## Эффекты для жетонов

verb-push = Вытолкните
    .may = вытолкнуть
verb-gather = Привлеките
    .may = привлечь
verb-gather-from-one = Привлеките из одного региона
    .may = привлечь из одного региона
verb-bring = Переместите из региона-цели
    .may = переместить из региона-цели
verb-to-target = Переместите в регион-цель
    .may = переместить в регион-цель
verb-destroy = Уничтожьте
    .may = уничтожить
verb-drown = Утопите
    .may = утопить
verb-remove = Удалите
    .may = удалить
verb-add = Добавьте
    .may = добавить

group-exact = { $count ->
    [one] { $verb } { $count } { $kinds-acc }.
    [few] { $verb } { $count } { $kinds-few }.
   *[many] { $verb } { $count } { $kinds-plgen }.
}
group-exact-for-each = { $count ->
    [one] { $verb } по { $count } { $kinds-dat } { $of }.
    [few] { $verb } { $count } { $kinds-few } { $of }.
   *[many] { $verb } { $count } { $kinds-plgen } { $of }.
}
group-up-to = { $count ->
    [1] Можно { $verb-may } { $count } { $kinds-acc }.
    [one] { $verb } до { $count } { $kinds-gen }.
   *[other] { $verb } до { $count } { $kinds-plgen }.
}
group-up-to-for-each = { $count ->
    [1] Можно { $verb-may } по { $count } { $kinds-dat } { $of }.
    [one] { $verb } до { $count } { $kinds-gen } { $of }.
   *[other] { $verb } до { $count } { $kinds-plgen } { $of }.
}
group-all = { $verb } { $kinds-all }.
group-any-number = { $verb } сколько угодно { $kinds-plgen }.

push-apart = По возможности каждого — в свой регион.
push-toward-ocean = Только туда, откуда ближе до океана.
push-evenly = Распределите как можно равномернее.
push-toward-buildings = Только туда, где больше поселений/городов.
push-without = Только в регион без { $kind-plgen }.
push-into = { $with-count ->
    [0] Только в { $land }.
   *[other] Только в { $land } { $with }.
}
push-to-most = Только туда, где больше всего { $kinds-plgen }.
push-with-defend = Каждый уносит с собой защиту { $amount }.

effect-replace = { $count ->
    [one] Замените 1 { $from-acc } на { $count } { $to-acc }.
    [few] Замените 1 { $from-acc } на { $count } { $to-few }.
   *[many] Замените 1 { $from-acc } на { $count } { $to-plgen }.
}
effect-add-strife = { $count ->
    [one] Добавьте 1 раздор { $count } { $kinds-dat }.
   *[other] Добавьте по 1 раздору { $count } разным { $kinds-pldat }.
}
effect-add-strife-each = Добавьте 1 раздор { $kinds-every }.
effect-upgrade = Возвысьте 1 { $kinds-acc }.
effect-downgrade-any = Принизьте 1 { $kinds-acc }.
effect-downgrade = Замените 1 город на 1 поселение или 1 поселение на 1 разведчика.
effect-move-to = Переместите { $kinds-all } в регион { $number } этого поля.

## Другие эффекты

effect-fear = { $amount ->
    [one] { $amount } страх.
   *[other] { $amount } страха.
}
effect-fear-for-each = { $amount ->
    [one] { $amount } страх { $of }.
   *[other] { $amount } страха { $of }.
}
effect-fear-for-destroyed = По 1 страху за { $kinds-all }, уничтоженных так.
effect-damage = { $amount ->
    [one] { $amount } урон.
   *[other] { $amount } урона.
}
effect-damage-for-each = { $amount ->
    [one] { $amount } урон { $of }.
   *[other] { $amount } урона { $of }.
}
effect-damage-to = { $amount ->
    [one] { $amount } урон { $kinds-pldat }.
   *[other] { $amount } урона { $kinds-pldat }.
}
effect-damage-to-for-each = { $amount ->
    [one] { $amount } урон { $kinds-pldat } { $of }.
   *[other] { $amount } урона { $kinds-pldat } { $of }.
}
effect-damage-among = { $with-count ->
    [0] Всего { $amount } урона { $kinds-pldat } в { $land-lands }.
   *[other] Всего { $amount } урона { $kinds-pldat } в { $land-lands } { $with }.
}
effect-ignore-more-health = Эта способность не учитывает прибавки к стойкости.
effect-pay-for-damage = Заплатите сколько угодно энергии (хотя бы 1): столько же урона.
effect-fetch = { $count ->
    [one] Переместите сюда до { $count } { $kinds-gen } с расстояния до { $range }.
   *[other] Переместите сюда до { $count } { $kinds-plgen } с расстояния до { $range }.
}
effect-add-printed = Добавьте сюда жетоны, обозначенные на поле ({ $kinds-pl }).
effect-remove-everything = Удалите все жетоны.
effect-play-card = Можно разыграть 1 карту с руки, заплатив её цену.
effect-target-plays-card = Он может разыграть 1 карту с руки, заплатив её цену.
effect-damage-each = { $amount ->
    [one] { $amount } урон { $kinds-every }.
   *[other] { $amount } урона { $kinds-every }.
}
effect-damage-different = { $count ->
    [one] 1 урон { $count } { $kinds-dat }.
   *[other] По 1 урону { $count } разным { $kinds-pldat }.
}
effect-damage-different-up-to = { $count ->
    [one] До { $count } урона разным { $kinds-pldat }, каждому по 1.
   *[other] До { $count } урона разным { $kinds-pldat }, каждому по 1.
}
effect-damage-different-for-each = По 1 урону разным { $kinds-pldat }: 1 { $of }.
effect-infight = Разведчики и поселения/города бьют друг друга.
effect-defend = Защита { $amount }.
effect-defend-for-each = Защита { $amount } { $of }.
effect-remove-health = Удалите захватчиков общей стойкостью до { $amount }.
effect-remove-health-for-each = Удалите захватчиков общей стойкостью до { $amount } { $of }.
effect-remove-damaged = Удалите всех повреждённых { $kinds-plgen }.
effect-destroy-each-presence = Уничтожьте по 1 присутствию каждого духа.
effect-again-for-forgetting = Сколько угодно раз можно забыть малую, великую и уникальную способности, чтобы выполнить всё это снова.
effect-recover = Верните 1 карту из сброса или забытую уникальную способность.
effect-at-most-each = Каждого вида — не больше { $count }.
effect-leave-presence = 1 ваше присутствие на острове выходит из игры.
effect-leave-presence-tracks = 1 присутствие с ваших шкал выходит из игры.
effect-remove-presence = Можно удалить до { $count } своих присутствий.
effect-remove-presence-tracks = Можно удалить { $count } присутствие со своих шкал.
effect-remove-its-presence = Он может удалить до { $count } своих присутствий.
effect-remove-its-presence-tracks = Он может удалить { $count } присутствие со своих шкал.
effect-its-presence-to-badlands = Замените каждое его присутствие на 1 пустошь; оно выходит из игры.
effect-presence-to-badlands = Замените каждое своё присутствие на 1 пустошь; оно выходит из игры.
effect-play-gained-free = Разыграйте её бесплатно.
effect-take-minor = Возьмите малую способность.
effect-target-takes-minor = Выбранный дух берёт малую способность.
effect-add-blight = Добавьте 1 скверну.
effect-add-blight-alone = Добавьте 1 скверну, которая не распространяется.
effect-blight-leaves = Уберите из игры { $amount } скверны с карты скверны.
effect-blight-leaves-for-each = Уберите из игры с карты скверны по { $amount } скверне { $of }.
effect-remove-blight = Удалите 1 скверну.
effect-gather-presence = Переместите сюда 1 своё присутствие из соседнего региона.
effect-may-gather-presence = Можно переместить сюда 1 своё присутствие из соседнего региона.
effect-presence-from-origin = Переместите сюда 1 присутствие из исходного региона.
effect-add-presence = Добавьте 1 своё присутствие.
effect-add-presences = Добавьте { $count } своих присутствия.
effect-add-presence-to-own-land = Добавьте 1 присутствие в один из своих регионов.
effect-add-presence-within = Добавьте 1 присутствие (дальность { $range }).
effect-destroy-presence = { $count ->
    [one] Уничтожьте { $count } своё присутствие.
   *[other] Уничтожьте { $count } своих присутствия.
}
effect-destroy-from-tracks = Уничтожьте 1 присутствие со своих шкал.
effect-lose-energy = { $amount ->
    [one] Потеряйте { $amount } энергию.
   *[other] Потеряйте { $amount } энергии.
}
effect-return-presence = { $count ->
    [one] Выбранный дух возвращает сюда до { $count } своего уничтоженного присутствия.
   *[other] Выбранный дух возвращает сюда до { $count } своих уничтоженных присутствий.
}
effect-energy = { $amount ->
    [one] Получите { $amount } энергию.
   *[other] Получите { $amount } энергии.
}
effect-energy-for-each = { $amount ->
    [one] Получите { $amount } энергию { $of }.
   *[other] Получите { $amount } энергии { $of }.
}
effect-each-spirit-energy = { $amount ->
    [one] Каждый дух получает { $amount } энергию.
   *[other] Каждый дух получает { $amount } энергии.
}
effect-each-spirit-energy-for-each = { $amount ->
    [one] Каждый дух получает { $amount } энергию { $of }.
   *[other] Каждый дух получает { $amount } энергии { $of }.
}
effect-target-energy = { $amount ->
    [one] Выбранный дух получает { $amount } энергию.
   *[other] Выбранный дух получает { $amount } энергии.
}
effect-target-energy-for-each = { $amount ->
    [one] Выбранный дух получает { $amount } энергию { $of }.
   *[other] Выбранный дух получает { $amount } энергии { $of }.
}
effect-gain-power = Получите карту способности.
effect-gain-minor = Получите малую способность.
effect-gain-major = Получите великую способность.
effect-target-gains-power = Выбранный дух получает карту способности.
effect-target-gains-minor = Выбранный дух получает малую способность.
effect-target-gains-major = Выбранный дух получает великую способность.
effect-target-gains-shared = Выбранный дух получает карту способности, а вы — одну из тех, что он не взял.
effect-gain-elements = { $count ->
    [one] Выбранный дух получает { $count } стихию на свой выбор. Если это другой дух, вы получаете такую же.
    [few] Выбранный дух получает { $count } разные стихии на свой выбор. Если это другой дух, вы получаете такие же.
   *[many] Выбранный дух получает { $count } разных стихий на свой выбор. Если это другой дух, вы получаете такие же.
}
effect-gain-own-element = Получите 1 стихию из тех, что у вас есть.
effect-forget-card = Забудьте карту способности.
effect-blight-gone = 1 скверна отсюда уходит из игры.
effect-push-presence = Вытолкните 1 своё присутствие.
effect-take-back = { $count ->
    [one] Верните на руку { $count } карту из сброса.
    [few] Верните на руку { $count } карты из сброса.
   *[many] Верните на руку { $count } карт из сброса.
}
effect-reveal-fear = Откройте 1 карту страха, заработанную или нет. Она остаётся на своём месте.
effect-play-gained = Её можно сразу разыграть, заплатив её цену.
effect-push-presence-with = Выбранный дух может вытолкнуть 1 своё присутствие, а с ним до { $count } жетонов каждого вида: { $kinds-pl }.
effect-swap-gifts = Вы и выбранный дух можете отдать друг другу по 1 карте с руки.
effect-rescue-dahan = Даханов, вытолкнутых в океан, можно вместо этого поставить в любые прибрежные регионы.
effect-skip = В этом ходу захватчики пропускают здесь { $actions-acc }.
effect-bounty = Ещё 1 страх за каждое уничтоженное этой способностью поселение/город (не больше { $most }).
effect-build = Захватчики строят.
effect-ravage = Захватчики разоряют.
effect-other-terrain = Выберите тип местности, которого нет на картах захватчиков в областях.
effect-use-slow = Можно сразу применить 1 медленную способность.
effect-return-event = { $count ->
    [one] Эта карта возвращается под { $count } верхнюю карту колоды событий.
   *[other] Эта карта возвращается под { $count } верхние карты колоды событий.
}
effect-add-fear-card = Добавьте 1 карту наверх колоды страха.
effect-drop-fear-card = Уберите из игры верхнюю карту колоды страха.
effect-drop-invader-card = Уберите из игры верхнюю карту колоды захватчиков.
effect-accelerate = Сбросьте верхнюю карту захватчиков.
effect-invaders-act = Захватчики ещё раз строят и разведывают, затем карты сдвигаются.
effect-draw-minor = Возьмите на руку 1 карту малой способности.
effect-draw-major = Возьмите на руку 1 карту великой способности; забывать за неё ничего не нужно.
effect-offer = Вместе заплатите { $energy } энергии и уничтожьте здесь { $presence } присутствия.
effect-raise-terror = Степень ужаса растёт; на третий раз вы побеждаете.
effect-resolve-fear = Примените все полученные карты страха.
effect-repeat = Повторите эту способность.
effect-repeat-within = Повторите эту способность в другом регионе не дальше { $range } от региона-цели, не глядя на её условия.
effect-repeat-near = Повторите эту способность в соседнем регионе, не глядя на дальность и условия.

## Длительные эффекты: до конца хода, если не сказано иное

lasting-where = { $with-count ->
    [0] В этом ходу { $land-every }:
   *[other] В этом ходу { $land-every } { $with }:
}
lasting-where-always = { $with-count ->
    [0] { CAP($land-every) }:
   *[other] { CAP($land-every) } { $with }:
}
lasting-skip = Захватчики пропускают { $actions-acc }.
lasting-skip-city = Пропустите строительство, которое добавило бы город.
lasting-skip-next = В этом ходу захватчики пропускают здесь следующее { $actions-acc }.
lasting-skip-one = В этом ходу здесь можно пропустить 1 { $actions-acc }.
lasting-defend-targets-lands = В этом ходу в каждом регионе с присутствием выбранного духа защита { $amount }.
lasting-dahan-health = В этом ходу у даханов здесь +{ $amount } к стойкости.
lasting-dahan-safe = В этом ходу даханам здесь нельзя нанести урон и их нельзя уничтожить.
lasting-dahan-safe-in-ravage = В этом ходу даханы здесь не получают урона при разорении.
lasting-dahan-strike-together = В этом ходу даханы бьют одновременно с разоряющими захватчиками.
lasting-idle = Не действуют: { $kinds-pl }.
lasting-isolated = Изолируйте регион.
lasting-land-health-less = Стойкость региона меньше на { $amount }.
lasting-land-health-more = Стойкость региона больше на { $amount }.
lasting-sit-out = { $count ->
    [one] Не участвует в разорениях { $count } { $kinds }.
    [few] Не участвуют в разорениях { $count } { $kinds-gen }.
   *[many] Не участвуют в разорениях { $count } { $kinds-plgen }.
}
lasting-sit-out-up-to = { $which ->
    [damaged] До { $count } раненых { $kinds-plgen } не участвуют в разорениях.
    [strifed] До { $count } { $kinds-plgen } с раздором не участвуют в разорениях.
   *[any] До { $count } { $kinds-plgen } не участвуют в разорениях.
}
lasting-sit-out-all = { $which ->
    [damaged] Не участвуют в разорениях: раненые { $kinds-pl }.
    [strifed] Не участвуют в разорениях: { $kinds-pl } с раздором.
   *[any] Не участвуют в разорениях: { $kinds-pl }.
}
lasting-sit-out-for-each = { $count ->
    [one] Не участвует в разорениях { $count } { $kinds } { $of }.
    [few] Не участвуют в разорениях { $count } { $kinds-gen } { $of }.
   *[many] Не участвуют в разорениях { $count } { $kinds-plgen } { $of }.
}
lasting-no-blight = В этом ходу сюда нельзя добавить скверну.
lasting-range-to = { $with-count ->
    [0] В этом ходу у способностей выбранного духа +{ $amount } к дальности, если цель — { $land }.
   *[other] В этом ходу у способностей выбранного духа +{ $amount } к дальности, если цель — { $land } { $with }.
}
lasting-change-speed = Один раз в этом ходу выбранный дух может применить медленную способность как быструю или быструю как медленную.
lasting-first-ravage-builds = В этом ходу первое разорение здесь становится строительством.
lasting-no-cascade = В этом ходу добавленная сюда скверна не распространяется.
lasting-weaker-attack = В этом ходу каждый захватчик здесь наносит на { $amount } меньше урона.
lasting-weaker-ravage = Следующее разорение здесь наносит на { $amount } меньше урона.
lasting-no-healing = В этом ходу раненые захватчики здесь не восстанавливаются.
lasting-push-added = В этом ходу каждого добавленного сюда захватчика можно сразу вытолкнуть.
lasting-after-destroyed = Один раз в этом ходу, после уничтожения здесь { $kinds-plgen }:
lasting-range = В этом ходу у способностей выбранного духа +{ $amount } к дальности.
lasting-damage-once = { $amount ->
    [one] Один раз в этом ходу способность выбранного духа может нанести ещё { $amount } урон.
   *[other] Один раз в этом ходу способность выбранного духа может нанести ещё { $amount } урона.
}
lasting-make-fast = Один раз в этом ходу выбранный дух может применить как быструю медленную способность, которая выталкивает или привлекает.
lasting-make-fast-any = { $amount ->
    [one] В этом ходу выбранный дух может применить до { $amount } медленной способности как быструю.
   *[other] В этом ходу выбранный дух может применить до { $amount } медленных способностей как быстрые.
}
lasting-make-fast-user = { $amount ->
    [one] В этом ходу вы можете применить до { $amount } медленной способности как быструю.
   *[other] В этом ходу вы можете применить до { $amount } медленных способностей как быстрые.
}
lasting-skip-for-each = В этом ходу здесь можно пропустить 1 { $actions-acc } { $of }.
lasting-strike-skipped = После каждого действия, пропущенного благодаря этой способности: { $amount } урона здесь.
lasting-destroy-moved = В этом ходу уничтожьте каждого, кто сюда переместился ({ $kinds-pl }).
lasting-less-energy = Каждый ход вы получаете на { $amount } энергию меньше.
lasting-explorers-with-dahan = В этом ходу разведчики здесь при разорении сражаются на стороне даханов.
lasting-repeat = { $amount ->
    [1] Один раз в этом ходу выбранный дух может повторить карту способности, снова заплатив её цену.
    [one] В этом ходу выбранный дух может повторить до { $amount } карты способностей, снова заплатив их цену.
   *[other] В этом ходу выбранный дух может повторить до { $amount } карт способностей, снова заплатив их цену.
}
lasting-repeat-more = { $amount ->
    [1] Выбранный дух может повторить ещё одну.
   *[other] Выбранный дух может повторить ещё до { $amount }.
}
lasting-repeat-free = Один раз в этом ходу выбранный дух может бесплатно повторить карту способности ценой не больше { $amount }.
lasting-reclaim = В конце хода вы можете вернуть на руку 1 свою разыгранную карту.
lasting-target-reclaim = В конце хода выбранный дух может вернуть на руку 1 свою разыгранную карту.
lasting-share-presence = В этом ходу вы и выбранный дух можете отсчитывать дальность и от присутствия друг друга.
lasting-vengeance = В этом ходу за каждое уничтоженное здесь поселение, город или дахана — 1 урон.
lasting-wider-vengeance = Этот урон можно наносить и в соседних регионах.
lasting-fear-defends = В этом ходу каждый страх от ваших способностей здесь — ещё и защита 1.
lasting-builds-beside-buildings = Захватчики строят и в регионах без захватчиков, рядом с которыми не меньше { $amount } поселений/городов.
lasting-second-build = Карты из области разорения переходят во вторую область строительства, которая действует до разорения. Первая попавшая туда карта этапа II её убирает.
lasting-second-build-stays = Всю партию карты из области разорения переходят во вторую область строительства, которая действует до разорения.
lasting-second-build-twice = Если в этой фазе захватчиков не применена ни одна карта страха, вторая область строительства действует дважды.
lasting-health = { CAP($kinds-pl) }: +{ $amount } к стойкости.
lasting-less-health = { CAP($kinds-pl) }: −{ $amount } к стойкости (не меньше 1).
lasting-this-turn = В этом ходу:
lasting-no-building-fear = В этом ходу уничтоженные поселения и города не дают страха.
lasting-dahan-sit-out = В этом ходу даханы не участвуют в разорениях.
lasting-stronger-attack = { CAP($kinds-pl) }: +{ $amount } к урону при разорении.
lasting-stronger-ravage = Общий урон разоряющих захватчиков больше на { $amount }.
lasting-stronger-ravage-for-each = Общий урон разоряющих захватчиков больше на { $amount } { $of }.
lasting-more-explorers = Разведка добавляет на { $amount } разведчика больше.
lasting-wider-explore = Разведка достаёт на { $amount } регион дальше.
lasting-explore-town = На каждом поле первая разведка добавляет 1 поселение вместо 1 разведчика.
lasting-ravage-builds = Вместо разорения захватчики строят.
lasting-fear-pool = Для карты страха нужно на { $amount } страха больше с каждого игрока.
lasting-more-blight = Если разорение наносит региону на { $amount } или более урона сверх его стойкости, оно добавляет ещё 1 скверну: она не распространяется и не уничтожает присутствие.
lasting-attack = { CAP($kind) } наносит { $amount } урона.
lasting-town-after-blight = Когда разорение добавляет скверну, добавьте 1 поселение в соседний регион без поселений/городов.
lasting-skip-first-explore = В ближайшей обычной разведке пропустите на каждом поле подходящий регион с наименьшим номером.
lasting-skip-first = По ближайшей карте { $action-gen } пропустите на каждом поле подходящий регион с наименьшим номером.
lasting-skip-explore-card = В ближайшей обычной разведке откройте карту, но не разведывайте. Карты сдвигаются как обычно.
lasting-skip-card = Ближайшая карта { $action-gen } не действует. Сдвигается она как обычно.
lasting-hold-build = Ближайшая карта строительства не действует и не сдвигается.
lasting-late-explore = Пропустите ближайшую обычную разведку: карту не открывайте. В разведке после неё откройте на одну карту больше.
lasting-no-source = Разведчики отсюда не приходят.
lasting-wounds-stay = В конце этого хода урон захватчиков не снимается.
lasting-wounds-weaken = В этом ходу при разорении захватчик наносит на 1 урон меньше за каждый полученный урон.
lasting-isolated-where = Регион изолирован.
lasting-less-attack = { $amount ->
    [one] В этом ходу при разорении { $kinds } наносит на { $amount } урон меньше.
   *[other] В этом ходу при разорении { $kinds } наносит на { $amount } урона меньше.
}
lasting-less-to-dahan = В этом ходу каждое разорение наносит даханам на { $amount } урона меньше.
lasting-more-energy = { $amount ->
    [one] Каждый дух получает каждый ход на { $amount } энергию больше.
   *[other] Каждый дух получает каждый ход на { $amount } энергии больше.
}
lasting-more-plays = { $amount ->
    [one] Каждый дух может играть каждый ход на { $amount } карту больше.
    [few] Каждый дух может играть каждый ход на { $amount } карты больше.
   *[many] Каждый дух может играть каждый ход на { $amount } карт больше.
}
lasting-all-fast = Все способности — быстрые. Те, что и так быстрые, стоят на 1 энергию меньше; природные способности и карты стоимостью 0 вместо этого дают 1 энергию.
lasting-extra-explorer = При каждой разведке на каждом поле в один из разведанных регионов добавляют ещё 1 разведчика.
lasting-thin-margin = Вначале на карте скверны на { $amount } скверны больше за каждое поле. Когда её переворачивают, кладут на { $amount } меньше за каждое поле.
lasting-terror-by-rituals = Полученные карты страха не повышают степень ужаса и не применяются в фазе захватчиков.
lasting-ritual = В фазе быстрых или медленных способностей, в регионе с присутствием каждого духа и { $amount } даханами за каждого игрока:
lasting-raids = После действия, переместившего даханов, каждый из них наносит 1 урон там, где оказался.
lasting-reinforcements = После действия, уничтожившего поселения/города: за каждый город добавьте 1 поселение, за каждое поселение — 1 разведчика в ближайший регион с даханами.
lasting-last-stand = Когда получена последняя карта страха, все даханы разом бьют захватчиков, как после разорения. Если после этого нет победы, вы проиграли.

## Противники и карты скверны

level-setup = При подготовке к игре:
level-after-setup = После первой разведки:
escalation-after-in = После разведки в каждом разведанном регионе:
loss-buildings = Если в одном регионе окажется { $amount } или больше поселений/городов, вы проиграли.
loss-in-inner-lands = Если после первого хода в сердце острова есть { $kinds }, вы проиграли.
loss-few-per-player = Если на острове меньше { $amount } { $kinds-plgen } за каждого игрока, вы проиграли.
victory-rituals = Степень ужаса повышают только ритуалы; третий приносит победу. Пустая колода страха победы не даёт.
victory-insurrection = На степени ужаса II победа, если поселений/городов нигде не больше, чем даханов; на степени III — если таких регионов меньше, чем игроков. Сама по себе пустая колода страха победы не даёт.
blight-at-once = Немедленно:
blight-each-phase = Каждую фазу захватчиков:

## Что говорят особые правила

special-damage-bonus = Каждое применение вашей способности, которая наносит урон, наносит ещё { $amount } урон.
special-gather-dahan = { $amount ->
    [one] Когда ваша способность даёт защиту одному региону, после этого можно привлечь туда { $amount } дахана.
   *[other] Когда ваша способность даёт защиту одному региону, после этого можно привлечь туда до { $amount } даханов.
}
special-builds-explorers = В ваших святилищах захватчики строят разведчика вместо поселения или города.
special-weak-invaders = В ваших святилищах у захватчиков −{ $amount } к стойкости (не меньше 1).
special-push-after-growth = Добавив присутствие при росте, можно вытолкнуть оттуда 1 { $kinds-acc }.
special-defend-sites = В ваших святилищах защита { $amount }.
special-sites-in = Ваше присутствие { $terrains-in } — уже святилище.
special-fast-for = Каждый ход можно применить как быструю 1 медленную способность за каждую вашу стихию «{ $element }».
special-reach-dahan = Применяя способность, можно заплатить { $amount } энергию и выбрать целью любой регион с даханами, не глядя на дальность.
special-skip-for-presence = Когда захватчики собираются разорять или строить в вашем святилище, можно уничтожить там 1 своё присутствие и пропустить это действие.
special-regrowth = { $amount ->
    [0] При росте можно добавлять своё уничтоженное присутствие.
   *[other] При росте можно добавлять своё уничтоженное присутствие. На осквернённом острове за каждое платят { $amount } энергию.
}
special-follow-dahan = Когда дахан перемещается, вместе с ним может уйти 1 ваше присутствие оттуда.
special-loss-for-dahan = После разорения, уничтожившего даханов, вы теряете столько же присутствий в этом регионе и соседних.
special-dreams = Ваши способности не наносят урона и не уничтожают. Когда способность уничтожила бы захватчика: 2 страха за поселение, 5 за город; разведчиков и поселения вытолкните. Каждого захватчика — один раз за способность. Даханов это не касается.
special-ocean-in-play = Ваше присутствие может быть только в океанах и прибрежных регионах. На полях с вашим присутствием океан — прибрежное болото для способностей и для скверны. Захватчики и даханы, попавшие туда, тонут.
special-drowning = Утопленные жетоны уничтожены. В любой момент можно обменять стойкость утопленных захватчиков на энергию: 1 за столько стойкости, сколько игроков.

## Рост

grow-reclaim = Верните на руку все карты из сброса.
grow-reclaim-one = Верните на руку 1 карту из сброса.
grow-gain-power = Получите карту способности.
grow-add-presence = Добавьте 1 присутствие (дальность { $range }).
grow-add-presence-in = Добавьте 1 присутствие в { $terrains-acc } (дальность { $range }).
grow-add-presence-to = { $with-count ->
    [0] Добавьте 1 присутствие в { $land } (дальность { $range }).
   *[other] Добавьте 1 присутствие в { $land } { $with } (дальность { $range }).
}
grow-add-to-ocean = Добавьте 1 присутствие в любой океан.
grow-gather-into-oceans = Привлеките по 1 присутствию в каждый океан.
grow-push-from-oceans = Вытолкните по 1 присутствию из каждого океана.
grow-more-plays = { $amount ->
    [one] В этом ходу можно разыграть ещё { $amount } карту.
    [few] В этом ходу можно разыграть ещё { $amount } карты.
   *[many] В этом ходу можно разыграть ещё { $amount } карт.
}
grow-energy = { $amount ->
    [one] Получите { $amount } энергию.
   *[other] Получите { $amount } энергии.
}

## Что считается

for-each = { $of-each }
for-every-2 = за каждых двух { $of-plgen }
for-every-3 = за каждых трёх { $of-plgen }
at-most-3 = { $of } (не больше 3)
at-most-4 = { $of } (не больше 4)
at-most-5 = { $of } (не больше 5)
at-most-8 = { $of } (не больше 8)
at-most-6 = { $of } (не больше 6)
destroyed-invader = захватчик
    .each = за каждого захватчика, уничтоженного этой способностью
removed-presence = присутствие
    .each = за каждое присутствие, удалённое этой способностью
removed-explorer = разведчик, удалённый этой способностью
    .pl = разведчики, удалённые этой способностью
    .plgen = разведчиков, удалённых этой способностью
one-action = действие
    .acc = действие
all-actions = все действия
    .acc = все действия
presence-own = ваше присутствие здесь
    .each = за каждое ваше присутствие здесь
card-target-played = карта, которую он разыграл
    .each = за каждую карту, которую он разыграл в этом ходу
type-of-invader = вид захватчиков здесь
    .each = за каждый вид захватчиков здесь
disease-at-target = болезнь в выбранном регионе
    .each = за каждую болезнь в выбранном регионе
here-and-near-blight = скверна здесь и в соседних регионах
    .each = за каждую скверну здесь и в соседних регионах
here-and-near-spirit-token = жетоны духов здесь и в соседних регионах
    .each = за каждый жетон духа здесь и в соседних регионах
here-and-near-wilds = жетон дебрей здесь и в соседних регионах
    .each = за каждый жетон дебрей здесь и в соседних регионах
dahan-times-presence-own = даханы
    .each = за каждого дахана на каждое ваше присутствие здесь
count-sun = солнце
    .each = за каждое ваше солнце
count-moon = луна
    .each = за каждую вашу луну
count-fire = огонь
    .each = за каждый ваш огонь
count-air = воздух
    .each = за каждый ваш воздух
count-water = вода
    .each = за каждую вашу воду
count-earth = земля
    .each = за каждую вашу землю
count-plant = флора
    .each = за каждую вашу флору
count-animal = фауна
    .each = за каждую вашу фауну

## Что говорят карты захватчиков

invaders-terrains = { $stage }: { $terrains-both }.
invaders-escalating = { $stage }: { $terrains-both }, с эскалацией.
invaders-coastal = { $stage }: все прибрежные регионы.
part-until-stage = { $stage } или раньше:
part-from-stage = { $stage } или позже:
part-at = { $when }:
part-until-terror = { $level } или ниже:
part-from-terror = { $level } или выше:
part-healthy = Первозданный остров:
part-blighted = Осквернённый остров:

### Moves

move-grow = Вариант роста { $option }
move-act = Действие роста { $action }
move-play = Разыграть «{ $card }»
move-ready = Завершить фазу
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
move-discard = Сбросить «{ $card }»
move-put = Внести { $amount } энергии
move-give = Отдать «{ $card }»
move-element = Получить стихию: { $element }
move-pick =
    Выбрать { $piece-acc }{ $owner ->
        [0] {""}
       *[other] {" "}игрока { $owner }
    } в { $land }{ $marks ->
        [damage] {" "}(урон { $damage })
        [strife] {" "}(раздор { $strife })
        [both] {" "}(урон { $damage }, раздор { $strife })
       *[none] {""}
    }
move-send =
    Переместить { $piece-acc }{ $owner ->
        [0] {""}
       *[other] {" "}игрока { $owner }
    } из { $from } в { $to }{ $marks ->
        [damage] {" "}(урон { $damage })
        [strife] {" "}(раздор { $strife })
        [both] {" "}(урон { $damage }, раздор { $strife })
       *[none] {""}
    }
move-presence = Переместить присутствие из { $from } в { $to }
move-choose = Выбрать вариант { $option }
move-yes = Да
move-no = Нет
move-skip = Готово
move-track-action = Выполнить действие деления шкалы: { $action }
move-ritual = Провести ритуал в { $land }
move-destroyed = Добавить уничтоженное присутствие
move-reveal = Открыть карту страха { $place }

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
event-lost-from-track = Игрок { $seat } теряет 1 присутствие со шкал.
event-returned-presence = Уничтоженное присутствие игрока { $seat } возвращается в { $land }.
event-power-drawn = Взята карта «{ $card }».
event-gained-card = Игрок { $seat } получает «{ $card }».
event-progressed = Игрок { $seat } берёт следующую карту для изучения: «{ $card }».
event-forgot = Игрок { $seat } забывает «{ $card }».
event-discarded = Игрок { $seat } сбрасывает «{ $card }».
event-gave = Игрок { $seat } отдаёт «{ $card }» игроку { $to }.
event-gained-element = Игрок { $seat } получает стихию: { $element }.
event-played = Игрок { $seat } разыгрывает «{ $card }».
event-ready = Игрок { $seat } готов.
event-used = Игрок { $seat } применяет «{ $card }».
event-used-innate = Игрок { $seat } применяет природную способность «{ $innate }».
event-repeated = Игрок { $seat } повторяет «{ $card }».
event-targeted-land = Цель — { $land }.
event-targeted-spirit = Цель — дух игрока { $seat }.
event-threshold = Достигнут порог { $number }.
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
event-removed =
    Убрано из { $land }: { $piece }{ $owner ->
        [0] {""}
       *[other] {" "}игрока { $owner }
    }{ $marks ->
        [damage] {" "}(урон { $damage })
        [strife] {" "}(раздор { $strife })
        [both] {" "}(урон { $damage }, раздор { $strife })
       *[none] {""}
    }.
event-replaced = { $count ->
    [one] Замена в { $land }: вместо { $piece-gen } — { $count } { $with }.
    [few] Замена в { $land }: вместо { $piece-gen } — { $count } { $with-gen }.
   *[many] Замена в { $land }: вместо { $piece-gen } — { $count } { $with-plgen }.
}
event-pushed =
    Вытолкнуто из { $from } в { $to }: { $piece }{ $owner ->
        [0] {""}
       *[other] {" "}игрока { $owner }
    }{ $marks ->
        [damage] {" "}(урон { $damage })
        [strife] {" "}(раздор { $strife })
        [both] {" "}(урон { $damage }, раздор { $strife })
       *[none] {""}
    }.
event-gathered =
    Привлечено из { $from } в { $to }: { $piece }{ $owner ->
        [0] {""}
       *[other] {" "}игрока { $owner }
    }{ $marks ->
        [damage] {" "}(урон { $damage })
        [strife] {" "}(раздор { $strife })
        [both] {" "}(урон { $damage }, раздор { $strife })
       *[none] {""}
    }.
event-moved =
    Перемещено из { $from } в { $to }: { $piece }{ $owner ->
        [0] {""}
       *[other] {" "}игрока { $owner }
    }{ $marks ->
        [damage] {" "}(урон { $damage })
        [strife] {" "}(раздор { $strife })
        [both] {" "}(урон { $damage }, раздор { $strife })
       *[none] {""}
    }.
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
event-added = { $count ->
    [one] Добавлено в { $land }: { $count } { $piece }.
    [few] Добавлено в { $land }: { $count } { $piece-gen }.
   *[many] Добавлено в { $land }: { $count } { $piece-plgen }.
}
event-strifed = 1 раздор получает { $piece } в { $land }.
event-lost-strife = 1 раздор теряет { $piece } в { $land }.
event-blight-turned = { $healthy ->
    [0] Остров осквернён: «{ $card }». Скверны на карте: { $blight }.
   *[other] Остров пока здоров: «{ $card }». Скверны на карте: { $blight }.
}
event-drawn = Событие: «{ $card }».
event-drawn-idle = Событие: «{ $card }». На первом ходу его не применяют.
event-blight-left = 1 скверна с карты скверны уходит из игры.
event-fear-card-added = В колоду страха добавлена 1 карта.
event-fear-card-left = 1 карта страха уходит из игры.
event-second-build-ended = Карта этапа II убирает вторую область строительства.
lost-adversary = Выполнено условие поражения этого противника.
lost-scenario = Выполнено условие поражения этого сценария.
event-rule-acted = { $rule }.
event-dreamt = { $count ->
    [one] В { $land } видит во сне свою гибель: { $count } { $piece }.
    [few] В { $land } видят во сне свою гибель: { $count } { $piece-gen }.
   *[many] В { $land } видят во сне свою гибель: { $count } { $piece-plgen }.
}
event-fear-seen = Открыта карта страха { $place }: «{ $card }».
event-drowned = Игрок { $seat } хранит стойкость утопленных: { $health }.

### Refusals

why-over = Игра окончена.
why-no-such-seat = Такого игрока в этой партии нет.
why-no-such-land = Региона { $land } на этом острове нет.
why-chance-first = Сначала надо открыть карту.
why-not-your-question = Сейчас решает игрок { $seat }.
why-not-asked = Сейчас ничего подобного решать не надо.

why-grow-first = Сначала выберите вариант роста.
why-no-such-option = Варианта роста { $option } нет.
why-option-picked = Вариант роста { $option } нельзя выбрать ещё раз.
why-grown-already = В этом ходу вы уже выбрали рост.
why-growth-unfinished = Сначала выполните все действия выбранного роста.
why-no-such-action = В выбранном росте нет действия { $action }.
why-action-done = Действие роста { $action } уже выполнено.
why-played-already = Карта «{ $card }» уже разыграна.
why-discarded = Карта «{ $card }» в вашем сбросе: сначала верните её ростом.
why-too-dear = Вам не хватает энергии на «{ $card }».
why-not-in-range = { $land } слишком далеко.
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
why-no-such-piece = { $marks ->
    [damage] В { $land } нет { $piece-gen } с уроном { $damage }.
    [strife] В { $land } нет { $piece-gen } с раздором { $strife }.
    [both] В { $land } нет { $piece-gen } с уроном { $damage } и раздором { $strife }.
   *[none] В { $land } нет { $piece-gen } без урона.
}
why-chosen-already = Каждый жетон выбирают один раз: выберите в { $land } другого захватчика.
why-too-healthy = Стойкость { $piece-gen } в { $land } больше, чем осталось убрать.
why-strife-already = Раздор уже добавлен: { $piece } в { $land }. Выберите другого захватчика.
why-safe = В этом ходу в { $land } уничтожить { $piece-acc } нельзя.
why-push-from = Жетоны выталкивают из { $land }.
why-push-apart = В { $land } жетон уже вытолкнут: выберите другой регион.
why-push-without = Только в регион без таких жетонов; { $land } не таков.
why-push-only = В { $land } вытолкнуть нельзя.
why-push-toward-ocean = Из { $land } до океана не ближе.
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
why-threshold-first = Сначала решите, применять ли порог.
why-damage-first = Сначала распределите урон.
why-movement-first = Сначала решите, какие жетоны перемещаются.
why-piece-first = Сначала выберите жетоны.
why-presence-first = Сначала добавьте присутствие.
why-cascade-first = Сначала выберите, куда распространится скверна.
why-ravage-first = Сначала выберите, где разорение будет следующим.
why-not-such-a-card = «{ $card }» не ваша карта такого вида.
why-none-to-add = Больше таких жетонов добавить нельзя.
why-land-used = { $land } уже выбран.
why-land-first = Сначала выберите регион.
why-share-first = Сначала исполните карту страха, игрок за игроком.
why-card-first = Сначала разберитесь с картами.
why-element-first = Сначала выберите стихии.
why-decide-first = Сначала ответьте на вопрос.
why-price-first = Сначала вместе заплатите цену или откажитесь от неё.
why-not-slow = «{ $card }» — не медленная способность, которую сейчас можно применить.
why-no-track-action = На открытых делениях ваших шкал нет действия { $action }.
why-track-action-done = Это деление шкалы в этом ходу уже использовано.
why-track-action-useless = Сейчас это деление шкалы ничего не даст.
why-no-rituals = В этой партии нет ритуалов.
why-no-ritual-there = Ритуал в { $land } невозможен: нужны фаза быстрых или медленных способностей, присутствие каждого духа, достаточно даханов и всё, чем за него платят.
why-offer-first = Сначала духи отдают то, чего требует ритуал.
why-no-energy-to-offer = У вашего духа нет энергии, или её больше не нужно.
why-others-cannot-offer = Остальные не могут отдать всё, чего не хватает.
why-not-explored = { $land } сейчас не разведывали.
why-not-discarded = Карты «{ $card }» нет в вашем сбросе.
why-start-first = Сначала выберите, где начнёт ваше присутствие.
why-no-start = Ваше присутствие не может начать в { $land }.
why-no-regrowth = Сейчас нельзя добавить уничтоженное присутствие.
why-no-hidden-fear = Карта страха { $place } не лежит рубашкой вверх.
why-no-such-element = Этой стихии у вас нет.
why-no-rescue = На берег выносят только даханов из океана, каждого в прибрежный регион.
why-may-not-dwell = Ваше присутствие бывает только в океанах и прибрежных регионах, а { $land } не таков.

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
question-threshold = Применить порог { $number }?
question-instead = Что из двух?
question-damage = Урон { $kinds-pldat } в { $land }: { $left }.
question-damage-around = Урон { $kinds-pldat } здесь и в соседних регионах: { $left }.
question-damage-different = { $left ->
    [one] Выберите в { $land } ещё { $left } захватчика и нанесите ему 1 урон.
   *[other] Выберите в { $land } ещё { $left } захватчиков и нанесите каждому 1 урон.
}
question-damage-different-up-to = { $left ->
    [one] Выберите в { $land } ещё до { $left } захватчика и нанесите ему 1 урон.
   *[other] Выберите в { $land } ещё до { $left } захватчиков и нанесите каждому 1 урон.
}
question-bonus = Добавить к этому подаренный урон?
question-push = Вытолкните из { $land } { $left } ({ $kinds-pl }).
question-push-up-to = Вытолкните из { $land } до { $left } ({ $kinds-pl }).
question-gather = Привлеките в { $land } { $left } ({ $kinds-pl }).
question-gather-up-to = Привлеките в { $land } до { $left } ({ $kinds-pl }).
question-bring = Переместите из { $from } в { $to } { $left } ({ $kinds-pl }).
question-bring-up-to = Переместите из { $from } в { $to } до { $left } ({ $kinds-pl }).
question-destroy = Уничтожьте в { $land } { $left } ({ $kinds-pl }).
question-destroy-up-to = Уничтожьте в { $land } до { $left } ({ $kinds-pl }).
question-remove = Уберите из { $land } { $left } ({ $kinds-pl }).
question-remove-up-to = Уберите из { $land } до { $left } ({ $kinds-pl }).
question-remove-health = Уберите из { $land } захватчиков общей стойкостью ещё до { $left }.
question-downgrade = Какой жетон в { $land } заменить на меньший?
question-replace = { $count ->
    [one] Вместо какого жетона в { $land } появится { $count } { $with }?
    [few] Вместо какого жетона в { $land } появятся { $count } { $with-gen }?
   *[many] Вместо какого жетона в { $land } появятся { $count } { $with-plgen }?
}
question-strife = Кто в { $land } получит 1 раздор? Осталось: { $left }.
question-strife-up-to = Кто в { $land } получит 1 раздор? Ещё до { $left }.
question-inherit-strife = Какой новый жетон в { $land } получит раздор?
question-upgrade = Какой жетон в { $land } заменить на больший?
question-badlands = Прибавить к этому урону { $amount } за пустоши в { $land }? Иначе — к следующему.
question-sit-out = Кто в { $land } не участвует в разорении? { $left } ({ $kinds-pl }).
question-sit-out-up-to = Кто в { $land } не участвует в разорении? До { $left } ({ $kinds-pl }).
question-inherit = Какой новый жетон в { $land } примет урон? Осталось: { $left }.
question-gather-presence = Откуда привлечь ваше присутствие в { $land }?
question-may-gather-presence = Привлечь 1 ваше присутствие в { $land }?
question-presence-to = В какой регион добавить присутствие (дальность { $range })?
question-presence-from = Откуда взять присутствие для { $land }?
question-choose = Выберите одно.
question-may = Сделать это?
question-pay = { $amount ->
    [one] Заплатить за это { $amount } энергию?
   *[other] Заплатить за это { $amount } энергии?
}
question-pay-together = { $aid-count ->
    [0] Осталось вместе заплатить { $left } энергии из { $amount }.
   *[other] Осталось вместе заплатить { $left } энергии из { $amount }, помогает { $aid }.
}
question-event = «{ $card }»: что произойдёт?
question-boards = На каком поле (осталось { $left })?
question-terrain = Какой тип местности?
question-use-slow-now = Какую медленную способность вы применяете?
choice-name = { $name }
question-prevent = Уничтожить на этом поле { $count } присутствия, чтобы этого не случилось?
question-prevent-here = Уничтожить здесь { $count } присутствия/даханов, чтобы этого не случилось?
question-sacrifice = Какое присутствие уничтожить (осталось { $left })?
question-land = В каком регионе?
question-lands = { $left ->
    [one] В каком регионе?
   *[other] В каком регионе? Осталось: { $left }.
}
question-lands-up-to = В каком регионе? Можно ещё: { $left }.
question-fetch = Переместите в { $land } с расстояния до { $range } ({ $kinds-pl }): { $left }.
question-fetch-up-to = Переместите в { $land } с расстояния до { $range } ({ $kinds-pl }): до { $left }.
question-pay-more = Заплатить ещё 1 энергию за 1 урон в { $land }? Уже: { $paid }.
question-play-card = Какую карту разыграть?
question-again = Забыть малую, великую и уникальную способности и выполнить всё снова?
question-forget-kind = Какую карту забыть: { $kind }?
question-recover = Какую карту вернуть?
question-add-mixed = Добавьте в { $land } ({ $kinds-pl }): { $left }. Чтобы добавить раздор, выберите захватчика.
question-leave-presence = Какое ваше присутствие выйдет из игры?
question-remove-presence = Какие ваши присутствия удалить? Можно ещё: { $left }.
question-land-elsewhere = В каком регионе? Игроки выбирают разные.
question-share = Кто следующий по карте страха?
question-order = Что раньше в { $land }?
question-react = Что происходит раньше?
question-offer = Ритуал требует ещё { $energy } энергии и { $presence } присутствия. Что вы отдаёте?
question-more-explorers = Куда приходит дополнительный разведчик?
change-skip = Действие пропускается.
change-skip-city = Строительство, которое добавило бы город, пропускается.
change-build-instead = Вместо этого строительство
change-build-explorer = Строят разведчика.
change-token = Вместо этого уходит 1 { $kind }.
change-ravage-builds = Разорение становится строительством.
change-pure = Скверна не добавляется.
change-safe = Никто не получает урона и не гибнет.
change-dream = Всё происходит лишь во сне.
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
question-take-back = { $left ->
    [one] Какую карту вернуть из сброса на руку?
   *[other] Какие карты вернуть из сброса на руку? Осталось: { $left }.
}
question-lose-presence = { $left ->
    [one] Какое ваше присутствие будет уничтожено?
   *[other] Какие ваши присутствия будут уничтожены? Осталось: { $left }.
}
question-from-tracks = С какой шкалы уничтожить присутствие?
question-from-one = Из какого региона привлечь в { $land }?
question-start = Где начнёт ваше присутствие?
question-skip-for-presence = Уничтожить 1 своё присутствие в { $land } и отменить { $action-acc }?
question-follow = Перевести 1 ваше присутствие вслед за даханом: { $from } → { $to }?
question-reveal-fear = Какую карту страха открыть? Заработано: { $earned }.
question-own-element = Какую стихию получить? Нужна та, что у вас уже есть.
question-play-gained = { $cost ->
    [one] Сыграть «{ $card }» сейчас за { $cost } энергию?
   *[other] Сыграть «{ $card }» сейчас за { $cost } энергии?
}
question-push-presence = Куда вытолкнуть ваше присутствие из { $land }?
question-push-presence-with = Вытолкнуть 1 ваше присутствие, а с ним до { $count } жетонов каждого вида: { $kinds-pl }?
question-push-one = Вытолкнуть { $kind-acc } из { $land }?
question-rescue = Каких даханов вынести на берег?
question-drown = Утопите в { $land } { $left } ({ $kinds-pl }).

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
