<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About</source>
        <translation>Про застосунок</translation>
    </message>
    <message>
        <source>Automa Companion</source>
        <translation>Automa Companion</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>На чому побудовано</translation>
    </message>
    <message>
        <source>Free software</source>
        <translation>Вільне програмне забезпечення</translation>
    </message>
    <message>
        <source>MIT licence. You may use, study, share and change it.</source>
        <translation>Ліцензія MIT. Програму можна використовувати, вивчати, поширювати й змінювати.</translation>
    </message>
    <message>
        <source>Qt %1</source>
        <translation>Qt %1</translation>
    </message>
    <message>
        <source>The app plays the Automa in a board game that lies on your table. It knows the position, decides, says what to move and shows why. It works without a network and sends nothing anywhere.</source>
        <translation>Застосунок грає за Автому в настільній грі, що лежить на вашому столі. Він знає позицію, вирішує, каже, що пересунути, і показує чому. Він працює без мережі й нікуди нічого не надсилає.</translation>
    </message>
    <message>
        <source>The board games belong to their authors and publishers, who have no part in this app. You need the game itself: no rulebook text and no artwork of theirs is in here. All words and drawings are our own.</source>
        <translation>Настільні ігри належать їхнім авторам і видавцям, які не причетні до цього застосунку. Потрібна сама гра: тут немає ні текстів правил, ні ілюстрацій видавців. Усі слова й малюнки — наші власні.</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Ігри</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Версія %1</translation>
    </message>
    <message>
        <source>You move the cardboard. It decides.</source>
        <translation>Ви рухаєте картон. Вирішує застосунок.</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>суспільне надбання</translation>
    </message>
</context>
<context>
    <name>AppBar</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>What is this screen for?</source>
        <translation>Для чого цей екран?</translation>
    </message>
</context>
<context>
    <name>AskOfficers</name>
    <message>
        <source>Executive officer</source>
        <translation>Керівник</translation>
    </message>
</context>
<context>
    <name>AskPage</name>
    <message>
        <source>Answer</source>
        <translation>Відповідь</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Запитати</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Інше питання</translation>
    </message>
    <message>
        <source>Ask once</source>
        <translation>Одне питання</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Очистити</translation>
    </message>
    <message>
        <source>Empty the board and begin anew</source>
        <translation>Прибрати все з поля й почати спочатку</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>The answer follows every change on the map</source>
        <translation>Відповідь враховує кожну зміну на полі</translation>
    </message>
    <message>
        <source>What would the Automa do? Nothing is saved</source>
        <translation>Що зробила б Автома? Нічого не зберігається</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Хто</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Чому?</translation>
    </message>
</context>
<context>
    <name>AskTiles</name>
    <message>
        <source>%1, code %2</source>
        <translation>%1, код %2</translation>
    </message>
    <message>
        <source>By its code, as printed: dam, conduit, powerhouse</source>
        <translation>За надрукованим кодом: гребля, водовід, електростанція</translation>
    </message>
    <message>
        <source>Which tile shows the actions?</source>
        <translation>Яка плитка показує дії?</translation>
    </message>
    <message>
        <source>Which tile shows the criteria?</source>
        <translation>Яка плитка показує критерії?</translation>
    </message>
</context>
<context>
    <name>AskWho</name>
    <message>
        <source>Actions: tile %1</source>
        <translation>Дії: плитка %1</translation>
    </message>
    <message>
        <source>At first as at the start of a game</source>
        <translation>Спершу як на початку гри</translation>
    </message>
    <message>
        <source>Criteria: tile %1</source>
        <translation>Критерії: плитка %1</translation>
    </message>
    <message>
        <source>Executive officer</source>
        <translation>Керівник</translation>
    </message>
    <message>
        <source>Leeghwater expansion</source>
        <translation>Доповнення «Легватер»</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Рівень</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>The tile flipped beside it</source>
        <translation>Перевернута плитка поруч</translation>
    </message>
    <message>
        <source>The tile on top of the stack</source>
        <translation>Верхня плитка стосу</translation>
    </message>
    <message>
        <source>Wheel and technology</source>
        <translation>Колесо й технології</translation>
    </message>
    <message>
        <source>Which company is the Automa?</source>
        <translation>За яку компанію грає Автома?</translation>
    </message>
</context>
<context>
    <name>BackupPreview</name>
    <message>
        <source>Restore this backup</source>
        <translation>Відновити цю копію</translation>
    </message>
    <message>
        <source>These games would be there:</source>
        <translation>Будуть такі партії:</translation>
    </message>
</context>
<context>
    <name>BackupsPage</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>All games as one file</source>
        <translation>Усі партії одним файлом</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Зробити копію зараз</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Резервні копії</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Почати заново</translation>
    </message>
    <message>
        <source>Begin with no games</source>
        <translation>Почати без партій</translation>
    </message>
    <message>
        <source>Begin with no games?</source>
        <translation>Почати без партій?</translation>
    </message>
    <message>
        <source>Copies of all saved games</source>
        <translation>Копії всіх збережених партій</translation>
    </message>
    <message>
        <source>Export all games</source>
        <translation>Експортувати всі партії</translation>
    </message>
    <message>
        <source>Export what can still be read</source>
        <translation>Експортувати те, що читається</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Імпортувати партії</translation>
    </message>
    <message>
        <source>No backup yet</source>
        <translation>Резервних копій ще немає</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Відновити</translation>
    </message>
    <message>
        <source>Restore this backup?</source>
        <translation>Відновити цю копію?</translation>
    </message>
    <message>
        <source>The app makes one each day on which something changed, and before imports and updates.</source>
        <translation>Застосунок робить копію щодня, коли щось змінилося, а також перед імпортом та оновленням.</translation>
    </message>
    <message>
        <source>The file that cannot be opened is set aside, unchanged. You can come back to the backups at any time.</source>
        <translation>Файл, який не відкривається, буде відкладено без змін. До резервних копій можна повернутися будь-коли.</translation>
    </message>
    <message>
        <source>The saved games become those of the backup. A copy of the present state is kept first.</source>
        <translation>Збереженими партіями стануть партії з копії. Спершу буде збережено копію нинішнього стану.</translation>
    </message>
    <message>
        <source>The saved games become those of the backup. The file that cannot be opened is set aside, unchanged.</source>
        <translation>Збереженими партіями стануть партії з копії. Файл, який не відкривається, буде відкладено без змін.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Спробувати ще раз</translation>
    </message>
    <message>
        <source>You see first what will be taken in</source>
        <translation>Спершу ви побачите, що буде додано</translation>
    </message>
</context>
<context>
    <name>BarrageApp</name>
    <message>
        <source>A saved game could not be read</source>
        <translation>Не вдалося прочитати збережену партію</translation>
    </message>
    <message>
        <source>Barrage · %1</source>
        <translation>«Гребля» · %1</translation>
    </message>
    <message>
        <source>Continue. Next: %1</source>
        <translation>Продовжити. Далі: %1</translation>
    </message>
    <message>
        <source>Continue: end of round</source>
        <translation>Продовжити: кінець раунду</translation>
    </message>
    <message>
        <source>Continue: game over</source>
        <translation>Продовжити: кінець гри</translation>
    </message>
    <message>
        <source>Look at the backups</source>
        <translation>Переглянути резервні копії</translation>
    </message>
    <message>
        <source>Move it to the archive</source>
        <translation>Перенести до архіву</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Спробувати ще раз</translation>
    </message>
    <message>
        <source>human</source>
        <translation>людина</translation>
    </message>
    <message>
        <source>“%1” cannot be read. The other games are not affected.</source>
        <translation>Не вдається прочитати партію: %1. Інших партій це не стосується.</translation>
    </message>
</context>
<context>
    <name>BarrageAsk</name>
    <message>
        <source>It would produce: for the answer the contracts must be known. Enter them on the map’s page under “Correct tiles”.</source>
        <translation>Вона виробляла б енергію: для відповіді потрібно знати контракти. Введіть їх на сторінці поля, «Виправити плитки».</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Плитка %1</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>енергія</translation>
    </message>
</context>
<context>
    <name>BarrageErrors</name>
    <message>
        <source>A production must make at least 1 energy. Nothing changed.</source>
        <translation>Виробництво має дати щонайменше 1 одиницю енергії. Нічого не змінено.</translation>
    </message>
    <message>
        <source>An Automa is in the middle of its turn. Nothing changed.</source>
        <translation>Автома саме виконує свій хід. Нічого не змінено.</translation>
    </message>
    <message>
        <source>Choose where at least one drop goes. Nothing changed.</source>
        <translation>Виберіть місце хоча б для одного маркера води. Нічого не змінено.</translation>
    </message>
    <message>
        <source>Dam, conduit and powerhouse do not form a system with water. Nothing changed.</source>
        <translation>Гребля, водовід і електростанція не утворюють системи з водою. Нічого не змінено.</translation>
    </message>
    <message>
        <source>It cannot be built there: the space is taken, or such a piece stands in the basin already. Nothing changed.</source>
        <translation>Там не можна будувати: комірка зайнята або така споруда вже є у водоймі. Нічого не змінено.</translation>
    </message>
    <message>
        <source>No Automa is about to act. Nothing changed.</source>
        <translation>Жодна Автома зараз не діє. Нічого не змінено.</translation>
    </message>
    <message>
        <source>No piece of this kind is left on the company board. Nothing changed.</source>
        <translation>На планшеті компанії не залишилося таких споруд. Нічого не змінено.</translation>
    </message>
    <message>
        <source>Nothing lies there. Nothing changed.</source>
        <translation>Там нічого немає. Нічого не змінено.</translation>
    </message>
    <message>
        <source>Only a human who takes part can do this. Nothing changed.</source>
        <translation>Це може зробити лише гравець-людина. Нічого не змінено.</translation>
    </message>
    <message>
        <source>Somebody can still act in this round. Nothing changed.</source>
        <translation>У цьому раунді ще хтось може діяти. Нічого не змінено.</translation>
    </message>
    <message>
        <source>That dam holds no further drop. Nothing changed.</source>
        <translation>Ця гребля більше не вміщує води. Нічого не змінено.</translation>
    </message>
    <message>
        <source>The Automa’s turn waits for an answer: give it first. Nothing changed.</source>
        <translation>Хід Автоми чекає на відповідь: спершу дайте її. Нічого не змінилося.</translation>
    </message>
    <message>
        <source>The VP of this human are not tracked. Nothing changed.</source>
        <translation>ПО цієї людини застосунок не веде. Нічого не змінено.</translation>
    </message>
    <message>
        <source>The number is out of range. Nothing changed.</source>
        <translation>Число поза допустимими межами. Нічого не змінено.</translation>
    </message>
    <message>
        <source>There are not that many pieces. Nothing changed.</source>
        <translation>Стільки компонентів немає. Нічого не змінено.</translation>
    </message>
    <message>
        <source>There is no Automa tile to flip. Nothing changed.</source>
        <translation>Немає плитки Автоми, яку можна перевернути. Нічого не змінено.</translation>
    </message>
    <message>
        <source>This company has no engineers left. Nothing changed.</source>
        <translation>У цієї компанії не залишилося інженерів. Нічого не змінено.</translation>
    </message>
    <message>
        <source>This contract is of another colour. Nothing changed.</source>
        <translation>Цей контракт іншого кольору. Нічого не змінено.</translation>
    </message>
    <message>
        <source>This does not fit the phase of the round. Nothing changed.</source>
        <translation>Це не відповідає фазі раунду. Нічого не змінено.</translation>
    </message>
    <message>
        <source>This human has passed already. Nothing changed.</source>
        <translation>Ця людина вже спасувала. Нічого не змінено.</translation>
    </message>
    <message>
        <source>This needs the Leeghwater Project. Nothing changed.</source>
        <translation>Для цього потрібен «Проект “Легватер”». Нічого не змінено.</translation>
    </message>
    <message>
        <source>This one is on the table already. Nothing changed.</source>
        <translation>Це вже є на столі. Нічого не змінено.</translation>
    </message>
    <message>
        <source>This tile cannot lie there. Nothing changed.</source>
        <translation>Ця плитка не може там лежати. Нічого не змінено.</translation>
    </message>
</context>
<context>
    <name>BarrageExplainer</name>
    <message>
        <source>%1</source>
        <comment>automa</comment>
        <translation>Автома (%1)</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>human</comment>
        <translation>Гравець (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%1 adds %n drop(s) of water</source>
        <translation>
            <numerusform>%1 додає %n маркер води</numerusform>
            <numerusform>%1 додає %n маркери води</numerusform>
            <numerusform>%1 додає %n маркерів води</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 builds a base: %2</source>
        <translation>%1 будує основу: %2</translation>
    </message>
    <message>
        <source>%1 builds a conduit: %2</source>
        <translation>%1 будує водовід: %2</translation>
    </message>
    <message>
        <source>%1 builds a powerhouse: %2</source>
        <translation>%1 будує електростанцію: %2</translation>
    </message>
    <message>
        <source>%1 builds a private building: %2</source>
        <translation>%1 будує приватну будівлю: %2</translation>
    </message>
    <message>
        <source>%1 builds an elevation: %2</source>
        <translation>%1 будує насип: %2</translation>
    </message>
    <message>
        <source>%1 carries out %2</source>
        <translation>%1 виконує %2</translation>
    </message>
    <message>
        <source>%1 does nothing</source>
        <translation>%1 нічого не робить</translation>
    </message>
    <message numerus="yes">
        <source>%1 goes to the bank: +%n VP</source>
        <translation>
            <numerusform>%1 йде в банк: +%n ПО</numerusform>
            <numerusform>%1 йде в банк: +%n ПО</numerusform>
            <numerusform>%1 йде в банк: +%n ПО</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 produces %n energy</source>
        <translation>
            <numerusform>%1 виробляє %n одиницю енергії</numerusform>
            <numerusform>%1 виробляє %n одиниці енергії</numerusform>
            <numerusform>%1 виробляє %n одиниць енергії</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 renews contracts: %2</source>
        <translation>%1 оновлює контракти: %2</translation>
    </message>
    <message>
        <source>%1 takes a patent: %2</source>
        <translation>%1 купує патент: %2</translation>
    </message>
    <message>
        <source>%1 takes machines: %2</source>
        <translation>%1 бере техніку: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 turns its wheel %n segment(s)</source>
        <translation>
            <numerusform>%1 повертає колесо на %n сектор</numerusform>
            <numerusform>%1 повертає колесо на %n сектори</numerusform>
            <numerusform>%1 повертає колесо на %n секторів</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 waits for an answer from the table</source>
        <translation>%1 чекає на вашу відповідь</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n drop(s): %1</source>
        <translation>
            <numerusform>%n маркер води: %1</numerusform>
            <numerusform>%n маркери води: %1</numerusform>
            <numerusform>%n маркерів води: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Before that: %1</source>
        <translation>Перед цим: %1</translation>
    </message>
    <message>
        <source>Contract: %1</source>
        <translation>Контракт: %1</translation>
    </message>
    <message>
        <source>Contract: none in reach</source>
        <translation>Контракт: жодного досяжного</translation>
    </message>
    <message>
        <source>Contracts: %1</source>
        <translation>Контракти: %1</translation>
    </message>
    <message>
        <source>Skipped: %1 (%2)</source>
        <translation>Пропущено: %1 (%2)</translation>
    </message>
    <message>
        <source>Then: %1</source>
        <translation>Потім: %1</translation>
    </message>
    <message>
        <source>Which contract lies there now? %1</source>
        <translation>Який контракт лежить там тепер? %1</translation>
    </message>
    <message numerus="yes">
        <source>a production, %n energy</source>
        <translation>
            <numerusform>виробництво, %n одиниця енергії</numerusform>
            <numerusform>виробництво, %n одиниці енергії</numerusform>
            <numerusform>виробництво, %n одиниць енергії</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a second production, %n energy</source>
        <translation>
            <numerusform>друге виробництво, %n одиниця енергії</numerusform>
            <numerusform>друге виробництво, %n одиниці енергії</numerusform>
            <numerusform>друге виробництво, %n одиниць енергії</numerusform>
        </translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>завершує хід</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелені</translation>
    </message>
    <message>
        <source>green contracts renewed</source>
        <translation>зелені контракти оновлено</translation>
    </message>
    <message>
        <source>it already leads the energy track alone</source>
        <translation>вона вже одноосібно лідирує на треку енергії</translation>
    </message>
    <message>
        <source>needs the expansion</source>
        <translation>потрібне доповнення</translation>
    </message>
    <message>
        <source>no engineer left</source>
        <translation>інженерів не лишилося</translation>
    </message>
    <message>
        <source>no fitting tile in the Patent Office</source>
        <translation>у патентному бюро немає придатного жетона</translation>
    </message>
    <message>
        <source>no free space it could pay for</source>
        <translation>немає вільної комірки, на яку вистачає техніки</translation>
    </message>
    <message>
        <source>no new drop would reach an own dam</source>
        <translation>жоден новий маркер води не дійде до власної греблі</translation>
    </message>
    <message>
        <source>no such piece is left</source>
        <translation>таких споруд не лишилося</translation>
    </message>
    <message>
        <source>no system with water is ready</source>
        <translation>немає готової системи з водою</translation>
    </message>
    <message>
        <source>no technology tile for it in hand</source>
        <translation>немає вільного жетона технології для цього</translation>
    </message>
    <message>
        <source>not in round 5</source>
        <translation>не в раунді 5</translation>
    </message>
    <message>
        <source>nothing lies on the wheel</source>
        <translation>на колесі нічого немає</translation>
    </message>
    <message>
        <source>one more turn at once, with a new tile</source>
        <translation>одразу ще один хід із новою плиткою</translation>
    </message>
    <message>
        <source>red</source>
        <translation>червоні</translation>
    </message>
    <message>
        <source>red contracts renewed</source>
        <translation>червоні контракти оновлено</translation>
    </message>
    <message>
        <source>the turn goes on</source>
        <translation>хід триває</translation>
    </message>
    <message>
        <source>too few machines even for the cheapest space</source>
        <translation>замало техніки навіть для найдешевшої комірки</translation>
    </message>
    <message>
        <source>too few machines for any external work</source>
        <translation>замало техніки для будь-якого замовлення</translation>
    </message>
    <message>
        <source>too little energy for a contract of this colour</source>
        <translation>замало енергії для контракту цього кольору</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>жовті</translation>
    </message>
    <message>
        <source>yellow contracts renewed</source>
        <translation>жовті контракти оновлено</translation>
    </message>
</context>
<context>
    <name>BarrageForecast</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 із %2</translation>
    </message>
    <message>
        <source>All tiles are shuffled before that turn.</source>
        <translation>Перед цим ходом усі плитки перетасують.</translation>
    </message>
    <message numerus="yes">
        <source>Criteria: tile %1. %n tile(s) may come next.</source>
        <translation>
            <numerusform>Критерії: плитка %1. Далі може бути лише %n плитка.</numerusform>
            <numerusform>Критерії: плитка %1. Далі може бути одна з %n плиток.</numerusform>
            <numerusform>Критерії: плитка %1. Далі може бути одна з %n плиток.</numerusform>
        </translation>
    </message>
    <message>
        <source>Forecast · %1</source>
        <translation>Прогноз · %1</translation>
    </message>
</context>
<context>
    <name>BarrageGameEnd</name>
    <message>
        <source>%1 wins by energy</source>
        <translation>Перемога за енергією: %1</translation>
    </message>
    <message>
        <source>%1 wins: %2 ahead</source>
        <translation>Перемога: %1, перевага %2</translation>
    </message>
    <message>
        <source>A tie at %1</source>
        <translation>Нічия: %1</translation>
    </message>
    <message>
        <source>Automa · %1</source>
        <translation>Автома · %1</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Людина</translation>
    </message>
    <message>
        <source>R%1</source>
        <comment>round, short</comment>
        <translation>Р%1</translation>
    </message>
    <message>
        <source>end</source>
        <translation>кінець</translation>
    </message>
    <message>
        <source>start</source>
        <translation>початок</translation>
    </message>
</context>
<context>
    <name>BarrageHelp</name>
    <message>
        <source>A sample turn that touches none of your games. The button below goes on; Skip or the cross leaves the tour. You find it again in Settings.</source>
        <translation>Пробний хід, який не зачіпає ваших партій. Кнопка внизу веде далі; «Пропустити» чи хрестик завершують тур. Знову знайти його можна в налаштуваннях.</translation>
    </message>
    <message>
        <source>All your games; each saves itself as you play. Tap Continue to go on, or the three dots to rename, copy, export or delete one. A deleted game can be taken back at once.</source>
        <translation>Усі ваші партії; кожна зберігається сама під час гри. Торкніться «Продовжити», щоб грати далі, або трьох крапок, щоб перейменувати, скопіювати, експортувати чи видалити. Видалену партію можна одразу повернути.</translation>
    </message>
    <message>
        <source>Ask once, without a game: enter what lies on the board and the tiles that show, and the app says what the Automa would do and why.</source>
        <translation>Запитайте один раз, без партії: введіть, що лежить на полі та які плитки видно, і застосунок скаже, що зробила б Автома і чому.</translation>
    </message>
    <message>
        <source>Everything printed in the game, explained: tiles, criteria, codes, contracts, rules. Type a word to search, even with a mistake in it, or tap a group.</source>
        <translation>Усе надруковане в грі з поясненнями: плитки, критерії, коди, контракти, правила. Введіть слово, навіть із помилкою, або торкніться розділу.</translation>
    </message>
    <message>
        <source>Everything that happened in this game, the newest first. Tap an entry to go back to it. What came after stays here until you do something new.</source>
        <translation>Усе, що сталося в цій партії, найновіше вгорі. Торкніться запису, щоб повернутися до нього. Те, що було після, лишається тут, доки ви не зробите щось нове.</translation>
    </message>
    <message>
        <source>How the app came to this decision. Each box is one step: how many spaces were left and by which rule. Tap a box or Next; the map shows the spaces.</source>
        <translation>Як застосунок дійшов цього рішення. Кожен прямокутник — один крок: скільки комірок лишилося і за яким правилом. Торкніться прямокутника або «Далі»; комірки видно на полі.</translation>
    </message>
    <message>
        <source>Lay the table out as the list says and tick as you go. If everything lies there already, choose “Enter what lies there” and tap each place. The code lays out the same table on another phone.</source>
        <translation>Розкладіть усе за списком і позначайте зроблене. Якщо все вже лежить, виберіть «Увести вручну» і торкніться кожного місця. Код дає таку саму розкладку на іншому телефоні.</translation>
    </message>
    <message>
        <source>On the Automa’s turn move the pieces as the steps say, then tap Done; Why? shows the reasons. On your own turn tap what you did. Undo takes back the last action, as often as you like.</source>
        <translation>Під час ходу Автоми переміщуйте компоненти за кроками, потім торкніться «Готово»; «Чому?» показує причини. У свій хід торкніться того, що ви зробили. «Відмінити» скасовує останню дію, скільки завгодно разів поспіль.</translation>
    </message>
    <message>
        <source>Points, energy, engineers, machines and the wheel of each company, with the log of every change. Tap a pencil to set a number right; the log then says “by hand”.</source>
        <translation>Очки, енергія, інженери, техніка й колесо кожної компанії з журналом усіх змін. Торкніться олівця, щоб виправити число; у журналі тоді стоятиме «вручну».</translation>
    </message>
    <message>
        <source>Say who plays: humans and Automas, their companies and levels. Tap a participant to change it. What you chose last time is chosen already; go on with the button below.</source>
        <translation>Укажіть, хто грає: люди й Автоми, їхні компанії та рівні. Торкніться учасника, щоб змінити його. Ваш минулий вибір уже підставлено; далі — кнопка внизу.</translation>
    </message>
    <message>
        <source>Tell the app what lies on the table, so that it can decide from here on. Tap a space of the board and choose what is there.</source>
        <translation>Розкажіть застосунку, що лежить на столі, щоб далі вирішував він. Торкніться комірки поля й виберіть, що там є.</translation>
    </message>
    <message>
        <source>The app only draws and turns the Automa tiles; you decide by hand. Tap Done or Not possible beside each action. Undo takes the last step back.</source>
        <translation>Застосунок лише відкриває плитки Автоми; вирішуєте ви самі. Біля кожної дії торкніться «Готово» або «Неможливо». «Відмінити» скасовує останній крок.</translation>
    </message>
    <message>
        <source>The board as the app knows it. Tap a space to see what lies there or to set it right. Pinch or double-tap to look closer.</source>
        <translation>Поле, яким його знає застосунок. Торкніться комірки, щоб побачити, що там лежить, або виправити. Розведіть пальці чи торкніться двічі, щоб наблизити.</translation>
    </message>
    <message>
        <source>The printed board with its codes. Tap a space to read what it is and what it costs.</source>
        <translation>Надруковане поле з кодами. Торкніться комірки, щоб прочитати, що це і скільки коштує.</translation>
    </message>
</context>
<context>
    <name>BarrageInstructions</name>
    <message>
        <source>%1 passes</source>
        <translation>Пас: %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1, first free space (left column from the top, then right)</source>
        <translation>%1, перша вільна комірка (лівий стовпець згори, потім правий)</translation>
    </message>
    <message>
        <source>%1, space %2 from the top</source>
        <translation>%1, комірка %2 згори</translation>
    </message>
    <message>
        <source>%1: &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>%1: &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%1: &lt;b&gt;+%n credit(s)&lt;/b&gt; for the use of its conduit</source>
        <translation>
            <numerusform>%1: &lt;b&gt;+%n кредит&lt;/b&gt; за використання водоводу</numerusform>
            <numerusform>%1: &lt;b&gt;+%n кредити&lt;/b&gt; за використання водоводу</numerusform>
            <numerusform>%1: &lt;b&gt;+%n кредитів&lt;/b&gt; за використання водоводу</numerusform>
        </translation>
    </message>
    <message>
        <source>All energy markers back to 0, all engineers back to their companies</source>
        <translation>Поверніть усі маркери енергії на 0, а всіх інженерів — їхнім компаніям</translation>
    </message>
    <message>
        <source>Discard from the Patent Office: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Скиньте з патентного бюро: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Discard: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Скиньте: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Discard: &lt;b&gt;%1&lt;/b&gt;. Lay out a new one there</source>
        <translation>Скиньте: &lt;b&gt;%1&lt;/b&gt;. Викладіть туди новий</translation>
    </message>
    <message>
        <source>Energy marker (%1): %2 → &lt;b&gt;%3&lt;/b&gt;</source>
        <translation>Маркер енергії (%1): %2 → &lt;b&gt;%3&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Flip the top Automa tile onto the discard</source>
        <translation>Переверніть верхню плитку Автоми на скид</translation>
    </message>
    <message>
        <source>Fulfilled: &lt;b&gt;%1&lt;/b&gt;. Remove it and lay out a new one there</source>
        <translation>Виконано: &lt;b&gt;%1&lt;/b&gt;. Приберіть його й викладіть туди новий</translation>
    </message>
    <message>
        <source>Fulfilled: &lt;b&gt;%1&lt;/b&gt;. Remove it; it is not replaced</source>
        <translation>Виконано: &lt;b&gt;%1&lt;/b&gt;. Приберіть його; новий не викладають</translation>
    </message>
    <message>
        <source>Lay in the Patent Office, space %2 from the top: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Викладіть у патентному бюро, комірка %2 згори: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Lay out, space %2 from the top: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Викладіть, комірка %2 згори: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message numerus="yes">
        <source>Move &lt;b&gt;%n drop(s)&lt;/b&gt;: %1 → &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>
            <numerusform>Перемістіть &lt;b&gt;%n маркер води&lt;/b&gt;: %1 → &lt;b&gt;%2&lt;/b&gt;</numerusform>
            <numerusform>Перемістіть &lt;b&gt;%n маркери води&lt;/b&gt;: %1 → &lt;b&gt;%2&lt;/b&gt;</numerusform>
            <numerusform>Перемістіть &lt;b&gt;%n маркерів води&lt;/b&gt;: %1 → &lt;b&gt;%2&lt;/b&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>Move a &lt;b&gt;base&lt;/b&gt;: company board → &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Перемістіть &lt;b&gt;основу&lt;/b&gt;: планшет компанії → &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Move a &lt;b&gt;building piece&lt;/b&gt; to the first free place from the left: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Перемістіть &lt;b&gt;фігурку будівлі&lt;/b&gt; на перше вільне місце зліва: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Move a &lt;b&gt;conduit&lt;/b&gt;: company board → &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Перемістіть &lt;b&gt;водовід&lt;/b&gt;: планшет компанії → &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Move a &lt;b&gt;powerhouse&lt;/b&gt;: company board → &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Перемістіть &lt;b&gt;електростанцію&lt;/b&gt;: планшет компанії → &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Move an &lt;b&gt;elevation&lt;/b&gt;: company board → &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Перемістіть &lt;b&gt;насип&lt;/b&gt;: планшет компанії → &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>New contract: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Новий контракт: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>New turn order: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Нова черговість ходу: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message numerus="yes">
        <source>Put &lt;b&gt;%n drop(s)&lt;/b&gt; here: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>
            <numerusform>Покладіть &lt;b&gt;%n маркер води&lt;/b&gt; сюди: &lt;b&gt;%1&lt;/b&gt;</numerusform>
            <numerusform>Покладіть &lt;b&gt;%n маркери води&lt;/b&gt; сюди: &lt;b&gt;%1&lt;/b&gt;</numerusform>
            <numerusform>Покладіть &lt;b&gt;%n маркерів води&lt;/b&gt; сюди: &lt;b&gt;%1&lt;/b&gt;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put &lt;b&gt;%n engineer(s)&lt;/b&gt; here: %1</source>
        <translation>
            <numerusform>Розмістіть &lt;b&gt;%n інженера&lt;/b&gt; тут: %1</numerusform>
            <numerusform>Розмістіть &lt;b&gt;%n інженерів&lt;/b&gt; тут: %1</numerusform>
            <numerusform>Розмістіть &lt;b&gt;%n інженерів&lt;/b&gt; тут: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Put away this round’s bonus tile</source>
        <translation>Приберіть бонусний жетон цього раунду</translation>
    </message>
    <message>
        <source>Put in the open segment of the wheel: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Покладіть у відкритий сектор колеса: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Put the &lt;b&gt;architect&lt;/b&gt; here: %1</source>
        <translation>Розмістіть &lt;b&gt;архітектора&lt;/b&gt; тут: %1</translation>
    </message>
    <message>
        <source>Return to the general supply: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Поверніть у загальний запас: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Take back from the wheel: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Заберіть із колеса: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Take from the Patent Office, space %2 from the top: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Візьміть із патентного бюро, комірка %2 згори: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Take from the general supply: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Візьміть із загального запасу: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Take, space %2 from the top: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Візьміть, комірка %2 згори: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The cheap left action space is now closed for everyone: %1</source>
        <translation>Дешева ліва комірка дії відтепер закрита для всіх: %1</translation>
    </message>
    <message numerus="yes">
        <source>Turn the wheel &lt;b&gt;%n segment(s)&lt;/b&gt;</source>
        <translation>
            <numerusform>Поверніть колесо на &lt;b&gt;%n сектор&lt;/b&gt;</numerusform>
            <numerusform>Поверніть колесо на &lt;b&gt;%n сектори&lt;/b&gt;</numerusform>
            <numerusform>Поверніть колесо на &lt;b&gt;%n секторів&lt;/b&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>VP marker (%1): %2 → &lt;b&gt;%3&lt;/b&gt;</source>
        <translation>Маркер ПО (%1): %2 → &lt;b&gt;%3&lt;/b&gt;</translation>
    </message>
    <message>
        <source>company board (%1)</source>
        <translation>планшет компанії (%1)</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>за межі поля</translation>
    </message>
    <message>
        <source>supply</source>
        <translation>запас</translation>
    </message>
</context>
<context>
    <name>BarrageLabels</name>
    <message>
        <source>%1 builds: %2</source>
        <translation>%1, будівництво: %2</translation>
    </message>
    <message>
        <source>%1 builds: %2, %3</source>
        <translation>%1, будівництво: %2, %3</translation>
    </message>
    <message>
        <source>%1 fulfils: %2</source>
        <translation>%1, виконано: %2</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1: пас</translation>
    </message>
    <message>
        <source>%1 produces: %2, %3</source>
        <translation>%1, виробництво: %2, %3</translation>
    </message>
    <message>
        <source>%1 takes: %2</source>
        <translation>%1, отримано: %2</translation>
    </message>
    <message>
        <source>%1, markers: energy %2, VP %3</source>
        <translation>%1, маркери: енергія %2, ПО %3</translation>
    </message>
    <message>
        <source>%1, water: %2</source>
        <translation>%1, вода: %2</translation>
    </message>
    <message>
        <source>%1: a turn that does not concern the Automa</source>
        <translation>%1: хід, що не стосується Автоми</translation>
    </message>
    <message>
        <source>%1: first part of the turn, tile %2</source>
        <translation>%1: перша частина ходу, плитка %2</translation>
    </message>
    <message>
        <source>%1: tile turned up</source>
        <translation>%1: відкрито плитку</translation>
    </message>
    <message>
        <source>%1: turn with tile %2</source>
        <translation>%1: хід із плиткою %2</translation>
    </message>
    <message>
        <source>Automa (%1)</source>
        <translation>Автома (%1)</translation>
    </message>
    <message>
        <source>Automa (%1): done: %2</source>
        <translation>Автома (%1): виконано: %2</translation>
    </message>
    <message>
        <source>Automa (%1): not possible: %2</source>
        <translation>Автома (%1): неможливо: %2</translation>
    </message>
    <message>
        <source>Automa (%1): turn without a further action</source>
        <translation>Автома (%1): хід без подальшої дії</translation>
    </message>
    <message>
        <source>Correction by hand</source>
        <translation>Виправлення вручну</translation>
    </message>
    <message>
        <source>Correction: %1</source>
        <translation>Виправлення: %1</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Фінальний підрахунок очок</translation>
    </message>
    <message>
        <source>From here on the board is tracked</source>
        <translation>Відтепер застосунок стежить за полем</translation>
    </message>
    <message>
        <source>From here on the tiles only are tracked</source>
        <translation>Відтепер застосунок стежить лише за плитками</translation>
    </message>
    <message>
        <source>New contract: %1</source>
        <translation>Новий контракт: %1</translation>
    </message>
    <message>
        <source>New external work: %1</source>
        <translation>Нове стороннє замовлення: %1</translation>
    </message>
    <message>
        <source>New patent: %1</source>
        <translation>Новий патент: %1</translation>
    </message>
    <message>
        <source>Round %1 prepared</source>
        <translation>Підготовлено раунд %1</translation>
    </message>
    <message>
        <source>Round %1: income and headstreams</source>
        <translation>Раунд %1: дохід і витоки річок</translation>
    </message>
    <message>
        <source>Round %1: scoring</source>
        <translation>Раунд %1: підрахунок очок</translation>
    </message>
    <message>
        <source>Round %1: water flow</source>
        <translation>Раунд %1: рух води</translation>
    </message>
    <message>
        <source>VP %1</source>
        <translation>ПО %1</translation>
    </message>
    <message>
        <source>energy %1</source>
        <translation>енергія %1</translation>
    </message>
</context>
<context>
    <name>BarrageLibrary</name>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (копія)</translation>
    </message>
    <message>
        <source>%1 The game goes on in memory.</source>
        <translation>%1 Гра триває в пам’яті.</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 · %n action(s)</source>
        <translation>
            <numerusform>%1 · %2 · %n дія</numerusform>
            <numerusform>%1 · %2 · %n дії</numerusform>
            <numerusform>%1 · %2 · %n дій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported</source>
        <translation>
            <numerusform>Імпортовано %n партію</numerusform>
            <numerusform>Імпортовано %n партії</numerusform>
            <numerusform>Імпортовано %n партій</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported: %1</source>
        <translation>Експортовано: %1</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Немає чого повторювати</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Немає чого відміняти</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Повторити: %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Раунд %1</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>Раунд %1 · %2</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Початок гри</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>Не вдається прочитати файл: %1</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>Не вдається записати файл: %1</translation>
    </message>
    <message>
        <source>This game is here already.</source>
        <translation>Ця партія вже є.</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Відмінити: %1</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>в архіві</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>завершено</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>триває</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>плитка %1</translation>
    </message>
</context>
<context>
    <name>BarrageNames</name>
    <message>
        <source>%1 VP for each fulfilled contract</source>
        <translation>%1 ПО за кожен виконаний контракт</translation>
    </message>
    <message>
        <source>%1 VP for each fulfilled external work</source>
        <translation>%1 ПО за кожне виконане стороннє замовлення</translation>
    </message>
    <message>
        <source>%1 VP for each own advanced technology tile</source>
        <translation>%1 ПО за кожен власний жетон інноваційної технології</translation>
    </message>
    <message>
        <source>%1 VP for each own base</source>
        <translation>%1 ПО за кожну власну основу</translation>
    </message>
    <message>
        <source>%1 VP for each own conduit</source>
        <translation>%1 ПО за кожен власний водовід</translation>
    </message>
    <message>
        <source>%1 VP for each own elevation</source>
        <translation>%1 ПО за кожен власний насип</translation>
    </message>
    <message>
        <source>%1 VP for each own powerhouse</source>
        <translation>%1 ПО за кожну власну електростанцію</translation>
    </message>
    <message>
        <source>%1 VP for each own private building</source>
        <translation>%1 ПО за кожну власну приватну будівлю</translation>
    </message>
    <message>
        <source>%1 lower</source>
        <translation>%1 нижня</translation>
    </message>
    <message>
        <source>%1 lower left</source>
        <translation>%1 нижня ліва</translation>
    </message>
    <message>
        <source>%1 lower right</source>
        <translation>%1 нижня права</translation>
    </message>
    <message>
        <source>%1 upper</source>
        <translation>%1 верхня</translation>
    </message>
    <message>
        <source>%1 upper left</source>
        <translation>%1 верхня ліва</translation>
    </message>
    <message>
        <source>%1 upper right</source>
        <translation>%1 верхня права</translation>
    </message>
    <message>
        <source>%1, left</source>
        <translation>%1, ліворуч</translation>
    </message>
    <message>
        <source>%1, right</source>
        <translation>%1, праворуч</translation>
    </message>
    <message>
        <source>%1, value %2</source>
        <translation>%1, значення %2</translation>
    </message>
    <message numerus="yes">
        <source>%n Automa tile(s)</source>
        <translation>
            <numerusform>%n плитка Автоми</numerusform>
            <numerusform>%n плитки Автоми</numerusform>
            <numerusform>%n плиток Автоми</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Automa(s)</source>
        <translation>
            <numerusform>%n Автома</numerusform>
            <numerusform>%n Автоми</numerusform>
            <numerusform>%n Автом</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP</source>
        <translation>
            <numerusform>%n ПО</numerusform>
            <numerusform>%n ПО</numerusform>
            <numerusform>%n ПО</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n advanced technology tile(s), free</source>
        <translation>
            <numerusform>%n безплатний жетон інноваційної технології</numerusform>
            <numerusform>%n безплатні жетони інноваційних технологій</numerusform>
            <numerusform>%n безплатних жетонів інноваційних технологій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n advanced tile(s)</source>
        <translation>
            <numerusform>%n жетон інноваційної технології</numerusform>
            <numerusform>%n жетони інноваційних технологій</numerusform>
            <numerusform>%n жетонів інноваційних технологій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n base(s)</source>
        <translation>
            <numerusform>%n основа</numerusform>
            <numerusform>%n основи</numerusform>
            <numerusform>%n основ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n basin(s)</source>
        <translation>
            <numerusform>%n водойма</numerusform>
            <numerusform>%n водойми</numerusform>
            <numerusform>%n водойм</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conduit(s)</source>
        <translation>
            <numerusform>%n водовід</numerusform>
            <numerusform>%n водоводи</numerusform>
            <numerusform>%n водоводів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contract(s)</source>
        <translation>
            <numerusform>%n контракт</numerusform>
            <numerusform>%n контракти</numerusform>
            <numerusform>%n контрактів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n credit(s)</source>
        <translation>
            <numerusform>%n кредит</numerusform>
            <numerusform>%n кредити</numerusform>
            <numerusform>%n кредитів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dam(s)</source>
        <translation>
            <numerusform>%n гребля</numerusform>
            <numerusform>%n греблі</numerusform>
            <numerusform>%n гребель</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drop(s)</source>
        <translation>
            <numerusform>%n маркер води</numerusform>
            <numerusform>%n маркери води</numerusform>
            <numerusform>%n маркерів води</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drop(s) on headstreams</source>
        <translation>
            <numerusform>%n маркер води на витоки</numerusform>
            <numerusform>%n маркери води на витоки</numerusform>
            <numerusform>%n маркерів води на витоки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drop(s) that flow at once</source>
        <translation>
            <numerusform>%n маркер води, що одразу рушає за течією</numerusform>
            <numerusform>%n маркери води, що одразу рушають за течією</numerusform>
            <numerusform>%n маркерів води, що одразу рушають за течією</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n elevation(s)</source>
        <translation>
            <numerusform>%n насип</numerusform>
            <numerusform>%n насипи</numerusform>
            <numerusform>%n насипів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n energy</source>
        <translation>
            <numerusform>%n одиниця енергії</numerusform>
            <numerusform>%n одиниці енергії</numerusform>
            <numerusform>%n одиниць енергії</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n energy, also for a contract</source>
        <translation>
            <numerusform>%n одиниця енергії, зокрема для контракту</numerusform>
            <numerusform>%n одиниці енергії, зокрема для контракту</numerusform>
            <numerusform>%n одиниць енергії, зокрема для контракту</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n engineer(s)</source>
        <translation>
            <numerusform>%n інженер</numerusform>
            <numerusform>%n інженери</numerusform>
            <numerusform>%n інженерів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n excavator(s)</source>
        <translation>
            <numerusform>%n екскаватор</numerusform>
            <numerusform>%n екскаватори</numerusform>
            <numerusform>%n екскаваторів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n external work(s)</source>
        <translation>
            <numerusform>%n стороннє замовлення</numerusform>
            <numerusform>%n сторонні замовлення</numerusform>
            <numerusform>%n сторонніх замовлень</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free elevation(s)</source>
        <translation>
            <numerusform>%n безплатний насип</numerusform>
            <numerusform>%n безплатні насипи</numerusform>
            <numerusform>%n безплатних насипів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free powerhouse(s)</source>
        <translation>
            <numerusform>%n безплатна електростанція</numerusform>
            <numerusform>%n безплатні електростанції</numerusform>
            <numerusform>%n безплатних електростанцій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партія</numerusform>
            <numerusform>%n партії</numerusform>
            <numerusform>%n партій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s)</source>
        <translation>
            <numerusform>%n одиниця техніки</numerusform>
            <numerusform>%n одиниці техніки</numerusform>
            <numerusform>%n одиниць техніки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) of your choice</source>
        <translation>
            <numerusform>%n одиниця техніки на вибір</numerusform>
            <numerusform>%n одиниці техніки на вибір</numerusform>
            <numerusform>%n одиниць техніки на вибір</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mixer(s)</source>
        <translation>
            <numerusform>%n бетонозмішувач</numerusform>
            <numerusform>%n бетонозмішувачі</numerusform>
            <numerusform>%n бетонозмішувачів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n гравець</numerusform>
            <numerusform>%n гравці</numerusform>
            <numerusform>%n гравців</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n powerhouse(s)</source>
        <translation>
            <numerusform>%n електростанція</numerusform>
            <numerusform>%n електростанції</numerusform>
            <numerusform>%n електростанцій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n private building(s)</source>
        <translation>
            <numerusform>%n приватна будівля</numerusform>
            <numerusform>%n приватні будівлі</numerusform>
            <numerusform>%n приватних будівель</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n раунд</numerusform>
            <numerusform>%n раунди</numerusform>
            <numerusform>%n раундів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s)</source>
        <translation>
            <numerusform>%n сектор</numerusform>
            <numerusform>%n сектори</numerusform>
            <numerusform>%n секторів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n комірка</numerusform>
            <numerusform>%n комірки</numerusform>
            <numerusform>%n комірок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) on the energy track</source>
        <translation>
            <numerusform>%n поділка на треку енергії</numerusform>
            <numerusform>%n поділки на треку енергії</numerusform>
            <numerusform>%n поділок на треку енергії</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n system(s)</source>
        <translation>
            <numerusform>%n система</numerusform>
            <numerusform>%n системи</numerusform>
            <numerusform>%n систем</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n technology tile(s)</source>
        <translation>
            <numerusform>%n жетон технології</numerusform>
            <numerusform>%n жетони технологій</numerusform>
            <numerusform>%n жетонів технологій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n хід</numerusform>
            <numerusform>%n ходи</numerusform>
            <numerusform>%n ходів</numerusform>
        </translation>
    </message>
    <message>
        <source>1 drop straight on a neutral or own dam with room.</source>
        <translation>1 маркер води просто на нейтральну чи власну греблю, де є місце.</translation>
    </message>
    <message>
        <source>1 machine of the kind it has fewer of</source>
        <translation>1 одиниця тієї техніки, якої в неї менше</translation>
    </message>
    <message>
        <source>3 VP for each own advanced technology tile, on the wheel or off it.</source>
        <translation>3 ПО за кожен свій жетон інноваційної технології, на колесі чи поза ним.</translation>
    </message>
    <message>
        <source>3 VP for each own dam of height 2 or 3, the new one included.</source>
        <translation>3 ПО за кожну свою греблю висотою 2 або 3, зокрема щойно підвищену.</translation>
    </message>
    <message>
        <source>3 VP for each own powerhouse, the new one included.</source>
        <translation>3 ПО за кожну свою електростанцію, зокрема нову.</translation>
    </message>
    <message>
        <source>5 credits.</source>
        <translation>5 кредитів.</translation>
    </message>
    <message>
        <source>A conduit may be paid for with mixers instead: 1 mixer per power.</source>
        <translation>Водовід можна оплатити бетонозмішувачами: 1 бетонозмішувач за одиницю потужності.</translation>
    </message>
    <message>
        <source>A production with +3.</source>
        <translation>Виробництво з бонусом +3.</translation>
    </message>
    <message>
        <source>A red-bordered space costs nothing extra, nor does a building place marked 3.</source>
        <translation>За комірку з червоною рамкою не треба доплачувати; так само за місце приватної будівлі з позначкою 3.</translation>
    </message>
    <message>
        <source>A space of her own: 1 engineer uses the action of one of her private buildings.</source>
        <translation>Власна комірка: 1 інженер виконує дію однієї з її приватних будівель.</translation>
    </message>
    <message>
        <source>A space of his own: 1 engineer copies another officer’s ability for one turn.</source>
        <translation>Власна комірка: 1 інженер дає на один хід здатність іншого керівника.</translation>
    </message>
    <message>
        <source>A space of his own: as much energy as drops held by his dams, without moving them.</source>
        <translation>Власна комірка: стільки енергії, скільки маркерів води стримують його греблі; вода лишається на місці.</translation>
    </message>
    <message>
        <source>A special technology tile copies another tile that lies on the own wheel.</source>
        <translation>Жетон особливої технології копіює інший жетон, що лежить на власному колесі.</translation>
    </message>
    <message>
        <source>A special technology tile: the machines for an external work go on the wheel instead of being lost.</source>
        <translation>Жетон особливої технології: техніка за стороннє замовлення кладеться на колесо, а не втрачається.</translation>
    </message>
    <message>
        <source>After a production it produces once more with another powerhouse, the way that gives the most energy, without any bonus.</source>
        <translation>Після виробництва вона виробляє енергію ще раз з іншою електростанцією — так, щоб вийшло найбільше енергії, без жодних бонусів.</translation>
    </message>
    <message>
        <source>After a production it puts 1 drop from the supply on another own dam with room: the dam of its best other system.</source>
        <translation>Після виробництва вона кладе 1 маркер води із запасу на іншу власну греблю, де є місце, — на греблю своєї найкращої іншої системи.</translation>
    </message>
    <message>
        <source>After each production its energy marker moves 3 more spaces. They do not count for contracts.</source>
        <translation>Після кожного виробництва її маркер енергії просувається ще на 3 поділки. Для контрактів вони не рахуються.</translation>
    </message>
    <message>
        <source>All 20 tiles form the new stack, and its top tile is flipped for the criteria.</source>
        <translation>Усі 20 плиток утворюють новий стос, і верхню з них перевертають заради критеріїв.</translation>
    </message>
    <message>
        <source>All drops that reach the space count, even if a dam could not hold them.</source>
        <translation>Рахується вся вода, що доходить до комірки, навіть якщо гребля її не стримала б.</translation>
    </message>
    <message>
        <source>Amir Zahir</source>
        <translation>Амір Захір</translation>
    </message>
    <message>
        <source>An external work lets the Automa fulfil a contract. Which one?</source>
        <translation>Стороннє замовлення дає Автомі виконати контракт. Який саме?</translation>
    </message>
    <message>
        <source>Anton Krylov</source>
        <translation>Антон Крилов</translation>
    </message>
    <message>
        <source>Any machine of a building cost may be replaced by 3 credits.</source>
        <translation>Будь-яку одиницю техніки у вартості будівництва можна замінити 3 кредитами.</translation>
    </message>
    <message>
        <source>As High Voltage, and an executive officer helps the Automa.</source>
        <translation>Як «Висока напруга», а ще Автомі допомагає керівник.</translation>
    </message>
    <message>
        <source>As medium, and the Automa also uses the special effects of advanced technology and its company ability.</source>
        <translation>Як на середньому рівні, а ще Автома користується особливими ефектами інноваційних технологій і здатністю компанії.</translation>
    </message>
    <message>
        <source>Automa</source>
        <translation>Автома</translation>
    </message>
    <message>
        <source>Automa (%1)</source>
        <translation>Автома (%1)</translation>
    </message>
    <message>
        <source>Automa tile %1</source>
        <translation>плитка Автоми %1</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>банк</translation>
    </message>
    <message>
        <source>Bank: %1</source>
        <translation>Банк: %1</translation>
    </message>
    <message>
        <source>Barrage</source>
        <translation>«Гребля»</translation>
    </message>
    <message>
        <source>Build a base</source>
        <translation>Побудувати основу</translation>
    </message>
    <message>
        <source>Build a base in the hills</source>
        <translation>Побудувати основу на пагорбах</translation>
    </message>
    <message>
        <source>Build a base in the mountains</source>
        <translation>Побудувати основу в горах</translation>
    </message>
    <message>
        <source>Build a base in the plains</source>
        <translation>Побудувати основу на рівнинах</translation>
    </message>
    <message>
        <source>Build a conduit</source>
        <translation>Побудувати водовід</translation>
    </message>
    <message>
        <source>Build a conduit of power %1 or more</source>
        <translation>Побудувати водовід потужністю від %1</translation>
    </message>
    <message>
        <source>Build a powerhouse</source>
        <translation>Побудувати електростанцію</translation>
    </message>
    <message>
        <source>Build a private building, from the bottom</source>
        <translation>Побудувати приватну будівлю, пошук знизу</translation>
    </message>
    <message>
        <source>Build a private building, from the top</source>
        <translation>Побудувати приватну будівлю, пошук згори</translation>
    </message>
    <message>
        <source>Build an elevation</source>
        <translation>Побудувати насип</translation>
    </message>
    <message>
        <source>Cofferdam</source>
        <translation>перемичка</translation>
    </message>
    <message>
        <source>Contract Office</source>
        <translation>відділ контрактів</translation>
    </message>
    <message>
        <source>Contract of an external work</source>
        <translation>Контракт від стороннього замовлення</translation>
    </message>
    <message>
        <source>Contracts of the Automa and the bonus tile</source>
        <translation>Контракти Автоми й бонусний жетон</translation>
    </message>
    <message>
        <source>Control Station</source>
        <translation>диспетчерська</translation>
    </message>
    <message>
        <source>Copies another technology tile lying on the own wheel, effect included.</source>
        <translation>Копіює інший жетон технології на власному колесі разом з ефектом.</translation>
    </message>
    <message>
        <source>Criterion “most water drops”</source>
        <translation>Критерій «найбільше маркерів води»</translation>
    </message>
    <message>
        <source>Customer Office</source>
        <translation>відділ обслуговування клієнтів</translation>
    </message>
    <message>
        <source>Development Office</source>
        <translation>бюро розробок</translation>
    </message>
    <message>
        <source>Discard the green contracts, energy +%1</source>
        <translation>Скинути зелені контракти, енергія +%1</translation>
    </message>
    <message>
        <source>Discard the red contracts, energy +%1</source>
        <translation>Скинути червоні контракти, енергія +%1</translation>
    </message>
    <message>
        <source>Discard the yellow contracts, energy +%1</source>
        <translation>Скинути жовті контракти, енергія +%1</translation>
    </message>
    <message>
        <source>Do contracts fulfilled by the Automa count for the contract bonus tile?</source>
        <translation>Чи рахуються контракти, виконані Автомою, для бонусного жетона за контракти?</translation>
    </message>
    <message>
        <source>Does the criterion count the drops that come, or those a dam there would hold?</source>
        <translation>Критерій рахує воду, що прийде, чи лише ту, яку гребля там стримає?</translation>
    </message>
    <message>
        <source>Dr. Octavius</source>
        <translation>доктор Октавіус</translation>
    </message>
    <message>
        <source>Drops in rounds 1 to 4: %1</source>
        <translation>Маркери води в раундах 1–4: %1</translation>
    </message>
    <message>
        <source>Drops times power below 4 counts as 4. With a conduit of power 1 or 2 the Automa uses only 1 drop.</source>
        <translation>Якщо вода, помножена на потужність, дає менше 4, це вважається за 4. З водоводом потужністю 1 або 2 Автома використовує лише 1 маркер води.</translation>
    </message>
    <message>
        <source>Each drop that flows by river through one of its powerhouses moves its energy marker 1 space, in anyone’s turn. Drops that a conduit brings there do not count.</source>
        <translation>Кожен маркер води, що річкою проходить через її електростанцію, пересуває її маркер енергії на 1 поділку — у будь-чий хід. Вода, що прийшла водоводом, не рахується.</translation>
    </message>
    <message>
        <source>Ellen Vos</source>
        <translation>Еллен Вос</translation>
    </message>
    <message>
        <source>Elon Audia</source>
        <translation>Елон Аудія</translation>
    </message>
    <message>
        <source>Energy Relay Field</source>
        <translation>підстанція</translation>
    </message>
    <message>
        <source>Enrico Olivi</source>
        <translation>Енріко Оліві</translation>
    </message>
    <message>
        <source>Equal numbers: the headstream letters of the tile decide, the first letter first. If no drop reaches any possible space, the criterion is ignored.</source>
        <translation>Якщо порівну, вирішують літери витоків на плитці, починаючи з першої. Якщо до можливих комірок вода не доходить зовсім, критерій не діє.</translation>
    </message>
    <message>
        <source>Every base costs 3 excavators, in any region.</source>
        <translation>Кожна основа коштує 3 екскаватори в будь-якій зоні.</translation>
    </message>
    <message>
        <source>Every base costs the Automa 3 excavators. For bases and elevations it prefers mountains, then hills, then plains, before it looks at the criteria.</source>
        <translation>Кожна основа коштує Автомі 3 екскаватори. Для основ і насипів вона ще до критеріїв віддає перевагу горам, потім пагорбам, потім рівнинам.</translation>
    </message>
    <message>
        <source>Every contract needs 3 energy less, national ones too.</source>
        <translation>Кожен контракт, зокрема державний, потребує на 3 одиниці енергії менше.</translation>
    </message>
    <message>
        <source>Excavators and mixers stand in for each other in this cost.</source>
        <translation>Екскаватори й бетонозмішувачі в цій вартості взаємозамінні.</translation>
    </message>
    <message>
        <source>External Works</source>
        <translation>сторонні замовлення</translation>
    </message>
    <message>
        <source>External work, in the order %1</source>
        <translation>Стороннє замовлення, у порядку %1</translation>
    </message>
    <message>
        <source>Fewer drops would bring the same water to its dams. How many does the Automa place?</source>
        <translation>Менша кількість маркерів дала б її греблям стільки ж води. Скільки їх додає Автома?</translation>
    </message>
    <message>
        <source>Fill the raised dam with drops from the supply.</source>
        <translation>Наповніть підвищену греблю водою із запасу.</translation>
    </message>
    <message>
        <source>Financial Division</source>
        <translation>фінансовий відділ</translation>
    </message>
    <message>
        <source>For 1 credit move 4 spaces on the energy track; not for contracts.</source>
        <translation>За 1 кредит просуньтеся на 4 поділки на треку енергії; не для контрактів.</translation>
    </message>
    <message>
        <source>For 1 credit take 2 machines of your choice.</source>
        <translation>За 1 кредит візьміть 2 одиниці техніки на вибір.</translation>
    </message>
    <message>
        <source>For 2 credits produce 5 energy; it counts for a contract.</source>
        <translation>За 2 кредити виробіть 5 одиниць енергії; її можна використати для контракту.</translation>
    </message>
    <message>
        <source>For 3 credits fulfil one of your open contracts without producing.</source>
        <translation>За 3 кредити виконайте один зі своїх контрактів без виробництва енергії.</translation>
    </message>
    <message>
        <source>For a base, the red-bordered space is taken when the criteria leave one basin.</source>
        <translation>Для основи береться комірка з червоною рамкою, коли за критеріями лишилася одна водойма.</translation>
    </message>
    <message>
        <source>For an external work: the machines go on the wheel with this tile instead of being lost.</source>
        <translation>Для стороннього замовлення: техніка кладеться на колесо разом із цим жетоном, а не втрачається.</translation>
    </message>
    <message>
        <source>France</source>
        <translation>Франція</translation>
    </message>
    <message>
        <source>Franz de Lasse</source>
        <translation>Франц де Лассе</translation>
    </message>
    <message>
        <source>Gain credits equal to twice the power of the new conduit.</source>
        <translation>Отримайте кредити: подвоєну потужність нового водоводу.</translation>
    </message>
    <message>
        <source>Gennaro Grasso</source>
        <translation>Дженнаро Грассо</translation>
    </message>
    <message>
        <source>Germany</source>
        <translation>Німеччина</translation>
    </message>
    <message>
        <source>Graziano del Monte</source>
        <translation>Граціано дель Монте</translation>
    </message>
    <message>
        <source>High Voltage</source>
        <translation>Висока напруга</translation>
    </message>
    <message>
        <source>His own ability is not known to us.</source>
        <translation>Його здатність нам невідома.</translation>
    </message>
    <message>
        <source>Holds 4 contracts, and one production may fulfil several if their sum fits.</source>
        <translation>Може мати 4 контракти, і одне виробництво виконує кілька, якщо енергії вистачає на їхню суму.</translation>
    </message>
    <message>
        <source>How many drops to place</source>
        <translation>Скільки води додавати</translation>
    </message>
    <message>
        <source>If all have the same power, all of them stay.</source>
        <translation>Якщо в усіх потужність однакова, лишаються всі.</translation>
    </message>
    <message>
        <source>If an action that ends the turn needs exactly 1 engineer, the Automa uses its free architect, and then takes another turn at once.</source>
        <translation>Якщо дія, що завершує хід, потребує рівно 1 інженера, Автома використовує вільного архітектора й одразу ходить ще раз.</translation>
    </message>
    <message>
        <source>If drops times power is below 4, it counts as 4 before bonuses.</source>
        <translation>Якщо вода, помножена на потужність, дає менше 4, вважайте, що це 4, а тоді додайте бонуси.</translation>
    </message>
    <message>
        <source>If exactly one machine is missing for a construction, the Automa pays 3 VP in its place.</source>
        <translation>Якщо для будівництва бракує рівно однієї одиниці техніки, Автома платить замість неї 3 ПО.</translation>
    </message>
    <message>
        <source>If no possible conduit begins at a dam, the criterion is ignored.</source>
        <translation>Якщо жоден можливий водовід не починається біля греблі, критерій не діє.</translation>
    </message>
    <message>
        <source>If no possible conduit ends at a powerhouse, the criterion is ignored.</source>
        <translation>Якщо жоден можливий водовід не веде до електростанції, критерій не діє.</translation>
    </message>
    <message>
        <source>If no possible space fits, the criterion is ignored.</source>
        <translation>Якщо жодна можлива комірка не підходить, критерій не діє.</translation>
    </message>
    <message>
        <source>Is the second place of a private building open with fewer than 4 participants?</source>
        <translation>Чи доступне друге місце приватної будівлі, коли учасників менше 4?</translation>
    </message>
    <message>
        <source>It stays on the discard and the other 19 tiles form the new stack.</source>
        <translation>Вона лишається у скиді, а решта 19 плиток утворюють новий стос.</translation>
    </message>
    <message>
        <source>Italy</source>
        <translation>Італія</translation>
    </message>
    <message>
        <source>Its dams of height 3 hold 4 drops. Whenever it would build something and can build an elevation, it builds the elevation instead.</source>
        <translation>Її греблі висотою 3 стримують 4 маркери води. Щоразу, коли вона мала б щось будувати й може збудувати насип, вона будує насип.</translation>
    </message>
    <message>
        <source>Jill McDowell</source>
        <translation>Джилл Макдавелл</translation>
    </message>
    <message>
        <source>Joseph Fontaine</source>
        <translation>Жозеф Фонтен</translation>
    </message>
    <message>
        <source>Keep the conduits that begin at a dam: an opponent’s dam if there is one, otherwise a neutral dam, otherwise an own one.</source>
        <translation>Лишаються водоводи, що починаються біля греблі: біля чужої, якщо така є, інакше біля нейтральної, інакше біля власної.</translation>
    </message>
    <message>
        <source>Keep the conduits that begin at a dam: an own dam if there is one, otherwise a neutral dam, otherwise an opponent’s.</source>
        <translation>Лишаються водоводи, що починаються біля греблі: біля власної, якщо така є, інакше біля нейтральної, інакше біля чужої.</translation>
    </message>
    <message>
        <source>Keep the conduits that end in a basin with a powerhouse: an opponent’s if there is one, otherwise an own one.</source>
        <translation>Лишаються водоводи, що закінчуються у водоймі з електростанцією: чужою, якщо така є, інакше власною.</translation>
    </message>
    <message>
        <source>Keep the conduits that end in a basin with a powerhouse: an own one if there is one, otherwise an opponent’s.</source>
        <translation>Лишаються водоводи, що закінчуються у водоймі з електростанцією: власною, якщо така є, інакше чужою.</translation>
    </message>
    <message>
        <source>Keep the conduits with the highest power.</source>
        <translation>Лишаються водоводи з найбільшою потужністю.</translation>
    </message>
    <message>
        <source>Keep the conduits with the second highest power among those possible.</source>
        <translation>Лишаються водоводи, другі за потужністю серед можливих.</translation>
    </message>
    <message>
        <source>Keep the red-bordered spaces.</source>
        <translation>Лишаються комірки з червоною рамкою.</translation>
    </message>
    <message>
        <source>Keep the space that the most drops would reach if all water flowed now.</source>
        <translation>Лишається комірка, якої досягло б найбільше маркерів води, якби вся вода рушила просто зараз.</translation>
    </message>
    <message>
        <source>Keep the spaces from which water does not reach an opponent’s dam first.</source>
        <translation>Лишаються комірки, з яких вода не потрапляє одразу до чужої греблі.</translation>
    </message>
    <message>
        <source>Keep the spaces from which water reaches one of the Automa’s own dams before any other dam.</source>
        <translation>Лишаються комірки, з яких вода доходить до греблі цієї Автоми раніше, ніж до будь-якої іншої.</translation>
    </message>
    <message>
        <source>Keep the spaces in basin 5, in the hills.</source>
        <translation>Лишаються комірки у водоймі 5 на пагорбах.</translation>
    </message>
    <message>
        <source>Keep the spaces in basin 6, in the hills.</source>
        <translation>Лишаються комірки у водоймі 6 на пагорбах.</translation>
    </message>
    <message>
        <source>Keep the spaces in basin 7, in the hills.</source>
        <translation>Лишаються комірки у водоймі 7 на пагорбах.</translation>
    </message>
    <message>
        <source>Keep the spaces in basins joined by a printed pipe to a basin with one of the Automa’s own dams. The conduit need not be built.</source>
        <translation>Лишаються комірки водойм, які надрукована на полі труба з’єднує з водоймою, де є гребля цієї Автоми. Сам водовід може бути ще не побудований.</translation>
    </message>
    <message>
        <source>Keep the spaces in basins joined by a printed pipe to a basin with one of the Automa’s own powerhouses. The conduit need not be built.</source>
        <translation>Лишаються комірки водойм, які надрукована на полі труба з’єднує з водоймою, де є електростанція цієї Автоми. Сам водовід може бути ще не побудований.</translation>
    </message>
    <message>
        <source>Keep the spaces in the basin where the most powerful conduit already built begins, whoever owns it.</source>
        <translation>Лишаються комірки тієї водойми, з якої починається найпотужніший уже побудований водовід, байдуже чий.</translation>
    </message>
    <message>
        <source>Keep the spaces in the basin where the most powerful conduit already built ends, whoever owns it.</source>
        <translation>Лишаються комірки тієї водойми, у якій закінчується найпотужніший уже побудований водовід, байдуже чий.</translation>
    </message>
    <message>
        <source>Keep the spaces in the plains, basins 8 to 12.</source>
        <translation>Лишаються комірки на рівнинах, тобто у водоймах 8–12.</translation>
    </message>
    <message>
        <source>Keep the spaces that water leaving a built powerhouse reaches before any dam, whoever owns the powerhouse.</source>
        <translation>Лишаються комірки, до яких вода від побудованої електростанції доходить, не натрапивши на греблю; власник електростанції не має значення.</translation>
    </message>
    <message>
        <source>Keep the spaces whose printed pipes lead to a lower basin with one of the Automa’s own dams.</source>
        <translation>Лишаються комірки, від яких надрукована труба веде до нижчої водойми з греблею цієї Автоми.</translation>
    </message>
    <message>
        <source>Leslie Spencer</source>
        <translation>Леслі Спенсер</translation>
    </message>
    <message>
        <source>Lets its owner build any structure. Introductory game only.</source>
        <translation>Дає змогу будувати будь-яку споруду. Лише в ознайомчій грі.</translation>
    </message>
    <message>
        <source>Lets its owner build this structure. No special effect.</source>
        <translation>Дає змогу будувати цю споруду. Особливого ефекту немає.</translation>
    </message>
    <message>
        <source>Loan Agency</source>
        <translation>кредитне агентство</translation>
    </message>
    <message>
        <source>Low Voltage</source>
        <translation>Низька напруга</translation>
    </message>
    <message>
        <source>Machinery Shop</source>
        <translation>механічний цех</translation>
    </message>
    <message>
        <source>Machinery shop: %1</source>
        <translation>Механічний цех: %1</translation>
    </message>
    <message>
        <source>Mahiri Sekibo</source>
        <translation>Махірі Секібо</translation>
    </message>
    <message>
        <source>Margot Fouché</source>
        <translation>Марго Фуше</translation>
    </message>
    <message>
        <source>Marguerite Grant</source>
        <translation>Маргеріт Грант</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Середній рівень</translation>
    </message>
    <message>
        <source>Most basins with at least one own structure.</source>
        <translation>Найбільше водойм, у яких є хоча б одна власна споруда.</translation>
    </message>
    <message>
        <source>Most basins with at least three own structures.</source>
        <translation>Найбільше водойм, у яких є щонайменше три власні споруди.</translation>
    </message>
    <message>
        <source>Most own bases and powerhouses on red-bordered spaces.</source>
        <translation>Найбільше власних основ і електростанцій у комірках із червоною рамкою.</translation>
    </message>
    <message>
        <source>Most own bases linked by an own conduit to an own powerhouse.</source>
        <translation>Найбільше власних основ, з’єднаних власним водоводом із власною електростанцією.</translation>
    </message>
    <message>
        <source>Most own structures in the region where one has the fewest.</source>
        <translation>Найбільше власних споруд у тій зоні, де їх найменше.</translation>
    </message>
    <message>
        <source>Most own structures in the region where one has the most.</source>
        <translation>Найбільше власних споруд у тій зоні, де їх найбільше.</translation>
    </message>
    <message>
        <source>Netherlands</source>
        <translation>Нідерланди</translation>
    </message>
    <message>
        <source>None such: keep the spaces that do not feed an opponent’s dam directly.</source>
        <translation>Якщо таких немає, лишаються комірки, з яких вода не потрапляє одразу до чужої греблі.</translation>
    </message>
    <message>
        <source>None such: keep the spaces that feed an own dam directly.</source>
        <translation>Якщо таких немає, лишаються комірки, з яких вода потрапляє одразу до власної греблі.</translation>
    </message>
    <message>
        <source>None such: keep the spaces whose pipes do not lead to a lower basin with an opponent’s dam.</source>
        <translation>Якщо таких немає, лишаються комірки, труби від яких не ведуть до нижчої водойми з чужою греблею.</translation>
    </message>
    <message>
        <source>Oberst Dassler</source>
        <translation>полковник Дасслер</translation>
    </message>
    <message>
        <source>Of several spaces only those of power 3 or more stay, if there are any.</source>
        <translation>Із кількох комірок лишаються тільки ті, де потужність 3 або більше, якщо такі є.</translation>
    </message>
    <message>
        <source>Of the fitting tiles the one lying highest in the Patent Office.</source>
        <translation>З придатних жетонів — той, що лежить найвище в патентному бюро.</translation>
    </message>
    <message>
        <source>Of the fitting tiles the one with the highest level.</source>
        <translation>З придатних жетонів — той, що має найвищий рівень.</translation>
    </message>
    <message>
        <source>One engineer is an architect: used alone, he gives another turn at once.</source>
        <translation>Один з інженерів — архітектор: якщо використати його самого, він одразу дає ще один хід.</translation>
    </message>
    <message>
        <source>One more construction space, once per round.</source>
        <translation>Ще одна комірка дії будівництва, раз на раунд.</translation>
    </message>
    <message>
        <source>One production may use the drops of several linked dams.</source>
        <translation>Одне виробництво може взяти воду з кількох пов’язаних гребель.</translation>
    </message>
    <message>
        <source>Only as many drops count as the dam would hold after this construction.</source>
        <translation>Рахується лише стільки води, скільки гребля стримає після цього будівництва.</translation>
    </message>
    <message>
        <source>Only if exactly one space completes a system is it built at once. Otherwise nothing is narrowed.</source>
        <translation>Споруда будується одразу, лише якщо систему завершує рівно одна комірка. Інакше вибір не звужується.</translation>
    </message>
    <message>
        <source>Only the completing spaces stay if they all lie in one basin or are one conduit. Otherwise nothing is narrowed.</source>
        <translation>Лишаються тільки комірки, що завершують систему, якщо всі вони в одній водоймі або це один водовід. Інакше вибір не звужується.</translation>
    </message>
    <message>
        <source>Overpowered</source>
        <translation>Надлишок потужності</translation>
    </message>
    <message>
        <source>Own dams of height 3 hold 4 drops.</source>
        <translation>Власні греблі висотою 3 стримують 4 маркери води.</translation>
    </message>
    <message>
        <source>Patent Office</source>
        <translation>патентне бюро</translation>
    </message>
    <message>
        <source>Patent: base, otherwise joker</source>
        <translation>Патент: основа, інакше джокер</translation>
    </message>
    <message>
        <source>Patent: conduit, otherwise joker</source>
        <translation>Патент: водовід, інакше джокер</translation>
    </message>
    <message>
        <source>Patent: elevation, otherwise joker</source>
        <translation>Патент: насип, інакше джокер</translation>
    </message>
    <message>
        <source>Patent: powerhouse, otherwise joker</source>
        <translation>Патент: електростанція, інакше джокер</translation>
    </message>
    <message>
        <source>Patent: private building, otherwise joker</source>
        <translation>Патент: приватна будівля, інакше джокер</translation>
    </message>
    <message>
        <source>Pay only one of the two kinds of machines of the private building.</source>
        <translation>Заплатіть лише один із двох видів техніки приватної будівлі.</translation>
    </message>
    <message>
        <source>Placed drops may flow at once, or go straight to own dams with room.</source>
        <translation>Додана вода може одразу рушити за течією або лягти просто на власні греблі, де є місце.</translation>
    </message>
    <message>
        <source>Produce as much energy as there are own bases, the new one included; it counts for a contract.</source>
        <translation>Виробіть стільки енергії, скільки маєте основ, зокрема з новою; її можна використати для контракту.</translation>
    </message>
    <message>
        <source>Produce energy at once with +2, with any own powerhouse.</source>
        <translation>Одразу виробіть енергію з бонусом +2 на будь-якій своїй електростанції.</translation>
    </message>
    <message>
        <source>Produce energy equal to twice the power of the new conduit; it counts for a contract.</source>
        <translation>Виробіть енергію: подвоєну потужність нового водоводу; її можна використати для контракту.</translation>
    </message>
    <message>
        <source>Production %1, needs a green contract</source>
        <translation>Виробництво %1, потрібен зелений контракт</translation>
    </message>
    <message>
        <source>Production %1, needs a red contract</source>
        <translation>Виробництво %1, потрібен червоний контракт</translation>
    </message>
    <message>
        <source>Production %1, needs a yellow contract</source>
        <translation>Виробництво %1, потрібен жовтий контракт</translation>
    </message>
    <message>
        <source>Promo officer: the Automa cannot use him yet.</source>
        <translation>Промокерівник: Автома ще не вміє ним користуватися.</translation>
    </message>
    <message numerus="yes">
        <source>Put %n drop(s) on headstreams</source>
        <translation>
            <numerusform>Додати %n маркер води на витоки</numerusform>
            <numerusform>Додати %n маркери води на витоки</numerusform>
            <numerusform>Додати %n маркерів води на витоки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n drop(s) on headstreams; they flow at once</source>
        <translation>
            <numerusform>Додати %n маркер води на витоки; він одразу рушає за течією</numerusform>
            <numerusform>Додати %n маркери води на витоки; вони одразу рушають за течією</numerusform>
            <numerusform>Додати %n маркерів води на витоки; вони одразу рушають за течією</numerusform>
        </translation>
    </message>
    <message>
        <source>Put 1 drop on each own empty dam.</source>
        <translation>Покладіть 1 маркер води на кожну свою порожню греблю.</translation>
    </message>
    <message>
        <source>Research Lab</source>
        <translation>дослідницька лабораторія</translation>
    </message>
    <message>
        <source>Reshuffling the Automa tiles</source>
        <translation>Перетасовування плиток Автоми</translation>
    </message>
    <message>
        <source>Robot Factory</source>
        <translation>завод роботів</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Раунд %1 із %2</translation>
    </message>
    <message>
        <source>Score the VP of the new private building now, and again at the end.</source>
        <translation>Отримайте ПО нової приватної будівлі одразу, а в кінці ще раз.</translation>
    </message>
    <message>
        <source>Second place of a private building</source>
        <translation>Друге місце приватної будівлі</translation>
    </message>
    <message>
        <source>Several of the same power: all of them stay.</source>
        <translation>Якщо кілька мають однакову потужність, лишаються всі.</translation>
    </message>
    <message>
        <source>Several of the same power: the Automa’s own conduit counts first. If no possible space has a built conduit, the criterion is ignored.</source>
        <translation>Якщо кілька мають однакову потужність, спершу береться власний водовід Автоми. Якщо побудованих водоводів біля можливих комірок немає, критерій не діє.</translation>
    </message>
    <message>
        <source>Several patent tiles fit. Which one does the Automa take?</source>
        <translation>Підходять кілька жетонів технологій. Який бере Автома?</translation>
    </message>
    <message>
        <source>Several spaces would complete a system of the Automa. When does that decide?</source>
        <translation>Кілька комірок завершили б систему Автоми. Коли це вирішує справу?</translation>
    </message>
    <message>
        <source>Simone Luciani</source>
        <translation>Сімоне Лучані</translation>
    </message>
    <message>
        <source>Solomon P. Jordan</source>
        <translation>Соломон П. Джордан</translation>
    </message>
    <message>
        <source>Starts with 8 machines that count as either kind.</source>
        <translation>Починає з 8 одиницями техніки, кожна з яких є і екскаватором, і бетонозмішувачем.</translation>
    </message>
    <message>
        <source>Take an external work and pay 2 credits for each machine it asks for.</source>
        <translation>Візьміть стороннє замовлення й заплатіть 2 кредити за кожну потрібну одиницю техніки.</translation>
    </message>
    <message>
        <source>Take back half of the machines of one wheel segment, rounded down.</source>
        <translation>Поверніть половину техніки з одного сектора колеса, із заокругленням до меншого.</translation>
    </message>
    <message>
        <source>Take one technology tile back from the wheel; its machines stay there.</source>
        <translation>Поверніть з колеса один жетон технології; його техніка лишається там.</translation>
    </message>
    <message>
        <source>The Automa gains nothing from the contract bonus tile.</source>
        <translation>Бонусний жетон за контракти нічого не дає Автомі.</translation>
    </message>
    <message>
        <source>The Automa gains the VP of the building at once; they count again at the end.</source>
        <translation>Автома одразу отримує ПО за будівлю; в кінці вони рахуються ще раз.</translation>
    </message>
    <message>
        <source>The Automa gets its income and energy bonuses, but uses no special effects and no company ability.</source>
        <translation>Автома отримує дохід і бонуси енергії, але не користується особливими ефектами й здатністю компанії.</translation>
    </message>
    <message>
        <source>The Automa gets no income from its company board and no energy bonus from its powerhouses.</source>
        <translation>Автома не отримує ні доходу зі свого планшета компанії, ні бонусу енергії від електростанцій.</translation>
    </message>
    <message>
        <source>The Automa itself gets nothing. Instead each human’s first action of a round is dictated by a new Automa tile.</source>
        <translation>Сама Автома нічого не отримує. Натомість першу дію кожного гравця-людини в раунді визначає нова плитка Автоми.</translation>
    </message>
    <message>
        <source>The Automa pays for conduits with mixers first, 1 per power, and takes mixers whenever it may choose a machine.</source>
        <translation>Автома передусім платить за водоводи бетонозмішувачами, по 1 за одиницю потужності, і бере бетонозмішувачі щоразу, коли може обрати техніку.</translation>
    </message>
    <message>
        <source>The Automa pays only the kind it has fewer of; equal numbers: excavators.</source>
        <translation>Автома платить лише тією технікою, якої має менше; якщо порівну — екскаваторами.</translation>
    </message>
    <message>
        <source>The Automa pays the normal kind first, then the other.</source>
        <translation>Автома спершу платить звичайною технікою, потім іншою.</translation>
    </message>
    <message>
        <source>The Automa places as many drops as the action allows, as long as its dams gain the most.</source>
        <translation>Автома додає стільки води, скільки дозволяє дія, аби її греблі стримали якнайбільше.</translation>
    </message>
    <message>
        <source>The Automa places only the drops that are needed for the most water on its dams.</source>
        <translation>Автома додає лише стільки води, скільки треба, щоб її греблі стримали якнайбільше.</translation>
    </message>
    <message>
        <source>The Automa uses its best system; the energy track and the contract are not checked.</source>
        <translation>Автома використовує найкращу систему; трек енергії та контракт не перевіряються.</translation>
    </message>
    <message>
        <source>The Automa uses the special tile when no other fits. It copies the highest-level tile on its wheel, a specific one before a joker.</source>
        <translation>Автома використовує особливий жетон, коли інші не підходять. Він копіює жетон найвищого рівня на її колесі, звичайний — раніше за джокер.</translation>
    </message>
    <message>
        <source>The Leeghwater Project</source>
        <translation>«Проект “Легватер”»</translation>
    </message>
    <message>
        <source>The action of the new private building may be used at once without engineers.</source>
        <translation>Дію нової приватної будівлі можна одразу виконати без інженерів.</translation>
    </message>
    <message>
        <source>The app counts them for the Automa like the contracts of a human.</source>
        <translation>Застосунок рахує їх для Автоми так само, як контракти гравця-людини.</translation>
    </message>
    <message>
        <source>The conduit costs at most 5 excavators.</source>
        <translation>Водовід коштує щонайбільше 5 екскаваторів.</translation>
    </message>
    <message>
        <source>The credits become VP.</source>
        <translation>Кредити стають ПО.</translation>
    </message>
    <message>
        <source>The open private contract with the highest value; equal values: the right one.</source>
        <translation>Відкритий приватний контракт з найбільшим значенням; якщо порівну — правий.</translation>
    </message>
    <message>
        <source>The stack is empty. Is the tile whose criteria are in force shuffled in too?</source>
        <translation>Стос закінчився. Чи тасується й плитка, критерії якої зараз діють?</translation>
    </message>
    <message>
        <source>The top-most contract of the office: green, then yellow, then red; the right one first.</source>
        <translation>Найвищий контракт у відділі: зелений, потім жовтий, потім червоний; спершу правий.</translation>
    </message>
    <message>
        <source>Third structure of a system</source>
        <translation>Третя споруда в системі</translation>
    </message>
    <message>
        <source>This construction needs neither engineers nor excavators.</source>
        <translation>Це будівництво не потребує ні інженерів, ні екскаваторів.</translation>
    </message>
    <message>
        <source>This construction needs no engineers.</source>
        <translation>Це будівництво не потребує інженерів.</translation>
    </message>
    <message>
        <source>Tommaso Battista</source>
        <translation>Томмазо Баттіста</translation>
    </message>
    <message>
        <source>Turbine Station</source>
        <translation>турбінний зал</translation>
    </message>
    <message numerus="yes">
        <source>Turn the wheel %n segment(s)</source>
        <translation>
            <numerusform>Повернути колесо на %n сектор</numerusform>
            <numerusform>Повернути колесо на %n сектори</numerusform>
            <numerusform>Повернути колесо на %n секторів</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn the wheel 1 segment for each own elevation, the new one included.</source>
        <translation>Поверніть колесо на 1 сектор за кожен свій насип, зокрема й новий.</translation>
    </message>
    <message>
        <source>USA</source>
        <translation>США</translation>
    </message>
    <message>
        <source>Used as written, from High Voltage up.</source>
        <translation>Діє як написано, починаючи з «Високої напруги».</translation>
    </message>
    <message>
        <source>Used for an external work with 1 engineer in place of a construction.</source>
        <translation>Використовується для стороннього замовлення 1 інженером замість будівництва.</translation>
    </message>
    <message>
        <source>Used when no other tile fits; copies the highest level, a specific tile before a joker.</source>
        <translation>Використовується, коли інші не підходять; копіює найвищий рівень, звичайний жетон раніше за джокер.</translation>
    </message>
    <message>
        <source>Viktor Fiesler</source>
        <translation>Віктор Фізлер</translation>
    </message>
    <message>
        <source>Water Management</source>
        <translation>водопостачання</translation>
    </message>
    <message>
        <source>Whenever some spaces complete a system, only those stay.</source>
        <translation>Щойно якісь комірки завершують систему, лишаються тільки вони.</translation>
    </message>
    <message>
        <source>Whenever the Automa would build and holds its special tile, it first tries an external work with 1 engineer; the machines go on the wheel.</source>
        <translation>Коли Автома мала б будувати й має особливий жетон, вона спершу пробує виконати стороннє замовлення 1 інженером; техніка кладеться на колесо.</translation>
    </message>
    <message>
        <source>Whenever the Automa would build, it first tries to build a private building with 1 engineer.</source>
        <translation>Коли Автома мала б будувати, вона спершу пробує збудувати приватну будівлю 1 інженером.</translation>
    </message>
    <message>
        <source>Which patent</source>
        <translation>Яка технологія в патентному бюро</translation>
    </message>
    <message>
        <source>Wilhelm Adler</source>
        <translation>Вільгельм Адлер</translation>
    </message>
    <message>
        <source>Wind Farm</source>
        <translation>вітропарк</translation>
    </message>
    <message>
        <source>With 2 or 3 participants the places cost 0, 3 and 3.</source>
        <translation>За 2 або 3 учасників місця коштують 0, 3 і 3.</translation>
    </message>
    <message>
        <source>With 3 participants the two upper building tiles keep their second free place.</source>
        <translation>За 3 учасників дві верхні плитки будівель зберігають друге безплатне місце.</translation>
    </message>
    <message>
        <source>With one production the Automa fulfils as many contracts as its energy covers together; a reachable national one is always among them.</source>
        <translation>Одним виробництвом Автома виконує стільки контрактів, на скільки разом вистачає енергії; досяжний державний завжди серед них.</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>майстерня</translation>
    </message>
    <message>
        <source>Wu Fang</source>
        <translation>У Фан</translation>
    </message>
    <message>
        <source>a free base anywhere</source>
        <translation>безплатна основа будь-де</translation>
    </message>
    <message>
        <source>a free base in the plains</source>
        <translation>безплатна основа на рівнинах</translation>
    </message>
    <message>
        <source>a free base in the plains or hills</source>
        <translation>безплатна основа на рівнинах або пагорбах</translation>
    </message>
    <message>
        <source>a free conduit of any power</source>
        <translation>безплатний водовід будь-якої потужності</translation>
    </message>
    <message>
        <source>a free conduit of power %1 or less</source>
        <translation>безплатний водовід потужністю до %1</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>дії</translation>
    </message>
    <message>
        <source>advanced technology tiles</source>
        <translation>жетони інноваційних технологій</translation>
    </message>
    <message>
        <source>all 20 tiles</source>
        <translation>усі 20 плиток</translation>
    </message>
    <message>
        <source>always</source>
        <translation>завжди</translation>
    </message>
    <message>
        <source>architect</source>
        <translation>архітектор</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>банк</translation>
    </message>
    <message>
        <source>base</source>
        <translation>основа</translation>
    </message>
    <message>
        <source>base game</source>
        <translation>базова гра</translation>
    </message>
    <message>
        <source>bases</source>
        <translation>основи</translation>
    </message>
    <message>
        <source>basic technology: %1</source>
        <translation>базова технологія: %1</translation>
    </message>
    <message>
        <source>basin %1</source>
        <translation>водойма %1</translation>
    </message>
    <message>
        <source>basin %1, lower</source>
        <translation>водойма %1, нижня комірка</translation>
    </message>
    <message>
        <source>basin %1, lower left</source>
        <translation>водойма %1, нижня ліва комірка</translation>
    </message>
    <message>
        <source>basin %1, lower right</source>
        <translation>водойма %1, нижня права комірка</translation>
    </message>
    <message>
        <source>basin %1, upper</source>
        <translation>водойма %1, верхня комірка</translation>
    </message>
    <message>
        <source>basin %1, upper left</source>
        <translation>водойма %1, верхня ліва комірка</translation>
    </message>
    <message>
        <source>basin %1, upper right</source>
        <translation>водойма %1, верхня права комірка</translation>
    </message>
    <message>
        <source>basins with a structure</source>
        <translation>водойми зі спорудами</translation>
    </message>
    <message>
        <source>basins with three structures</source>
        <translation>водойми з трьома спорудами</translation>
    </message>
    <message>
        <source>black</source>
        <translation>чорний</translation>
    </message>
    <message>
        <source>bonus tile</source>
        <translation>бонусний жетон</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>вручну</translation>
    </message>
    <message>
        <source>centre column</source>
        <translation>середній стовпець</translation>
    </message>
    <message>
        <source>closed below 4</source>
        <translation>закрите, якщо менше 4</translation>
    </message>
    <message>
        <source>company ability</source>
        <translation>здатність компанії</translation>
    </message>
    <message>
        <source>conduit</source>
        <translation>водовід</translation>
    </message>
    <message>
        <source>conduit %1</source>
        <translation>водовід %1</translation>
    </message>
    <message>
        <source>conduit column</source>
        <translation>стовпець водоводу</translation>
    </message>
    <message>
        <source>conduit to an own dam downstream</source>
        <translation>водовід до власної греблі нижче за течією</translation>
    </message>
    <message>
        <source>conduits</source>
        <translation>водоводи</translation>
    </message>
    <message>
        <source>connections</source>
        <translation>з’єднання</translation>
    </message>
    <message>
        <source>construction</source>
        <translation>будівництво</translation>
    </message>
    <message>
        <source>construction wheel</source>
        <translation>будівельне колесо</translation>
    </message>
    <message>
        <source>contract</source>
        <translation>контракт</translation>
    </message>
    <message>
        <source>contract office</source>
        <translation>відділ контрактів</translation>
    </message>
    <message>
        <source>contracts</source>
        <translation>контракти</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>рахуються</translation>
    </message>
    <message>
        <source>credits</source>
        <translation>кредити</translation>
    </message>
    <message>
        <source>credits of the energy track</source>
        <translation>кредити треку енергії</translation>
    </message>
    <message>
        <source>criteria tile stays</source>
        <translation>плитка критеріїв лишається</translation>
    </message>
    <message>
        <source>dam</source>
        <translation>гребля</translation>
    </message>
    <message>
        <source>dam column</source>
        <translation>стовпець греблі</translation>
    </message>
    <message>
        <source>dam: opponent’s, neutral, own</source>
        <translation>гребля: чужа, нейтральна, власна</translation>
    </message>
    <message>
        <source>dam: own, neutral, opponent’s</source>
        <translation>гребля: власна, нейтральна, чужа</translation>
    </message>
    <message>
        <source>does not feed an opponent’s dam</source>
        <translation>не живить чужу греблю</translation>
    </message>
    <message>
        <source>drops in own dams</source>
        <translation>вода у власних греблях</translation>
    </message>
    <message>
        <source>drops that are held</source>
        <translation>вода, що лишається</translation>
    </message>
    <message>
        <source>drops that arrive</source>
        <translation>вода, що приходить</translation>
    </message>
    <message>
        <source>elevation</source>
        <translation>насип</translation>
    </message>
    <message>
        <source>elevations</source>
        <translation>насипи</translation>
    </message>
    <message>
        <source>end of game</source>
        <translation>кінець гри</translation>
    </message>
    <message>
        <source>end of round</source>
        <translation>кінець раунду</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>енергія</translation>
    </message>
    <message>
        <source>engineers</source>
        <translation>інженери</translation>
    </message>
    <message>
        <source>excavators</source>
        <translation>екскаватори</translation>
    </message>
    <message>
        <source>external work</source>
        <translation>стороннє замовлення</translation>
    </message>
    <message>
        <source>external work %1</source>
        <translation>стороннє замовлення %1</translation>
    </message>
    <message>
        <source>fed by a powerhouse upstream</source>
        <translation>електростанція вище за течією</translation>
    </message>
    <message>
        <source>feeds an own dam</source>
        <translation>живить власну греблю</translation>
    </message>
    <message>
        <source>fewest</source>
        <translation>найменше</translation>
    </message>
    <message>
        <source>first place</source>
        <translation>перше місце</translation>
    </message>
    <message>
        <source>fulfilled contracts</source>
        <translation>виконані контракти</translation>
    </message>
    <message>
        <source>fulfilled external works</source>
        <translation>виконані сторонні замовлення</translation>
    </message>
    <message>
        <source>fulfils a private contract of %1 or less</source>
        <translation>виконання приватного контракту зі значенням до %1</translation>
    </message>
    <message>
        <source>fulfils any private contract</source>
        <translation>виконання будь-якого приватного контракту</translation>
    </message>
    <message>
        <source>full reward</source>
        <translation>повна винагорода</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>гру завершено</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелений</translation>
    </message>
    <message>
        <source>green contract</source>
        <translation>зелений контракт</translation>
    </message>
    <message>
        <source>headstream %1</source>
        <translation>витік %1</translation>
    </message>
    <message>
        <source>headstream tile %1</source>
        <translation>плитка витоку %1</translation>
    </message>
    <message>
        <source>headstreams</source>
        <translation>витоки річок</translation>
    </message>
    <message>
        <source>high</source>
        <translation>важкий</translation>
    </message>
    <message>
        <source>highest level</source>
        <translation>найвищого рівня</translation>
    </message>
    <message>
        <source>highest value</source>
        <translation>найбільше значення</translation>
    </message>
    <message>
        <source>hills</source>
        <translation>пагорби</translation>
    </message>
    <message>
        <source>human player</source>
        <translation>гравець-людина</translation>
    </message>
    <message>
        <source>in hill basin 5</source>
        <translation>у водоймі 5 на пагорбах</translation>
    </message>
    <message>
        <source>in hill basin 6</source>
        <translation>у водоймі 6 на пагорбах</translation>
    </message>
    <message>
        <source>in hill basin 7</source>
        <translation>у водоймі 7 на пагорбах</translation>
    </message>
    <message>
        <source>in the hills</source>
        <translation>на пагорбах</translation>
    </message>
    <message>
        <source>in the mountains</source>
        <translation>у горах</translation>
    </message>
    <message>
        <source>in the plains</source>
        <translation>на рівнинах</translation>
    </message>
    <message>
        <source>income</source>
        <translation>дохід</translation>
    </message>
    <message>
        <source>income and headstreams</source>
        <translation>дохід і витоки річок</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>джокер</translation>
    </message>
    <message>
        <source>left column</source>
        <translation>лівий стовпець</translation>
    </message>
    <message>
        <source>left edge of the board</source>
        <translation>лівий край поля</translation>
    </message>
    <message>
        <source>level %1 technology: %2</source>
        <translation>технологія рівня %1: %2</translation>
    </message>
    <message>
        <source>low</source>
        <translation>легкий</translation>
    </message>
    <message>
        <source>machinery</source>
        <translation>техніка</translation>
    </message>
    <message>
        <source>machinery shop</source>
        <translation>механічний цех</translation>
    </message>
    <message>
        <source>machinery shop or bank</source>
        <translation>механічний цех або банк</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>середній</translation>
    </message>
    <message>
        <source>missing machine</source>
        <translation>брак техніки</translation>
    </message>
    <message>
        <source>mixers</source>
        <translation>бетонозмішувачі</translation>
    </message>
    <message>
        <source>most</source>
        <translation>найбільше</translation>
    </message>
    <message>
        <source>most powerful built conduit</source>
        <translation>найпотужніший побудований водовід</translation>
    </message>
    <message>
        <source>most powerful conduit</source>
        <translation>найпотужніший водовід</translation>
    </message>
    <message>
        <source>most water drops</source>
        <translation>найбільше маркерів води</translation>
    </message>
    <message>
        <source>mountains</source>
        <translation>гори</translation>
    </message>
    <message>
        <source>national contract</source>
        <translation>державний контракт</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>нейтральна</translation>
    </message>
    <message>
        <source>no reward</source>
        <translation>без винагороди</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>не рахуються</translation>
    </message>
    <message>
        <source>objective tile</source>
        <translation>жетон цілі</translation>
    </message>
    <message>
        <source>one place</source>
        <translation>одне місце</translation>
    </message>
    <message>
        <source>one space</source>
        <translation>одна комірка</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>помаранчевий</translation>
    </message>
    <message>
        <source>own conduit used by another</source>
        <translation>власний водовід використали інші</translation>
    </message>
    <message>
        <source>own dam</source>
        <translation>власна гребля</translation>
    </message>
    <message>
        <source>own powerhouse</source>
        <translation>власна електростанція</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>patent</source>
        <translation>патент</translation>
    </message>
    <message>
        <source>patent office</source>
        <translation>патентне бюро</translation>
    </message>
    <message>
        <source>place on the energy track</source>
        <translation>місце на треку енергії</translation>
    </message>
    <message>
        <source>plains</source>
        <translation>рівнини</translation>
    </message>
    <message>
        <source>powerhouse</source>
        <translation>електростанція</translation>
    </message>
    <message>
        <source>powerhouse basin %1, lower</source>
        <translation>електростанція у водоймі %1, нижня комірка</translation>
    </message>
    <message>
        <source>powerhouse basin %1, lower left</source>
        <translation>електростанція у водоймі %1, нижня ліва комірка</translation>
    </message>
    <message>
        <source>powerhouse basin %1, lower right</source>
        <translation>електростанція у водоймі %1, нижня права комірка</translation>
    </message>
    <message>
        <source>powerhouse basin %1, upper</source>
        <translation>електростанція у водоймі %1, верхня комірка</translation>
    </message>
    <message>
        <source>powerhouse basin %1, upper left</source>
        <translation>електростанція у водоймі %1, верхня ліва комірка</translation>
    </message>
    <message>
        <source>powerhouse basin %1, upper right</source>
        <translation>електростанція у водоймі %1, верхня права комірка</translation>
    </message>
    <message>
        <source>powerhouse column</source>
        <translation>стовпець електростанції</translation>
    </message>
    <message>
        <source>powerhouse: opponent’s, own</source>
        <translation>електростанція: чужа, власна</translation>
    </message>
    <message>
        <source>powerhouse: own, opponent’s</source>
        <translation>електростанція: власна, чужа</translation>
    </message>
    <message>
        <source>powerhouses</source>
        <translation>електростанції</translation>
    </message>
    <message>
        <source>private building</source>
        <translation>приватна будівля</translation>
    </message>
    <message>
        <source>private buildings</source>
        <translation>приватні будівлі</translation>
    </message>
    <message>
        <source>production</source>
        <translation>виробництво</translation>
    </message>
    <message>
        <source>promo</source>
        <translation>промо</translation>
    </message>
    <message>
        <source>red</source>
        <translation>червоний</translation>
    </message>
    <message>
        <source>red border</source>
        <translation>червона рамка</translation>
    </message>
    <message>
        <source>red contract</source>
        <translation>червоний контракт</translation>
    </message>
    <message>
        <source>red-bordered space</source>
        <translation>червона рамка</translation>
    </message>
    <message>
        <source>red-bordered spaces</source>
        <translation>червоні рамки</translation>
    </message>
    <message>
        <source>reduced reward</source>
        <translation>часткова винагорода</translation>
    </message>
    <message>
        <source>resources left</source>
        <translation>залишок ресурсів</translation>
    </message>
    <message>
        <source>right column</source>
        <translation>правий стовпець</translation>
    </message>
    <message>
        <source>right edge of the board</source>
        <translation>правий край поля</translation>
    </message>
    <message>
        <source>scoring</source>
        <translation>підрахунок очок</translation>
    </message>
    <message>
        <source>second most powerful conduit</source>
        <translation>другий за потужністю водовід</translation>
    </message>
    <message>
        <source>second place</source>
        <translation>друге місце</translation>
    </message>
    <message>
        <source>someone else’s conduit</source>
        <translation>чужий водовід</translation>
    </message>
    <message>
        <source>special effect</source>
        <translation>особливий ефект</translation>
    </message>
    <message>
        <source>special technology: %1</source>
        <translation>особлива технологія: %1</translation>
    </message>
    <message>
        <source>starting contract</source>
        <translation>стартовий контракт</translation>
    </message>
    <message>
        <source>strongest region</source>
        <translation>найсильніша зона</translation>
    </message>
    <message>
        <source>technology tiles</source>
        <translation>жетони технологій</translation>
    </message>
    <message>
        <source>third place</source>
        <translation>третє місце</translation>
    </message>
    <message>
        <source>top-most</source>
        <translation>верхній</translation>
    </message>
    <message>
        <source>turn order</source>
        <translation>черговість ходу</translation>
    </message>
    <message numerus="yes">
        <source>turn the wheel %n segment(s)</source>
        <translation>
            <numerusform>поворот колеса на %n сектор</numerusform>
            <numerusform>поворот колеса на %n сектори</numerusform>
            <numerusform>поворот колеса на %n секторів</numerusform>
        </translation>
    </message>
    <message>
        <source>upper two open at 3</source>
        <translation>у двох верхніх відкрите за 3</translation>
    </message>
    <message>
        <source>very high</source>
        <translation>дуже важкий</translation>
    </message>
    <message>
        <source>victory points</source>
        <translation>переможні очки</translation>
    </message>
    <message>
        <source>water flow</source>
        <translation>рух води</translation>
    </message>
    <message>
        <source>water management</source>
        <translation>водопостачання</translation>
    </message>
    <message>
        <source>weakest region</source>
        <translation>найслабша зона</translation>
    </message>
    <message>
        <source>white</source>
        <translation>білий</translation>
    </message>
    <message>
        <source>workshop</source>
        <translation>майстерня</translation>
    </message>
    <message>
        <source>workshop or bank</source>
        <translation>майстерня або банк</translation>
    </message>
    <message>
        <source>yellow contract</source>
        <translation>жовтий контракт</translation>
    </message>
</context>
<context>
    <name>BarrageNewGame</name>
    <message numerus="yes">
        <source>%n reading(s) of your own</source>
        <translation>
            <numerusform>%n власне тлумачення</numerusform>
            <numerusform>%n власні тлумачення</numerusform>
            <numerusform>%n власних тлумачень</numerusform>
        </translation>
    </message>
    <message>
        <source>At least one Automa must take part.</source>
        <translation>Має грати хоча б одна Автома.</translation>
    </message>
    <message>
        <source>Automa</source>
        <translation>Автома</translation>
    </message>
    <message>
        <source>Do not enter one</source>
        <translation>Не вводити</translation>
    </message>
    <message>
        <source>Draw a company</source>
        <translation>Випадкова компанія</translation>
    </message>
    <message>
        <source>Draw an officer</source>
        <translation>Випадковий керівник</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Людина</translation>
    </message>
    <message>
        <source>One that nobody else plays</source>
        <translation>Та, за яку ніхто не грає</translation>
    </message>
    <message>
        <source>Only with the Leeghwater expansion</source>
        <translation>Лише з доповненням «Легватер»</translation>
    </message>
    <message>
        <source>Open questions of the rules, all at default</source>
        <translation>Відкриті питання правил, усе типово</translation>
    </message>
    <message>
        <source>Somebody else has this officer</source>
        <translation>Цей керівник уже в іншого учасника</translation>
    </message>
    <message>
        <source>Somebody else plays this company</source>
        <translation>За цю компанію грає хтось інший</translation>
    </message>
    <message>
        <source>The Automa’s decisions hardly depend on it</source>
        <translation>Рішення Автоми майже не залежать від нього</translation>
    </message>
    <message>
        <source>drawn at the start</source>
        <translation>випадково на початку</translation>
    </message>
    <message>
        <source>not entered</source>
        <translation>не введено</translation>
    </message>
</context>
<context>
    <name>BarragePad</name>
    <message>
        <source>%1 passes for this round</source>
        <translation>%1: пас до кінця раунду</translation>
    </message>
    <message>
        <source>%1 → %2 → %3</source>
        <translation>%1 → %2 → %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Bonus or penalty</source>
        <translation>Бонус або штраф</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Будувати</translation>
    </message>
    <message>
        <source>Build a base here</source>
        <translation>Побудувати тут основу</translation>
    </message>
    <message>
        <source>Build a powerhouse here</source>
        <translation>Побудувати тут електростанцію</translation>
    </message>
    <message>
        <source>Build an elevation here</source>
        <translation>Побудувати тут насип</translation>
    </message>
    <message>
        <source>Build this conduit</source>
        <translation>Побудувати цей водовід</translation>
    </message>
    <message>
        <source>Build: %1</source>
        <translation>Побудувати: %1</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Будівля</translation>
    </message>
    <message>
        <source>Carry out the work</source>
        <translation>Виконати замовлення</translation>
    </message>
    <message>
        <source>Completes a system: %1 → %2, power %3 → %4</source>
        <translation>Завершує систему: %1 → %2, потужність %3 → %4</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Контракт</translation>
    </message>
    <message>
        <source>Drops</source>
        <translation>Маркери води</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Завершити хід</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Енергія</translation>
    </message>
    <message>
        <source>Forecast changes: %1 (%2)</source>
        <translation>Прогноз змінюється: %1 (%2)</translation>
    </message>
    <message>
        <source>Forecast stays: %1 (%2)</source>
        <translation>Прогноз той самий: %1 (%2)</translation>
    </message>
    <message>
        <source>Fulfil the contract</source>
        <translation>Виконати контракт</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Маркери</translation>
    </message>
    <message>
        <source>Markers move</source>
        <translation>Маркери рухаються</translation>
    </message>
    <message>
        <source>Move the markers</source>
        <translation>Пересунути маркери</translation>
    </message>
    <message>
        <source>New water</source>
        <translation>Нова вода</translation>
    </message>
    <message>
        <source>Nothing the Automa needs to know</source>
        <translation>Нічого важливого для Автоми</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Інше</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Patent</source>
        <translation>Патент</translation>
    </message>
    <message>
        <source>Place the drops</source>
        <translation>Покласти воду</translation>
    </message>
    <message>
        <source>Produce</source>
        <translation>Енергія</translation>
    </message>
    <message>
        <source>Produce: %1</source>
        <translation>Виробити: %1</translation>
    </message>
    <message>
        <source>Produces %1</source>
        <translation>Виробництво: %1</translation>
    </message>
    <message>
        <source>Straight onto the dam: %1</source>
        <translation>Одразу на греблю: %1</translation>
    </message>
    <message>
        <source>Take the contract</source>
        <translation>Узяти контракт</translation>
    </message>
    <message>
        <source>Take the tile</source>
        <translation>Узяти жетон</translation>
    </message>
    <message>
        <source>Usual price: %1. No red border</source>
        <translation>Звичайна вартість: %1. Без червоної рамки</translation>
    </message>
    <message>
        <source>Usual price: %1. Red border: %2</source>
        <translation>Звичайна вартість: %1. Червона рамка: %2</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>ПО</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Вода</translation>
    </message>
    <message>
        <source>Workshop, machinery shop, bank and the like</source>
        <translation>Майстерня, механічний цех, банк тощо</translation>
    </message>
    <message>
        <source>left</source>
        <translation>ліворуч</translation>
    </message>
    <message>
        <source>national, fulfilled at once</source>
        <translation>державний, виконується одразу</translation>
    </message>
    <message>
        <source>right</source>
        <translation>праворуч</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>щонайбільше %1</translation>
    </message>
</context>
<context>
    <name>BarragePlug</name>
    <message>
        <source>App decides</source>
        <translation>Вирішує застосунок</translation>
    </message>
    <message>
        <source>Ask once</source>
        <translation>Одне питання</translation>
    </message>
    <message>
        <source>Continue, rename, export, import</source>
        <translation>Продовжити, перейменувати, експортувати, імпортувати</translation>
    </message>
    <message>
        <source>Dams, conduits and powerhouses on one river</source>
        <translation>Греблі, водоводи й електростанції на одній річці</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Мої партії</translation>
    </message>
    <message>
        <source>One turn of the Automa in a minute</source>
        <translation>Один хід Автоми за хвилину</translation>
    </message>
    <message>
        <source>Tiles only</source>
        <translation>Лише плитки</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Ознайомчий тур</translation>
    </message>
    <message>
        <source>Where would it build?</source>
        <translation>Де будувала б Автома?</translation>
    </message>
</context>
<context>
    <name>BarrageReasons</name>
    <message>
        <source>%1 → %2 → %3: %4 × %5, with bonuses %6 energy. It is not the most.</source>
        <translation>%1 → %2 → %3: %4 × %5, енергії з бонусами: %6. Це не найбільше.</translation>
    </message>
    <message>
        <source>%1, space %2 from the top: it costs %3, more than is in hand.</source>
        <translation>%1, комірка %2 згори: техніки не вистачає (потрібно: %3).</translation>
    </message>
    <message>
        <source>%1, space %2 from the top: the first in the order of the tile whose machines it has (%3).</source>
        <translation>%1, комірка %2 згори: перше за порядком плитки, на яке вистачає техніки (потрібно: %3).</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n drop(s)</source>
        <translation>
            <numerusform>%1: %n маркер води</numerusform>
            <numerusform>%1: %n маркери води</numerusform>
            <numerusform>%1: %n маркерів води</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: conduit %2, power %3</source>
        <translation>%1: водовід %2, потужність %3</translation>
    </message>
    <message>
        <source>%1: no place is free there, or the Automa already has a piece at it.</source>
        <translation>%1: там немає вільного місця або вже стоїть фігурка Автоми.</translation>
    </message>
    <message>
        <source>%1: none built</source>
        <translation>%1: не побудовано</translation>
    </message>
    <message>
        <source>%1: power %2</source>
        <translation>%1: потужність %2</translation>
    </message>
    <message>
        <source>%1: the first building tile that is open to it and that it can pay for. It builds there.</source>
        <translation>%1: перша доступна плитка будівлі, на яку вистачає техніки. Автома будує тут.</translation>
    </message>
    <message>
        <source>%1: this building costs %2, more than it can pay.</source>
        <translation>%1: на цю будівлю не вистачає техніки (потрібно: %2).</translation>
    </message>
    <message numerus="yes">
        <source>%n drop(s) flowing at once would not end behind one of its own dams. So it adds none.</source>
        <translation>
            <numerusform>%n маркер води, що одразу рушить за течією, не опиниться за її власною греблею. Тому вона не додає нічого.</numerusform>
            <numerusform>%n маркери води, що одразу рушать за течією, не опиняться за її власною греблею. Тому вона не додає нічого.</numerusform>
            <numerusform>%n маркерів води, що одразу рушать за течією, не опиняться за її власною греблею. Тому вона не додає нічого.</numerusform>
        </translation>
    </message>
    <message>
        <source>A base could stand on these spaces. They are free, allowed, and the machines in hand (%2) are enough for them: %1.</source>
        <translation>Основу можна звести в цих комірках. Вони вільні, дозволені, і наявної техніки (%2) на них вистачає: %1.</translation>
    </message>
    <message>
        <source>A powerhouse could stand on these spaces. They are free, allowed, and the machines in hand (%2) are enough for them: %1.</source>
        <translation>Електростанцію можна звести в цих комірках. Вони вільні, дозволені, і наявної техніки (%2) на них вистачає: %1.</translation>
    </message>
    <message>
        <source>A system is ready: dam with water, built conduit, own powerhouse. Bonus of the tile %2, of the company %3; energy in all: %1.</source>
        <translation>Система готова: гребля з водою, побудований водовід, власна електростанція. Бонус плитки %2, компанії %3; разом енергії: %1.</translation>
    </message>
    <message>
        <source>A tile of the structure shown lies in the Patent Office, space %2 from the top: %1.</source>
        <translation>Жетон потрібної споруди є в патентному бюро, комірка %2 згори: %1.</translation>
    </message>
    <message>
        <source>Action %1 on the tile: %2.</source>
        <translation>Дія %1 на плитці: %2.</translation>
    </message>
    <message>
        <source>Adler prefers mountains, then hills, then plains. Here it is: %1.</source>
        <translation>Адлер віддає перевагу горам, потім пагорбам, потім рівнинам. Тут це: %1.</translation>
    </message>
    <message>
        <source>Adler’s region</source>
        <translation>зона Адлера</translation>
    </message>
    <message>
        <source>All bases are already built, so no base can be built.</source>
        <translation>Усі основи вже побудовано, тож збудувати основу не можна.</translation>
    </message>
    <message>
        <source>All building pieces are already placed, so no private building can be built.</source>
        <translation>Усі фігурки будівель уже на місці, тож збудувати приватну будівлю не можна.</translation>
    </message>
    <message>
        <source>All conduits are already built, so no conduit can be built.</source>
        <translation>Усі водоводи вже побудовано, тож збудувати водовід не можна.</translation>
    </message>
    <message>
        <source>All elevations are already built, so no elevation can be built.</source>
        <translation>Усі насипи вже побудовано, тож збудувати насип не можна.</translation>
    </message>
    <message>
        <source>All of them fit, so nothing changes.</source>
        <translation>Підходять усі, тож нічого не змінюється.</translation>
    </message>
    <message>
        <source>All powerhouses are already built, so no powerhouse can be built.</source>
        <translation>Усі електростанції вже побудовано, тож збудувати електростанцію не можна.</translation>
    </message>
    <message>
        <source>An elevation could be put on these own dams. They can still grow, and the machines in hand (%2) are enough for them: %1.</source>
        <translation>Насип можна звести на цих власних греблях. Вони ще можуть рости, і наявної техніки (%2) на них вистачає: %1.</translation>
    </message>
    <message>
        <source>Best system: %1 → %2 → %3. Drops times power: %4 × %5, with bonuses %6 energy.</source>
        <translation>Найкраща система: %1 → %2 → %3. Вода, помножена на потужність: %4 × %5, енергії з бонусами: %6.</translation>
    </message>
    <message>
        <source>Compared: %1.</source>
        <translation>Порівняно: %1.</translation>
    </message>
    <message>
        <source>Criterion %1. %2</source>
        <translation>Критерій %1. %2</translation>
    </message>
    <message>
        <source>Each of these spaces would complete a system of dam, conduit and own powerhouse, so all stay.</source>
        <translation>Кожна з цих комірок завершила б систему з греблі, водоводу та власної електростанції, тож лишаються всі.</translation>
    </message>
    <message>
        <source>Energy made: %1. No open contract is within reach.</source>
        <translation>Вироблено енергії: %1. Жоден відкритий контракт не досяжний.</translation>
    </message>
    <message>
        <source>Energy made: %2. Simone shares it among as many contracts as it covers. One of them: %1.</source>
        <translation>Вироблено енергії: %2. Сімоне ділить її між якнайбільшою кількістю контрактів. Один із них: %1.</translation>
    </message>
    <message>
        <source>Energy made: %2. The open contract with the highest value within reach: %1.</source>
        <translation>Вироблено енергії: %2. Відкритий контракт із найбільшим досяжним значенням: %1.</translation>
    </message>
    <message>
        <source>Engineers the tile asks for: %1. Left: %2. The Automa acts all the same, with those it has.</source>
        <translation>Плитка потребує інженерів: %1. Лишилося: %2. Автома все одно діє — з тими, хто є.</translation>
    </message>
    <message>
        <source>For France every contract counts %1 less.</source>
        <translation>Для Франції значення кожного контракту менше на %1.</translation>
    </message>
    <message>
        <source>Germany could produce a second time, but no system with another powerhouse is ready.</source>
        <translation>Німеччина могла б виробити енергію вдруге, але жодна система з іншою електростанцією не готова.</translation>
    </message>
    <message>
        <source>Germany produces a second time with another powerhouse, without bonuses. Energy: %1.</source>
        <translation>Німеччина виробляє енергію вдруге з іншою електростанцією, без бонусів. Енергії: %1.</translation>
    </message>
    <message>
        <source>Graziano: before anything else it checks whether an elevation can be built.</source>
        <translation>Граціано: насамперед Автома перевіряє, чи можна збудувати насип.</translation>
    </message>
    <message>
        <source>Here it would complete a system of dam, conduit and own powerhouse: %1. So it builds there.</source>
        <translation>Тут Автома завершила б систему з греблі, водоводу та власної електростанції: %1. Тому вона будує тут.</translation>
    </message>
    <message>
        <source>It builds with this tile, the highest level that fits: %1.</source>
        <translation>Будує з придатним жетоном найвищого рівня: %1.</translation>
    </message>
    <message>
        <source>It buys machines. It may choose the kind, and takes the one it has fewer of; in hand: %1.</source>
        <translation>Вона купує техніку. Вид може обрати й бере той, якого менше; у запасі: %1.</translation>
    </message>
    <message>
        <source>It buys the machines shown on the tile; in hand before: %1.</source>
        <translation>Вона купує техніку, вказану на плитці; до цього в запасі: %1.</translation>
    </message>
    <message>
        <source>It is round 5: new machines would be of no use, so none are bought.</source>
        <translation>Це раунд 5: нова техніка вже не знадобиться, тож її не купують.</translation>
    </message>
    <message>
        <source>Italy: after a production its energy marker moves on. Spaces: %1.</source>
        <translation>Італія: після виробництва її маркер енергії просувається далі. Поділок: %1.</translation>
    </message>
    <message>
        <source>Its energy marker is on %1 and has reached this round’s section (from %2), but another is on %3: it does not lead alone, so it still wants energy.</source>
        <translation>Її маркер енергії на %1 і вже в секції цього раунду (від %2), але інший на %3: вона лідирує не одна, тож енергія їй ще потрібна.</translation>
    </message>
    <message>
        <source>Its energy marker is on %1, and this round’s section starts at %2: it still wants energy.</source>
        <translation>Її маркер енергії на %1, а секція цього раунду починається з %2: енергія їй ще потрібна.</translation>
    </message>
    <message>
        <source>Its energy marker is on %1, in this round’s section (from %2), and the next best is on %3: it leads alone and does not need more.</source>
        <translation>Її маркер енергії на %1, у секції цього раунду (від %2), а наступний — на %3: вона лідирує одна, і більше їй не треба.</translation>
    </message>
    <message>
        <source>Leslie: her special tile is in hand, so an external work is tried first.</source>
        <translation>Леслі: її особливий жетон вільний, тож спершу Автома пробує виконати стороннє замовлення.</translation>
    </message>
    <message>
        <source>Machines would be enough, but no such building tile is open to it.</source>
        <translation>Техніки вистачило б, але жодна така плитка будівлі їй не доступна.</translation>
    </message>
    <message>
        <source>Margot: a private building is tried before the structure on the tile.</source>
        <translation>Марго: спершу Автома пробує збудувати приватну будівлю, а вже потім — споруду з плитки.</translation>
    </message>
    <message>
        <source>Neither a tile of this structure nor a joker lies in the Patent Office: %1.</source>
        <translation>У патентному бюро немає ні жетона цієї споруди, ні джокера: %1.</translation>
    </message>
    <message>
        <source>Netherlands: after the production a drop goes to another own dam. No single system is best, so the dam column decides among: %1.</source>
        <translation>Нідерланди: після виробництва маркер води йде на іншу власну греблю. Однієї найкращої системи немає, тож стовпець греблі обирає з-поміж: %1.</translation>
    </message>
    <message>
        <source>Netherlands: after the production a drop goes to the dam of its best other system: %1.</source>
        <translation>Нідерланди: після виробництва маркер води йде на греблю найкращої іншої системи: %1.</translation>
    </message>
    <message>
        <source>No base tile and no joker is in hand: they lie on the wheel and come back only when it turns round.</source>
        <translation>Немає вільного жетона основи чи джокера: вони на колесі й повернуться лише з його обертом.</translation>
    </message>
    <message>
        <source>No building tile and no joker is in hand: they lie on the wheel and come back only when it turns round.</source>
        <translation>Немає вільного жетона будівель чи джокера: вони на колесі й повернуться лише з його обертом.</translation>
    </message>
    <message>
        <source>No conduit tile and no joker is in hand: they lie on the wheel and come back only when it turns round.</source>
        <translation>Немає вільного жетона водоводу чи джокера: вони на колесі й повернуться лише з його обертом.</translation>
    </message>
    <message>
        <source>No contract of the colour on the tile lies open, so it does not produce.</source>
        <translation>Відкритих контрактів того кольору, що на плитці, немає, тож вона не виробляє.</translation>
    </message>
    <message>
        <source>No elevation tile and no joker is in hand: they lie on the wheel and come back only when it turns round.</source>
        <translation>Немає вільного жетона насипу чи джокера: вони на колесі й повернуться лише з його обертом.</translation>
    </message>
    <message>
        <source>No engineer is left, so the turn ends here.</source>
        <translation>Інженерів не лишилося, тож хід на цьому завершено.</translation>
    </message>
    <message>
        <source>No free space is left that is allowed and that it can pay for.</source>
        <translation>Не лишилося вільної комірки, яка дозволена й на яку вистачає техніки.</translation>
    </message>
    <message>
        <source>No powerhouse tile and no joker is in hand: they lie on the wheel and come back only when it turns round.</source>
        <translation>Немає вільного жетона електростанції чи джокера: вони на колесі й повернуться лише з його обертом.</translation>
    </message>
    <message>
        <source>No space would complete a system of dam, conduit and own powerhouse, so all stay.</source>
        <translation>Жодна комірка не завершила б систему з греблі, водоводу та власної електростанції, тож лишаються всі.</translation>
    </message>
    <message>
        <source>No system is ready: it needs a dam with water (own or neutral), a built conduit from there, and an own powerhouse at its end.</source>
        <translation>Жодна система не готова: потрібна гребля з водою (власна або нейтральна), побудований звідти водовід і власна електростанція на його кінці.</translation>
    </message>
    <message>
        <source>No tile of this structure lies in the Patent Office, so it takes a joker, space %2 from the top: %1.</source>
        <translation>Жетона цієї споруди в патентному бюро немає, тож Автома бере джокер, комірка %2 згори: %1.</translation>
    </message>
    <message>
        <source>No usual tile fits, so the special tile copies one from the wheel: %1.</source>
        <translation>Звичайного придатного жетона немає, тож особливий жетон копіює жетон із колеса: %1.</translation>
    </message>
    <message>
        <source>None fits, so this is ignored and all stay.</source>
        <translation>Таких немає, тож це не враховується, і лишаються всі.</translation>
    </message>
    <message>
        <source>Nothing else is possible, and the bank always is. VP gained: %1.</source>
        <translation>Більше нічого не можливо, а банк можливий завжди. Отримано ПО: %1.</translation>
    </message>
    <message>
        <source>Nothing lies on its wheel, so turning it would bring nothing back.</source>
        <translation>На її колесі нічого немає, тож повертати його немає сенсу.</translation>
    </message>
    <message numerus="yes">
        <source>Of all ways to add water this one is best. Drops placed: %n, new drops behind its own dams: %1.</source>
        <translation>
            <numerusform>З усіх способів додати воду цей найкращий. Додано маркерів: %n, нових за власними греблями: %1.</numerusform>
            <numerusform>З усіх способів додати воду цей найкращий. Додано маркерів: %n, нових за власними греблями: %1.</numerusform>
            <numerusform>З усіх способів додати воду цей найкращий. Додано маркерів: %n, нових за власними греблями: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of the spaces of one basin it takes one without a red border, to save 3 VP.</source>
        <translation>З комірок однієї водойми Автома бере ту, що без червоної рамки, щоб не платити 3 ПО.</translation>
    </message>
    <message>
        <source>On their way the drops pass powerhouses of the USA: energy +%1.</source>
        <translation>Дорогою вода проходить через електростанції США: енергія +%1.</translation>
    </message>
    <message>
        <source>Only one is left: %1.</source>
        <translation>Лишається тільки: %1.</translation>
    </message>
    <message>
        <source>Only one space is possible: %1. It builds there.</source>
        <translation>Можлива лише одна комірка: %1. Автома будує там.</translation>
    </message>
    <message>
        <source>Something lies on its wheel, so turning it brings tiles and machines nearer. Segments: %1, price in VP: %2.</source>
        <translation>На її колесі щось лежить, тож поворот наближає жетони й техніку. Секторів: %1, ціна в ПО: %2.</translation>
    </message>
    <message>
        <source>Spaces that would complete a system: %1. They lie in different places, so this decides nothing and all stay.</source>
        <translation>Комірок, що завершили б систему: %1. Вони в різних місцях, тож це нічого не вирішує, і лишаються всі.</translation>
    </message>
    <message>
        <source>Special effect of this technology tile: if it can, the Automa builds a conduit of power 3 or more.</source>
        <translation>Особливий ефект жетона технології: якщо можна, Автома будує водовід потужністю від 3.</translation>
    </message>
    <message>
        <source>Still equal: the left-most space on the board.</source>
        <translation>Досі порівну: крайня ліва комірка на полі.</translation>
    </message>
    <message>
        <source>Systems that make the same energy: %1. A neutral dam comes before an own one. Left: %2.</source>
        <translation>Систем, що дають порівну: %1. Нейтральна гребля йде раніше за власну. Лишилося: %2.</translation>
    </message>
    <message>
        <source>Systems that make the same energy: %1. None has a neutral dam, so the conduit column decides. Left: %2.</source>
        <translation>Систем, що дають порівну: %1. Нейтральних гребель серед них немає, тож вирішує стовпець водоводу. Лишилося: %2.</translation>
    </message>
    <message>
        <source>Taking this base off the company board uncovers an income, which is received at once. Base number %1.</source>
        <translation>Під знятою з планшета основою відкрився дохід, його отримують одразу. Номер основи: %1.</translation>
    </message>
    <message>
        <source>Taking this conduit off the company board uncovers an income, which is received at once. Conduit number %1.</source>
        <translation>Під знятим із планшета водоводом відкрився дохід, його отримують одразу. Номер водоводу: %1.</translation>
    </message>
    <message>
        <source>Taking this elevation off the company board uncovers an income, which is received at once. Elevation number %1.</source>
        <translation>Під знятим із планшета насипом відкрився дохід, його отримують одразу. Номер насипу: %1.</translation>
    </message>
    <message>
        <source>The Contract Office is always possible: the two open contracts of the colour are renewed, and the energy marker moves on. Spaces: %1.</source>
        <translation>Відділ контрактів можливий завжди: два відкриті контракти цього кольору оновлюють, а маркер енергії просувається. Поділок: %1.</translation>
    </message>
    <message>
        <source>The action asks for exactly 1 engineer and ends the turn. So the free architect goes, and the Automa takes another turn right after.</source>
        <translation>Дія потребує рівно 1 інженера й завершує хід. Тому йде вільний архітектор, і Автома одразу ходить ще раз.</translation>
    </message>
    <message>
        <source>The cheapest space the tile allows costs %2, whether it is free or not. In hand there is only: %1.</source>
        <translation>Найдешевша комірка, яку дозволяє плитка, хай і зайнята, коштує %2. А в запасі лише: %1.</translation>
    </message>
    <message>
        <source>The code at the foot of the column is %1. Counting on from there (1A, 1B, 2A …, after 10B again 1A), the first possible conduit is %2.</source>
        <translation>Код унизу стовпця — %1. Якщо рахувати звідти далі (1A, 1B, 2A …, після 10B знову 1A), першим можливим трапляється водовід %2.</translation>
    </message>
    <message>
        <source>The code at the foot of the column is %1. Counting up from basin %1 (after 10 again 1), the first with a possible space is basin %2.</source>
        <translation>Код унизу стовпця — %1. Якщо рахувати вгору від водойми %1 (після 10 знову 1), першою з можливою коміркою трапляється водойма %2.</translation>
    </message>
    <message>
        <source>The code at the foot of the column is %1. Counting up from basin %1 (after 12 again 5), the first with a possible space is basin %2.</source>
        <translation>Код унизу стовпця — %1. Якщо рахувати вгору від водойми %1 (після 12 знову 5), першою з можливою коміркою трапляється водойма %2.</translation>
    </message>
    <message>
        <source>The conduit is not its own: it loses 1 VP for each drop, and the owner gains.</source>
        <translation>Водовід чужий: за кожен маркер води вона втрачає 1 ПО, а власник отримує.</translation>
    </message>
    <message>
        <source>The easiest open contract of the colour on the tile: %1. Energy of the system: %2. That is enough.</source>
        <translation>Найлегший відкритий контракт того кольору, що на плитці: %1. Енергія системи: %2. Цього досить.</translation>
    </message>
    <message>
        <source>The easiest open contract of the colour on the tile: %1. Energy of the system: %2. That is too little, so it does not produce.</source>
        <translation>Найлегший відкритий контракт того кольору, що на плитці: %1. Енергія системи: %2. Цього замало, тож вона не виробляє.</translation>
    </message>
    <message>
        <source>The level I joker makes the red border free, so it takes the red-bordered space.</source>
        <translation>Джокер I рівня робить червону рамку безплатною, тож Автома бере комірку з червоною рамкою.</translation>
    </message>
    <message>
        <source>The machines in hand are enough for none of the building tiles: %1.</source>
        <translation>Наявної техніки не вистачає на жодну плитку будівлі: %1.</translation>
    </message>
    <message>
        <source>The reward fulfils an open private contract: %1.</source>
        <translation>Винагорода дає змогу виконати відкритий приватний контракт: %1.</translation>
    </message>
    <message>
        <source>The reward would fulfil a contract, but none fits.</source>
        <translation>Винагорода дала б змогу виконати контракт, але жоден не підходить.</translation>
    </message>
    <message>
        <source>The reward’s drops go where they help its own dams most. Placed: %1, held by own dams: %2.</source>
        <translation>Воду з винагороди кладуть туди, де вона найбільше допоможе власним греблям. Додано: %1, стримано: %2.</translation>
    </message>
    <message>
        <source>The reward’s drops would help none of its dams, so none is placed.</source>
        <translation>Вода з винагороди не допомогла б жодній її греблі, тож її не додають.</translation>
    </message>
    <message>
        <source>The special effect of the technology tile works: %1.</source>
        <translation>Діє особливий ефект жетона технології: %1.</translation>
    </message>
    <message>
        <source>The technology tile grants a production with +2. Energy in all: %1.</source>
        <translation>Жетон технології дає виробництво з +2. Разом енергії: %1.</translation>
    </message>
    <message>
        <source>The technology tile would grant a production, but no system is ready.</source>
        <translation>Жетон технології дав би виробництво, але жодна система не готова.</translation>
    </message>
    <message>
        <source>The tile would allow %1, but more would not help.</source>
        <translation>Плитка дозволяє %1, але більше не допоможе.</translation>
    </message>
    <message>
        <source>These conduits could be built. They are free, allowed, and the machines in hand (%2) are enough for them: %1.</source>
        <translation>Можна побудувати ці водоводи. Вони вільні, дозволені, і наявної техніки (%2) на них вистачає: %1.</translation>
    </message>
    <message>
        <source>These drop out: %1. The others stay (%2).</source>
        <translation>Відпадають: %1. Решта лишається (%2).</translation>
    </message>
    <message>
        <source>These stay: %1. The others drop out (%2).</source>
        <translation>Лишаються: %1. Решта відпадає (%2).</translation>
    </message>
    <message>
        <source>These would complete a system of dam, conduit and own powerhouse, in one place, so only they stay: %1.</source>
        <translation>Ці комірки завершили б систему з греблі, водоводу та власної електростанції, і всі вони в одному місці, тож лишаються тільки вони: %1.</translation>
    </message>
    <message>
        <source>This action belongs to the Leeghwater Project, which is not in play. It is skipped.</source>
        <translation>Ця дія належить до доповнення «Проект “Легватер”», яке не використовується. Її пропущено.</translation>
    </message>
    <message>
        <source>What lies there now decides, and only the table can see it: %1.</source>
        <translation>Вирішує те, що лежить там тепер, а це видно лише за столом: %1.</translation>
    </message>
    <message>
        <source>Whatever contract of the colour on the tile lies there, it is in reach.</source>
        <translation>Хоч який контракт потрібного кольору там лежить, він досяжний.</translation>
    </message>
    <message numerus="yes">
        <source>Wherever it put %n drop(s) on the headstreams, none would end behind one of its own dams in the next flow. So it adds none.</source>
        <translation>
            <numerusform>Хоч куди вона поклала б %n маркер води, під час найближчого руху води він не опиниться за її власною греблею. Тому вона не додає нічого.</numerusform>
            <numerusform>Хоч куди вона поклала б %n маркери води, під час найближчого руху води жоден не опиниться за її власною греблею. Тому вона не додає нічого.</numerusform>
            <numerusform>Хоч куди вона поклала б %n маркерів води, під час найближчого руху води жоден не опиниться за її власною греблею. Тому вона не додає нічого.</numerusform>
        </translation>
    </message>
    <message>
        <source>code</source>
        <translation>код</translation>
    </message>
    <message>
        <source>left-most</source>
        <translation>крайня ліва</translation>
    </message>
    <message>
        <source>no red border</source>
        <translation>без червоної рамки</translation>
    </message>
    <message>
        <source>only one space</source>
        <translation>лише одна комірка</translation>
    </message>
    <message>
        <source>possible spaces</source>
        <translation>можливі комірки</translation>
    </message>
    <message>
        <source>power 3 or more</source>
        <translation>потужність від 3</translation>
    </message>
    <message>
        <source>red border</source>
        <translation>червона рамка</translation>
    </message>
    <message>
        <source>third of a system</source>
        <translation>третя в системі</translation>
    </message>
</context>
<context>
    <name>BarrageRoundEnd</name>
    <message>
        <source>%1 takes from the bank: &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>%1, із запасу: &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <translation>%1 · крок %2 із %3</translation>
    </message>
    <message>
        <source>%1: how many?</source>
        <translation>%1: скільки?</translation>
    </message>
    <message>
        <source>Begin round %1</source>
        <translation>Почати раунд %1</translation>
    </message>
    <message>
        <source>Bonus tile: %1</source>
        <translation>Бонусний жетон: %1</translation>
    </message>
    <message>
        <source>End of round %1</source>
        <translation>Кінець раунду %1</translation>
    </message>
    <message>
        <source>External work %1 from the top</source>
        <translation>Стороннє замовлення %1 згори</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Фінальний підрахунок очок</translation>
    </message>
    <message>
        <source>Headstream by headstream, each drop as far as the first dam with room.</source>
        <translation>Витік за витоком, кожен маркер води — до першої греблі з вільним місцем.</translation>
    </message>
    <message>
        <source>Income and headstreams</source>
        <translation>Дохід і витоки річок</translation>
    </message>
    <message>
        <source>Let the water flow</source>
        <translation>Пустіть воду</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Рівень %1</translation>
    </message>
    <message>
        <source>Next: end of round</source>
        <translation>Далі: кінець раунду</translation>
    </message>
    <message>
        <source>Next: final scoring</source>
        <translation>Далі: фінальний підрахунок</translation>
    </message>
    <message>
        <source>Next: new tiles</source>
        <translation>Далі: нові жетони</translation>
    </message>
    <message>
        <source>Next: scoring</source>
        <translation>Далі: підрахунок очок</translation>
    </message>
    <message>
        <source>No drop lies on a headstream.</source>
        <translation>На витоках річок немає води.</translation>
    </message>
    <message>
        <source>Nothing lies there</source>
        <translation>Там нічого немає</translation>
    </message>
    <message>
        <source>Patent %1 from the top</source>
        <translation>Патент %1 згори</translation>
    </message>
    <message>
        <source>Prepare round %1</source>
        <translation>Підготуйте раунд %1</translation>
    </message>
    <message>
        <source>Stack %1</source>
        <translation>Стос %1</translation>
    </message>
    <message>
        <source>Start of round %1</source>
        <translation>Початок раунду %1</translation>
    </message>
    <message>
        <source>The humans take their own income as usual.</source>
        <translation>Люди беруть свій дохід як завжди.</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>До результату</translation>
    </message>
    <message>
        <source>Turn up the next external work of the stack and tap it here.</source>
        <translation>Відкрийте наступне стороннє замовлення зі стосу й торкніться його тут.</translation>
    </message>
    <message>
        <source>Turn up the next technology tile of the stack and tap it here.</source>
        <translation>Відкрийте наступний жетон технології зі стосу й торкніться його тут.</translation>
    </message>
    <message>
        <source>What was turned up?</source>
        <translation>Що відкрито?</translation>
    </message>
</context>
<context>
    <name>BarrageRules</name>
    <message>
        <source>A base costs 3, 4 or 5 excavators in the plains, hills or mountains; an elevation 2, 3 or 4 mixers there. A conduit costs 2 excavators per power. A powerhouse costs 2 mixers, and 1 more for each one already built. A red-bordered base or powerhouse space costs 3 VP more.</source>
        <translation>Основа коштує 3, 4 або 5 екскаваторів на рівнинах, пагорбах чи в горах; насип — там само 2, 3 або 4 бетонозмішувачі. Водовід коштує 2 екскаватори за одиницю потужності. Електростанція — 2 бетонозмішувачі й ще по 1 за кожну вже побудовану. Основа чи електростанція в комірці з червоною рамкою коштує ще 3 ПО.</translation>
    </message>
    <message>
        <source>A building piece on the board extension; a technology tile for buildings or a joker in hand; the machines printed on the building tile; a free place at that tile; and no own piece there yet.</source>
        <translation>Фігурка будівлі на розширенні планшета; вільний жетон технології будівель або джокер; техніка, вказана на плитці будівлі; вільне місце біля цієї плитки; і щоб там ще не було власної фігурки.</translation>
    </message>
    <message>
        <source>A company builds only once at each building tile, so at most 5 times in the game.</source>
        <translation>Біля кожної плитки будівлі компанія будує лише раз, тож за гру щонайбільше 5 разів.</translation>
    </message>
    <message>
        <source>A company has at most one base and one powerhouse in a basin. A dam is one base with up to two elevations. Neutral dams are never raised.</source>
        <translation>В одній водоймі компанія може мати щонайбільше одну основу й одну електростанцію. Гребля — це одна основа й до двох насипів. Нейтральні греблі не підвищують.</translation>
    </message>
    <message>
        <source>A company may use each of its private buildings once per round. Margot’s own space and the level I building tile come on top.</source>
        <translation>Кожною своєю приватною будівлею компанія може скористатися раз на раунд. Власна комірка Марго та жетон будівлі I рівня — понад це.</translation>
    </message>
    <message>
        <source>A construction ends the Automa’s turn.</source>
        <translation>Будівництво завершує хід Автоми.</translation>
    </message>
    <message>
        <source>A dear place is no obstacle</source>
        <translation>Дороге місце не заважає</translation>
    </message>
    <message>
        <source>A last action that is always possible. If something lies on its wheel, the Automa uses 1 engineer and turns the wheel one segment. Otherwise 1 engineer goes to the bank and it gains 1 VP.</source>
        <translation>Остання дія, можлива завжди. Якщо на колесі щось лежить, Автома використовує 1 інженера й повертає колесо на один сектор. Інакше 1 інженер іде в банк, і вона отримує 1 ПО.</translation>
    </message>
    <message>
        <source>A last action that is always possible. In rounds 1 to 4 the Automa uses 1 engineer, pays 3 VP and takes 1 machine of the kind it has fewer of. In round 5 the engineer goes to the bank and it gains 1 VP.</source>
        <translation>Остання дія, можлива завжди. У раундах 1–4 Автома використовує 1 інженера, платить 3 ПО й бере 1 одиницю тієї техніки, якої має менше. У раунді 5 інженер іде в банк, і вона отримує 1 ПО.</translation>
    </message>
    <message>
        <source>A place marked 3 counts as available for the Automa: it pays 3 VP, even if that takes it below zero.</source>
        <translation>Місце з позначкою 3 для Автоми доступне: вона платить 3 ПО, навіть якщо їх стане менше нуля.</translation>
    </message>
    <message>
        <source>A private building can be used as soon as the piece stands there, on a later turn of the same round. Only companies with a piece there may use it.</source>
        <translation>Приватною будівлею можна користуватися, щойно там стоїть фігурка, — у пізніший хід того самого раунду. Користуються нею лише компанії, які мають там фігурку.</translation>
    </message>
    <message>
        <source>A private building is a structure</source>
        <translation>Приватна будівля — теж споруда</translation>
    </message>
    <message>
        <source>A private building is in no basin and no region. It counts for no objective tile and does not touch the water or the price of powerhouses. It does count for the building bonus tile.</source>
        <translation>Приватна будівля не належить до жодної водойми чи зони. Вона не рахується для жетонів цілей, не впливає на воду й ціну електростанцій. Для бонусного жетона за будівлі вона рахується.</translation>
    </message>
    <message>
        <source>A production ends the Automa’s turn.</source>
        <translation>Виробництво завершує хід Автоми.</translation>
    </message>
    <message>
        <source>A system is a dam (own or neutral), a conduit (anyone’s) and an own powerhouse. If some possible spaces would complete a system and all of them lie in one place, only they stay. If there are none, or in several places, all possible spaces stay. This does not apply to elevations.</source>
        <translation>Система — це гребля (власна або нейтральна), водовід (чий завгодно) і власна електростанція. Якщо якісь можливі комірки завершили б систему і всі вони в одному місці, лишаються тільки вони. Якщо таких немає або вони в різних місцях, лишаються всі можливі. До насипів це не застосовується.</translation>
    </message>
    <message>
        <source>Action spaces of a building</source>
        <translation>Комірки дій будівлі</translation>
    </message>
    <message>
        <source>Actions and criteria</source>
        <translation>Дії та критерії</translation>
    </message>
    <message>
        <source>Active at once</source>
        <translation>Діє одразу</translation>
    </message>
    <message>
        <source>Add the three building technology tiles, one per level, so that each level has 6. Take one tile of each level out at random, any one, and put it face up in the box: 5 per level are left, three for each round.</source>
        <translation>Додайте три жетони технології будівель, по одному на рівень, щоб на кожному рівні стало 6. Вилучіть навмання по одному жетону кожного рівня (будь-якої споруди) і відкладіть горілиць у коробку: лишиться по 5, тобто по три на раунд.</translation>
    </message>
    <message>
        <source>Add the two new bonus tiles (5 VP for each external work, 4 VP for each private building) to the six of the base game and draw 5 of the 8.</source>
        <translation>Додайте два нові бонусні жетони (5 ПО за кожне стороннє замовлення, 4 ПО за кожну приватну будівлю) до шести з базової гри й відберіть 5 із 8.</translation>
    </message>
    <message>
        <source>Advanced building tiles</source>
        <translation>Інноваційні технології будівель</translation>
    </message>
    <message>
        <source>Advanced technology</source>
        <translation>Інноваційні технології</translation>
    </message>
    <message>
        <source>After construction</source>
        <translation>Після будівництва</translation>
    </message>
    <message>
        <source>After production</source>
        <translation>Після виробництва</translation>
    </message>
    <message>
        <source>An Automa never uses the action of a private building and never has engineers there.</source>
        <translation>Автома ніколи не виконує дію приватної будівлі й не ставить туди інженерів.</translation>
    </message>
    <message>
        <source>An Automa starts with 16 VP, 12 engineers, 6 excavators, 4 mixers and its four basic technology tiles. Automas take the first places of the turn order; several Automas draw lots among themselves.</source>
        <translation>Автома починає з 16 ПО, 12 інженерами, 6 екскаваторами, 4 бетонозмішувачами та чотирма жетонами базових технологій. Автоми займають перші місця в черговості ходу; якщо їх кілька, порядок між ними випадковий.</translation>
    </message>
    <message>
        <source>As soon as an Automa has a piece at a building tile, the cheap left space of that tile is shut for everyone to the end of the game. Engineers already there stay until the end of the round.</source>
        <translation>Щойно Автома має фігурку біля плитки будівлі, дешева ліва комірка цієї плитки закрита для всіх до кінця гри. Інженери, що вже там, лишаються до кінця раунду.</translation>
    </message>
    <message>
        <source>At the end of rounds 1 to 4 discard the works left and lay out three new ones from the lowest deck that still has tiles. By rounds this gives AAA, AAB, BBB, BCC, CCC; the earlier letters lie higher.</source>
        <translation>Наприкінці раундів 1–4 скиньте замовлення, що лишилися, і викладіть три нові з першої за абеткою колоди, у якій ще є плитки. За раундами виходить AAA, AAB, BBB, BCC, CCC; раніші літери лежать вище.</translation>
    </message>
    <message>
        <source>At the end of the game each company scores the VP printed on every building tile where it has a piece, 3 to 7 each. Several companies at one tile each score it in full, Automas too.</source>
        <translation>У кінці гри кожна компанія отримує ПО, указані на кожній плитці будівлі, де вона має фігурку, від 3 до 7. Якщо біля плитки кілька компаній, кожна отримує їх повністю, Автоми теж.</translation>
    </message>
    <message>
        <source>At the end the objective tile gives an Automa 20, 15 or 10 VP for first, second or third place; a human gets 15, 10 or 5. Those who tie add up the VP of their places and share them, rounded up, each by its own scale.</source>
        <translation>Наприкінці жетон цілі дає Автомі 20, 15 або 10 ПО за перше, друге чи третє місце, а людині — 15, 10 або 5. У разі нічиєї ПО цих місць додають і ділять порівну із заокругленням до більшого; кожен рахує за своєю шкалою.</translation>
    </message>
    <message>
        <source>Automas count as players</source>
        <translation>Автоми рахуються як гравці</translation>
    </message>
    <message>
        <source>Building technology</source>
        <translation>Технологія будівель</translation>
    </message>
    <message>
        <source>Buildings at the end</source>
        <translation>Будівлі наприкінці</translation>
    </message>
    <message>
        <source>Buildings stand off the map</source>
        <translation>Будівлі стоять поза полем</translation>
    </message>
    <message>
        <source>Construction</source>
        <translation>Будівництво</translation>
    </message>
    <message>
        <source>Construction: a piece is left</source>
        <translation>Будівництво: є що ставити</translation>
    </message>
    <message>
        <source>Construction: a possible space</source>
        <translation>Будівництво: є можлива комірка</translation>
    </message>
    <message>
        <source>Construction: a technology tile is free</source>
        <translation>Будівництво: є вільний жетон технології</translation>
    </message>
    <message>
        <source>Construction: enough machines at all</source>
        <translation>Будівництво: чи вистачає техніки взагалі</translation>
    </message>
    <message>
        <source>Contract Office</source>
        <translation>Відділ контрактів</translation>
    </message>
    <message>
        <source>Contracts are fulfilled from your own open ones, not national ones. A free structure is optional and needs no machines, but a red-bordered space still costs 3 credits.</source>
        <translation>Виконують власні відкриті контракти, не державні. Безплатна споруда — за бажанням, техніки вона не потребує, але комірка з червоною рамкою все одно коштує 3 кредити.</translation>
    </message>
    <message>
        <source>Credits are victory points</source>
        <translation>Кредити — це переможні очки</translation>
    </message>
    <message>
        <source>Credits become VP. A contract to fulfil is the open private one with the highest value, without energy. Energy moves the marker and then fulfils the best contract it reaches. A free structure is placed by the usual procedure at no cost. Drops follow the water rule. A free technology tile is the top-most one.</source>
        <translation>Кредити стають ПО. Контракт, який можна виконати, — відкритий приватний із найбільшим значенням, без енергії. Енергія просуває маркер і виконує найкращий досяжний контракт. Безплатну споруду ставлять за звичайною процедурою. Воду додають за правилом води. Безплатний жетон технології — верхній.</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Складність</translation>
    </message>
    <message>
        <source>Drops move one at a time, headstream A first, then B, C and D. A drop follows the river and stops at the first dam with room; a dam holds as many drops as it is high. Past the last basin a drop leaves the board. The headstream tiles give new drops in rounds 1 to 4.</source>
        <translation>Маркери води рухаються по одному: спершу з витоку A, потім B, C і D. Маркер іде річкою й зупиняється біля першої греблі, де є місце; гребля стримує стільки маркерів, яка її висота. Після останньої водойми вода йде з поля. Плитки витоків дають нову воду в раундах 1–4.</translation>
    </message>
    <message>
        <source>Each building has four action spaces: a cheap one on the left and three dearer ones. One company per space; the engineers come back at the end of the round.</source>
        <translation>У кожної будівлі чотири комірки дії: дешева ліворуч і три дорожчі. На кожній — одна компанія; інженери повертаються наприкінці раунду.</translation>
    </message>
    <message>
        <source>Each human’s first action of a round is read from a new Automa tile, as if the human were an Automa. The app works it out and shows what to do.</source>
        <translation>Першу дію кожного гравця-людини в раунді читають із нової плитки Автоми, ніби ця людина — Автома. Застосунок обчислює її й показує, що робити.</translation>
    </message>
    <message>
        <source>Each work has one action space for 2 engineers. The Automa puts the engineers of its tile, always 2, on the space of the work it takes.</source>
        <translation>У кожного замовлення одна комірка дії на 2 інженерів. Автома ставить інженерів зі своєї плитки, завжди 2, на комірку взятого замовлення.</translation>
    </message>
    <message>
        <source>End of a round</source>
        <translation>Кінець раунду</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Кінець гри</translation>
    </message>
    <message>
        <source>Energy from a technology tile</source>
        <translation>Енергія від жетона технології</translation>
    </message>
    <message>
        <source>Engineers</source>
        <translation>Інженери</translation>
    </message>
    <message>
        <source>Engineers for construction</source>
        <translation>Інженери для будівництва</translation>
    </message>
    <message>
        <source>Every company, an Automa’s too, gets a board extension with 5 building pieces and a basic building technology tile.</source>
        <translation>Кожна компанія, зокрема й Автоми, отримує розширення планшета з 5 фігурками будівель і жетон базової технології будівель.</translation>
    </message>
    <message>
        <source>External work</source>
        <translation>Стороннє замовлення</translation>
    </message>
    <message>
        <source>External work decks</source>
        <translation>Колоди сторонніх замовлень</translation>
    </message>
    <message>
        <source>Filled from the left</source>
        <translation>Заповнюють зліва</translation>
    </message>
    <message>
        <source>For 1 engineer and 2 VP it takes a technology tile of the structure shown; if there is none, a joker; if there is none either, the action is skipped. Of several it takes the top-most, unless you chose the highest level. The turn ends.</source>
        <translation>За 1 інженера й 2 ПО вона бере жетон технології для вказаної споруди; якщо такого немає — джокер; якщо немає і його, дію пропускають. З кількох бере верхній, якщо ви не обрали найвищий рівень. Хід завершено.</translation>
    </message>
    <message>
        <source>For a construction the engineers go on the Automa’s own company board, as many as its tile shows. The numbers printed there do not matter, and it may build any number of times per round.</source>
        <translation>Для будівництва інженерів розміщують на планшеті компанії самої Автоми — стільки, скільки показує плитка. Надруковані там числа не мають значення, і будувати вона може скільки завгодно разів за раунд.</translation>
    </message>
    <message>
        <source>For bases and elevations the mountains come before the hills and the hills before the plains. This is checked after the rule on completing a system and before the first criterion.</source>
        <translation>Для основ і насипів гори йдуть раніше за пагорби, а пагорби — раніше за рівнини. Це перевіряють після завершення системи й перед першим критерієм.</translation>
    </message>
    <message>
        <source>For each drop sent through another company’s conduit the Automa loses 1 VP. The owner gains 1 VP and 1 credit per drop; an owner that is an Automa gains 2 VP.</source>
        <translation>За кожен маркер води, пущений чужим водоводом, Автома втрачає 1 ПО. Власник отримує за кожен 1 ПО й 1 кредит; якщо власник — Автома, то 2 ПО.</translation>
    </message>
    <message>
        <source>For every other action the engineers go on the first free space of that section: the left column from the top, then the right column from the top. What that space costs or gives is ignored; only the tile counts. If all spaces are taken, put them beside the section. For a patent or an external work they go on the space of the tile taken.</source>
        <translation>Для всіх інших дій інженери йдуть у першу вільну комірку відповідного розділу: спершу лівий стовпець згори вниз, потім правий. Ціна й ефект цієї комірки не враховуються, важить лише плитка. Якщо все зайнято, покладіть їх поруч із розділом. Для патенту або стороннього замовлення вони йдуть у комірку взятої плитки чи жетона.</translation>
    </message>
    <message>
        <source>Four more officers</source>
        <translation>Ще четверо керівників</translation>
    </message>
    <message>
        <source>France: cheaper contracts</source>
        <translation>Франція: дешевші контракти</translation>
    </message>
    <message>
        <source>Free choices</source>
        <translation>Вільний вибір</translation>
    </message>
    <message>
        <source>From High Voltage up the USA, once they have three powerhouses, also look at how often the drops pass their powerhouses. See B-10.6.</source>
        <translation>Починаючи з «Високої напруги», США, маючи три електростанції, зважають і на те, скільки разів вода пройде через їхні електростанції. Див. B-10.6.</translation>
    </message>
    <message>
        <source>From High Voltage up. Level I: the Automa gains the VP of the building at once, and again at the end. Level II: it pays only the kind of machine it has fewer of. Level III: the VP of the building at once, and again at the end.</source>
        <translation>Починаючи з «Високої напруги». I рівень: Автома одразу отримує ПО за будівлю, а в кінці ще раз. II рівень: вона платить лише тією технікою, якої має менше. III рівень: ПО за будівлю одразу, а в кінці ще раз.</translation>
    </message>
    <message>
        <source>From High Voltage up: after building with it the Automa produces at once with +2 and its company bonus. It only needs a system that is ready; the energy track and the contract colour are not checked.</source>
        <translation>Починаючи з «Високої напруги»: збудувавши з ним, Автома одразу виробляє енергію з +2 та бонусом компанії. Потрібна лише готова система; трек енергії й колір контракту не перевіряються.</translation>
    </message>
    <message>
        <source>From High Voltage up: if the Automa builds with the level II conduit tile and several spaces are possible, only those of power 3 or more stay. If there are none, nothing changes.</source>
        <translation>Починаючи з «Високої напруги»: якщо Автома будує з жетоном водоводу II рівня й можливих комірок кілька, лишаються тільки ті, де потужність 3 або більше. Якщо таких немає, нічого не змінюється.</translation>
    </message>
    <message>
        <source>From High Voltage up: the Automa pays only the kind of machine it has fewer of; equal numbers: excavators. If it has too few of that kind, it cannot pay for this building.</source>
        <translation>Починаючи з «Високої напруги»: Автома платить лише тією технікою, якої має менше; якщо порівну — екскаваторами. Якщо саме її не вистачає, будівлю оплатити не можна.</translation>
    </message>
    <message>
        <source>From High Voltage up: the level II base tile and the level III conduit tile make energy without a system. It moves the marker and may fulfil a contract. Company bonuses and abilities are not added; only France’s discount counts.</source>
        <translation>Починаючи з «Високої напруги»: жетон основи II рівня й жетон водоводу III рівня дають енергію без системи. Вона просуває маркер і може виконати контракт. Бонуси та здатності компанії не додаються; діє лише знижка Франції.</translation>
    </message>
    <message>
        <source>From High Voltage up: when the Automa builds a base with the level I joker, it takes the red-bordered space of the basin found, and pays nothing extra for it.</source>
        <translation>Починаючи з «Високої напруги»: коли Автома будує основу з джокером I рівня, вона займає у знайденій водоймі комірку з червоною рамкою й не доплачує за неї.</translation>
    </message>
    <message>
        <source>Full game only</source>
        <translation>Лише повноцінна гра</translation>
    </message>
    <message>
        <source>Germany: a second production</source>
        <translation>Німеччина: друге виробництво</translation>
    </message>
    <message>
        <source>Graziano del Monte</source>
        <translation>Граціано дель Монте</translation>
    </message>
    <message>
        <source>How it starts</source>
        <translation>З чим вона починає</translation>
    </message>
    <message>
        <source>How many engineers are used, how many VP are paid and what the action does is always read from the Automa’s tile, never from the board.</source>
        <translation>Скільки інженерів витратити, скільки ПО заплатити й що робить дія — усе це завжди читають із плитки Автоми, а не з поля.</translation>
    </message>
    <message>
        <source>How water flows</source>
        <translation>Як тече вода</translation>
    </message>
    <message>
        <source>If a basin still has several possible spaces, the one without a red border is taken; if that does not decide, the left-most one on the board.</source>
        <translation>Якщо у водоймі досі кілька можливих комірок, береться та, що без червоної рамки; якщо й це не вирішує — крайня ліва на полі.</translation>
    </message>
    <message>
        <source>If an action that ends the turn asks for exactly 1 engineer and the architect is free, the architect is used instead. Then the Automa takes another turn at once with a new tile.</source>
        <translation>Якщо дія, що завершує хід, потребує рівно 1 інженера й архітектор вільний, використовують архітектора. Тоді Автома одразу ходить ще раз із новою плиткою.</translation>
    </message>
    <message>
        <source>If at least one drop is placed, one engineer goes to Water Management. If none is, the action is skipped and costs nothing.</source>
        <translation>Якщо додано хоча б один маркер води, один інженер іде у водопостачання. Якщо жодного, дію пропускають, і вона нічого не коштує.</translation>
    </message>
    <message>
        <source>If drops times power is below 4, it counts as 4 before bonuses. Through a conduit of power 1 or 2 only 1 drop is moved; the rest stays behind the dam.</source>
        <translation>Якщо вода, помножена на потужність, дає менше 4, це вважається за 4 до бонусів. Водоводом потужністю 1 або 2 проходить лише 1 маркер води; решта лишається за греблею.</translation>
    </message>
    <message>
        <source>If only one space is possible, it builds there.</source>
        <translation>Якщо можлива лише одна комірка, вона будує там.</translation>
    </message>
    <message>
        <source>If several spaces are still left, start at the basin or conduit whose code stands at the foot of the column and count upwards: 1A, 1B, 2A and so on. After 10 comes 1; for powerhouses after 12 comes 5. The first basin or conduit with a space that is left wins.</source>
        <translation>Якщо комірок досі кілька, почніть із водойми чи водоводу, код якого стоїть унизу стовпця, і рухайтеся вгору за номерами: 1A, 1B, 2A тощо. Після 10 йде 1, для електростанцій після 12 йде 5. Виграє перша водойма або перший водовід, де лишилася комірка.</translation>
    </message>
    <message>
        <source>If the action of a building itself costs credits, they are paid on top of the price of the space.</source>
        <translation>Якщо сама дія будівлі коштує кредитів, їх платять понад ціну комірки.</translation>
    </message>
    <message>
        <source>In which order it tries</source>
        <translation>У якому порядку вона пробує</translation>
    </message>
    <message>
        <source>It follows the order of positions on its tile and takes the first work whose machines it has. It does not ask whether the reward is useful. The turn ends.</source>
        <translation>Вона йде за порядком позицій на плитці й бере перше замовлення, на яке має техніку. Чи корисна винагорода, вона не питає. Хід завершено.</translation>
    </message>
    <message>
        <source>It goes through the five building tiles from the top or from the bottom, as its tile shows, and builds at the first with a free place, no own piece and a price it can pay. The criteria tile plays no part.</source>
        <translation>Вона переглядає п’ять плиток будівель згори чи знизу, як показує її плитка, і будує біля першої, де є вільне місце, немає її фігурки й вистачає техніки. Плитка критеріїв тут не діє.</translation>
    </message>
    <message>
        <source>It is built with the normal construction action. A human uses a construction space of the company board; an Automa puts the engineers shown on its tile, always 1, on its company board.</source>
        <translation>Її зводять звичайною дією будівництва. Людина користується коміркою будівництва на планшеті компанії; Автома ставить на свій планшет інженерів, указаних на плитці, — завжди 1.</translation>
    </message>
    <message>
        <source>It lies under the Patent Office. It holds a column of 5 private building tiles and a column of 3 external works with their decks. Both are read from the top.</source>
        <translation>Він лежить під патентним бюро. На ньому стовпець із 5 плиток приватних будівель і стовпець із 3 сторонніх замовлень та їхні колоди. Обидва читають згори вниз.</translation>
    </message>
    <message>
        <source>It looks at every way to place the drops and takes the one that leaves the most new water behind its own dams; then the one with the fewest drops; then the headstream letters on the criteria tile decide. A drop that only fills someone else’s dam counts as useful if the next one then reaches an own dam. Drops from rewards follow the same rule.</source>
        <translation>Вона розглядає всі способи додати воду й обирає той, за якого її греблі стримають найбільше нової води; далі той, де маркерів менше; далі вирішують літери витоків на плитці критеріїв. Маркер, що лише наповнює чужу греблю, корисний, якщо завдяки цьому наступний дійде до власної. Вода з винагород додається так само.</translation>
    </message>
    <message>
        <source>It needs a technology tile for this structure, or a joker, in hand. Tiles on its construction wheel cannot be used.</source>
        <translation>Потрібен вільний жетон технології для цієї споруди або вільний джокер. Жетони на будівельному колесі використати не можна.</translation>
    </message>
    <message>
        <source>It never holds contracts</source>
        <translation>Контрактів вона не тримає</translation>
    </message>
    <message>
        <source>It uses its highest-level fitting tile; at the same level the one for this very structure before a joker. Tile and machines go into the open segment of the wheel, the wheel turns one segment, and what comes round to the open segment returns to the Automa.</source>
        <translation>Вона бере придатний жетон найвищого рівня; на тому самому рівні — жетон саме цієї споруди раніше за джокер. Жетон і техніка йдуть у відкритий сектор колеса, колесо повертається на один сектор, а те, що опинилося у відкритому секторі, повертається до Автоми.</translation>
    </message>
    <message>
        <source>Italy: three more spaces</source>
        <translation>Італія: ще три поділки</translation>
    </message>
    <message>
        <source>Its machines must be enough for the cheapest space of this kind, whether that space is taken or not.</source>
        <translation>Її техніки має вистачати на найдешевшу комірку цього виду, хай навіть вона зайнята.</translation>
    </message>
    <message>
        <source>Leslie Spencer and Margot Fouché</source>
        <translation>Леслі Спенсер і Марго Фуше</translation>
    </message>
    <message>
        <source>Leslie looks at the external works in the order shown on the same tile, otherwise 1, 2, 3. Margot looks for a private building in the direction shown on the tile, otherwise from the top.</source>
        <translation>Леслі переглядає сторонні замовлення в порядку, вказаному на тій самій плитці, інакше 1, 2, 3. Марго шукає приватну будівлю в напрямку, вказаному на плитці, інакше згори.</translation>
    </message>
    <message>
        <source>Level I joker for a base</source>
        <translation>Джокер I рівня для основи</translation>
    </message>
    <message>
        <source>Level I: the building’s action at once without engineers, if you like; its credit price is still due. Level II: you pay only one of the two kinds of machines, as you choose.</source>
        <translation>I рівень: за бажання дія будівлі одразу, без інженерів; її ціну в кредитах усе одно платять. II рівень: платите лише один із двох видів техніки, на вибір.</translation>
    </message>
    <message>
        <source>Level II building tile</source>
        <translation>Жетон будівлі II рівня</translation>
    </message>
    <message>
        <source>Level II conduit tile</source>
        <translation>Жетон водоводу II рівня</translation>
    </message>
    <message>
        <source>Level II powerhouse tile</source>
        <translation>Жетон електростанції II рівня</translation>
    </message>
    <message>
        <source>Limits on the tile</source>
        <translation>Обмеження на плитці</translation>
    </message>
    <message>
        <source>Machinery Shop</source>
        <translation>Механічний цех</translation>
    </message>
    <message>
        <source>Machinery shop or bank</source>
        <translation>Механічний цех або банк</translation>
    </message>
    <message>
        <source>Machines and technology tile go into the open segment of the wheel and the wheel turns one segment, as for every structure. They come back after a full turn.</source>
        <translation>Техніка й жетон технології йдуть у відкритий сектор колеса, і воно повертається на один сектор, як для кожної споруди. Вони повернуться після повного оберту.</translation>
    </message>
    <message>
        <source>Machines go on the wheel</source>
        <translation>Техніка йде на колесо</translation>
    </message>
    <message>
        <source>Mahiri Sekibo</source>
        <translation>Махірі Секібо</translation>
    </message>
    <message>
        <source>Margot and Leslie</source>
        <translation>Марго та Леслі</translation>
    </message>
    <message>
        <source>Netherlands: a drop for another dam</source>
        <translation>Нідерланди: вода для іншої греблі</translation>
    </message>
    <message>
        <source>New external works each round</source>
        <translation>Нові сторонні замовлення щораунду</translation>
    </message>
    <message>
        <source>No building piece left: B-6.1. No technology tile: B-6.2. Machines for none of the five tiles: B-6.3. Machines only for tiles that are not available: B-6.4.</source>
        <translation>Не лишилося фігурок: B-6.1. Немає жетона технології: B-6.2. Техніки не вистачає на жодну з п’яти плиток: B-6.3. Вистачає лише на недоступні: B-6.4.</translation>
    </message>
    <message>
        <source>No income from buildings</source>
        <translation>Будівлі не дають доходу</translation>
    </message>
    <message>
        <source>Not in round 5. The Automa pays the VP shown and takes the machines shown. The turn ends.</source>
        <translation>Не в раунді 5. Автома платить указані ПО й бере вказану техніку. Хід завершено.</translation>
    </message>
    <message>
        <source>Objective tile</source>
        <translation>Жетон цілі</translation>
    </message>
    <message>
        <source>Once per round</source>
        <translation>Раз на раунд</translation>
    </message>
    <message>
        <source>Once per tile</source>
        <translation>Один раз на плитку</translation>
    </message>
    <message>
        <source>One production may fulfil several contracts if the energy covers their sum: the most contracts, then the highest sum, then the highest single values, then those on the right. A national contract in reach is always among them.</source>
        <translation>Одне виробництво може виконати кілька контрактів, якщо енергії вистачає на їхню суму: якнайбільше контрактів, далі найбільша сума, далі найбільші окремі значення, далі правіші. Досяжний державний контракт завжди серед них.</translation>
    </message>
    <message>
        <source>One to three Automas play against one to three humans, two to four participants in all. All Automas share one stack of 20 two-sided tiles. Each Automa may have its own difficulty.</source>
        <translation>Від однієї до трьох Автом грають проти одного–трьох гравців-людей; усього від двох до чотирьох учасників. Усі Автоми користуються одним стосом із 20 двобічних плиток. Рівень складності в кожної Автоми може бути свій.</translation>
    </message>
    <message>
        <source>Only if something lies on its wheel. The Automa pays the VP shown and turns the wheel as many segments as shown; after each segment it takes back what reaches the open one. The turn ends.</source>
        <translation>Лише якщо на її колесі щось лежить. Автома платить указані ПО й повертає колесо на вказану кількість секторів; після кожного сектора вона забирає те, що опинилося у відкритому. Хід завершено.</translation>
    </message>
    <message>
        <source>Other actions</source>
        <translation>Інші дії</translation>
    </message>
    <message>
        <source>Overpowered. Margot: whenever the Automa would build, it first tries a private building with 1 engineer. Leslie: it first tries an external work with 1 engineer, if her special tile is in hand; the machines go on the wheel with that tile.</source>
        <translation>«Надлишок потужності». Марго: коли Автома мала б будувати, вона спершу пробує приватну будівлю з 1 інженером. Леслі: спершу пробує стороннє замовлення з 1 інженером, якщо її особливий жетон вільний; техніка йде на колесо разом із ним.</translation>
    </message>
    <message>
        <source>Patent Office</source>
        <translation>Патентне бюро</translation>
    </message>
    <message>
        <source>Patent for a building</source>
        <translation>Патент на будівлю</translation>
    </message>
    <message>
        <source>Paying for an external work</source>
        <translation>Оплата стороннього замовлення</translation>
    </message>
    <message>
        <source>Pieces for every company</source>
        <translation>Споруди для кожної компанії</translation>
    </message>
    <message>
        <source>Places at a building tile</source>
        <translation>Місця біля плитки будівлі</translation>
    </message>
    <message>
        <source>Places marked 3</source>
        <translation>Місця з позначкою 3</translation>
    </message>
    <message>
        <source>Price inside the action</source>
        <translation>Ціна самої дії</translation>
    </message>
    <message>
        <source>Private building tiles</source>
        <translation>Плитки приватних будівель</translation>
    </message>
    <message>
        <source>Private buildings</source>
        <translation>Приватні будівлі</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Виробництво</translation>
    </message>
    <message>
        <source>Production: a contract in reach</source>
        <translation>Виробництво: досяжний контракт</translation>
    </message>
    <message>
        <source>Production: a system is ready</source>
        <translation>Виробництво: система готова</translation>
    </message>
    <message>
        <source>Production: the energy track</source>
        <translation>Виробництво: трек енергії</translation>
    </message>
    <message>
        <source>Promo officers</source>
        <translation>Промокерівники</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунди</translation>
    </message>
    <message>
        <source>Score the objective tile; 1 VP for every 5 excavators and mixers in hand (credits count for humans); 1 VP for each drop behind an own dam; with the Leeghwater Project the private buildings. Most VP wins; equal: most energy in the last round.</source>
        <translation>Підрахуйте жетон цілі; 1 ПО за кожні 5 екскаваторів і бетонозмішувачів у запасі (у людей рахуються й кредити); 1 ПО за кожен маркер води за власною греблею; з «Легватером» — приватні будівлі. Перемагає той, хто має найбільше ПО; якщо порівну — найбільше енергії в останньому раунді.</translation>
    </message>
    <message>
        <source>Scoring a round</source>
        <translation>Підрахунок очок у раунді</translation>
    </message>
    <message>
        <source>Shuffle the 10 building tiles and lay out 5. They stay all game in the same order; the other 5 go back to the box.</source>
        <translation>Перетасуйте 10 плиток будівель і викладіть 5. Вони лишаються всю гру в тому самому порядку; решту 5 поверніть у коробку.</translation>
    </message>
    <message>
        <source>Simone Luciani</source>
        <translation>Сімоне Лучані</translation>
    </message>
    <message>
        <source>Simone Luciani and Tommaso Battista can also be used without the expansion. Leslie Spencer and Margot Fouché need it.</source>
        <translation>Сімоне Лучані й Томмазо Баттісту можна використовувати й без доповнення. Леслі Спенсер і Марго Фуше потребують його.</translation>
    </message>
    <message>
        <source>Some tiles allow only one region, or only conduits from a certain power up. Then only those spaces count, also for the question whether the machines are enough.</source>
        <translation>Деякі плитки дозволяють лише одну зону або лише водоводи від певної потужності. Тоді рахуються тільки такі комірки — зокрема, коли перевіряють, чи вистачає техніки.</translation>
    </message>
    <message>
        <source>Sort the 15 external works by their backs into decks A, B and C and shuffle each. Lay out 3 from deck A as works 1, 2 and 3, from the top.</source>
        <translation>Розкладіть 15 сторонніх замовлень за зворотом на колоди A, B і C та перетасуйте кожну. Викладіть 3 з колоди A як замовлення 1, 2 і 3 згори вниз.</translation>
    </message>
    <message>
        <source>Space of an external work</source>
        <translation>Комірка стороннього замовлення</translation>
    </message>
    <message>
        <source>Starting machines, credits, VP, engineers and contracts do not change with the expansion.</source>
        <translation>Стартова техніка, кредити, ПО, інженери й контракти з доповненням не змінюються.</translation>
    </message>
    <message>
        <source>Taking building pieces off the board extension uncovers no income and no bonus.</source>
        <translation>Фігурки будівель, зняті з розширення планшета, не відкривають ні доходу, ні бонусів.</translation>
    </message>
    <message>
        <source>Taking the reward</source>
        <translation>Отримання винагороди</translation>
    </message>
    <message>
        <source>Technology for a building</source>
        <translation>Технологія для будівлі</translation>
    </message>
    <message>
        <source>The Automa adds water only if at least one new drop ends up behind one of its own dams, at once or in the next water flow with the board as it stands. Drops that would not help are not placed.</source>
        <translation>Автома додає воду, лише якщо хоча б один новий маркер опиниться за її власною греблею — одразу або під час найближчого руху води за теперішнього стану поля. Воду, яка не допоможе, вона не додає.</translation>
    </message>
    <message>
        <source>The Automa buys advanced technology tiles and uses the structure shown on them. Their special effects work for it only from High Voltage up.</source>
        <translation>Автома купує жетони інноваційних технологій і користується зображеною на них спорудою. Їхні особливі ефекти діють для неї лише починаючи з «Високої напруги».</translation>
    </message>
    <message>
        <source>The Automa gets no starting contract. It has no officer below Overpowered and no company ability below High Voltage. It does get the energy bonus of its 2nd powerhouse (+1) and of its 4th (+2 more), except at Low Voltage.</source>
        <translation>Автома не отримує стартового контракту. Керівник у неї є лише на рівні «Надлишок потужності», а здатність компанії діє, починаючи з «Високої напруги». Бонус енергії за 2-гу електростанцію (+1) і за 4-ту (ще +2) вона отримує на всіх рівнях, крім «Низької напруги».</translation>
    </message>
    <message>
        <source>The Automa goes through the actions of its tile: left column from the top, then the centre, then the right. It does the first one that is possible and ends the turn. Actions in a dashed frame, Water Management and Contract Office, do not end it: it goes on if an engineer is left. The last action is always possible.</source>
        <translation>Автома переглядає дії на плитці: лівий стовпець згори вниз, потім середній, потім правий. Вона виконує першу можливу, і хід завершено. Дії в пунктирній рамці — водопостачання й відділ контрактів — ходу не завершують: Автома продовжує, якщо лишився інженер. Остання дія можлива завжди.</translation>
    </message>
    <message>
        <source>The Automa has no money. Where a human would pay a credit it loses 1 VP, and where a human would gain a credit it gains 1 VP. Its VP may fall below zero, so a price never stops it.</source>
        <translation>Грошей Автома не має. Там, де людина платила б кредит, Автома втрачає 1 ПО, а там, де людина отримала б кредит, Автома отримує 1 ПО. Її ПО можуть стати від’ємними, тож ціна ніколи її не зупиняє.</translation>
    </message>
    <message>
        <source>The Automa must still have a piece of this kind on its company board.</source>
        <translation>На планшеті компанії Автоми має лишатися споруда цього виду.</translation>
    </message>
    <message>
        <source>The Automa produces only if it still has a reason to: its marker has not yet reached this round’s section of the energy track (6 times the round number), or it is not alone in the lead.</source>
        <translation>Автома виробляє енергію, лише якщо їй це ще потрібно: її маркер не дійшов до секції поточного раунду на треку енергії (6, помножене на номер раунду) або вона не є одноосібною лідеркою.</translation>
    </message>
    <message>
        <source>The Automa takes no contract tiles in hand. When it produces enough energy it fulfils a face-up contract straight from the Contract Office, and that tile leaves the office. The app counts these contracts for the contract bonus tile, unless you chose otherwise.</source>
        <translation>Автома не бере плиток контрактів собі. Виробивши достатньо енергії, вона виконує відкритий контракт просто з відділу контрактів, і ця плитка йде звідти. Застосунок рахує такі контракти для бонусного жетона, якщо ви не обрали інакше.</translation>
    </message>
    <message>
        <source>The Automa takes the building tile, otherwise a joker, otherwise the action is skipped. Without the expansion all building, external work and building patent actions are skipped.</source>
        <translation>Автома бере жетон будівель, інакше джокер, інакше дію пропускають. Без доповнення всі дії з будівлями, сторонніми замовленнями та патентами на будівлі пропускають.</translation>
    </message>
    <message>
        <source>The Automa takes turns as long as it has at least one engineer. If an action asks for more engineers than it has left, it still acts and uses all of them.</source>
        <translation>Автома ходить, доки має хоча б одного інженера. Якщо дія потребує більше інженерів, ніж лишилося, Автома все одно її виконує й використовує всіх, хто є.</translation>
    </message>
    <message>
        <source>The Automa uses no building</source>
        <translation>Автома не користується будівлями</translation>
    </message>
    <message>
        <source>The Control Station is a full production with +3. The Customer Office fulfils any own contract without energy, but no national one. The Wind Farm’s 5 energy may fulfil an own contract. The Energy Relay Field moves only the marker. The Loan Agency pays an external work with credits.</source>
        <translation>Диспетчерська — це повноцінне виробництво з +3. Відділ обслуговування клієнтів виконує будь-який власний контракт без енергії, крім державного. 5 одиниць енергії вітропарку можуть виконати власний контракт. Підстанція рухає лише маркер. Кредитне агентство оплачує стороннє замовлення кредитами.</translation>
    </message>
    <message>
        <source>The Leeghwater Project</source>
        <translation>«Проект “Легватер”»</translation>
    </message>
    <message>
        <source>The Leeghwater Project is played with the full game only, never with the introductory game.</source>
        <translation>«Проект “Легватер”» використовують лише в повноцінній грі, ніколи — в ознайомчій.</translation>
    </message>
    <message>
        <source>The Netherlands</source>
        <translation>Нідерланди</translation>
    </message>
    <message>
        <source>The Netherlands are a fifth company to choose. There are still at most 4 participants. Automas get their companies at random from those left.</source>
        <translation>Нідерланди — п’ята компанія на вибір. Учасників, як і раніше, щонайбільше 4. Автоми отримують компанії навмання з тих, що лишилися.</translation>
    </message>
    <message>
        <source>The Netherlands join</source>
        <translation>Приєднуються Нідерланди</translation>
    </message>
    <message>
        <source>The best system</source>
        <translation>Найкраща система</translation>
    </message>
    <message>
        <source>The best system makes the most energy: the drops behind the dam times the power of the conduit, plus the bonus of the tile and of the company. Equal: a neutral dam before an own one, then the conduit column of the criteria tile, then the conduit codes in order.</source>
        <translation>Найкраща система дає найбільше енергії: вода за греблею, помножена на потужність водоводу, плюс бонус плитки й компанії. Якщо порівну: нейтральна гребля раніше за власну, далі стовпець водоводу на плитці критеріїв, далі коди водоводів по порядку.</translation>
    </message>
    <message>
        <source>The company keeps the tile of the work; it counts for the external work bonus tile, for Automas too. Its place stays empty to the end of the round.</source>
        <translation>Компанія залишає плитку замовлення собі; вона рахується для бонусного жетона за сторонні замовлення, зокрема й для Автом. Її місце порожнє до кінця раунду.</translation>
    </message>
    <message>
        <source>The criteria tile has three columns: for dams (bases and elevations), conduits and powerhouses. The three criteria of the column are used one after another. If one leaves a single space, it is built there; if it leaves several, the next criterion looks at those; if no space fits, the criterion is ignored.</source>
        <translation>На плитці критеріїв три стовпці: для гребель (основ і насипів), водоводів та електростанцій. Три критерії стовпця застосовують один за одним. Якщо лишилася одна комірка, будують там; якщо кілька — їх розглядає наступний критерій; якщо не підходить жодна, критерій не діє.</translation>
    </message>
    <message>
        <source>The drops leave the dam, pass through the powerhouse and flow on down the river. The energy marker moves forward by the energy made.</source>
        <translation>Вода йде від греблі, проходить через електростанцію й тече далі річкою. Маркер енергії просувається на стільки, скільки вироблено енергії.</translation>
    </message>
    <message>
        <source>The energy of its best system must be enough for at least one open private contract of the colour shown on the tile.</source>
        <translation>Енергії найкращої системи має вистачати хоча б на один відкритий приватний контракт того кольору, що на плитці.</translation>
    </message>
    <message>
        <source>The expansion board</source>
        <translation>Планшет доповнення</translation>
    </message>
    <message>
        <source>The game has five rounds. Each has income and headstreams, actions, water flow, scoring, and the end of the round, which is left out after round 5.</source>
        <translation>У грі п’ять раундів. У кожному: дохід і витоки річок, дії, рух води, підрахунок очок і кінець раунду; після п’ятого раунду кінця раунду немає.</translation>
    </message>
    <message>
        <source>The leader of the energy track gets 6 VP, the second 2; those tied for first share 8, rounded up, and those tied for second get 1 each. Then everyone gets credits by the place of the marker (an Automa VP); at 0 energy 3 VP are lost too. Then this round’s bonus tile: nothing below 6 energy, in full from this round’s section on, otherwise 4 VP less for each section short.</source>
        <translation>Лідер треку енергії отримує 6 ПО, другий — 2; ті, хто ділить перше місце, ділять 8 із заокругленням до більшого, за поділене друге — по 1. Далі всі отримують кредити за місцем маркера (Автома — ПО); хто має 0 енергії, ще й втрачає 3 ПО. Далі бонусний жетон раунду: нічого, якщо енергії менше 6; повністю, якщо маркер у секції раунду чи далі; інакше на 4 ПО менше за кожну секцію, якої бракує.</translation>
    </message>
    <message>
        <source>The left space is shut</source>
        <translation>Ліва комірка закрита</translation>
    </message>
    <message>
        <source>The left-most piece of its row goes on the map. If that uncovers an income symbol, the Automa receives it at once, except at Low Voltage. The special effect of the technology tile comes last.</source>
        <translation>На поле йде крайня ліва споруда свого ряду. Якщо під нею відкрився символ доходу, Автома одразу його отримує, крім рівня «Низька напруга». Особливий ефект жетона технології діє останнім.</translation>
    </message>
    <message>
        <source>The machines shown must be in hand; those on the wheel do not help. They go back to the general supply and are lost. Works get dearer from deck A to deck C.</source>
        <translation>Вказана техніка має бути в особистому запасі; та, що на колесі, не допоможе. Вона йде в загальний запас назавжди. Від колоди A до колоди C замовлення дорожчають.</translation>
    </message>
    <message>
        <source>The new bonus tiles</source>
        <translation>Нові бонусні жетони</translation>
    </message>
    <message>
        <source>The new turn order: least energy first; those with equal energy swap their order. Energy markers go back to 0 and engineers return. The patents are discarded and three new ones laid out, levels I, II, III in turn; external works likewise.</source>
        <translation>Нова черговість ходу: спершу той, у кого найменше енергії; за однакової енергії порядок міняється на протилежний. Маркери енергії повертаються на 0, інженери — до компаній. Жетони в патентному бюро скидають і викладають три нові, рівні I, II, III по черзі; так само й сторонні замовлення.</translation>
    </message>
    <message>
        <source>The piece and its income</source>
        <translation>Споруда та її дохід</translation>
    </message>
    <message>
        <source>The places at a building tile are filled from the left.</source>
        <translation>Місця біля плитки будівлі займають зліва направо.</translation>
    </message>
    <message>
        <source>The promo officers are not supported yet and cannot be chosen for an Automa.</source>
        <translation>Промокерівників застосунок ще не підтримує, і вибрати їх для Автоми не можна.</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>The same tiles for a human</source>
        <translation>Ті самі жетони для людини</translation>
    </message>
    <message>
        <source>The start stays the same</source>
        <translation>Початок не змінюється</translation>
    </message>
    <message>
        <source>The technology tile is chosen as for any structure: the highest level, and a building tile before a joker. A joker may build a private building.</source>
        <translation>Жетон технології обирають як для будь-якої споруди: найвищий рівень, а жетон будівель раніше за джокер. Джокером можна звести приватну будівлю.</translation>
    </message>
    <message>
        <source>The tile decides</source>
        <translation>Вирішує плитка</translation>
    </message>
    <message>
        <source>The tile is kept</source>
        <translation>Плитка лишається в компанії</translation>
    </message>
    <message>
        <source>The two new bonus tiles are scored at the end of their round like all the others.</source>
        <translation>Два нові бонусні жетони рахують наприкінці їхнього раунду так само, як інші.</translation>
    </message>
    <message>
        <source>The two open contracts of the colour on the tile are discarded and replaced by new ones, and the Automa’s energy marker moves 2 spaces. This is always possible, and the turn goes on.</source>
        <translation>Два відкриті контракти того кольору, що на плитці, скидають і замінюють новими, а маркер енергії Автоми просувається на 2 поділки. Це можливо завжди, і хід триває.</translation>
    </message>
    <message>
        <source>The whole reward is taken at once. A part that cannot be done is lost; it does not forbid the work.</source>
        <translation>Усю винагороду отримують одразу. Частина, яку виконати не можна, пропадає, але замовлення не забороняє.</translation>
    </message>
    <message>
        <source>Their third powerhouse gives a drop on another own dam after a production. For an Automa see B-10.10.</source>
        <translation>Третя електростанція дає їм після виробництва маркер води на іншу власну греблю. Для Автоми див. B-10.10.</translation>
    </message>
    <message>
        <source>There must be at least one space that is free, allowed and payable with its machines.</source>
        <translation>Має бути хоча б одна комірка, яка вільна, дозволена й на яку вистачає техніки.</translation>
    </message>
    <message>
        <source>They are red-bordered: a human pays 3 credits more, an Automa 3 VP. The level I joker waives this, for an Automa from High Voltage up.</source>
        <translation>Вони мають червону рамку: людина доплачує 3 кредити, Автома — 3 ПО. Джокер I рівня звільняє від цього, для Автоми — починаючи з «Високої напруги».</translation>
    </message>
    <message>
        <source>Tiles and turns</source>
        <translation>Плитки та ходи</translation>
    </message>
    <message>
        <source>To produce, the Automa needs a complete system: a dam with water, its own or a neutral one; a built conduit from that basin, anyone’s; and its own powerhouse where the conduit ends. With bonus and penalty there must be at least 1 energy.</source>
        <translation>Щоб виробити енергію, Автомі потрібна повна система: гребля з водою, власна або нейтральна; побудований водовід із цієї водойми, чий завгодно; і власна електростанція там, де водовід закінчується. З бонусами та штрафами має вийти хоча б 1 одиниця енергії.</translation>
    </message>
    <message>
        <source>Tommaso Battista</source>
        <translation>Томмазо Баттіста</translation>
    </message>
    <message>
        <source>Turns and engineers</source>
        <translation>Ходи та інженери</translation>
    </message>
    <message>
        <source>Two more bonus tiles</source>
        <translation>Ще два бонусні жетони</translation>
    </message>
    <message>
        <source>Two tiles are always in view. The top tile of the stack shows the actions of this turn. The tile flipped last onto the discard shows the criteria that say where to build.</source>
        <translation>Завжди видно дві плитки. Верхня плитка стосу показує дії цього ходу. Плитка, яку щойно перевернули на скид, показує критерії: де будувати.</translation>
    </message>
    <message>
        <source>USA: power from the river</source>
        <translation>США: енергія з річки</translation>
    </message>
    <message>
        <source>Using someone else’s conduit</source>
        <translation>Чужий водовід</translation>
    </message>
    <message>
        <source>Viktor Fiesler</source>
        <translation>Віктор Фізлер</translation>
    </message>
    <message>
        <source>Water and contracts</source>
        <translation>Вода й контракти</translation>
    </message>
    <message>
        <source>Water and marker</source>
        <translation>Вода й маркер</translation>
    </message>
    <message>
        <source>Water: how many drops and where</source>
        <translation>Вода: скільки й куди</translation>
    </message>
    <message>
        <source>Water: only if it helps</source>
        <translation>Вода: лише якщо це допоможе</translation>
    </message>
    <message>
        <source>Water: the USA</source>
        <translation>Вода: США</translation>
    </message>
    <message>
        <source>Water: the engineer</source>
        <translation>Вода: інженер</translation>
    </message>
    <message>
        <source>What a private building needs</source>
        <translation>Що потрібно для приватної будівлі</translation>
    </message>
    <message>
        <source>What an external work gives a human</source>
        <translation>Що дає стороннє замовлення людині</translation>
    </message>
    <message>
        <source>What an external work gives the Automa</source>
        <translation>Що дає стороннє замовлення Автомі</translation>
    </message>
    <message>
        <source>What building costs</source>
        <translation>Скільки коштує будівництво</translation>
    </message>
    <message>
        <source>What is not allowed</source>
        <translation>Що заборонено</translation>
    </message>
    <message>
        <source>What it does without</source>
        <translation>Чого в неї немає</translation>
    </message>
    <message>
        <source>What the Automa is</source>
        <translation>Що таке Автома</translation>
    </message>
    <message>
        <source>What the buildings do</source>
        <translation>Що роблять будівлі</translation>
    </message>
    <message>
        <source>When the Automa may choose a machine, it takes the kind it has fewer of in hand; equal numbers: an excavator. A structure it may build for free is placed by the usual procedure and costs nothing.</source>
        <translation>Коли Автома може обрати техніку, вона бере ту, якої в неї менше в запасі; якщо порівну — екскаватор. Безплатну споруду розміщують за звичайною процедурою, і вона нічого не коштує.</translation>
    </message>
    <message>
        <source>When the last tile has been flipped, the discarded tiles are shuffled into a new stack. The tile whose criteria are in force stays in view and is not shuffled in, unless you chose otherwise.</source>
        <translation>Коли перевернуто останню плитку, скинуті плитки тасують у новий стос. Плитка, критерії якої зараз діють, лишається на видноті й не тасується, якщо ви не обрали інакше.</translation>
    </message>
    <message>
        <source>When the stack runs out</source>
        <translation>Коли стос закінчується</translation>
    </message>
    <message>
        <source>Whenever the tile tells the Automa to build something and it can build an elevation, it builds the elevation instead, with the engineers of the tile. Its dams of height 3 hold 4 drops.</source>
        <translation>Щоразу, коли плитка велить Автомі щось будувати, а вона може збудувати насип, вона будує насип з інженерами, вказаними на плитці. Її греблі висотою 3 стримують 4 маркери води.</translation>
    </message>
    <message>
        <source>Where its engineers go</source>
        <translation>Куди йдуть її інженери</translation>
    </message>
    <message>
        <source>Where to build</source>
        <translation>Де будувати</translation>
    </message>
    <message>
        <source>Where to build: completing a system</source>
        <translation>Де будувати: завершити систему</translation>
    </message>
    <message>
        <source>Where to build: only one space</source>
        <translation>Де будувати: лише одна комірка</translation>
    </message>
    <message>
        <source>Where to build: the code</source>
        <translation>Де будувати: код</translation>
    </message>
    <message>
        <source>Where to build: the criteria</source>
        <translation>Де будувати: критерії</translation>
    </message>
    <message>
        <source>Where to build: the last tie-break</source>
        <translation>Де будувати: остаточний вибір</translation>
    </message>
    <message>
        <source>Wherever something depends on the number of players, Automas are counted.</source>
        <translation>Усюди, де щось залежить від кількості гравців, Автоми теж рахуються.</translation>
    </message>
    <message>
        <source>Which building the Automa builds</source>
        <translation>Яку будівлю будує Автома</translation>
    </message>
    <message>
        <source>Which contract it fulfils</source>
        <translation>Який контракт вона виконує</translation>
    </message>
    <message>
        <source>Which technology tile and the wheel</source>
        <translation>Який жетон технології та колесо</translation>
    </message>
    <message>
        <source>Which work the Automa takes</source>
        <translation>Яке замовлення бере Автома</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Хто грає</translation>
    </message>
    <message>
        <source>Why a building is skipped</source>
        <translation>Чому будівлю пропущено</translation>
    </message>
    <message>
        <source>Wilhelm Adler</source>
        <translation>Вільгельм Адлер</translation>
    </message>
    <message>
        <source>With 4 participants there are four places, costing 0, 0, 3 and 3 from the left. With 2 or 3 participants the second is closed: 0, 3 and 3. A setting lets the two upper tiles keep it with 3 participants.</source>
        <translation>За 4 учасників місць чотири, зліва вони коштують 0, 0, 3 і 3. За 2 або 3 учасників друге закрите: 0, 3 і 3. Налаштування дозволяє двом верхнім плиткам зберегти його за 3 учасників.</translation>
    </message>
    <message>
        <source>With its third powerhouse, from High Voltage up: after a production 1 drop from the supply goes on another own dam with room, the dam of its best other system. If none or several are best, the dam column of the criteria tile decides.</source>
        <translation>З третьою електростанцією, починаючи з «Високої напруги»: після виробництва 1 маркер води із запасу йде на іншу власну греблю, де є місце, — греблю найкращої іншої системи. Якщо такої немає або їх кілька, вирішує стовпець греблі на плитці критеріїв.</translation>
    </message>
    <message>
        <source>With its third powerhouse, from High Voltage up: after a production Germany produces once more with another powerhouse, the way that makes the most energy, without bonuses. This may fulfil another contract, also one that has just been laid out.</source>
        <translation>З третьою електростанцією, починаючи з «Високої напруги»: після виробництва Німеччина виробляє енергію ще раз з іншою електростанцією — так, щоб вийшло найбільше, без бонусів. Це може виконати ще один контракт, навіть щойно викладений.</translation>
    </message>
    <message>
        <source>With its third powerhouse, from High Voltage up: after each production Italy’s energy marker moves 3 more spaces. They do not count for contracts.</source>
        <translation>З третьою електростанцією, починаючи з «Високої напруги»: після кожного виробництва маркер енергії Італії просувається ще на 3 поділки. Для контрактів вони не рахуються.</translation>
    </message>
    <message>
        <source>With its third powerhouse, from High Voltage up: each drop that flows by river through a powerhouse of the USA moves their energy marker 1 space, in anyone’s turn. Drops brought there by a conduit do not count. Between equally good ways to add water the one with more such spaces is taken.</source>
        <translation>З третьою електростанцією, починаючи з «Високої напруги»: кожен маркер води, що річкою проходить через електростанцію США, просуває їхній маркер енергії на 1 поділку — у будь-чий хід. Вода, яку приніс водовід, не рахується. З однаково добрих способів додати воду обирають той, що дає більше таких поділок.</translation>
    </message>
    <message>
        <source>With its third powerhouse, from High Voltage up: every contract counts 3 less for France, both when it asks whether it may produce and when it picks the contract.</source>
        <translation>З третьою електростанцією, починаючи з «Високої напруги»: для Франції значення кожного контракту менше на 3 — і коли вирішується, чи можна виробляти, і коли обирається контракт.</translation>
    </message>
    <message>
        <source>With the Leeghwater Project the Automa builds at the first building tile it can pay, from the top or from the bottom as its tile shows. It never uses a building’s action; the cheap left space of a building it built stays shut for everyone. Without the expansion such actions are skipped.</source>
        <translation>З доповненням «Проект “Легватер”» Автома будує на першій плитці будівлі, яку може оплатити, — згори або знизу, як показує її плитка. Дією будівлі вона не користується ніколи; дешева ліва комірка будівлі, яку вона збудувала, закрита для всіх. Без доповнення такі дії пропускають.</translation>
    </message>
    <message>
        <source>With the Leeghwater Project. It looks at the three works in the order shown on the tile and takes the first whose machines it has. The machines are given up for good and the reward is taken at once. The turn ends.</source>
        <translation>З доповненням «Проект “Легватер”». Вона переглядає три замовлення в порядку, указаному на плитці, і бере перше, на яке має техніку. Техніку віддають назавжди, винагороду отримують одразу. Хід завершено.</translation>
    </message>
    <message>
        <source>With the energy made it fulfils the open contract with the highest value it can reach, of any colour, national ones too; equal values: the one on the right. It takes the reward at once. A private contract is replaced from its stack, a national one is not.</source>
        <translation>Виробленою енергією вона виконує відкритий контракт із найбільшим досяжним значенням, будь-якого кольору, зокрема державний; якщо порівну — правий. Винагороду вона отримує одразу. Приватний контракт замінюють новим зі стосу, державний — ні.</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Майстерня</translation>
    </message>
    <message>
        <source>Workshop or bank</source>
        <translation>Майстерня або банк</translation>
    </message>
</context>
<context>
    <name>BarrageScore</name>
    <message>
        <source>%1 VP less for each section short</source>
        <translation>−%1 ПО за кожну секцію, якої бракує</translation>
    </message>
    <message>
        <source>%1 leads the energy track: %2</source>
        <translation>Лідер на треку енергії — %1: %2</translation>
    </message>
    <message>
        <source>%1 − %2, never below 0</source>
        <translation>%1 − %2, не менше за 0</translation>
    </message>
    <message>
        <source>%1: %2 → &lt;b&gt;%3&lt;/b&gt;</source>
        <translation>%1: %2 → &lt;b&gt;%3&lt;/b&gt;</translation>
    </message>
    <message>
        <source>1 VP for every %1 machines; humans add credits themselves</source>
        <translation>1 ПО за кожні %1 одиниць техніки; люди самі додають кредити</translation>
    </message>
    <message>
        <source>1st place</source>
        <translation>1-ше місце</translation>
    </message>
    <message>
        <source>1st place %1, 2nd place %2</source>
        <translation>1-ше місце %1, 2-ге місце %2</translation>
    </message>
    <message>
        <source>1st place %1, 2nd place %2; a tie for 1st shares both, a tie for 2nd takes 1 each</source>
        <translation>1-ше місце %1, 2-ге місце %2; нічия за 1-ше ділить обидва, нічия за 2-ге дає по 1</translation>
    </message>
    <message>
        <source>2nd place</source>
        <translation>2-ге місце</translation>
    </message>
    <message>
        <source>Everybody reached the section of the round</source>
        <translation>Усі досягли секції раунду</translation>
    </message>
    <message>
        <source>Nobody produced energy</source>
        <translation>Ніхто не виробив енергії</translation>
    </message>
    <message>
        <source>The lead on the energy track is shared</source>
        <translation>Першість на треку енергії поділено</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Разом</translation>
    </message>
    <message>
        <source>VP for Automas, credits for humans</source>
        <translation>Автомам — ПО, людям — кредити</translation>
    </message>
    <message>
        <source>counted %1, %2</source>
        <translation>нараховано %1, %2</translation>
    </message>
    <message>
        <source>less than %1 energy: no bonus</source>
        <translation>менше ніж %1 енергії: без бонусу</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>місце %1</translation>
    </message>
</context>
<context>
    <name>BarrageSetup</name>
    <message>
        <source>%1, take: &lt;b&gt;%2, %3, %4&lt;/b&gt;</source>
        <translation>%1, візьміть: &lt;b&gt;%2, %3, %4&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1: put the VP marker on &lt;b&gt;%2&lt;/b&gt;, the energy marker on &lt;b&gt;0&lt;/b&gt;</source>
        <translation>%1: поставте маркер ПО на &lt;b&gt;%2&lt;/b&gt;, маркер енергії — на &lt;b&gt;0&lt;/b&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) still to enter</source>
        <translation>
            <numerusform>Лишилося ввести %n місце</numerusform>
            <numerusform>Лишилося ввести %n місця</numerusform>
            <numerusform>Лишилося ввести %n місць</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: lay out company board, wheel, structures and the basic technology tiles but the joker</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: викладіть планшет компанії, колесо, споруди й базові жетони технологій, крім джокера</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: lay out company board, wheel, structures and the basic technology tiles but the joker; officer &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: викладіть планшет компанії, колесо, споруди й базові жетони технологій, крім джокера; керівник — &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Automa</source>
        <translation>Автома</translation>
    </message>
    <message>
        <source>Bonus tile of round %1</source>
        <translation>Бонусний жетон раунду %1</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>Бонусні жетони</translation>
    </message>
    <message>
        <source>Building %1 from the top</source>
        <translation>Будівля %1 згори</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Контракти</translation>
    </message>
    <message>
        <source>External work %1 from the top</source>
        <translation>Стороннє замовлення %1 згори</translation>
    </message>
    <message>
        <source>External works</source>
        <translation>Сторонні замовлення</translation>
    </message>
    <message>
        <source>Fill the Patent Office</source>
        <translation>Заповніть патентне бюро</translation>
    </message>
    <message>
        <source>Give the Automa its pieces</source>
        <translation>Підготуйте Автому</translation>
    </message>
    <message>
        <source>Headstream tiles</source>
        <translation>Плитки витоків річок</translation>
    </message>
    <message>
        <source>Lay on round %1: %2</source>
        <translation>Покладіть на раунд %1: %2</translation>
    </message>
    <message>
        <source>Lay on space %1 from the top: %2</source>
        <translation>Покладіть на місце %1 згори: %2</translation>
    </message>
    <message>
        <source>Lay on the left: %1</source>
        <translation>Покладіть ліворуч: %1</translation>
    </message>
    <message>
        <source>Lay on the right: %1</source>
        <translation>Покладіть праворуч: %1</translation>
    </message>
    <message>
        <source>Lay out the contracts</source>
        <translation>Викладіть контракти</translation>
    </message>
    <message>
        <source>Lay out the external works</source>
        <translation>Викладіть сторонні замовлення</translation>
    </message>
    <message>
        <source>Lay out the national contracts</source>
        <translation>Викладіть державні контракти</translation>
    </message>
    <message>
        <source>Lay out the private buildings</source>
        <translation>Викладіть приватні будівлі</translation>
    </message>
    <message>
        <source>Lay out: %1</source>
        <translation>Викладіть: %1</translation>
    </message>
    <message>
        <source>Lay the &lt;b&gt;height %1&lt;/b&gt; dam in &lt;b&gt;basin %2, lower&lt;/b&gt;, %3 on it</source>
        <translation>Покладіть греблю &lt;b&gt;висотою %1&lt;/b&gt; на нижню комірку &lt;b&gt;водойми %2&lt;/b&gt;; на ній %3</translation>
    </message>
    <message>
        <source>Lay the bonus tiles</source>
        <translation>Покладіть бонусні жетони</translation>
    </message>
    <message>
        <source>Lay the four headstream tiles</source>
        <translation>Покладіть чотири плитки витоків</translation>
    </message>
    <message>
        <source>Lay the objective tile</source>
        <translation>Покладіть жетон цілі</translation>
    </message>
    <message>
        <source>Lay the objective tile: %1</source>
        <translation>Покладіть жетон цілі: %1</translation>
    </message>
    <message>
        <source>Lay the three neutral dams</source>
        <translation>Покладіть три нейтральні греблі</translation>
    </message>
    <message>
        <source>Lay the tile &lt;b&gt;%1&lt;/b&gt; on &lt;b&gt;headstream %2&lt;/b&gt;</source>
        <translation>Покладіть плитку &lt;b&gt;%1&lt;/b&gt; на &lt;b&gt;витік %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>National contract %1</source>
        <translation>Державний контракт %1</translation>
    </message>
    <message>
        <source>National contracts</source>
        <translation>Державні контракти</translation>
    </message>
    <message>
        <source>Neutral dam of height %1</source>
        <translation>Нейтральна гребля висотою %1</translation>
    </message>
    <message>
        <source>Neutral dams</source>
        <translation>Нейтральні греблі</translation>
    </message>
    <message>
        <source>Objective tile</source>
        <translation>Жетон цілі</translation>
    </message>
    <message>
        <source>Patent %1 from the top</source>
        <translation>Патент %1 згори</translation>
    </message>
    <message>
        <source>Patent Office</source>
        <translation>Патентне бюро</translation>
    </message>
    <message>
        <source>Private buildings</source>
        <translation>Приватні будівлі</translation>
    </message>
    <message numerus="yes">
        <source>Put &lt;b&gt;%n drop(s)&lt;/b&gt; on &lt;b&gt;headstream %1&lt;/b&gt;</source>
        <translation>
            <numerusform>Покладіть &lt;b&gt;%n маркер води&lt;/b&gt; на &lt;b&gt;витік %1&lt;/b&gt;</numerusform>
            <numerusform>Покладіть &lt;b&gt;%n маркери води&lt;/b&gt; на &lt;b&gt;витік %1&lt;/b&gt;</numerusform>
            <numerusform>Покладіть &lt;b&gt;%n маркерів води&lt;/b&gt; на &lt;b&gt;витік %1&lt;/b&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>Put on place %1 the marker of &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>Поставте на місце %1 маркер: &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Set the turn order</source>
        <translation>Установіть черговість ходу</translation>
    </message>
    <message>
        <source>Shuffle the 20 Automa tiles into a stack, action side up</source>
        <translation>Перетасуйте 20 плиток Автоми в стос діями догори</translation>
    </message>
    <message>
        <source>The Automa tiles stay in the box: the app holds them</source>
        <translation>Плитки Автоми лишаються в коробці: вони є в застосунку</translation>
    </message>
    <message>
        <source>Turn order of round 1</source>
        <translation>Черговість ходу в раунді 1</translation>
    </message>
    <message>
        <source>Turn order: place %1</source>
        <translation>Черговість ходу: місце %1</translation>
    </message>
    <message>
        <source>drops in rounds 1–4</source>
        <translation>маркери води в раундах 1–4</translation>
    </message>
</context>
<context>
    <name>BarrageShareCode</name>
    <message>
        <source>A letter is wrong, missing or in the wrong place. Compare the code once more.</source>
        <translation>Якийсь символ хибний, пропущений або не на своєму місці. Звірте код ще раз.</translation>
    </message>
    <message>
        <source>Codes have only Latin letters and digits. Check what you typed.</source>
        <translation>У коді лише латинські літери та цифри. Перевірте, що ви ввели.</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Скопійовано: %1</translation>
    </message>
    <message>
        <source>The code comes from another version of the app. Update both.</source>
        <translation>Код з іншої версії застосунку. Оновіть застосунок на обох телефонах.</translation>
    </message>
    <message>
        <source>This code does not describe a set-up.</source>
        <translation>Цей код не описує приготування до гри.</translation>
    </message>
    <message>
        <source>Type the code that the other phone shows.</source>
        <translation>Введіть код, який показує інший телефон.</translation>
    </message>
</context>
<context>
    <name>BarrageTable</name>
    <message>
        <source>%1: which one is new?</source>
        <translation>%1: який тепер?</translation>
    </message>
    <message>
        <source>Automa tiles</source>
        <translation>плитки Автоми</translation>
    </message>
    <message>
        <source>By its actions: first the production at the top left</source>
        <translation>За діями: спершу виробництво вгорі ліворуч</translation>
    </message>
    <message>
        <source>By its code, as printed: dam, conduit, powerhouse</source>
        <translation>За надрукованим кодом: гребля, водовід, електростанція</translation>
    </message>
    <message>
        <source>Flip the top tile beside the stack. Which one is it?</source>
        <translation>Переверніть верхню плитку поруч зі стосом. Яка це плитка?</translation>
    </message>
    <message>
        <source>Flip the top tile. Which one lies on the stack now?</source>
        <translation>Переверніть верхню плитку. Яка тепер лежить на стосі?</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Пізніше</translation>
    </message>
    <message>
        <source>Nothing lies there</source>
        <translation>Там нічого немає</translation>
    </message>
    <message>
        <source>Shuffle all 20 tiles. Flip the top one beside the stack. Which one is it?</source>
        <translation>Перетасуйте всі 20 плиток. Переверніть верхню поруч зі стосом. Яка це плитка?</translation>
    </message>
    <message>
        <source>Tile %1 · criteria %2</source>
        <translation>Плитка %1 · критерії %2</translation>
    </message>
    <message>
        <source>Turn: %1</source>
        <comment>a human&apos;s</comment>
        <translation>Хід: %1</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>завершено</translation>
    </message>
    <message>
        <source>human</source>
        <translation>людина</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>пас</translation>
    </message>
</context>
<context>
    <name>BarrageTiles</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: a human’s turn</source>
        <translation>%1: хід людини</translation>
    </message>
    <message>
        <source>%1: tile %2</source>
        <translation>%1: плитка %2</translation>
    </message>
    <message>
        <source>%1: turn up a tile</source>
        <translation>%1: відкрийте плитку</translation>
    </message>
    <message>
        <source>Add what the table counts: objective tile, machines left, drops in own dams, buildings.</source>
        <translation>Додайте пораховане за столом: жетон цілі, решта техніки, вода у власних греблях, будівлі.</translation>
    </message>
    <message>
        <source>Begin round %1</source>
        <translation>Почати раунд %1</translation>
    </message>
    <message>
        <source>End of round %1: the energy track</source>
        <translation>Кінець раунду %1: трек енергії</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Завершити партію</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Фінальний підрахунок очок</translation>
    </message>
    <message>
        <source>Least energy first. Move a company up if the order on the table is different; markers go to 0 and engineers come back.</source>
        <translation>Спершу найменше енергії. Підніміть компанію вище, якщо на столі інакше; маркери йдуть на 0, інженери повертаються.</translation>
    </message>
    <message>
        <source>Score the round</source>
        <translation>Підрахувати очки</translation>
    </message>
    <message>
        <source>Set the markers if they moved: the energy decides the next turn order.</source>
        <translation>Виправте маркери, якщо вони змістилися: енергія визначає наступну черговість ходу.</translation>
    </message>
    <message>
        <source>The app scores places and credits by the markers. Add the VP of the bonus tile as the table counts them.</source>
        <translation>Застосунок рахує місця й кредити за маркерами. Додайте ПО за бонусний жетон, пораховані за столом.</translation>
    </message>
    <message>
        <source>The turn goes on.</source>
        <translation>Хід триває.</translation>
    </message>
    <message>
        <source>Turn order of round %1</source>
        <translation>Черговість ходу в раунді %1</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>ПО</translation>
    </message>
    <message>
        <source>VP marker: %1 → %2</source>
        <translation>Маркер ПО: %1 → %2</translation>
    </message>
    <message>
        <source>With all engineers that are left.</source>
        <translation>З усіма інженерами, що лишилися.</translation>
    </message>
    <message>
        <source>With the architect: then another turn.</source>
        <translation>З архітектором: потім ще один хід.</translation>
    </message>
    <message>
        <source>dam</source>
        <translation>гребля</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>енергія</translation>
    </message>
    <message>
        <source>human</source>
        <translation>людина</translation>
    </message>
</context>
<context>
    <name>BarrageTour</name>
    <message>
        <source>A wrong tap?</source>
        <translation>Помилковий дотик?</translation>
    </message>
    <message>
        <source>Back to the turn</source>
        <translation>Назад до ходу</translation>
    </message>
    <message>
        <source>Carry it out</source>
        <translation>Виконайте хід</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Each step leaves fewer spaces, and each names its rule. Tap the boxes to look at a step; the map shows the spaces.</source>
        <translation>Кожен крок залишає менше комірок і називає своє правило. Торкніться прямокутника, щоб переглянути крок; комірки видно на полі.</translation>
    </message>
    <message>
        <source>Finish the tour</source>
        <translation>Завершити тур</translation>
    </message>
    <message>
        <source>One minute, one turn</source>
        <translation>Одна хвилина, один хід</translation>
    </message>
    <message>
        <source>Show me a turn</source>
        <translation>Показати хід</translation>
    </message>
    <message>
        <source>The Automa’s turn</source>
        <translation>Хід Автоми</translation>
    </message>
    <message>
        <source>The board stays on your table. The app decides for the Automa and says what to move. Look at one turn on a sample board; nothing here touches your games.</source>
        <translation>Поле залишається на вашому столі. Застосунок вирішує за Автому і каже, що перемістити. Погляньте на один хід на пробному полі; ваших партій це не зачіпає.</translation>
    </message>
    <message>
        <source>The headline says who does what and where. Move the pieces step by step; a tap ticks a step off. Now ask the app for its reasons.</source>
        <translation>Заголовок каже, хто, що і де робить. Переміщуйте компоненти крок за кроком; дотик позначає крок. А тепер запитайте застосунок про причини.</translation>
    </message>
    <message>
        <source>The reasons</source>
        <translation>Причини</translation>
    </message>
    <message>
        <source>The same turn is back</source>
        <translation>Той самий хід повернувся</translation>
    </message>
    <message>
        <source>The turn is recorded and saved; there is no save button. Whatever you did can be undone, as far back as you like.</source>
        <translation>Хід записано й збережено; кнопки «Зберегти» немає. Усе зроблене можна відмінити, скільки завгодно кроків назад.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Відмінити</translation>
    </message>
    <message>
        <source>When the pieces lie on your table, tap Done. You need not tick every step.</source>
        <translation>Коли компоненти лежать на столі, торкніться «Готово». Позначати кожен крок не обов’язково.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Чому?</translation>
    </message>
    <message>
        <source>With the same tile: undoing never reshuffles. The question mark on every screen says what it is for. Have a good game!</source>
        <translation>З тією самою плиткою: відміна ходу ніколи не перемішує стос. Знак питання на кожному екрані підкаже, для чого він. Гарної гри!</translation>
    </message>
</context>
<context>
    <name>BarrageTracker</name>
    <message numerus="yes">
        <source>%n more for the full bonus</source>
        <translation>
            <numerusform>ще %n до повного бонусу</numerusform>
            <numerusform>ще %n до повного бонусу</numerusform>
            <numerusform>ще %n до повного бонусу</numerusform>
        </translation>
    </message>
    <message>
        <source>Back after %1: %2</source>
        <translation>Повернеться через %1: %2</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Енергія</translation>
    </message>
    <message>
        <source>Has passed</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>No tile</source>
        <translation>Без жетона</translation>
    </message>
    <message>
        <source>R%1</source>
        <comment>round</comment>
        <translation>Р%1</translation>
    </message>
    <message>
        <source>The architect is free</source>
        <translation>Архітектор вільний</translation>
    </message>
    <message>
        <source>The wheel is empty</source>
        <translation>Колесо порожнє</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>ПО</translation>
    </message>
    <message>
        <source>full bonus of the round</source>
        <translation>повний бонус раунду</translation>
    </message>
    <message>
        <source>of %1 engineers</source>
        <translation>з %1 інженерів</translation>
    </message>
    <message>
        <source>on the wheel, segment %1</source>
        <translation>на колесі, сектор %1</translation>
    </message>
</context>
<context>
    <name>BoardCorrectSheet</name>
    <message>
        <source>Correct: %1</source>
        <translation>Виправлення: %1</translation>
    </message>
    <message>
        <source>Corrected: %1</source>
        <translation>Виправлено: %1</translation>
    </message>
    <message>
        <source>Drops</source>
        <translation>Вода</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Висота</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Власник</translation>
    </message>
    <message>
        <source>Set it as it stands on the table. Undo takes it back.</source>
        <translation>Поставте так, як на столі. Це можна відмінити.</translation>
    </message>
    <message>
        <source>Set right</source>
        <translation>Виправити</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Відмінити</translation>
    </message>
</context>
<context>
    <name>BoardCorrection</name>
    <message>
        <source>A dam holds no more drops than its height. Nothing changed.</source>
        <translation>Гребля стримує не більше води, ніж її висота. Нічого не змінено.</translation>
    </message>
    <message>
        <source>Each region has one neutral dam only. Nothing changed.</source>
        <translation>У кожній зоні лише одна нейтральна гребля. Нічого не змінено.</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Вільно</translation>
    </message>
    <message>
        <source>It lies somewhere else already. Nothing changed.</source>
        <translation>Це вже лежить в іншому місці. Нічого не змінено.</translation>
    </message>
    <message>
        <source>The company does not have so many pieces of this kind. Nothing changed.</source>
        <translation>Компанія не має стільки таких споруд. Нічого не змінено.</translation>
    </message>
    <message>
        <source>This company does not take part in the game. Nothing changed.</source>
        <translation>Ця компанія не бере участі в грі. Нічого не змінено.</translation>
    </message>
    <message>
        <source>This company has a dam in this basin already. Nothing changed.</source>
        <translation>Ця компанія вже має греблю в цій водоймі. Нічого не змінено.</translation>
    </message>
    <message>
        <source>This company has a powerhouse in this basin already. Nothing changed.</source>
        <translation>Ця компанія вже має електростанцію в цій водоймі. Нічого не змінено.</translation>
    </message>
</context>
<context>
    <name>BoardFacts</name>
    <message>
        <source>%1 (%2)</source>
        <comment>conduit, its owner</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2 → %3, power %4</source>
        <comment>conduit, where it begins and ends, its power</comment>
        <translation>%1: %2 → %3, потужність %4</translation>
    </message>
    <message>
        <source>Border</source>
        <translation>Рамка</translation>
    </message>
    <message>
        <source>Conduits</source>
        <translation>Водоводи</translation>
    </message>
    <message>
        <source>Conduits ending here</source>
        <translation>Водоводи, що ведуть сюди</translation>
    </message>
    <message>
        <source>Drops by round</source>
        <translation>Вода за раундами</translation>
    </message>
    <message>
        <source>Flows to</source>
        <translation>Куди тече</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Звідки</translation>
    </message>
    <message>
        <source>Leads from basin %1 to the powerhouses of basin %2</source>
        <translation>Веде з водойми %1 до електростанцій водойми %2</translation>
    </message>
    <message numerus="yes">
        <source>Next flow: %n drop(s) arrive here</source>
        <translation>
            <numerusform>Наступний рух води: сюди прийде %n маркер води</numerusform>
            <numerusform>Наступний рух води: сюди прийдуть %n маркери води</numerusform>
            <numerusform>Наступний рух води: сюди прийде %n маркерів води</numerusform>
        </translation>
    </message>
    <message>
        <source>Next flow: no drop arrives here</source>
        <translation>Наступний рух води: сюди нічого не прийде</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Потужність</translation>
    </message>
    <message>
        <source>Red border</source>
        <translation>Червона рамка</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Зона</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Плитка</translation>
    </message>
    <message>
        <source>To build</source>
        <translation>Вартість</translation>
    </message>
    <message>
        <source>To the powerhouses of</source>
        <translation>Електростанції</translation>
    </message>
    <message>
        <source>Water from</source>
        <translation>Звідки вода</translation>
    </message>
    <message>
        <source>Water goes on to</source>
        <translation>Куди далі тече вода</translation>
    </message>
    <message>
        <source>dam space</source>
        <translation>комірка греблі</translation>
    </message>
    <message>
        <source>drops: %1 of %2</source>
        <translation>вода: %1 із %2</translation>
    </message>
    <message>
        <source>free</source>
        <translation>вільно</translation>
    </message>
    <message>
        <source>free dam space</source>
        <translation>вільна комірка греблі</translation>
    </message>
    <message>
        <source>free powerhouse space</source>
        <translation>вільна комірка електростанції</translation>
    </message>
    <message>
        <source>height %1</source>
        <translation>висота %1</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>без червоної рамки</translation>
    </message>
    <message>
        <source>power %1</source>
        <translation>потужність %1</translation>
    </message>
    <message>
        <source>powerhouse space</source>
        <translation>комірка електростанції</translation>
    </message>
    <message>
        <source>red: %1 more for an Automa, 3 credits more for a human</source>
        <translation>червона рамка: Автома платить ще %1, людина — ще 3 кредити</translation>
    </message>
    <message>
        <source>the edge of the board</source>
        <translation>Край поля</translation>
    </message>
</context>
<context>
    <name>BoardLookPage</name>
    <message>
        <source>Board</source>
        <translation>Поле</translation>
    </message>
</context>
<context>
    <name>BoardMap</name>
    <message>
        <source>Map of the board</source>
        <translation>Карта ігрового поля</translation>
    </message>
</context>
<context>
    <name>BoardMarket</name>
    <message>
        <source>%1: owners</source>
        <translation>%1: власники</translation>
    </message>
    <message>
        <source>Bonus tile, round %1</source>
        <translation>Бонусний жетон, раунд %1</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>Бонусні жетони</translation>
    </message>
    <message>
        <source>Building %1</source>
        <translation>Будівля %1</translation>
    </message>
    <message>
        <source>Contract Office</source>
        <translation>Відділ контрактів</translation>
    </message>
    <message>
        <source>External work %1 from the top</source>
        <translation>Стороннє замовлення %1 згори</translation>
    </message>
    <message>
        <source>External works</source>
        <translation>Сторонні замовлення</translation>
    </message>
    <message>
        <source>Headstream tiles</source>
        <translation>Плитки витоків річок</translation>
    </message>
    <message>
        <source>National contract %1</source>
        <translation>Державний контракт %1</translation>
    </message>
    <message>
        <source>National contracts</source>
        <translation>Державні контракти</translation>
    </message>
    <message>
        <source>Objective tile</source>
        <translation>Жетон цілі</translation>
    </message>
    <message>
        <source>Owners of buildings</source>
        <translation>Власники будівель</translation>
    </message>
    <message>
        <source>Patent %1 from the top</source>
        <translation>Патент %1 згори</translation>
    </message>
    <message>
        <source>Patent Office</source>
        <translation>Патентне бюро</translation>
    </message>
    <message>
        <source>Private buildings</source>
        <translation>Приватні будівлі</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>порожньо</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ніхто</translation>
    </message>
</context>
<context>
    <name>BoardOthersSheet</name>
    <message>
        <source>Back to the list</source>
        <translation>Назад до списку</translation>
    </message>
    <message>
        <source>Correct tiles</source>
        <translation>Виправити плитки</translation>
    </message>
    <message>
        <source>Corrected: %1</source>
        <translation>Виправлено: %1</translation>
    </message>
    <message>
        <source>Tap what is different on the table. Undo takes it back.</source>
        <translation>Торкніться того, що на столі лежить інакше. Це можна відмінити.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Відмінити</translation>
    </message>
    <message>
        <source>What lies there on the table?</source>
        <translation>Що лежить там на столі?</translation>
    </message>
</context>
<context>
    <name>BoardSheet</name>
    <message>
        <source>Correct</source>
        <translation>Виправити</translation>
    </message>
    <message>
        <source>Correct tiles</source>
        <translation>Виправити плитки</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Історія</translation>
    </message>
    <message>
        <source>Tap a space to see or correct it.</source>
        <translation>Торкніться комірки, щоб побачити чи виправити.</translation>
    </message>
    <message>
        <source>The printed board. Tap a space to read about it.</source>
        <translation>Надруковане поле. Торкніться комірки, щоб прочитати про неї.</translation>
    </message>
</context>
<context>
    <name>BoardTables</name>
    <message>
        <source>Bases</source>
        <translation>Основи</translation>
    </message>
    <message>
        <source>Built</source>
        <translation>Збудовано</translation>
    </message>
    <message>
        <source>Conduits</source>
        <translation>Водоводи</translation>
    </message>
    <message>
        <source>Elevations</source>
        <translation>Насипи</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Енергія</translation>
    </message>
    <message>
        <source>Headstreams</source>
        <translation>Витоки річок</translation>
    </message>
    <message>
        <source>Powerhouses</source>
        <translation>Електростанції</translation>
    </message>
    <message>
        <source>R%1</source>
        <comment>round, very short</comment>
        <translation>Р%1</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>ПО</translation>
    </message>
</context>
<context>
    <name>ChartWords</name>
    <message>
        <source>Hide the numbers</source>
        <translation>Сховати числа</translation>
    </message>
    <message>
        <source>Show the numbers</source>
        <translation>Показати числа</translation>
    </message>
</context>
<context>
    <name>EnergyTrack</name>
    <message>
        <source>%1: energy %2</source>
        <translation>%1: енергія %2</translation>
    </message>
</context>
<context>
    <name>ForecastCard</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>Ще %n</numerusform>
            <numerusform>Ще %n</numerusform>
            <numerusform>Ще %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Менше</translation>
    </message>
    <message>
        <source>Switch the forecast off</source>
        <translation>Вимкнути прогноз</translation>
    </message>
    <message>
        <source>Switch the forecast on</source>
        <translation>Увімкнути прогноз</translation>
    </message>
    <message>
        <source>The forecast is off</source>
        <translation>Прогноз вимкнено</translation>
    </message>
</context>
<context>
    <name>GameEndPane</name>
    <message>
        <source>Final scoring</source>
        <translation>Фінальний підрахунок очок</translation>
    </message>
    <message>
        <source>Humans add what only they can count: credits and machines left. Set your score right before you save.</source>
        <translation>Люди додають те, що можуть порахувати лише вони: решту кредитів і техніки. Виправте свій рахунок перед збереженням.</translation>
    </message>
    <message>
        <source>Save to the results</source>
        <translation>Зберегти в результати</translation>
    </message>
    <message>
        <source>Saved. To Home</source>
        <translation>Збережено. На головну</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Відмінити</translation>
    </message>
    <message>
        <source>VP after each round</source>
        <translation>ПО після кожного раунду</translation>
    </message>
</context>
<context>
    <name>GameEndRow</name>
    <message>
        <source>VP: %1</source>
        <translation>ПО: %1</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Barrage</source>
        <translation>«Гребля»</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Кінець гри</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Історія</translation>
    </message>
    <message>
        <source>Look-up</source>
        <translation>Довідник</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Не збережено</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стіл</translation>
    </message>
    <message>
        <source>Trackers</source>
        <translation>Облік</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Спробувати ще раз</translation>
    </message>
    <message>
        <source>What the app tracks</source>
        <translation>За чим стежить застосунок</translation>
    </message>
</context>
<context>
    <name>GamesImport</name>
    <message>
        <source>Choose a file</source>
        <translation>Вибрати файл</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Імпортувати</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>Імпортувати партію</translation>
    </message>
    <message>
        <source>Or the path of the file</source>
        <translation>Або шлях до файлу</translation>
    </message>
    <message>
        <source>Put the file here: %1</source>
        <translation>Покладіть файл сюди: %1</translation>
    </message>
</context>
<context>
    <name>GamesMenu</name>
    <message>
        <source>A copy at the same point, to try something else</source>
        <translation>Копія з того самого місця, щоб спробувати інакше</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>До архіву</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Видалити</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <translation>Видалено: %1</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Створити копію</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Експортувати</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Назва</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Перейменувати</translation>
    </message>
    <message>
        <source>Take out of the archive</source>
        <translation>Дістати з архіву</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Відмінити</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>A game is here from its first turn on.</source>
        <translation>Партія з’являється тут із першого ходу.</translation>
    </message>
    <message>
        <source>Everything is saved as you play</source>
        <translation>Усе зберігається під час гри</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Мої партії</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>Імпортувати партію</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Нова гра</translation>
    </message>
    <message>
        <source>No saved game yet</source>
        <translation>Ще немає збережених партій</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Не збережено</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Спробувати ще раз</translation>
    </message>
</context>
<context>
    <name>GamesRow</name>
    <message>
        <source>Continue: %1</source>
        <translation>Продовжити: %1</translation>
    </message>
    <message>
        <source>Look at it: %1</source>
        <translation>Переглянути: %1</translation>
    </message>
    <message>
        <source>More: %1</source>
        <translation>Інші дії: %1</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Help</source>
        <translation>Довідка</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>History</source>
        <translation>Історія</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторити</translation>
    </message>
    <message>
        <source>Tap an entry to go back to it</source>
        <translation>Торкніться запису, щоб повернутися до нього</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Відмінити</translation>
    </message>
</context>
<context>
    <name>HistoryRow</name>
    <message>
        <source>You are here</source>
        <translation>Ми тут</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>відмінено</translation>
    </message>
</context>
<context>
    <name>HomeActions</name>
    <message>
        <source>New game</source>
        <translation>Нова гра</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>Нова гра: %1</translation>
    </message>
</context>
<context>
    <name>HomeFeed</name>
    <message>
        <source>saved %1</source>
        <translation>збережено %1</translation>
    </message>
    <message numerus="yes">
        <source>saved %n h ago</source>
        <translation>
            <numerusform>збережено %n год тому</numerusform>
            <numerusform>збережено %n год тому</numerusform>
            <numerusform>збережено %n год тому</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saved %n min ago</source>
        <translation>
            <numerusform>збережено %n хв тому</numerusform>
            <numerusform>збережено %n хв тому</numerusform>
            <numerusform>збережено %n хв тому</numerusform>
        </translation>
    </message>
    <message>
        <source>saved just now</source>
        <translation>щойно збережено</translation>
    </message>
</context>
<context>
    <name>HomeHelp</name>
    <message>
        <source>What is this screen for?</source>
        <translation>Для чого цей екран?</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Automa Companion</source>
        <translation>Automa Companion</translation>
    </message>
    <message>
        <source>You move the cardboard. It decides.</source>
        <translation>Ви рухаєте картон. Вирішує застосунок.</translation>
    </message>
</context>
<context>
    <name>HumanByTile</name>
    <message>
        <source>An Automa tile says what %1 does now</source>
        <translation>%1: наступну дію визначає плитка Автоми</translation>
    </message>
    <message>
        <source>Mahiri Sekibo is in play: every human’s first action of a round is read like an Automa’s (B-10.17). Tell the app what lies before you, and it works the tile out.</source>
        <translation>У грі Махірі Секібо: перша дія кожного гравця-людини в раунді визначається плиткою, як в Автоми (B-10.17). Скажіть застосунку, що лежить перед вами, і він розбере плитку.</translation>
    </message>
    <message>
        <source>Read a tile</source>
        <translation>Прочитати плитку</translation>
    </message>
</context>
<context>
    <name>KitDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
</context>
<context>
    <name>KitTextField</name>
    <message>
        <source>Clear</source>
        <translation>Очистити</translation>
    </message>
</context>
<context>
    <name>LibraryBackups</name>
    <message>
        <source>%1 The file was not changed. You can play on in memory, or take a backup.</source>
        <translation>%1 Файл не змінено. Можна грати далі в пам’яті або взяти резервну копію.</translation>
    </message>
    <message>
        <source>%1 You can play on; what you do is kept in memory until it can be saved.</source>
        <translation>%1 Можна грати далі; усе зроблене залишається в пам’яті, доки його не вдасться зберегти.</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n action(s)</source>
        <translation>
            <numerusform>%1 · %n дія</numerusform>
            <numerusform>%1 · %n дії</numerusform>
            <numerusform>%1 · %n дій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could be read: %1</source>
        <translation>
            <numerusform>Вдалося прочитати %n партію: %1</numerusform>
            <numerusform>Вдалося прочитати %n партії: %1</numerusform>
            <numerusform>Вдалося прочитати %n партій: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported</source>
        <translation>
            <numerusform>Імпортовано %n партію</numerusform>
            <numerusform>Імпортовано %n партії</numerusform>
            <numerusform>Імпортовано %n партій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in the file</source>
        <translation>
            <numerusform>%n партія у файлі</numerusform>
            <numerusform>%n партії у файлі</numerusform>
            <numerusform>%n партій у файлі</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of now will not be there.</source>
        <translation>
            <numerusform>%n нинішньої партії там не буде.</numerusform>
            <numerusform>%n нинішніх партій там не буде.</numerusform>
            <numerusform>%n нинішніх партій там не буде.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), the newest: %1</source>
        <translation>
            <numerusform>%n партія, найновіша: %1</numerusform>
            <numerusform>%n партії, найновіша: %1</numerusform>
            <numerusform>%n партій, найновіша: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>A backup was made.</source>
        <translation>Резервну копію зроблено.</translation>
    </message>
    <message>
        <source>Before a restore</source>
        <translation>Перед відновленням</translation>
    </message>
    <message>
        <source>Before an import</source>
        <translation>Перед імпортом</translation>
    </message>
    <message>
        <source>Before an update of the app</source>
        <translation>Перед оновленням застосунку</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Зроблено вручну</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Щоденна</translation>
    </message>
    <message>
        <source>Everything in the file is here already.</source>
        <translation>Усе з файлу вже є.</translation>
    </message>
    <message>
        <source>Exported: %1</source>
        <translation>Експортовано: %1</translation>
    </message>
    <message>
        <source>No games in it</source>
        <translation>У ній немає партій</translation>
    </message>
    <message>
        <source>Restored: the saved games are those of %1.</source>
        <translation>Відновлено: збережені партії — станом на %1.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>Не вдалося прочитати файл: %1</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>Не вдалося записати файл: %1</translation>
    </message>
    <message>
        <source>The old file lies beside the new one, unchanged.</source>
        <translation>Старий файл лежить поруч із новим, без змін.</translation>
    </message>
    <message>
        <source>The saved games are open and can be written.</source>
        <translation>Збережені партії відкрито, запис працює.</translation>
    </message>
    <message>
        <source>The saved games can only be read</source>
        <translation>Збережені партії можна лише читати</translation>
    </message>
    <message>
        <source>The saved games cannot be opened</source>
        <translation>Не вдалося відкрити збережені партії</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>і ще %n</numerusform>
            <numerusform>і ще %n</numerusform>
            <numerusform>і ще %n</numerusform>
        </translation>
    </message>
    <message>
        <source>comes back from the bin</source>
        <translation>повертається з кошика</translation>
    </message>
    <message>
        <source>goes on further than the one here</source>
        <translation>зіграно далі, ніж у вас</translation>
    </message>
    <message>
        <source>is here already</source>
        <translation>уже є</translation>
    </message>
    <message>
        <source>new</source>
        <translation>нова</translation>
    </message>
    <message>
        <source>went another way here; is added as a copy</source>
        <translation>у вас пішла інакше; буде додано як копію</translation>
    </message>
</context>
<context>
    <name>LibraryImport</name>
    <message>
        <source>Choose a file</source>
        <translation>Вибрати файл</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Імпортувати</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Імпортувати партії</translation>
    </message>
    <message>
        <source>Look into it</source>
        <translation>Переглянути вміст</translation>
    </message>
    <message>
        <source>Or the path of the file</source>
        <translation>Або шлях до файлу</translation>
    </message>
    <message>
        <source>Put the file here: %1</source>
        <translation>Покладіть файл сюди: %1</translation>
    </message>
</context>
<context>
    <name>LibraryPlug</name>
    <message>
        <source>Backups</source>
        <translation>Резервні копії</translation>
    </message>
    <message>
        <source>Copies of all your games. Tap one to see what is in it; only then can you restore it, and the present state is kept as another copy first. All games can also go out and come in as one file.</source>
        <translation>Копії всіх ваших партій. Торкніться копії, щоб побачити, що в ній; лише тоді її можна відновити, а нинішній стан спершу збережеться як ще одна копія. Усі партії можна також експортувати й імпортувати одним файлом.</translation>
    </message>
    <message>
        <source>Restore, export and import all games</source>
        <translation>Відновити, експортувати чи імпортувати всі партії</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>What your finished games tell: won and lost, points by round, margins and streaks. Tap the funnel to count only some games, the arrow to save the table for a spreadsheet.</source>
        <translation>Що розповідають завершені партії: перемоги й поразки, очки за раундами, різниця та серії. Торкніться лійки, щоб рахувати лише деякі партії, а стрілки — щоб зберегти таблицю у файл.</translation>
    </message>
    <message>
        <source>Won and lost, VP curves, streaks</source>
        <translation>Перемоги й поразки, криві ПО, серії</translation>
    </message>
</context>
<context>
    <name>LibraryStatistics</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 VP</source>
        <translation>%1 ПО</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 год %2 хв</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 хв</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2 VP: %n game(s)</source>
        <translation>
            <numerusform>від %1 до %2 ПО: %n партія</numerusform>
            <numerusform>від %1 до %2 ПО: %n партії</numerusform>
            <numerusform>від %1 до %2 ПО: %n партій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won of %n game(s), %2 VP on average, %3 at best</source>
        <translation>
            <numerusform>перемог: %1 із %n партії, у середньому %2 ПО, щонайбільше %3</numerusform>
            <numerusform>перемог: %1 із %n партій, у середньому %2 ПО, щонайбільше %3</numerusform>
            <numerusform>перемог: %1 із %n партій, у середньому %2 ПО, щонайбільше %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 VP</source>
        <translation>%1 · %2 ПО</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партія</numerusform>
            <numerusform>%n партії</numerusform>
            <numerusform>%n партій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s): %1 won, %2 tied, %3 lost</source>
        <translation>
            <numerusform>%n партія: перемог %1, нічиїх %2, поразок %3</numerusform>
            <numerusform>%n партії: перемог %1, нічиїх %2, поразок %3</numerusform>
            <numerusform>%n партій: перемог %1, нічиїх %2, поразок %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s)</source>
        <translation>
            <numerusform>%n учасник</numerusform>
            <numerusform>%n учасники</numerusform>
            <numerusform>%n учасників</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n перемога</numerusform>
            <numerusform>%n перемоги</numerusform>
            <numerusform>%n перемог</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Усі</translation>
    </message>
    <message>
        <source>Automas, best</source>
        <translation>Автоми, найкраще</translation>
    </message>
    <message>
        <source>Automas, mean</source>
        <translation>Автоми, середнє</translation>
    </message>
    <message>
        <source>By company</source>
        <translation>За компанією</translation>
    </message>
    <message>
        <source>By level of the Automa</source>
        <translation>За рівнем Автоми</translation>
    </message>
    <message>
        <source>By number of participants</source>
        <translation>За кількістю учасників</translation>
    </message>
    <message>
        <source>By officer</source>
        <translation>За керівником</translation>
    </message>
    <message>
        <source>Company of a human</source>
        <translation>Компанія людини</translation>
    </message>
    <message>
        <source>Exported: %1</source>
        <translation>Експортовано: %1</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Зіграно партій</translation>
    </message>
    <message>
        <source>Humans won %1 of the games they played</source>
        <translation>%1 партій за участю людини виграно</translation>
    </message>
    <message>
        <source>Humans, best</source>
        <translation>Люди, найкраще</translation>
    </message>
    <message>
        <source>Humans, mean</source>
        <translation>Люди, середнє</translation>
    </message>
    <message>
        <source>Largest win, largest defeat</source>
        <translation>Найбільша перемога, найбільша поразка</translation>
    </message>
    <message>
        <source>Level of an Automa</source>
        <translation>Рівень однієї з Автом</translation>
    </message>
    <message>
        <source>Longest game</source>
        <translation>Найдовша партія</translation>
    </message>
    <message>
        <source>Longest losing streak</source>
        <translation>Поразок поспіль, щонайбільше</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Перемог поспіль, щонайбільше</translation>
    </message>
    <message>
        <source>Margin on average</source>
        <translation>Середня різниця</translation>
    </message>
    <message>
        <source>Most actions</source>
        <translation>Найбільше дій</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Зараз: %1</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>Учасники</translation>
    </message>
    <message>
        <source>R%1</source>
        <comment>round, short</comment>
        <translation>Р%1</translation>
    </message>
    <message>
        <source>The best human against the best Automa</source>
        <translation>Найкраща людина проти найкращої Автоми</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>Не вдалося записати файл: %1</translation>
    </message>
    <message>
        <source>What the app did</source>
        <translation>Що робив застосунок</translation>
    </message>
    <message>
        <source>With</source>
        <translation>З ним</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Без нього</translation>
    </message>
    <message>
        <source>Won, tied, lost</source>
        <translation>Перемоги, нічиї, поразки</translation>
    </message>
    <message>
        <source>end</source>
        <translation>кінець</translation>
    </message>
    <message>
        <source>start</source>
        <translation>старт</translation>
    </message>
</context>
<context>
    <name>Lookup</name>
    <message>
        <source>%1 (red border)</source>
        <translation>%1 (червона рамка)</translation>
    </message>
    <message>
        <source>%1 energy in each production</source>
        <translation>%1 енергії за кожне виробництво</translation>
    </message>
    <message>
        <source>%1: power %2</source>
        <translation>%1: потужність %2</translation>
    </message>
    <message>
        <source>%1: power %2, to basin %3</source>
        <translation>%1: потужність %2, до водойми %3</translation>
    </message>
    <message>
        <source>%1; then from %2</source>
        <translation>%1; далі від %2</translation>
    </message>
    <message numerus="yes">
        <source>%n excavator(s) for each point of power</source>
        <translation>
            <numerusform>%n екскаватор за одиницю потужності</numerusform>
            <numerusform>%n екскаватори за одиницю потужності</numerusform>
            <numerusform>%n екскаваторів за одиницю потужності</numerusform>
        </translation>
    </message>
    <message>
        <source>3 credits more, an Automa loses 3 VP</source>
        <translation>ще 3 кредити, Автома втрачає 3 ПО</translation>
    </message>
    <message>
        <source>Action of an Automa tile</source>
        <translation>Дія на плитці Автоми</translation>
    </message>
    <message>
        <source>Action side of a tile</source>
        <translation>Сторона плитки з діями</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Дії</translation>
    </message>
    <message>
        <source>Advanced technology tile</source>
        <translation>Жетон інноваційної технології</translation>
    </message>
    <message>
        <source>Architect</source>
        <translation>Архітектор</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Наприкінці</translation>
    </message>
    <message>
        <source>Automa</source>
        <translation>Автома</translation>
    </message>
    <message>
        <source>Automa tile</source>
        <translation>Плитка Автоми</translation>
    </message>
    <message>
        <source>Base here costs</source>
        <translation>Основа тут коштує</translation>
    </message>
    <message>
        <source>Basin</source>
        <translation>Водойма</translation>
    </message>
    <message>
        <source>Basins</source>
        <translation>Водойми</translation>
    </message>
    <message>
        <source>Begins in</source>
        <translation>Початок</translation>
    </message>
    <message>
        <source>Board codes</source>
        <translation>Коди поля</translation>
    </message>
    <message>
        <source>Bonus and objectives</source>
        <translation>Бонуси та цілі</translation>
    </message>
    <message>
        <source>Bonus tile</source>
        <translation>Бонусний жетон</translation>
    </message>
    <message>
        <source>Bonus tile: %1</source>
        <translation>Бонусний жетон: %1</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>Бонусні жетони</translation>
    </message>
    <message>
        <source>Building costs</source>
        <translation>Вартість будівництва</translation>
    </message>
    <message>
        <source>Code of a basin or conduit</source>
        <translation>Код водойми чи водоводу</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Колір</translation>
    </message>
    <message>
        <source>Companies</source>
        <translation>Компанії</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Компанія</translation>
    </message>
    <message>
        <source>Company ability</source>
        <translation>Здатність компанії</translation>
    </message>
    <message>
        <source>Conduit</source>
        <translation>Водовід</translation>
    </message>
    <message>
        <source>Conduit into it</source>
        <translation>Водовід сюди</translation>
    </message>
    <message>
        <source>Conduits</source>
        <translation>Водоводи</translation>
    </message>
    <message>
        <source>Conduits, in this order</source>
        <translation>Водоводи в такому порядку</translation>
    </message>
    <message>
        <source>Construction wheel</source>
        <translation>Будівельне колесо</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Контракт</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Контракти</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Вартість</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>Кредит</translation>
    </message>
    <message>
        <source>Criteria</source>
        <translation>Критерії</translation>
    </message>
    <message>
        <source>Criteria side of a tile</source>
        <translation>Сторона плитки з критеріями</translation>
    </message>
    <message>
        <source>Dam spaces</source>
        <translation>Комірки гребель</translation>
    </message>
    <message>
        <source>Dams, in this order</source>
        <translation>Греблі в такому порядку</translation>
    </message>
    <message>
        <source>Dashed frame</source>
        <translation>Пунктирна рамка</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Колода</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Кінець гри</translation>
    </message>
    <message>
        <source>Ends in</source>
        <translation>Кінець</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Енергія</translation>
    </message>
    <message>
        <source>Energy needed</source>
        <translation>Потрібна енергія</translation>
    </message>
    <message>
        <source>Energy track</source>
        <translation>Трек енергії</translation>
    </message>
    <message>
        <source>Engineer</source>
        <translation>Інженер</translation>
    </message>
    <message>
        <source>Excavator</source>
        <translation>Екскаватор</translation>
    </message>
    <message>
        <source>Executive officer</source>
        <translation>Керівник</translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation>Доповнення</translation>
    </message>
    <message>
        <source>External works</source>
        <translation>Сторонні замовлення</translation>
    </message>
    <message>
        <source>Feeds</source>
        <translation>Яку водойму живить</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Перший</translation>
    </message>
    <message>
        <source>For a human</source>
        <translation>Для людини</translation>
    </message>
    <message>
        <source>For everyone</source>
        <translation>Для всіх</translation>
    </message>
    <message>
        <source>For the Automa</source>
        <translation>Для Автоми</translation>
    </message>
    <message>
        <source>Green contract</source>
        <translation>Зелений контракт</translation>
    </message>
    <message>
        <source>Headstream</source>
        <translation>Витік річки</translation>
    </message>
    <message>
        <source>Headstream tile</source>
        <translation>Плитка витоку річки</translation>
    </message>
    <message>
        <source>Headstream tiles</source>
        <translation>Плитки витоків річок</translation>
    </message>
    <message>
        <source>Height of a dam</source>
        <translation>Висота греблі</translation>
    </message>
    <message>
        <source>If nothing else is possible</source>
        <translation>Якщо більше нічого не можна</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Дохід</translation>
    </message>
    <message>
        <source>Income, row: %1</source>
        <translation>Дохід, ряд: %1</translation>
    </message>
    <message>
        <source>Its water passes basins</source>
        <translation>Вода йде водоймами</translation>
    </message>
    <message>
        <source>Joker tile</source>
        <translation>Жетон-джокер</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Очільник</translation>
    </message>
    <message>
        <source>Leeghwater only</source>
        <translation>Лише з «Легватером»</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Рівні</translation>
    </message>
    <message>
        <source>Machinery</source>
        <translation>Техніка</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Техніка</translation>
    </message>
    <message>
        <source>Mixer</source>
        <translation>Бетонозмішувач</translation>
    </message>
    <message>
        <source>National contract</source>
        <translation>Державний контракт</translation>
    </message>
    <message>
        <source>Neutral dam</source>
        <translation>Нейтральна гребля</translation>
    </message>
    <message>
        <source>Not in round 5</source>
        <translation>Не в 5-му раунді</translation>
    </message>
    <message>
        <source>Objective tile</source>
        <translation>Жетон цілі</translation>
    </message>
    <message>
        <source>Objective tiles</source>
        <translation>Жетони цілей</translation>
    </message>
    <message>
        <source>Objective: %1</source>
        <translation>Ціль: %1</translation>
    </message>
    <message>
        <source>Officers</source>
        <translation>Керівники</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Потужність</translation>
    </message>
    <message>
        <source>Power of a conduit</source>
        <translation>Потужність водоводу</translation>
    </message>
    <message>
        <source>Powerhouse %1</source>
        <translation>Електростанція %1</translation>
    </message>
    <message>
        <source>Powerhouse spaces</source>
        <translation>Комірки електростанцій</translation>
    </message>
    <message>
        <source>Powerhouses, in this order</source>
        <translation>Електростанції в такому порядку</translation>
    </message>
    <message>
        <source>Printed on</source>
        <translation>Надруковано на</translation>
    </message>
    <message>
        <source>Private buildings</source>
        <translation>Приватні будівлі</translation>
    </message>
    <message>
        <source>Production system</source>
        <translation>Система</translation>
    </message>
    <message>
        <source>Readings to choose</source>
        <translation>Тлумачення на вибір</translation>
    </message>
    <message>
        <source>Red border</source>
        <translation>Червона рамка</translation>
    </message>
    <message>
        <source>Red contract</source>
        <translation>Червоний контракт</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Зона</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Зони</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Винагорода</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Річка</translation>
    </message>
    <message>
        <source>Round and its phases</source>
        <translation>Раунд і його фази</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Підрахунок очок</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Другий</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Набір</translation>
    </message>
    <message>
        <source>Set-up of the Automa</source>
        <translation>Приготування до гри: Автома</translation>
    </message>
    <message>
        <source>Someone else’s conduit</source>
        <translation>Чужий водовід</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Комірки</translation>
    </message>
    <message>
        <source>Starting contract</source>
        <translation>Стартовий контракт</translation>
    </message>
    <message>
        <source>Structures</source>
        <translation>Споруди</translation>
    </message>
    <message>
        <source>Technology tile</source>
        <translation>Жетон технології</translation>
    </message>
    <message>
        <source>Technology tiles</source>
        <translation>Жетони технологій</translation>
    </message>
    <message>
        <source>The Leeghwater Project</source>
        <translation>«Проект “Легватер”»</translation>
    </message>
    <message>
        <source>The turn goes on</source>
        <translation>Хід триває</translation>
    </message>
    <message>
        <source>Third</source>
        <translation>Третій</translation>
    </message>
    <message>
        <source>Tie-break</source>
        <translation>Вибір із кількох варіантів</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Плитка %1</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Плитки</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Черговість ходу</translation>
    </message>
    <message>
        <source>Victory points (VP)</source>
        <translation>Переможні очки (ПО)</translation>
    </message>
    <message>
        <source>Water drop</source>
        <translation>Маркер води</translation>
    </message>
    <message>
        <source>Water flow</source>
        <translation>Рух води</translation>
    </message>
    <message>
        <source>Water flows to</source>
        <translation>Куди тече вода</translation>
    </message>
    <message>
        <source>Water from</source>
        <translation>Звідки вода</translation>
    </message>
    <message>
        <source>Words and actions</source>
        <translation>Слова й дії</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>Слова гри</translation>
    </message>
    <message>
        <source>Yellow contract</source>
        <translation>Жовтий контракт</translation>
    </message>
    <message>
        <source>basins %1</source>
        <translation>водойми %1</translation>
    </message>
    <message>
        <source>company</source>
        <translation>компанія</translation>
    </message>
    <message>
        <source>criterion</source>
        <translation>критерій</translation>
    </message>
    <message>
        <source>dam: %1</source>
        <translation>гребля: %1</translation>
    </message>
    <message>
        <source>difficulty level</source>
        <translation>рівень складності</translation>
    </message>
    <message>
        <source>executive officer</source>
        <translation>керівник</translation>
    </message>
    <message>
        <source>feeds basin %1</source>
        <translation>живить водойму %1</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ні</translation>
    </message>
    <message>
        <source>no. %1</source>
        <translation>№ %1</translation>
    </message>
    <message>
        <source>piece %1: %2</source>
        <translation>споруда %1: %2</translation>
    </message>
    <message>
        <source>power %1, from basin %2 to basin %3</source>
        <translation>потужність %1, з водойми %2 до водойми %3</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>правило</translation>
    </message>
    <message>
        <source>tiles %1</source>
        <translation>плитки %1</translation>
    </message>
    <message>
        <source>yes: 3 credits more, an Automa loses 3 VP</source>
        <translation>так: ще 3 кредити, Автома втрачає 3 ПО</translation>
    </message>
</context>
<context>
    <name>LookupCriterion</name>
    <message>
        <source>Drops out:</source>
        <translation>Відпадає:</translation>
    </message>
    <message>
        <source>From a played game. It builds: %1. Criteria of tile %2.</source>
        <translation>Із зіграної партії. Будує: %1. Критерії плитки %2.</translation>
    </message>
    <message>
        <source>Stays:</source>
        <translation>Лишається:</translation>
    </message>
</context>
<context>
    <name>LookupDetail</name>
    <message>
        <source>Choose an entry</source>
        <translation>Виберіть статтю</translation>
    </message>
    <message>
        <source>Search on the left or leaf through a list.</source>
        <translation>Шукайте ліворуч або гортайте список.</translation>
    </message>
    <message>
        <source>Where it is printed</source>
        <translation>Де надруковано</translation>
    </message>
</context>
<context>
    <name>LookupLinks</name>
    <message>
        <source>See also</source>
        <translation>Дивіться також</translation>
    </message>
</context>
<context>
    <name>LookupList</name>
    <message>
        <source>Clear</source>
        <translation>Очистити</translation>
    </message>
    <message>
        <source>No tile has all of this</source>
        <translation>Такої плитки немає</translation>
    </message>
    <message>
        <source>Nothing for “%1”</source>
        <translation>Нічого на запит «%1»</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Пошук</translation>
    </message>
    <message>
        <source>Try another word, a code like 5A or a rule number like B-4.7.</source>
        <translation>Спробуйте інше слово, код на зразок 5A або номер правила на зразок B-4.7.</translation>
    </message>
</context>
<context>
    <name>LookupPage</name>
    <message>
        <source>Barrage</source>
        <translation>«Гребля»</translation>
    </message>
    <message>
        <source>Look-up</source>
        <translation>Довідник</translation>
    </message>
    <message>
        <source>Next tile</source>
        <translation>Наступна плитка</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Пошук</translation>
    </message>
    <message>
        <source>Tile before</source>
        <translation>Попередня плитка</translation>
    </message>
</context>
<context>
    <name>LookupPlug</name>
    <message>
        <source>Look-up</source>
        <translation>Довідник</translation>
    </message>
    <message>
        <source>Tiles, criteria, codes, rules</source>
        <translation>Плитки, критерії, коди, правила</translation>
    </message>
</context>
<context>
    <name>LookupTile</name>
    <message>
        <source>Action side</source>
        <translation>Сторона з діями</translation>
    </message>
    <message>
        <source>Criteria side</source>
        <translation>Сторона з критеріями</translation>
    </message>
    <message>
        <source>applied from the top</source>
        <translation>застосовують згори</translation>
    </message>
    <message>
        <source>tried from the top; dashed: the turn goes on</source>
        <translation>пробують згори; пунктир: хід триває</translation>
    </message>
</context>
<context>
    <name>LookupTileCell</name>
    <message numerus="yes">
        <source>%n engineer(s)</source>
        <translation>
            <numerusform>%n інженер</numerusform>
            <numerusform>%n інженери</numerusform>
            <numerusform>%n інженерів</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LookupTileCriteria</name>
    <message>
        <source>Headstreams %1, for water ties</source>
        <translation>Витоки %1, якщо води порівну</translation>
    </message>
    <message>
        <source>then from</source>
        <translation>далі від</translation>
    </message>
</context>
<context>
    <name>LookupTileFilter</name>
    <message>
        <source>Action</source>
        <translation>Дія</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Усі</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Код</translation>
    </message>
    <message>
        <source>Code %1</source>
        <translation>Код %1</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Критерій</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Automa Companion</source>
        <translation>Automa Companion</translation>
    </message>
</context>
<context>
    <name>MapScene</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, height %3, %4</source>
        <translation>%1: %2, висота %3, %4</translation>
    </message>
    <message>
        <source>%1: free</source>
        <translation>%1: вільно</translation>
    </message>
</context>
<context>
    <name>NavBar</name>
    <message>
        <source>Navigation</source>
        <translation>Навігація</translation>
    </message>
</context>
<context>
    <name>NewGameEditor</name>
    <message>
        <source>Automa</source>
        <translation>Автома</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Компанія</translation>
    </message>
    <message>
        <source>Executive officer</source>
        <translation>Керівник</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Людина</translation>
    </message>
    <message>
        <source>Participant %1</source>
        <translation>Учасник %1</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Хто грає</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Add a participant (%1 of 4)</source>
        <translation>Додати учасника (%1 із 4)</translation>
    </message>
    <message>
        <source>App decides</source>
        <translation>Вирішує застосунок</translation>
    </message>
    <message>
        <source>Automa tiles</source>
        <translation>Плитки Автоми</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Почати</translation>
    </message>
    <message>
        <source>Buildings and external works</source>
        <translation>Будівлі та сторонні замовлення</translation>
    </message>
    <message>
        <source>Enter a code</source>
        <translation>Ввести код</translation>
    </message>
    <message>
        <source>Four companies are the most</source>
        <translation>Більше чотирьох компаній не буває</translation>
    </message>
    <message>
        <source>From the app</source>
        <translation>Із застосунку</translation>
    </message>
    <message>
        <source>From the box</source>
        <translation>З коробки</translation>
    </message>
    <message>
        <source>House readings</source>
        <translation>Тлумачення правил</translation>
    </message>
    <message>
        <source>Leeghwater expansion</source>
        <translation>Доповнення «Легватер»</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Нова гра</translation>
    </message>
    <message>
        <source>Set up the table</source>
        <translation>Підготувати стіл</translation>
    </message>
    <message>
        <source>Step 1 of 2 · who plays</source>
        <translation>Крок 1 із 2 · хто грає</translation>
    </message>
    <message>
        <source>The app shuffles and turns them up; yours stay in the box</source>
        <translation>Застосунок тасує й відкриває їх; ваші лишаються в коробці</translation>
    </message>
    <message>
        <source>The app turns up the Automa tiles and keeps VP, energy and engineers. You decide by hand; the board needs no set-up here.</source>
        <translation>Застосунок відкриває плитки Автоми й веде ПО, енергію та інженерів. Вирішуєте ви; поле тут готувати не треба.</translation>
    </message>
    <message>
        <source>The same set-up as on another phone</source>
        <translation>Така сама розкладка, як на іншому телефоні</translation>
    </message>
    <message>
        <source>Tiles only</source>
        <translation>Лише плитки</translation>
    </message>
    <message>
        <source>Tiles only · who plays</source>
        <translation>Лише плитки · хто грає</translation>
    </message>
    <message>
        <source>What the app does</source>
        <translation>Що робить застосунок</translation>
    </message>
    <message>
        <source>You turn them up and say which one came</source>
        <translation>Ви відкриваєте їх і кажете, яка випала</translation>
    </message>
</context>
<context>
    <name>NewGameParticipant</name>
    <message>
        <source>Change participant %1</source>
        <translation>Змінити учасника %1</translation>
    </message>
    <message>
        <source>Executive officer: %1</source>
        <translation>Керівник: %1</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Рівень</translation>
    </message>
    <message>
        <source>Remove participant %1</source>
        <translation>Прибрати учасника %1</translation>
    </message>
</context>
<context>
    <name>NewGameReadings</name>
    <message>
        <source>House readings</source>
        <translation>Тлумачення правил</translation>
    </message>
    <message>
        <source>The rulebooks leave these questions open. The first answer is our default.</source>
        <translation>Правила лишають ці питання відкритими. Перша відповідь — наша типова.</translation>
    </message>
</context>
<context>
    <name>PadAmounts</name>
    <message>
        <source>The drops flow at once</source>
        <translation>Маркери води рухаються одразу</translation>
    </message>
</context>
<context>
    <name>PadFold</name>
    <message>
        <source>Back to the buttons</source>
        <translation>Назад до кнопок</translation>
    </message>
</context>
<context>
    <name>PadOption</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>PadPreview</name>
    <message>
        <source>A contract that you fulfil with it: a national one under Contract, its VP under Markers.</source>
        <translation>Контракт, який ви цим виконуєте: державний — через «Контракт», ПО — через «Маркери».</translation>
    </message>
    <message>
        <source>Choose a building.</source>
        <translation>Виберіть приватну будівлю.</translation>
    </message>
    <message>
        <source>Choose a system.</source>
        <translation>Виберіть систему.</translation>
    </message>
    <message>
        <source>Choose the contract that is taken.</source>
        <translation>Виберіть контракт, який забирають.</translation>
    </message>
    <message>
        <source>Choose the tile that is taken.</source>
        <translation>Виберіть жетон, який беруть.</translation>
    </message>
    <message>
        <source>Choose where the drops go.</source>
        <translation>Виберіть, куди йдуть маркери води.</translation>
    </message>
    <message>
        <source>Count this, the turn goes on</source>
        <translation>Зарахувати, хід триває</translation>
    </message>
    <message>
        <source>No system with water is ready.</source>
        <translation>Немає готової системи з водою.</translation>
    </message>
    <message>
        <source>No tile lies in the Patent Office.</source>
        <translation>У патентному бюро немає жетонів.</translation>
    </message>
    <message>
        <source>Records this and keeps the turn open</source>
        <translation>Записує це, хід триває</translation>
    </message>
    <message>
        <source>Set how far the markers move.</source>
        <translation>Укажіть, на скільки рухаються маркери.</translation>
    </message>
    <message>
        <source>Tap a lit space on the map.</source>
        <translation>Торкніться підсвіченої комірки на полі.</translation>
    </message>
</context>
<context>
    <name>PadStructures</name>
    <message>
        <source>What is built</source>
        <translation>Що будується</translation>
    </message>
</context>
<context>
    <name>PowerPlate</name>
    <message>
        <source>Power %1</source>
        <translation>Потужність %1</translation>
    </message>
</context>
<context>
    <name>ProgressSteps</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Крок %1 із %2</translation>
    </message>
</context>
<context>
    <name>ResultChart</name>
    <message>
        <source>VP after each round</source>
        <translation>ПО після кожного раунду</translation>
    </message>
</context>
<context>
    <name>RoundEndPane</name>
    <message>
        <source>Energy made</source>
        <translation>Вироблена енергія</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Відмінити</translation>
    </message>
    <message>
        <source>VP gained</source>
        <translation>Отримані ПО</translation>
    </message>
    <message>
        <source>full bonus from %1</source>
        <translation>повний бонус від %1</translation>
    </message>
</context>
<context>
    <name>RoundEndTable</name>
    <message>
        <source>Tap a line for its sum</source>
        <translation>Торкніться рядка, щоб побачити розрахунок</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Animations</source>
        <translation>Анімація</translation>
    </message>
    <message>
        <source>As on this device</source>
        <translation>Як на пристрої</translation>
    </message>
    <message>
        <source>Changes take effect at once</source>
        <translation>Зміни діють одразу</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Темна</translation>
    </message>
    <message>
        <source>Keep the screen on</source>
        <translation>Не вимикати екран</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Мова</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Світла</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>animations</comment>
        <translation>Вимкнено</translation>
    </message>
    <message>
        <source>On</source>
        <comment>animations</comment>
        <translation>Увімкнено</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>System</source>
        <comment>animations</comment>
        <translation>Системна</translation>
    </message>
    <message>
        <source>System</source>
        <comment>theme</comment>
        <translation>Системна</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Розмір тексту</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>While a game is open</source>
        <translation>Поки відкрито партію</translation>
    </message>
</context>
<context>
    <name>SetupFamily</name>
    <message>
        <source>Tap to choose</source>
        <translation>Торкніться, щоб вибрати</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>%1 of %2 places entered</source>
        <translation>Уведено місць: %1 із %2</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Почати гру</translation>
    </message>
    <message numerus="yes">
        <source>Begin the game · %n step(s) open</source>
        <translation>
            <numerusform>Почати гру · лишився %n крок</numerusform>
            <numerusform>Почати гру · лишилося %n кроки</numerusform>
            <numerusform>Почати гру · лишилося %n кроків</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Інша розкладка</translation>
    </message>
    <message>
        <source>Enter what lies there</source>
        <translation>Увести вручну</translation>
    </message>
    <message>
        <source>How the table is set up</source>
        <translation>Як готується стіл</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Далі: %1</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Приготування</translation>
    </message>
    <message>
        <source>Step %1 of %2 · drawn by the app</source>
        <translation>Крок %1 із %2 · випадково</translation>
    </message>
    <message>
        <source>Tap what lies there</source>
        <translation>Позначте, що лежить на столі</translation>
    </message>
    <message>
        <source>The app draws it</source>
        <translation>Випадково</translation>
    </message>
    <message>
        <source>The rest is set up as in your rulebook.</source>
        <translation>Решту готуйте за своєю книгою правил.</translation>
    </message>
    <message>
        <source>The table is ready</source>
        <translation>Стіл готовий</translation>
    </message>
</context>
<context>
    <name>ShareCodeCard</name>
    <message>
        <source>Copy</source>
        <translation>Копіювати</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Копіювати код</translation>
    </message>
    <message>
        <source>With this code another phone lays out the same table</source>
        <translation>За цим кодом інший телефон покаже таку саму розкладку</translation>
    </message>
</context>
<context>
    <name>ShareCodeEntry</name>
    <message>
        <source>Code</source>
        <translation>Код</translation>
    </message>
    <message>
        <source>Enter a code</source>
        <translation>Ввести код</translation>
    </message>
    <message>
        <source>It is shown on the set-up page of the other phone</source>
        <translation>Він є на сторінці «Приготування» іншого телефона</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставити</translation>
    </message>
    <message>
        <source>Use this code</source>
        <translation>Застосувати код</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>About</source>
        <translation>Про застосунок</translation>
    </message>
    <message>
        <source>Go on with the last game or begin a new one. The list below leads to all saved games, the look-up, the statistics and the settings. A question mark like this one is on every screen.</source>
        <translation>Продовжте останню партію або почніть нову. Список нижче веде до збережених партій, довідника, статистики й налаштувань. Такий знак питання є на кожному екрані.</translation>
    </message>
    <message>
        <source>How the app speaks and looks. Every change takes effect at once. Further down are the backups of your games, the tour and who made the app.</source>
        <translation>Мова й вигляд застосунку. Кожна зміна діє одразу. Нижче — резервні копії ваших партій, ознайомчий тур і відомості про застосунок.</translation>
    </message>
    <message>
        <source>Language, theme, text size</source>
        <translation>Мова, тема, розмір тексту</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>Version, licence, thanks</source>
        <translation>Версія, ліцензія, подяки</translation>
    </message>
    <message>
        <source>Which version this is, who may use it and what it is built with. There is nothing to set here.</source>
        <translation>Яка це версія, хто може нею користуватися і з чого її зроблено. Налаштовувати тут нічого не треба.</translation>
    </message>
</context>
<context>
    <name>StatisticsCurves</name>
    <message>
        <source>VP by round</source>
        <translation>ПО за раундами</translation>
    </message>
</context>
<context>
    <name>StatisticsFilters</name>
    <message>
        <source>All games are alike: there is nothing to choose.</source>
        <translation>Усі партії однакові: вибирати нема з чого.</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Фільтри</translation>
    </message>
</context>
<context>
    <name>StatisticsMargins</name>
    <message>
        <source>Filled: a human was ahead. Outlined: an Automa was ahead.</source>
        <translation>Зафарбовано: попереду була людина. Контур: попереду була Автома.</translation>
    </message>
    <message>
        <source>Margins in VP</source>
        <translation>Різниця в ПО</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>A game counts here when its result has been saved on its last screen.</source>
        <translation>Партія враховується тут, коли її результат збережено на останньому екрані.</translation>
    </message>
    <message numerus="yes">
        <source>Clear %n filter(s)</source>
        <translation>
            <numerusform>Зняти %n фільтр</numerusform>
            <numerusform>Зняти %n фільтри</numerusform>
            <numerusform>Зняти %n фільтрів</numerusform>
        </translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Експортувати як CSV</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Фільтри</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Завершені партії</translation>
    </message>
    <message>
        <source>No finished game yet</source>
        <translation>Завершених партій ще немає</translation>
    </message>
    <message>
        <source>No game matches these filters.</source>
        <translation>Жодна партія не проходить крізь ці фільтри.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
</context>
<context>
    <name>StatisticsRecords</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>StatisticsSeats</name>
    <message>
        <source>Automas: %1</source>
        <translation>Автоми — %1</translation>
    </message>
    <message>
        <source>Humans: %1</source>
        <translation>Люди — %1</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less: %1</source>
        <translation>Менше: %1</translation>
    </message>
    <message>
        <source>More: %1</source>
        <translation>Більше: %1</translation>
    </message>
</context>
<context>
    <name>StorageErrors</name>
    <message>
        <source>A part of the saved games was missing. The last actions may be lost.</source>
        <translation>Частини збережених партій бракувало. Останні дії могли загубитися.</translation>
    </message>
    <message>
        <source>For now, games are kept in memory only.</source>
        <translation>Зараз партії зберігаються лише в пам’яті.</translation>
    </message>
    <message>
        <source>Saving failed for an unknown reason.</source>
        <translation>Зберегти не вдалося з невідомої причини.</translation>
    </message>
    <message>
        <source>The app is already running and uses the saved games. Close the other window.</source>
        <translation>Застосунок уже запущено, і він користується збереженими партіями. Закрийте інше вікно.</translation>
    </message>
    <message>
        <source>The disk is full. Free some space; the app will try again.</source>
        <translation>Диск заповнено. Звільніть місце; застосунок спробує ще раз.</translation>
    </message>
    <message>
        <source>The disk reported a fault while reading or writing.</source>
        <translation>Диск повідомив про помилку читання або запису.</translation>
    </message>
    <message>
        <source>The file comes from a newer version of the app. Update the app to read it.</source>
        <translation>Файл із новішої версії застосунку. Оновіть застосунок, щоб його прочитати.</translation>
    </message>
    <message>
        <source>The file holds a value that makes no sense.</source>
        <translation>У файлі є недопустиме значення.</translation>
    </message>
    <message>
        <source>The file is nested too deeply to be a saved game.</source>
        <translation>У файлі забагато рівнів вкладеності для збереженої партії.</translation>
    </message>
    <message>
        <source>The file is not an exported game.</source>
        <translation>Файл не є експортованою партією.</translation>
    </message>
    <message>
        <source>The file is too big to be a saved game.</source>
        <translation>Файл завеликий для збереженої партії.</translation>
    </message>
    <message>
        <source>The file of the saved games belongs to another program.</source>
        <translation>Файл збережених партій належить іншій програмі.</translation>
    </message>
    <message>
        <source>The file of the saved games cannot be opened.</source>
        <translation>Не вдається відкрити файл збережених партій.</translation>
    </message>
    <message>
        <source>The file of the saved games holds something else.</source>
        <translation>У файлі збережених партій інші дані.</translation>
    </message>
    <message>
        <source>The file of the saved games is damaged. It was left as it is.</source>
        <translation>Файл збережених партій пошкоджено. Його залишено як є.</translation>
    </message>
    <message>
        <source>The file of the saved games is empty.</source>
        <translation>Файл збережених партій порожній.</translation>
    </message>
    <message>
        <source>The file was changed or cut short on its way: its checksum does not fit.</source>
        <translation>Файл змінено або обрізано під час передавання: контрольна сума не збігається.</translation>
    </message>
    <message>
        <source>The folder of the saved games cannot be written to.</source>
        <translation>Немає доступу на запис до теки збережених партій.</translation>
    </message>
    <message>
        <source>The history has no such place.</source>
        <translation>В історії немає такого місця.</translation>
    </message>
    <message>
        <source>The record of this game does not fit together.</source>
        <translation>Запис цієї партії суперечливий.</translation>
    </message>
    <message>
        <source>The saved game has been changed elsewhere in the meantime.</source>
        <translation>Збережену партію тим часом змінили деінде.</translation>
    </message>
    <message>
        <source>The saved games are busy just now. Try again in a moment.</source>
        <translation>Збережені партії зараз зайняті. Спробуйте трохи згодом.</translation>
    </message>
    <message>
        <source>The saved games come from a newer version of the app. Update the app to open them.</source>
        <translation>Збережені партії походять із новішої версії. Оновіть застосунок, щоб їх відкрити.</translation>
    </message>
    <message>
        <source>The saved games come from an older version and must be brought up to date first.</source>
        <translation>Збережені партії зі старішої версії; спершу їх треба оновити.</translation>
    </message>
    <message>
        <source>There is no such backup.</source>
        <translation>Такої резервної копії немає.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Такого файлу немає.</translation>
    </message>
    <message>
        <source>There is not enough memory to do this.</source>
        <translation>Для цього бракує пам’яті.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Немає чого повторювати.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Немає чого відміняти.</translation>
    </message>
    <message>
        <source>This game has been deleted.</source>
        <translation>Цю партію видалено.</translation>
    </message>
    <message>
        <source>This game is not among the saved games.</source>
        <translation>Цієї партії немає серед збережених.</translation>
    </message>
    <message>
        <source>This text is empty, too long or holds characters that cannot be kept.</source>
        <translation>Цей текст порожній, задовгий або містить недопустимі символи.</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Завершити хід</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Відмінити</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Чому?</translation>
    </message>
</context>
<context>
    <name>TableStrip</name>
    <message>
        <source>Turn order</source>
        <translation>Черговість ходу</translation>
    </message>
</context>
<context>
    <name>TableStripCell</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, now</source>
        <translation>%1, %2, зараз</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>Not done:</source>
        <translation>Не виконано:</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Чому?</translation>
    </message>
</context>
<context>
    <name>TextSizeCard</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Put &lt;b&gt;2 drops&lt;/b&gt; here</source>
        <translation>Покладіть сюди &lt;b&gt;2 маркери води&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Розмір тексту</translation>
    </message>
</context>
<context>
    <name>TilesAction</name>
    <message>
        <source>Action %1: %2</source>
        <translation>Дія %1: %2</translation>
    </message>
    <message>
        <source>done</source>
        <translation>виконано</translation>
    </message>
    <message>
        <source>not in this game or round</source>
        <translation>не в цій грі чи раунді</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>неможливо</translation>
    </message>
</context>
<context>
    <name>TilesEnterPage</name>
    <message>
        <source>Enter the board</source>
        <translation>Введіть стан поля</translation>
    </message>
    <message>
        <source>Go on with the board</source>
        <translation>Продовжити з полем</translation>
    </message>
    <message>
        <source>Tap a space and set what stands there</source>
        <translation>Торкніться комірки й укажіть, що там стоїть</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Відмінити</translation>
    </message>
</context>
<context>
    <name>TilesMarkers</name>
    <message>
        <source>Energy</source>
        <translation>Енергія</translation>
    </message>
    <message>
        <source>Engineers</source>
        <translation>Інженери</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>ПО</translation>
    </message>
</context>
<context>
    <name>TilesMenu</name>
    <message>
        <source>End this turn without an action</source>
        <translation>Завершити хід без дії</translation>
    </message>
    <message>
        <source>Enter what stands there; from then on the app decides. Markers, engineers and tiles stay.</source>
        <translation>Введіть, що там стоїть; далі вирішує застосунок. Маркери, інженери й плитки лишаються.</translation>
    </message>
    <message>
        <source>If you played it differently at the table</source>
        <translation>Якщо за столом зіграли інакше</translation>
    </message>
    <message>
        <source>Now: the Automa tiles and the markers</source>
        <translation>Зараз: плитки Автоми й маркери</translation>
    </message>
    <message>
        <source>Now: the whole board</source>
        <translation>Зараз: усе поле</translation>
    </message>
    <message>
        <source>Tiles only from here on</source>
        <translation>Відтепер лише плитки</translation>
    </message>
    <message>
        <source>Track the board</source>
        <translation>Стежити за полем</translation>
    </message>
    <message>
        <source>What the app tracks</source>
        <translation>За чим стежить застосунок</translation>
    </message>
    <message>
        <source>You decide by hand; the app turns up tiles and keeps the markers. The board as it is now is remembered.</source>
        <translation>Вирішуєте ви; застосунок відкриває плитки й веде маркери. Поле в теперішньому стані запам’ятовується.</translation>
    </message>
</context>
<context>
    <name>TilesPanes</name>
    <message>
        <source>Criteria: tile %1</source>
        <translation>Критерії: плитка %1</translation>
    </message>
</context>
<context>
    <name>TilesRound</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Move up: %1</source>
        <translation>Підняти вище: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Відмінити</translation>
    </message>
    <message>
        <source>VP at the end</source>
        <translation>ПО в кінці гри</translation>
    </message>
    <message>
        <source>VP counted at the table: %1</source>
        <translation>ПО, пораховані за столом: %1</translation>
    </message>
    <message>
        <source>VP of the bonus tile</source>
        <translation>ПО за бонусний жетон</translation>
    </message>
</context>
<context>
    <name>TilesRule</name>
    <message>
        <source>%1 and its rules</source>
        <translation>%1 та інші правила</translation>
    </message>
    <message>
        <source>Energy gained</source>
        <translation>Отримана енергія</translation>
    </message>
    <message>
        <source>VP gained or lost</source>
        <translation>Зміна ПО</translation>
    </message>
</context>
<context>
    <name>TilesRules</name>
    <message>
        <source>Rules of this action</source>
        <translation>Правила цієї дії</translation>
    </message>
</context>
<context>
    <name>TilesSide</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Headstreams for water: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Витоки для води: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>then from &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>далі від &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
</context>
<context>
    <name>TilesTurn</name>
    <message>
        <source>Criteria: tile %1</source>
        <translation>Критерії: плитка %1</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Неможливо</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Пасує</translation>
    </message>
    <message>
        <source>Turn done</source>
        <translation>Хід завершено</translation>
    </message>
    <message>
        <source>Turn up a tile</source>
        <translation>Відкрити плитку</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Відмінити</translation>
    </message>
</context>
<context>
    <name>TourPage</name>
    <message>
        <source>Recorded</source>
        <translation>Записано</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Пропустити</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <translation>Пропустити тур</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Крок %1 із %2</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Ознайомчий тур</translation>
    </message>
</context>
<context>
    <name>TrackerBoard</name>
    <message>
        <source>Income uncovered: %1</source>
        <translation>Відкритий дохід: %1</translation>
    </message>
    <message>
        <source>Income uncovered: none</source>
        <translation>Відкритий дохід: немає</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>На полі</translation>
    </message>
</context>
<context>
    <name>TrackerEditor</name>
    <message>
        <source>Back to the overview</source>
        <translation>Назад до огляду</translation>
    </message>
    <message>
        <source>Contracts fulfilled</source>
        <translation>Виконані контракти</translation>
    </message>
    <message>
        <source>External works carried out</source>
        <translation>Виконані сторонні замовлення</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Застосувати</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>Змінити вручну</translation>
    </message>
    <message>
        <source>Technology tiles in hand</source>
        <translation>Жетони технологій у запасі</translation>
    </message>
    <message>
        <source>Turn up a tile</source>
        <translation>Відкрити плитку</translation>
    </message>
    <message>
        <source>What lies before you?</source>
        <translation>Що лежить перед вами?</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Будівельне колесо</translation>
    </message>
</context>
<context>
    <name>TrackerEditorNumbers</name>
    <message>
        <source>Contracts fulfilled</source>
        <translation>Виконані контракти</translation>
    </message>
    <message>
        <source>Every change is written into the ledger as “by hand” and can be undone.</source>
        <translation>Кожна зміна потрапляє до журналу як «вручну», її можна відмінити.</translation>
    </message>
    <message>
        <source>External works carried out</source>
        <translation>Виконані сторонні замовлення</translation>
    </message>
    <message>
        <source>Mahiri Sekibo: your first action of the round comes from an Automa tile. To read it, the app must know your hand.</source>
        <translation>Махірі Секібо: вашу першу дію раунду визначає плитка Автоми. Щоб прочитати її, застосунок має знати ваші запаси.</translation>
    </message>
    <message>
        <source>Structures</source>
        <translation>Споруди</translation>
    </message>
    <message>
        <source>Tap them on the board</source>
        <translation>Торкніться їх на полі</translation>
    </message>
    <message>
        <source>Technology tiles in hand</source>
        <translation>Жетони технологій у запасі</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Будівельне колесо</translation>
    </message>
</context>
<context>
    <name>TrackerEditorWheel</name>
    <message>
        <source>Concrete mixers in segment %1</source>
        <translation>Бетонозмішувачі в секторі %1</translation>
    </message>
    <message>
        <source>Excavators in segment %1</source>
        <translation>Екскаватори в секторі %1</translation>
    </message>
    <message>
        <source>Segment, counted clockwise from the open one</source>
        <translation>Сектор за годинниковою стрілкою від відкритого</translation>
    </message>
</context>
<context>
    <name>TrackerEnergy</name>
    <message>
        <source>Energy %1</source>
        <translation>Енергія %1</translation>
    </message>
</context>
<context>
    <name>TrackerPoints</name>
    <message>
        <source>%1 VP</source>
        <translation>%1 ПО</translation>
    </message>
    <message>
        <source>%1 → %2 VP</source>
        <translation>%1 → %2 ПО</translation>
    </message>
    <message>
        <source>Full ledger</source>
        <translation>Увесь журнал</translation>
    </message>
    <message>
        <source>No change yet.</source>
        <translation>Змін ще не було.</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>Змінити вручну</translation>
    </message>
    <message>
        <source>Shorter</source>
        <translation>Коротше</translation>
    </message>
    <message>
        <source>The table counts these VP.</source>
        <translation>Ці ПО рахують за столом.</translation>
    </message>
</context>
<context>
    <name>TrackerWheel</name>
    <message>
        <source>In hand</source>
        <translation>У запасі</translation>
    </message>
    <message>
        <source>Wheel and technology</source>
        <translation>Колесо й технології</translation>
    </message>
</context>
<context>
    <name>WheelView</name>
    <message>
        <source>The wheel is empty</source>
        <translation>Колесо порожнє</translation>
    </message>
    <message>
        <source>open</source>
        <translation>відкр.</translation>
    </message>
    <message>
        <source>segment %1: %2, excavators %3, mixers %4</source>
        <translation>сектор %1: %2, екскаватори %3, бетонозмішувачі %4</translation>
    </message>
</context>
<context>
    <name>WhyBox</name>
    <message>
        <source>%1 left: %2</source>
        <translation>Лишається %1: %2</translation>
    </message>
</context>
<context>
    <name>WhyModel</name>
    <message>
        <source>%1 · criteria tile %2 (%3)</source>
        <translation>%1 · плитка критеріїв %2 (%3)</translation>
    </message>
    <message>
        <source>Another system is better</source>
        <translation>Інша система краща</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Далі: %1</translation>
    </message>
    <message>
        <source>Skipped: %1</source>
        <translation>Пропущено: %1</translation>
    </message>
    <message>
        <source>So this action is skipped and the next one on the tile is tried.</source>
        <translation>Тож цю дію пропущено, і далі йде наступна дія плитки.</translation>
    </message>
    <message>
        <source>The condition is met</source>
        <translation>Умову виконано</translation>
    </message>
    <message>
        <source>This is chosen</source>
        <translation>Обрано це</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>Що виконується</translation>
    </message>
    <message>
        <source>Why %1?</source>
        <comment>a place on the board</comment>
        <translation>Чому саме %1?</translation>
    </message>
    <message>
        <source>Why is action %1 skipped?</source>
        <translation>Чому дію %1 пропущено?</translation>
    </message>
    <message>
        <source>Why this turn?</source>
        <translation>Чому такий хід?</translation>
    </message>
    <message>
        <source>a system that is not used</source>
        <translation>система, яку не використано</translation>
    </message>
    <message>
        <source>out before: %1</source>
        <translation>відпали раніше: %1</translation>
    </message>
    <message>
        <source>out now: %1</source>
        <translation>відпали зараз: %1</translation>
    </message>
    <message>
        <source>still in: %1</source>
        <translation>лишаються: %1</translation>
    </message>
    <message>
        <source>the system</source>
        <translation>система</translation>
    </message>
    <message>
        <source>what counts here</source>
        <translation>що тут важливо</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>обрано</translation>
    </message>
</context>
<context>
    <name>WhyPage</name>
    <message>
        <source>Action %1</source>
        <translation>Дія %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Зрозуміло</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далі</translation>
    </message>
</context>
<context>
    <name>WhyWords</name>
    <message>
        <source>Action %1: done</source>
        <translation>Дія %1: виконано</translation>
    </message>
    <message>
        <source>Action %1: skipped</source>
        <translation>Дія %1: пропущено</translation>
    </message>
    <message>
        <source>All actions tried</source>
        <translation>Усі спробувані дії</translation>
    </message>
</context>
</TS>
