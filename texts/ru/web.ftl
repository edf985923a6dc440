# Веб-клиент по-русски: всё, что не относится к отдельной игре или к комнате.

app-name = Артель
title-waited = ● { $words } — { $title }
app-title = Артель: кооперативные настольные игры
skip-to-content = К содержанию
to-home = На главную
loading = Секунду…
part-failed = Не загрузилось. Попробуйте ещё раз.
close = Закрыть
text-place = ряд { $row }, столбец { $column }
text-place-line = { $label }. Место: { $place }. Рядом: { $neighbours }.
text-beside-up = сверху { $thing }
text-beside-right = справа { $thing }
text-beside-down = снизу { $thing }
text-beside-left = слева { $thing }
text-beside-none = ничего
copy = Скопировать
copied = Скопировано.
reload = Загрузить заново
try-again = Попробовать ещё раз

## Рамка страницы

theme-to-light = Светлая тема
theme-to-dark = Тёмная тема
offline-mark = Нет сети
offline-reason = Сервер недоступен. Проверьте соединение и попробуйте ещё раз.
update-title = Новая версия
update-about = Готова новая версия «Артели». Партии продолжатся с того же места.
update-take = Обновить
update-later = Позже

settings-title = Настройки
settings-language = Язык
settings-theme = Тема
theme-auto = Как в системе
theme-light = Светлая
theme-dark = Тёмная
settings-quick = Быстрые ходы
settings-quick-hint = Ход делается одним касанием, без предпросмотра и подтверждения.
settings-auto-draw = Открывать карты автоматически
settings-auto-draw-hint = Если больше делать нечего, карты открываются сами.
settings-sound = Звуки
settings-sound-hint = Тихий сигнал, когда ваш ход или кто-то сел за стол.
settings-notify = Уведомления
settings-notify-hint = Когда наступает ваш ход, а страница не на виду.
settings-notify-refused = Браузер не разрешает уведомления. Это можно изменить в его настройках для этого сайта.
settings-text = Текст вместо поля
settings-text-hint = Заголовки, списки и кнопки. Сделано для экранных чтецов, удобно всем.
settings-still = Без анимации
settings-still-hint = Всё меняется сразу.

device-title = Продолжить на другом устройстве
device-about = Ваши места закреплены за этим браузером. Код перенесёт их на другое ваше устройство: он годится один раз и действует десять минут.
device-show = Получить код
device-code = Код
device-secret = Кто введёт этот код, сможет ходить за вас. Никому его не передавайте.
device-enter = Код с другого устройства
device-adopt = Применить
device-adopted = Готово: места с другого устройства теперь ваши и здесь.
device-question = Занять места другого устройства?
device-question-about = Этот браузер будет играть за то устройство, на котором получен код. Соглашайтесь, только если оно ваше.
device-question-tables =
    { $tables ->
        [0] Сейчас этот браузер не сидит ни за одним столом.
        [one] Сейчас этот браузер сидит за { $tables } столом. Место останется за вами: вернуться к нему можно в настройках.
        [few] Сейчас этот браузер сидит за { $tables } столами. Места останутся за вами: вернуться к ним можно в настройках.
       *[many] Сейчас этот браузер сидит за { $tables } столами. Места останутся за вами: вернуться к ним можно в настройках.
    }
device-question-yes = Занять
device-question-no = Оставить как есть
device-back-about =
    { $tables ->
        [one] Раньше этот браузер сидел за { $tables } столом.
        [few] Раньше этот браузер сидел за { $tables } столами.
       *[many] Раньше этот браузер сидел за { $tables } столами.
    }
device-back = Вернуться на те места
device-went-back = Готово: прежние места снова за этим браузером.
device-renew-about = Потеряли устройство или показали код не тому?
device-renew = Выйти на всех других устройствах
device-renewed = Готово: теперь за вас можно ходить только из этого браузера.

keys-title = Клавиатура
keys-everywhere = Перейти к следующему элементу и нажать его
key-escape = Esc
key-enter = Enter
key-space = Пробел
key-arrowleft = ←
key-arrowright = →
key-arrowup = ↑
key-arrowdown = ↓
key-ctrl = Ctrl
key-shift = Shift
key-alt = Alt

## Главная страница

name-label = Ваше имя
name-missing = Друзьям нужно знать, кто их зовёт.
name-default = Капитан

new-game = Новая партия
choose-game = Игра
pitch-forbidden-island = Четыре артефакта ждут на острове, который уходит под воду. Соберите их и улетите все вместе — или вместе утонете.
hint-forbidden-island-difficulty-novice = Вода на самой низкой отметке: 2 карты приливов за ход. Есть время исправить ошибки.
hint-forbidden-island-difficulty-normal = Вода на отметку выше: пока 2 карты приливов за ход, но скоро 3.
hint-forbidden-island-difficulty-elite = С самого начала 3 карты приливов за ход. Каждое действие на счету.
hint-forbidden-island-difficulty-legendary = 3 карты приливов за ход, скоро 4, и запаса почти нет. Возвращаются немногие.
pitch-ghost-stories = Призраки подступают к деревне со всех сторон. Изгоните Ву-Фенга во всех его Воплощениях, пока жив хоть один житель.
hint-ghost-stories-difficulty-initiation = Одно Воплощение, по 4 Чи у каждого, и деревня выдержит на один захваченный тайл больше.
hint-ghost-stories-difficulty-normal = Одно Воплощение Ву-Фенга, по 3 Чи. Три захваченных тайла — и деревня пала.
hint-ghost-stories-difficulty-nightmare = Ву-Фенг возвращается снова и снова: в колоде три или четыре Воплощения.
hint-ghost-stories-difficulty-hell = Как «Кошмар», но вначале ни у кого нет жетона Инь-Ян.

start-solo = В одиночку
start-solo-about-forbidden-island = Я хожу за { $players ->
        [2] обоих персонажей
        [3] всех троих персонажей
       *[other] всех четверых персонажей
    }
start-solo-about-ghost-stories = Я хожу за { $players ->
        [1] одного даоса
        [2] обоих даосов
        [3] всех троих даосов
       *[other] всех четверых даосов
    }
start-solo-about-spirit-island = Я хожу за { $players ->
        [1] одного духа
        [2] обоих духов
       [3] всех трёх духов
        [4] всех четырёх духов
       *[other] всех { $players } духов
    }
start-bots = С ботами
start-bots-about = Я и { $others ->
        [one] { $others } бот
        [few] { $others } бота
       *[many] { $others } ботов
    }
start-friends = С друзьями
start-friends-about = Приглашу их по ссылке

more-choices = Все настройки партии
deal-random = По жребию
deal-standard = Как в правилах
deal-chosen = На выбор

setup-share = Сыграть так же в другом месте
setup-link = Скопировать ссылку
setup-text = Скопировать текстом
setup-paste = Вставить расклад
setup-link-copied = Ссылка на этот расклад скопирована.
setup-text-copied = Расклад скопирован текстом.
setup-paste-title = Расклад из ссылки или текста
setup-paste-about = Ссылка на расклад или его текст: по строке на каждый выбор
setup-paste-unknown = Это не расклад игры, в которую здесь играют.
setup-paste-use = Взять
seats = Кто играет
seat = Место { $seat }
seat-own = Я
seat-free = Друг
seat-bot = Бот
seats-hot = Ваших мест: { $seats }. Играйте за всех или передавайте устройство друг другу.
seats-free = Вы получите ссылку для друзей. Кто её откроет, сможет занять свободное место.
visibility = Кто видит стол
visibility-link = У кого ссылка
visibility-public = Все
pause = Пауза перед картой
pause-none = Нет
pause-seconds = { $seconds } с
pause-about = Столько времени есть у остальных, чтобы сказать «подождите» и сыграть свою карту, прежде чем откроется новая.
open-table = Открыть стол

own-title = Ваши партии
finished-title = Сыгранные партии
lobby-title = Открытые столы
lobby-empty = Сейчас открытых столов нет. Откройте свой для всех — и он появится здесь.
room-new = ещё не началась
room-moves = { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }
room-free = { $free ->
        [one] { $free } свободное место
        [few] { $free } свободных места
       *[many] { $free } свободных мест
    }
room-continue = Продолжить
room-look-back = Повтор
room-join = Сесть
room-watch = Смотреть
show-all = Показать все ({ $count })

first-time = Новичкам
learn-title = Впервые здесь?
learn-about = Научитесь играть за две минуты
book-title = Правила
book-about = Все правила и разъяснения с поиском
cards-title = Все карты
cards-about = Всё, что напечатано, с поиском

file-open = Открыть запись или позицию
file-title = Продолжить из файла
file-about = Запись — это вся партия, позиция — один её момент. Это небольшие текстовые файлы; их можно скачать за любым столом.
file-choose = Выберите файл или перетащите его сюда
file-paste = Или вставьте текст
file-others = Кто играет за остальных
file-others-own = Я
file-others-free = Друзья
file-others-bot = Боты
file-empty = Пока нечего открывать: выберите файл или вставьте его текст.
file-too-big = Для записи или позиции этот файл слишком велик.
file-unknown = Это не запись и не позиция. Первая строка должна быть «artel record 1» или «artel position 1», а строка «game …» — называть игру.

footer-about = «Артель» делают те, кто любит побеждать вместе. С издателями игр она не связана.
footer-credits = Шрифты: Literata и Source Sans (SIL Open Font License). Рисунки и тексты — наши.

## Правила

book-of = { $game }: правила
book-search = Поиск по правилам
book-topics = Разделы
book-size = { $rules ->
        [one] { $rules } правило
        [few] { $rules } правила
       *[many] { $rules } правил
    }, { $rulings ->
        [one] { $rulings } разъяснение
        [few] { $rulings } разъяснения
       *[many] { $rulings } разъяснений
    }
book-found = { $rules ->
        [0] Ничего не найдено
        [one] Найдено { $rules } правило
        [few] Найдено { $rules } правила
       *[many] Найдено { $rules } правил
    }{ $rulings ->
        [0] { "" }
        [one] , { $rulings } разъяснение
        [few] , { $rulings } разъяснения
       *[many] , { $rulings } разъяснений
    }
book-nothing = Ни одно правило не говорит о «{ $query }».
book-nothing-try = Попробуйте одно слово или только его начало. Поиск идёт на обоих языках. Например:
book-suggestions = вплавь, вертолёт, сброс, по диагонали
book-show-all = Показать все правила
book-failed = Правила не открылись
rules-rule = Правило { $id }
rules-why = Почему:
book-interprets = Разъясняет:
book-unknown = Правила { $id } здесь нет.
rules-open-book = Открыть в правилах
copy-link = Скопировать ссылку
copy-link-to = Скопировать ссылку на { $id }
link-copied = Ссылка скопирована.

## Что пошло не так

missing-title = Белое пятно
missing-about = По этому адресу ничего нет.
failed-title = Страница не загрузилась
failed-about = Возможно, прервалась связь. Ничего не потеряно: партии хранятся на сервере.

refusal-bad-message = Сервер не понял запрос. Загрузите страницу заново: возможно, у вас старая версия.
refusal-illegal = Правила этого не разрешают.
refusal-late = Кто-то оказался быстрее. Посмотрите на стол ещё раз.
refusal-not-your-seat = Это место не ваше.
refusal-seat-taken = Это место уже занято.
refusal-no-such-seat = Такого места за этим столом нет.
refusal-not-seated = Это могут делать только те, кто сидит за столом. Сначала займите место.
refusal-nothing-open = Отвечать уже не на что.
refusal-no-such-branch = Этого варианта больше нет, или он чужой.
refusal-nothing-to-undo = Отменять больше нечего.
refusal-no-such-room = Такого стола нет. Проверьте ссылку.
refusal-no-such-game = Такой игры этот сервер не знает.
refusal-no-such-code = Этот код уже использован, устарел или его никогда не было. Получите новый на другом устройстве.
refusal-bad-setup = С такими настройками партию не начать. Измените выбор.
refusal-bad-file = Эту запись или позицию не удалось прочитать.
refusal-bad-text = Текст пуст, слишком длинный или содержит непечатаемые знаки.
refusal-too-much = Слишком часто. Подождите немного и попробуйте снова.
refusal-frozen = За этим столом случилась ошибка, и он сохранён как был. Запись партии можно скачать.
refusal-outdated = Этот стол — из другой версии программы, показать его больше нельзя. Запись партии можно скачать.
refusal-not-over = Партия ещё идёт, поэтому её тайны пока скрыты.
refusal-broken = На сервере что-то пошло не так. Попробуйте чуть позже.
refusal-too-slow = Запрос шёл слишком долго. Попробуйте ещё раз.
refusal-foreign = Запрос пришёл с другого сайта и не выполнен.
