# Экран «Запретного Острова» в браузере.

fi-percent = { $percent } %
fi-percent-less = < 1 %
fi-percent-more = > 99 %
fi-bot = бот
fi-own = ваш
fi-acts = решает

## Строка хода

fi-turn = Ходит { $adventurer }
fi-turn-of = { $turn } · { $name }
fi-turn-own = Ваш ход, { $adventurer }
fi-turn-own-one = Ваш ход: { $adventurer }
fi-over-won = Команда спасена!
fi-over-lost = Остров погиб
fi-won = Вы улетели со всеми четырьмя артефактами, пока море не поглотило остров.

fi-hint-actions = { $left ->
    [one] Осталось { $left } действие.
    [few] Осталось { $left } действия.
   *[many] Осталось { $left } действий.
}
fi-hint-draw = { $left ->
    [0] Действий не осталось: берите карты артефактов.
    [one] Возьмите ещё { $left } карту артефактов.
    [few] Возьмите { $left } карты артефактов.
   *[many] Возьмите { $left } карт артефактов.
}
fi-hint-flood = { $left ->
    [one] Откройте { $left } карту приливов.
    [few] Откройте { $left } карты приливов.
   *[many] Откройте { $left } карт приливов.
}
fi-hint-wait = Решает { $adventurer }.
fi-hint-swim = { $adventurer-dat } надо покинуть утонувший тайл.
fi-hint-swim-own = Тайл ушёл под воду! { $adventurer-dat } пора спасаться: выберите куда.
fi-hint-discard = { $adventurer } держит слишком много карт.
fi-hint-discard-own = { $adventurer } держит слишком много карт: сбросьте одну или сыграйте особую.

fi-steps = Фазы хода
fi-step-actions = Действия
fi-step-treasure-draw = Добор
fi-step-flood-draw = Прилив
fi-step-left = осталось { $left } из { $all }

## Ходы

fi-actions = Что можно сделать
fi-verb-move = Перейти
fi-verb-fly = Перелететь
fi-verb-guide = Провести
fi-verb-shore-up = Осушить
fi-verb-give = Отдать
fi-verb-capture = Захватить
fi-verb-swim = Спастись
fi-verb-discard = Сбросить
fi-verb-sandbags = Мешки
fi-verb-lift = Вертолёт
fi-verb-take-off = Улететь и победить
fi-verb-draw = Взять карты
fi-verb-flood = Прилив
fi-do-draw = Взять карту артефактов
fi-do-flood = Открыть карту прилива
fi-next-draw = Следующая карта артефактов
fi-next-flood = Следующая карта прилива
fi-not-now = сейчас нельзя: узнать почему
fi-why-not = Почему нельзя…?
fi-ask = { $verb }: { $things }?
fi-ask-plain = { $verb }?
fi-pick-tile = Выберите тайл на острове.
fi-pick-thing = Выберите:
fi-pick-any = Кого или что — и на какой тайл?
fi-pick-more = Можно добавить второй тайл.
fi-gives-up = { $left ->
    [one] У вас ещё { $left } действие. Возьмёте карту — действия закончатся.
    [few] У вас ещё { $left } действия. Возьмёте карту — действия закончатся.
   *[many] У вас ещё { $left } действий. Возьмёте карту — действия закончатся.
}
fi-confirm = Подтвердить
fi-confirm-as = Подтвердить: { $adventurer }
fi-confirm-give-up = Закончить действия и взять карту
fi-cancel = Отмена
fi-key-back = Назад: отменить выбор или пропустить анимацию
fi-outcomes-even = { $count ->
    [one] { $count } карта, { $percent }.
    [few] Любая из { $count } карт, по { $percent }.
   *[many] Любая из { $count } карт, по { $percent }.
}
fi-outcomes-more = и ещё { $count }

## Остров

fi-board = Остров
fi-state-dry = сухо
fi-state-flooded = затоплено
fi-state-sunk = утонуло
fi-here = здесь { $adventurers }
fi-helipad = вертолётная площадка
fi-coming-maybe = карта этого тайла может прийти
fi-coming-sure = карта этого тайла точно придёт
fi-odds-floods = зальёт { $percent }
fi-odds-sinks = утонет { $percent }
fi-danger = его потеря может стоить победы
fi-possible = можно выбрать
fi-treasure-open = { $treasure }: ещё не у команды, в одной руке самое большее { $cards } из { $cost } карт
fi-treasure-captured = { $treasure }: артефакт добыт, { $adventurer }

## Вода

fi-water = Уровень воды
fi-water-now = Вода на делении { $mark } из { $skull }: { $cards ->
    [0] череп.
    [one] { $cards } карта приливов за ход.
    [few] { $cards } карты приливов за ход.
   *[many] { $cards } карт приливов за ход.
}
fi-water-next = С деления { $mark } — уже { $cards }.
fi-water-last = Больше карт не станет: дальше череп.
fi-water-skull = { $steps ->
    [0] Партия проиграна.
    [one] До черепа и поражения { $steps } деление.
    [few] До черепа и поражения { $steps } деления.
   *[many] До черепа и поражения { $steps } делений.
}
fi-water-cards = { $cards ->
    [0] Череп!
    [one] { $cards } карта за ход
    [few] { $cards } карты за ход
   *[many] { $cards } карт за ход
}
fi-water-steps = { $steps ->
    [0] поражение
    [one] до черепа { $steps } шаг
    [few] до черепа { $steps } шага
   *[many] до черепа { $steps } шагов
}

## Руки и колоды

fi-hand-of = Карты { $adventurer-gen }
fi-hand-limit = В руке может быть не больше { $limit } карт
fi-cards = { $card }, { $count }
fi-ability-of = Что умеет { $adventurer }
fi-ability-note = Каждый может ещё перейти на соседний тайл, осушить тайл рядом, отдать карту тому, кто стоит на том же тайле, и захватить артефакт.
fi-deck-treasure = Карты артефактов
fi-deck-flood = Карты приливов
fi-deck-count = В колоде: { $count }
fi-discard-count = В сбросе: { $count }
fi-deck-label = в колоде { $count }, в сбросе { $discarded }; посмотреть
fi-rises = «Наводнений» впереди: { $count }
fi-pile-discard = Сброс: { $count }
fi-pile-empty = пусто
fi-pile-known = Сверху, в таком порядке
fi-pile-rest = Ещё в колоде, порядок неизвестен: { $count }
fi-flood-about = { $cards ->
    [one] В этот ход откроют { $cards } карту. После «Наводнения!» сброс возвращают на верх колоды, поэтому известно, какие карты придут раньше.
    [few] В этот ход откроют { $cards } карты. После «Наводнения!» сброс возвращают на верх колоды, поэтому известно, какие карты придут раньше.
   *[many] В этот ход откроют { $cards } карт. После «Наводнения!» сброс возвращают на верх колоды, поэтому известно, какие карты придут раньше.
}
fi-layer-first = { $count ->
    [one] Следующая { $count } карта
    [few] Следующие { $count } карты, порядок неизвестен
   *[many] Следующие { $count } карт, порядок неизвестен
}
fi-layer-then = { $count ->
    [one] Потом { $count } карта
    [few] Потом { $count } карты, порядок неизвестен
   *[many] Потом { $count } карт, порядок неизвестен
}
fi-flood-discard-about = Эти карты вернутся на верх колоды после следующего «Наводнения!». Знак ≈ стоит у тайлов, которые сейчас затоплены.

## Текстом

fi-text-turn = Ход
fi-text-water = Вода
fi-text-treasures = Артефакты
fi-text-hands = Персонажи и карты
fi-text-stands = стоит { $tile-at }
fi-text-hand = Карты: { $cards }
fi-text-hand-empty = нет карт
fi-text-card = { $card } × { $count }
fi-text-island = Остров по рядам
fi-text-row = Ряд { $row }
fi-text-sunk = { $tile } (под водой)
fi-text-decks = Колоды и сброс
fi-text-deck-treasure = { $count ->
    [one] Колода артефактов: { $count } карта
    [few] Колода артефактов: { $count } карты
   *[many] Колода артефактов: { $count } карт
}
fi-text-ordered = Сверху, именно в таком порядке: { $cards }
fi-text-unordered = В неизвестном порядке: { $cards }
fi-text-discard-treasure = Сброс артефактов: { $cards }
fi-text-deck-flood = { $count ->
    [one] Колода приливов: { $count } карта
    [few] Колода приливов: { $count } карты
   *[many] Колода приливов: { $count } карт
}
fi-text-layer = Следующие, в неизвестном порядке: { $cards }
fi-text-layer-known = Следующая карта: { $cards }
fi-text-layer-then = Потом, в неизвестном порядке: { $cards }
fi-text-layer-then-known = Потом: { $cards }
fi-text-discard-flood = Сброс приливов: { $cards }
fi-text-forecast = Что может случиться
fi-text-danger = { $danger } { $percent }
fi-text-moves = Ходы, которые может сделать { $adventurer }
fi-text-no-moves = Сейчас у вас нет ходов.
fi-text-none = нет
