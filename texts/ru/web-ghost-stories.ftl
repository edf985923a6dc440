# Экран «Историй с Призраками» в браузере.

gs-own = ваш
gs-acts = решает
gs-dead = погиб
gs-blocked = не действует
gs-amount = { $colour } × { $count }

## Строка хода

gs-turn = Ходит { $taoist-nom }
gs-turn-of = { $turn } · { $name }
gs-turn-own = Ваш ход, { $taoist }
gs-turn-own-one = Ваш ход: { $taoist }
gs-over-won = Деревня спасена!
gs-over-lost = Деревня пала
gs-won = Ву-Фенг изгнан.
gs-score = { $ending } Счёт: { $score }.

gs-hint-yin = Наступает ночь: сначала действуют призраки.
gs-hint-move = Перейдите или останьтесь, затем просите помощи или изгоняйте.
gs-hint-act = Попросите помощи у жителя или изгоняйте.
gs-hint-done = Действие сделано: завершайте ход.
gs-hint-acted = Действие сделано: ставьте Будду или завершайте ход.
gs-hint-buddhas = Ставьте ещё Будду или завершайте ход.
gs-skip = Коснитесь стола, чтобы пропустить.
gs-hint-wait = Подождите решения.

gs-steps = Части хода
gs-step-yin = Инь
gs-step-move = Переход
gs-step-act = Действие
gs-step-buddhas = Конец

gs-haunted-of = Захвачено тайлов: { $haunted }; поражение — при { $fatal }.
gs-until = { $cards ->
    [0] Следующая карта — Ву-Фенг!
    [one] До Ву-Фенга { $cards } карта
    [few] До Ву-Фенга { $cards } карты
   *[many] До Ву-Фенга { $cards } карт
}
gs-no-incarnation = Воплощений в колоде больше нет

## Ходы

gs-actions = Что можно сделать
gs-verb-yin = Начать фазу Инь
gs-verb-move = Перейти
gs-verb-ask = Помощь жителя
gs-verb-exorcise = Изгнать
gs-verb-pocket = Карманы: взять Дао
gs-verb-enfeeble = Мантра
gs-verb-guide = Два Ветра
gs-verb-borrow = Взять чужую силу
gs-verb-pick-up = Жетон Силы
gs-verb-call = Помощь издали
gs-verb-cleanse = Освободить тайл
gs-verb-buddha = Поставить Будду
gs-verb-end = Конец хода
gs-verb-dispel-both = Изгнать обоих
gs-verb-dispel = Изгнать
gs-verb-request = Попросить жетоны
gs-verb-give-up = Никого
gs-verb-keep = Оставить
gs-verb-reroll = Перебросить
gs-verb-reroll-curse = Перебросить
gs-verb-lend = Поделиться
gs-verb-refuse = Отказать
gs-verb-skip = Пропустить
gs-verb-place = Положить карту
gs-verb-discard = Сбросить
gs-verb-suffer = Потерять 1 Чи
gs-verb-take = Взять
gs-verb-revive = Оживить
gs-verb-restore = Освободить
gs-verb-banish = Прогнать
gs-verb-calm = Вернуть фигурки
gs-verb-pray = Молиться
gs-verb-shift = Перенести призрака
gs-verb-carry = Перенести Даоса
gs-verb-pay = Потратить
gs-verb-curse-first = Сначала это
gs-verb-gain-qi = Взять 1 Чи
gs-verb-gain-yin-yang = Вернуть Инь-Ян
gs-verb-give-qi = Отдать 1 Чи
gs-verb-give-yin-yang = Отдать Инь-Ян
gs-not-now = сейчас нельзя: спросите почему
gs-why-not = Почему нельзя…?
gs-ask = { $verb }: { $things }?
gs-ask-plain = { $verb }?
gs-pick-place = Выберите на столе.
gs-pick-thing = Выберите:
gs-pick-any = Выберите, кого или что, и место на столе.
gs-confirm = Подтвердить
gs-confirm-as = Подтвердить: { $taoist }
gs-cancel = Отменить
gs-key-back = Назад: снять выбор или пропустить движение
gs-reading = О выбранном
gs-here-as = { $does } ({ $taoist })
gs-here-move = Перейти сюда
gs-here-enfeeble = Положить сюда Мантру
gs-here-buddha = Поставить сюда Будду
gs-here-call = Помощь издали (Инь-Ян)
gs-here-cleanse = Освободить тайл (Инь-Ян)
gs-here-borrow = Взять эту силу
gs-here-guide = Перевести сюда Даоса
gs-place-where = Куда положить карту
gs-place-anyway = Куда ни положи: { $results }
gs-place-threat = Фигурка нацелится на { $tile-acc }.
gs-place-chance = Дальше решает случай.

## Изгнание

gs-roll = Бросить кубики
gs-dice = Кубики Дао
gs-dice-free = { $count ->
    [0] Все кубики Дао захвачены.
    [one] Свободен { $count } кубик Дао.
    [few] Свободны { $count } кубика Дао.
   *[many] Свободно { $count } кубиков Дао.
}
gs-tao-blocked = Жетоны Дао не действуют!
gs-white-ignored = Белые стороны не считаются!
gs-odds-counting = Считаем шансы…
gs-odds-dice = одни кубики
gs-odds-own-tokens = со своими жетонами
gs-odds-all-tokens = с жетонами всех
gs-odds-with = сила «{ $power }»
gs-odds-haunted = захват: { $percent }
gs-odds-advances = фигурка выходит
gs-odds-haunts = тайл захвачен
gs-odds-overruns = поражение
gs-odds-no-effect = ничего
gs-odds-haunt = захват
gs-odds-new-ghost = новый призрак
gs-odds-lose-all-tao = потеря всех Дао
gs-odds-lose-qi = потеря 1 Чи
gs-odds-lose-tao = потеря 1 Дао
gs-odds-spared = обойдётся
gs-odds-arrives = придёт призрак
gs-odds-drawn = придёт
gs-odds-next = следующая
gs-reroll = { $count ->
    [one] Перебросить { $count } кубик
    [few] Перебросить { $count } кубика
   *[many] Перебросить { $count } кубиков
}
gs-reroll-pick = Коснитесь кубиков, чтобы перебросить
gs-owed = { $count ->
    [0] платить нечего
    [one] нужен { $count } жетон
    [few] нужно { $count } жетона
   *[many] нужно { $count } жетонов
}
gs-dice-enough = хватает кубиков
gs-pay-all = Потратить всё как предложено

## Стол

gs-board = Деревня и поля вокруг неё
gs-empty = пусто
gs-possible = сейчас можно
gs-resists = сопротивление: { $needed }
gs-resists-nothing = сопротивления не осталось
gs-printed = на карте: { $needed }
gs-figure-card = фигурка Обитателя на карте
gs-figure-stone = фигурка Обитателя на камне: дальше захват
gs-holds-die = держит кубик
gs-closed = сейчас изгнать нельзя
gs-threatens = следующий захват: { $tile }
gs-tile-active = свободен
gs-tile-haunted = захвачен
gs-tile-is-haunted = Тайл захвачен: здесь никто не поможет.
gs-here = здесь { $taoists-nom }
gs-haunted-next = под угрозой: { $space-short }
gs-temple-buddhas = { $count ->
    [one] здесь { $count } Будда
    [few] здесь { $count } Будды
   *[many] здесь { $count } Будд
}
gs-centre-tokens = { $count ->
    [one] здесь { $count } жетон Нейтральной Силы
    [few] здесь { $count } жетона Нейтральной Силы
   *[many] здесь { $count } жетонов Нейтральной Силы
}
gs-buddha-here = Здесь Будда ждёт следующего призрака.
gs-stone-left = При появлении
gs-stone-centre = В каждую фазу Инь
gs-stone-right = При изгнании

## Поля, колода и запас

gs-qi = { $count } Чи
gs-tokens = жетоны Дао: { $tokens }
gs-yin-yang-there = жетон Инь-Ян есть
gs-yin-yang-spent = жетон Инь-Ян потрачен
gs-buddhas = { $count ->
    [one] { $count } Будда
    [few] { $count } Будды
   *[many] { $count } Будд
}
gs-power-tokens = { $count ->
    [one] { $count } жетон Нейтральной Силы
    [few] { $count } жетона Нейтральной Силы
   *[many] { $count } жетонов Нейтральной Силы
}
gs-power-works = { $power }
gs-power-blocked = { $power }: сила не действует
gs-deck = { $count ->
    [one] В колоде { $count } карта
    [few] В колоде { $count } карты
   *[many] В колоде { $count } карт
}
gs-cards = Карты
gs-bank = Запас и кубики
gs-gone = Карты, вышедшие из игры: { $count }
gs-incarnations = Воплощения: изгнано { $exorcised } из { $all }, в колоде { $left }

## Текстом

gs-text-turn = Ход
gs-text-dangers = Опасности
gs-text-forecast = Что может случиться
gs-text-village = Деревня
gs-text-row = Ряд { $row }
gs-text-facing = Отсюда можно достать: { $spaces }.
gs-text-facing-one = { $board } — { $ghost }
gs-text-boards = Поля по часовой стрелке
gs-text-stock = Карты и запас
gs-text-drawn = Пришла карта: { $card }
gs-text-chance = { $what } { $percent }
gs-text-stands = стоит { $tile-at }
gs-text-bank = В запасе: { $tokens }, { $qi } Чи
gs-text-moves = Ходы: { $taoist }
gs-text-no-moves = Сейчас у вас нет хода.

## Урок

gs-lesson-lost = Так деревни и гибнут. К счастью, это урок: отмените ход и попробуйте ещё раз.
gs-lesson-goal-title = Ву-Фенг пришёл
gs-lesson-goal = Вы — Даосы и защищаете деревню из девяти тайлов. Призраки лежат на полях вокруг неё; главный среди них — Ву-Фенг, сейчас это обведённый Король вампиров. Изгоните его — и победа. В этом уроке вы ходите за обоих Даосов.
gs-lesson-yin-title = Инь: действуют призраки
gs-lesson-yin = Каждый ход начинают призраки на поле того, кто ходит. Фигурка Неупокоенного мертвеца в одном шаге от Чайного Домика — он будет захвачен. Затем придёт новый призрак. Начните фазу Инь и положите карту на обведённое место.
gs-lesson-move-title = Ян: переход
gs-lesson-move = Теперь ваша очередь. Изгоняют стоя рядом с призраком, а с угла достают сразу до двух. Выберите Чайный Домик и подтвердите переход.
gs-lesson-exorcise-title = Сначала шансы, потом бросок
gs-lesson-exorcise = Знаки на карте говорят, что нужно: два жёлтых, один чёрный. Белая сторона заменяет любой цвет. Выберите «Изгнать»: вы увидите шансы с одними кубиками и с жетонами Дао. Пока не нажмёте кнопку, ничего не брошено.
gs-lesson-tokens-title = Остальное — жетонами
gs-lesson-tokens = Не хватает одной жёлтой стороны, а жёлтый жетон у вас есть. Изгоните обоих призраков: жетон потратится сам. Сумрачный приспешник оставит награду — возьмите синий жетон.
gs-lesson-night-title = Следующая ночь
gs-lesson-night = Завершите ход. Потом фаза Инь на синем поле: фигурка Короля вампиров выйдет на камень и в следующий раз захватит Молитвенный Круг. Нового призрака положите на обведённое место синего поля.
gs-lesson-yin-yang-title = Жетон Инь-Ян
gs-lesson-yin-yang = Если захватят слишком много тайлов, деревня погибнет. У каждого Даоса есть жетон Инь-Ян; его можно потратить в любой миг своего хода: получить помощь издали или освободить тайл. Выберите Чайный Домик и освободите его.
gs-lesson-help-title = Жители помогают
gs-lesson-help = Вместо изгнания можно попросить помощи у жителя своего тайла. Перейдите на Молитвенный Круг и попросите помощи: положите жёлтый жетон — и все жёлтые призраки станут слабее на один.
gs-lesson-wu-feng-title = Изгоните Ву-Фенга
gs-lesson-wu-feng = Сила синего Даоса, Порыв Ветра, даёт и помощь, и изгнание за один ход. Против Короля вампиров теперь нужно три жёлтых, а жетонов у вас два. Бросайте, изгоняйте и решите, кому достанется Чи из награды.
gs-lesson-end-title = Теперь можно играть
gs-lesson-end = Коснитесь любого призрака, тайла или поля — узнаете, что он делает. «Шансы» покажут на столе ближайшую ночь, «Проба» даст попробовать, а если чего-то нельзя, вам скажут почему.
