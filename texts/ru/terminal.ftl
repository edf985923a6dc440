# Что говорит программа `artel` в терминале.

## Панели

panel-moves = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}
panel-moves-some = { $moves ->
    [one] { $moves } ход (esc: все)
    [few] { $moves } хода (esc: все)
   *[many] { $moves } ходов (esc: все)
}
panel-preview = Что будет
panel-bot-moves = Ходит бот
panel-log = Журнал
panel-rules = Правила
panel-rules-found = { $rules ->
    [one] { $rules } правило
    [few] { $rules } правила
   *[many] { $rules } правил
}
panel-why = Почему?
panel-why-not = Почему нельзя? ({ $player })
panel-piles = Сбросы и колоды
panel-help = Справка
panel-over = Игра окончена
panel-stopped = Сделаны не все ходы
panel-cards-found = { $cards ->
    [one] { $cards } текст
    [few] { $cards } текста
   *[many] { $cards } текстов
}
panel-question = Точно?
panel-bots = Боты
panel-board = Остров
panel-players = Игроки
panel-decks = Вода, колоды, артефакты

log-empty = Пока ничего не произошло.
moves-over = Игра окончена: решать больше нечего.
moves-none-here = Таких ходов нет. w – почему нельзя, esc – все ходы.
moves-of-bots = Ходят боты.

## Клавиши

key-play = ход
key-why = почему
key-undo = отмена
key-board = поле
key-find = поиск
key-rules = правила
key-cards = карты
key-piles = сбросы
key-save = сохранить
key-open = открыть
key-language = English
key-bot = бот
key-log = журнал
key-quit = выход
key-help = справка
key-go-on = дальше
key-pause = пауза
key-forward = вперёд
key-back = назад
key-ends = начало, конец

help-keys =
    ↑ ↓  выбрать ход          ← →, 1–9  другой вид хода
    enter  сделать ход        /  найти ход по словам; несколько сразу:
           / pick town G4; pick town G4; skip
    tab  ходить по полю: в списке – ходы для этого тайла
    ?  что делает выбранный ход и по каким правилам
    w  почему нельзя? Наберите любой ход – узнаете, что мешает
    u  отменить               b  боты: один ход или место за столом
    s  сохранить   o  открыть d  сбросы и колоды
    g  журнал (PgUp, PgDn)    r  правила
    l  English                q  выйти
    пробел  придержать ботов или пустить дальше
help-cards = c  карты, планшеты и что на них написано

## Вопросы

answer-keys = enter, y: да   esc, n: нет
prompt-save = Сохранить запись в файл
prompt-open = Открыть запись или позицию
prompt-keys = enter: дальше   esc: назад
prompt-find = Найти:
confirm-reveals = Дальше решит случай. Отменить потом можно будет только с подтверждением.
confirm-undo-shown = С тех пор уже решал случай. Всё равно отменить?
confirm-quit = Партия не сохранена. Всё равно выйти?
confirm-overwrite = Файл { $file } уже есть. Заменить?
confirm-open = Эта партия не сохранена. Бросить её и открыть { $file }?
read-keys = esc: назад
read-keys-more = ↑ ↓: листать   esc: назад
why-keys = наберите ход   ↑ ↓: выбрать   tab: другой игрок   esc: назад
explain-why-not = w: почему нельзя что-то другое?
why-allowed = Этот ход сейчас возможен.
why-no-such-move = Такого хода не бывает. Наберите слова, которыми ход называется.
rules-keys = наберите слова   ↑ ↓: выбрать   PgDn: листать   tab: English   esc: назад
bots-one-move = Пусть этот ход сделает бот
bots-keys = enter: выбрать   esc: назад
controller-human = человек
controller-heuristic = бот
controller-random = случайный бот

## Сообщения

message-saved = Сохранено: { $file }
message-loaded = Открыто: { $file }
message-undone = { $moves ->
    [one] Отменён { $moves } ход.
    [few] Отменено { $moves } хода.
   *[many] Отменено { $moves } ходов.
}
message-nothing-to-undo = Отменять нечего.
message-too-small = Это окно слишком мало для игры. Сделайте его, пожалуйста, не уже { $width } знаков и не ниже { $height } строк.
message-goodbye = До встречи!
line-stopped = Ход { $number } из { $moves } («{ $text }») не сделан, следующие за ним тоже. Всё, что было до него, остаётся.
over-moves = { $moves ->
    [one] Сделан { $moves } ход.
    [few] Сделано { $moves } хода.
   *[many] Сделано { $moves } ходов.
}
over-keys = u: отменить   s: сохранить запись   q: выйти   esc: посмотреть на поле

## Что не так в командной строке

error-no-terminal = здесь нет терминала, на котором можно рисовать; играйте построчно: --plain
error-bots = --bots: «{ $given }» не подходит; укажите число от 0 до { $seats }
error-seats = --seats: указано { $given }, а мест в игре { $seats }; назовите, кто играет за каждое, например: human,heuristic
error-controller = --seats: «{ $given }» не подходит; бывают: { $known }
error-not-a-record = { $file }: это позиция, а не запись партии; посмотреть её можно так: artel position print
error-not-a-position = { $file }: это запись партии, а не позиция; посмотреть её можно так: artel replay
game-unknown = игры «{ $game }» нет; есть такие: { $games }
file-missing = { $file }: такого файла нет; проверьте имя
file-is-folder = { $file }: это папка, а не файл; назовите файл в ней
file-forbidden = { $file }: читать этот файл вам не разрешено
file-unreadable = { $file }: не читается
file-too-large = { $file }: для записи или позиции слишком велик; не другой ли файл вы имели в виду?
file-not-text = { $file }: не текстовый файл; записи и позиции – это текст в UTF-8
file-no-name = { $file }: это не имя файла
file-exists = { $file }: файл уже есть; выберите другое имя или замените его: --force (в игре: save!)
file-not-written = { $file }: не удалось записать

## Построчно

plain-welcome = Artel. Наберите номер хода, ход словами или команду; список команд – «помощь».
plain-seat-moves = { $player }:
plain-many-moves = { $numbers }. { $heading } … («ходы» – показать все, «ходы СЛОВА» – некоторые)
plain-bot-move = { $player } (бот): { $move }
plain-no-such-number = { $moves ->
    [0] Ходов нет.
    [1] Есть только ход 1.
   *[other] Такого номера нет: выберите от 1 до { $moves }.
}
plain-not-understood = Ни один ход и ни одна команда не подходят: «{ $text }». Список команд – «помощь»; «почему { $text }» ищет среди всех ходов.
plain-which = { $moves ->
    [one] Подходит { $moves } ход:
    [few] Подходит { $moves } хода; уточните:
   *[many] Подходит { $moves } ходов; уточните:
}
plain-undo-shown = С тех пор уже решал случай. Чтобы всё равно отменить, наберите «отмена!».
plain-load-unsaved = Эта партия не сохранена. Чтобы бросить её, наберите «загрузить! ФАЙЛ».
plain-file-needed = Назовите файл, например: сохранить партия.artel
plain-help =
    НОМЕР            сделать ход с этим номером
    ХОД              сделать ход, который так называется
    ХОД; ХОД         сделать несколько ходов подряд – до первого невозможного
    отмена           отменить последний ход (отмена! – даже если решал случай)
    сохранить ФАЙЛ   сохранить запись (сохранить! ФАЙЛ – заменить файл)
    загрузить ФАЙЛ   открыть запись или позицию (загрузить! ФАЙЛ – бросив несохранённую партию)
    почему ХОД       почему ход возможен или нет
    правила НОМЕР    прочитать правило; правила СЛОВА – поискать
    журнал           что произошло
    состояние        весь стол словами
    ходы СЛОВА       все ходы или те, где есть эти слова
    карта СЛОВА      что написано на карте или планшете, если они в игре есть
    бот              пусть этот ход сделает бот
    язык             говорить по-английски
    выход            выйти из игры

## Правила, записи, позиции

rules-rulings = Разъяснения
rules-interprets = К правилам: { $rules }
rules-nothing = Ничего не найдено.
rules-nothing-for = нет правила, где были бы все эти слова: { $words }; попробуйте меньше слов
rules-unknown = правила { $rule } нет; ближайшее – { $nearest }
replay-title = Просмотр партии
replay-position = Ход { $move } из { $moves }
replay-start = Начало
replay-happened = Что произошло
replay-verified = { $moves ->
    [one] Запись верна: { $moves } ход.
    [few] Запись верна: { $moves } хода.
   *[many] Запись верна: { $moves } ходов.
}
replay-seed = Зерно { $seed }
replay-unfinished = Партия не закончена.
position-ok = { $file }: всё верно

## Запретный Остров: имена не длиннее семи букв для самого маленького поля и буквы для фишек

tiny-fools-landing = Площ-ка
tiny-bronze-gate = Бронз.
tiny-copper-gate = Медные
tiny-gold-gate = Золотые
tiny-iron-gate = Железн.
tiny-silver-gate = Серебр.
tiny-cave-of-embers = Угли
tiny-cave-of-shadows = Тени
tiny-howling-garden = Воющий
tiny-whispering-garden = Шепчущ.
tiny-coral-palace = Кораллы
tiny-tidal-palace = Приливы
tiny-temple-of-the-moon = Луна
tiny-temple-of-the-sun = Солнце
tiny-breakers-bridge = Мост
tiny-cliffs-of-abandon = Утёсы
tiny-crimson-forest = Лес
tiny-dunes-of-deception = Дюны
tiny-lost-lagoon = Лагуна
tiny-misty-marsh = Топь
tiny-observatory = Обсерв.
tiny-phantom-rock = Скала
tiny-twilight-hollow = Лощина
tiny-watchtower = Башня

ability-diver = проплывает сквозь затопленное и утонувшее
ability-engineer = осушает два тайла за одно действие
ability-explorer = ходит и осушает ещё и по диагонали
ability-messenger = отдаёт карты на любом расстоянии
ability-navigator = проводит чужие фишки на 1–2 тайла
ability-pilot = раз за ход летит на любой тайл

letter-diver = А
letter-engineer = И
letter-explorer = С
letter-messenger = К
letter-navigator = Н
letter-pilot = П

## Запретный Остров: список ходов

heading-move = Перейти
heading-fly = Перелететь
heading-guide = Провести фишку
heading-shore-up = Осушить
heading-shore-up-two = Осушить два
heading-give = Отдать карту
heading-capture = Захватить
heading-draw = Добор
heading-flood = Прилив
heading-discard = Сбросить
heading-sandbags = Мешки с песком
heading-lift = Вертолёт
heading-take-off = Взлёт
heading-swim = Спасаться
label-draw = Взять карту артефактов
label-flood = Открыть карту приливов
label-take-off = Улететь и победить

## Запретный Остров: как идёт игра

island-actions = { $actions ->
    [0] { $adventurer }: действий не осталось, взять 2 карты артефактов
    [one] { $adventurer }: осталось { $actions } действие
    [few] { $adventurer }: осталось { $actions } действия
   *[many] { $adventurer }: осталось { $actions } действий
}
island-treasure-draw = { $cards ->
    [one] { $adventurer }: взять ещё { $cards } карту артефактов
    [few] { $adventurer }: взять ещё { $cards } карты артефактов
   *[many] { $adventurer }: взять ещё { $cards } карт артефактов
}
island-before-flood = { $cards ->
    [one] { $adventurer }: сейчас прилив, { $cards } карта – последний миг для «Мешков»
    [few] { $adventurer }: сейчас прилив, { $cards } карты – последний миг для «Мешков»
   *[many] { $adventurer }: сейчас прилив, { $cards } карт – последний миг для «Мешков»
}
island-flood-draw = { $cards ->
    [one] { $adventurer }: открыть ещё { $cards } карту приливов
    [few] { $adventurer }: открыть ещё { $cards } карты приливов
   *[many] { $adventurer }: открыть ещё { $cards } карт приливов
}
island-must-swim = { $adventurer } должен покинуть утонувший тайл
island-must-be-carried = { $adventurer }: плыть некуда, поможет только «Вертолёт»
island-must-discard = { $adventurer } держит больше 5 карт: сбросить лишнее или сыграть особую
island-won = Победа! Команда улетела с острова со всеми четырьмя артефактами.
island-lost = Поражение. { $why }
island-stakes = Победа: 4 артефакта, все на площадке, вертолёт. Беда: ☠, площадка, пара, фишка
island-dangers = Опасность! { $dangers }
island-danger-water = следующее «Наводнение!» дойдёт до черепа
island-warning-actions = { $actions ->
    [one] Осталось { $actions } действие, оно пропадёт.
    [few] Осталось { $actions } действия, они пропадут.
   *[many] Осталось { $actions } действий, они пропадут.
}
island-water = Вода
island-water-outlook = Прилив { $cards }, потом { $next }; ☠ через { $left }
island-water-last = Прилив { $cards }, потом ☠
island-flood-deck = Приливы: { $cards }, сброс { $discards }
island-treasure-deck = Добор: { $cards }, сброс { $discards }
island-waters-rise = Наводнений: { $cards }, сейчас { $percent } %
island-treasures = Артефакты
island-captured = { $treasure }: у команды, захватил { $adventurer }
island-uncaptured = { $treasure }: захватить можно { $tile-at } или { $other-at }
island-row = Ряд { $row }: { $tiles }.
island-player = Игрок { $seat }: { $adventurer }, { $tile-at }.
island-hand = Карты: { $cards }.
island-pawns = здесь { $pawns }
island-helipad = отсюда улетают
island-dry = сухо
island-flooded = затоплено
island-sunk = под водой
tell-water = Вода на делении { $mark } из 10: карт приливов за ход – { $cards }, подъёмов до черепа – { $left }.
tell-flood-deck = Колода приливов: карт – { $cards }, в сбросе – { $discards }.
tell-treasure-deck = Колода артефактов: карт – { $cards }, в сбросе – { $discards }. Наводнений в колоде – { $rises }; следующая карта окажется «Наводнением!» с вероятностью { $percent } %.
discard-treasure = Сброс артефактов
discard-flood = Сброс приливов
deck-treasure = Ещё в колоде артефактов
deck-flood = Ещё в колоде приливов
deck-known = Сверху, в этом порядке: { $cards }
deck-next = Сначала, в любом порядке, каждая с вероятностью { $percent } %
deck-later = { $percent ->
    [0] Потом
   *[other] Потом, каждая с вероятностью { $percent } %
}
pile-empty = нет

odds-sinks = { $tile }: утонет с вероятностью { $percent } %
odds-floods = { $tile }: затопит с вероятностью { $percent } %
odds-safe = { $tile }: в этот прилив не грозит ничего
odds-waters-rise = «Наводнение!» придёт с вероятностью { $percent } %
odds-known-card = Карта известна: { $card }
odds-flood-card = { $cards ->
    [one] Выйти может { $cards } карта, каждая с вероятностью { $percent } %
    [few] Выйти могут { $cards } карты, каждая с вероятностью { $percent } %
   *[many] Выйти могут { $cards } карт, каждая с вероятностью { $percent } %
}
odds-would-sink = Утонут: { $tiles }

legend-title = Знаки
legend-flooded = затоплено; открытая вода без имени – тайл утонул
legend-sinks = затоплено, и карта этого тайла может быть следующей: он утонет
legend-floods = карта этого тайла может быть следующей
legend-skull = вода поднялась сюда – игра проиграна

## Истории с Призраками: силы в двух словах

ability-bottomless-pockets = жетон Дао перед перемещением
ability-enfeeblement-mantra = ослабляет призрака на 1
ability-heavenly-gust = и помощь, и изгнание за ход
ability-second-wind = помощь или изгнание дважды
ability-gods-favorite = перебрасывает кубики
ability-strength-of-a-mountain = четвёртый кубик и без проклятий
ability-dance-of-the-peaks = переходит на любой тайл
ability-dance-of-the-twin-winds = передвигает и другого Даоса

## Истории с Призраками: список ходов

heading-yin = Фаза Инь
heading-power = Силы
heading-ask = Помощь жителя
heading-call = Инь-Ян: помощь
heading-cleanse = Инь-Ян: освободить
heading-exorcise = Изгнание
heading-buddha = Поставить Будду
heading-end = Конец хода
heading-place = Куда карту
heading-suffer = Кто теряет 1 Чи
heading-take = Взять жетон Дао
heading-revive = Вернуть к жизни
heading-restore = Освободить тайл
heading-banish = Прогнать
heading-calm = Вернуть фигурки
heading-pray = Молитвенный Круг
heading-shift = Перенести призрака
heading-carry = Перенести Даоса
heading-skip = Пропустить
heading-keep = Оставить
heading-reroll = Перебросить
heading-request = Попросить жетоны
heading-lend = Ваши жетоны Дао
heading-judge = Кого изгнать
heading-pay = Потратить жетон
heading-curse-first = Первое проклятие
heading-reward = Награда
label-yin = Действуют призраки
label-end = Завершить ход
label-skip = Здесь – ничего
label-keep = Пусть лежит как есть
label-lend = Поделиться
label-refuse = Оставить себе
label-dispel-both = Обоих призраков
label-give-up = Никого

## Истории с Призраками: как идёт игра

ghosts-asked = { $taoist }: { $question }
ghosts-dawn = { $taoist }: наступает фаза Инь, действуют призраки
ghosts-yang-move = { $taoist }: перемещение, потом помощь или изгнание
ghosts-yang-act = { $taoist }: попросить помощи или изгнать
ghosts-yang-act-again = { $taoist }: действовать ещё раз или завершить ход
ghosts-yang-acted = { $taoist }: завершить ход
ghosts-yang-buddhas = { $taoist }: поставить Будду или завершить ход
ghosts-won = Победа! Ву-Фенг изгнан, деревня спасена. Очки: { $score }
ghosts-lost = Поражение. { $why } Очки: { $score }
ghosts-stakes = Победа: изгнать все ★. Беда: { $tiles } захваченных тайла, все мертвы, нет карт.
ghosts-dangers = Опасность! { $dangers }
ghosts-warning-idle = Ещё можно попросить помощи или провести изгнание.
ghosts-deck = Колода { $cards } · ★ через { $ghosts }
ghosts-deck-now = Колода { $cards } · сейчас ★!
ghosts-deck-without = Колода { $cards } · без ★
ghosts-incarnations = Ву-Фенг
ghosts-haunted-tiles = Захвачено
ghosts-dice = Кубики
ghosts-curse-shows = Проклятие: { $face }
ghosts-bank = Банк
ghosts-circle = Круг { $colour }
ghosts-tao-blocked = ⊗ без Дао
ghosts-white-ignored = ◌ без белых
ghosts-power = { $power }: { $ability }
ghosts-power-blocked = { $power } (заблокировано): { $ability }
ghosts-haunted = захвачен
ghosts-empty = пусто
ghosts-here = здесь { $taoists }
ghosts-incarnation = Воплощение Ву-Фенга
ghosts-resistance = сопротивление { $needs }
ghosts-figure-card = фигурка на карте, её путь – { $tile-to }
ghosts-figure-stone = фигурка на поле и следующим ударом захватит { $tile-acc }
ghosts-figure-breaks-through = фигурке больше нечего захватить
ghosts-shut = сейчас изгнать нельзя
ghosts-stone-left = Когда приходит: { $effects }
ghosts-stone-centre = Пока в игре: { $effects }
ghosts-stone-right = Когда изгнан: { $effects }
ghosts-village = Деревня
ghosts-boards = Поля
ghosts-table = Колода, кубики, банк
ghosts-row = Ряд { $row }: { $tiles }.
ghosts-board-player = { $taoist }, игрок { $seat }, { $tile-at }
ghosts-board-dead = { $taoist }, игрок { $seat }, мёртв
ghosts-board-neutral = { $side }, нейтральное
ghosts-board-possessed = { $side }, занято призраками
ghosts-qi = Чи { $count }
ghosts-tao = жетоны Дао: { $tokens }
ghosts-buddhas = Будды: { $count }
ghosts-power-tokens = жетоны Нейтральной Силы: { $count }
ghosts-coming = Что сделают призраки
ghosts-next-card = Следующая карта
ghosts-unseen = Призраки, которых ещё не было
ghosts-unseen-incarnations = Воплощения, которых ещё не было
ghosts-gone = Ушедшие карты
tell-deck = Карт в колоде: { $cards }.
tell-incarnations = Изгнано Воплощений: { $exorcised } из { $all }.
tell-haunted = Захвачено тайлов: { $haunted }; поражение – { $fatal }.
tell-dice = Свободных кубиков Дао: { $free }.
tell-bank = В банке: жетоны Дао – { $tokens }; Чи – { $qi }.
ghosts-odds = { $what }: { $chances }
ghosts-odds-dice = кубики { $percent } %
ghosts-odds-own = с Дао { $percent } %
ghosts-odds-all = со всеми Дао { $percent } %
ghosts-odds-haunted = { $tile }: захватят с вероятностью { $percent } %

legend-left = Левый камень: когда карта приходит
legend-centre = Средний камень: пока она лежит
legend-right = Правый камень: когда её изгоняют
legend-lowered = сопротивление, которое снимает Молитвенный Круг или Мантра
legend-figure-card = фигурка Обитателя на карте и тайл, к которому она идёт
legend-figure-stone = фигурка Обитателя на поле: ударит в следующую фазу Инь этого поля
legend-haunted = захваченный тайл
legend-incarnation = Воплощение Ву-Фенга
legend-shut = сейчас изгнать нельзя
legend-mantra = на карте лежит Мантра
legend-die = кубик Дао; на карте – захваченный
legend-qi = Чи
legend-power-token = жетон Нейтральной Силы; у поля – поле нейтральное
legend-power = сила работает; сила заблокирована
legend-gone = у поля: Даос мёртв или поле занято призраками

## Остров духов: буквы жетонов и краткие имена стихий

piece-explorer = Р
piece-town = П
piece-city = Г
piece-dahan = Д
piece-beasts = Зв
piece-wilds = Дб
piece-disease = Бз
piece-badlands = Пг
piece-strife = Рз
piece-vitality = Жв
piece-quake = Тр
piece-deeps = Пч
piece-omen = Зн
piece-blight = Ск
piece-presence = Пр
piece-incarna = Ин
element-sun = Со
element-moon = Лу
element-fire = Ог
element-air = Вз
element-water = Вд
element-earth = Зе
element-plant = Фл
element-animal = Фа

## Остров духов: список ходов

heading-grow = Рост
heading-act = Действия роста
heading-ritual = Ритуалы
heading-play = Разыграть карту
heading-ready = Готовность
heading-use = Применить способность
heading-fewer = Будто стихий меньше
heading-repeat = Повторить способность
heading-share = Карта страха
heading-land = Регион
heading-spirit = Дух
heading-presence = Присутствие – откуда
heading-gain = Получить способность
heading-keep-card = Оставить карту
heading-reveal = Открыть карту страха
heading-forget = Забыть карту
heading-reclaim = Вернуть карту
heading-put = Заплатить вместе
heading-give-card = Отдать карту
heading-element = Стихия
heading-pick = Жетон
heading-send = Откуда и куда
heading-answer = Ответ
heading-rest = Остальное
label-track-energy = Шкала энергии
label-track-plays = Шкала розыгрыша карт
label-track-other = Шкала { $number }
label-destroyed = Уничтоженное присутствие
label-reveal = Карта страха { $place }
label-ready = Больше ничего в этой фазе
label-go = Моя доля – сейчас
label-rest = Остальное не делать
label-put = { $amount } энергии

## Остров духов: как обстоят дела

isle-asked = { $spirit }: { $question }
isle-asked-by = { $spirit }, «{ $source }»: { $question }
isle-won = Победа! Остров свободен.
isle-lost = Поражение. { $why }
isle-stakes-1 = Победа: без захватчиков. Поражение: резерв скверны пуст, погиб дух, нет карт.
isle-stakes-2 = Победа: без поселений и городов. Поражение: нет скверны в резерве, духа, карт.
isle-stakes-3 = Победа: без городов. Поражение: резерв скверны пуст, погиб дух, нет карт.
isle-dangers = Опасность! { $dangers }
isle-danger-blight = придёт скверны: { $count }, а в резерве { $pool }
isle-danger-presence = { $spirit } – исчезнет последнее присутствие
isle-danger-deck = карт захватчиков больше нет
isle-warning-plays = Вы ещё можете разыграть карту.
isle-warning-powers = Вы ещё можете применить способность.
isle-turn = Ход { $turn } · { $phase }
isle-cards-left = ещё { $cards }
isle-earned = { $cards ->
    [one] , { $cards } карта
    [few] , { $cards } карты
   *[many] , { $cards } карт
}
isle-fear = Страх: { $generated } из { $pool }; заработано карт страха: { $earned }
isle-terror = { $cards ->
    [one] Ужас { $level } · { $next } через { $cards } карту
    [few] Ужас { $level } · { $next } через { $cards } карты
   *[many] Ужас { $level } · { $next } через { $cards } карт
}
isle-terror-last = { $cards ->
    [one] Ужас { $level } · до победы { $cards } карта
    [few] Ужас { $level } · до победы { $cards } карты
   *[many] Ужас { $level } · до победы { $cards } карт
}
isle-blight-pool = Скверна
isle-table = Стол
isle-coast = на побережье
isle-nothing = пусто
isle-presence = присутствие ({ $spirit }) × { $count }
isle-sacred-site = присутствие ({ $spirit }) × { $count }, святилище
isle-neighbours = Соседи: { $lands }.
isle-coming = { $action }: { $facts }.
isle-damage = урон { $number }
isle-adds-blight = добавится скверна
isle-cascades = и распространится
isle-dahan-lost = погибнет даханов: { $number }
isle-strike-back = контратака даханов: { $number }
isle-skipped = пропускается
isle-may-be-skipped = можно пропустить
isle-after-ravage = если захватчики переживут разорение
isle-fear-first = { $cards ->
    [one] Сначала откроется { $cards } карта страха.
    [few] Сначала откроются { $cards } карты страха.
   *[many] Сначала откроются { $cards } карт страха.
}
isle-forecast = Что сделают захватчики, если никто не вмешается
isle-lasting = До конца хода
isle-next-card = Какая карта захватчиков может быть следующей
isle-invaders-gone = Сброшенные карты захватчиков
isle-fear-gone = Открытые карты страха
isle-fear-card = карта страха
isle-minor-deck = Малые способности: в колоде { $cards }
isle-major-deck = Великие способности: в колоде { $cards }
isle-discarded = В сбросе: { $cards }
isle-energy = Энергия { $one }, +{ $other } за ход:
isle-plays = Розыгрыши { $one } из { $other }:
isle-elements = Стихии: { $elements }
isle-destroyed = Уничтожено присутствия: { $count }
isle-growth = Рост
isle-grow-reclaim = вернуть карты
isle-grow-power = способность
isle-grow-energy = +{ $amount }ϟ
isle-grow-presence = присутствие (дальн. { $range }{ $place })
isle-innates = Природные способности
isle-hand = Рука
isle-hand-line = Рука: { $cards }
isle-in-play = В игре
isle-discard = Сброс
isle-cost = цена { $energy }
isle-missing = не хватает: { $elements }

legend-damaged = повреждено: по чёрточке за каждый урон
legend-blight = скверна
legend-presence = присутствие первого игрока; два и больше – святилище
legend-defend = защита
legend-coast = на побережье
legend-across = соседи на других полях; регионы одного поля соседние, если соприкасаются
legend-ravage = будет разорение: урон после защиты и скверна, которая придёт
legend-build = построят это
legend-explore = вероятность, что придёт разведчик
legend-energy = энергия и сколько её приходит за ход
legend-plays = разыграно карт и сколько можно
legend-covered = деление шкалы, которое ещё закрыто
legend-threshold = порог достигнут или нет

## Справка по командной строке: `cli-play` – о команде, `cli-play-seed` – о её параметре

cli = Кооперативные настольные игры, где соблюдается каждое правило
cli-usage = Использование
cli-commands = Команды
cli-arguments = Что указать
cli-options = Параметры
cli-help = Показать справку
cli-version = Показать версию
cli-lang = Язык: en, ru
cli-data = Папка, где хранятся комнаты
cli-serve = Открыть место для игры в браузере: комнаты, места, чат, всё хранится на диске
cli-backup = Скопировать все комнаты в файл, даже при работающем сервере
cli-backup-to = Куда записать; такого файла ещё не должно быть
cli-backup-data = Папка с комнатами
cli-backup-database = База PostgreSQL с комнатами: её копирует pg_dump
cli-restore = Восстановить комнаты из копии в пустую папку
cli-restore-from = Файл с копией
cli-restore-data = Папка для комнат; она должна быть пустой или будет создана
cli-restore-database = База PostgreSQL для комнат: её восстанавливает pg_restore
cli-verify = Пройти все комнаты с начала до конца и назвать те, где это не удаётся, даже при работающих серверах; ничего не меняется
cli-verify-data = Папка с комнатами
cli-verify-database = База PostgreSQL с комнатами вместо папки
cli-copy = Скопировать все комнаты в другое, пустое место, например из папки в PostgreSQL; серверы должны быть остановлены
cli-copy-from = Где комнаты сейчас: папка или postgres://…
cli-copy-to = Куда их скопировать: папка или postgres://…
cli-play = Играть в терминале
cli-play-game = Игра: forbidden-island, ghost-stories, spirit-island
cli-play-players = Сколько игроков
cli-play-difficulty = Сложность: novice, normal, elite, legendary; в «Историях с Призраками» – initiation, normal, nightmare, hell; в «Острове духов» – much-easier, easier, slightly-easier, standard, harder
cli-play-first = Место, которое ходит первым, или: random
cli-play-set = Любой другой выбор в этой игре, например layout=skull-island или taoists=red-taoist,blue-taoist; можно указать несколько раз
cli-play-seed = Число, из которого следуют все случайности
cli-play-seats = Кто решает за каждое место, через запятую: human, heuristic, random
cli-play-bots = За сколько последних мест играют боты
cli-play-load = Продолжить партию из записи или позиции
cli-play-save = Вести запись партии в этом файле
cli-play-force = Заменить файл из --save, если он есть
cli-play-plain = Текст построчно вместо экрана
cli-play-no_pause = Показывать ходы ботов без пауз
cli-play-quick = Не переспрашивать, прежде чем решит случай
cli-simulate = Дать ботам сыграть много партий и подсчитать, чем они кончились
cli-simulate-game = Игра
cli-simulate-games = Сколько партий сыграть при каждом числе игроков на каждой сложности
cli-simulate-players = Сколько игроков: число, список вроде 2,4, промежуток вроде 2..4 или: all
cli-simulate-difficulty = Сложность: уровень, список вроде novice,elite или: all
cli-simulate-set = Любой другой выбор в этой игре, например layout=skull-island или first=1; можно указать несколько раз
cli-simulate-bot = Кто играет: random, heuristic
cli-simulate-seed = Число, из которого следуют все случайности
cli-simulate-jobs = Сколько потоков занять; если не указать – столько, сколько есть у машины
cli-simulate-json = Напечатать один объект JSON вместо таблицы
cli-referee = Обслуживать другие программы строками JSON на стандартном вводе и выводе
cli-replay = Просмотреть и проверить запись партии
cli-replay-file = Запись партии
cli-replay-verify = Только проверить запись и сказать, что в ней
cli-replay-plain = Рассказать всю партию словами
cli-rules = Читать правила и искать в них
cli-rules-search = Номер, например FI-041, или слова на любом из языков
cli-rules-game = Игра
cli-position = Проверить или показать позицию
cli-position-check = Сказать, возможна ли позиция, и если нет, то почему
cli-position-check-file = Позиция; - означает стандартный ввод
cli-position-print = Нарисовать поле и описать стол
cli-position-print-file = Позиция; - означает стандартный ввод

## Прогон партий

simulate-title = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
simulate-players = Игроков
simulate-difficulty = Сложность
simulate-bot = Бот
simulate-games = Партий
simulate-wins = Побед
simulate-win-rate = Доля побед
simulate-interval = Интервал 95 %
simulate-defeats = Причины поражений
simulate-length = Длина, решений
simulate-turns = Длина, ходов
simulate-games-per-second = Партий/с
simulate-decisions-per-second = Решений/с
simulate-time = Время, с
simulate-seed = Зерно
