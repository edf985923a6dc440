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
si-team = Кто готов
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
si-zoom-in = Приблизить
si-zoom-out = Отдалить
si-zoom-fit = Весь остров
si-possible = можно выбрать
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
si-touch-land = Коснитесь региона на карте.
si-decide-for = Решать за духа: { $spirit }
si-unused = Не применено:
si-unplayed = Ещё можно разыграть:
si-reveals = Дальше откроется карта: потом в одиночку не отменить.
si-what-happens = Что произойдёт
si-key-back = Назад: отменить выбор или пропустить показ
si-key-option = Вариант { $number }
si-keys-hint = Стрелки ведут по карте, Enter выбирает регион, цифры — вариант, R — «готов».

## Виды ходов

si-verb-grow = Рост
si-verb-act = Действие роста
si-verb-play = Разыграть карту
si-verb-ready = Готов
si-verb-use = Применить способность
si-verb-use-fewer = Применить способность, решая о каждой формуле
si-verb-innate = Природная способность
si-verb-innate-fewer = Природная способность, решая о каждой формуле
si-verb-repeat = Повторить способность
si-verb-repeat-fewer = Повторить способность, решая о каждой формуле
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
si-in-play = В игре
si-lasting = Действует до конца хода
si-lasting-left = { $count ->
    [one] ещё { $count } раз
    [few] ещё { $count } раза
   *[many] ещё { $count } раз
}
