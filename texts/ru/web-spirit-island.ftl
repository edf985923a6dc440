# Экран «Острова духов» в браузере.

si-own = (вы)
si-spirit-of = { $spirit } · { $name }
si-cancel = Назад
si-close = Закрыть

## Строка состояния

si-turn = Ход { $turn }
si-over-won = Остров свободен!
si-over-lost = Остров потерян
si-won = Захватчики изгнаны.
si-skip-story = Коснитесь стола, чтобы пропустить.
si-you-decide = Решаете вы.
si-waits-for = Решает: { $names }.
si-steps = Фазы хода
si-step-spirit = Духи
si-step-fast = Быстрые
si-step-invader = Захватчики
si-step-slow = Медленные
si-done = готов
si-not-done = не готов

si-fear = Страх: { $generated } из { $pool }.
si-fear-earned = { $count ->
    [0] Заработанных карт страха нет.
    [one] В ближайшую фазу захватчиков откроется { $count } карта страха.
    [few] В ближайшую фазу захватчиков откроются { $count } карты страха.
   *[many] В ближайшую фазу захватчиков откроется { $count } карт страха.
}
si-fear-next = { $count ->
    [one] До следующей степени ужаса — { $count } карта страха.
    [few] До следующей степени ужаса — { $count } карты страха.
   *[many] До следующей степени ужаса — { $count } карт страха.
}
si-fear-cards = { $count ->
    [one] ещё { $count } карта
    [few] ещё { $count } карты
   *[many] ещё { $count } карт
}
si-terror = Ужас { $level }
si-goal-1 = победа: нет захватчиков
si-goal-2 = победа: нет поселений и городов
si-goal-3 = победа: нет городов
si-fear-seen = Убрать
si-track-gives = { $now } → { $next }
si-blight-left = { $count ->
    [0] Скверны в резерве не осталось.
    [one] В резерве { $count } скверна; без неё остров погибнет.
    [few] В резерве { $count } скверны; без них остров погибнет.
   *[many] В резерве { $count } скверн; без них остров погибнет.
}

si-invaders = Карты захватчиков
si-invaders-space = { $action }: { $card }. Регионы: { $lands }.
si-invaders-none = { $action }: карты нет.
si-invaders-next = Следующая разведка: { $stage }, одна из карт: { $cards }. Осталось карт: { $count }.
si-invaders-empty = Карт захватчиков не осталось: следующая разведка — поражение.
si-coastal = побережье
si-cards-left = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
si-no-card = карты нет

## Карта острова

si-map = Остров
si-map-turn = Повернуть остров
si-zoom-in = Приблизить
si-zoom-out = Отдалить
si-zoom-island = Остров
si-zoom-board = Поле
si-zoom-land = Регион
si-possible = можно выбрать
si-futile = здесь ничего не даст
si-land = { $land }, { $terrain }
si-land-coastal = { $land }, { $terrain }, на побережье
si-land-empty = Здесь ничего нет.
si-land-next-to = Рядом: { $lands }
si-land-lasting = Действует здесь: { $source }
si-pieces = { $count ->
    [one] { $count } { $kind }
    [few] { $count } { $kind-gen }
   *[many] { $count } { $kind-plgen }
}
si-pieces-damaged = { $count ->
    [one] { $count } { $kind }, урон { $damage }
    [few] { $count } { $kind-gen }, урон { $damage }
   *[many] { $count } { $kind-plgen }, урон { $damage }
}
si-health = стойкость { $count }
si-pieces-in = В { $land }:
si-presence = Присутствие: { $spirit }, { $count }
si-presence-sacred = Присутствие: { $spirit }, { $count }, святилище
si-land-blight = Скверна: { $count }
si-land-defend = Защита { $count }
si-ravages = будет разорение: урон { $damage }
si-ravages-not = будет разорение без урона
si-builds = будет строительство
si-skipped = пропускается: { $action }

## Вопросы

si-question = Что нужно решить
si-to-panel = Выбрать на планшете духа
si-touch-land = Коснитесь региона на карте.
si-unused = Не применено:
si-unplayed = Ещё можно разыграть:
si-reveals = Откроется карта: потом это не отменить в одиночку.
si-what-happens = Что произойдёт
si-suggestion = Предложение:
si-do-so = Принять
si-outcome-destroyed = Уничтожено в { $land }: { $pieces }
si-outcome-removed = Убрано из { $land }: { $pieces }
si-outcome-damaged = Повреждено в { $land }: { $pieces }
si-outcome-fear = Страх: { $amount }
si-outcome-rest = Остальное остаётся как есть
si-key-back = Назад: отменить выбор или пропустить показ
si-key-option = Вариант { $number }
si-keys-hint = Стрелки ведут по карте, Enter выбирает регион, цифры — вариант, R — «готов».

## Планы

si-plan = Наметить
si-planned = Намечено: { $target }
si-plan-for = План: { $power }
si-plan-land = «{ $power }»: коснитесь нужного региона.
si-plan-spirit = «{ $power }»: для какого духа?
si-plan-done = Закончить
si-plan-leave = Закончить с планом
si-plan-set = Намечено: «{ $power }», { $target }.
si-plan-dropped = Больше не намечено: «{ $power }».
si-plan-of = План, { $spirit }: «{ $power }», { $target }.
si-draft = окончательно, когда дух будет готов
si-deciding = решает
si-tab-cards = { $count ->
    [0] { $spirit }: в этом ходу карт не разыграно
    [one] { $spirit }: в этом ходу разыграна { $count } карта
    [few] { $spirit }: в этом ходу разыграны { $count } карты
   *[many] { $spirit }: в этом ходу разыграно { $count } карт
}

## Виды ходов

si-verb-grow = Рост
si-verb-act = Действие роста
si-verb-play = Разыграть карту
si-verb-ready = Готов
si-verb-use = Применить способность
si-verb-use-fewer = Применить способность, решая о каждом пороге
si-verb-innate = Природная способность
si-verb-innate-fewer = Природная способность, решая о каждом пороге
si-verb-repeat = Повторить способность
si-verb-repeat-fewer = Повторить способность, решая о каждом пороге
si-verb-go = Исполнить карту страха
si-verb-land = Выбрать регион
si-verb-spirit = Выбрать духа
si-verb-track = Присутствие со шкалы
si-verb-from = Присутствие из региона
si-verb-minor = Малая способность
si-verb-major = Великая способность
si-verb-keep = Оставить карту
si-verb-forget = Забыть карту
si-verb-reclaim = Вернуть карту
si-verb-give = Отдать карту
si-verb-element = Выбрать стихию
si-verb-pick = Выбрать жетон
si-verb-send = Переместить жетон
si-verb-presence = Переместить присутствие
si-verb-choose = Выбрать одно
si-verb-yes = Да
si-verb-no = Нет
si-verb-skip = Больше ничего не делать
si-text-no-moves = Сейчас вам нечего решать.

## Духи

si-spirits = Духи
si-hand = Рука
si-hand-empty = На руке нет карт.
si-cards-of = Карты: { $spirit }
si-drawn = Карты на выбор
si-drawn-aside = Посмотреть на остров
si-drawn-back = Обратно к картам
si-end-bonus-growth = Готово
si-end-spirit-phase = Карты выбраны
si-end-fast-phase = Завершить быструю фазу
si-end-invader-phase = Готово
si-end-slow-phase = Завершить медленную фазу
si-end-time-passes = Готово
si-end-left = не применено: { $count }
si-in-play = В игре
si-lasting = Действует до конца хода
si-lasting-left = { $count ->
    [one] ещё { $count } раз
    [few] ещё { $count } раза
   *[many] ещё { $count } раз
}

## Планшет духа

si-panel = Планшет духа
si-growth = Рост
si-growth-option = Вариант { $option }
si-grow-reclaim = Вернуть все карты
si-grow-gain-power = Новая способность
si-grow-add-presence = Присутствие, дальность { $range }
si-grow-add-presence-in = Присутствие { $terrains-in }, дальность { $range }
si-grow-energy = +{ $amount } к энергии
si-action-done = сделано
si-tracks = Шкалы присутствия
si-track-energy = Энергия за ход
si-track-plays = Карт за ход
si-track-branch = Ещё одна шкала
si-track-take-branch = Взять присутствие с этой шкалы
si-gift-any-element = любая стихия
si-gift-energy = ещё { $more } энергии
si-gift-plays = { $more ->
    [one] ещё { $more } карта
    [few] ещё { $more } карты
   *[many] ещё { $more } карт
}
si-gift-range = дальность +{ $more }
si-gift-action = действие каждый ход
si-track-take-energy = Взять присутствие со шкалы энергии
si-track-take-plays = Взять присутствие со шкалы розыгрыша карт
si-slot-counts = { $what } (действует сейчас)
si-slot-next = { $what } (откроется следующим)
si-slot-covered = { $what } (закрыто)
si-slot-open = { $what } (открыто)
si-income = +{ $count } за ход
si-plays = Сыграно карт
si-plays-left = { $count ->
    [0] больше нельзя
   *[other] можно ещё { $count }
}
si-destroyed = Уничтожено присутствия
si-elements = Стихии
si-innates = Природные способности и особые правила
si-pile-discard = Сброс
si-pile-forgotten = Забытые карты
si-pile-progression = Карты, которые ещё придут
si-piles = Стопки карт
si-pile-cards = Карты стопки
si-pile-told = { $pile }: в колоде { $deck }, открыто { $open }
si-pile-deck = Карт в колоде: { $count }.
si-pile-open = Открыто: { $count }.
si-pile-next = Может прийти следующей
si-pile-turned = Открытые карты
si-in-use = применяется
si-used = применена
si-no-energy = не хватает энергии
si-no-plays = больше карт не сыграть
si-also-use = Применить
si-also-use-fewer = Меньшим числом стихий
si-also-innate = Применить
si-also-innate-fewer = Меньшим числом стихий
si-also-repeat = Повторить за ту же цену
si-also-repeat-fewer = Повторить меньшим числом стихий
si-also-play = Сыграть
si-also-reclaim = Вернуть
si-also-forget = Забыть
si-also-give = Отдать

## Карты

si-card-cost = Цена: { $cost }
si-card-look = Рассмотреть: { $card }
si-card-terms = Коснитесь строки, чтобы прочитать правило.
si-card-reaches = порог { $number }: { $power }
si-card-more = { $count ->
    [one] { $count } порог
    [few] { $count } порога
   *[many] { $count } порогов
}
si-card-lit = пороги { $lit }/{ $all }
si-threshold-reached = достигнут
si-threshold-soon = будет достигнут
si-threshold-missing = не хватает

## Справочник карт

cards-of-spirit-island = Горизонты острова духов: все карты
si-reference = Все карты
si-reference-words = Названия и слова на картах
si-reference-kind = Вид
si-reference-spirit = Дух
si-reference-speed = Скорость
si-reference-cost = Цена
si-reference-verb = Действие
si-reference-filters = Отбор
si-reference-all = Показать все
si-reference-found = { $count ->
    [0] Ничего похожего нет.
   *[other] Найдено: { $count }
}
si-reference-try = Попробуйте слово покороче или одно из этих:
si-reference-try-filters = Снимите часть условий или поищите одно из этих слов:
si-reference-suggestions = Страх, Вытолкнуть, Защита, Даханы, Скверна
si-kind-minor = Малые
si-kind-major = Великие
si-kind-unique = Уникальные
si-kind-innate = Природные
si-kind-spirit = Духи
si-kind-fear = Страх
si-kind-invader = Захватчики
si-kinds-spirit = Духи
si-kinds-minor = Малые способности
si-kinds-major = Великие способности
si-kinds-unique = Уникальные способности
si-kinds-innate = Природные способности
si-kinds-fear = Карты страха
si-kinds-invader = Карты захватчиков
si-does-fear = Страх
si-does-damage = Урон
si-does-destroy = Уничтожить
si-does-defend = Защита
si-does-push = Вытолкнуть
si-does-gather = Привлечь
si-does-remove = Удалить
si-does-replace = Заменить
si-does-blight = Скверна
si-does-energy = Энергия
si-does-gain = Получить карты или стихии
si-does-skip = Пропустить действие захватчиков

## Стол в виде текста

si-text-turn = Ход
si-text-dangers = Страх, скверна и захватчики
si-text-forecast = Что будет дальше
si-text-moves = { $spirit }: что можно сделать
si-text-move = { $move }: { $what }
si-text-action = Применяется: { $source } ({ $about })
si-text-drawn = Вытянуты: { $cards }
si-text-fear-deck = В колоде страха { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}. Открыты: { $cards }.
si-text-invader-discard = Сыгранные карты захватчиков: { $cards }.
si-text-escalation = Карты захватчиков этапа II вызывают эскалацию.
si-text-powers = Колоды способностей
si-text-minor = Малых способностей в колоде: { $count }. В сбросе: { $cards }.
si-text-major = Великих способностей в колоде: { $count }. В сбросе: { $cards }.
si-text-growing = { $line } (выбран; осталось сделать: { $left })
si-text-ready = Дух готов.
si-text-not-ready = Дух ещё не готов.
si-text-energy = Энергия: { $energy }, за ход прибавляется { $income }
si-text-plays = Сыграно карт: { $played } из { $plays }
si-text-elements = Стихии: { $elements }
si-text-element = { $element } { $count }
si-text-none = нет
si-text-threshold = Если есть { $elements }: { $words }
si-text-unplayed = Ещё можно сыграть: { $powers }.
si-text-unused = Не применены: { $powers }.
si-text-ready-anyway = Всё равно готово

## Урок

si-lesson-lost = Так гибнут острова. К счастью, это урок: отмените ход и попробуйте ещё раз.
si-lesson-goal-title = Остров защищается
si-lesson-goal = Вы — Глаза, дух этого острова. Прогоните захватчиков, пока они не разорили его.
si-lesson-invaders-title = Захватчики
si-lesson-invaders = Разведчик, поселение, город: каждый следующий наносит больше урона. Оранжевая граница — там, где в этом ходу будут строить.
si-lesson-dahan-title = Даханы
si-lesson-dahan = Здесь живут даханы. Кто из них переживёт разорение, даст отпор. Глаз — ваше присутствие: оттуда действуют способности.
si-lesson-win-title = Как победить
si-lesson-win = Пугайте захватчиков. Сейчас не должно остаться никого; с новыми картами страха могут остаться разведчики, потом и поселения.
si-lesson-lose-title = Как проиграть
si-lesson-lose = Разорённая земля берёт скверну отсюда, и присутствие там гибнет. Кончится скверна — погибнет и остров.
si-lesson-grow-title = Ход начинается с роста
si-lesson-grow = Выберите вариант 3: новая способность, присутствие и энергия.
si-lesson-gain-title = Новая способность
si-lesson-gain = Получите способность. В первой партии она выбрана за вас.
si-lesson-presence-title = Расширьте присутствие
si-lesson-presence = Добавьте присутствие в G4.
si-lesson-track-title = Откуда оно берётся
si-lesson-track = Снимите жетон со шкалы карт: то, что он открывает, теперь ваше — здесь это вторая карта за ход.
si-lesson-red-title = Быстрые карты
si-lesson-red = Карты с красным верхом действуют до захватчиков. Сыграйте эту; цена платится сразу.
si-lesson-blue-title = Медленные карты
si-lesson-blue = Карты с синим верхом действуют после них. Сыграйте и эту: стихий обеих хватит для порога.
si-lesson-fast-title = Быстрая способность
si-lesson-fast = В G4 вот-вот начнут строить. Коснитесь карты, затем G4: где нет захватчиков, там ничего не построят.
si-lesson-innate-title = Природная способность
si-lesson-innate = Она ничего не стоит, но требует стихий, и они у вас есть. Примените её: она пугает захватчиков и защищает G8.
si-lesson-rule-title = Особое правило
si-lesson-rule = Туда, где вы защищаете, может прийти дахан: отправьте его из G7 в G8. Потом завершите быструю фазу — захватчики начнут действовать.
si-lesson-invaders-acted-title = Захватчики сделали своё
si-lesson-invaders-acted = Они построили в G2 и разведали джунгли. Карты сдвигаются: где строили, там будут разорять, где разведали — строить.
si-lesson-slow-title = Медленная способность
si-lesson-slow = Теперь синяя карта: коснитесь её, затем G8, и привлеките второго дахана из G7.
si-lesson-reclaim-title = Верните карты
si-lesson-reclaim = Сыгранные карты лежат в вашем сбросе. Вариант 1 возвращает их все.
si-lesson-plan-title = Смотрите вперёд
si-lesson-plan = G2 пока не спасти, но строить будут в джунглях, и в G7 это можно остановить. Сыграйте эти две карты.
si-lesson-fear-title = Страх
si-lesson-fear = Примените карту в G7. За четвёртый страх вы получите карту страха: её откроют прежде, чем захватчики начнут действовать.
si-lesson-again-title = Ещё раз
si-lesson-again = Снова примените природную способность и завершите фазу. Откроется карта страха, затем начнётся разорение.
si-lesson-ravaged-title = Разорено
si-lesson-ravaged = Урон от 2 оставляет скверну. Где она уже есть, она расползается в соседний регион.
si-lesson-push-title = Подальше отсюда
si-lesson-push = Теперь строить будут в горах. Коснитесь карты, затем G8, и вытолкните разведчика и поселение в G5.
si-lesson-end-title = Остров ваш
si-lesson-end = Начинается третий ход, и партия настоящая: играйте дальше сколько хотите. Коснитесь региона, чтобы узнать, что его ждёт; задержитесь на карте, чтобы прочитать её.

## Перед партией

pitch-spirit-island = Вы — духи острова, который захватывают чужаки. Растите, пугайте их и прогоните прочь.
hint-spirit-island-difficulty-much-easier = Перед первым ходом — дополнительный рост, разведчики до него не приходят.
hint-spirit-island-difficulty-easier = До первого хода разведчики не приходят.
hint-spirit-island-difficulty-slightly-easier = Перед первым ходом — дополнительный рост.
hint-spirit-island-difficulty-standard = Как в правилах.
hint-spirit-island-difficulty-harder = Карты захватчиков этапа II вызывают эскалацию.
hint-spirit-island-progression = Новые способности тогда приходят в заданном порядке, выбирать из четырёх не нужно.
si-setup-seat = { $seat }: { $spirit }. Выбрать другого
si-setup-another = { $seat }: другой дух по жребию
si-setup-complexity = Сложность
si-setup-taken = Им играет другой: вы поменяетесь духами
si-setup-levels = Что добавляет каждый уровень
si-setup-level-told = Уровень { $level }, трудность { $difficulty }
si-setup-plan = Карта острова: { $boards }
si-setup-plan-open = Карта острова: { $count ->
    [one] { $count } поле, пока неизвестное
    [few] { $count } поля, пока неизвестные
   *[many] { $count } полей, пока неизвестных
}
si-setup-total = Трудность партии
si-setup-no-number = У этого уровня нет числа.
si-setup-surprise = Удивите меня
si-setup-from = от
si-setup-to = до
si-setup-no-surprise = В этих коробках нет ничего такого трудного.
si-level-fear = Карты страха: { $cards }
si-invader-deck = Колода захватчиков: { $deck }
si-adversary-level = уровень { $level }
si-difficulty-short = трудность { $difficulty }
si-level-off = , не действует

## Против чего стоит остров

si-challenges = Противник, сценарий и действующие карты
si-counter = { $name }: { $now } из { $limit }
si-counter-falling = { $name }: { $now }, сбудется при { $limit }
si-counter-lands = Регионы: { $lands }.
si-blight-card = Карта скверны: { $name }. Скверны на ней: { $count }.
si-blight-filled = На неё положили { $count } скверны.
si-blight-healthy = Когда с неё уйдёт последняя скверна, откроется другая сторона карты.
si-blight-per-player = { $count } скверны на игрока.
si-second-build = Второе строительство
si-second-build-space = Второе строительство, до разорения: { $card }. Регионы: { $lands }.
si-second-build-empty = Второе строительство, до разорения: карты нет.
si-fear-left = Осталось карт страха на уровнях ужаса I / II / III: { $cards }
si-stages-left = Колода сверху вниз: { $stages }
si-scenario-setup = В конце подготовки
si-scenario-victory = Как победить
si-event-off = не действует
si-event-price = Цена: { $energy } энергии, осталось { $left }.
si-event-aid = Элементы засчитаны за { $count }.
si-event-put = { $spirit }: { $energy } энергии.
si-event-discarded = Сброшена: «{ $card }».
si-event-forgotten = Забыта: «{ $card }».
si-kind-event = Событие
si-kinds-event = Карты событий
si-kind-blight = Скверна
si-kinds-blight = Карты скверны
si-kind-adversary = Противник
si-kinds-adversary = Противники
si-kind-scenario = Сценарий
si-kinds-scenario = Сценарии
si-reference-box = Коробка
si-strife = раздора на каждом: { $count }
