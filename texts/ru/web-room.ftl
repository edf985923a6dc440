# Комната вокруг игры по-русски: места, журнал, беседа, отмена, пробы, повторы и первый урок.

room-loading = Раскладываем поле…
room-no-screen = Эту игру здесь не показать.
room-screen-broken = Поле не загрузилось. Обновите страницу, чтобы попробовать ещё раз.
room-not-found = Эту комнату не открыть
room-home = На главную
room-rule = Правило { $rule }
room-rules = Правила
room-cards = Карты
room-percent = { $number } %
room-percent-below-one = < 1 %
room-percent-above-99 = > 99 %

## Связь

room-line-connecting = Соединяемся…
room-line-live = Связь есть.
room-line-lost = Связь потеряна.
room-answer-lost = Связь оборвалась раньше, чем пришёл ответ. Проверьте, получилось ли, и если нет — повторите.
room-line-lost-banner = Связь потеряна. Пробуем восстановить; место остаётся за вами.
room-retry = Сейчас
room-frozen = В этой комнате случилась ошибка, и она сохранена как есть. Партию можно смотреть и скачать, но не продолжить.
room-outdated = С тех пор как игралась эта партия, программа изменилась: партия показана до того места, где её ещё можно проследить. В записи, которую можно скачать, есть все ходы.
room-known-seed = Расклад этой партии известен заранее: кто-то здесь может знать, что будет дальше.

## Исход

room-won = Победа!
room-lost = Поражение
room-over = Партия окончена.
room-result = Итог

## Люди

room-table = Стол
room-seats = Места
room-seat-number = Место { $number }
room-seat-name = { $role } ({ $name })
room-seat-free = Свободно
room-seat-own = это вы
room-seat-away = нет на связи
room-seat-abandoned = давно не появляется
room-seat-turn = ходит
room-your-turn = Ваш ход
room-seat-menu = { $role }: ещё
room-nameless = Гость
room-bot-heuristic = Бот
room-bot-random = Случайный бот
room-sit = Сесть
room-sit-too = Играть и за это место
room-stand = Встать из-за стола
room-seat-bot-heuristic = Пусть играет бот
room-seat-bot-random = Пусть играет случайный бот
room-unseat-bot = Занять
room-free-seat = Освободить место
room-spectators = { $count ->
    [one] Смотрит { $count } человек.
    [few] Смотрят { $count } человека.
   *[many] Смотрят { $count } человек.
}
room-watching = Вы смотрите.
room-watching-free = Вы смотрите. Есть свободное место.
room-join-title = { $count ->
    [one] { $names } зовёт вас играть
   *[other] { $names } зовут вас играть
}
room-join-open = Есть свободное место
room-join-as = Играть: { $role }
room-join-for-bot = Играть вместо бота: { $role }
room-join-watch = Только посмотреть
room-joined = Вы за столом.
room-said-joined = { $name } теперь за столом.
room-here = За столом { $here } из { $all }
room-here-waiting = Партия пойдёт дальше, когда соберутся все; осмотреться и ходить можно уже сейчас.
room-hint-free = Здесь ещё никто не сидит: пригласите кого-нибудь или посадите бота.
room-fill-bots = { $count ->
    [one] Посадить бота
    [few] Посадить { $count } ботов
   *[many] Посадить { $count } ботов
}
room-bots-instead = { $count ->
    [one] Начать с ботом
    [few] Начать с { $count } ботами
   *[many] Начать с { $count } ботами
}
room-invite-title = Позовите друзей
room-invite = Позвать
room-invite-about = Кто откроет эту ссылку, сможет сесть за стол или посмотреть. Телефон откроет её камерой по коду.
room-invite-text = Сыграем в «{ $game }»?
room-copy-link = Скопировать ссылку
room-share = Поделиться…
room-qr = Ссылка в виде QR-кода
room-invite-link = Ссылка на эту комнату
room-device = Продолжить на другом устройстве
room-device-about = Эта ссылка перенесёт ваши места на другое ваше устройство. Она сработает один раз и действует десять минут. Никому её не давайте: кто её откроет, сможет ходить за вас.
room-device-send = Скопировать мою ссылку
room-copy = Скопировать
room-copied = Скопировано.
room-not-copied = Браузер не разрешает копировать. Выделите ссылку и скопируйте её сами.
room-settings = Настройки стола
room-settings-seated-only = Менять это могут только те, кто сидит за столом.
room-visibility-link = По ссылке
room-visibility-public = Все: стол виден на главной странице
room-pause-setting = Объявлять добор, пока у других есть карты, которые можно сыграть
room-pause-seconds = { $seconds ->
    [0] никогда
    [one] за { $seconds } секунду
    [few] за { $seconds } секунды
   *[many] за { $seconds } секунд
}

## Панели и инструменты

room-panels = Журнал, беседа и стол
room-tools = Инструменты
room-log = Журнал
room-log-empty = Здесь появится каждый ход, и при каждом — его правило.
room-log-replay = Посмотреть этот момент
room-log-what-if = Проба отсюда
room-log-undo = Отменить отсюда
room-chat = Беседа
room-chat-empty = Пока никто ничего не сказал.
room-chat-say = Скажите что-нибудь
room-chat-send = Отправить
room-chat-spectator = смотрит
room-point = Указать
room-draw = План
room-draw-clear = Стереть
room-text-mode-short = Текстовый вид
room-board-mode = Поле
room-replay = Повтор
room-download-record = Запись
room-download-position = Позиция

## Отмена

room-undo = Отмена
room-undo-title = { $count ->
    [one] Отменить { $count } ход?
    [few] Отменить { $count } хода?
   *[many] Отменить { $count } ходов?
}
room-undo-revealed = С тех пор открылось то, что было скрыто. Отменить можно, если согласятся: { $names }.
room-undo-revealed-alone = С тех пор открылось то, что было скрыто. Спрашивать некого, так что отменить можно.
room-undo-same-cards = Увиденного не забыть, а карты, как правило, выйдут те же.
room-undo-others = Вместе с этим отменятся и чужие ходы. Нужно согласие: { $names }.
room-undo-redeals = Партия окончена, и расклад известен: всё, что ещё скрыто, будет сдано заново.
room-undo-leave = Оставить
room-undo-do = Отменить
room-undo-propose = Спросить
room-proposal = Предложение
room-proposal-undo = { $name } просит отменить: { $moves }.
room-proposal-own = Вы просите отменить: { $moves }.
room-proposal-open = Ещё не ответили: { $names }.
room-proposal-away = { $minutes ->
    [one] Никого из них нет: через { $minutes } минуту ответа ждать не будут.
    [few] Никого из них нет: через { $minutes } минуты ответа ждать не будут.
   *[many] Никого из них нет: через { $minutes } минут ответа ждать не будут.
}
room-proposal-withdraw = Передумать
room-agree = Согласиться
room-disagree = Нет
room-move-of = { $who }: { $move }
room-you = Вы
room-moves-more = { $moves } и ещё { $more }
room-taken-back = { $name } отменяет: { $moves }.
room-taken-back-own = Вы отменили: { $moves }.
room-redealt = Партия была окончена, и расклад стал известен, поэтому всё скрытое сдано заново.

## Объявленный добор

room-pause = Сейчас карта: { $who }
room-pause-held = { $name }: «Подождите!»
room-wait = Подождите!
room-wait-key = Подождите! / Дальше
room-go-on = Дальше

## Пробы

room-what-if = Проба
room-branches = Пробы
room-branch-show = Что на поле
room-branch-game = Игра
room-branch-own = Моя проба, ход { $at }
room-branch-of = { $name }, ход { $at }
room-branch-about = Проба: здесь ничего не считается. Ходите за всех, отменяйте сколько угодно; скрытые карты розданы заново.
room-branch-watching = Проба, показывает { $name }: здесь ничего не считается. Вы смотрите.
room-branch-share = Показать всем
room-branch-hide = Только для себя
room-branch-is-shared = видят все
room-branch-drop = Выбросить

## Шансы

room-forecast = Шансы
room-forecast-title = Что может случиться
room-forecast-safe = Ближайшие карты не могут привести к поражению.
room-forecast-lose = — проиграть на ближайших картах

## Конец

room-stat-turns = { $count ->
    [one] ход
    [few] хода
   *[many] ходов
}
room-stat-moves = { $count ->
    [one] строка в журнале
    [few] строки в журнале
   *[many] строк в журнале
}
room-stat-drew = { $count ->
    [one] карта артефактов взята
    [few] карты артефактов взято
   *[many] карт артефактов взято
}
room-stat-shored-up = { $count ->
    [one] тайл осушён
    [few] тайла осушено
   *[many] тайлов осушено
}
room-stat-flooded = { $count ->
    [one] тайл затоплен
    [few] тайла затоплено
   *[many] тайлов затоплено
}
room-stat-sank = { $count ->
    [one] тайл утонул
    [few] тайла утонуло
   *[many] тайлов утонуло
}
room-stat-water-rose = { $count ->
    [one] подъём воды
    [few] подъёма воды
   *[many] подъёмов воды
}
room-stat-captured = { $count ->
    [one] артефакт захвачен
    [few] артефакта захвачено
   *[many] артефактов захвачено
}
room-score = Счёт: { $score }
room-stat-exorcised = { $count ->
    [one] призрак изгнан
    [few] призрака изгнано
   *[many] призраков изгнано
}
room-stat-haunted = { $count ->
    [one] тайл захвачен
    [few] тайла захвачено
   *[many] тайлов захвачено
}
room-stat-died = { $count ->
    [one] Даос погиб
    [few] Даоса погибло
   *[many] Даосов погибло
}
room-stat-earned-fear = { $count ->
    [one] карта страха получена
    [few] карты страха получено
   *[many] карт страха получено
}
room-stat-blighted = скверны добавлено
room-stat-lost-presence = присутствия уничтожено
room-stat-what-sank = Утонули: { $names }.
room-deal = Раздача { $seed }
room-rematch-new = Сыграть ещё
room-rematch-same = Та же раздача
room-rematch-go = Перейти
room-rematch-ask = Новая партия тем же составом
room-rematch-ask-about = Она начнётся, когда её захотят все за столом.
room-rematch-asked = { $names }: хочется новую партию.
room-rematch-agree = И мне

## Повторы

room-replay-of = Повтор: { $title }
room-replay-first = К началу
room-replay-back = Шаг назад
room-replay-next = Шаг вперёд
room-replay-last = К концу
room-replay-play = Пуск
room-replay-pause = Стоп
room-replay-step = Шаг
room-replay-step-of = { $step } из { $last }
room-replay-speed = Скорость
room-replay-times = { $speed }×
room-replay-to-game = Назад к игре
room-replay-no-moves = Это повтор. Чтобы играть отсюда, начните пробу.

## Что говорится вслух

room-said-in-branch = Проба: { $text }
room-said-taken-back = Отменено до хода { $to }.
room-said-chat = { $name }: { $text }
room-said-ping = { $name } показывает: { $thing }.
room-said-pause = Объявлен добор карты.
room-said-proposal = { $name } просит кое-что отменить.
room-said-proposal-closed = Предложение закрыто.
room-said-branch-shared = { $name } показывает пробу.
room-said-branch-gone = Пробы больше нет. Это снова игра.
room-said-rematch = Следующая партия готова.

## Первый урок

room-lesson = Первая партия
room-lesson-name = Вы
room-lesson-step = Шаг { $step } из { $last }
room-lesson-next = Дальше
room-lesson-begin = Начать
room-lesson-back = Назад
room-lesson-skip = Пропустить
room-lesson-show = Показать
room-lesson-words = Что делать
room-lesson-again = С начала
room-lesson-take-back = Отменить
room-lesson-play = Сыграть первую партию
room-lesson-stray = Так тоже можно ходить, но урок отсюда не продолжить. Отмените ход и попробуйте иначе.
room-lesson-lost = Вот так острова и тонут. К счастью, это урок: отмените ход и попробуйте ещё раз.
room-lesson-goal-title = Остров тонет
room-lesson-goal = Вы играете вместе: добудьте четыре артефакта, соберитесь на Взлётной площадке и улетайте. Три артефакта уже у вас, последний ждёт в Храме Солнца. Здесь вы ходите за обоих.
room-lesson-move-title = Движение
room-lesson-move = У Аквалангиста три действия за ход. Выберите обведённый Храм Солнца, затем «Перейти»: поле покажет, что получится. Потом подтвердите.
room-lesson-shore-up-title = Осушение
room-lesson-shore-up = Волны значат, что тайл затоплен; ещё раз — и он утонет навсегда. Утонет Взлётная площадка — всё пропало. Выберите её, затем «Осушить», и подтвердите.
room-lesson-give-title = Передача карты
room-lesson-give = Артефакт захватывают четырьмя одинаковыми картами. У Навигатора три «Сферы Земли», и он стоит рядом с вами: выберите свою карту «Сфера Земли» и отдайте ему.
room-lesson-draw-title = Карты артефактов
room-lesson-draw = После действий берут две карты артефактов. Среди них бывает «Наводнение!»: вода поднимается, а затопленные места возвращаются наверх колоды приливов. Любопытно? «Шансы» покажут, чего ждать. Берите карты.
room-lesson-flood-title = Карты прилива
room-lesson-flood = «Наводнение!» вернуло Взлётную площадку наверх колоды. Хорошо, что вы её осушили: её только зальёт. Сторожевой башне повезёт меньше. Откройте две карты прилива.
room-lesson-capture-title = Захват артефакта
room-lesson-capture = Ход Навигатора. В руке четыре «Сферы Земли», под ногами Храм Солнца: захватите Сферу Земли.
room-lesson-fly-off-title = Улетаем
room-lesson-fly-off = Все на Взлётную площадку! Навигатор умеет проводить других: проведите туда Аквалангиста, потом перейдите сами. Затем Аквалангист играет «Вертолёт» — и это победа.
room-lesson-end-title = Теперь можно играть
room-lesson-end = Номер правила у каждой строки открывает правило. Выберите невозможное — и узнаете, почему нельзя. «Шансы» покажут опасности, «Проба» даст попробовать, «Отмена» вернёт всё, как было.
