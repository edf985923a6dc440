# Что говорит программа `artel` в терминале, какой бы ни была игра.

## Панели

panel-board = Остров
panel-hands = Карты на руках
panel-moves = Ходы
panel-log = Журнал
panel-water = Вода
panel-decks = Колоды
panel-discards = Сбросы
panel-rules = Правила
panel-help = Справка
panel-treasures = Артефакты
panel-setup = Новая партия

deck-treasure = Колода артефактов
deck-flood = Колода приливов
discard-treasure = Сброс артефактов
discard-flood = Сброс приливов
deck-next = Сначала, в любом порядке
deck-later = Потом
pile-empty = пусто

## Строка состояния

status-turn = Ходит: { $player }
status-phase = Фаза: { $phase }
status-actions = { $actions ->
    [0] действий не осталось
    [one] осталось { $actions } действие
    [few] осталось { $actions } действия
   *[many] осталось { $actions } действий
}
status-treasure-cards = { $cards ->
    [one] взять { $cards } карту артефактов
    [few] взять { $cards } карты артефактов
   *[many] взять { $cards } карт артефактов
}
status-flood-cards = { $cards ->
    [one] открыть { $cards } карту приливов
    [few] открыть { $cards } карты приливов
   *[many] открыть { $cards } карт приливов
}
status-water = Вода: деление { $mark }, { $cards ->
    [one] { $cards } карта приливов за ход
    [few] { $cards } карты приливов за ход
   *[many] { $cards } карт приливов за ход
}
status-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
status-moves = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}
status-seat = Игрок { $seat }
status-swim = { $player } спасается с утонувшего тайла
status-discard = { $player } сбрасывает лишние карты
status-seed = Зерно { $seed }
status-file = Файл { $file }

## Клавиши

key-select = выбор
key-page = страница
key-confirm = сделать ход
key-next-player = ходы другого игрока
key-filter = найти ход
key-undo = отменить
key-redo = вернуть
key-save = сохранить
key-load = загрузить
key-new = новая партия
key-why = почему?
key-why-not = почему нельзя?
key-hint = подсказка
key-rules = правила
key-log = листать журнал
key-language = язык
key-help = справка
key-back = назад
key-quit = выход

help-title = Клавиши
help-keys =
    В списке ровно те ходы, которые сейчас разрешают правила. Выберите ход стрелками и нажмите Enter.
    Особые карты можно играть и не в свой ход: такие ходы стоят в конце списка.
    У каждого события в журнале указано правило, по которому оно произошло.

## Вопросы и ответы

prompt-save = Сохранить как:
prompt-load = Какой файл загрузить:
prompt-filter = Найти:
prompt-why-not = Какой ход объяснить?
confirm-undo-shown = Последний ход открыл карту. Всё равно отменить?
confirm-quit = Выйти? Партия не сохранена.
confirm-new = Начать новую партию? Эта не сохранена.
confirm-overwrite = Файл { $file } уже есть. Заменить?
answer-yes = да
answer-no = нет
answer-keys = y – да, n – нет

## Сообщения

message-saved = Сохранено в файл { $file }.
message-loaded = { $moves ->
    [one] Загружен файл { $file }: { $moves } ход.
    [few] Загружен файл { $file }: { $moves } хода.
   *[many] Загружен файл { $file }: { $moves } ходов.
}
message-undone = Отменено: { $move }
message-nothing-to-undo = Отменять нечего.
message-nothing-to-redo = Возвращать нечего.
message-not-saved = Не удалось сохранить файл { $file }: { $problem }
message-not-loaded = Не удалось загрузить файл { $file }: { $problem }
message-no-file = Сначала укажите имя файла.
message-not-a-move = Это не ход: { $problem }
message-illegal = Так нельзя. { $reason } ({ $rule })
message-no-moves = { $player }: сейчас ходов нет.
message-too-small = Окно слишком мало: нужно { $width } × { $height } знаков.
message-goodbye = До встречи!

## Чем всё кончилось

banner-victory = Победа!
banner-defeat = Поражение
banner-victory-text = { $turns ->
    [one] Команда победила за { $turns } ход.
    [few] Команда победила за { $turns } хода.
   *[many] Команда победила за { $turns } ходов.
}
banner-defeat-text = { $turns ->
    [one] Команда проиграла через { $turns } ход.
    [few] Команда проиграла через { $turns } хода.
   *[many] Команда проиграла через { $turns } ходов.
}
banner-next = n – новая партия, u – отменить ход, s – сохранить запись, q – выход

## Без своего экрана: строка за строкой

plain-prompt = Номер хода или команда:
plain-seat-moves = { $player } может:
plain-no-such-number = { $moves ->
    [1] Такого номера нет: есть только ход 1.
   *[other] Такого номера нет: выберите от 1 до { $moves }.
}
plain-unknown-command = Команды «{ $command }» нет; наберите help, чтобы увидеть все.
plain-help =
    НОМЕР           сделать ход с этим номером
    ХОД             сделать ход по его записи, например: move observatory
    why ХОД         объяснить, почему ход возможен или нет
    moves           показать ходы ещё раз
    board           показать остров и карты на руках
    log             показать, что произошло
    undo            отменить последний ход
    save ФАЙЛ       сохранить запись партии
    rule НОМЕР      прочитать правило, например: rule FI-036
    language КОД    сменить язык: en, ru
    help            показать эту справку
    quit            выйти из игры

## Правила

rules-title = Правила: { $game }
rules-rulings = Разъяснения
rules-question = Вопрос
rules-answer = Ответ
rules-reason = Почему
rules-note = Примечание
rules-interprets = К правилам
rules-search = Поиск по правилам:
rules-found = { $count ->
    [0] Ничего не найдено.
    [one] Найдено { $count } правило.
    [few] Найдено { $count } правила.
   *[many] Найдено { $count } правил.
}
rules-unknown = Правила { $rule } нет.
rules-allowed = Этот ход разрешён.

## Просмотр записей

replay-title = Просмотр партии
replay-position = Ход { $move } из { $moves }
replay-start = Начало
replay-end = Конец
replay-forward = вперёд
replay-backward = назад
replay-play = играть отсюда
replay-turn = следующий ход игрока
replay-verified = { $moves ->
    [one] Запись верна: { $moves } ход.
    [few] Запись верна: { $moves } хода.
   *[many] Запись верна: { $moves } ходов.
}
replay-unfinished = Партия не закончена.

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
