# The toy game in Russian.

toy-climber-1 = Первый альпинист
toy-climber-2 = Второй альпинист
toy-path = Тропа
toy-metres = { $metres } из { $top } метров
toy-turns = Осталось ходов: { $turns }
toy-stakes = Поднимитесь на вершину вместе, пока не кончились ходы.
toy-your-turn = { $climber }: подъём или отдых
toy-won = Все на вершине. Победа!
toy-lost = На гору опустилась ночь. Поражение.

move-climb = Подниматься
move-rest = Отдыхать
event-climbed = { $metres ->
    [one] Выше на { $metres } метр.
    [few] Выше на { $metres } метра.
   *[other] Выше на { $metres } метров.
}
event-rested = Отдых.
lost-too-late = Наступила ночь.
why-not-your-turn = Сейчас не ваш ход.
