# Что не подходит друг к другу перед партией, в какой бы игре то ни было; названия берутся из игры.

conflict-count = Выбрано: { $chosen }, а игроков: { $players }. Назовите по одному на каждое место или оставьте выбор открытым.
conflict-no-seat = Места { $seat } нет: игроков всего { $players }.

## Forbidden Island

conflict-same-adventurer = Двум игрокам нельзя взять одного и того же персонажа.

## Ghost Stories

conflict-same-taoist = Двум игрокам нельзя взять одного и того же даоса.
conflict-one-board = На планшете видна только одна из двух сил его даоса.
conflict-power-alone = В игре для одного на красном планшете — { $power }.
conflict-extra-qi = 5 Чи в начале — послабление только { $level-at }.

## Spirit Island

conflict-same-spirit = Двум игрокам нельзя взять одного и того же духа.
conflict-same-board = Двум игрокам нельзя начать на одном и том же поле.
conflict-no-box = Выберите хотя бы одну коробку.
conflict-not-in-boxes = { $thing }: этого нет ни в одной из выбранных коробок.
conflict-few-spirits = В выбранных коробках слишком мало духов для стольких игроков.
conflict-no-core-box = Остальным коробкам нужна базовая игра или «Горизонты» вместо неё.
conflict-few-boards = В выбранных коробках мало полей для такого числа игроков.
conflict-many-players = «Горизонты» без других коробок — для 1–3 игроков.
conflict-difficulty-of-horizons = Так облегчают и усложняют только «Горизонты» без других коробок. Выберите противника.
conflict-no-adversary = Уровень бывает только у противника.
conflict-thematic-boards = Тематические поля определяет число игроков.
conflict-thematic-layout = Места тематических полей неизменны.
conflict-no-inner-lands = Для этого сценария нужны поля с буквами в обычном расположении.
