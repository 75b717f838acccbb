<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About</source>
        <translation>О приложении</translation>
    </message>
    <message>
        <source>Automa Companion</source>
        <translation>Automa Companion</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>На чём построено</translation>
    </message>
    <message>
        <source>Free software</source>
        <translation>Свободная программа</translation>
    </message>
    <message>
        <source>MIT licence. You may use, study, share and change it.</source>
        <translation>Лицензия MIT. Программу можно использовать, изучать, распространять и менять.</translation>
    </message>
    <message>
        <source>Qt %1</source>
        <translation>Qt %1</translation>
    </message>
    <message>
        <source>The app plays the Automa in a board game that lies on your table. It knows the position, decides, says what to move and shows why. It works without a network and sends nothing anywhere.</source>
        <translation>Приложение играет за Автому в настольной игре, которая лежит на вашем столе. Оно знает позицию, решает, говорит, что передвинуть, и показывает почему. Оно работает без сети и никуда ничего не отправляет.</translation>
    </message>
    <message>
        <source>The board games belong to their authors and publishers, who have no part in this app. You need the game itself: no rulebook text and no artwork of theirs is in here. All words and drawings are our own.</source>
        <translation>Настольные игры принадлежат их авторам и издателям, которые не имеют отношения к этому приложению. Нужна сама игра: здесь нет ни текстов правил, ни иллюстраций издателей. Все слова и рисунки — наши собственные.</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Игры</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Версия %1</translation>
    </message>
    <message>
        <source>You move the cardboard. It decides.</source>
        <translation>Вы двигаете картон. Решает приложение.</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>общественное достояние</translation>
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
        <translation>Для чего этот экран?</translation>
    </message>
</context>
<context>
    <name>AskOfficers</name>
    <message>
        <source>Executive officer</source>
        <translation>Управляющий</translation>
    </message>
</context>
<context>
    <name>AskPage</name>
    <message>
        <source>Answer</source>
        <translation>Ответ</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Спросить</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Другой вопрос</translation>
    </message>
    <message>
        <source>Ask once</source>
        <translation>Один вопрос</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Очистить</translation>
    </message>
    <message>
        <source>Empty the board and begin anew</source>
        <translation>Убрать всё с поля и начать заново</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>The answer follows every change on the map</source>
        <translation>Ответ учитывает каждое изменение на поле</translation>
    </message>
    <message>
        <source>What would the Automa do? Nothing is saved</source>
        <translation>Что сделала бы Автома? Ничего не сохраняется</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Кто</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Почему?</translation>
    </message>
</context>
<context>
    <name>AskTiles</name>
    <message>
        <source>%1, code %2</source>
        <translation>%1, номер %2</translation>
    </message>
    <message>
        <source>By its code, as printed: dam, conduit, powerhouse</source>
        <translation>По напечатанному номеру: плотина, трубопровод, электростанция</translation>
    </message>
    <message>
        <source>Which tile shows the actions?</source>
        <translation>Какой жетон показывает действия?</translation>
    </message>
    <message>
        <source>Which tile shows the criteria?</source>
        <translation>Какой жетон показывает критерии?</translation>
    </message>
</context>
<context>
    <name>AskWho</name>
    <message>
        <source>Actions: tile %1</source>
        <translation>Действия: жетон %1</translation>
    </message>
    <message>
        <source>At first as at the start of a game</source>
        <translation>Сначала как в начале игры</translation>
    </message>
    <message>
        <source>Criteria: tile %1</source>
        <translation>Критерии: жетон %1</translation>
    </message>
    <message>
        <source>Executive officer</source>
        <translation>Управляющий</translation>
    </message>
    <message>
        <source>Leeghwater expansion</source>
        <translation>Дополнение «Легватер»</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>The tile flipped beside it</source>
        <translation>Перевёрнутый жетон рядом</translation>
    </message>
    <message>
        <source>The tile on top of the stack</source>
        <translation>Верхний жетон стопки</translation>
    </message>
    <message>
        <source>Wheel and technology</source>
        <translation>Колесо и технологии</translation>
    </message>
    <message>
        <source>Which company is the Automa?</source>
        <translation>За какую компанию играет Автома?</translation>
    </message>
</context>
<context>
    <name>BackupPreview</name>
    <message>
        <source>Restore this backup</source>
        <translation>Восстановить эту копию</translation>
    </message>
    <message>
        <source>These games would be there:</source>
        <translation>Будут такие партии:</translation>
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
        <translation>Все партии одним файлом</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Сделать копию сейчас</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Резервные копии</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Начать заново</translation>
    </message>
    <message>
        <source>Begin with no games</source>
        <translation>Начать без партий</translation>
    </message>
    <message>
        <source>Begin with no games?</source>
        <translation>Начать без партий?</translation>
    </message>
    <message>
        <source>Copies of all saved games</source>
        <translation>Копии всех сохранённых партий</translation>
    </message>
    <message>
        <source>Export all games</source>
        <translation>Экспортировать все партии</translation>
    </message>
    <message>
        <source>Export what can still be read</source>
        <translation>Экспортировать то, что читается</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Импортировать партии</translation>
    </message>
    <message>
        <source>No backup yet</source>
        <translation>Резервных копий пока нет</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Восстановить</translation>
    </message>
    <message>
        <source>Restore this backup?</source>
        <translation>Восстановить эту копию?</translation>
    </message>
    <message>
        <source>The app makes one each day on which something changed, and before imports and updates.</source>
        <translation>Приложение делает копию каждый день, когда что-то изменилось, а также перед импортом и обновлением.</translation>
    </message>
    <message>
        <source>The file that cannot be opened is set aside, unchanged. You can come back to the backups at any time.</source>
        <translation>Файл, который не открывается, будет отложен без изменений. К резервным копиям можно вернуться в любой момент.</translation>
    </message>
    <message>
        <source>The saved games become those of the backup. A copy of the present state is kept first.</source>
        <translation>Сохранёнными партиями станут партии из копии. Сначала будет сохранена копия нынешнего состояния.</translation>
    </message>
    <message>
        <source>The saved games become those of the backup. The file that cannot be opened is set aside, unchanged.</source>
        <translation>Сохранёнными партиями станут партии из копии. Файл, который не открывается, будет отложен без изменений.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Повторить попытку</translation>
    </message>
    <message>
        <source>You see first what will be taken in</source>
        <translation>Сначала вы увидите, что будет добавлено</translation>
    </message>
</context>
<context>
    <name>BarrageApp</name>
    <message>
        <source>A saved game could not be read</source>
        <translation>Не удалось прочитать сохранённую партию</translation>
    </message>
    <message>
        <source>Barrage · %1</source>
        <translation>«Плотина» · %1</translation>
    </message>
    <message>
        <source>Continue. Next: %1</source>
        <translation>Продолжить. Далее: %1</translation>
    </message>
    <message>
        <source>Continue: end of round</source>
        <translation>Продолжить: конец раунда</translation>
    </message>
    <message>
        <source>Continue: game over</source>
        <translation>Продолжить: конец игры</translation>
    </message>
    <message>
        <source>Look at the backups</source>
        <translation>Посмотреть резервные копии</translation>
    </message>
    <message>
        <source>Move it to the archive</source>
        <translation>Перенести в архив</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Повторить попытку</translation>
    </message>
    <message>
        <source>human</source>
        <translation>человек</translation>
    </message>
    <message>
        <source>“%1” cannot be read. The other games are not affected.</source>
        <translation>Не удаётся прочитать партию: %1. Других партий это не касается.</translation>
    </message>
</context>
<context>
    <name>BarrageAsk</name>
    <message>
        <source>It would produce: for the answer the contracts must be known. Enter them on the map’s page under “Correct tiles”.</source>
        <translation>Она стала бы вырабатывать энергию: для ответа нужно знать контракты. Введите их на странице поля в разделе «Исправить жетоны».</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Жетон %1</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>энергия</translation>
    </message>
</context>
<context>
    <name>BarrageErrors</name>
    <message>
        <source>A production must make at least 1 energy. Nothing changed.</source>
        <translation>Выработка должна дать хотя бы 1 единицу энергии. Ничего не изменилось.</translation>
    </message>
    <message>
        <source>An Automa is in the middle of its turn. Nothing changed.</source>
        <translation>Автома сейчас выполняет свой ход. Ничего не изменилось.</translation>
    </message>
    <message>
        <source>Choose where at least one drop goes. Nothing changed.</source>
        <translation>Выберите место хотя бы для одной капли. Ничего не изменилось.</translation>
    </message>
    <message>
        <source>Dam, conduit and powerhouse do not form a system with water. Nothing changed.</source>
        <translation>Плотина, трубопровод и электростанция не образуют системы с водой. Ничего не изменилось.</translation>
    </message>
    <message>
        <source>It cannot be built there: the space is taken, or such a piece stands in the basin already. Nothing changed.</source>
        <translation>Там нельзя строить: клетка занята или такое сооружение уже есть в водоёме. Ничего не изменилось.</translation>
    </message>
    <message>
        <source>No Automa is about to act. Nothing changed.</source>
        <translation>Ни одна Автома сейчас не действует. Ничего не изменилось.</translation>
    </message>
    <message>
        <source>No piece of this kind is left on the company board. Nothing changed.</source>
        <translation>На планшете компании не осталось таких сооружений. Ничего не изменилось.</translation>
    </message>
    <message>
        <source>Nothing lies there. Nothing changed.</source>
        <translation>Там ничего нет. Ничего не изменилось.</translation>
    </message>
    <message>
        <source>Only a human who takes part can do this. Nothing changed.</source>
        <translation>Это может сделать только игрок-человек. Ничего не изменилось.</translation>
    </message>
    <message>
        <source>Somebody can still act in this round. Nothing changed.</source>
        <translation>В этом раунде ещё кто-то может действовать. Ничего не изменилось.</translation>
    </message>
    <message>
        <source>That dam holds no further drop. Nothing changed.</source>
        <translation>Эта плотина больше не вмещает капель. Ничего не изменилось.</translation>
    </message>
    <message>
        <source>The Automa’s turn waits for an answer: give it first. Nothing changed.</source>
        <translation>Ход Автомы ждёт ответа: сначала дайте его. Ничего не изменилось.</translation>
    </message>
    <message>
        <source>The VP of this human are not tracked. Nothing changed.</source>
        <translation>Приложение не ведёт ПО этого игрока. Ничего не изменилось.</translation>
    </message>
    <message>
        <source>The number is out of range. Nothing changed.</source>
        <translation>Число вне допустимых пределов. Ничего не изменилось.</translation>
    </message>
    <message>
        <source>There are not that many pieces. Nothing changed.</source>
        <translation>Столько фишек нет. Ничего не изменилось.</translation>
    </message>
    <message>
        <source>There is no Automa tile to flip. Nothing changed.</source>
        <translation>Нет жетона Автомы, который можно перевернуть. Ничего не изменилось.</translation>
    </message>
    <message>
        <source>This company has no engineers left. Nothing changed.</source>
        <translation>У этой компании не осталось инженеров. Ничего не изменилось.</translation>
    </message>
    <message>
        <source>This contract is of another colour. Nothing changed.</source>
        <translation>Этот контракт другого цвета. Ничего не изменилось.</translation>
    </message>
    <message>
        <source>This does not fit the phase of the round. Nothing changed.</source>
        <translation>Это не подходит к фазе раунда. Ничего не изменилось.</translation>
    </message>
    <message>
        <source>This human has passed already. Nothing changed.</source>
        <translation>Этот человек уже спасовал. Ничего не изменилось.</translation>
    </message>
    <message>
        <source>This needs the Leeghwater Project. Nothing changed.</source>
        <translation>Для этого нужен «Проект „Легватер“». Ничего не изменилось.</translation>
    </message>
    <message>
        <source>This one is on the table already. Nothing changed.</source>
        <translation>Это уже есть на столе. Ничего не изменилось.</translation>
    </message>
    <message>
        <source>This tile cannot lie there. Nothing changed.</source>
        <translation>Этот жетон не может там лежать. Ничего не изменилось.</translation>
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
        <translation>Игрок (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%1 adds %n drop(s) of water</source>
        <translation>
            <numerusform>%1 добавляет %n каплю воды</numerusform>
            <numerusform>%1 добавляет %n капли воды</numerusform>
            <numerusform>%1 добавляет %n капель воды</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 builds a base: %2</source>
        <translation>%1 строит основание: %2</translation>
    </message>
    <message>
        <source>%1 builds a conduit: %2</source>
        <translation>%1 строит трубопровод: %2</translation>
    </message>
    <message>
        <source>%1 builds a powerhouse: %2</source>
        <translation>%1 строит электростанцию: %2</translation>
    </message>
    <message>
        <source>%1 builds a private building: %2</source>
        <translation>%1 строит частное здание: %2</translation>
    </message>
    <message>
        <source>%1 builds an elevation: %2</source>
        <translation>%1 строит насыпь: %2</translation>
    </message>
    <message>
        <source>%1 carries out %2</source>
        <translation>%1 выполняет %2</translation>
    </message>
    <message>
        <source>%1 does nothing</source>
        <translation>%1 ничего не делает</translation>
    </message>
    <message numerus="yes">
        <source>%1 goes to the bank: +%n VP</source>
        <translation>
            <numerusform>%1 идёт в банк: +%n ПО</numerusform>
            <numerusform>%1 идёт в банк: +%n ПО</numerusform>
            <numerusform>%1 идёт в банк: +%n ПО</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 produces %n energy</source>
        <translation>
            <numerusform>%1 вырабатывает %n единицу энергии</numerusform>
            <numerusform>%1 вырабатывает %n единицы энергии</numerusform>
            <numerusform>%1 вырабатывает %n единиц энергии</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 renews contracts: %2</source>
        <translation>%1 обновляет контракты: %2</translation>
    </message>
    <message>
        <source>%1 takes a patent: %2</source>
        <translation>%1 покупает патент: %2</translation>
    </message>
    <message>
        <source>%1 takes machines: %2</source>
        <translation>%1 берёт технику: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 turns its wheel %n segment(s)</source>
        <translation>
            <numerusform>%1 поворачивает колесо на %n сектор</numerusform>
            <numerusform>%1 поворачивает колесо на %n сектора</numerusform>
            <numerusform>%1 поворачивает колесо на %n секторов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 waits for an answer from the table</source>
        <translation>%1 ждёт ответа игроков</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n drop(s): %1</source>
        <translation>
            <numerusform>%n капля воды: %1</numerusform>
            <numerusform>%n капли воды: %1</numerusform>
            <numerusform>%n капель воды: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Before that: %1</source>
        <translation>Перед этим: %1</translation>
    </message>
    <message>
        <source>Contract: %1</source>
        <translation>Контракт: %1</translation>
    </message>
    <message>
        <source>Contract: none in reach</source>
        <translation>Контракт: ни одного доступного</translation>
    </message>
    <message>
        <source>Contracts: %1</source>
        <translation>Контракты: %1</translation>
    </message>
    <message>
        <source>Skipped: %1 (%2)</source>
        <translation>Пропущено: %1 (%2)</translation>
    </message>
    <message>
        <source>Then: %1</source>
        <translation>Затем: %1</translation>
    </message>
    <message>
        <source>Which contract lies there now? %1</source>
        <translation>Какой контракт лежит там теперь? %1</translation>
    </message>
    <message numerus="yes">
        <source>a production, %n energy</source>
        <translation>
            <numerusform>выработка, %n единица энергии</numerusform>
            <numerusform>выработка, %n единицы энергии</numerusform>
            <numerusform>выработка, %n единиц энергии</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a second production, %n energy</source>
        <translation>
            <numerusform>вторая выработка, %n единица энергии</numerusform>
            <numerusform>вторая выработка, %n единицы энергии</numerusform>
            <numerusform>вторая выработка, %n единиц энергии</numerusform>
        </translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>завершает ход</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелёные</translation>
    </message>
    <message>
        <source>green contracts renewed</source>
        <translation>зелёные контракты обновлены</translation>
    </message>
    <message>
        <source>it already leads the energy track alone</source>
        <translation>она уже единолично лидирует на шкале энергии</translation>
    </message>
    <message>
        <source>needs the expansion</source>
        <translation>нужно дополнение</translation>
    </message>
    <message>
        <source>no engineer left</source>
        <translation>инженеров не осталось</translation>
    </message>
    <message>
        <source>no fitting tile in the Patent Office</source>
        <translation>в патентном бюро нет подходящего жетона</translation>
    </message>
    <message>
        <source>no free space it could pay for</source>
        <translation>нет свободной клетки, на которую хватает техники</translation>
    </message>
    <message>
        <source>no new drop would reach an own dam</source>
        <translation>ни одна новая капля не дойдёт до плотины Автомы</translation>
    </message>
    <message>
        <source>no such piece is left</source>
        <translation>таких сооружений не осталось</translation>
    </message>
    <message>
        <source>no system with water is ready</source>
        <translation>нет готовой системы с водой</translation>
    </message>
    <message>
        <source>no technology tile for it in hand</source>
        <translation>нет свободного жетона технологии для этого</translation>
    </message>
    <message>
        <source>not in round 5</source>
        <translation>не в раунде 5</translation>
    </message>
    <message>
        <source>nothing lies on the wheel</source>
        <translation>на колесе ничего нет</translation>
    </message>
    <message>
        <source>one more turn at once, with a new tile</source>
        <translation>сразу ещё один ход с новым жетоном</translation>
    </message>
    <message>
        <source>red</source>
        <translation>красные</translation>
    </message>
    <message>
        <source>red contracts renewed</source>
        <translation>красные контракты обновлены</translation>
    </message>
    <message>
        <source>the turn goes on</source>
        <translation>ход продолжается</translation>
    </message>
    <message>
        <source>too few machines even for the cheapest space</source>
        <translation>мало техники даже для самой дешёвой клетки</translation>
    </message>
    <message>
        <source>too few machines for any external work</source>
        <translation>мало техники для любого заказа</translation>
    </message>
    <message>
        <source>too little energy for a contract of this colour</source>
        <translation>мало энергии для контракта этого цвета</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>жёлтые</translation>
    </message>
    <message>
        <source>yellow contracts renewed</source>
        <translation>жёлтые контракты обновлены</translation>
    </message>
</context>
<context>
    <name>BarrageForecast</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>All tiles are shuffled before that turn.</source>
        <translation>Перед этим ходом все жетоны перемешают.</translation>
    </message>
    <message numerus="yes">
        <source>Criteria: tile %1. %n tile(s) may come next.</source>
        <translation>
            <numerusform>Критерии: жетон %1. Следующим может быть только %n жетон.</numerusform>
            <numerusform>Критерии: жетон %1. Следующим может быть один из %n жетонов.</numerusform>
            <numerusform>Критерии: жетон %1. Следующим может быть один из %n жетонов.</numerusform>
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
        <translation>Победа по энергии: %1</translation>
    </message>
    <message>
        <source>%1 wins: %2 ahead</source>
        <translation>Победа: %1, перевес %2</translation>
    </message>
    <message>
        <source>A tie at %1</source>
        <translation>Ничья: %1</translation>
    </message>
    <message>
        <source>Automa · %1</source>
        <translation>Автома · %1</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Человек</translation>
    </message>
    <message>
        <source>R%1</source>
        <comment>round, short</comment>
        <translation>Р%1</translation>
    </message>
    <message>
        <source>end</source>
        <translation>конец</translation>
    </message>
    <message>
        <source>start</source>
        <translation>начало</translation>
    </message>
</context>
<context>
    <name>BarrageHelp</name>
    <message>
        <source>A sample turn that touches none of your games. The button below goes on; Skip or the cross leaves the tour. You find it again in Settings.</source>
        <translation>Пробный ход, который не касается ваших партий. Кнопка внизу ведёт дальше; «Пропустить» или крестик завершают тур. Снова найти его можно в настройках.</translation>
    </message>
    <message>
        <source>All your games; each saves itself as you play. Tap Continue to go on, or the three dots to rename, copy, export or delete one. A deleted game can be taken back at once.</source>
        <translation>Все ваши партии; каждая сохраняется сама во время игры. Нажмите «Продолжить», чтобы играть дальше, или три точки, чтобы переименовать, скопировать, экспортировать или удалить. Удалённую партию можно сразу вернуть.</translation>
    </message>
    <message>
        <source>Ask once, without a game: enter what lies on the board and the tiles that show, and the app says what the Automa would do and why.</source>
        <translation>Спросите один раз, без партии: введите, что лежит на поле и какие жетоны видны, и приложение скажет, что сделала бы Автома и почему.</translation>
    </message>
    <message>
        <source>Everything printed in the game, explained: tiles, criteria, codes, contracts, rules. Type a word to search, even with a mistake in it, or tap a group.</source>
        <translation>Всё напечатанное в игре с пояснениями: жетоны, критерии, номера, контракты, правила. Введите слово, даже с ошибкой, или коснитесь раздела.</translation>
    </message>
    <message>
        <source>Everything that happened in this game, the newest first. Tap an entry to go back to it. What came after stays here until you do something new.</source>
        <translation>Всё, что случилось в этой партии, самое новое сверху. Коснитесь записи, чтобы вернуться к ней. То, что было после, остаётся здесь, пока вы не сделаете что-то новое.</translation>
    </message>
    <message>
        <source>How the app came to this decision. Each box is one step: how many spaces were left and by which rule. Tap a box or Next; the map shows the spaces.</source>
        <translation>Как приложение пришло к этому решению. Каждый прямоугольник — один шаг: сколько клеток осталось и по какому правилу. Коснитесь прямоугольника или «Далее»; клетки видны на поле.</translation>
    </message>
    <message>
        <source>Lay the table out as the list says and tick as you go. If everything lies there already, choose “Enter what lies there” and tap each place. The code lays out the same table on another phone.</source>
        <translation>Разложите всё по списку и отмечайте сделанное. Если всё уже лежит, выберите «Ввести, что лежит» и коснитесь каждого места. С этим кодом другой телефон подготовит такой же стол.</translation>
    </message>
    <message>
        <source>On the Automa’s turn move the pieces as the steps say, then tap Done; Why? shows the reasons. On your own turn tap what you did. Undo takes back the last action, as often as you like.</source>
        <translation>В ход Автомы перемещайте фишки по шагам, затем нажмите «Готово»; «Почему?» показывает причины. В свой ход коснитесь того, что вы сделали. «Отменить» возвращает последнее действие сколько угодно раз.</translation>
    </message>
    <message>
        <source>Points, energy, engineers, machines and the wheel of each company, with the log of every change. Tap a pencil to set a number right; the log then says “by hand”.</source>
        <translation>Очки, энергия, инженеры, техника и колесо каждой компании с журналом всех изменений. Коснитесь карандаша, чтобы исправить число; в журнале тогда будет «вручную».</translation>
    </message>
    <message>
        <source>Say who plays: humans and Automas, their companies and levels. Tap a participant to change it. What you chose last time is chosen already; go on with the button below.</source>
        <translation>Скажите, кто играет: люди и Автомы, их компании и уровни. Коснитесь участника, чтобы изменить его. Прошлый выбор уже стоит; дальше — кнопка внизу.</translation>
    </message>
    <message>
        <source>Tell the app what lies on the table, so that it can decide from here on. Tap a space of the board and choose what is there.</source>
        <translation>Расскажите приложению, что лежит на столе, чтобы дальше решало оно. Коснитесь клетки поля и выберите, что там есть.</translation>
    </message>
    <message>
        <source>The app only draws and turns the Automa tiles; you decide by hand. Tap Done or Not possible beside each action. Undo takes the last step back.</source>
        <translation>Приложение только берёт и переворачивает жетоны Автомы; решаете вы сами. У каждого действия отметьте, выполнено оно или невозможно. «Отменить» возвращает последний шаг.</translation>
    </message>
    <message>
        <source>The board as the app knows it. Tap a space to see what lies there or to set it right. Pinch or double-tap to look closer.</source>
        <translation>Поле, каким его знает приложение. Коснитесь клетки, чтобы увидеть, что там лежит, или исправить. Разведите пальцы или коснитесь дважды, чтобы приблизить.</translation>
    </message>
    <message>
        <source>The printed board with its codes. Tap a space to read what it is and what it costs.</source>
        <translation>Памятка по полю с номерами. Коснитесь клетки, чтобы прочитать, что это и сколько стоит.</translation>
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
        <translation>%1, первая свободная область (левая колонка сверху, затем правая)</translation>
    </message>
    <message>
        <source>%1, space %2 from the top</source>
        <translation>%1, %2-я область сверху</translation>
    </message>
    <message>
        <source>%1: &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>%1: &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%1: &lt;b&gt;+%n credit(s)&lt;/b&gt; for the use of its conduit</source>
        <translation>
            <numerusform>%1: &lt;b&gt;+%n кредит&lt;/b&gt; за использование трубопровода</numerusform>
            <numerusform>%1: &lt;b&gt;+%n кредита&lt;/b&gt; за использование трубопровода</numerusform>
            <numerusform>%1: &lt;b&gt;+%n кредитов&lt;/b&gt; за использование трубопровода</numerusform>
        </translation>
    </message>
    <message>
        <source>All energy markers back to 0, all engineers back to their companies</source>
        <translation>Верните все маркеры энергии на 0, а всех инженеров — их компаниям</translation>
    </message>
    <message>
        <source>Discard from the Patent Office: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Сбросьте из патентного бюро: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Discard: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Сбросьте: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Discard: &lt;b&gt;%1&lt;/b&gt;. Lay out a new one there</source>
        <translation>Сбросьте: &lt;b&gt;%1&lt;/b&gt;. Выложите туда новый</translation>
    </message>
    <message>
        <source>Energy marker (%1): %2 → &lt;b&gt;%3&lt;/b&gt;</source>
        <translation>Маркер энергии (%1): %2 → &lt;b&gt;%3&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Flip the top Automa tile onto the discard</source>
        <translation>Переверните верхний жетон Автомы и положите в сброс</translation>
    </message>
    <message>
        <source>Fulfilled: &lt;b&gt;%1&lt;/b&gt;. Remove it and lay out a new one there</source>
        <translation>Выполнен: &lt;b&gt;%1&lt;/b&gt;. Уберите его и выложите туда новый</translation>
    </message>
    <message>
        <source>Fulfilled: &lt;b&gt;%1&lt;/b&gt;. Remove it; it is not replaced</source>
        <translation>Выполнен: &lt;b&gt;%1&lt;/b&gt;. Уберите его; новый не выкладывают</translation>
    </message>
    <message>
        <source>Lay in the Patent Office, space %2 from the top: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Выложите в патентное бюро, %2-я область сверху: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Lay out, space %2 from the top: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Выложите, %2-я область сверху: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message numerus="yes">
        <source>Move &lt;b&gt;%n drop(s)&lt;/b&gt;: %1 → &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>
            <numerusform>Переместите &lt;b&gt;%n каплю воды&lt;/b&gt;: %1 → &lt;b&gt;%2&lt;/b&gt;</numerusform>
            <numerusform>Переместите &lt;b&gt;%n капли воды&lt;/b&gt;: %1 → &lt;b&gt;%2&lt;/b&gt;</numerusform>
            <numerusform>Переместите &lt;b&gt;%n капель воды&lt;/b&gt;: %1 → &lt;b&gt;%2&lt;/b&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>Move a &lt;b&gt;base&lt;/b&gt;: company board → &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Переместите &lt;b&gt;основание&lt;/b&gt;: планшет компании → &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Move a &lt;b&gt;building piece&lt;/b&gt; to the first free place from the left: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Переместите &lt;b&gt;фишку здания&lt;/b&gt; на первое свободное место слева: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Move a &lt;b&gt;conduit&lt;/b&gt;: company board → &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Переместите &lt;b&gt;трубопровод&lt;/b&gt;: планшет компании → &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Move a &lt;b&gt;powerhouse&lt;/b&gt;: company board → &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Переместите &lt;b&gt;электростанцию&lt;/b&gt;: планшет компании → &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Move an &lt;b&gt;elevation&lt;/b&gt;: company board → &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Переместите &lt;b&gt;насыпь&lt;/b&gt;: планшет компании → &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>New contract: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Новый контракт: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>New turn order: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Новый порядок хода: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message numerus="yes">
        <source>Put &lt;b&gt;%n drop(s)&lt;/b&gt; here: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>
            <numerusform>Положите &lt;b&gt;%n каплю воды&lt;/b&gt; сюда: &lt;b&gt;%1&lt;/b&gt;</numerusform>
            <numerusform>Положите &lt;b&gt;%n капли воды&lt;/b&gt; сюда: &lt;b&gt;%1&lt;/b&gt;</numerusform>
            <numerusform>Положите &lt;b&gt;%n капель воды&lt;/b&gt; сюда: &lt;b&gt;%1&lt;/b&gt;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put &lt;b&gt;%n engineer(s)&lt;/b&gt; here: %1</source>
        <translation>
            <numerusform>Поместите &lt;b&gt;%n инженера&lt;/b&gt; сюда: %1</numerusform>
            <numerusform>Поместите &lt;b&gt;%n инженеров&lt;/b&gt; сюда: %1</numerusform>
            <numerusform>Поместите &lt;b&gt;%n инженеров&lt;/b&gt; сюда: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Put away this round’s bonus tile</source>
        <translation>Уберите жетон бонуса этого раунда</translation>
    </message>
    <message>
        <source>Put in the open segment of the wheel: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Положите в открытый сектор колеса: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Put the &lt;b&gt;architect&lt;/b&gt; here: %1</source>
        <translation>Поместите &lt;b&gt;архитектора&lt;/b&gt; сюда: %1</translation>
    </message>
    <message>
        <source>Return to the general supply: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Верните в общий запас: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Take back from the wheel: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Заберите с колеса: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Take from the Patent Office, space %2 from the top: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Возьмите из патентного бюро, %2-я область сверху: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Take from the general supply: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Возьмите из общего запаса: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Take, space %2 from the top: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Возьмите, %2-я область сверху: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The cheap left action space is now closed for everyone: %1</source>
        <translation>Дешёвая левая область действия теперь закрыта для всех: %1</translation>
    </message>
    <message numerus="yes">
        <source>Turn the wheel &lt;b&gt;%n segment(s)&lt;/b&gt;</source>
        <translation>
            <numerusform>Поверните колесо на &lt;b&gt;%n сектор&lt;/b&gt;</numerusform>
            <numerusform>Поверните колесо на &lt;b&gt;%n сектора&lt;/b&gt;</numerusform>
            <numerusform>Поверните колесо на &lt;b&gt;%n секторов&lt;/b&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>VP marker (%1): %2 → &lt;b&gt;%3&lt;/b&gt;</source>
        <translation>Маркер ПО (%1): %2 → &lt;b&gt;%3&lt;/b&gt;</translation>
    </message>
    <message>
        <source>company board (%1)</source>
        <translation>планшет компании (%1)</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>за край поля</translation>
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
        <translation>%1, строительство: %2</translation>
    </message>
    <message>
        <source>%1 builds: %2, %3</source>
        <translation>%1, строительство: %2, %3</translation>
    </message>
    <message>
        <source>%1 fulfils: %2</source>
        <translation>%1, выполнено: %2</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1: пас</translation>
    </message>
    <message>
        <source>%1 produces: %2, %3</source>
        <translation>%1, выработка: %2, %3</translation>
    </message>
    <message>
        <source>%1 takes: %2</source>
        <translation>%1, взято: %2</translation>
    </message>
    <message>
        <source>%1, markers: energy %2, VP %3</source>
        <translation>%1, маркеры: энергия %2, ПО %3</translation>
    </message>
    <message>
        <source>%1, water: %2</source>
        <translation>%1, вода: %2</translation>
    </message>
    <message>
        <source>%1: a turn that does not concern the Automa</source>
        <translation>%1: ход, который не касается Автомы</translation>
    </message>
    <message>
        <source>%1: first part of the turn, tile %2</source>
        <translation>%1: первая часть хода, жетон %2</translation>
    </message>
    <message>
        <source>%1: tile turned up</source>
        <translation>%1: открыт жетон</translation>
    </message>
    <message>
        <source>%1: turn with tile %2</source>
        <translation>%1: ход с жетоном %2</translation>
    </message>
    <message>
        <source>Automa (%1)</source>
        <translation>Автома (%1)</translation>
    </message>
    <message>
        <source>Automa (%1): done: %2</source>
        <translation>Автома (%1): выполнено: %2</translation>
    </message>
    <message>
        <source>Automa (%1): not possible: %2</source>
        <translation>Автома (%1): невозможно: %2</translation>
    </message>
    <message>
        <source>Automa (%1): turn without a further action</source>
        <translation>Автома (%1): ход без дальнейшего действия</translation>
    </message>
    <message>
        <source>Correction by hand</source>
        <translation>Исправление вручную</translation>
    </message>
    <message>
        <source>Correction: %1</source>
        <translation>Исправление: %1</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Итоговый подсчёт очков</translation>
    </message>
    <message>
        <source>From here on the board is tracked</source>
        <translation>Дальше приложение следит за полем</translation>
    </message>
    <message>
        <source>From here on the tiles only are tracked</source>
        <translation>Дальше приложение следит только за жетонами</translation>
    </message>
    <message>
        <source>New contract: %1</source>
        <translation>Новый контракт: %1</translation>
    </message>
    <message>
        <source>New external work: %1</source>
        <translation>Новый сторонний заказ: %1</translation>
    </message>
    <message>
        <source>New patent: %1</source>
        <translation>Новый патент: %1</translation>
    </message>
    <message>
        <source>Round %1 prepared</source>
        <translation>Подготовлен раунд %1</translation>
    </message>
    <message>
        <source>Round %1: income and headstreams</source>
        <translation>Раунд %1: доход и истоки рек</translation>
    </message>
    <message>
        <source>Round %1: scoring</source>
        <translation>Раунд %1: подсчёт очков</translation>
    </message>
    <message>
        <source>Round %1: water flow</source>
        <translation>Раунд %1: течение воды</translation>
    </message>
    <message>
        <source>VP %1</source>
        <translation>ПО %1</translation>
    </message>
    <message>
        <source>energy %1</source>
        <translation>энергия %1</translation>
    </message>
</context>
<context>
    <name>BarrageLibrary</name>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (копия)</translation>
    </message>
    <message>
        <source>%1 The game goes on in memory.</source>
        <translation>%1 Игра продолжается в памяти.</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 · %n action(s)</source>
        <translation>
            <numerusform>%1 · %2 · %n действие</numerusform>
            <numerusform>%1 · %2 · %n действия</numerusform>
            <numerusform>%1 · %2 · %n действий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported</source>
        <translation>
            <numerusform>Импортирована %n партия</numerusform>
            <numerusform>Импортированы %n партии</numerusform>
            <numerusform>Импортировано %n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported: %1</source>
        <translation>Экспортировано: %1</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Повторять нечего</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Отменять нечего</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Повторить: %1</translation>
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
        <translation>Начало игры</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>Не удаётся прочитать файл: %1</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>Не удаётся записать файл: %1</translation>
    </message>
    <message>
        <source>This game is here already.</source>
        <translation>Эта партия уже есть.</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Отменить: %1</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>в архиве</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>завершена</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>идёт</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>жетон %1</translation>
    </message>
</context>
<context>
    <name>BarrageNames</name>
    <message>
        <source>%1 VP for each fulfilled contract</source>
        <translation>%1 ПО за каждый выполненный контракт</translation>
    </message>
    <message>
        <source>%1 VP for each fulfilled external work</source>
        <translation>%1 ПО за каждый выполненный сторонний заказ</translation>
    </message>
    <message>
        <source>%1 VP for each own advanced technology tile</source>
        <translation>%1 ПО за каждый свой жетон новаторской технологии</translation>
    </message>
    <message>
        <source>%1 VP for each own base</source>
        <translation>%1 ПО за каждое своё основание</translation>
    </message>
    <message>
        <source>%1 VP for each own conduit</source>
        <translation>%1 ПО за каждый свой трубопровод</translation>
    </message>
    <message>
        <source>%1 VP for each own elevation</source>
        <translation>%1 ПО за каждую свою насыпь</translation>
    </message>
    <message>
        <source>%1 VP for each own powerhouse</source>
        <translation>%1 ПО за каждую свою электростанцию</translation>
    </message>
    <message>
        <source>%1 VP for each own private building</source>
        <translation>%1 ПО за каждое своё частное здание</translation>
    </message>
    <message>
        <source>%1 lower</source>
        <translation>%1 нижняя</translation>
    </message>
    <message>
        <source>%1 lower left</source>
        <translation>%1 нижняя левая</translation>
    </message>
    <message>
        <source>%1 lower right</source>
        <translation>%1 нижняя правая</translation>
    </message>
    <message>
        <source>%1 upper</source>
        <translation>%1 верхняя</translation>
    </message>
    <message>
        <source>%1 upper left</source>
        <translation>%1 верхняя левая</translation>
    </message>
    <message>
        <source>%1 upper right</source>
        <translation>%1 верхняя правая</translation>
    </message>
    <message>
        <source>%1, left</source>
        <translation>%1, слева</translation>
    </message>
    <message>
        <source>%1, right</source>
        <translation>%1, справа</translation>
    </message>
    <message>
        <source>%1, value %2</source>
        <translation>%1, значение %2</translation>
    </message>
    <message numerus="yes">
        <source>%n Automa tile(s)</source>
        <translation>
            <numerusform>%n жетон Автомы</numerusform>
            <numerusform>%n жетона Автомы</numerusform>
            <numerusform>%n жетонов Автомы</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Automa(s)</source>
        <translation>
            <numerusform>%n Автома</numerusform>
            <numerusform>%n Автомы</numerusform>
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
            <numerusform>%n бесплатный жетон новаторской технологии</numerusform>
            <numerusform>%n бесплатных жетона новаторских технологий</numerusform>
            <numerusform>%n бесплатных жетонов новаторских технологий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n advanced tile(s)</source>
        <translation>
            <numerusform>%n жетон новаторской технологии</numerusform>
            <numerusform>%n жетона новаторских технологий</numerusform>
            <numerusform>%n жетонов новаторских технологий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n base(s)</source>
        <translation>
            <numerusform>%n основание</numerusform>
            <numerusform>%n основания</numerusform>
            <numerusform>%n оснований</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n basin(s)</source>
        <translation>
            <numerusform>%n водоём</numerusform>
            <numerusform>%n водоёма</numerusform>
            <numerusform>%n водоёмов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conduit(s)</source>
        <translation>
            <numerusform>%n трубопровод</numerusform>
            <numerusform>%n трубопровода</numerusform>
            <numerusform>%n трубопроводов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contract(s)</source>
        <translation>
            <numerusform>%n контракт</numerusform>
            <numerusform>%n контракта</numerusform>
            <numerusform>%n контрактов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n credit(s)</source>
        <translation>
            <numerusform>%n кредит</numerusform>
            <numerusform>%n кредита</numerusform>
            <numerusform>%n кредитов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dam(s)</source>
        <translation>
            <numerusform>%n плотина</numerusform>
            <numerusform>%n плотины</numerusform>
            <numerusform>%n плотин</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drop(s)</source>
        <translation>
            <numerusform>%n капля воды</numerusform>
            <numerusform>%n капли воды</numerusform>
            <numerusform>%n капель воды</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drop(s) on headstreams</source>
        <translation>
            <numerusform>%n капля воды на истоки</numerusform>
            <numerusform>%n капли воды на истоки</numerusform>
            <numerusform>%n капель воды на истоки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drop(s) that flow at once</source>
        <translation>
            <numerusform>%n капля воды, которая сразу течёт</numerusform>
            <numerusform>%n капли воды, которые сразу текут</numerusform>
            <numerusform>%n капель воды, которые сразу текут</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n elevation(s)</source>
        <translation>
            <numerusform>%n насыпь</numerusform>
            <numerusform>%n насыпи</numerusform>
            <numerusform>%n насыпей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n energy</source>
        <translation>
            <numerusform>%n единица энергии</numerusform>
            <numerusform>%n единицы энергии</numerusform>
            <numerusform>%n единиц энергии</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n energy, also for a contract</source>
        <translation>
            <numerusform>%n единица энергии, в том числе для контракта</numerusform>
            <numerusform>%n единицы энергии, в том числе для контракта</numerusform>
            <numerusform>%n единиц энергии, в том числе для контракта</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n engineer(s)</source>
        <translation>
            <numerusform>%n инженер</numerusform>
            <numerusform>%n инженера</numerusform>
            <numerusform>%n инженеров</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n excavator(s)</source>
        <translation>
            <numerusform>%n экскаватор</numerusform>
            <numerusform>%n экскаватора</numerusform>
            <numerusform>%n экскаваторов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n external work(s)</source>
        <translation>
            <numerusform>%n сторонний заказ</numerusform>
            <numerusform>%n сторонних заказа</numerusform>
            <numerusform>%n сторонних заказов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free elevation(s)</source>
        <translation>
            <numerusform>%n бесплатная насыпь</numerusform>
            <numerusform>%n бесплатные насыпи</numerusform>
            <numerusform>%n бесплатных насыпей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free powerhouse(s)</source>
        <translation>
            <numerusform>%n бесплатная электростанция</numerusform>
            <numerusform>%n бесплатные электростанции</numerusform>
            <numerusform>%n бесплатных электростанций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партия</numerusform>
            <numerusform>%n партии</numerusform>
            <numerusform>%n партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s)</source>
        <translation>
            <numerusform>%n единица техники</numerusform>
            <numerusform>%n единицы техники</numerusform>
            <numerusform>%n единиц техники</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) of your choice</source>
        <translation>
            <numerusform>%n единица техники на выбор</numerusform>
            <numerusform>%n единицы техники на выбор</numerusform>
            <numerusform>%n единиц техники на выбор</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mixer(s)</source>
        <translation>
            <numerusform>%n бетоносмеситель</numerusform>
            <numerusform>%n бетоносмесителя</numerusform>
            <numerusform>%n бетоносмесителей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n powerhouse(s)</source>
        <translation>
            <numerusform>%n электростанция</numerusform>
            <numerusform>%n электростанции</numerusform>
            <numerusform>%n электростанций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n private building(s)</source>
        <translation>
            <numerusform>%n частное здание</numerusform>
            <numerusform>%n частных здания</numerusform>
            <numerusform>%n частных зданий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n раунд</numerusform>
            <numerusform>%n раунда</numerusform>
            <numerusform>%n раундов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s)</source>
        <translation>
            <numerusform>%n сектор</numerusform>
            <numerusform>%n сектора</numerusform>
            <numerusform>%n секторов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n клетка</numerusform>
            <numerusform>%n клетки</numerusform>
            <numerusform>%n клеток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) on the energy track</source>
        <translation>
            <numerusform>%n деление на шкале энергии</numerusform>
            <numerusform>%n деления на шкале энергии</numerusform>
            <numerusform>%n делений на шкале энергии</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n system(s)</source>
        <translation>
            <numerusform>%n система</numerusform>
            <numerusform>%n системы</numerusform>
            <numerusform>%n систем</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n technology tile(s)</source>
        <translation>
            <numerusform>%n жетон технологии</numerusform>
            <numerusform>%n жетона технологии</numerusform>
            <numerusform>%n жетонов технологий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
            <numerusform>%n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>1 drop straight on a neutral or own dam with room.</source>
        <translation>1 капля прямо на нейтральную или свою плотину, где есть место.</translation>
    </message>
    <message>
        <source>1 machine of the kind it has fewer of</source>
        <translation>1 единица той техники, которой у неё меньше</translation>
    </message>
    <message>
        <source>3 VP for each own advanced technology tile, on the wheel or off it.</source>
        <translation>3 ПО за каждый свой жетон новаторской технологии, на колесе или вне его.</translation>
    </message>
    <message>
        <source>3 VP for each own dam of height 2 or 3, the new one included.</source>
        <translation>3 ПО за каждую свою плотину высотой 2 или 3, включая только что поднятую.</translation>
    </message>
    <message>
        <source>3 VP for each own powerhouse, the new one included.</source>
        <translation>3 ПО за каждую свою электростанцию, включая новую.</translation>
    </message>
    <message>
        <source>5 credits.</source>
        <translation>5 кредитов.</translation>
    </message>
    <message>
        <source>A conduit may be paid for with mixers instead: 1 mixer per power.</source>
        <translation>Трубопровод можно оплатить бетоносмесителями: 1 бетоносмеситель за единицу мощности.</translation>
    </message>
    <message>
        <source>A production with +3.</source>
        <translation>Выработка с бонусом +3.</translation>
    </message>
    <message>
        <source>A red-bordered space costs nothing extra, nor does a building place marked 3.</source>
        <translation>За клетку с красной рамкой не нужно доплачивать, за место здания с отметкой 3 — тоже.</translation>
    </message>
    <message>
        <source>A space of her own: 1 engineer uses the action of one of her private buildings.</source>
        <translation>Собственная область: 1 инженер выполняет действие одного из её зданий.</translation>
    </message>
    <message>
        <source>A space of his own: 1 engineer copies another officer’s ability for one turn.</source>
        <translation>Собственная область: 1 инженер даёт на один ход способность другого управляющего.</translation>
    </message>
    <message>
        <source>A space of his own: as much energy as drops held by his dams, without moving them.</source>
        <translation>Собственная область: столько энергии, сколько капель сдерживают его плотины; вода остаётся на месте.</translation>
    </message>
    <message>
        <source>A special technology tile copies another tile that lies on the own wheel.</source>
        <translation>Жетон особой технологии копирует другой жетон, лежащий на колесе владельца.</translation>
    </message>
    <message>
        <source>A special technology tile: the machines for an external work go on the wheel instead of being lost.</source>
        <translation>Жетон особой технологии: техника за сторонний заказ кладётся на колесо, а не теряется.</translation>
    </message>
    <message>
        <source>After a production it produces once more with another powerhouse, the way that gives the most energy, without any bonus.</source>
        <translation>После выработки она вырабатывает энергию ещё раз с другой электростанцией — так, чтобы получить больше всего энергии, без каких-либо бонусов.</translation>
    </message>
    <message>
        <source>After a production it puts 1 drop from the supply on another own dam with room: the dam of its best other system.</source>
        <translation>После выработки она кладёт 1 каплю из запаса на другую свою плотину, где есть место, — на плотину своей лучшей другой системы.</translation>
    </message>
    <message>
        <source>After each production its energy marker moves 3 more spaces. They do not count for contracts.</source>
        <translation>После каждой выработки её маркер энергии сдвигается ещё на 3 деления. Для контрактов они не считаются.</translation>
    </message>
    <message>
        <source>All 20 tiles form the new stack, and its top tile is flipped for the criteria.</source>
        <translation>Все 20 жетонов образуют новую стопку, и верхний переворачивают, чтобы открыть критерии.</translation>
    </message>
    <message>
        <source>All drops that reach the space count, even if a dam could not hold them.</source>
        <translation>Считается вся вода, дошедшая до клетки, даже если плотина её не удержала бы.</translation>
    </message>
    <message>
        <source>Amir Zahir</source>
        <translation>Амир Захир</translation>
    </message>
    <message>
        <source>An external work lets the Automa fulfil a contract. Which one?</source>
        <translation>Сторонний заказ позволяет Автоме выполнить контракт. Какой именно?</translation>
    </message>
    <message>
        <source>Anton Krylov</source>
        <translation>Антон Крылов</translation>
    </message>
    <message>
        <source>Any machine of a building cost may be replaced by 3 credits.</source>
        <translation>Любую единицу техники в стоимости строительства можно заменить 3 кредитами.</translation>
    </message>
    <message>
        <source>As High Voltage, and an executive officer helps the Automa.</source>
        <translation>Как «Высокое напряжение», а ещё Автоме помогает управляющий.</translation>
    </message>
    <message>
        <source>As medium, and the Automa also uses the special effects of advanced technology and its company ability.</source>
        <translation>Как на среднем уровне, а ещё Автома использует особые эффекты новаторских технологий и способность компании.</translation>
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
        <translation>жетон Автомы %1</translation>
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
        <translation>«Плотина»</translation>
    </message>
    <message>
        <source>Build a base</source>
        <translation>Построить основание</translation>
    </message>
    <message>
        <source>Build a base in the hills</source>
        <translation>Построить основание в холмах</translation>
    </message>
    <message>
        <source>Build a base in the mountains</source>
        <translation>Построить основание в горах</translation>
    </message>
    <message>
        <source>Build a base in the plains</source>
        <translation>Построить основание на равнинах</translation>
    </message>
    <message>
        <source>Build a conduit</source>
        <translation>Построить трубопровод</translation>
    </message>
    <message>
        <source>Build a conduit of power %1 or more</source>
        <translation>Построить трубопровод мощностью от %1</translation>
    </message>
    <message>
        <source>Build a powerhouse</source>
        <translation>Построить электростанцию</translation>
    </message>
    <message>
        <source>Build a private building, from the bottom</source>
        <translation>Построить частное здание, поиск снизу</translation>
    </message>
    <message>
        <source>Build a private building, from the top</source>
        <translation>Построить частное здание, поиск сверху</translation>
    </message>
    <message>
        <source>Build an elevation</source>
        <translation>Построить насыпь</translation>
    </message>
    <message>
        <source>Cofferdam</source>
        <translation>перемычка</translation>
    </message>
    <message>
        <source>Contract Office</source>
        <translation>отдел контрактов</translation>
    </message>
    <message>
        <source>Contract of an external work</source>
        <translation>Контракт от стороннего заказа</translation>
    </message>
    <message>
        <source>Contracts of the Automa and the bonus tile</source>
        <translation>Контракты Автомы и жетон бонуса</translation>
    </message>
    <message>
        <source>Control Station</source>
        <translation>диспетчерская</translation>
    </message>
    <message>
        <source>Copies another technology tile lying on the own wheel, effect included.</source>
        <translation>Копирует другой жетон технологии с колеса владельца вместе с эффектом.</translation>
    </message>
    <message>
        <source>Criterion “most water drops”</source>
        <translation>Критерий «больше всего капель воды»</translation>
    </message>
    <message>
        <source>Customer Office</source>
        <translation>отдел по работе с клиентами</translation>
    </message>
    <message>
        <source>Development Office</source>
        <translation>бюро разработок</translation>
    </message>
    <message>
        <source>Discard the green contracts, energy +%1</source>
        <translation>Сбросить зелёные контракты, энергия +%1</translation>
    </message>
    <message>
        <source>Discard the red contracts, energy +%1</source>
        <translation>Сбросить красные контракты, энергия +%1</translation>
    </message>
    <message>
        <source>Discard the yellow contracts, energy +%1</source>
        <translation>Сбросить жёлтые контракты, энергия +%1</translation>
    </message>
    <message>
        <source>Do contracts fulfilled by the Automa count for the contract bonus tile?</source>
        <translation>Считаются ли контракты, выполненные Автомой, для жетона бонуса за контракты?</translation>
    </message>
    <message>
        <source>Does the criterion count the drops that come, or those a dam there would hold?</source>
        <translation>Критерий считает воду, которая придёт, или только ту, что плотина там удержит?</translation>
    </message>
    <message>
        <source>Dr. Octavius</source>
        <translation>доктор Октавиус</translation>
    </message>
    <message>
        <source>Drops in rounds 1 to 4: %1</source>
        <translation>Капли в раундах 1–4: %1</translation>
    </message>
    <message>
        <source>Drops times power below 4 counts as 4. With a conduit of power 1 or 2 the Automa uses only 1 drop.</source>
        <translation>Если капли, умноженные на мощность, дают меньше 4, это считается за 4. С трубопроводом мощностью 1 или 2 Автома использует только 1 каплю.</translation>
    </message>
    <message>
        <source>Each drop that flows by river through one of its powerhouses moves its energy marker 1 space, in anyone’s turn. Drops that a conduit brings there do not count.</source>
        <translation>Каждая капля, которая рекой проходит через её электростанцию, сдвигает её маркер энергии на 1 деление — в ход любого игрока. Вода, пришедшая по трубопроводу, не считается.</translation>
    </message>
    <message>
        <source>Ellen Vos</source>
        <translation>Эллен Вос</translation>
    </message>
    <message>
        <source>Elon Audia</source>
        <translation>Элон Аудиа</translation>
    </message>
    <message>
        <source>Energy Relay Field</source>
        <translation>поле энергопередачи</translation>
    </message>
    <message>
        <source>Enrico Olivi</source>
        <translation>Энрико Оливи</translation>
    </message>
    <message>
        <source>Equal numbers: the headstream letters of the tile decide, the first letter first. If no drop reaches any possible space, the criterion is ignored.</source>
        <translation>Если поровну, решают буквы истоков на жетоне, начиная с первой. Если вода не доходит ни до одной возможной клетки, критерий не действует.</translation>
    </message>
    <message>
        <source>Every base costs 3 excavators, in any region.</source>
        <translation>Каждое основание стоит 3 экскаватора в любой области.</translation>
    </message>
    <message>
        <source>Every base costs the Automa 3 excavators. For bases and elevations it prefers mountains, then hills, then plains, before it looks at the criteria.</source>
        <translation>Каждое основание стоит Автоме 3 экскаватора. Для оснований и насыпей она ещё до критериев предпочитает горы, затем холмы, затем равнины.</translation>
    </message>
    <message>
        <source>Every contract needs 3 energy less, national ones too.</source>
        <translation>Каждый контракт, в том числе государственный, требует на 3 единицы энергии меньше.</translation>
    </message>
    <message>
        <source>Excavators and mixers stand in for each other in this cost.</source>
        <translation>Экскаваторы и бетоносмесители в этой стоимости взаимозаменяемы.</translation>
    </message>
    <message>
        <source>External Works</source>
        <translation>сторонние заказы</translation>
    </message>
    <message>
        <source>External work, in the order %1</source>
        <translation>Сторонний заказ, в порядке %1</translation>
    </message>
    <message>
        <source>Fewer drops would bring the same water to its dams. How many does the Automa place?</source>
        <translation>Меньшее число капель дало бы её плотинам столько же воды. Сколько их добавляет Автома?</translation>
    </message>
    <message>
        <source>Fill the raised dam with drops from the supply.</source>
        <translation>Наполните поднятую плотину водой из запаса.</translation>
    </message>
    <message>
        <source>Financial Division</source>
        <translation>финансовый отдел</translation>
    </message>
    <message>
        <source>For 1 credit move 4 spaces on the energy track; not for contracts.</source>
        <translation>За 1 кредит продвиньтесь на 4 деления на шкале энергии; не для контрактов.</translation>
    </message>
    <message>
        <source>For 1 credit take 2 machines of your choice.</source>
        <translation>За 1 кредит возьмите 2 единицы техники на выбор.</translation>
    </message>
    <message>
        <source>For 2 credits produce 5 energy; it counts for a contract.</source>
        <translation>За 2 кредита выработайте 5 единиц энергии; её можно использовать для контракта.</translation>
    </message>
    <message>
        <source>For 3 credits fulfil one of your open contracts without producing.</source>
        <translation>За 3 кредита выполните один из своих контрактов без выработки энергии.</translation>
    </message>
    <message>
        <source>For a base, the red-bordered space is taken when the criteria leave one basin.</source>
        <translation>Для основания берётся клетка с красной рамкой, когда по критериям остался один водоём.</translation>
    </message>
    <message>
        <source>For an external work: the machines go on the wheel with this tile instead of being lost.</source>
        <translation>Для стороннего заказа: техника кладётся на колесо вместе с этим жетоном, а не теряется.</translation>
    </message>
    <message>
        <source>France</source>
        <translation>Франция</translation>
    </message>
    <message>
        <source>Franz de Lasse</source>
        <translation>Франц де Лассе</translation>
    </message>
    <message>
        <source>Gain credits equal to twice the power of the new conduit.</source>
        <translation>Получите столько кредитов, какова удвоенная мощность нового трубопровода.</translation>
    </message>
    <message>
        <source>Gennaro Grasso</source>
        <translation>Дженнаро Грассо</translation>
    </message>
    <message>
        <source>Germany</source>
        <translation>Германия</translation>
    </message>
    <message>
        <source>Graziano del Monte</source>
        <translation>Грациано дель Монте</translation>
    </message>
    <message>
        <source>High Voltage</source>
        <translation>Высокое напряжение</translation>
    </message>
    <message>
        <source>His own ability is not known to us.</source>
        <translation>Его способность нам неизвестна.</translation>
    </message>
    <message>
        <source>Holds 4 contracts, and one production may fulfil several if their sum fits.</source>
        <translation>Может держать 4 контракта, и одна выработка выполняет несколько, если хватает на их сумму.</translation>
    </message>
    <message>
        <source>How many drops to place</source>
        <translation>Сколько воды добавлять</translation>
    </message>
    <message>
        <source>If all have the same power, all of them stay.</source>
        <translation>Если у всех мощность одинакова, остаются все.</translation>
    </message>
    <message>
        <source>If an action that ends the turn needs exactly 1 engineer, the Automa uses its free architect, and then takes another turn at once.</source>
        <translation>Если действие, завершающее ход, требует ровно 1 инженера, Автома использует свободного архитектора и сразу ходит ещё раз.</translation>
    </message>
    <message>
        <source>If drops times power is below 4, it counts as 4 before bonuses.</source>
        <translation>Если капли, умноженные на мощность, дают меньше 4, это считается за 4 до прибавления бонусов.</translation>
    </message>
    <message>
        <source>If exactly one machine is missing for a construction, the Automa pays 3 VP in its place.</source>
        <translation>Если для строительства не хватает ровно одной единицы техники, Автома тратит вместо неё 3 ПО.</translation>
    </message>
    <message>
        <source>If no possible conduit begins at a dam, the criterion is ignored.</source>
        <translation>Если ни один возможный трубопровод не начинается у плотины, критерий не действует.</translation>
    </message>
    <message>
        <source>If no possible conduit ends at a powerhouse, the criterion is ignored.</source>
        <translation>Если ни один возможный трубопровод не ведёт к электростанции, критерий не действует.</translation>
    </message>
    <message>
        <source>If no possible space fits, the criterion is ignored.</source>
        <translation>Если ни одна возможная клетка не подходит, критерий не действует.</translation>
    </message>
    <message>
        <source>Is the second place of a private building open with fewer than 4 participants?</source>
        <translation>Доступно ли второе место здания, когда участников меньше 4?</translation>
    </message>
    <message>
        <source>It stays on the discard and the other 19 tiles form the new stack.</source>
        <translation>Он остаётся в сбросе, а остальные 19 жетонов образуют новую стопку.</translation>
    </message>
    <message>
        <source>Italy</source>
        <translation>Италия</translation>
    </message>
    <message>
        <source>Its dams of height 3 hold 4 drops. Whenever it would build something and can build an elevation, it builds the elevation instead.</source>
        <translation>Её плотины высотой 3 сдерживают 4 капли. Когда она должна что-то строить и может построить насыпь, она строит насыпь.</translation>
    </message>
    <message>
        <source>Jill McDowell</source>
        <translation>Джилл Макдауэлл</translation>
    </message>
    <message>
        <source>Joseph Fontaine</source>
        <translation>Жозеф Фонтен</translation>
    </message>
    <message>
        <source>Keep the conduits that begin at a dam: an opponent’s dam if there is one, otherwise a neutral dam, otherwise an own one.</source>
        <translation>Остаются трубопроводы, которые начинаются у плотины: у чужой, если она есть, иначе у нейтральной, иначе у своей.</translation>
    </message>
    <message>
        <source>Keep the conduits that begin at a dam: an own dam if there is one, otherwise a neutral dam, otherwise an opponent’s.</source>
        <translation>Остаются трубопроводы, которые начинаются у плотины: у своей, если она есть, иначе у нейтральной, иначе у чужой.</translation>
    </message>
    <message>
        <source>Keep the conduits that end in a basin with a powerhouse: an opponent’s if there is one, otherwise an own one.</source>
        <translation>Остаются трубопроводы, которые заканчиваются в водоёме с электростанцией: чужой, если она есть, иначе своей.</translation>
    </message>
    <message>
        <source>Keep the conduits that end in a basin with a powerhouse: an own one if there is one, otherwise an opponent’s.</source>
        <translation>Остаются трубопроводы, которые заканчиваются в водоёме с электростанцией: своей, если она есть, иначе чужой.</translation>
    </message>
    <message>
        <source>Keep the conduits with the highest power.</source>
        <translation>Остаются трубопроводы с наибольшей мощностью.</translation>
    </message>
    <message>
        <source>Keep the conduits with the second highest power among those possible.</source>
        <translation>Остаются трубопроводы, вторые по мощности среди возможных.</translation>
    </message>
    <message>
        <source>Keep the red-bordered spaces.</source>
        <translation>Остаются клетки с красной рамкой.</translation>
    </message>
    <message>
        <source>Keep the space that the most drops would reach if all water flowed now.</source>
        <translation>Остаётся клетка, до которой дошло бы больше всего капель, если бы вся вода потекла прямо сейчас.</translation>
    </message>
    <message>
        <source>Keep the spaces from which water does not reach an opponent’s dam first.</source>
        <translation>Остаются клетки, из которых вода не попадает сразу к чужой плотине.</translation>
    </message>
    <message>
        <source>Keep the spaces from which water reaches one of the Automa’s own dams before any other dam.</source>
        <translation>Остаются клетки, из которых вода доходит до плотины этой Автомы раньше, чем до любой другой.</translation>
    </message>
    <message>
        <source>Keep the spaces in basin 5, in the hills.</source>
        <translation>Остаются клетки в водоёме 5 в холмах.</translation>
    </message>
    <message>
        <source>Keep the spaces in basin 6, in the hills.</source>
        <translation>Остаются клетки в водоёме 6 в холмах.</translation>
    </message>
    <message>
        <source>Keep the spaces in basin 7, in the hills.</source>
        <translation>Остаются клетки в водоёме 7 в холмах.</translation>
    </message>
    <message>
        <source>Keep the spaces in basins joined by a printed pipe to a basin with one of the Automa’s own dams. The conduit need not be built.</source>
        <translation>Остаются клетки водоёмов, которые напечатанная на поле труба соединяет с водоёмом, где есть плотина этой Автомы. Сам трубопровод может быть ещё не построен.</translation>
    </message>
    <message>
        <source>Keep the spaces in basins joined by a printed pipe to a basin with one of the Automa’s own powerhouses. The conduit need not be built.</source>
        <translation>Остаются клетки водоёмов, которые напечатанная на поле труба соединяет с водоёмом, где есть электростанция этой Автомы. Сам трубопровод может быть ещё не построен.</translation>
    </message>
    <message>
        <source>Keep the spaces in the basin where the most powerful conduit already built begins, whoever owns it.</source>
        <translation>Остаются клетки того водоёма, где начинается самый мощный из уже построенных трубопроводов, чей бы он ни был.</translation>
    </message>
    <message>
        <source>Keep the spaces in the basin where the most powerful conduit already built ends, whoever owns it.</source>
        <translation>Остаются клетки того водоёма, где заканчивается самый мощный из уже построенных трубопроводов, чей бы он ни был.</translation>
    </message>
    <message>
        <source>Keep the spaces in the plains, basins 8 to 12.</source>
        <translation>Остаются клетки на равнинах, то есть в водоёмах 8–12.</translation>
    </message>
    <message>
        <source>Keep the spaces that water leaving a built powerhouse reaches before any dam, whoever owns the powerhouse.</source>
        <translation>Остаются клетки, до которых вода от построенной электростанции доходит, не встретив плотины; владелец электростанции не важен.</translation>
    </message>
    <message>
        <source>Keep the spaces whose printed pipes lead to a lower basin with one of the Automa’s own dams.</source>
        <translation>Остаются клетки, от которых напечатанная труба ведёт к нижнему водоёму с плотиной этой Автомы.</translation>
    </message>
    <message>
        <source>Leslie Spencer</source>
        <translation>Лесли Спенсер</translation>
    </message>
    <message>
        <source>Lets its owner build any structure. Introductory game only.</source>
        <translation>Позволяет строить любое сооружение. Только во вводной игре.</translation>
    </message>
    <message>
        <source>Lets its owner build this structure. No special effect.</source>
        <translation>Позволяет строить это сооружение. Особого эффекта нет.</translation>
    </message>
    <message>
        <source>Loan Agency</source>
        <translation>кредитное агентство</translation>
    </message>
    <message>
        <source>Low Voltage</source>
        <translation>Низкое напряжение</translation>
    </message>
    <message>
        <source>Machinery Shop</source>
        <translation>сборочный цех</translation>
    </message>
    <message>
        <source>Machinery shop: %1</source>
        <translation>Сборочный цех: %1</translation>
    </message>
    <message>
        <source>Mahiri Sekibo</source>
        <translation>Махири Секибо</translation>
    </message>
    <message>
        <source>Margot Fouché</source>
        <translation>Марго Фуше</translation>
    </message>
    <message>
        <source>Marguerite Grant</source>
        <translation>Маргарита Грант</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Средний уровень</translation>
    </message>
    <message>
        <source>Most basins with at least one own structure.</source>
        <translation>Больше всего водоёмов, где есть хотя бы одно своё сооружение.</translation>
    </message>
    <message>
        <source>Most basins with at least three own structures.</source>
        <translation>Больше всего водоёмов, где есть не меньше трёх своих сооружений.</translation>
    </message>
    <message>
        <source>Most own bases and powerhouses on red-bordered spaces.</source>
        <translation>Больше всего своих оснований и электростанций на клетках с красной рамкой.</translation>
    </message>
    <message>
        <source>Most own bases linked by an own conduit to an own powerhouse.</source>
        <translation>Больше всего своих оснований, соединённых своим трубопроводом со своей электростанцией.</translation>
    </message>
    <message>
        <source>Most own structures in the region where one has the fewest.</source>
        <translation>Больше всего своих сооружений в той области, где их меньше всего.</translation>
    </message>
    <message>
        <source>Most own structures in the region where one has the most.</source>
        <translation>Больше всего своих сооружений в той области, где их больше всего.</translation>
    </message>
    <message>
        <source>Netherlands</source>
        <translation>Нидерланды</translation>
    </message>
    <message>
        <source>None such: keep the spaces that do not feed an opponent’s dam directly.</source>
        <translation>Если таких нет, остаются клетки, из которых вода не попадает сразу к чужой плотине.</translation>
    </message>
    <message>
        <source>None such: keep the spaces that feed an own dam directly.</source>
        <translation>Если таких нет, остаются клетки, из которых вода попадает сразу к плотине этой Автомы.</translation>
    </message>
    <message>
        <source>None such: keep the spaces whose pipes do not lead to a lower basin with an opponent’s dam.</source>
        <translation>Если таких нет, остаются клетки, трубы от которых не ведут к нижнему водоёму с чужой плотиной.</translation>
    </message>
    <message>
        <source>Oberst Dassler</source>
        <translation>оберст Дасслер</translation>
    </message>
    <message>
        <source>Of several spaces only those of power 3 or more stay, if there are any.</source>
        <translation>Из нескольких клеток остаются только те, где мощность 3 или больше, если такие есть.</translation>
    </message>
    <message>
        <source>Of the fitting tiles the one lying highest in the Patent Office.</source>
        <translation>Из подходящих жетонов — тот, что лежит выше всех в патентном бюро.</translation>
    </message>
    <message>
        <source>Of the fitting tiles the one with the highest level.</source>
        <translation>Из подходящих жетонов — тот, у которого наивысший уровень.</translation>
    </message>
    <message>
        <source>One engineer is an architect: used alone, he gives another turn at once.</source>
        <translation>Один из инженеров — архитектор: использованный в одиночку, он сразу даёт ещё один ход.</translation>
    </message>
    <message>
        <source>One more construction space, once per round.</source>
        <translation>Ещё одна область действия строительства, раз за раунд.</translation>
    </message>
    <message>
        <source>One production may use the drops of several linked dams.</source>
        <translation>Одна выработка может взять воду из нескольких связанных плотин.</translation>
    </message>
    <message>
        <source>Only as many drops count as the dam would hold after this construction.</source>
        <translation>Считается только столько воды, сколько плотина удержит после этого строительства.</translation>
    </message>
    <message>
        <source>Only if exactly one space completes a system is it built at once. Otherwise nothing is narrowed.</source>
        <translation>Сооружение строится сразу, только если систему завершает ровно одна клетка. Иначе выбор не сужается.</translation>
    </message>
    <message>
        <source>Only the completing spaces stay if they all lie in one basin or are one conduit. Otherwise nothing is narrowed.</source>
        <translation>Остаются только клетки, завершающие систему, если все они в одном водоёме или это один трубопровод. Иначе выбор не сужается.</translation>
    </message>
    <message>
        <source>Overpowered</source>
        <translation>Переизбыток мощности</translation>
    </message>
    <message>
        <source>Own dams of height 3 hold 4 drops.</source>
        <translation>Свои плотины высотой 3 сдерживают 4 капли воды.</translation>
    </message>
    <message>
        <source>Patent Office</source>
        <translation>патентное бюро</translation>
    </message>
    <message>
        <source>Patent: base, otherwise joker</source>
        <translation>Патент: основание, иначе джокер</translation>
    </message>
    <message>
        <source>Patent: conduit, otherwise joker</source>
        <translation>Патент: трубопровод, иначе джокер</translation>
    </message>
    <message>
        <source>Patent: elevation, otherwise joker</source>
        <translation>Патент: насыпь, иначе джокер</translation>
    </message>
    <message>
        <source>Patent: powerhouse, otherwise joker</source>
        <translation>Патент: электростанция, иначе джокер</translation>
    </message>
    <message>
        <source>Patent: private building, otherwise joker</source>
        <translation>Патент: частное здание, иначе джокер</translation>
    </message>
    <message>
        <source>Pay only one of the two kinds of machines of the private building.</source>
        <translation>Заплатите технику только одного из двух видов, указанных на здании.</translation>
    </message>
    <message>
        <source>Placed drops may flow at once, or go straight to own dams with room.</source>
        <translation>Добавленная вода может сразу течь или попасть прямо на свои плотины, где есть место.</translation>
    </message>
    <message>
        <source>Produce as much energy as there are own bases, the new one included; it counts for a contract.</source>
        <translation>Выработайте столько энергии, сколько у вас оснований, включая новое; её можно использовать для контракта.</translation>
    </message>
    <message>
        <source>Produce energy at once with +2, with any own powerhouse.</source>
        <translation>Сразу выработайте энергию с бонусом +2 на любой своей электростанции.</translation>
    </message>
    <message>
        <source>Produce energy equal to twice the power of the new conduit; it counts for a contract.</source>
        <translation>Выработайте столько энергии, какова удвоенная мощность нового трубопровода; её можно использовать для контракта.</translation>
    </message>
    <message>
        <source>Production %1, needs a green contract</source>
        <translation>Выработка %1, нужен зелёный контракт</translation>
    </message>
    <message>
        <source>Production %1, needs a red contract</source>
        <translation>Выработка %1, нужен красный контракт</translation>
    </message>
    <message>
        <source>Production %1, needs a yellow contract</source>
        <translation>Выработка %1, нужен жёлтый контракт</translation>
    </message>
    <message>
        <source>Promo officer: the Automa cannot use him yet.</source>
        <translation>Промоуправляющий: Автома пока не умеет его использовать.</translation>
    </message>
    <message numerus="yes">
        <source>Put %n drop(s) on headstreams</source>
        <translation>
            <numerusform>Добавить %n каплю воды на истоки</numerusform>
            <numerusform>Добавить %n капли воды на истоки</numerusform>
            <numerusform>Добавить %n капель воды на истоки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n drop(s) on headstreams; they flow at once</source>
        <translation>
            <numerusform>Добавить %n каплю воды на истоки; она сразу течёт</numerusform>
            <numerusform>Добавить %n капли воды на истоки; они сразу текут</numerusform>
            <numerusform>Добавить %n капель воды на истоки; они сразу текут</numerusform>
        </translation>
    </message>
    <message>
        <source>Put 1 drop on each own empty dam.</source>
        <translation>Положите 1 каплю на каждую свою пустую плотину.</translation>
    </message>
    <message>
        <source>Research Lab</source>
        <translation>исследовательская лаборатория</translation>
    </message>
    <message>
        <source>Reshuffling the Automa tiles</source>
        <translation>Перемешивание жетонов Автомы</translation>
    </message>
    <message>
        <source>Robot Factory</source>
        <translation>завод роботов</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Раунд %1 из %2</translation>
    </message>
    <message>
        <source>Score the VP of the new private building now, and again at the end.</source>
        <translation>Получите ПО нового здания сразу, а в конце ещё раз.</translation>
    </message>
    <message>
        <source>Second place of a private building</source>
        <translation>Второе место здания</translation>
    </message>
    <message>
        <source>Several of the same power: all of them stay.</source>
        <translation>Если у нескольких одинаковая мощность, остаются все.</translation>
    </message>
    <message>
        <source>Several of the same power: the Automa’s own conduit counts first. If no possible space has a built conduit, the criterion is ignored.</source>
        <translation>Если у нескольких одинаковая мощность, сначала учитывается трубопровод самой Автомы. Если у возможных клеток нет построенных трубопроводов, критерий не действует.</translation>
    </message>
    <message>
        <source>Several patent tiles fit. Which one does the Automa take?</source>
        <translation>Подходят несколько жетонов технологий. Какой берёт Автома?</translation>
    </message>
    <message>
        <source>Several spaces would complete a system of the Automa. When does that decide?</source>
        <translation>Несколько клеток завершили бы систему Автомы. Когда это решает дело?</translation>
    </message>
    <message>
        <source>Simone Luciani</source>
        <translation>Симоне Лучани</translation>
    </message>
    <message>
        <source>Solomon P. Jordan</source>
        <translation>Соломон П. Джордан</translation>
    </message>
    <message>
        <source>Starts with 8 machines that count as either kind.</source>
        <translation>Начинает с 8 единицами техники, каждая из которых — и экскаватор, и бетоносмеситель.</translation>
    </message>
    <message>
        <source>Take an external work and pay 2 credits for each machine it asks for.</source>
        <translation>Возьмите сторонний заказ и заплатите 2 кредита за каждую нужную единицу техники.</translation>
    </message>
    <message>
        <source>Take back half of the machines of one wheel segment, rounded down.</source>
        <translation>Верните половину техники из одного сектора колеса, с округлением вниз.</translation>
    </message>
    <message>
        <source>Take one technology tile back from the wheel; its machines stay there.</source>
        <translation>Верните с колеса один жетон технологии; его техника остаётся там.</translation>
    </message>
    <message>
        <source>The Automa gains nothing from the contract bonus tile.</source>
        <translation>Жетон бонуса за контракты ничего не даёт Автоме.</translation>
    </message>
    <message>
        <source>The Automa gains the VP of the building at once; they count again at the end.</source>
        <translation>Автома сразу получает ПО за здание; в конце они считаются ещё раз.</translation>
    </message>
    <message>
        <source>The Automa gets its income and energy bonuses, but uses no special effects and no company ability.</source>
        <translation>Автома получает доход и бонусы энергии, но не использует особые эффекты и способность компании.</translation>
    </message>
    <message>
        <source>The Automa gets no income from its company board and no energy bonus from its powerhouses.</source>
        <translation>Автома не получает дохода со своего планшета компании и бонуса энергии от электростанций.</translation>
    </message>
    <message>
        <source>The Automa itself gets nothing. Instead each human’s first action of a round is dictated by a new Automa tile.</source>
        <translation>Сама Автома ничего не получает. Зато первое действие каждого игрока-человека в раунде определяет новый жетон Автомы.</translation>
    </message>
    <message>
        <source>The Automa pays for conduits with mixers first, 1 per power, and takes mixers whenever it may choose a machine.</source>
        <translation>Автома прежде всего платит за трубопроводы бетоносмесителями, по 1 за единицу мощности, и берёт бетоносмесители, когда может выбрать технику.</translation>
    </message>
    <message>
        <source>The Automa pays only the kind it has fewer of; equal numbers: excavators.</source>
        <translation>Автома платит только той техникой, которой у неё меньше; если поровну — экскаваторами.</translation>
    </message>
    <message>
        <source>The Automa pays the normal kind first, then the other.</source>
        <translation>Автома сначала платит обычной техникой, затем другой.</translation>
    </message>
    <message>
        <source>The Automa places as many drops as the action allows, as long as its dams gain the most.</source>
        <translation>Автома добавляет столько воды, сколько позволяет действие, лишь бы её плотины удержали как можно больше.</translation>
    </message>
    <message>
        <source>The Automa places only the drops that are needed for the most water on its dams.</source>
        <translation>Автома добавляет лишь столько воды, сколько нужно, чтобы её плотины удержали как можно больше.</translation>
    </message>
    <message>
        <source>The Automa uses its best system; the energy track and the contract are not checked.</source>
        <translation>Автома использует лучшую систему; шкала энергии и контракт не проверяются.</translation>
    </message>
    <message>
        <source>The Automa uses the special tile when no other fits. It copies the highest-level tile on its wheel, a specific one before a joker.</source>
        <translation>Автома использует особый жетон, когда другие не подходят. Он копирует жетон наивысшего уровня на её колесе, с конкретным сооружением — раньше джокера.</translation>
    </message>
    <message>
        <source>The Leeghwater Project</source>
        <translation>«Проект „Легватер“»</translation>
    </message>
    <message>
        <source>The action of the new private building may be used at once without engineers.</source>
        <translation>Действие нового здания можно сразу выполнить без инженеров.</translation>
    </message>
    <message>
        <source>The app counts them for the Automa like the contracts of a human.</source>
        <translation>Приложение считает их для Автомы так же, как контракты игрока-человека.</translation>
    </message>
    <message>
        <source>The conduit costs at most 5 excavators.</source>
        <translation>Трубопровод стоит не больше 5 экскаваторов.</translation>
    </message>
    <message>
        <source>The credits become VP.</source>
        <translation>Кредиты становятся ПО.</translation>
    </message>
    <message>
        <source>The open private contract with the highest value; equal values: the right one.</source>
        <translation>Открытый частный контракт с наибольшим значением; если поровну — правый.</translation>
    </message>
    <message>
        <source>The stack is empty. Is the tile whose criteria are in force shuffled in too?</source>
        <translation>Стопка закончилась. Перемешивается ли и жетон, критерии которого сейчас действуют?</translation>
    </message>
    <message>
        <source>The top-most contract of the office: green, then yellow, then red; the right one first.</source>
        <translation>Самый верхний контракт в отделе: зелёный, затем жёлтый, затем красный; сначала правый.</translation>
    </message>
    <message>
        <source>Third structure of a system</source>
        <translation>Третье сооружение в системе</translation>
    </message>
    <message>
        <source>This construction needs neither engineers nor excavators.</source>
        <translation>Это строительство не требует ни инженеров, ни экскаваторов.</translation>
    </message>
    <message>
        <source>This construction needs no engineers.</source>
        <translation>Это строительство не требует инженеров.</translation>
    </message>
    <message>
        <source>Tommaso Battista</source>
        <translation>Томмазо Баттиста</translation>
    </message>
    <message>
        <source>Turbine Station</source>
        <translation>турбинный зал</translation>
    </message>
    <message numerus="yes">
        <source>Turn the wheel %n segment(s)</source>
        <translation>
            <numerusform>Повернуть колесо на %n сектор</numerusform>
            <numerusform>Повернуть колесо на %n сектора</numerusform>
            <numerusform>Повернуть колесо на %n секторов</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn the wheel 1 segment for each own elevation, the new one included.</source>
        <translation>Поверните колесо на 1 сектор за каждую свою насыпь, включая новую.</translation>
    </message>
    <message>
        <source>USA</source>
        <translation>США</translation>
    </message>
    <message>
        <source>Used as written, from High Voltage up.</source>
        <translation>Действует как написано, начиная с «Высокого напряжения».</translation>
    </message>
    <message>
        <source>Used for an external work with 1 engineer in place of a construction.</source>
        <translation>Используется для стороннего заказа 1 инженером вместо строительства.</translation>
    </message>
    <message>
        <source>Used when no other tile fits; copies the highest level, a specific tile before a joker.</source>
        <translation>Используется, когда другие не подходят; копирует наивысший уровень, жетон с конкретным сооружением раньше джокера.</translation>
    </message>
    <message>
        <source>Viktor Fiesler</source>
        <translation>Виктор Фислер</translation>
    </message>
    <message>
        <source>Water Management</source>
        <translation>водообеспечение</translation>
    </message>
    <message>
        <source>Whenever some spaces complete a system, only those stay.</source>
        <translation>Если какие-то клетки завершают систему, остаются только они.</translation>
    </message>
    <message>
        <source>Whenever the Automa would build and holds its special tile, it first tries an external work with 1 engineer; the machines go on the wheel.</source>
        <translation>Когда Автома должна строить и у неё есть особый жетон, она сначала пробует выполнить сторонний заказ 1 инженером; техника кладётся на колесо.</translation>
    </message>
    <message>
        <source>Whenever the Automa would build, it first tries to build a private building with 1 engineer.</source>
        <translation>Когда Автома должна строить, она сначала пробует построить частное здание 1 инженером.</translation>
    </message>
    <message>
        <source>Which patent</source>
        <translation>Какой жетон в патентном бюро</translation>
    </message>
    <message>
        <source>Wilhelm Adler</source>
        <translation>Вильгельм Адлер</translation>
    </message>
    <message>
        <source>Wind Farm</source>
        <translation>ветропарк</translation>
    </message>
    <message>
        <source>With 2 or 3 participants the places cost 0, 3 and 3.</source>
        <translation>При 2 или 3 участниках места стоят 0, 3 и 3.</translation>
    </message>
    <message>
        <source>With 3 participants the two upper building tiles keep their second free place.</source>
        <translation>При 3 участниках два верхних жетона зданий сохраняют второе бесплатное место.</translation>
    </message>
    <message>
        <source>With one production the Automa fulfils as many contracts as its energy covers together; a reachable national one is always among them.</source>
        <translation>Одной выработкой Автома выполняет столько контрактов, на сколько вместе хватает энергии; доступный государственный всегда среди них.</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>мастерская</translation>
    </message>
    <message>
        <source>Wu Fang</source>
        <translation>У Фан</translation>
    </message>
    <message>
        <source>a free base anywhere</source>
        <translation>бесплатное основание где угодно</translation>
    </message>
    <message>
        <source>a free base in the plains</source>
        <translation>бесплатное основание на равнинах</translation>
    </message>
    <message>
        <source>a free base in the plains or hills</source>
        <translation>бесплатное основание на равнинах или в холмах</translation>
    </message>
    <message>
        <source>a free conduit of any power</source>
        <translation>бесплатный трубопровод любой мощности</translation>
    </message>
    <message>
        <source>a free conduit of power %1 or less</source>
        <translation>бесплатный трубопровод мощностью до %1</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>действия</translation>
    </message>
    <message>
        <source>advanced technology tiles</source>
        <translation>жетоны новаторских технологий</translation>
    </message>
    <message>
        <source>all 20 tiles</source>
        <translation>все 20 жетонов</translation>
    </message>
    <message>
        <source>always</source>
        <translation>всегда</translation>
    </message>
    <message>
        <source>architect</source>
        <translation>архитектор</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>банк</translation>
    </message>
    <message>
        <source>base</source>
        <translation>основание</translation>
    </message>
    <message>
        <source>base game</source>
        <translation>базовая игра</translation>
    </message>
    <message>
        <source>bases</source>
        <translation>основания</translation>
    </message>
    <message>
        <source>basic technology: %1</source>
        <translation>базовая технология: %1</translation>
    </message>
    <message>
        <source>basin %1</source>
        <translation>водоём %1</translation>
    </message>
    <message>
        <source>basin %1, lower</source>
        <translation>водоём %1, нижняя клетка</translation>
    </message>
    <message>
        <source>basin %1, lower left</source>
        <translation>водоём %1, нижняя левая клетка</translation>
    </message>
    <message>
        <source>basin %1, lower right</source>
        <translation>водоём %1, нижняя правая клетка</translation>
    </message>
    <message>
        <source>basin %1, upper</source>
        <translation>водоём %1, верхняя клетка</translation>
    </message>
    <message>
        <source>basin %1, upper left</source>
        <translation>водоём %1, верхняя левая клетка</translation>
    </message>
    <message>
        <source>basin %1, upper right</source>
        <translation>водоём %1, верхняя правая клетка</translation>
    </message>
    <message>
        <source>basins with a structure</source>
        <translation>водоёмы с сооружениями</translation>
    </message>
    <message>
        <source>basins with three structures</source>
        <translation>водоёмы с тремя сооружениями</translation>
    </message>
    <message>
        <source>black</source>
        <translation>чёрный</translation>
    </message>
    <message>
        <source>bonus tile</source>
        <translation>жетон бонуса</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>вручную</translation>
    </message>
    <message>
        <source>centre column</source>
        <translation>средняя колонка</translation>
    </message>
    <message>
        <source>closed below 4</source>
        <translation>закрыто, если меньше 4</translation>
    </message>
    <message>
        <source>company ability</source>
        <translation>способность компании</translation>
    </message>
    <message>
        <source>conduit</source>
        <translation>трубопровод</translation>
    </message>
    <message>
        <source>conduit %1</source>
        <translation>трубопровод %1</translation>
    </message>
    <message>
        <source>conduit column</source>
        <translation>колонка трубопровода</translation>
    </message>
    <message>
        <source>conduit to an own dam downstream</source>
        <translation>трубопровод к своей плотине ниже по течению</translation>
    </message>
    <message>
        <source>conduits</source>
        <translation>трубопроводы</translation>
    </message>
    <message>
        <source>connections</source>
        <translation>соединения</translation>
    </message>
    <message>
        <source>construction</source>
        <translation>строительство</translation>
    </message>
    <message>
        <source>construction wheel</source>
        <translation>колесо строительства</translation>
    </message>
    <message>
        <source>contract</source>
        <translation>контракт</translation>
    </message>
    <message>
        <source>contract office</source>
        <translation>отдел контрактов</translation>
    </message>
    <message>
        <source>contracts</source>
        <translation>контракты</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>считаются</translation>
    </message>
    <message>
        <source>credits</source>
        <translation>кредиты</translation>
    </message>
    <message>
        <source>credits of the energy track</source>
        <translation>кредиты шкалы энергии</translation>
    </message>
    <message>
        <source>criteria tile stays</source>
        <translation>жетон критериев остаётся</translation>
    </message>
    <message>
        <source>dam</source>
        <translation>плотина</translation>
    </message>
    <message>
        <source>dam column</source>
        <translation>колонка плотины</translation>
    </message>
    <message>
        <source>dam: opponent’s, neutral, own</source>
        <translation>плотина: чужая, нейтральная, своя</translation>
    </message>
    <message>
        <source>dam: own, neutral, opponent’s</source>
        <translation>плотина: своя, нейтральная, чужая</translation>
    </message>
    <message>
        <source>does not feed an opponent’s dam</source>
        <translation>не снабжает чужую плотину</translation>
    </message>
    <message>
        <source>drops in own dams</source>
        <translation>вода в своих плотинах</translation>
    </message>
    <message>
        <source>drops that are held</source>
        <translation>вода, которая остаётся</translation>
    </message>
    <message>
        <source>drops that arrive</source>
        <translation>вода, которая приходит</translation>
    </message>
    <message>
        <source>elevation</source>
        <translation>насыпь</translation>
    </message>
    <message>
        <source>elevations</source>
        <translation>насыпи</translation>
    </message>
    <message>
        <source>end of game</source>
        <translation>конец игры</translation>
    </message>
    <message>
        <source>end of round</source>
        <translation>конец раунда</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>энергия</translation>
    </message>
    <message>
        <source>engineers</source>
        <translation>инженеры</translation>
    </message>
    <message>
        <source>excavators</source>
        <translation>экскаваторы</translation>
    </message>
    <message>
        <source>external work</source>
        <translation>сторонний заказ</translation>
    </message>
    <message>
        <source>external work %1</source>
        <translation>сторонний заказ %1</translation>
    </message>
    <message>
        <source>fed by a powerhouse upstream</source>
        <translation>электростанция выше по течению</translation>
    </message>
    <message>
        <source>feeds an own dam</source>
        <translation>снабжает свою плотину</translation>
    </message>
    <message>
        <source>fewest</source>
        <translation>меньше всего</translation>
    </message>
    <message>
        <source>first place</source>
        <translation>первое место</translation>
    </message>
    <message>
        <source>fulfilled contracts</source>
        <translation>выполненные контракты</translation>
    </message>
    <message>
        <source>fulfilled external works</source>
        <translation>выполненные сторонние заказы</translation>
    </message>
    <message>
        <source>fulfils a private contract of %1 or less</source>
        <translation>выполнение частного контракта со значением до %1</translation>
    </message>
    <message>
        <source>fulfils any private contract</source>
        <translation>выполнение любого частного контракта</translation>
    </message>
    <message>
        <source>full reward</source>
        <translation>полная награда</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>игра окончена</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелёный</translation>
    </message>
    <message>
        <source>green contract</source>
        <translation>зелёный контракт</translation>
    </message>
    <message>
        <source>headstream %1</source>
        <translation>исток %1</translation>
    </message>
    <message>
        <source>headstream tile %1</source>
        <translation>жетон истока %1</translation>
    </message>
    <message>
        <source>headstreams</source>
        <translation>истоки рек</translation>
    </message>
    <message>
        <source>high</source>
        <translation>высокий</translation>
    </message>
    <message>
        <source>highest level</source>
        <translation>наивысшего уровня</translation>
    </message>
    <message>
        <source>highest value</source>
        <translation>наибольшее значение</translation>
    </message>
    <message>
        <source>hills</source>
        <translation>холмы</translation>
    </message>
    <message>
        <source>human player</source>
        <translation>игрок-человек</translation>
    </message>
    <message>
        <source>in hill basin 5</source>
        <translation>в водоёме 5 в холмах</translation>
    </message>
    <message>
        <source>in hill basin 6</source>
        <translation>в водоёме 6 в холмах</translation>
    </message>
    <message>
        <source>in hill basin 7</source>
        <translation>в водоёме 7 в холмах</translation>
    </message>
    <message>
        <source>in the hills</source>
        <translation>в холмах</translation>
    </message>
    <message>
        <source>in the mountains</source>
        <translation>в горах</translation>
    </message>
    <message>
        <source>in the plains</source>
        <translation>на равнинах</translation>
    </message>
    <message>
        <source>income</source>
        <translation>доход</translation>
    </message>
    <message>
        <source>income and headstreams</source>
        <translation>доход и истоки рек</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>джокер</translation>
    </message>
    <message>
        <source>left column</source>
        <translation>левая колонка</translation>
    </message>
    <message>
        <source>left edge of the board</source>
        <translation>левый край поля</translation>
    </message>
    <message>
        <source>level %1 technology: %2</source>
        <translation>технология уровня %1: %2</translation>
    </message>
    <message>
        <source>low</source>
        <translation>низкий</translation>
    </message>
    <message>
        <source>machinery</source>
        <translation>техника</translation>
    </message>
    <message>
        <source>machinery shop</source>
        <translation>сборочный цех</translation>
    </message>
    <message>
        <source>machinery shop or bank</source>
        <translation>сборочный цех или банк</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>средний</translation>
    </message>
    <message>
        <source>missing machine</source>
        <translation>недостающая техника</translation>
    </message>
    <message>
        <source>mixers</source>
        <translation>бетоносмесители</translation>
    </message>
    <message>
        <source>most</source>
        <translation>больше всего</translation>
    </message>
    <message>
        <source>most powerful built conduit</source>
        <translation>самый мощный построенный трубопровод</translation>
    </message>
    <message>
        <source>most powerful conduit</source>
        <translation>самый мощный трубопровод</translation>
    </message>
    <message>
        <source>most water drops</source>
        <translation>больше всего капель воды</translation>
    </message>
    <message>
        <source>mountains</source>
        <translation>горы</translation>
    </message>
    <message>
        <source>national contract</source>
        <translation>государственный контракт</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>нейтральная</translation>
    </message>
    <message>
        <source>no reward</source>
        <translation>без награды</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>не считаются</translation>
    </message>
    <message>
        <source>objective tile</source>
        <translation>жетон цели</translation>
    </message>
    <message>
        <source>one place</source>
        <translation>одно место</translation>
    </message>
    <message>
        <source>one space</source>
        <translation>одна клетка</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>оранжевый</translation>
    </message>
    <message>
        <source>own conduit used by another</source>
        <translation>свой трубопровод использован другим</translation>
    </message>
    <message>
        <source>own dam</source>
        <translation>своя плотина</translation>
    </message>
    <message>
        <source>own powerhouse</source>
        <translation>своя электростанция</translation>
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
        <translation>патентное бюро</translation>
    </message>
    <message>
        <source>place on the energy track</source>
        <translation>место на шкале энергии</translation>
    </message>
    <message>
        <source>plains</source>
        <translation>равнины</translation>
    </message>
    <message>
        <source>powerhouse</source>
        <translation>электростанция</translation>
    </message>
    <message>
        <source>powerhouse basin %1, lower</source>
        <translation>электростанция в водоёме %1, нижняя клетка</translation>
    </message>
    <message>
        <source>powerhouse basin %1, lower left</source>
        <translation>электростанция в водоёме %1, нижняя левая клетка</translation>
    </message>
    <message>
        <source>powerhouse basin %1, lower right</source>
        <translation>электростанция в водоёме %1, нижняя правая клетка</translation>
    </message>
    <message>
        <source>powerhouse basin %1, upper</source>
        <translation>электростанция в водоёме %1, верхняя клетка</translation>
    </message>
    <message>
        <source>powerhouse basin %1, upper left</source>
        <translation>электростанция в водоёме %1, верхняя левая клетка</translation>
    </message>
    <message>
        <source>powerhouse basin %1, upper right</source>
        <translation>электростанция в водоёме %1, верхняя правая клетка</translation>
    </message>
    <message>
        <source>powerhouse column</source>
        <translation>колонка электростанции</translation>
    </message>
    <message>
        <source>powerhouse: opponent’s, own</source>
        <translation>электростанция: чужая, своя</translation>
    </message>
    <message>
        <source>powerhouse: own, opponent’s</source>
        <translation>электростанция: своя, чужая</translation>
    </message>
    <message>
        <source>powerhouses</source>
        <translation>электростанции</translation>
    </message>
    <message>
        <source>private building</source>
        <translation>частное здание</translation>
    </message>
    <message>
        <source>private buildings</source>
        <translation>частные здания</translation>
    </message>
    <message>
        <source>production</source>
        <translation>выработка</translation>
    </message>
    <message>
        <source>promo</source>
        <translation>промо</translation>
    </message>
    <message>
        <source>red</source>
        <translation>красный</translation>
    </message>
    <message>
        <source>red border</source>
        <translation>красная рамка</translation>
    </message>
    <message>
        <source>red contract</source>
        <translation>красный контракт</translation>
    </message>
    <message>
        <source>red-bordered space</source>
        <translation>красная рамка</translation>
    </message>
    <message>
        <source>red-bordered spaces</source>
        <translation>красные рамки</translation>
    </message>
    <message>
        <source>reduced reward</source>
        <translation>частичная награда</translation>
    </message>
    <message>
        <source>resources left</source>
        <translation>остаток ресурсов</translation>
    </message>
    <message>
        <source>right column</source>
        <translation>правая колонка</translation>
    </message>
    <message>
        <source>right edge of the board</source>
        <translation>правый край поля</translation>
    </message>
    <message>
        <source>scoring</source>
        <translation>подсчёт очков</translation>
    </message>
    <message>
        <source>second most powerful conduit</source>
        <translation>второй по мощности трубопровод</translation>
    </message>
    <message>
        <source>second place</source>
        <translation>второе место</translation>
    </message>
    <message>
        <source>someone else’s conduit</source>
        <translation>чужой трубопровод</translation>
    </message>
    <message>
        <source>special effect</source>
        <translation>особый эффект</translation>
    </message>
    <message>
        <source>special technology: %1</source>
        <translation>особая технология: %1</translation>
    </message>
    <message>
        <source>starting contract</source>
        <translation>начальный контракт</translation>
    </message>
    <message>
        <source>strongest region</source>
        <translation>сильнейшая область</translation>
    </message>
    <message>
        <source>technology tiles</source>
        <translation>жетоны технологий</translation>
    </message>
    <message>
        <source>third place</source>
        <translation>третье место</translation>
    </message>
    <message>
        <source>top-most</source>
        <translation>верхний</translation>
    </message>
    <message>
        <source>turn order</source>
        <translation>порядок хода</translation>
    </message>
    <message numerus="yes">
        <source>turn the wheel %n segment(s)</source>
        <translation>
            <numerusform>поворот колеса на %n сектор</numerusform>
            <numerusform>поворот колеса на %n сектора</numerusform>
            <numerusform>поворот колеса на %n секторов</numerusform>
        </translation>
    </message>
    <message>
        <source>upper two open at 3</source>
        <translation>два верхних открыты при 3</translation>
    </message>
    <message>
        <source>very high</source>
        <translation>очень высокий</translation>
    </message>
    <message>
        <source>victory points</source>
        <translation>победные очки</translation>
    </message>
    <message>
        <source>water flow</source>
        <translation>течение</translation>
    </message>
    <message>
        <source>water management</source>
        <translation>водообеспечение</translation>
    </message>
    <message>
        <source>weakest region</source>
        <translation>слабейшая область</translation>
    </message>
    <message>
        <source>white</source>
        <translation>белый</translation>
    </message>
    <message>
        <source>workshop</source>
        <translation>мастерская</translation>
    </message>
    <message>
        <source>workshop or bank</source>
        <translation>мастерская или банк</translation>
    </message>
    <message>
        <source>yellow contract</source>
        <translation>жёлтый контракт</translation>
    </message>
</context>
<context>
    <name>BarrageNewGame</name>
    <message numerus="yes">
        <source>%n reading(s) of your own</source>
        <translation>
            <numerusform>%n своё толкование</numerusform>
            <numerusform>%n своих толкования</numerusform>
            <numerusform>%n своих толкований</numerusform>
        </translation>
    </message>
    <message>
        <source>At least one Automa must take part.</source>
        <translation>Должна играть хотя бы одна Автома.</translation>
    </message>
    <message>
        <source>Automa</source>
        <translation>Автома</translation>
    </message>
    <message>
        <source>Do not enter one</source>
        <translation>Не вводить</translation>
    </message>
    <message>
        <source>Draw a company</source>
        <translation>Случайная компания</translation>
    </message>
    <message>
        <source>Draw an officer</source>
        <translation>Случайный управляющий</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Человек</translation>
    </message>
    <message>
        <source>One that nobody else plays</source>
        <translation>Та, за которую никто не играет</translation>
    </message>
    <message>
        <source>Only with the Leeghwater expansion</source>
        <translation>Только с дополнением «Легватер»</translation>
    </message>
    <message>
        <source>Open questions of the rules, all at default</source>
        <translation>Открытые вопросы правил, всё по умолчанию</translation>
    </message>
    <message>
        <source>Somebody else has this officer</source>
        <translation>Этот управляющий уже у другого участника</translation>
    </message>
    <message>
        <source>Somebody else plays this company</source>
        <translation>За эту компанию играет кто-то другой</translation>
    </message>
    <message>
        <source>The Automa’s decisions hardly depend on it</source>
        <translation>Решения Автомы почти не зависят от него</translation>
    </message>
    <message>
        <source>drawn at the start</source>
        <translation>случайно в начале</translation>
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
        <translation>%1: пас до конца раунда</translation>
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
        <translation>Бонус или штраф</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Строить</translation>
    </message>
    <message>
        <source>Build a base here</source>
        <translation>Построить здесь основание</translation>
    </message>
    <message>
        <source>Build a powerhouse here</source>
        <translation>Построить здесь электростанцию</translation>
    </message>
    <message>
        <source>Build an elevation here</source>
        <translation>Построить здесь насыпь</translation>
    </message>
    <message>
        <source>Build this conduit</source>
        <translation>Построить этот трубопровод</translation>
    </message>
    <message>
        <source>Build: %1</source>
        <translation>Построить: %1</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Здание</translation>
    </message>
    <message>
        <source>Carry out the work</source>
        <translation>Выполнить заказ</translation>
    </message>
    <message>
        <source>Completes a system: %1 → %2, power %3 → %4</source>
        <translation>Завершает систему: %1 → %2, мощность %3 → %4</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Контракт</translation>
    </message>
    <message>
        <source>Drops</source>
        <translation>Капли воды</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Завершить ход</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Энергия</translation>
    </message>
    <message>
        <source>Forecast changes: %1 (%2)</source>
        <translation>Прогноз меняется: %1 (%2)</translation>
    </message>
    <message>
        <source>Forecast stays: %1 (%2)</source>
        <translation>Прогноз тот же: %1 (%2)</translation>
    </message>
    <message>
        <source>Fulfil the contract</source>
        <translation>Выполнить контракт</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Маркеры</translation>
    </message>
    <message>
        <source>Markers move</source>
        <translation>Маркеры сдвигаются</translation>
    </message>
    <message>
        <source>Move the markers</source>
        <translation>Сдвинуть маркеры</translation>
    </message>
    <message>
        <source>New water</source>
        <translation>Новая вода</translation>
    </message>
    <message>
        <source>Nothing the Automa needs to know</source>
        <translation>Ничего важного для Автомы</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Другое</translation>
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
        <translation>Поместить капли</translation>
    </message>
    <message>
        <source>Produce</source>
        <translation>Энергия</translation>
    </message>
    <message>
        <source>Produce: %1</source>
        <translation>Выработать: %1</translation>
    </message>
    <message>
        <source>Produces %1</source>
        <translation>Выработка: %1</translation>
    </message>
    <message>
        <source>Straight onto the dam: %1</source>
        <translation>Сразу на плотину: %1</translation>
    </message>
    <message>
        <source>Take the contract</source>
        <translation>Взять контракт</translation>
    </message>
    <message>
        <source>Take the tile</source>
        <translation>Взять жетон</translation>
    </message>
    <message>
        <source>Usual price: %1. No red border</source>
        <translation>Обычная стоимость: %1. Без красной рамки</translation>
    </message>
    <message>
        <source>Usual price: %1. Red border: %2</source>
        <translation>Обычная стоимость: %1. Красная рамка: %2</translation>
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
        <translation>Мастерская, сборочный цех, банк и подобное</translation>
    </message>
    <message>
        <source>left</source>
        <translation>слева</translation>
    </message>
    <message>
        <source>national, fulfilled at once</source>
        <translation>государственный, выполняется сразу</translation>
    </message>
    <message>
        <source>right</source>
        <translation>справа</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>до: %1</translation>
    </message>
</context>
<context>
    <name>BarragePlug</name>
    <message>
        <source>App decides</source>
        <translation>Решает приложение</translation>
    </message>
    <message>
        <source>Ask once</source>
        <translation>Один вопрос</translation>
    </message>
    <message>
        <source>Continue, rename, export, import</source>
        <translation>Продолжить, переименовать, экспортировать, импортировать</translation>
    </message>
    <message>
        <source>Dams, conduits and powerhouses on one river</source>
        <translation>Плотины, трубопроводы и электростанции на одной реке</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>One turn of the Automa in a minute</source>
        <translation>Один ход Автомы за минуту</translation>
    </message>
    <message>
        <source>Tiles only</source>
        <translation>Только жетоны</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Ознакомительный тур</translation>
    </message>
    <message>
        <source>Where would it build?</source>
        <translation>Где строила бы Автома?</translation>
    </message>
</context>
<context>
    <name>BarrageReasons</name>
    <message>
        <source>%1 → %2 → %3: %4 × %5, with bonuses %6 energy. It is not the most.</source>
        <translation>%1 → %2 → %3: %4 × %5, вместе с бонусами энергии: %6. Это не лучший результат.</translation>
    </message>
    <message>
        <source>%1, space %2 from the top: it costs %3, more than is in hand.</source>
        <translation>%1, %2-я область сверху: техники не хватает (нужно: %3).</translation>
    </message>
    <message>
        <source>%1, space %2 from the top: the first in the order of the tile whose machines it has (%3).</source>
        <translation>%1, %2-я область сверху: первый по порядку жетона, на который хватает техники (%3).</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n drop(s)</source>
        <translation>
            <numerusform>%1: %n капля</numerusform>
            <numerusform>%1: %n капли</numerusform>
            <numerusform>%1: %n капель</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: conduit %2, power %3</source>
        <translation>%1: трубопровод %2, мощность %3</translation>
    </message>
    <message>
        <source>%1: no place is free there, or the Automa already has a piece at it.</source>
        <translation>%1: там нет свободного места или уже стоит фишка Автомы.</translation>
    </message>
    <message>
        <source>%1: none built</source>
        <translation>%1: трубопровода нет</translation>
    </message>
    <message>
        <source>%1: power %2</source>
        <translation>%1: мощность %2</translation>
    </message>
    <message>
        <source>%1: the first building tile that is open to it and that it can pay for. It builds there.</source>
        <translation>%1: первый жетон здания, который ей доступен и по карману. Она строит здесь.</translation>
    </message>
    <message>
        <source>%1: this building costs %2, more than it can pay.</source>
        <translation>%1: на это здание не хватает техники (нужно: %2).</translation>
    </message>
    <message numerus="yes">
        <source>%n drop(s) flowing at once would not end behind one of its own dams. So it adds none.</source>
        <translation>
            <numerusform>%n капля, которая сразу потечёт, не окажется за её собственной плотиной. Поэтому она ничего не добавляет.</numerusform>
            <numerusform>%n капли, которые сразу потекут, не окажутся за её собственной плотиной. Поэтому она ничего не добавляет.</numerusform>
            <numerusform>%n капель, которые сразу потекут, не окажутся за её собственной плотиной. Поэтому она ничего не добавляет.</numerusform>
        </translation>
    </message>
    <message>
        <source>A base could stand on these spaces. They are free, allowed, and the machines in hand (%2) are enough for them: %1.</source>
        <translation>Основание можно построить на этих клетках. Они свободны, разрешены, и имеющейся техники (%2) на них хватает: %1.</translation>
    </message>
    <message>
        <source>A powerhouse could stand on these spaces. They are free, allowed, and the machines in hand (%2) are enough for them: %1.</source>
        <translation>Электростанцию можно построить на этих клетках. Они свободны, разрешены, и имеющейся техники (%2) на них хватает: %1.</translation>
    </message>
    <message>
        <source>A system is ready: dam with water, built conduit, own powerhouse. Bonus of the tile %2, of the company %3; energy in all: %1.</source>
        <translation>Система готова: плотина с водой, построенный трубопровод, своя электростанция. Бонус жетона %2, компании %3; всего энергии: %1.</translation>
    </message>
    <message>
        <source>A tile of the structure shown lies in the Patent Office, space %2 from the top: %1.</source>
        <translation>Жетон нужного сооружения есть в патентном бюро, %2-я область сверху: %1.</translation>
    </message>
    <message>
        <source>Action %1 on the tile: %2.</source>
        <translation>Действие %1 на жетоне: %2.</translation>
    </message>
    <message>
        <source>Adler prefers mountains, then hills, then plains. Here it is: %1.</source>
        <translation>Адлер предпочитает горы, затем холмы, затем равнины. Здесь это: %1.</translation>
    </message>
    <message>
        <source>Adler’s region</source>
        <translation>область Адлера</translation>
    </message>
    <message>
        <source>All bases are already built, so no base can be built.</source>
        <translation>Все основания уже построены, поэтому построить основание нельзя.</translation>
    </message>
    <message>
        <source>All building pieces are already placed, so no private building can be built.</source>
        <translation>Все фишки зданий уже на месте, поэтому построить здание нельзя.</translation>
    </message>
    <message>
        <source>All conduits are already built, so no conduit can be built.</source>
        <translation>Все трубопроводы уже построены, поэтому построить трубопровод нельзя.</translation>
    </message>
    <message>
        <source>All elevations are already built, so no elevation can be built.</source>
        <translation>Все насыпи уже построены, поэтому построить насыпь нельзя.</translation>
    </message>
    <message>
        <source>All of them fit, so nothing changes.</source>
        <translation>Подходят все, поэтому ничего не меняется.</translation>
    </message>
    <message>
        <source>All powerhouses are already built, so no powerhouse can be built.</source>
        <translation>Все электростанции уже построены, поэтому построить электростанцию нельзя.</translation>
    </message>
    <message>
        <source>An elevation could be put on these own dams. They can still grow, and the machines in hand (%2) are enough for them: %1.</source>
        <translation>Насыпь можно построить на этих собственных плотинах. Они ещё могут расти, и имеющейся техники (%2) на них хватает: %1.</translation>
    </message>
    <message>
        <source>Best system: %1 → %2 → %3. Drops times power: %4 × %5, with bonuses %6 energy.</source>
        <translation>Лучшая система: %1 → %2 → %3. Капли, умноженные на мощность: %4 × %5, вместе с бонусами энергии: %6.</translation>
    </message>
    <message>
        <source>Compared: %1.</source>
        <translation>Сравнение: %1.</translation>
    </message>
    <message>
        <source>Criterion %1. %2</source>
        <translation>Критерий %1. %2</translation>
    </message>
    <message>
        <source>Each of these spaces would complete a system of dam, conduit and own powerhouse, so all stay.</source>
        <translation>Каждая из этих клеток завершила бы систему из плотины, трубопровода и своей электростанции, поэтому остаются все.</translation>
    </message>
    <message>
        <source>Energy made: %1. No open contract is within reach.</source>
        <translation>Выработано энергии: %1. Ни один открытый контракт не доступен.</translation>
    </message>
    <message>
        <source>Energy made: %2. Simone shares it among as many contracts as it covers. One of them: %1.</source>
        <translation>Выработано энергии: %2. Симоне делит её между как можно большим числом контрактов. Один из них: %1.</translation>
    </message>
    <message>
        <source>Energy made: %2. The open contract with the highest value within reach: %1.</source>
        <translation>Выработано энергии: %2. Открытый контракт с наибольшим доступным значением: %1.</translation>
    </message>
    <message>
        <source>Engineers the tile asks for: %1. Left: %2. The Automa acts all the same, with those it has.</source>
        <translation>Жетон требует инженеров: %1. Осталось: %2. Автома всё равно действует — с теми, кто есть.</translation>
    </message>
    <message>
        <source>For France every contract counts %1 less.</source>
        <translation>Для Франции значение каждого контракта меньше на %1.</translation>
    </message>
    <message>
        <source>Germany could produce a second time, but no system with another powerhouse is ready.</source>
        <translation>Германия могла бы выработать энергию второй раз, но ни одна система с другой электростанцией не готова.</translation>
    </message>
    <message>
        <source>Germany produces a second time with another powerhouse, without bonuses. Energy: %1.</source>
        <translation>Германия вырабатывает энергию второй раз с другой электростанцией, без бонусов. Энергии: %1.</translation>
    </message>
    <message>
        <source>Graziano: before anything else it checks whether an elevation can be built.</source>
        <translation>Грациано: прежде всего она проверяет, можно ли построить насыпь.</translation>
    </message>
    <message>
        <source>Here it would complete a system of dam, conduit and own powerhouse: %1. So it builds there.</source>
        <translation>Здесь она завершила бы систему из плотины, трубопровода и своей электростанции: %1. Поэтому строит там.</translation>
    </message>
    <message>
        <source>It builds with this tile, the highest level that fits: %1.</source>
        <translation>Строит с жетоном наивысшего уровня из подходящих: %1.</translation>
    </message>
    <message>
        <source>It buys machines. It may choose the kind, and takes the one it has fewer of; in hand: %1.</source>
        <translation>Она покупает технику. Вид может выбрать и берёт тот, которого меньше; в запасе: %1.</translation>
    </message>
    <message>
        <source>It buys the machines shown on the tile; in hand before: %1.</source>
        <translation>Она покупает технику, указанную на жетоне; до этого в запасе: %1.</translation>
    </message>
    <message>
        <source>It is round 5: new machines would be of no use, so none are bought.</source>
        <translation>Это раунд 5: новая техника уже не пригодится, поэтому её не покупают.</translation>
    </message>
    <message>
        <source>Italy: after a production its energy marker moves on. Spaces: %1.</source>
        <translation>Италия: после выработки её маркер энергии сдвигается дальше. Делений: %1.</translation>
    </message>
    <message>
        <source>Its energy marker is on %1 and has reached this round’s section (from %2), but another is on %3: it does not lead alone, so it still wants energy.</source>
        <translation>Её маркер энергии на %1 и уже в области этого раунда (от %2), но другой на %3: она лидирует не одна, поэтому энергия ей ещё нужна.</translation>
    </message>
    <message>
        <source>Its energy marker is on %1, and this round’s section starts at %2: it still wants energy.</source>
        <translation>Её маркер энергии на %1, а область этого раунда начинается с %2: энергия ей ещё нужна.</translation>
    </message>
    <message>
        <source>Its energy marker is on %1, in this round’s section (from %2), and the next best is on %3: it leads alone and does not need more.</source>
        <translation>Её маркер энергии на %1, в области этого раунда (от %2), а следующий — на %3: она лидирует одна, и больше ей не нужно.</translation>
    </message>
    <message>
        <source>Leslie: her special tile is in hand, so an external work is tried first.</source>
        <translation>Лесли: её особый жетон свободен, поэтому Автома сначала пробует выполнить сторонний заказ.</translation>
    </message>
    <message>
        <source>Machines would be enough, but no such building tile is open to it.</source>
        <translation>Техники хватило бы, но ни один такой жетон здания ей не доступен.</translation>
    </message>
    <message>
        <source>Margot: a private building is tried before the structure on the tile.</source>
        <translation>Марго: Автома сначала пробует построить здание, а потом — сооружение с жетона.</translation>
    </message>
    <message>
        <source>Neither a tile of this structure nor a joker lies in the Patent Office: %1.</source>
        <translation>В патентном бюро нет ни жетона этого сооружения, ни джокера: %1.</translation>
    </message>
    <message>
        <source>Netherlands: after the production a drop goes to another own dam. No single system is best, so the dam column decides among: %1.</source>
        <translation>Нидерланды: после выработки капля идёт на другую свою плотину. Одной лучшей системы нет, поэтому колонка плотины выбирает среди: %1.</translation>
    </message>
    <message>
        <source>Netherlands: after the production a drop goes to the dam of its best other system: %1.</source>
        <translation>Нидерланды: после выработки капля идёт на плотину лучшей другой системы: %1.</translation>
    </message>
    <message>
        <source>No base tile and no joker is in hand: they lie on the wheel and come back only when it turns round.</source>
        <translation>Нет свободного жетона основания или джокера: они на колесе и вернутся только с его оборотом.</translation>
    </message>
    <message>
        <source>No building tile and no joker is in hand: they lie on the wheel and come back only when it turns round.</source>
        <translation>Нет свободного жетона технологии зданий или джокера: они на колесе и вернутся только с его оборотом.</translation>
    </message>
    <message>
        <source>No conduit tile and no joker is in hand: they lie on the wheel and come back only when it turns round.</source>
        <translation>Нет свободного жетона трубопровода или джокера: они на колесе и вернутся только с его оборотом.</translation>
    </message>
    <message>
        <source>No contract of the colour on the tile lies open, so it does not produce.</source>
        <translation>Открытых контрактов того цвета, что на жетоне, нет, поэтому она не вырабатывает энергию.</translation>
    </message>
    <message>
        <source>No elevation tile and no joker is in hand: they lie on the wheel and come back only when it turns round.</source>
        <translation>Нет свободного жетона насыпи или джокера: они на колесе и вернутся только с его оборотом.</translation>
    </message>
    <message>
        <source>No engineer is left, so the turn ends here.</source>
        <translation>Инженеров не осталось, поэтому ход на этом завершён.</translation>
    </message>
    <message>
        <source>No free space is left that is allowed and that it can pay for.</source>
        <translation>Не осталось свободной клетки, которая разрешена и на которую хватает техники.</translation>
    </message>
    <message>
        <source>No powerhouse tile and no joker is in hand: they lie on the wheel and come back only when it turns round.</source>
        <translation>Нет свободного жетона электростанции или джокера: они на колесе и вернутся только с его оборотом.</translation>
    </message>
    <message>
        <source>No space would complete a system of dam, conduit and own powerhouse, so all stay.</source>
        <translation>Ни одна клетка не завершила бы систему из плотины, трубопровода и своей электростанции, поэтому остаются все.</translation>
    </message>
    <message>
        <source>No system is ready: it needs a dam with water (own or neutral), a built conduit from there, and an own powerhouse at its end.</source>
        <translation>Ни одна система не готова: нужна плотина с водой (своя или нейтральная), построенный оттуда трубопровод и своя электростанция на его конце.</translation>
    </message>
    <message>
        <source>No tile of this structure lies in the Patent Office, so it takes a joker, space %2 from the top: %1.</source>
        <translation>Жетона этого сооружения в патентном бюро нет, поэтому она берёт джокер, %2-я область сверху: %1.</translation>
    </message>
    <message>
        <source>No usual tile fits, so the special tile copies one from the wheel: %1.</source>
        <translation>Обычного подходящего жетона нет, поэтому особый жетон копирует жетон с колеса: %1.</translation>
    </message>
    <message>
        <source>None fits, so this is ignored and all stay.</source>
        <translation>Не подходит ничего, поэтому это не учитывается и остаются все.</translation>
    </message>
    <message>
        <source>Nothing else is possible, and the bank always is. VP gained: %1.</source>
        <translation>Больше ничего не возможно, а банк возможен всегда. Получено ПО: %1.</translation>
    </message>
    <message>
        <source>Nothing lies on its wheel, so turning it would bring nothing back.</source>
        <translation>На её колесе ничего нет, поэтому поворачивать его незачем.</translation>
    </message>
    <message numerus="yes">
        <source>Of all ways to add water this one is best. Drops placed: %n, new drops behind its own dams: %1.</source>
        <translation>
            <numerusform>Из всех способов добавить воду этот лучший. Добавлено капель: %n, новых за её плотинами: %1.</numerusform>
            <numerusform>Из всех способов добавить воду этот лучший. Добавлено капель: %n, новых за её плотинами: %1.</numerusform>
            <numerusform>Из всех способов добавить воду этот лучший. Добавлено капель: %n, новых за её плотинами: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of the spaces of one basin it takes one without a red border, to save 3 VP.</source>
        <translation>Из клеток одного водоёма она берёт ту, что без красной рамки, чтобы не платить 3 ПО.</translation>
    </message>
    <message>
        <source>On their way the drops pass powerhouses of the USA: energy +%1.</source>
        <translation>По пути вода проходит через электростанции США: энергия +%1.</translation>
    </message>
    <message>
        <source>Only one is left: %1.</source>
        <translation>Остаётся только: %1.</translation>
    </message>
    <message>
        <source>Only one space is possible: %1. It builds there.</source>
        <translation>Возможна только одна клетка: %1. Она строит там.</translation>
    </message>
    <message>
        <source>Something lies on its wheel, so turning it brings tiles and machines nearer. Segments: %1, price in VP: %2.</source>
        <translation>На её колесе что-то лежит, поэтому поворот приближает жетоны и технику. Секторов: %1, цена в ПО: %2.</translation>
    </message>
    <message>
        <source>Spaces that would complete a system: %1. They lie in different places, so this decides nothing and all stay.</source>
        <translation>Клеток, которые завершили бы систему: %1. Они в разных местах, поэтому это ничего не решает, и остаются все.</translation>
    </message>
    <message>
        <source>Special effect of this technology tile: if it can, the Automa builds a conduit of power 3 or more.</source>
        <translation>Особый эффект этого жетона технологии: если можно, Автома строит трубопровод мощностью от 3.</translation>
    </message>
    <message>
        <source>Still equal: the left-most space on the board.</source>
        <translation>Всё ещё поровну: крайняя левая клетка на поле.</translation>
    </message>
    <message>
        <source>Systems that make the same energy: %1. A neutral dam comes before an own one. Left: %2.</source>
        <translation>Систем с одинаковой энергией: %1. Нейтральная плотина идёт раньше своей. Осталось: %2.</translation>
    </message>
    <message>
        <source>Systems that make the same energy: %1. None has a neutral dam, so the conduit column decides. Left: %2.</source>
        <translation>Систем с одинаковой энергией: %1. Нейтральных плотин среди них нет, поэтому решает колонка трубопровода. Осталось: %2.</translation>
    </message>
    <message>
        <source>Taking this base off the company board uncovers an income, which is received at once. Base number %1.</source>
        <translation>Под снятым с планшета основанием открылся доход, его получают сразу. Номер основания: %1.</translation>
    </message>
    <message>
        <source>Taking this conduit off the company board uncovers an income, which is received at once. Conduit number %1.</source>
        <translation>Под снятым с планшета трубопроводом открылся доход, его получают сразу. Номер трубопровода: %1.</translation>
    </message>
    <message>
        <source>Taking this elevation off the company board uncovers an income, which is received at once. Elevation number %1.</source>
        <translation>Под снятой с планшета насыпью открылся доход, его получают сразу. Номер насыпи: %1.</translation>
    </message>
    <message>
        <source>The Contract Office is always possible: the two open contracts of the colour are renewed, and the energy marker moves on. Spaces: %1.</source>
        <translation>Отдел контрактов возможен всегда: два открытых контракта этого цвета обновляют, а маркер энергии сдвигается. Делений: %1.</translation>
    </message>
    <message>
        <source>The action asks for exactly 1 engineer and ends the turn. So the free architect goes, and the Automa takes another turn right after.</source>
        <translation>Действие требует ровно 1 инженера и завершает ход. Поэтому идёт свободный архитектор, и Автома сразу ходит ещё раз.</translation>
    </message>
    <message>
        <source>The cheapest space the tile allows costs %2, whether it is free or not. In hand there is only: %1.</source>
        <translation>Самая дешёвая клетка, которую разрешает жетон, пусть и занятая, стоит %2. А в запасе только: %1.</translation>
    </message>
    <message>
        <source>The code at the foot of the column is %1. Counting on from there (1A, 1B, 2A …, after 10B again 1A), the first possible conduit is %2.</source>
        <translation>Номер внизу колонки — %1. Если считать оттуда дальше (1A, 1B, 2A …, после 10B снова 1A), первым возможным встречается трубопровод %2.</translation>
    </message>
    <message>
        <source>The code at the foot of the column is %1. Counting up from basin %1 (after 10 again 1), the first with a possible space is basin %2.</source>
        <translation>Номер внизу колонки — %1. Если считать по возрастанию от водоёма %1 (после 10 снова 1), первым с возможной клеткой встречается водоём %2.</translation>
    </message>
    <message>
        <source>The code at the foot of the column is %1. Counting up from basin %1 (after 12 again 5), the first with a possible space is basin %2.</source>
        <translation>Номер внизу колонки — %1. Если считать по возрастанию от водоёма %1 (после 12 снова 5), первым с возможной клеткой встречается водоём %2.</translation>
    </message>
    <message>
        <source>The conduit is not its own: it loses 1 VP for each drop, and the owner gains.</source>
        <translation>Трубопровод чужой: за каждую каплю она тратит 1 ПО, а владелец получает.</translation>
    </message>
    <message>
        <source>The easiest open contract of the colour on the tile: %1. Energy of the system: %2. That is enough.</source>
        <translation>Самый лёгкий открытый контракт того цвета, что на жетоне: %1. Энергия системы: %2. Этого достаточно.</translation>
    </message>
    <message>
        <source>The easiest open contract of the colour on the tile: %1. Energy of the system: %2. That is too little, so it does not produce.</source>
        <translation>Самый лёгкий открытый контракт того цвета, что на жетоне: %1. Энергия системы: %2. Этого мало, поэтому она не вырабатывает энергию.</translation>
    </message>
    <message>
        <source>The level I joker makes the red border free, so it takes the red-bordered space.</source>
        <translation>Джокер I уровня делает красную рамку бесплатной, поэтому она берёт клетку с красной рамкой.</translation>
    </message>
    <message>
        <source>The machines in hand are enough for none of the building tiles: %1.</source>
        <translation>Имеющейся техники не хватает ни на один жетон здания: %1.</translation>
    </message>
    <message>
        <source>The reward fulfils an open private contract: %1.</source>
        <translation>Награда выполняет открытый частный контракт: %1.</translation>
    </message>
    <message>
        <source>The reward would fulfil a contract, but none fits.</source>
        <translation>Награда выполнила бы контракт, но ни один не подходит.</translation>
    </message>
    <message>
        <source>The reward’s drops go where they help its own dams most. Placed: %1, held by own dams: %2.</source>
        <translation>Воду из награды кладут туда, где она больше всего поможет плотинам Автомы. Добавлено: %1, удержано: %2.</translation>
    </message>
    <message>
        <source>The reward’s drops would help none of its dams, so none is placed.</source>
        <translation>Вода из награды не помогла бы ни одной её плотине, поэтому её не добавляют.</translation>
    </message>
    <message>
        <source>The special effect of the technology tile works: %1.</source>
        <translation>Действует особый эффект жетона технологии: %1.</translation>
    </message>
    <message>
        <source>The technology tile grants a production with +2. Energy in all: %1.</source>
        <translation>Жетон технологии даёт выработку с +2. Всего энергии: %1.</translation>
    </message>
    <message>
        <source>The technology tile would grant a production, but no system is ready.</source>
        <translation>Жетон технологии дал бы выработку, но ни одна система не готова.</translation>
    </message>
    <message>
        <source>The tile would allow %1, but more would not help.</source>
        <translation>Жетон разрешает %1, но лишняя вода не поможет.</translation>
    </message>
    <message>
        <source>These conduits could be built. They are free, allowed, and the machines in hand (%2) are enough for them: %1.</source>
        <translation>Можно построить эти трубопроводы. Они свободны, разрешены, и имеющейся техники (%2) на них хватает: %1.</translation>
    </message>
    <message>
        <source>These drop out: %1. The others stay (%2).</source>
        <translation>Отпадают: %1. Остальные остаются (%2).</translation>
    </message>
    <message>
        <source>These stay: %1. The others drop out (%2).</source>
        <translation>Остаются: %1. Остальные отпадают (%2).</translation>
    </message>
    <message>
        <source>These would complete a system of dam, conduit and own powerhouse, in one place, so only they stay: %1.</source>
        <translation>Эти клетки лежат в одном месте и завершили бы систему из плотины, трубопровода и своей электростанции, поэтому остаются только они: %1.</translation>
    </message>
    <message>
        <source>This action belongs to the Leeghwater Project, which is not in play. It is skipped.</source>
        <translation>Это действие относится к дополнению «Проект „Легватер“», которое не используется. Оно пропущено.</translation>
    </message>
    <message>
        <source>What lies there now decides, and only the table can see it: %1.</source>
        <translation>Решает то, что лежит там теперь, а это видно только за столом: %1.</translation>
    </message>
    <message>
        <source>Whatever contract of the colour on the tile lies there, it is in reach.</source>
        <translation>Какой бы контракт того цвета, что на жетоне, там ни лежал, он доступен.</translation>
    </message>
    <message numerus="yes">
        <source>Wherever it put %n drop(s) on the headstreams, none would end behind one of its own dams in the next flow. So it adds none.</source>
        <translation>
            <numerusform>Куда бы она ни положила %n каплю, при ближайшем течении та не окажется за её собственной плотиной. Поэтому она ничего не добавляет.</numerusform>
            <numerusform>Куда бы она ни положила %n капли, при ближайшем течении ни одна не окажется за её собственной плотиной. Поэтому она ничего не добавляет.</numerusform>
            <numerusform>Куда бы она ни положила %n капель, при ближайшем течении ни одна не окажется за её собственной плотиной. Поэтому она ничего не добавляет.</numerusform>
        </translation>
    </message>
    <message>
        <source>code</source>
        <translation>номер</translation>
    </message>
    <message>
        <source>left-most</source>
        <translation>крайняя левая</translation>
    </message>
    <message>
        <source>no red border</source>
        <translation>без красной рамки</translation>
    </message>
    <message>
        <source>only one space</source>
        <translation>только одна клетка</translation>
    </message>
    <message>
        <source>possible spaces</source>
        <translation>возможные клетки</translation>
    </message>
    <message>
        <source>power 3 or more</source>
        <translation>мощность от 3</translation>
    </message>
    <message>
        <source>red border</source>
        <translation>красная рамка</translation>
    </message>
    <message>
        <source>third of a system</source>
        <translation>третье в системе</translation>
    </message>
</context>
<context>
    <name>BarrageRoundEnd</name>
    <message>
        <source>%1 takes from the bank: &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>%1, из запаса: &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <translation>%1 · шаг %2 из %3</translation>
    </message>
    <message>
        <source>%1: how many?</source>
        <translation>%1: сколько?</translation>
    </message>
    <message>
        <source>Begin round %1</source>
        <translation>Начать раунд %1</translation>
    </message>
    <message>
        <source>Bonus tile: %1</source>
        <translation>Жетон бонуса: %1</translation>
    </message>
    <message>
        <source>End of round %1</source>
        <translation>Конец раунда %1</translation>
    </message>
    <message>
        <source>External work %1 from the top</source>
        <translation>%1-й сторонний заказ сверху</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Итоговый подсчёт очков</translation>
    </message>
    <message>
        <source>Headstream by headstream, each drop as far as the first dam with room.</source>
        <translation>Исток за истоком, каждая капля — до первой плотины со свободным местом.</translation>
    </message>
    <message>
        <source>Income and headstreams</source>
        <translation>Доход и истоки рек</translation>
    </message>
    <message>
        <source>Let the water flow</source>
        <translation>Пустите воду</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Уровень %1</translation>
    </message>
    <message>
        <source>Next: end of round</source>
        <translation>Далее: конец раунда</translation>
    </message>
    <message>
        <source>Next: final scoring</source>
        <translation>Далее: итоговый подсчёт</translation>
    </message>
    <message>
        <source>Next: new tiles</source>
        <translation>Далее: новые жетоны</translation>
    </message>
    <message>
        <source>Next: scoring</source>
        <translation>Далее: подсчёт очков</translation>
    </message>
    <message>
        <source>No drop lies on a headstream.</source>
        <translation>На истоках рек нет капель воды.</translation>
    </message>
    <message>
        <source>Nothing lies there</source>
        <translation>Там ничего нет</translation>
    </message>
    <message>
        <source>Patent %1 from the top</source>
        <translation>%1-й патент сверху</translation>
    </message>
    <message>
        <source>Prepare round %1</source>
        <translation>Подготовьте раунд %1</translation>
    </message>
    <message>
        <source>Stack %1</source>
        <translation>Стопка %1</translation>
    </message>
    <message>
        <source>Start of round %1</source>
        <translation>Начало раунда %1</translation>
    </message>
    <message>
        <source>The humans take their own income as usual.</source>
        <translation>Люди берут свой доход как обычно.</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>К результату</translation>
    </message>
    <message>
        <source>Turn up the next external work of the stack and tap it here.</source>
        <translation>Откройте следующий сторонний заказ стопки и коснитесь его здесь.</translation>
    </message>
    <message>
        <source>Turn up the next technology tile of the stack and tap it here.</source>
        <translation>Откройте следующий жетон технологии стопки и коснитесь его здесь.</translation>
    </message>
    <message>
        <source>What was turned up?</source>
        <translation>Что открыто?</translation>
    </message>
</context>
<context>
    <name>BarrageRules</name>
    <message>
        <source>A base costs 3, 4 or 5 excavators in the plains, hills or mountains; an elevation 2, 3 or 4 mixers there. A conduit costs 2 excavators per power. A powerhouse costs 2 mixers, and 1 more for each one already built. A red-bordered base or powerhouse space costs 3 VP more.</source>
        <translation>Основание стоит 3, 4 или 5 экскаваторов на равнинах, в холмах или в горах; насыпь — там же 2, 3 или 4 бетоносмесителя. Трубопровод стоит 2 экскаватора за единицу мощности. Электростанция — 2 бетоносмесителя и ещё по 1 за каждую уже построенную. Основание или электростанция на клетке с красной рамкой стоит ещё 3 ПО.</translation>
    </message>
    <message>
        <source>A building piece on the board extension; a technology tile for buildings or a joker in hand; the machines printed on the building tile; a free place at that tile; and no own piece there yet.</source>
        <translation>Фишка здания на расширении планшета; свободный жетон технологии зданий или джокер; техника, указанная на жетоне здания; свободное место у этого жетона; и чтобы там ещё не было своей фишки.</translation>
    </message>
    <message>
        <source>A company builds only once at each building tile, so at most 5 times in the game.</source>
        <translation>У каждого жетона здания компания строит только раз, то есть за игру не больше 5 раз.</translation>
    </message>
    <message>
        <source>A company has at most one base and one powerhouse in a basin. A dam is one base with up to two elevations. Neutral dams are never raised.</source>
        <translation>В одном водоёме у компании может быть не больше одного основания и одной электростанции. Плотина — это одно основание и до двух насыпей. Нейтральные плотины не поднимают.</translation>
    </message>
    <message>
        <source>A company may use each of its private buildings once per round. Margot’s own space and the level I building tile come on top.</source>
        <translation>Каждым своим зданием компания может воспользоваться раз за раунд. Собственная область Марго и жетон здания I уровня — сверх этого.</translation>
    </message>
    <message>
        <source>A construction ends the Automa’s turn.</source>
        <translation>Строительство завершает ход Автомы.</translation>
    </message>
    <message>
        <source>A dear place is no obstacle</source>
        <translation>Дорогое место не мешает</translation>
    </message>
    <message>
        <source>A last action that is always possible. If something lies on its wheel, the Automa uses 1 engineer and turns the wheel one segment. Otherwise 1 engineer goes to the bank and it gains 1 VP.</source>
        <translation>Последнее действие, возможное всегда. Если на колесе что-то лежит, Автома использует 1 инженера и поворачивает колесо на один сектор. Иначе 1 инженер идёт в банк, и она получает 1 ПО.</translation>
    </message>
    <message>
        <source>A last action that is always possible. In rounds 1 to 4 the Automa uses 1 engineer, pays 3 VP and takes 1 machine of the kind it has fewer of. In round 5 the engineer goes to the bank and it gains 1 VP.</source>
        <translation>Последнее действие, возможное всегда. В раундах 1–4 Автома использует 1 инженера, тратит 3 ПО и берёт 1 единицу той техники, которой у неё меньше. В раунде 5 инженер идёт в банк, и она получает 1 ПО.</translation>
    </message>
    <message>
        <source>A place marked 3 counts as available for the Automa: it pays 3 VP, even if that takes it below zero.</source>
        <translation>Место с отметкой 3 для Автомы доступно: она тратит 3 ПО, даже если их станет меньше нуля.</translation>
    </message>
    <message>
        <source>A private building can be used as soon as the piece stands there, on a later turn of the same round. Only companies with a piece there may use it.</source>
        <translation>Зданием можно пользоваться, как только там стоит фишка, — в более поздний ход того же раунда. Пользуются им только компании, у которых там есть фишка.</translation>
    </message>
    <message>
        <source>A private building is a structure</source>
        <translation>Частное здание — тоже сооружение</translation>
    </message>
    <message>
        <source>A private building is in no basin and no region. It counts for no objective tile and does not touch the water or the price of powerhouses. It does count for the building bonus tile.</source>
        <translation>Здание не относится ни к какому водоёму или области. Оно не считается для жетонов целей, не влияет на воду и цену электростанций. Для жетона бонуса за здания оно считается.</translation>
    </message>
    <message>
        <source>A production ends the Automa’s turn.</source>
        <translation>Выработка завершает ход Автомы.</translation>
    </message>
    <message>
        <source>A system is a dam (own or neutral), a conduit (anyone’s) and an own powerhouse. If some possible spaces would complete a system and all of them lie in one place, only they stay. If there are none, or in several places, all possible spaces stay. This does not apply to elevations.</source>
        <translation>Система — это плотина (своя или нейтральная), трубопровод (чей угодно) и своя электростанция. Если какие-то возможные клетки завершили бы систему и все они в одном месте, остаются только они. Если таких нет или они в разных местах, остаются все возможные. К насыпям это не относится.</translation>
    </message>
    <message>
        <source>Action spaces of a building</source>
        <translation>Области действий здания</translation>
    </message>
    <message>
        <source>Actions and criteria</source>
        <translation>Действия и критерии</translation>
    </message>
    <message>
        <source>Active at once</source>
        <translation>Действует сразу</translation>
    </message>
    <message>
        <source>Add the three building technology tiles, one per level, so that each level has 6. Take one tile of each level out at random, any one, and put it face up in the box: 5 per level are left, three for each round.</source>
        <translation>Добавьте три жетона технологии зданий, по одному на уровень, чтобы на каждом уровне стало 6. Наугад уберите по одному любому жетону каждого уровня лицом вверх в коробку: останется по 5, то есть по три на раунд.</translation>
    </message>
    <message>
        <source>Add the two new bonus tiles (5 VP for each external work, 4 VP for each private building) to the six of the base game and draw 5 of the 8.</source>
        <translation>Добавьте два новых жетона бонуса (5 ПО за каждый сторонний заказ, 4 ПО за каждое здание) к шести из базовой игры и отберите 5 из 8.</translation>
    </message>
    <message>
        <source>Advanced building tiles</source>
        <translation>Новаторские технологии зданий</translation>
    </message>
    <message>
        <source>Advanced technology</source>
        <translation>Новаторские технологии</translation>
    </message>
    <message>
        <source>After construction</source>
        <translation>После строительства</translation>
    </message>
    <message>
        <source>After production</source>
        <translation>После выработки</translation>
    </message>
    <message>
        <source>An Automa never uses the action of a private building and never has engineers there.</source>
        <translation>Автома никогда не выполняет действие здания и не ставит туда инженеров.</translation>
    </message>
    <message>
        <source>An Automa starts with 16 VP, 12 engineers, 6 excavators, 4 mixers and its four basic technology tiles. Automas take the first places of the turn order; several Automas draw lots among themselves.</source>
        <translation>Автома начинает с 16 ПО, 12 инженерами, 6 экскаваторами, 4 бетоносмесителями и четырьмя жетонами базовых технологий. Автомы занимают первые места в порядке хода; если их несколько, порядок между ними случайный.</translation>
    </message>
    <message>
        <source>As soon as an Automa has a piece at a building tile, the cheap left space of that tile is shut for everyone to the end of the game. Engineers already there stay until the end of the round.</source>
        <translation>Как только у Автомы есть фишка у жетона здания, дешёвая левая область этого жетона закрыта для всех до конца игры. Инженеры, которые уже там, остаются до конца раунда.</translation>
    </message>
    <message>
        <source>At the end of rounds 1 to 4 discard the works left and lay out three new ones from the lowest deck that still has tiles. By rounds this gives AAA, AAB, BBB, BCC, CCC; the earlier letters lie higher.</source>
        <translation>В конце раундов 1–4 сбросьте оставшиеся заказы и выложите три новых из первой по алфавиту стопки, где ещё есть жетоны. По раундам выходит AAA, AAB, BBB, BCC, CCC; более ранние буквы лежат выше.</translation>
    </message>
    <message>
        <source>At the end of the game each company scores the VP printed on every building tile where it has a piece, 3 to 7 each. Several companies at one tile each score it in full, Automas too.</source>
        <translation>В конце игры каждая компания получает ПО, указанные на каждом жетоне здания, где у неё есть фишка, от 3 до 7. Если у жетона несколько компаний, каждая получает их полностью, Автомы тоже.</translation>
    </message>
    <message>
        <source>At the end the objective tile gives an Automa 20, 15 or 10 VP for first, second or third place; a human gets 15, 10 or 5. Those who tie add up the VP of their places and share them, rounded up, each by its own scale.</source>
        <translation>В конце жетон цели даёт Автоме 20, 15 или 10 ПО за первое, второе или третье место, а человеку — 15, 10 или 5. При ничьей ПО этих мест складывают и делят поровну с округлением вверх; каждый считает по своей шкале.</translation>
    </message>
    <message>
        <source>Automas count as players</source>
        <translation>Автомы считаются игроками</translation>
    </message>
    <message>
        <source>Building technology</source>
        <translation>Технология зданий</translation>
    </message>
    <message>
        <source>Buildings at the end</source>
        <translation>Здания в конце</translation>
    </message>
    <message>
        <source>Buildings stand off the map</source>
        <translation>Здания стоят вне поля</translation>
    </message>
    <message>
        <source>Construction</source>
        <translation>Строительство</translation>
    </message>
    <message>
        <source>Construction: a piece is left</source>
        <translation>Строительство: есть что ставить</translation>
    </message>
    <message>
        <source>Construction: a possible space</source>
        <translation>Строительство: есть возможная клетка</translation>
    </message>
    <message>
        <source>Construction: a technology tile is free</source>
        <translation>Строительство: есть свободный жетон технологии</translation>
    </message>
    <message>
        <source>Construction: enough machines at all</source>
        <translation>Строительство: хватает ли техники вообще</translation>
    </message>
    <message>
        <source>Contract Office</source>
        <translation>Отдел контрактов</translation>
    </message>
    <message>
        <source>Contracts are fulfilled from your own open ones, not national ones. A free structure is optional and needs no machines, but a red-bordered space still costs 3 credits.</source>
        <translation>Выполняют свои открытые контракты, не государственные. Бесплатное сооружение — по желанию, техники оно не требует, но клетка с красной рамкой всё равно стоит 3 кредита.</translation>
    </message>
    <message>
        <source>Credits are victory points</source>
        <translation>Кредиты — это победные очки</translation>
    </message>
    <message>
        <source>Credits become VP. A contract to fulfil is the open private one with the highest value, without energy. Energy moves the marker and then fulfils the best contract it reaches. A free structure is placed by the usual procedure at no cost. Drops follow the water rule. A free technology tile is the top-most one.</source>
        <translation>Кредиты становятся ПО. Если награда — выполнить контракт, это открытый частный с наибольшим значением, без энергии. Энергия сдвигает маркер и выполняет лучший доступный контракт. Бесплатное сооружение ставят по обычной процедуре. Воду добавляют по правилу воды. Бесплатный жетон технологии — верхний.</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Сложность</translation>
    </message>
    <message>
        <source>Drops move one at a time, headstream A first, then B, C and D. A drop follows the river and stops at the first dam with room; a dam holds as many drops as it is high. Past the last basin a drop leaves the board. The headstream tiles give new drops in rounds 1 to 4.</source>
        <translation>Капли движутся по одной: сначала из истока A, затем B, C и D. Капля идёт по реке и останавливается у первой плотины, где есть место; плотина сдерживает столько капель, какова её высота. После последнего водоёма вода уходит с поля. Жетоны истоков дают новую воду в раундах 1–4.</translation>
    </message>
    <message>
        <source>Each building has four action spaces: a cheap one on the left and three dearer ones. One company per space; the engineers come back at the end of the round.</source>
        <translation>У каждого здания четыре области действия: дешёвая слева и три дороже. В каждой — одна компания; инженеры возвращаются в конце раунда.</translation>
    </message>
    <message>
        <source>Each human’s first action of a round is read from a new Automa tile, as if the human were an Automa. The app works it out and shows what to do.</source>
        <translation>Первое действие каждого игрока-человека в раунде читают с нового жетона Автомы, как если бы этот человек был Автомой. Приложение вычисляет его и показывает, что делать.</translation>
    </message>
    <message>
        <source>Each work has one action space for 2 engineers. The Automa puts the engineers of its tile, always 2, on the space of the work it takes.</source>
        <translation>У каждого заказа одна область действия на 2 инженеров. Автома ставит инженеров со своего жетона, всегда 2, в область взятого заказа.</translation>
    </message>
    <message>
        <source>End of a round</source>
        <translation>Конец раунда</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Конец игры</translation>
    </message>
    <message>
        <source>Energy from a technology tile</source>
        <translation>Энергия от жетона технологии</translation>
    </message>
    <message>
        <source>Engineers</source>
        <translation>Инженеры</translation>
    </message>
    <message>
        <source>Engineers for construction</source>
        <translation>Инженеры для строительства</translation>
    </message>
    <message>
        <source>Every company, an Automa’s too, gets a board extension with 5 building pieces and a basic building technology tile.</source>
        <translation>Каждая компания, в том числе Автомы, получает расширение планшета с 5 фишками зданий и жетон базовой технологии зданий.</translation>
    </message>
    <message>
        <source>External work</source>
        <translation>Сторонний заказ</translation>
    </message>
    <message>
        <source>External work decks</source>
        <translation>Стопки сторонних заказов</translation>
    </message>
    <message>
        <source>Filled from the left</source>
        <translation>Заполняют слева</translation>
    </message>
    <message>
        <source>For 1 engineer and 2 VP it takes a technology tile of the structure shown; if there is none, a joker; if there is none either, the action is skipped. Of several it takes the top-most, unless you chose the highest level. The turn ends.</source>
        <translation>За 1 инженера и 2 ПО она берёт жетон технологии указанного сооружения; если такого нет — джокер; если нет и его, действие пропускают. Из нескольких берёт верхний, если вы не выбрали наивысший уровень. Ход завершён.</translation>
    </message>
    <message>
        <source>For a construction the engineers go on the Automa’s own company board, as many as its tile shows. The numbers printed there do not matter, and it may build any number of times per round.</source>
        <translation>Для строительства инженеров помещают на планшет компании самой Автомы — столько, сколько показывает жетон. Напечатанные там числа не важны, и строить она может сколько угодно раз за раунд.</translation>
    </message>
    <message>
        <source>For bases and elevations the mountains come before the hills and the hills before the plains. This is checked after the rule on completing a system and before the first criterion.</source>
        <translation>Для оснований и насыпей горы идут раньше холмов, а холмы — раньше равнин. Это проверяют после правила о завершении системы и перед первым критерием.</translation>
    </message>
    <message>
        <source>For each drop sent through another company’s conduit the Automa loses 1 VP. The owner gains 1 VP and 1 credit per drop; an owner that is an Automa gains 2 VP.</source>
        <translation>За каждую каплю, пущенную по чужому трубопроводу, Автома тратит 1 ПО. Владелец получает за каждую 1 ПО и 1 кредит; если владелец — Автома, то 2 ПО.</translation>
    </message>
    <message>
        <source>For every other action the engineers go on the first free space of that section: the left column from the top, then the right column from the top. What that space costs or gives is ignored; only the tile counts. If all spaces are taken, put them beside the section. For a patent or an external work they go on the space of the tile taken.</source>
        <translation>Для всех других действий инженеры идут в первую свободную область нужного раздела: сначала левая колонка сверху вниз, затем правая. Цена и эффект этой области не учитываются, важен только жетон. Если всё занято, положите их рядом с разделом. Для патента или стороннего заказа их помещают в область взятого жетона.</translation>
    </message>
    <message>
        <source>Four more officers</source>
        <translation>Ещё четыре управляющих</translation>
    </message>
    <message>
        <source>France: cheaper contracts</source>
        <translation>Франция: контракты дешевле</translation>
    </message>
    <message>
        <source>Free choices</source>
        <translation>Свободный выбор</translation>
    </message>
    <message>
        <source>From High Voltage up the USA, once they have three powerhouses, also look at how often the drops pass their powerhouses. See B-10.6.</source>
        <translation>Начиная с «Высокого напряжения» США с тремя электростанциями учитывают и то, сколько раз вода пройдёт через их электростанции. См. B-10.6.</translation>
    </message>
    <message>
        <source>From High Voltage up. Level I: the Automa gains the VP of the building at once, and again at the end. Level II: it pays only the kind of machine it has fewer of. Level III: the VP of the building at once, and again at the end.</source>
        <translation>Начиная с «Высокого напряжения». I уровень: Автома сразу получает ПО за здание, а в конце ещё раз. II уровень: она платит только той техникой, которой у неё меньше. III уровень: ПО за здание сразу, а в конце ещё раз.</translation>
    </message>
    <message>
        <source>From High Voltage up: after building with it the Automa produces at once with +2 and its company bonus. It only needs a system that is ready; the energy track and the contract colour are not checked.</source>
        <translation>Начиная с «Высокого напряжения»: построив с ним электростанцию, Автома сразу вырабатывает энергию с +2 и бонусом компании. Нужна только готовая система; шкала энергии и цвет контракта не проверяются.</translation>
    </message>
    <message>
        <source>From High Voltage up: if the Automa builds with the level II conduit tile and several spaces are possible, only those of power 3 or more stay. If there are none, nothing changes.</source>
        <translation>Начиная с «Высокого напряжения»: если Автома строит с жетоном трубопровода II уровня и возможных клеток несколько, остаются только те, где мощность 3 или больше. Если таких нет, ничего не меняется.</translation>
    </message>
    <message>
        <source>From High Voltage up: the Automa pays only the kind of machine it has fewer of; equal numbers: excavators. If it has too few of that kind, it cannot pay for this building.</source>
        <translation>Начиная с «Высокого напряжения»: Автома платит только той техникой, которой у неё меньше; если поровну — экскаваторами. Если именно её не хватает, здание оплатить нельзя.</translation>
    </message>
    <message>
        <source>From High Voltage up: the level II base tile and the level III conduit tile make energy without a system. It moves the marker and may fulfil a contract. Company bonuses and abilities are not added; only France’s discount counts.</source>
        <translation>Начиная с «Высокого напряжения»: жетон основания II уровня и жетон трубопровода III уровня дают энергию без системы. Она сдвигает маркер и может выполнить контракт. Бонусы и способности компании не прибавляются; действует только скидка Франции.</translation>
    </message>
    <message>
        <source>From High Voltage up: when the Automa builds a base with the level I joker, it takes the red-bordered space of the basin found, and pays nothing extra for it.</source>
        <translation>Начиная с «Высокого напряжения»: когда Автома строит основание с джокером I уровня, она занимает в найденном водоёме клетку с красной рамкой и не доплачивает за неё.</translation>
    </message>
    <message>
        <source>Full game only</source>
        <translation>Только полная игра</translation>
    </message>
    <message>
        <source>Germany: a second production</source>
        <translation>Германия: вторая выработка</translation>
    </message>
    <message>
        <source>Graziano del Monte</source>
        <translation>Грациано дель Монте</translation>
    </message>
    <message>
        <source>How it starts</source>
        <translation>С чем она начинает</translation>
    </message>
    <message>
        <source>How many engineers are used, how many VP are paid and what the action does is always read from the Automa’s tile, never from the board.</source>
        <translation>Сколько инженеров использовать, сколько ПО потратить и что делает действие — всё это всегда читают с жетона Автомы, а не с поля.</translation>
    </message>
    <message>
        <source>How water flows</source>
        <translation>Как течёт вода</translation>
    </message>
    <message>
        <source>If a basin still has several possible spaces, the one without a red border is taken; if that does not decide, the left-most one on the board.</source>
        <translation>Если в водоёме всё ещё несколько возможных клеток, берётся та, что без красной рамки; если и это не решает — крайняя левая на поле.</translation>
    </message>
    <message>
        <source>If an action that ends the turn asks for exactly 1 engineer and the architect is free, the architect is used instead. Then the Automa takes another turn at once with a new tile.</source>
        <translation>Если действие, завершающее ход, требует ровно 1 инженера и архитектор свободен, используют архитектора. Тогда Автома сразу ходит ещё раз с новым жетоном.</translation>
    </message>
    <message>
        <source>If at least one drop is placed, one engineer goes to Water Management. If none is, the action is skipped and costs nothing.</source>
        <translation>Если добавлена хотя бы одна капля, один инженер идёт в водообеспечение. Если ни одной, действие пропускают, и оно ничего не стоит.</translation>
    </message>
    <message>
        <source>If drops times power is below 4, it counts as 4 before bonuses. Through a conduit of power 1 or 2 only 1 drop is moved; the rest stays behind the dam.</source>
        <translation>Если капли, умноженные на мощность, дают меньше 4, это считается за 4 до бонусов. По трубопроводу мощностью 1 или 2 проходит только 1 капля; остальные остаются за плотиной.</translation>
    </message>
    <message>
        <source>If only one space is possible, it builds there.</source>
        <translation>Если возможна только одна клетка, она строит там.</translation>
    </message>
    <message>
        <source>If several spaces are still left, start at the basin or conduit whose code stands at the foot of the column and count upwards: 1A, 1B, 2A and so on. After 10 comes 1; for powerhouses after 12 comes 5. The first basin or conduit with a space that is left wins.</source>
        <translation>Если клеток всё ещё несколько, начните с водоёма или трубопровода, номер которого стоит внизу колонки, и идите по возрастанию: 1A, 1B, 2A и так далее. После 10 идёт 1, для электростанций после 12 идёт 5. Выбирают первый водоём или трубопровод, где осталась клетка.</translation>
    </message>
    <message>
        <source>If the action of a building itself costs credits, they are paid on top of the price of the space.</source>
        <translation>Если само действие здания стоит кредитов, их платят сверх цены области.</translation>
    </message>
    <message>
        <source>In which order it tries</source>
        <translation>В каком порядке она пробует</translation>
    </message>
    <message>
        <source>It follows the order of positions on its tile and takes the first work whose machines it has. It does not ask whether the reward is useful. The turn ends.</source>
        <translation>Она идёт по порядку позиций на жетоне и берёт первый заказ, на который у неё есть техника. Полезна ли награда, она не проверяет. Ход завершён.</translation>
    </message>
    <message>
        <source>It goes through the five building tiles from the top or from the bottom, as its tile shows, and builds at the first with a free place, no own piece and a price it can pay. The criteria tile plays no part.</source>
        <translation>Она просматривает пять жетонов зданий сверху или снизу, как показывает её жетон, и строит у первого, где есть свободное место, нет её фишки и хватает техники. Жетон критериев здесь не действует.</translation>
    </message>
    <message>
        <source>It is built with the normal construction action. A human uses a construction space of the company board; an Automa puts the engineers shown on its tile, always 1, on its company board.</source>
        <translation>Его возводят обычным действием строительства. Человек пользуется областью строительства на планшете компании; Автома ставит на свой планшет инженеров, указанных на жетоне, — всегда 1.</translation>
    </message>
    <message>
        <source>It lies under the Patent Office. It holds a column of 5 private building tiles and a column of 3 external works with their decks. Both are read from the top.</source>
        <translation>Он лежит под патентным бюро. На нём столбец из 5 жетонов частных зданий и столбец из 3 сторонних заказов с их стопками. Оба читают сверху вниз.</translation>
    </message>
    <message>
        <source>It looks at every way to place the drops and takes the one that leaves the most new water behind its own dams; then the one with the fewest drops; then the headstream letters on the criteria tile decide. A drop that only fills someone else’s dam counts as useful if the next one then reaches an own dam. Drops from rewards follow the same rule.</source>
        <translation>Она рассматривает все способы добавить воду и выбирает тот, при котором её плотины удержат больше всего новой воды; затем тот, где капель меньше; затем решают буквы истоков на жетоне критериев. Капля, которая лишь наполняет чужую плотину, полезна, если благодаря ей следующая дойдёт до своей. Вода из наград добавляется так же.</translation>
    </message>
    <message>
        <source>It needs a technology tile for this structure, or a joker, in hand. Tiles on its construction wheel cannot be used.</source>
        <translation>Нужен жетон технологии для этого сооружения или джокер, который лежит перед ней. Жетоны на колесе строительства использовать нельзя.</translation>
    </message>
    <message>
        <source>It never holds contracts</source>
        <translation>Контрактов она не держит</translation>
    </message>
    <message>
        <source>It uses its highest-level fitting tile; at the same level the one for this very structure before a joker. Tile and machines go into the open segment of the wheel, the wheel turns one segment, and what comes round to the open segment returns to the Automa.</source>
        <translation>Она берёт подходящий жетон наивысшего уровня; на том же уровне — жетон именно этого сооружения раньше джокера. Жетон и техника идут в открытый сектор колеса, колесо поворачивается на один сектор, а то, что оказалось в открытом секторе, возвращается к Автоме.</translation>
    </message>
    <message>
        <source>Italy: three more spaces</source>
        <translation>Италия: ещё три деления</translation>
    </message>
    <message>
        <source>Its machines must be enough for the cheapest space of this kind, whether that space is taken or not.</source>
        <translation>Её техники должно хватать на самую дешёвую клетку этого вида, пусть даже она занята.</translation>
    </message>
    <message>
        <source>Leslie Spencer and Margot Fouché</source>
        <translation>Лесли Спенсер и Марго Фуше</translation>
    </message>
    <message>
        <source>Leslie looks at the external works in the order shown on the same tile, otherwise 1, 2, 3. Margot looks for a private building in the direction shown on the tile, otherwise from the top.</source>
        <translation>Лесли просматривает сторонние заказы в порядке, указанном на том же жетоне, иначе 1, 2, 3. Марго ищет здание в направлении, указанном на жетоне, иначе сверху.</translation>
    </message>
    <message>
        <source>Level I joker for a base</source>
        <translation>Джокер I уровня для основания</translation>
    </message>
    <message>
        <source>Level I: the building’s action at once without engineers, if you like; its credit price is still due. Level II: you pay only one of the two kinds of machines, as you choose.</source>
        <translation>I уровень: по желанию действие здания сразу, без инженеров; его цену в кредитах всё равно платят. II уровень: платите только один из двух видов техники, на выбор.</translation>
    </message>
    <message>
        <source>Level II building tile</source>
        <translation>Жетон здания II уровня</translation>
    </message>
    <message>
        <source>Level II conduit tile</source>
        <translation>Жетон трубопровода II уровня</translation>
    </message>
    <message>
        <source>Level II powerhouse tile</source>
        <translation>Жетон электростанции II уровня</translation>
    </message>
    <message>
        <source>Limits on the tile</source>
        <translation>Ограничения на жетоне</translation>
    </message>
    <message>
        <source>Machinery Shop</source>
        <translation>Сборочный цех</translation>
    </message>
    <message>
        <source>Machinery shop or bank</source>
        <translation>Сборочный цех или банк</translation>
    </message>
    <message>
        <source>Machines and technology tile go into the open segment of the wheel and the wheel turns one segment, as for every structure. They come back after a full turn.</source>
        <translation>Техника и жетон технологии идут в открытый сектор колеса, и оно поворачивается на один сектор, как для каждого сооружения. Они вернутся после полного оборота.</translation>
    </message>
    <message>
        <source>Machines go on the wheel</source>
        <translation>Техника идёт на колесо</translation>
    </message>
    <message>
        <source>Mahiri Sekibo</source>
        <translation>Махири Секибо</translation>
    </message>
    <message>
        <source>Margot and Leslie</source>
        <translation>Марго и Лесли</translation>
    </message>
    <message>
        <source>Netherlands: a drop for another dam</source>
        <translation>Нидерланды: вода для другой плотины</translation>
    </message>
    <message>
        <source>New external works each round</source>
        <translation>Новые сторонние заказы каждый раунд</translation>
    </message>
    <message>
        <source>No building piece left: B-6.1. No technology tile: B-6.2. Machines for none of the five tiles: B-6.3. Machines only for tiles that are not available: B-6.4.</source>
        <translation>Не осталось фишек: B-6.1. Нет жетона технологии: B-6.2. Техники не хватает ни на один из пяти жетонов: B-6.3. Хватает только на недоступные: B-6.4.</translation>
    </message>
    <message>
        <source>No income from buildings</source>
        <translation>Здания не дают дохода</translation>
    </message>
    <message>
        <source>Not in round 5. The Automa pays the VP shown and takes the machines shown. The turn ends.</source>
        <translation>Не в раунде 5. Автома тратит указанные ПО и берёт указанную технику. Ход завершён.</translation>
    </message>
    <message>
        <source>Objective tile</source>
        <translation>Жетон цели</translation>
    </message>
    <message>
        <source>Once per round</source>
        <translation>Раз за раунд</translation>
    </message>
    <message>
        <source>Once per tile</source>
        <translation>Один раз на жетон</translation>
    </message>
    <message>
        <source>One production may fulfil several contracts if the energy covers their sum: the most contracts, then the highest sum, then the highest single values, then those on the right. A national contract in reach is always among them.</source>
        <translation>Одна выработка может выполнить несколько контрактов, если энергии хватает на их сумму: как можно больше контрактов, затем наибольшая сумма, затем наибольшие отдельные значения, затем те, что правее. Доступный государственный контракт всегда среди них.</translation>
    </message>
    <message>
        <source>One to three Automas play against one to three humans, two to four participants in all. All Automas share one stack of 20 two-sided tiles. Each Automa may have its own difficulty.</source>
        <translation>От одной до трёх Автом играют против одного–трёх игроков-людей; всего от двух до четырёх участников. Все Автомы пользуются одной стопкой из 20 двусторонних жетонов. Уровень сложности у каждой Автомы может быть свой.</translation>
    </message>
    <message>
        <source>Only if something lies on its wheel. The Automa pays the VP shown and turns the wheel as many segments as shown; after each segment it takes back what reaches the open one. The turn ends.</source>
        <translation>Только если на её колесе что-то лежит. Автома тратит указанные ПО и поворачивает колесо на указанное число секторов; после каждого сектора она забирает то, что оказалось в открытом. Ход завершён.</translation>
    </message>
    <message>
        <source>Other actions</source>
        <translation>Другие действия</translation>
    </message>
    <message>
        <source>Overpowered. Margot: whenever the Automa would build, it first tries a private building with 1 engineer. Leslie: it first tries an external work with 1 engineer, if her special tile is in hand; the machines go on the wheel with that tile.</source>
        <translation>«Переизбыток мощности». Марго: когда Автома должна строить, она сначала пробует здание с 1 инженером. Лесли: сначала пробует сторонний заказ с 1 инженером, если её особый жетон свободен; техника идёт на колесо вместе с ним.</translation>
    </message>
    <message>
        <source>Patent Office</source>
        <translation>Патентное бюро</translation>
    </message>
    <message>
        <source>Patent for a building</source>
        <translation>Патент на здание</translation>
    </message>
    <message>
        <source>Paying for an external work</source>
        <translation>Оплата стороннего заказа</translation>
    </message>
    <message>
        <source>Pieces for every company</source>
        <translation>Фишки для каждой компании</translation>
    </message>
    <message>
        <source>Places at a building tile</source>
        <translation>Места у жетона здания</translation>
    </message>
    <message>
        <source>Places marked 3</source>
        <translation>Места с отметкой 3</translation>
    </message>
    <message>
        <source>Price inside the action</source>
        <translation>Цена самого действия</translation>
    </message>
    <message>
        <source>Private building tiles</source>
        <translation>Жетоны частных зданий</translation>
    </message>
    <message>
        <source>Private buildings</source>
        <translation>Частные здания</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Выработка</translation>
    </message>
    <message>
        <source>Production: a contract in reach</source>
        <translation>Выработка: доступный контракт</translation>
    </message>
    <message>
        <source>Production: a system is ready</source>
        <translation>Выработка: система готова</translation>
    </message>
    <message>
        <source>Production: the energy track</source>
        <translation>Выработка: шкала энергии</translation>
    </message>
    <message>
        <source>Promo officers</source>
        <translation>Промоуправляющие</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунды</translation>
    </message>
    <message>
        <source>Score the objective tile; 1 VP for every 5 excavators and mixers in hand (credits count for humans); 1 VP for each drop behind an own dam; with the Leeghwater Project the private buildings. Most VP wins; equal: most energy in the last round.</source>
        <translation>Подсчитайте ПО за жетон цели; 1 ПО за каждые 5 экскаваторов и бетоносмесителей в запасе (у людей считаются и кредиты); 1 ПО за каждую каплю за своей плотиной; с «Легватером» — частные здания. Побеждает тот, у кого больше всего ПО; если поровну — больше энергии в последнем раунде.</translation>
    </message>
    <message>
        <source>Scoring a round</source>
        <translation>Подсчёт очков в раунде</translation>
    </message>
    <message>
        <source>Shuffle the 10 building tiles and lay out 5. They stay all game in the same order; the other 5 go back to the box.</source>
        <translation>Перемешайте 10 жетонов зданий и выложите 5. Они остаются всю игру в том же порядке; остальные 5 уберите в коробку.</translation>
    </message>
    <message>
        <source>Simone Luciani</source>
        <translation>Симоне Лучани</translation>
    </message>
    <message>
        <source>Simone Luciani and Tommaso Battista can also be used without the expansion. Leslie Spencer and Margot Fouché need it.</source>
        <translation>Симоне Лучани и Томмазо Баттисту можно использовать и без дополнения. Лесли Спенсер и Марго Фуше требуют его.</translation>
    </message>
    <message>
        <source>Some tiles allow only one region, or only conduits from a certain power up. Then only those spaces count, also for the question whether the machines are enough.</source>
        <translation>Некоторые жетоны разрешают только одну область или только трубопроводы от определённой мощности. Тогда считаются только такие клетки — в том числе при проверке, хватает ли техники.</translation>
    </message>
    <message>
        <source>Sort the 15 external works by their backs into decks A, B and C and shuffle each. Lay out 3 from deck A as works 1, 2 and 3, from the top.</source>
        <translation>Разложите 15 сторонних заказов на стопки A, B и C по обратной стороне и перемешайте каждую. Выложите 3 из стопки A как заказы 1, 2 и 3 сверху вниз.</translation>
    </message>
    <message>
        <source>Space of an external work</source>
        <translation>Область стороннего заказа</translation>
    </message>
    <message>
        <source>Starting machines, credits, VP, engineers and contracts do not change with the expansion.</source>
        <translation>Начальная техника, кредиты, ПО, инженеры и контракты с дополнением не меняются.</translation>
    </message>
    <message>
        <source>Taking building pieces off the board extension uncovers no income and no bonus.</source>
        <translation>Фишки зданий, снятые с расширения планшета, не открывают ни дохода, ни бонусов.</translation>
    </message>
    <message>
        <source>Taking the reward</source>
        <translation>Получение награды</translation>
    </message>
    <message>
        <source>Technology for a building</source>
        <translation>Технология для здания</translation>
    </message>
    <message>
        <source>The Automa adds water only if at least one new drop ends up behind one of its own dams, at once or in the next water flow with the board as it stands. Drops that would not help are not placed.</source>
        <translation>Автома добавляет воду, только если хотя бы одна новая капля окажется за её собственной плотиной — сразу или при ближайшем течении при нынешнем состоянии поля. Воду, которая не поможет, она не добавляет.</translation>
    </message>
    <message>
        <source>The Automa buys advanced technology tiles and uses the structure shown on them. Their special effects work for it only from High Voltage up.</source>
        <translation>Автома покупает жетоны новаторских технологий и использует изображённое на них сооружение. Их особые эффекты действуют для неё только начиная с «Высокого напряжения».</translation>
    </message>
    <message>
        <source>The Automa gets no starting contract. It has no officer below Overpowered and no company ability below High Voltage. It does get the energy bonus of its 2nd powerhouse (+1) and of its 4th (+2 more), except at Low Voltage.</source>
        <translation>Автома не получает начального контракта. Управляющий есть у неё только на уровне «Переизбыток мощности», а способность компании действует начиная с «Высокого напряжения». Бонус энергии за 2-ю электростанцию (+1) и за 4-ю (ещё +2) она получает, кроме уровня «Низкое напряжение».</translation>
    </message>
    <message>
        <source>The Automa goes through the actions of its tile: left column from the top, then the centre, then the right. It does the first one that is possible and ends the turn. Actions in a dashed frame, Water Management and Contract Office, do not end it: it goes on if an engineer is left. The last action is always possible.</source>
        <translation>Автома просматривает действия на жетоне: левая колонка сверху вниз, затем средняя, затем правая. Она выполняет первое возможное, и ход завершён. Действия в пунктирной рамке — водообеспечение и отдел контрактов — ход не завершают: она продолжает, если остался инженер. Последнее действие возможно всегда.</translation>
    </message>
    <message>
        <source>The Automa has no money. Where a human would pay a credit it loses 1 VP, and where a human would gain a credit it gains 1 VP. Its VP may fall below zero, so a price never stops it.</source>
        <translation>Денег у Автомы нет. Там, где человек платил бы кредит, она тратит 1 ПО, а там, где человек получил бы кредит, она получает 1 ПО. Её ПО могут стать меньше нуля, поэтому цена никогда её не останавливает.</translation>
    </message>
    <message>
        <source>The Automa must still have a piece of this kind on its company board.</source>
        <translation>На планшете компании Автомы должно оставаться сооружение этого вида.</translation>
    </message>
    <message>
        <source>The Automa produces only if it still has a reason to: its marker has not yet reached this round’s section of the energy track (6 times the round number), or it is not alone in the lead.</source>
        <translation>Автома вырабатывает энергию, только если ей это ещё нужно: её маркер не дошёл до области текущего раунда на шкале энергии (6, умноженное на номер раунда) или она лидирует не одна.</translation>
    </message>
    <message>
        <source>The Automa takes no contract tiles in hand. When it produces enough energy it fulfils a face-up contract straight from the Contract Office, and that tile leaves the office. The app counts these contracts for the contract bonus tile, unless you chose otherwise.</source>
        <translation>Автома не берёт жетоны контрактов себе. Выработав достаточно энергии, она выполняет открытый контракт прямо из отдела контрактов, и этот жетон оттуда уходит. Приложение считает такие контракты для жетона бонуса, если вы не выбрали иное.</translation>
    </message>
    <message>
        <source>The Automa takes the building tile, otherwise a joker, otherwise the action is skipped. Without the expansion all building, external work and building patent actions are skipped.</source>
        <translation>Автома берёт жетон зданий, иначе джокер, иначе действие пропускают. Без дополнения все действия со зданиями, сторонними заказами и патентами на здания пропускают.</translation>
    </message>
    <message>
        <source>The Automa takes turns as long as it has at least one engineer. If an action asks for more engineers than it has left, it still acts and uses all of them.</source>
        <translation>Автома ходит, пока у неё есть хотя бы один инженер. Если действие требует больше инженеров, чем осталось, она всё равно выполняет его и использует всех, кто есть.</translation>
    </message>
    <message>
        <source>The Automa uses no building</source>
        <translation>Автома не пользуется зданиями</translation>
    </message>
    <message>
        <source>The Control Station is a full production with +3. The Customer Office fulfils any own contract without energy, but no national one. The Wind Farm’s 5 energy may fulfil an own contract. The Energy Relay Field moves only the marker. The Loan Agency pays an external work with credits.</source>
        <translation>Диспетчерская — это полноценная выработка с +3. Отдел по работе с клиентами позволяет без энергии выполнить любой свой контракт, кроме государственного. 5 единиц энергии ветропарка можно потратить на свой контракт. Поле энергопередачи двигает только маркер. Кредитное агентство оплачивает сторонний заказ кредитами.</translation>
    </message>
    <message>
        <source>The Leeghwater Project</source>
        <translation>«Проект „Легватер“»</translation>
    </message>
    <message>
        <source>The Leeghwater Project is played with the full game only, never with the introductory game.</source>
        <translation>С дополнением «Проект „Легватер“» играют только в полную игру, во вводной его не используют.</translation>
    </message>
    <message>
        <source>The Netherlands</source>
        <translation>Нидерланды</translation>
    </message>
    <message>
        <source>The Netherlands are a fifth company to choose. There are still at most 4 participants. Automas get their companies at random from those left.</source>
        <translation>Нидерланды — пятая компания на выбор. Участников, как и прежде, не больше 4. Автомы получают компании наугад из оставшихся.</translation>
    </message>
    <message>
        <source>The Netherlands join</source>
        <translation>Присоединяются Нидерланды</translation>
    </message>
    <message>
        <source>The best system</source>
        <translation>Лучшая система</translation>
    </message>
    <message>
        <source>The best system makes the most energy: the drops behind the dam times the power of the conduit, plus the bonus of the tile and of the company. Equal: a neutral dam before an own one, then the conduit column of the criteria tile, then the conduit codes in order.</source>
        <translation>Лучшая система даёт больше всего энергии: вода за плотиной, умноженная на мощность трубопровода, плюс бонус жетона и компании. Если поровну: нейтральная плотина раньше своей, затем колонка трубопровода на жетоне критериев, затем номера трубопроводов по порядку.</translation>
    </message>
    <message>
        <source>The company keeps the tile of the work; it counts for the external work bonus tile, for Automas too. Its place stays empty to the end of the round.</source>
        <translation>Компания оставляет жетон заказа себе; он считается для жетона бонуса за сторонние заказы, в том числе у Автом. Его место пусто до конца раунда.</translation>
    </message>
    <message>
        <source>The criteria tile has three columns: for dams (bases and elevations), conduits and powerhouses. The three criteria of the column are used one after another. If one leaves a single space, it is built there; if it leaves several, the next criterion looks at those; if no space fits, the criterion is ignored.</source>
        <translation>На жетоне критериев три колонки: для плотин (оснований и насыпей), трубопроводов и электростанций. Три критерия колонки применяют один за другим. Если осталась одна клетка, строят там; если несколько — их рассматривает следующий критерий; если не подходит ни одна, критерий не действует.</translation>
    </message>
    <message>
        <source>The drops leave the dam, pass through the powerhouse and flow on down the river. The energy marker moves forward by the energy made.</source>
        <translation>Вода уходит от плотины, проходит через электростанцию и течёт дальше по реке. Маркер энергии сдвигается на столько, сколько выработано энергии.</translation>
    </message>
    <message>
        <source>The energy of its best system must be enough for at least one open private contract of the colour shown on the tile.</source>
        <translation>Энергии лучшей системы должно хватать хотя бы на один открытый частный контракт того цвета, что на жетоне.</translation>
    </message>
    <message>
        <source>The expansion board</source>
        <translation>Планшет дополнения</translation>
    </message>
    <message>
        <source>The game has five rounds. Each has income and headstreams, actions, water flow, scoring, and the end of the round, which is left out after round 5.</source>
        <translation>В игре пять раундов. В каждом: доход и истоки рек, действия, течение, подсчёт очков и конец раунда; после пятого раунда конца раунда нет.</translation>
    </message>
    <message>
        <source>The leader of the energy track gets 6 VP, the second 2; those tied for first share 8, rounded up, and those tied for second get 1 each. Then everyone gets credits by the place of the marker (an Automa VP); at 0 energy 3 VP are lost too. Then this round’s bonus tile: nothing below 6 energy, in full from this round’s section on, otherwise 4 VP less for each section short.</source>
        <translation>Лидер шкалы энергии получает 6 ПО, второй — 2; поделившие первое место делят 8 ПО с округлением вверх, поделившие второе получают по 1 ПО. Затем все получают кредиты по месту маркера (Автома — ПО); при 0 энергии ещё и теряют 3 ПО. Затем жетон бонуса раунда: ничего, если энергии меньше 6; полностью, если маркер в области раунда или дальше; иначе на 4 ПО меньше за каждую недостающую область.</translation>
    </message>
    <message>
        <source>The left space is shut</source>
        <translation>Левая область закрыта</translation>
    </message>
    <message>
        <source>The left-most piece of its row goes on the map. If that uncovers an income symbol, the Automa receives it at once, except at Low Voltage. The special effect of the technology tile comes last.</source>
        <translation>На поле идёт крайнее левое сооружение своего ряда. Если под ним открылся символ дохода, Автома сразу его получает, кроме уровня «Низкое напряжение». Особый эффект жетона технологии действует последним.</translation>
    </message>
    <message>
        <source>The machines shown must be in hand; those on the wheel do not help. They go back to the general supply and are lost. Works get dearer from deck A to deck C.</source>
        <translation>Указанная техника должна быть в личном запасе; та, что на колесе, не поможет. Она уходит в общий запас навсегда. От стопки A к стопке C заказы дорожают.</translation>
    </message>
    <message>
        <source>The new bonus tiles</source>
        <translation>Новые жетоны бонуса</translation>
    </message>
    <message>
        <source>The new turn order: least energy first; those with equal energy swap their order. Energy markers go back to 0 and engineers return. The patents are discarded and three new ones laid out, levels I, II, III in turn; external works likewise.</source>
        <translation>Новый порядок хода: сначала тот, у кого меньше всего энергии; при равной энергии порядок меняется на обратный. Маркеры энергии возвращаются на 0, инженеры — к компаниям. Жетоны в патентном бюро сбрасывают и выкладывают три новых, уровни I, II, III по очереди; так же и сторонние заказы.</translation>
    </message>
    <message>
        <source>The piece and its income</source>
        <translation>Сооружение и его доход</translation>
    </message>
    <message>
        <source>The places at a building tile are filled from the left.</source>
        <translation>Места у жетона здания занимают слева направо.</translation>
    </message>
    <message>
        <source>The promo officers are not supported yet and cannot be chosen for an Automa.</source>
        <translation>Промоуправляющих приложение пока не поддерживает, и выбрать их для Автомы нельзя.</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>The same tiles for a human</source>
        <translation>Те же жетоны для человека</translation>
    </message>
    <message>
        <source>The start stays the same</source>
        <translation>Начало не меняется</translation>
    </message>
    <message>
        <source>The technology tile is chosen as for any structure: the highest level, and a building tile before a joker. A joker may build a private building.</source>
        <translation>Жетон технологии выбирают как для любого сооружения: наивысший уровень, а жетон зданий раньше джокера. Джокером можно построить здание.</translation>
    </message>
    <message>
        <source>The tile decides</source>
        <translation>Решает жетон</translation>
    </message>
    <message>
        <source>The tile is kept</source>
        <translation>Жетон остаётся у компании</translation>
    </message>
    <message>
        <source>The two new bonus tiles are scored at the end of their round like all the others.</source>
        <translation>Два новых жетона бонуса считают в конце их раунда так же, как остальные.</translation>
    </message>
    <message>
        <source>The two open contracts of the colour on the tile are discarded and replaced by new ones, and the Automa’s energy marker moves 2 spaces. This is always possible, and the turn goes on.</source>
        <translation>Два открытых контракта того цвета, что на жетоне, сбрасывают и заменяют новыми, а маркер энергии Автомы сдвигается на 2 деления. Это возможно всегда, и ход продолжается.</translation>
    </message>
    <message>
        <source>The whole reward is taken at once. A part that cannot be done is lost; it does not forbid the work.</source>
        <translation>Всю награду получают сразу. Часть, которую нельзя выполнить, пропадает; выполнить заказ это не мешает.</translation>
    </message>
    <message>
        <source>Their third powerhouse gives a drop on another own dam after a production. For an Automa see B-10.10.</source>
        <translation>Третья электростанция даёт им после выработки каплю на другую свою плотину. Для Автомы см. B-10.10.</translation>
    </message>
    <message>
        <source>There must be at least one space that is free, allowed and payable with its machines.</source>
        <translation>Должна быть хотя бы одна клетка, которая свободна, разрешена и на которую хватает техники.</translation>
    </message>
    <message>
        <source>They are red-bordered: a human pays 3 credits more, an Automa 3 VP. The level I joker waives this, for an Automa from High Voltage up.</source>
        <translation>У них красная рамка: человек доплачивает 3 кредита, Автома — 3 ПО. Джокер I уровня освобождает от этого, Автому — начиная с «Высокого напряжения».</translation>
    </message>
    <message>
        <source>Tiles and turns</source>
        <translation>Жетоны и ходы</translation>
    </message>
    <message>
        <source>To produce, the Automa needs a complete system: a dam with water, its own or a neutral one; a built conduit from that basin, anyone’s; and its own powerhouse where the conduit ends. With bonus and penalty there must be at least 1 energy.</source>
        <translation>Чтобы выработать энергию, Автоме нужна полная система: плотина с водой, своя или нейтральная; построенный трубопровод из этого водоёма, чей угодно; и своя электростанция там, где трубопровод заканчивается. С бонусами и штрафами должна выйти хотя бы 1 единица энергии.</translation>
    </message>
    <message>
        <source>Tommaso Battista</source>
        <translation>Томмазо Баттиста</translation>
    </message>
    <message>
        <source>Turns and engineers</source>
        <translation>Ходы и инженеры</translation>
    </message>
    <message>
        <source>Two more bonus tiles</source>
        <translation>Ещё два жетона бонуса</translation>
    </message>
    <message>
        <source>Two tiles are always in view. The top tile of the stack shows the actions of this turn. The tile flipped last onto the discard shows the criteria that say where to build.</source>
        <translation>Всегда видны два жетона. Верхний жетон стопки показывает действия этого хода. Жетон, только что перевёрнутый в сброс, показывает критерии: где строить.</translation>
    </message>
    <message>
        <source>USA: power from the river</source>
        <translation>США: энергия из реки</translation>
    </message>
    <message>
        <source>Using someone else’s conduit</source>
        <translation>Чужой трубопровод</translation>
    </message>
    <message>
        <source>Viktor Fiesler</source>
        <translation>Виктор Фислер</translation>
    </message>
    <message>
        <source>Water and contracts</source>
        <translation>Вода и контракты</translation>
    </message>
    <message>
        <source>Water and marker</source>
        <translation>Вода и маркер</translation>
    </message>
    <message>
        <source>Water: how many drops and where</source>
        <translation>Вода: сколько и куда</translation>
    </message>
    <message>
        <source>Water: only if it helps</source>
        <translation>Вода: только если это поможет</translation>
    </message>
    <message>
        <source>Water: the USA</source>
        <translation>Вода: США</translation>
    </message>
    <message>
        <source>Water: the engineer</source>
        <translation>Вода: инженер</translation>
    </message>
    <message>
        <source>What a private building needs</source>
        <translation>Что нужно для частного здания</translation>
    </message>
    <message>
        <source>What an external work gives a human</source>
        <translation>Что даёт сторонний заказ человеку</translation>
    </message>
    <message>
        <source>What an external work gives the Automa</source>
        <translation>Что даёт сторонний заказ Автоме</translation>
    </message>
    <message>
        <source>What building costs</source>
        <translation>Сколько стоит строительство</translation>
    </message>
    <message>
        <source>What is not allowed</source>
        <translation>Что запрещено</translation>
    </message>
    <message>
        <source>What it does without</source>
        <translation>Чего у неё нет</translation>
    </message>
    <message>
        <source>What the Automa is</source>
        <translation>Что такое Автома</translation>
    </message>
    <message>
        <source>What the buildings do</source>
        <translation>Что делают здания</translation>
    </message>
    <message>
        <source>When the Automa may choose a machine, it takes the kind it has fewer of in hand; equal numbers: an excavator. A structure it may build for free is placed by the usual procedure and costs nothing.</source>
        <translation>Когда Автома может выбрать технику, она берёт ту, которой у неё меньше не на колесе; если поровну — экскаватор. Бесплатное сооружение размещают по обычной процедуре, и оно ничего не стоит.</translation>
    </message>
    <message>
        <source>When the last tile has been flipped, the discarded tiles are shuffled into a new stack. The tile whose criteria are in force stays in view and is not shuffled in, unless you chose otherwise.</source>
        <translation>Когда перевёрнут последний жетон, сброшенные жетоны перемешивают в новую стопку. Жетон, критерии которого сейчас действуют, остаётся на виду и не перемешивается, если вы не выбрали иное.</translation>
    </message>
    <message>
        <source>When the stack runs out</source>
        <translation>Когда стопка заканчивается</translation>
    </message>
    <message>
        <source>Whenever the tile tells the Automa to build something and it can build an elevation, it builds the elevation instead, with the engineers of the tile. Its dams of height 3 hold 4 drops.</source>
        <translation>Каждый раз, когда жетон велит Автоме что-то строить, а она может построить насыпь, она строит насыпь с инженерами, указанными на жетоне. Её плотины высотой 3 сдерживают 4 капли.</translation>
    </message>
    <message>
        <source>Where its engineers go</source>
        <translation>Куда идут её инженеры</translation>
    </message>
    <message>
        <source>Where to build</source>
        <translation>Где строить</translation>
    </message>
    <message>
        <source>Where to build: completing a system</source>
        <translation>Где строить: завершить систему</translation>
    </message>
    <message>
        <source>Where to build: only one space</source>
        <translation>Где строить: только одна клетка</translation>
    </message>
    <message>
        <source>Where to build: the code</source>
        <translation>Где строить: номер</translation>
    </message>
    <message>
        <source>Where to build: the criteria</source>
        <translation>Где строить: критерии</translation>
    </message>
    <message>
        <source>Where to build: the last tie-break</source>
        <translation>Где строить: последнее уточнение</translation>
    </message>
    <message>
        <source>Wherever something depends on the number of players, Automas are counted.</source>
        <translation>Везде, где что-то зависит от числа игроков, Автомы тоже считаются.</translation>
    </message>
    <message>
        <source>Which building the Automa builds</source>
        <translation>Какое здание строит Автома</translation>
    </message>
    <message>
        <source>Which contract it fulfils</source>
        <translation>Какой контракт выполняет</translation>
    </message>
    <message>
        <source>Which technology tile and the wheel</source>
        <translation>Жетон технологии и колесо</translation>
    </message>
    <message>
        <source>Which work the Automa takes</source>
        <translation>Какой заказ берёт Автома</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Кто играет</translation>
    </message>
    <message>
        <source>Why a building is skipped</source>
        <translation>Почему здание пропущено</translation>
    </message>
    <message>
        <source>Wilhelm Adler</source>
        <translation>Вильгельм Адлер</translation>
    </message>
    <message>
        <source>With 4 participants there are four places, costing 0, 0, 3 and 3 from the left. With 2 or 3 participants the second is closed: 0, 3 and 3. A setting lets the two upper tiles keep it with 3 participants.</source>
        <translation>При 4 участниках мест четыре, слева они стоят 0, 0, 3 и 3. При 2 или 3 участниках второе закрыто: 0, 3 и 3. Настройка позволяет двум верхним жетонам сохранить его при 3 участниках.</translation>
    </message>
    <message>
        <source>With its third powerhouse, from High Voltage up: after a production 1 drop from the supply goes on another own dam with room, the dam of its best other system. If none or several are best, the dam column of the criteria tile decides.</source>
        <translation>С третьей электростанцией, начиная с «Высокого напряжения»: после выработки 1 капля из запаса идёт на другую свою плотину, где есть место, — плотину лучшей другой системы. Если такой нет или их несколько, решает колонка плотины на жетоне критериев.</translation>
    </message>
    <message>
        <source>With its third powerhouse, from High Voltage up: after a production Germany produces once more with another powerhouse, the way that makes the most energy, without bonuses. This may fulfil another contract, also one that has just been laid out.</source>
        <translation>С третьей электростанцией, начиная с «Высокого напряжения»: после выработки Германия вырабатывает энергию ещё раз с другой электростанцией — так, чтобы вышло больше всего, без бонусов. Это может выполнить ещё один контракт, даже только что выложенный.</translation>
    </message>
    <message>
        <source>With its third powerhouse, from High Voltage up: after each production Italy’s energy marker moves 3 more spaces. They do not count for contracts.</source>
        <translation>С третьей электростанцией, начиная с «Высокого напряжения»: после каждой выработки маркер энергии Италии сдвигается ещё на 3 деления. Для контрактов они не считаются.</translation>
    </message>
    <message>
        <source>With its third powerhouse, from High Voltage up: each drop that flows by river through a powerhouse of the USA moves their energy marker 1 space, in anyone’s turn. Drops brought there by a conduit do not count. Between equally good ways to add water the one with more such spaces is taken.</source>
        <translation>С третьей электростанцией, начиная с «Высокого напряжения»: каждая капля, которая рекой проходит через электростанцию США, сдвигает их маркер энергии на 1 деление — в ход любого игрока. Вода, пришедшая по трубопроводу, не считается. Из одинаково хороших способов добавить воду выбирают тот, что даёт больше таких делений.</translation>
    </message>
    <message>
        <source>With its third powerhouse, from High Voltage up: every contract counts 3 less for France, both when it asks whether it may produce and when it picks the contract.</source>
        <translation>С третьей электростанцией, начиная с «Высокого напряжения»: для Франции значение каждого контракта меньше на 3 — и когда решается, можно ли вырабатывать энергию, и когда выбирается контракт.</translation>
    </message>
    <message>
        <source>With the Leeghwater Project the Automa builds at the first building tile it can pay, from the top or from the bottom as its tile shows. It never uses a building’s action; the cheap left space of a building it built stays shut for everyone. Without the expansion such actions are skipped.</source>
        <translation>С дополнением «Проект „Легватер“» Автома строит на первом жетоне здания, который может оплатить, — сверху или снизу, как показывает её жетон. Действие здания она не использует никогда; дешёвая левая область здания, которое она построила, закрыта для всех. Без дополнения такие действия пропускают.</translation>
    </message>
    <message>
        <source>With the Leeghwater Project. It looks at the three works in the order shown on the tile and takes the first whose machines it has. The machines are given up for good and the reward is taken at once. The turn ends.</source>
        <translation>С дополнением «Проект „Легватер“». Она просматривает три заказа в порядке, указанном на жетоне, и берёт первый, на который у неё есть техника. Технику отдают навсегда, награду получают сразу. Ход завершён.</translation>
    </message>
    <message>
        <source>With the energy made it fulfils the open contract with the highest value it can reach, of any colour, national ones too; equal values: the one on the right. It takes the reward at once. A private contract is replaced from its stack, a national one is not.</source>
        <translation>Выработанная энергия выполняет открытый контракт с наибольшим доступным значением, любого цвета, в том числе государственный; если поровну — правый. Награду она получает сразу. Частный контракт заменяют новым из стопки, государственный — нет.</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Мастерская</translation>
    </message>
    <message>
        <source>Workshop or bank</source>
        <translation>Мастерская или банк</translation>
    </message>
</context>
<context>
    <name>BarrageScore</name>
    <message>
        <source>%1 VP less for each section short</source>
        <translation>−%1 ПО за каждую недостающую область</translation>
    </message>
    <message>
        <source>%1 leads the energy track: %2</source>
        <translation>Лидер на шкале энергии — %1: %2</translation>
    </message>
    <message>
        <source>%1 − %2, never below 0</source>
        <translation>%1 − %2, не меньше 0</translation>
    </message>
    <message>
        <source>%1: %2 → &lt;b&gt;%3&lt;/b&gt;</source>
        <translation>%1: %2 → &lt;b&gt;%3&lt;/b&gt;</translation>
    </message>
    <message>
        <source>1 VP for every %1 machines; humans add credits themselves</source>
        <translation>1 ПО за каждые %1 единиц техники; люди сами добавляют кредиты</translation>
    </message>
    <message>
        <source>1st place</source>
        <translation>1-е место</translation>
    </message>
    <message>
        <source>1st place %1, 2nd place %2</source>
        <translation>1-е место %1, 2-е место %2</translation>
    </message>
    <message>
        <source>1st place %1, 2nd place %2; a tie for 1st shares both, a tie for 2nd takes 1 each</source>
        <translation>1-е место %1, 2-е место %2; ничья за 1-е делит оба, ничья за 2-е даёт по 1</translation>
    </message>
    <message>
        <source>2nd place</source>
        <translation>2-е место</translation>
    </message>
    <message>
        <source>Everybody reached the section of the round</source>
        <translation>Все достигли области раунда</translation>
    </message>
    <message>
        <source>Nobody produced energy</source>
        <translation>Никто не выработал энергии</translation>
    </message>
    <message>
        <source>The lead on the energy track is shared</source>
        <translation>Первое место на шкале энергии поделено</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Всего</translation>
    </message>
    <message>
        <source>VP for Automas, credits for humans</source>
        <translation>Автомам — ПО, людям — кредиты</translation>
    </message>
    <message>
        <source>counted %1, %2</source>
        <translation>насчитано %1, %2</translation>
    </message>
    <message>
        <source>less than %1 energy: no bonus</source>
        <translation>меньше %1 энергии: без бонуса</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>место %1</translation>
    </message>
</context>
<context>
    <name>BarrageSetup</name>
    <message>
        <source>%1, take: &lt;b&gt;%2, %3, %4&lt;/b&gt;</source>
        <translation>%1, возьмите: &lt;b&gt;%2, %3, %4&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1: put the VP marker on &lt;b&gt;%2&lt;/b&gt;, the energy marker on &lt;b&gt;0&lt;/b&gt;</source>
        <translation>%1: поставьте маркер ПО на &lt;b&gt;%2&lt;/b&gt;, маркер энергии — на &lt;b&gt;0&lt;/b&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) still to enter</source>
        <translation>
            <numerusform>Осталось ввести %n место</numerusform>
            <numerusform>Осталось ввести %n места</numerusform>
            <numerusform>Осталось ввести %n мест</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: lay out company board, wheel, structures and the basic technology tiles but the joker</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: выложите планшет компании, колесо, сооружения и базовые жетоны технологий, кроме джокера</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: lay out company board, wheel, structures and the basic technology tiles but the joker; officer &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: выложите планшет компании, колесо, сооружения и базовые жетоны технологий, кроме джокера; управляющий — &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Automa</source>
        <translation>Автома</translation>
    </message>
    <message>
        <source>Bonus tile of round %1</source>
        <translation>Жетон бонуса раунда %1</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>Жетоны бонусов</translation>
    </message>
    <message>
        <source>Building %1 from the top</source>
        <translation>%1-е здание сверху</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Контракты</translation>
    </message>
    <message>
        <source>External work %1 from the top</source>
        <translation>%1-й сторонний заказ сверху</translation>
    </message>
    <message>
        <source>External works</source>
        <translation>Сторонние заказы</translation>
    </message>
    <message>
        <source>Fill the Patent Office</source>
        <translation>Заполните патентное бюро</translation>
    </message>
    <message>
        <source>Give the Automa its pieces</source>
        <translation>Подготовьте Автому</translation>
    </message>
    <message>
        <source>Headstream tiles</source>
        <translation>Жетоны истоков рек</translation>
    </message>
    <message>
        <source>Lay on round %1: %2</source>
        <translation>Поместите на раунд %1: %2</translation>
    </message>
    <message>
        <source>Lay on space %1 from the top: %2</source>
        <translation>Поместите на место %1 сверху: %2</translation>
    </message>
    <message>
        <source>Lay on the left: %1</source>
        <translation>Поместите слева: %1</translation>
    </message>
    <message>
        <source>Lay on the right: %1</source>
        <translation>Поместите справа: %1</translation>
    </message>
    <message>
        <source>Lay out the contracts</source>
        <translation>Выложите контракты</translation>
    </message>
    <message>
        <source>Lay out the external works</source>
        <translation>Выложите сторонние заказы</translation>
    </message>
    <message>
        <source>Lay out the national contracts</source>
        <translation>Выложите государственные контракты</translation>
    </message>
    <message>
        <source>Lay out the private buildings</source>
        <translation>Выложите частные здания</translation>
    </message>
    <message>
        <source>Lay out: %1</source>
        <translation>Выложите: %1</translation>
    </message>
    <message>
        <source>Lay the &lt;b&gt;height %1&lt;/b&gt; dam in &lt;b&gt;basin %2, lower&lt;/b&gt;, %3 on it</source>
        <translation>Поместите плотину &lt;b&gt;высотой %1&lt;/b&gt; на нижнюю клетку &lt;b&gt;водоёма %2&lt;/b&gt;; на ней %3</translation>
    </message>
    <message>
        <source>Lay the bonus tiles</source>
        <translation>Поместите жетоны бонусов</translation>
    </message>
    <message>
        <source>Lay the four headstream tiles</source>
        <translation>Поместите четыре жетона истоков</translation>
    </message>
    <message>
        <source>Lay the objective tile</source>
        <translation>Поместите жетон цели</translation>
    </message>
    <message>
        <source>Lay the objective tile: %1</source>
        <translation>Поместите жетон цели: %1</translation>
    </message>
    <message>
        <source>Lay the three neutral dams</source>
        <translation>Поместите три нейтральные плотины</translation>
    </message>
    <message>
        <source>Lay the tile &lt;b&gt;%1&lt;/b&gt; on &lt;b&gt;headstream %2&lt;/b&gt;</source>
        <translation>Поместите жетон &lt;b&gt;%1&lt;/b&gt; на &lt;b&gt;исток %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>National contract %1</source>
        <translation>Государственный контракт %1</translation>
    </message>
    <message>
        <source>National contracts</source>
        <translation>Государственные контракты</translation>
    </message>
    <message>
        <source>Neutral dam of height %1</source>
        <translation>Нейтральная плотина высотой %1</translation>
    </message>
    <message>
        <source>Neutral dams</source>
        <translation>Нейтральные плотины</translation>
    </message>
    <message>
        <source>Objective tile</source>
        <translation>Жетон цели</translation>
    </message>
    <message>
        <source>Patent %1 from the top</source>
        <translation>%1-й патент сверху</translation>
    </message>
    <message>
        <source>Patent Office</source>
        <translation>Патентное бюро</translation>
    </message>
    <message>
        <source>Private buildings</source>
        <translation>Частные здания</translation>
    </message>
    <message numerus="yes">
        <source>Put &lt;b&gt;%n drop(s)&lt;/b&gt; on &lt;b&gt;headstream %1&lt;/b&gt;</source>
        <translation>
            <numerusform>Поместите &lt;b&gt;%n каплю воды&lt;/b&gt; на &lt;b&gt;исток %1&lt;/b&gt;</numerusform>
            <numerusform>Поместите &lt;b&gt;%n капли воды&lt;/b&gt; на &lt;b&gt;исток %1&lt;/b&gt;</numerusform>
            <numerusform>Поместите &lt;b&gt;%n капель воды&lt;/b&gt; на &lt;b&gt;исток %1&lt;/b&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>Put on place %1 the marker of &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>Поставьте на место %1 маркер: &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Set the turn order</source>
        <translation>Установите порядок хода</translation>
    </message>
    <message>
        <source>Shuffle the 20 Automa tiles into a stack, action side up</source>
        <translation>Перемешайте 20 жетонов Автомы в стопку действиями вверх</translation>
    </message>
    <message>
        <source>The Automa tiles stay in the box: the app holds them</source>
        <translation>Жетоны Автомы остаются в коробке: они есть в приложении</translation>
    </message>
    <message>
        <source>Turn order of round 1</source>
        <translation>Порядок хода в раунде 1</translation>
    </message>
    <message>
        <source>Turn order: place %1</source>
        <translation>Порядок хода: место %1</translation>
    </message>
    <message>
        <source>drops in rounds 1–4</source>
        <translation>капли в раундах 1–4</translation>
    </message>
</context>
<context>
    <name>BarrageShareCode</name>
    <message>
        <source>A letter is wrong, missing or in the wrong place. Compare the code once more.</source>
        <translation>Какой-то символ неверен, пропущен или не на своём месте. Сверьте код ещё раз.</translation>
    </message>
    <message>
        <source>Codes have only Latin letters and digits. Check what you typed.</source>
        <translation>В коде только латинские буквы и цифры. Проверьте, что вы ввели.</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Скопировано: %1</translation>
    </message>
    <message>
        <source>The code comes from another version of the app. Update both.</source>
        <translation>Код из другой версии приложения. Обновите обе.</translation>
    </message>
    <message>
        <source>This code does not describe a set-up.</source>
        <translation>Этот код не описывает подготовку к игре.</translation>
    </message>
    <message>
        <source>Type the code that the other phone shows.</source>
        <translation>Введите код, который показывает другой телефон.</translation>
    </message>
</context>
<context>
    <name>BarrageTable</name>
    <message>
        <source>%1: which one is new?</source>
        <translation>%1: какой теперь?</translation>
    </message>
    <message>
        <source>Automa tiles</source>
        <translation>жетоны Автомы</translation>
    </message>
    <message>
        <source>By its actions: first the production at the top left</source>
        <translation>По действиям: сначала выработка вверху слева</translation>
    </message>
    <message>
        <source>By its code, as printed: dam, conduit, powerhouse</source>
        <translation>По напечатанному номеру: плотина, трубопровод, электростанция</translation>
    </message>
    <message>
        <source>Flip the top tile beside the stack. Which one is it?</source>
        <translation>Переверните верхний жетон рядом со стопкой. Какой это жетон?</translation>
    </message>
    <message>
        <source>Flip the top tile. Which one lies on the stack now?</source>
        <translation>Переверните верхний жетон. Какой теперь лежит на стопке?</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Позже</translation>
    </message>
    <message>
        <source>Nothing lies there</source>
        <translation>Там ничего нет</translation>
    </message>
    <message>
        <source>Shuffle all 20 tiles. Flip the top one beside the stack. Which one is it?</source>
        <translation>Перемешайте все 20 жетонов. Переверните верхний рядом со стопкой. Какой это жетон?</translation>
    </message>
    <message>
        <source>Tile %1 · criteria %2</source>
        <translation>Жетон %1 · критерии %2</translation>
    </message>
    <message>
        <source>Turn: %1</source>
        <comment>a human&apos;s</comment>
        <translation>Ход: %1</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>всё</translation>
    </message>
    <message>
        <source>human</source>
        <translation>человек</translation>
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
        <translation>%1: ход человека</translation>
    </message>
    <message>
        <source>%1: tile %2</source>
        <translation>%1: жетон %2</translation>
    </message>
    <message>
        <source>%1: turn up a tile</source>
        <translation>%1: откройте жетон</translation>
    </message>
    <message>
        <source>Add what the table counts: objective tile, machines left, drops in own dams, buildings.</source>
        <translation>Добавьте то, что посчитали за столом: жетон цели, оставшаяся техника, вода в своих плотинах, здания.</translation>
    </message>
    <message>
        <source>Begin round %1</source>
        <translation>Начать раунд %1</translation>
    </message>
    <message>
        <source>End of round %1: the energy track</source>
        <translation>Конец раунда %1: шкала энергии</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Завершить игру</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Итоговый подсчёт очков</translation>
    </message>
    <message>
        <source>Least energy first. Move a company up if the order on the table is different; markers go to 0 and engineers come back.</source>
        <translation>Первым идёт тот, у кого меньше всего энергии. Поднимите компанию выше, если на столе иначе; маркеры идут на 0, инженеры возвращаются.</translation>
    </message>
    <message>
        <source>Score the round</source>
        <translation>Подсчитать раунд</translation>
    </message>
    <message>
        <source>Set the markers if they moved: the energy decides the next turn order.</source>
        <translation>Поправьте маркеры, если они сдвинулись: энергия определяет следующий порядок хода.</translation>
    </message>
    <message>
        <source>The app scores places and credits by the markers. Add the VP of the bonus tile as the table counts them.</source>
        <translation>Приложение считает места и кредиты по маркерам. Добавьте ПО жетона бонуса, как посчитали за столом.</translation>
    </message>
    <message>
        <source>The turn goes on.</source>
        <translation>Ход продолжается.</translation>
    </message>
    <message>
        <source>Turn order of round %1</source>
        <translation>Порядок хода в раунде %1</translation>
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
        <translation>Со всеми оставшимися инженерами.</translation>
    </message>
    <message>
        <source>With the architect: then another turn.</source>
        <translation>С архитектором: затем ещё один ход.</translation>
    </message>
    <message>
        <source>dam</source>
        <translation>плотина</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>энергия</translation>
    </message>
    <message>
        <source>human</source>
        <translation>человек</translation>
    </message>
</context>
<context>
    <name>BarrageTour</name>
    <message>
        <source>A wrong tap?</source>
        <translation>Ошиблись?</translation>
    </message>
    <message>
        <source>Back to the turn</source>
        <translation>Назад к ходу</translation>
    </message>
    <message>
        <source>Carry it out</source>
        <translation>Выполните ход</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Each step leaves fewer spaces, and each names its rule. Tap the boxes to look at a step; the map shows the spaces.</source>
        <translation>Каждый шаг оставляет меньше клеток и называет своё правило. Коснитесь прямоугольника, чтобы посмотреть шаг; клетки видны на поле.</translation>
    </message>
    <message>
        <source>Finish the tour</source>
        <translation>Завершить тур</translation>
    </message>
    <message>
        <source>One minute, one turn</source>
        <translation>Одна минута, один ход</translation>
    </message>
    <message>
        <source>Show me a turn</source>
        <translation>Показать ход</translation>
    </message>
    <message>
        <source>The Automa’s turn</source>
        <translation>Ход Автомы</translation>
    </message>
    <message>
        <source>The board stays on your table. The app decides for the Automa and says what to move. Look at one turn on a sample board; nothing here touches your games.</source>
        <translation>Поле остаётся на вашем столе. Приложение решает за Автому и говорит, что переместить. Посмотрите на один ход на пробном поле; ваших партий это не касается.</translation>
    </message>
    <message>
        <source>The headline says who does what and where. Move the pieces step by step; a tap ticks a step off. Now ask the app for its reasons.</source>
        <translation>Заголовок говорит, кто, что и где делает. Перемещайте фишки шаг за шагом; касание отмечает шаг. А теперь спросите приложение о причинах.</translation>
    </message>
    <message>
        <source>The reasons</source>
        <translation>Причины</translation>
    </message>
    <message>
        <source>The same turn is back</source>
        <translation>Тот же ход вернулся</translation>
    </message>
    <message>
        <source>The turn is recorded and saved; there is no save button. Whatever you did can be undone, as far back as you like.</source>
        <translation>Ход записан и сохранён; кнопки «Сохранить» нет. Всё сделанное можно отменить, сколько угодно шагов назад.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>When the pieces lie on your table, tap Done. You need not tick every step.</source>
        <translation>Когда фишки лежат на столе, нажмите «Готово». Отмечать каждый шаг не обязательно.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Почему?</translation>
    </message>
    <message>
        <source>With the same tile: undoing never reshuffles. The question mark on every screen says what it is for. Have a good game!</source>
        <translation>С тем же жетоном: отмена никогда не перемешивает стопку. Вопросительный знак на каждом экране подскажет, для чего он. Хорошей игры!</translation>
    </message>
</context>
<context>
    <name>BarrageTracker</name>
    <message numerus="yes">
        <source>%n more for the full bonus</source>
        <translation>
            <numerusform>ещё %n до полного бонуса</numerusform>
            <numerusform>ещё %n до полного бонуса</numerusform>
            <numerusform>ещё %n до полного бонуса</numerusform>
        </translation>
    </message>
    <message>
        <source>Back after %1: %2</source>
        <translation>Через %1 вернётся: %2</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Энергия</translation>
    </message>
    <message>
        <source>Has passed</source>
        <translation>Пас объявлен</translation>
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
        <translation>Архитектор свободен</translation>
    </message>
    <message>
        <source>The wheel is empty</source>
        <translation>Колесо пустое</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>ПО</translation>
    </message>
    <message>
        <source>full bonus of the round</source>
        <translation>полный бонус раунда</translation>
    </message>
    <message>
        <source>of %1 engineers</source>
        <translation>из %1 инженеров</translation>
    </message>
    <message>
        <source>on the wheel, segment %1</source>
        <translation>на колесе, сектор %1</translation>
    </message>
</context>
<context>
    <name>BoardCorrectSheet</name>
    <message>
        <source>Correct: %1</source>
        <translation>Исправление: %1</translation>
    </message>
    <message>
        <source>Corrected: %1</source>
        <translation>Исправлено: %1</translation>
    </message>
    <message>
        <source>Drops</source>
        <translation>Вода</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Высота</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Владелец</translation>
    </message>
    <message>
        <source>Set it as it stands on the table. Undo takes it back.</source>
        <translation>Поставьте так, как на столе. Это можно отменить.</translation>
    </message>
    <message>
        <source>Set right</source>
        <translation>Исправить</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
</context>
<context>
    <name>BoardCorrection</name>
    <message>
        <source>A dam holds no more drops than its height. Nothing changed.</source>
        <translation>Плотина сдерживает не больше воды, чем её высота. Ничего не изменилось.</translation>
    </message>
    <message>
        <source>Each region has one neutral dam only. Nothing changed.</source>
        <translation>В каждой области только одна нейтральная плотина. Ничего не изменилось.</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Свободно</translation>
    </message>
    <message>
        <source>It lies somewhere else already. Nothing changed.</source>
        <translation>Это уже лежит в другом месте. Ничего не изменилось.</translation>
    </message>
    <message>
        <source>The company does not have so many pieces of this kind. Nothing changed.</source>
        <translation>У компании нет столько таких сооружений. Ничего не изменилось.</translation>
    </message>
    <message>
        <source>This company does not take part in the game. Nothing changed.</source>
        <translation>Эта компания не участвует в игре. Ничего не изменилось.</translation>
    </message>
    <message>
        <source>This company has a dam in this basin already. Nothing changed.</source>
        <translation>У этой компании уже есть плотина в этом водоёме. Ничего не изменилось.</translation>
    </message>
    <message>
        <source>This company has a powerhouse in this basin already. Nothing changed.</source>
        <translation>У этой компании уже есть электростанция в этом водоёме. Ничего не изменилось.</translation>
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
        <translation>%1: %2 → %3, мощность %4</translation>
    </message>
    <message>
        <source>Border</source>
        <translation>Рамка</translation>
    </message>
    <message>
        <source>Conduits</source>
        <translation>Трубопроводы</translation>
    </message>
    <message>
        <source>Conduits ending here</source>
        <translation>Трубопроводы, ведущие сюда</translation>
    </message>
    <message>
        <source>Drops by round</source>
        <translation>Вода по раундам</translation>
    </message>
    <message>
        <source>Flows to</source>
        <translation>Куда течёт</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Откуда</translation>
    </message>
    <message>
        <source>Leads from basin %1 to the powerhouses of basin %2</source>
        <translation>Ведёт из водоёма %1 к электростанциям водоёма %2</translation>
    </message>
    <message numerus="yes">
        <source>Next flow: %n drop(s) arrive here</source>
        <translation>
            <numerusform>Следующее течение: сюда придёт %n капля воды</numerusform>
            <numerusform>Следующее течение: сюда придут %n капли воды</numerusform>
            <numerusform>Следующее течение: сюда придёт %n капель воды</numerusform>
        </translation>
    </message>
    <message>
        <source>Next flow: no drop arrives here</source>
        <translation>Следующее течение: сюда ничего не придёт</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Мощность</translation>
    </message>
    <message>
        <source>Red border</source>
        <translation>Красная рамка</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Область</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Жетон</translation>
    </message>
    <message>
        <source>To build</source>
        <translation>Строительство</translation>
    </message>
    <message>
        <source>To the powerhouses of</source>
        <translation>К электростанциям</translation>
    </message>
    <message>
        <source>Water from</source>
        <translation>Откуда вода</translation>
    </message>
    <message>
        <source>Water goes on to</source>
        <translation>Куда уходит вода</translation>
    </message>
    <message>
        <source>dam space</source>
        <translation>клетка плотины</translation>
    </message>
    <message>
        <source>drops: %1 of %2</source>
        <translation>вода: %1 из %2</translation>
    </message>
    <message>
        <source>free</source>
        <translation>свободно</translation>
    </message>
    <message>
        <source>free dam space</source>
        <translation>свободная клетка плотины</translation>
    </message>
    <message>
        <source>free powerhouse space</source>
        <translation>свободная клетка электростанции</translation>
    </message>
    <message>
        <source>height %1</source>
        <translation>высота %1</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>без красной рамки</translation>
    </message>
    <message>
        <source>power %1</source>
        <translation>мощность %1</translation>
    </message>
    <message>
        <source>powerhouse space</source>
        <translation>клетка электростанции</translation>
    </message>
    <message>
        <source>red: %1 more for an Automa, 3 credits more for a human</source>
        <translation>красная рамка: Автома платит ещё %1, человек — ещё 3 кредита</translation>
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
        <translation>Карта игрового поля</translation>
    </message>
</context>
<context>
    <name>BoardMarket</name>
    <message>
        <source>%1: owners</source>
        <translation>%1: владельцы</translation>
    </message>
    <message>
        <source>Bonus tile, round %1</source>
        <translation>Жетон бонуса, раунд %1</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>Жетоны бонусов</translation>
    </message>
    <message>
        <source>Building %1</source>
        <translation>Здание %1</translation>
    </message>
    <message>
        <source>Contract Office</source>
        <translation>Отдел контрактов</translation>
    </message>
    <message>
        <source>External work %1 from the top</source>
        <translation>%1-й сторонний заказ сверху</translation>
    </message>
    <message>
        <source>External works</source>
        <translation>Сторонние заказы</translation>
    </message>
    <message>
        <source>Headstream tiles</source>
        <translation>Жетоны истоков рек</translation>
    </message>
    <message>
        <source>National contract %1</source>
        <translation>Государственный контракт %1</translation>
    </message>
    <message>
        <source>National contracts</source>
        <translation>Государственные контракты</translation>
    </message>
    <message>
        <source>Objective tile</source>
        <translation>Жетон цели</translation>
    </message>
    <message>
        <source>Owners of buildings</source>
        <translation>Владельцы зданий</translation>
    </message>
    <message>
        <source>Patent %1 from the top</source>
        <translation>%1-й патент сверху</translation>
    </message>
    <message>
        <source>Patent Office</source>
        <translation>Патентное бюро</translation>
    </message>
    <message>
        <source>Private buildings</source>
        <translation>Частные здания</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>никто</translation>
    </message>
</context>
<context>
    <name>BoardOthersSheet</name>
    <message>
        <source>Back to the list</source>
        <translation>Назад к списку</translation>
    </message>
    <message>
        <source>Correct tiles</source>
        <translation>Исправить жетоны</translation>
    </message>
    <message>
        <source>Corrected: %1</source>
        <translation>Исправлено: %1</translation>
    </message>
    <message>
        <source>Tap what is different on the table. Undo takes it back.</source>
        <translation>Коснитесь того, что на столе лежит иначе. Это можно отменить.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>What lies there on the table?</source>
        <translation>Что лежит там на столе?</translation>
    </message>
</context>
<context>
    <name>BoardSheet</name>
    <message>
        <source>Correct</source>
        <translation>Исправить</translation>
    </message>
    <message>
        <source>Correct tiles</source>
        <translation>Исправить жетоны</translation>
    </message>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message>
        <source>Tap a space to see or correct it.</source>
        <translation>Коснитесь клетки, чтобы посмотреть или исправить.</translation>
    </message>
    <message>
        <source>The printed board. Tap a space to read about it.</source>
        <translation>Памятка по полю. Коснитесь клетки, чтобы прочитать о ней.</translation>
    </message>
</context>
<context>
    <name>BoardTables</name>
    <message>
        <source>Bases</source>
        <translation>Основания</translation>
    </message>
    <message>
        <source>Built</source>
        <translation>Построено</translation>
    </message>
    <message>
        <source>Conduits</source>
        <translation>Трубопроводы</translation>
    </message>
    <message>
        <source>Elevations</source>
        <translation>Насыпи</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Энергия</translation>
    </message>
    <message>
        <source>Headstreams</source>
        <translation>Истоки рек</translation>
    </message>
    <message>
        <source>Powerhouses</source>
        <translation>Электростанции</translation>
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
        <translation>Скрыть числа</translation>
    </message>
    <message>
        <source>Show the numbers</source>
        <translation>Показать числа</translation>
    </message>
</context>
<context>
    <name>EnergyTrack</name>
    <message>
        <source>%1: energy %2</source>
        <translation>%1: энергия %2</translation>
    </message>
</context>
<context>
    <name>ForecastCard</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>Ещё %n</numerusform>
            <numerusform>Ещё %n</numerusform>
            <numerusform>Ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Меньше</translation>
    </message>
    <message>
        <source>Switch the forecast off</source>
        <translation>Выключить прогноз</translation>
    </message>
    <message>
        <source>Switch the forecast on</source>
        <translation>Включить прогноз</translation>
    </message>
    <message>
        <source>The forecast is off</source>
        <translation>Прогноз выключен</translation>
    </message>
</context>
<context>
    <name>GameEndPane</name>
    <message>
        <source>Final scoring</source>
        <translation>Итоговый подсчёт очков</translation>
    </message>
    <message>
        <source>Humans add what only they can count: credits and machines left. Set your score right before you save.</source>
        <translation>Люди добавляют то, что могут посчитать только они: остаток кредитов и техники. Исправьте свой счёт перед сохранением.</translation>
    </message>
    <message>
        <source>Save to the results</source>
        <translation>Сохранить в результаты</translation>
    </message>
    <message>
        <source>Saved. To Home</source>
        <translation>Сохранено. На главную</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>VP after each round</source>
        <translation>ПО после каждого раунда</translation>
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
        <translation>«Плотина»</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Конец игры</translation>
    </message>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message>
        <source>Look-up</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Не сохранено</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Trackers</source>
        <translation>Учёт</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Повторить попытку</translation>
    </message>
    <message>
        <source>What the app tracks</source>
        <translation>За чем следит приложение</translation>
    </message>
</context>
<context>
    <name>GamesImport</name>
    <message>
        <source>Choose a file</source>
        <translation>Выбрать файл</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Импортировать</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>Импортировать партию</translation>
    </message>
    <message>
        <source>Or the path of the file</source>
        <translation>Или путь к файлу</translation>
    </message>
    <message>
        <source>Put the file here: %1</source>
        <translation>Положите файл сюда: %1</translation>
    </message>
</context>
<context>
    <name>GamesMenu</name>
    <message>
        <source>A copy at the same point, to try something else</source>
        <translation>Копия с того же места, чтобы попробовать иначе</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>В архив</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <translation>Удалено: %1</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Создать копию</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспортировать</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>Take out of the archive</source>
        <translation>Достать из архива</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>A game is here from its first turn on.</source>
        <translation>Партия появляется здесь с первого хода.</translation>
    </message>
    <message>
        <source>Everything is saved as you play</source>
        <translation>Всё сохраняется во время игры</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>Импортировать партию</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>No saved game yet</source>
        <translation>Пока нет сохранённых партий</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Не сохранено</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Повторить попытку</translation>
    </message>
</context>
<context>
    <name>GamesRow</name>
    <message>
        <source>Continue: %1</source>
        <translation>Продолжить: %1</translation>
    </message>
    <message>
        <source>Look at it: %1</source>
        <translation>Посмотреть: %1</translation>
    </message>
    <message>
        <source>More: %1</source>
        <translation>Ещё: %1</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Tap an entry to go back to it</source>
        <translation>Коснитесь записи, чтобы вернуться к ней</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
</context>
<context>
    <name>HistoryRow</name>
    <message>
        <source>You are here</source>
        <translation>Вы здесь</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>отменено</translation>
    </message>
</context>
<context>
    <name>HomeActions</name>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>Новая игра: %1</translation>
    </message>
</context>
<context>
    <name>HomeFeed</name>
    <message>
        <source>saved %1</source>
        <translation>сохранено %1</translation>
    </message>
    <message numerus="yes">
        <source>saved %n h ago</source>
        <translation>
            <numerusform>сохранено %n ч назад</numerusform>
            <numerusform>сохранено %n ч назад</numerusform>
            <numerusform>сохранено %n ч назад</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saved %n min ago</source>
        <translation>
            <numerusform>сохранено %n мин назад</numerusform>
            <numerusform>сохранено %n мин назад</numerusform>
            <numerusform>сохранено %n мин назад</numerusform>
        </translation>
    </message>
    <message>
        <source>saved just now</source>
        <translation>только что сохранено</translation>
    </message>
</context>
<context>
    <name>HomeHelp</name>
    <message>
        <source>What is this screen for?</source>
        <translation>Для чего этот экран?</translation>
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
        <translation>Вы двигаете картон. Решает приложение.</translation>
    </message>
</context>
<context>
    <name>HumanByTile</name>
    <message>
        <source>An Automa tile says what %1 does now</source>
        <translation>%1: действие сейчас определяет жетон Автомы</translation>
    </message>
    <message>
        <source>Mahiri Sekibo is in play: every human’s first action of a round is read like an Automa’s (B-10.17). Tell the app what lies before you, and it works the tile out.</source>
        <translation>В игре Махири Секибо: первое действие каждого игрока-человека в раунде определяется жетоном, как у Автомы (B-10.17). Скажите приложению, что лежит перед вами, и оно разберёт жетон.</translation>
    </message>
    <message>
        <source>Read a tile</source>
        <translation>Прочитать жетон</translation>
    </message>
</context>
<context>
    <name>KitDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>KitTextField</name>
    <message>
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
</context>
<context>
    <name>LibraryBackups</name>
    <message>
        <source>%1 The file was not changed. You can play on in memory, or take a backup.</source>
        <translation>%1 Файл не изменён. Можно играть дальше в памяти или взять резервную копию.</translation>
    </message>
    <message>
        <source>%1 You can play on; what you do is kept in memory until it can be saved.</source>
        <translation>%1 Можно играть дальше; всё сделанное остаётся в памяти, пока его не удастся сохранить.</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n action(s)</source>
        <translation>
            <numerusform>%1 · %n действие</numerusform>
            <numerusform>%1 · %n действия</numerusform>
            <numerusform>%1 · %n действий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could be read: %1</source>
        <translation>
            <numerusform>Удалось прочитать %n партию: %1</numerusform>
            <numerusform>Удалось прочитать %n партии: %1</numerusform>
            <numerusform>Удалось прочитать %n партий: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported</source>
        <translation>
            <numerusform>Импортирована %n партия</numerusform>
            <numerusform>Импортированы %n партии</numerusform>
            <numerusform>Импортировано %n партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in the file</source>
        <translation>
            <numerusform>%n партия в файле</numerusform>
            <numerusform>%n партии в файле</numerusform>
            <numerusform>%n партий в файле</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of now will not be there.</source>
        <translation>
            <numerusform>%n нынешней партии там не будет.</numerusform>
            <numerusform>%n нынешних партий там не будет.</numerusform>
            <numerusform>%n нынешних партий там не будет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), the newest: %1</source>
        <translation>
            <numerusform>%n партия, самая новая: %1</numerusform>
            <numerusform>%n партии, самая новая: %1</numerusform>
            <numerusform>%n партий, самая новая: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>A backup was made.</source>
        <translation>Резервная копия сделана.</translation>
    </message>
    <message>
        <source>Before a restore</source>
        <translation>Перед восстановлением</translation>
    </message>
    <message>
        <source>Before an import</source>
        <translation>Перед импортом</translation>
    </message>
    <message>
        <source>Before an update of the app</source>
        <translation>Перед обновлением приложения</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Сделана вручную</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Ежедневная</translation>
    </message>
    <message>
        <source>Everything in the file is here already.</source>
        <translation>Всё из файла уже есть.</translation>
    </message>
    <message>
        <source>Exported: %1</source>
        <translation>Экспортировано: %1</translation>
    </message>
    <message>
        <source>No games in it</source>
        <translation>В ней нет партий</translation>
    </message>
    <message>
        <source>Restored: the saved games are those of %1.</source>
        <translation>Восстановлено: сохранённые партии — на %1.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>Не удалось прочитать файл: %1</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>Не удалось записать файл: %1</translation>
    </message>
    <message>
        <source>The old file lies beside the new one, unchanged.</source>
        <translation>Старый файл лежит рядом с новым, без изменений.</translation>
    </message>
    <message>
        <source>The saved games are open and can be written.</source>
        <translation>Сохранённые партии открыты, запись работает.</translation>
    </message>
    <message>
        <source>The saved games can only be read</source>
        <translation>Сохранённые партии можно только читать</translation>
    </message>
    <message>
        <source>The saved games cannot be opened</source>
        <translation>Не удалось открыть сохранённые партии</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>comes back from the bin</source>
        <translation>возвращается из корзины</translation>
    </message>
    <message>
        <source>goes on further than the one here</source>
        <translation>сыграна дальше, чем у вас</translation>
    </message>
    <message>
        <source>is here already</source>
        <translation>уже есть</translation>
    </message>
    <message>
        <source>new</source>
        <translation>новая</translation>
    </message>
    <message>
        <source>went another way here; is added as a copy</source>
        <translation>у вас пошла иначе; будет добавлена как копия</translation>
    </message>
</context>
<context>
    <name>LibraryImport</name>
    <message>
        <source>Choose a file</source>
        <translation>Выбрать файл</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Импортировать</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Импортировать партии</translation>
    </message>
    <message>
        <source>Look into it</source>
        <translation>Посмотреть содержимое</translation>
    </message>
    <message>
        <source>Or the path of the file</source>
        <translation>Или путь к файлу</translation>
    </message>
    <message>
        <source>Put the file here: %1</source>
        <translation>Положите файл сюда: %1</translation>
    </message>
</context>
<context>
    <name>LibraryPlug</name>
    <message>
        <source>Backups</source>
        <translation>Резервные копии</translation>
    </message>
    <message>
        <source>Copies of all your games. Tap one to see what is in it; only then can you restore it, and the present state is kept as another copy first. All games can also go out and come in as one file.</source>
        <translation>Копии всех ваших партий. Коснитесь копии, чтобы увидеть, что в ней; только тогда её можно восстановить, а нынешнее состояние сначала сохранится как ещё одна копия. Все партии можно также экспортировать и импортировать одним файлом.</translation>
    </message>
    <message>
        <source>Restore, export and import all games</source>
        <translation>Восстановить, экспортировать или импортировать все партии</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>What your finished games tell: won and lost, points by round, margins and streaks. Tap the funnel to count only some games, the arrow to save the table for a spreadsheet.</source>
        <translation>Что говорят завершённые партии: победы и поражения, очки по раундам, разница и серии. Коснитесь воронки, чтобы считать только некоторые партии, а стрелки — чтобы сохранить таблицу в файл.</translation>
    </message>
    <message>
        <source>Won and lost, VP curves, streaks</source>
        <translation>Победы и поражения, кривые ПО, серии</translation>
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
        <translation>%1 ч %2 мин</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 мин</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2 VP: %n game(s)</source>
        <translation>
            <numerusform>от %1 до %2 ПО: %n партия</numerusform>
            <numerusform>от %1 до %2 ПО: %n партии</numerusform>
            <numerusform>от %1 до %2 ПО: %n партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won of %n game(s), %2 VP on average, %3 at best</source>
        <translation>
            <numerusform>побед: %1 из %n партии, в среднем %2 ПО, максимум %3</numerusform>
            <numerusform>побед: %1 из %n партий, в среднем %2 ПО, максимум %3</numerusform>
            <numerusform>побед: %1 из %n партий, в среднем %2 ПО, максимум %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 VP</source>
        <translation>%1 · %2 ПО</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партия</numerusform>
            <numerusform>%n партии</numerusform>
            <numerusform>%n партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s): %1 won, %2 tied, %3 lost</source>
        <translation>
            <numerusform>%n партия: побед %1, ничьих %2, поражений %3</numerusform>
            <numerusform>%n партии: побед %1, ничьих %2, поражений %3</numerusform>
            <numerusform>%n партий: побед %1, ничьих %2, поражений %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s)</source>
        <translation>
            <numerusform>%n участник</numerusform>
            <numerusform>%n участника</numerusform>
            <numerusform>%n участников</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n победа</numerusform>
            <numerusform>%n победы</numerusform>
            <numerusform>%n побед</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>Automas, best</source>
        <translation>Автомы, лучшее</translation>
    </message>
    <message>
        <source>Automas, mean</source>
        <translation>Автомы, среднее</translation>
    </message>
    <message>
        <source>By company</source>
        <translation>По компании</translation>
    </message>
    <message>
        <source>By level of the Automa</source>
        <translation>По уровню Автомы</translation>
    </message>
    <message>
        <source>By number of participants</source>
        <translation>По числу участников</translation>
    </message>
    <message>
        <source>By officer</source>
        <translation>По управляющему</translation>
    </message>
    <message>
        <source>Company of a human</source>
        <translation>Компания человека</translation>
    </message>
    <message>
        <source>Exported: %1</source>
        <translation>Экспортировано: %1</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Сыграно партий</translation>
    </message>
    <message>
        <source>Humans won %1 of the games they played</source>
        <translation>%1 партий с участием человека выиграно</translation>
    </message>
    <message>
        <source>Humans, best</source>
        <translation>Люди, лучшее</translation>
    </message>
    <message>
        <source>Humans, mean</source>
        <translation>Люди, среднее</translation>
    </message>
    <message>
        <source>Largest win, largest defeat</source>
        <translation>Крупнейшая победа, крупнейшее поражение</translation>
    </message>
    <message>
        <source>Level of an Automa</source>
        <translation>Уровень одной из Автом</translation>
    </message>
    <message>
        <source>Longest game</source>
        <translation>Самая долгая партия</translation>
    </message>
    <message>
        <source>Longest losing streak</source>
        <translation>Поражений подряд, максимум</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Побед подряд, максимум</translation>
    </message>
    <message>
        <source>Margin on average</source>
        <translation>Средняя разница</translation>
    </message>
    <message>
        <source>Most actions</source>
        <translation>Больше всего действий</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Сейчас: %1</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>Участники</translation>
    </message>
    <message>
        <source>R%1</source>
        <comment>round, short</comment>
        <translation>Р%1</translation>
    </message>
    <message>
        <source>The best human against the best Automa</source>
        <translation>Лучший человек против лучшей Автомы</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>Не удалось записать файл: %1</translation>
    </message>
    <message>
        <source>What the app did</source>
        <translation>Что делало приложение</translation>
    </message>
    <message>
        <source>With</source>
        <translation>С ним</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Без него</translation>
    </message>
    <message>
        <source>Won, tied, lost</source>
        <translation>Победы, ничьи, поражения</translation>
    </message>
    <message>
        <source>end</source>
        <translation>конец</translation>
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
        <translation>%1 (красная рамка)</translation>
    </message>
    <message>
        <source>%1 energy in each production</source>
        <translation>%1 к энергии при каждой выработке</translation>
    </message>
    <message>
        <source>%1: power %2</source>
        <translation>%1: мощность %2</translation>
    </message>
    <message>
        <source>%1: power %2, to basin %3</source>
        <translation>%1: мощность %2, в водоём %3</translation>
    </message>
    <message>
        <source>%1; then from %2</source>
        <translation>%1; затем от %2</translation>
    </message>
    <message numerus="yes">
        <source>%n excavator(s) for each point of power</source>
        <translation>
            <numerusform>%n экскаватор за единицу мощности</numerusform>
            <numerusform>%n экскаватора за единицу мощности</numerusform>
            <numerusform>%n экскаваторов за единицу мощности</numerusform>
        </translation>
    </message>
    <message>
        <source>3 credits more, an Automa loses 3 VP</source>
        <translation>ещё 3 кредита, Автома теряет 3 ПО</translation>
    </message>
    <message>
        <source>Action of an Automa tile</source>
        <translation>Действие на жетоне Автомы</translation>
    </message>
    <message>
        <source>Action side of a tile</source>
        <translation>Сторона жетона с действиями</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Действия</translation>
    </message>
    <message>
        <source>Advanced technology tile</source>
        <translation>Жетон новаторской технологии</translation>
    </message>
    <message>
        <source>Architect</source>
        <translation>Архитектор</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>В конце</translation>
    </message>
    <message>
        <source>Automa</source>
        <translation>Автома</translation>
    </message>
    <message>
        <source>Automa tile</source>
        <translation>Жетон Автомы</translation>
    </message>
    <message>
        <source>Base here costs</source>
        <translation>Основание здесь стоит</translation>
    </message>
    <message>
        <source>Basin</source>
        <translation>Водоём</translation>
    </message>
    <message>
        <source>Basins</source>
        <translation>Водоёмы</translation>
    </message>
    <message>
        <source>Begins in</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Board codes</source>
        <translation>Номера поля</translation>
    </message>
    <message>
        <source>Bonus and objectives</source>
        <translation>Бонусы и цели</translation>
    </message>
    <message>
        <source>Bonus tile</source>
        <translation>Жетон бонуса</translation>
    </message>
    <message>
        <source>Bonus tile: %1</source>
        <translation>Жетон бонуса: %1</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>Жетоны бонусов</translation>
    </message>
    <message>
        <source>Building costs</source>
        <translation>Стоимость строительства</translation>
    </message>
    <message>
        <source>Code of a basin or conduit</source>
        <translation>Номер водоёма или трубопровода</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Цвет</translation>
    </message>
    <message>
        <source>Companies</source>
        <translation>Компании</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Компания</translation>
    </message>
    <message>
        <source>Company ability</source>
        <translation>Способность компании</translation>
    </message>
    <message>
        <source>Conduit</source>
        <translation>Трубопровод</translation>
    </message>
    <message>
        <source>Conduit into it</source>
        <translation>Трубопровод сюда</translation>
    </message>
    <message>
        <source>Conduits</source>
        <translation>Трубопроводы</translation>
    </message>
    <message>
        <source>Conduits, in this order</source>
        <translation>Трубопроводы в таком порядке</translation>
    </message>
    <message>
        <source>Construction wheel</source>
        <translation>Колесо строительства</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Контракт</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Контракты</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Стоимость</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>Кредит</translation>
    </message>
    <message>
        <source>Criteria</source>
        <translation>Критерии</translation>
    </message>
    <message>
        <source>Criteria side of a tile</source>
        <translation>Сторона жетона с критериями</translation>
    </message>
    <message>
        <source>Dam spaces</source>
        <translation>Клетки плотин</translation>
    </message>
    <message>
        <source>Dams, in this order</source>
        <translation>Плотины в таком порядке</translation>
    </message>
    <message>
        <source>Dashed frame</source>
        <translation>Пунктирная рамка</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Стопка</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Конец игры</translation>
    </message>
    <message>
        <source>Ends in</source>
        <translation>Конец</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Энергия</translation>
    </message>
    <message>
        <source>Energy needed</source>
        <translation>Нужная энергия</translation>
    </message>
    <message>
        <source>Energy track</source>
        <translation>Шкала энергии</translation>
    </message>
    <message>
        <source>Engineer</source>
        <translation>Инженер</translation>
    </message>
    <message>
        <source>Excavator</source>
        <translation>Экскаватор</translation>
    </message>
    <message>
        <source>Executive officer</source>
        <translation>Управляющий</translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation>Дополнение</translation>
    </message>
    <message>
        <source>External works</source>
        <translation>Сторонние заказы</translation>
    </message>
    <message>
        <source>Feeds</source>
        <translation>Питает</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Первый</translation>
    </message>
    <message>
        <source>For a human</source>
        <translation>Для человека</translation>
    </message>
    <message>
        <source>For everyone</source>
        <translation>Для всех</translation>
    </message>
    <message>
        <source>For the Automa</source>
        <translation>Для Автомы</translation>
    </message>
    <message>
        <source>Green contract</source>
        <translation>Зелёный контракт</translation>
    </message>
    <message>
        <source>Headstream</source>
        <translation>Исток реки</translation>
    </message>
    <message>
        <source>Headstream tile</source>
        <translation>Жетон истока реки</translation>
    </message>
    <message>
        <source>Headstream tiles</source>
        <translation>Жетоны истоков рек</translation>
    </message>
    <message>
        <source>Height of a dam</source>
        <translation>Высота плотины</translation>
    </message>
    <message>
        <source>If nothing else is possible</source>
        <translation>Если больше ничего нельзя</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Доход</translation>
    </message>
    <message>
        <source>Income, row: %1</source>
        <translation>Доход, ряд: %1</translation>
    </message>
    <message>
        <source>Its water passes basins</source>
        <translation>Вода идёт по водоёмам</translation>
    </message>
    <message>
        <source>Joker tile</source>
        <translation>Джокер</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Глава</translation>
    </message>
    <message>
        <source>Leeghwater only</source>
        <translation>Только с «Легватером»</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Уровни</translation>
    </message>
    <message>
        <source>Machinery</source>
        <translation>Техника</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Техника</translation>
    </message>
    <message>
        <source>Mixer</source>
        <translation>Бетоносмеситель</translation>
    </message>
    <message>
        <source>National contract</source>
        <translation>Государственный контракт</translation>
    </message>
    <message>
        <source>Neutral dam</source>
        <translation>Нейтральная плотина</translation>
    </message>
    <message>
        <source>Not in round 5</source>
        <translation>Не в 5-м раунде</translation>
    </message>
    <message>
        <source>Objective tile</source>
        <translation>Жетон цели</translation>
    </message>
    <message>
        <source>Objective tiles</source>
        <translation>Жетоны целей</translation>
    </message>
    <message>
        <source>Objective: %1</source>
        <translation>Цель: %1</translation>
    </message>
    <message>
        <source>Officers</source>
        <translation>Управляющие</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Мощность</translation>
    </message>
    <message>
        <source>Power of a conduit</source>
        <translation>Мощность трубопровода</translation>
    </message>
    <message>
        <source>Powerhouse %1</source>
        <translation>Электростанция %1</translation>
    </message>
    <message>
        <source>Powerhouse spaces</source>
        <translation>Клетки электростанций</translation>
    </message>
    <message>
        <source>Powerhouses, in this order</source>
        <translation>Электростанции в таком порядке</translation>
    </message>
    <message>
        <source>Printed on</source>
        <translation>Напечатано на</translation>
    </message>
    <message>
        <source>Private buildings</source>
        <translation>Частные здания</translation>
    </message>
    <message>
        <source>Production system</source>
        <translation>Система</translation>
    </message>
    <message>
        <source>Readings to choose</source>
        <translation>Толкования на выбор</translation>
    </message>
    <message>
        <source>Red border</source>
        <translation>Красная рамка</translation>
    </message>
    <message>
        <source>Red contract</source>
        <translation>Красный контракт</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Область</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Области</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Награда</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Река</translation>
    </message>
    <message>
        <source>Round and its phases</source>
        <translation>Раунд и его фазы</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Подсчёт очков</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Второй</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Набор</translation>
    </message>
    <message>
        <source>Set-up of the Automa</source>
        <translation>Подготовка Автомы</translation>
    </message>
    <message>
        <source>Someone else’s conduit</source>
        <translation>Чужой трубопровод</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Клетки</translation>
    </message>
    <message>
        <source>Starting contract</source>
        <translation>Начальный контракт</translation>
    </message>
    <message>
        <source>Structures</source>
        <translation>Сооружения</translation>
    </message>
    <message>
        <source>Technology tile</source>
        <translation>Жетон технологии</translation>
    </message>
    <message>
        <source>Technology tiles</source>
        <translation>Жетоны технологий</translation>
    </message>
    <message>
        <source>The Leeghwater Project</source>
        <translation>«Проект „Легватер“»</translation>
    </message>
    <message>
        <source>The turn goes on</source>
        <translation>Ход продолжается</translation>
    </message>
    <message>
        <source>Third</source>
        <translation>Третий</translation>
    </message>
    <message>
        <source>Tie-break</source>
        <translation>Уточнение при равенстве</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Жетон %1</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Жетоны</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Порядок хода</translation>
    </message>
    <message>
        <source>Victory points (VP)</source>
        <translation>Победные очки (ПО)</translation>
    </message>
    <message>
        <source>Water drop</source>
        <translation>Капля воды</translation>
    </message>
    <message>
        <source>Water flow</source>
        <translation>Течение воды</translation>
    </message>
    <message>
        <source>Water flows to</source>
        <translation>Куда течёт вода</translation>
    </message>
    <message>
        <source>Water from</source>
        <translation>Откуда вода</translation>
    </message>
    <message>
        <source>Words and actions</source>
        <translation>Слова и действия</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>Слова игры</translation>
    </message>
    <message>
        <source>Yellow contract</source>
        <translation>Жёлтый контракт</translation>
    </message>
    <message>
        <source>basins %1</source>
        <translation>водоёмы %1</translation>
    </message>
    <message>
        <source>company</source>
        <translation>компания</translation>
    </message>
    <message>
        <source>criterion</source>
        <translation>критерий</translation>
    </message>
    <message>
        <source>dam: %1</source>
        <translation>плотина: %1</translation>
    </message>
    <message>
        <source>difficulty level</source>
        <translation>уровень сложности</translation>
    </message>
    <message>
        <source>executive officer</source>
        <translation>управляющий</translation>
    </message>
    <message>
        <source>feeds basin %1</source>
        <translation>питает водоём %1</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>no. %1</source>
        <translation>№ %1</translation>
    </message>
    <message>
        <source>piece %1: %2</source>
        <translation>сооружение %1: %2</translation>
    </message>
    <message>
        <source>power %1, from basin %2 to basin %3</source>
        <translation>мощность %1, из водоёма %2 в водоём %3</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>правило</translation>
    </message>
    <message>
        <source>tiles %1</source>
        <translation>жетоны %1</translation>
    </message>
    <message>
        <source>yes: 3 credits more, an Automa loses 3 VP</source>
        <translation>да: ещё 3 кредита, Автома теряет 3 ПО</translation>
    </message>
</context>
<context>
    <name>LookupCriterion</name>
    <message>
        <source>Drops out:</source>
        <translation>Отпадает:</translation>
    </message>
    <message>
        <source>From a played game. It builds: %1. Criteria of tile %2.</source>
        <translation>Из сыгранной партии. Строит: %1. Критерии жетона %2.</translation>
    </message>
    <message>
        <source>Stays:</source>
        <translation>Остаётся:</translation>
    </message>
</context>
<context>
    <name>LookupDetail</name>
    <message>
        <source>Choose an entry</source>
        <translation>Выберите статью</translation>
    </message>
    <message>
        <source>Search on the left or leaf through a list.</source>
        <translation>Ищите слева или листайте список.</translation>
    </message>
    <message>
        <source>Where it is printed</source>
        <translation>Где он на жетонах</translation>
    </message>
</context>
<context>
    <name>LookupLinks</name>
    <message>
        <source>See also</source>
        <translation>Смотрите также</translation>
    </message>
</context>
<context>
    <name>LookupList</name>
    <message>
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
    <message>
        <source>No tile has all of this</source>
        <translation>Такого жетона нет</translation>
    </message>
    <message>
        <source>Nothing for “%1”</source>
        <translation>Ничего по запросу «%1»</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Try another word, a code like 5A or a rule number like B-4.7.</source>
        <translation>Попробуйте другое слово, номер вроде 5A или номер правила вроде B-4.7.</translation>
    </message>
</context>
<context>
    <name>LookupPage</name>
    <message>
        <source>Barrage</source>
        <translation>«Плотина»</translation>
    </message>
    <message>
        <source>Look-up</source>
        <translation>Справочник</translation>
    </message>
    <message>
        <source>Next tile</source>
        <translation>Следующий жетон</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Tile before</source>
        <translation>Предыдущий жетон</translation>
    </message>
</context>
<context>
    <name>LookupPlug</name>
    <message>
        <source>Look-up</source>
        <translation>Справочник</translation>
    </message>
    <message>
        <source>Tiles, criteria, codes, rules</source>
        <translation>Жетоны, критерии, номера, правила</translation>
    </message>
</context>
<context>
    <name>LookupTile</name>
    <message>
        <source>Action side</source>
        <translation>Сторона с действиями</translation>
    </message>
    <message>
        <source>Criteria side</source>
        <translation>Сторона с критериями</translation>
    </message>
    <message>
        <source>applied from the top</source>
        <translation>применяют сверху</translation>
    </message>
    <message>
        <source>tried from the top; dashed: the turn goes on</source>
        <translation>пробуют сверху; пунктир: ход продолжается</translation>
    </message>
</context>
<context>
    <name>LookupTileCell</name>
    <message numerus="yes">
        <source>%n engineer(s)</source>
        <translation>
            <numerusform>%n инженер</numerusform>
            <numerusform>%n инженера</numerusform>
            <numerusform>%n инженеров</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LookupTileCriteria</name>
    <message>
        <source>Headstreams %1, for water ties</source>
        <translation>Истоки %1, если воды поровну</translation>
    </message>
    <message>
        <source>then from</source>
        <translation>затем от</translation>
    </message>
</context>
<context>
    <name>LookupTileFilter</name>
    <message>
        <source>Action</source>
        <translation>Действие</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Номер</translation>
    </message>
    <message>
        <source>Code %1</source>
        <translation>Номер %1</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Критерий</translation>
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
        <translation>%1: %2, высота %3, %4</translation>
    </message>
    <message>
        <source>%1: free</source>
        <translation>%1: свободно</translation>
    </message>
</context>
<context>
    <name>NavBar</name>
    <message>
        <source>Navigation</source>
        <translation>Навигация</translation>
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
        <translation>Компания</translation>
    </message>
    <message>
        <source>Executive officer</source>
        <translation>Управляющий</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Человек</translation>
    </message>
    <message>
        <source>Participant %1</source>
        <translation>Участник %1</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Кто играет</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Add a participant (%1 of 4)</source>
        <translation>Добавить участника (%1 из 4)</translation>
    </message>
    <message>
        <source>App decides</source>
        <translation>Решает приложение</translation>
    </message>
    <message>
        <source>Automa tiles</source>
        <translation>Жетоны Автомы</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Buildings and external works</source>
        <translation>Здания и сторонние заказы</translation>
    </message>
    <message>
        <source>Enter a code</source>
        <translation>Ввести код</translation>
    </message>
    <message>
        <source>Four companies are the most</source>
        <translation>Не больше четырёх компаний</translation>
    </message>
    <message>
        <source>From the app</source>
        <translation>Из приложения</translation>
    </message>
    <message>
        <source>From the box</source>
        <translation>Из коробки</translation>
    </message>
    <message>
        <source>House readings</source>
        <translation>Толкования правил</translation>
    </message>
    <message>
        <source>Leeghwater expansion</source>
        <translation>Дополнение «Легватер»</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Set up the table</source>
        <translation>Подготовить стол</translation>
    </message>
    <message>
        <source>Step 1 of 2 · who plays</source>
        <translation>Шаг 1 из 2 · кто играет</translation>
    </message>
    <message>
        <source>The app shuffles and turns them up; yours stay in the box</source>
        <translation>Приложение перемешивает и открывает их; ваши остаются в коробке</translation>
    </message>
    <message>
        <source>The app turns up the Automa tiles and keeps VP, energy and engineers. You decide by hand; the board needs no set-up here.</source>
        <translation>Приложение открывает жетоны Автомы и ведёт ПО, энергию и инженеров. Решаете вы; поле здесь готовить не нужно.</translation>
    </message>
    <message>
        <source>The same set-up as on another phone</source>
        <translation>Такая же подготовка, как на другом телефоне</translation>
    </message>
    <message>
        <source>Tiles only</source>
        <translation>Только жетоны</translation>
    </message>
    <message>
        <source>Tiles only · who plays</source>
        <translation>Только жетоны · кто играет</translation>
    </message>
    <message>
        <source>What the app does</source>
        <translation>Что делает приложение</translation>
    </message>
    <message>
        <source>You turn them up and say which one came</source>
        <translation>Вы открываете их и говорите, какой выпал</translation>
    </message>
</context>
<context>
    <name>NewGameParticipant</name>
    <message>
        <source>Change participant %1</source>
        <translation>Изменить участника %1</translation>
    </message>
    <message>
        <source>Executive officer: %1</source>
        <translation>Управляющий: %1</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>Remove participant %1</source>
        <translation>Убрать участника %1</translation>
    </message>
</context>
<context>
    <name>NewGameReadings</name>
    <message>
        <source>House readings</source>
        <translation>Толкования правил</translation>
    </message>
    <message>
        <source>The rulebooks leave these questions open. The first answer is our default.</source>
        <translation>Правила оставляют эти вопросы открытыми. Первый ответ действует по умолчанию.</translation>
    </message>
</context>
<context>
    <name>PadAmounts</name>
    <message>
        <source>The drops flow at once</source>
        <translation>Капли текут сразу</translation>
    </message>
</context>
<context>
    <name>PadFold</name>
    <message>
        <source>Back to the buttons</source>
        <translation>Назад к кнопкам</translation>
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
        <translation>Контракт, который вы этим выполняете: государственный — через «Контракт», ПО — через «Маркеры».</translation>
    </message>
    <message>
        <source>Choose a building.</source>
        <translation>Выберите частное здание.</translation>
    </message>
    <message>
        <source>Choose a system.</source>
        <translation>Выберите систему.</translation>
    </message>
    <message>
        <source>Choose the contract that is taken.</source>
        <translation>Выберите контракт, который забирают.</translation>
    </message>
    <message>
        <source>Choose the tile that is taken.</source>
        <translation>Выберите жетон, который берут.</translation>
    </message>
    <message>
        <source>Choose where the drops go.</source>
        <translation>Выберите, куда идут капли.</translation>
    </message>
    <message>
        <source>Count this, the turn goes on</source>
        <translation>Засчитать, ход продолжается</translation>
    </message>
    <message>
        <source>No system with water is ready.</source>
        <translation>Нет готовой системы с водой.</translation>
    </message>
    <message>
        <source>No tile lies in the Patent Office.</source>
        <translation>В патентном бюро нет жетонов.</translation>
    </message>
    <message>
        <source>Records this and keeps the turn open</source>
        <translation>Записывает это, ход продолжается</translation>
    </message>
    <message>
        <source>Set how far the markers move.</source>
        <translation>Укажите, на сколько сдвигаются маркеры.</translation>
    </message>
    <message>
        <source>Tap a lit space on the map.</source>
        <translation>Коснитесь подсвеченной клетки на поле.</translation>
    </message>
</context>
<context>
    <name>PadStructures</name>
    <message>
        <source>What is built</source>
        <translation>Что строится</translation>
    </message>
</context>
<context>
    <name>PowerPlate</name>
    <message>
        <source>Power %1</source>
        <translation>Мощность %1</translation>
    </message>
</context>
<context>
    <name>ProgressSteps</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Шаг %1 из %2</translation>
    </message>
</context>
<context>
    <name>ResultChart</name>
    <message>
        <source>VP after each round</source>
        <translation>ПО после каждого раунда</translation>
    </message>
</context>
<context>
    <name>RoundEndPane</name>
    <message>
        <source>Energy made</source>
        <translation>Выработанная энергия</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>VP gained</source>
        <translation>Полученные ПО</translation>
    </message>
    <message>
        <source>full bonus from %1</source>
        <translation>полный бонус от %1</translation>
    </message>
</context>
<context>
    <name>RoundEndTable</name>
    <message>
        <source>Tap a line for its sum</source>
        <translation>Коснитесь строки, чтобы увидеть расчёт</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Animations</source>
        <translation>Анимация</translation>
    </message>
    <message>
        <source>As on this device</source>
        <translation>Как на устройстве</translation>
    </message>
    <message>
        <source>Changes take effect at once</source>
        <translation>Изменения действуют сразу</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Keep the screen on</source>
        <translation>Не выключать экран</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>animations</comment>
        <translation>Выключена</translation>
    </message>
    <message>
        <source>On</source>
        <comment>animations</comment>
        <translation>Включена</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>System</source>
        <comment>animations</comment>
        <translation>Системная</translation>
    </message>
    <message>
        <source>System</source>
        <comment>theme</comment>
        <translation>Системная</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>While a game is open</source>
        <translation>Пока открыта партия</translation>
    </message>
</context>
<context>
    <name>SetupFamily</name>
    <message>
        <source>Tap to choose</source>
        <translation>Коснитесь, чтобы выбрать</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>%1 of %2 places entered</source>
        <translation>Введено мест: %1 из %2</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Начать игру</translation>
    </message>
    <message numerus="yes">
        <source>Begin the game · %n step(s) open</source>
        <translation>
            <numerusform>Начать игру · остался %n шаг</numerusform>
            <numerusform>Начать игру · осталось %n шага</numerusform>
            <numerusform>Начать игру · осталось %n шагов</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Разложить заново</translation>
    </message>
    <message>
        <source>Enter what lies there</source>
        <translation>Ввести, что лежит</translation>
    </message>
    <message>
        <source>How the table is set up</source>
        <translation>Как готовится стол</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Далее: %1</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Подготовка</translation>
    </message>
    <message>
        <source>Step %1 of %2 · drawn by the app</source>
        <translation>Шаг %1 из %2 · случайно</translation>
    </message>
    <message>
        <source>Tap what lies there</source>
        <translation>Отметьте, что лежит на столе</translation>
    </message>
    <message>
        <source>The app draws it</source>
        <translation>Случайно</translation>
    </message>
    <message>
        <source>The rest is set up as in your rulebook.</source>
        <translation>Остальное готовьте по своей книге правил.</translation>
    </message>
    <message>
        <source>The table is ready</source>
        <translation>Стол готов</translation>
    </message>
</context>
<context>
    <name>ShareCodeCard</name>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Копировать код</translation>
    </message>
    <message>
        <source>With this code another phone lays out the same table</source>
        <translation>С этим кодом другой телефон подготовит такой же стол</translation>
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
        <translation>Он указан на странице подготовки на другом телефоне</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставить</translation>
    </message>
    <message>
        <source>Use this code</source>
        <translation>Применить код</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>About</source>
        <translation>О приложении</translation>
    </message>
    <message>
        <source>Go on with the last game or begin a new one. The list below leads to all saved games, the look-up, the statistics and the settings. A question mark like this one is on every screen.</source>
        <translation>Продолжите последнюю партию или начните новую. Список ниже ведёт к сохранённым партиям, справочнику, статистике и настройкам. Такой вопросительный знак есть на каждом экране.</translation>
    </message>
    <message>
        <source>How the app speaks and looks. Every change takes effect at once. Further down are the backups of your games, the tour and who made the app.</source>
        <translation>Язык и вид приложения. Каждое изменение действует сразу. Ниже — резервные копии ваших партий, ознакомительный тур и сведения о приложении.</translation>
    </message>
    <message>
        <source>Language, theme, text size</source>
        <translation>Язык, тема, размер текста</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Version, licence, thanks</source>
        <translation>Версия, лицензия, благодарности</translation>
    </message>
    <message>
        <source>Which version this is, who may use it and what it is built with. There is nothing to set here.</source>
        <translation>Какая это версия, кто может ей пользоваться и из чего она сделана. Настраивать здесь нечего.</translation>
    </message>
</context>
<context>
    <name>StatisticsCurves</name>
    <message>
        <source>VP by round</source>
        <translation>ПО по раундам</translation>
    </message>
</context>
<context>
    <name>StatisticsFilters</name>
    <message>
        <source>All games are alike: there is nothing to choose.</source>
        <translation>Все партии одинаковы: выбирать не из чего.</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Фильтры</translation>
    </message>
</context>
<context>
    <name>StatisticsMargins</name>
    <message>
        <source>Filled: a human was ahead. Outlined: an Automa was ahead.</source>
        <translation>Закрашено: впереди был человек. Контур: впереди была Автома.</translation>
    </message>
    <message>
        <source>Margins in VP</source>
        <translation>Разница в ПО</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>A game counts here when its result has been saved on its last screen.</source>
        <translation>Партия учитывается здесь, когда её результат сохранён на последнем экране.</translation>
    </message>
    <message numerus="yes">
        <source>Clear %n filter(s)</source>
        <translation>
            <numerusform>Снять %n фильтр</numerusform>
            <numerusform>Снять %n фильтра</numerusform>
            <numerusform>Снять %n фильтров</numerusform>
        </translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Экспортировать как CSV</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Фильтры</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Завершённые партии</translation>
    </message>
    <message>
        <source>No finished game yet</source>
        <translation>Завершённых партий пока нет</translation>
    </message>
    <message>
        <source>No game matches these filters.</source>
        <translation>Ни одна партия не проходит эти фильтры.</translation>
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
        <translation>Автомы — %1</translation>
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
        <translation>Меньше: %1</translation>
    </message>
    <message>
        <source>More: %1</source>
        <translation>Больше: %1</translation>
    </message>
</context>
<context>
    <name>StorageErrors</name>
    <message>
        <source>A part of the saved games was missing. The last actions may be lost.</source>
        <translation>Части сохранённых партий не хватало. Последние действия могли пропасть.</translation>
    </message>
    <message>
        <source>For now, games are kept in memory only.</source>
        <translation>Сейчас партии только в памяти.</translation>
    </message>
    <message>
        <source>Saving failed for an unknown reason.</source>
        <translation>Сохранить не удалось по неизвестной причине.</translation>
    </message>
    <message>
        <source>The app is already running and uses the saved games. Close the other window.</source>
        <translation>Приложение уже запущено и пользуется сохранёнными партиями. Закройте другое окно.</translation>
    </message>
    <message>
        <source>The disk is full. Free some space; the app will try again.</source>
        <translation>Диск заполнен. Освободите место; приложение попробует ещё раз.</translation>
    </message>
    <message>
        <source>The disk reported a fault while reading or writing.</source>
        <translation>Диск сообщил об ошибке чтения или записи.</translation>
    </message>
    <message>
        <source>The file comes from a newer version of the app. Update the app to read it.</source>
        <translation>Файл из более новой версии приложения. Обновите приложение, чтобы его прочитать.</translation>
    </message>
    <message>
        <source>The file holds a value that makes no sense.</source>
        <translation>В файле есть бессмысленное значение.</translation>
    </message>
    <message>
        <source>The file is nested too deeply to be a saved game.</source>
        <translation>Вложенность в файле слишком глубокая для сохранённой партии.</translation>
    </message>
    <message>
        <source>The file is not an exported game.</source>
        <translation>Файл не является экспортированной партией.</translation>
    </message>
    <message>
        <source>The file is too big to be a saved game.</source>
        <translation>Файл слишком велик для сохранённой партии.</translation>
    </message>
    <message>
        <source>The file of the saved games belongs to another program.</source>
        <translation>Файл сохранённых партий принадлежит другой программе.</translation>
    </message>
    <message>
        <source>The file of the saved games cannot be opened.</source>
        <translation>Не удаётся открыть файл сохранённых партий.</translation>
    </message>
    <message>
        <source>The file of the saved games holds something else.</source>
        <translation>В файле сохранённых партий что-то другое.</translation>
    </message>
    <message>
        <source>The file of the saved games is damaged. It was left as it is.</source>
        <translation>Файл сохранённых партий повреждён. Он оставлен как есть.</translation>
    </message>
    <message>
        <source>The file of the saved games is empty.</source>
        <translation>Файл сохранённых партий пуст.</translation>
    </message>
    <message>
        <source>The file was changed or cut short on its way: its checksum does not fit.</source>
        <translation>Файл по дороге изменён или обрезан: контрольная сумма не сходится.</translation>
    </message>
    <message>
        <source>The folder of the saved games cannot be written to.</source>
        <translation>В папку сохранённых партий нельзя писать.</translation>
    </message>
    <message>
        <source>The history has no such place.</source>
        <translation>В истории нет такого места.</translation>
    </message>
    <message>
        <source>The record of this game does not fit together.</source>
        <translation>Запись этой партии противоречива.</translation>
    </message>
    <message>
        <source>The saved game has been changed elsewhere in the meantime.</source>
        <translation>Сохранённую партию тем временем изменили в другом месте.</translation>
    </message>
    <message>
        <source>The saved games are busy just now. Try again in a moment.</source>
        <translation>Сохранённые партии сейчас заняты. Попробуйте через мгновение.</translation>
    </message>
    <message>
        <source>The saved games come from a newer version of the app. Update the app to open them.</source>
        <translation>Сохранённые партии из более новой версии. Обновите приложение, чтобы их открыть.</translation>
    </message>
    <message>
        <source>The saved games come from an older version and must be brought up to date first.</source>
        <translation>Сохранённые партии из более старой версии; сначала их надо обновить.</translation>
    </message>
    <message>
        <source>There is no such backup.</source>
        <translation>Такой резервной копии нет.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Такого файла нет.</translation>
    </message>
    <message>
        <source>There is not enough memory to do this.</source>
        <translation>Для этого не хватает памяти.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Повторять нечего.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Отменять нечего.</translation>
    </message>
    <message>
        <source>This game has been deleted.</source>
        <translation>Эта партия удалена.</translation>
    </message>
    <message>
        <source>This game is not among the saved games.</source>
        <translation>Этой партии нет среди сохранённых.</translation>
    </message>
    <message>
        <source>This text is empty, too long or holds characters that cannot be kept.</source>
        <translation>Этот текст пуст, слишком длинный или содержит недопустимые символы.</translation>
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
        <translation>Завершить ход</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Почему?</translation>
    </message>
</context>
<context>
    <name>TableStrip</name>
    <message>
        <source>Turn order</source>
        <translation>Порядок хода</translation>
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
        <translation>%1, %2, сейчас</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>Not done:</source>
        <translation>Не выполнено:</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Почему?</translation>
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
        <translation>Поместите сюда &lt;b&gt;2 капли воды&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Размер текста</translation>
    </message>
</context>
<context>
    <name>TilesAction</name>
    <message>
        <source>Action %1: %2</source>
        <translation>Действие %1: %2</translation>
    </message>
    <message>
        <source>done</source>
        <translation>выполнено</translation>
    </message>
    <message>
        <source>not in this game or round</source>
        <translation>не в этой игре или раунде</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>невозможно</translation>
    </message>
</context>
<context>
    <name>TilesEnterPage</name>
    <message>
        <source>Enter the board</source>
        <translation>Введите поле</translation>
    </message>
    <message>
        <source>Go on with the board</source>
        <translation>Продолжить с полем</translation>
    </message>
    <message>
        <source>Tap a space and set what stands there</source>
        <translation>Коснитесь клетки и укажите, что там стоит</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
</context>
<context>
    <name>TilesMarkers</name>
    <message>
        <source>Energy</source>
        <translation>Энергия</translation>
    </message>
    <message>
        <source>Engineers</source>
        <translation>Инженеры</translation>
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
        <translation>Завершить ход без действия</translation>
    </message>
    <message>
        <source>Enter what stands there; from then on the app decides. Markers, engineers and tiles stay.</source>
        <translation>Введите, что там стоит; дальше решает приложение. Маркеры, инженеры и жетоны остаются.</translation>
    </message>
    <message>
        <source>If you played it differently at the table</source>
        <translation>Если за столом сыграли иначе</translation>
    </message>
    <message>
        <source>Now: the Automa tiles and the markers</source>
        <translation>Сейчас: жетоны Автомы и маркеры</translation>
    </message>
    <message>
        <source>Now: the whole board</source>
        <translation>Сейчас: всё поле</translation>
    </message>
    <message>
        <source>Tiles only from here on</source>
        <translation>Дальше только жетоны</translation>
    </message>
    <message>
        <source>Track the board</source>
        <translation>Следить за полем</translation>
    </message>
    <message>
        <source>What the app tracks</source>
        <translation>За чем следит приложение</translation>
    </message>
    <message>
        <source>You decide by hand; the app turns up tiles and keeps the markers. The board as it is now is remembered.</source>
        <translation>Решаете вы; приложение открывает жетоны и ведёт маркеры. Поле в нынешнем виде запоминается.</translation>
    </message>
</context>
<context>
    <name>TilesPanes</name>
    <message>
        <source>Criteria: tile %1</source>
        <translation>Критерии: жетон %1</translation>
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
        <translation>Поднять выше: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>VP at the end</source>
        <translation>ПО в конце игры</translation>
    </message>
    <message>
        <source>VP counted at the table: %1</source>
        <translation>ПО, посчитанные за столом: %1</translation>
    </message>
    <message>
        <source>VP of the bonus tile</source>
        <translation>ПО жетона бонуса</translation>
    </message>
</context>
<context>
    <name>TilesRule</name>
    <message>
        <source>%1 and its rules</source>
        <translation>%1 и другие правила</translation>
    </message>
    <message>
        <source>Energy gained</source>
        <translation>Полученная энергия</translation>
    </message>
    <message>
        <source>VP gained or lost</source>
        <translation>Изменение ПО</translation>
    </message>
</context>
<context>
    <name>TilesRules</name>
    <message>
        <source>Rules of this action</source>
        <translation>Правила этого действия</translation>
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
        <translation>Истоки для воды: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>then from &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>далее от &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
</context>
<context>
    <name>TilesTurn</name>
    <message>
        <source>Criteria: tile %1</source>
        <translation>Критерии: жетон %1</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Невозможно</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Пасует</translation>
    </message>
    <message>
        <source>Turn done</source>
        <translation>Ход завершён</translation>
    </message>
    <message>
        <source>Turn up a tile</source>
        <translation>Открыть жетон</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
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
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <translation>Пропустить тур</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Шаг %1 из %2</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Ознакомительный тур</translation>
    </message>
</context>
<context>
    <name>TrackerBoard</name>
    <message>
        <source>Income uncovered: %1</source>
        <translation>Открытый доход: %1</translation>
    </message>
    <message>
        <source>Income uncovered: none</source>
        <translation>Открытый доход: нет</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>На поле</translation>
    </message>
</context>
<context>
    <name>TrackerEditor</name>
    <message>
        <source>Back to the overview</source>
        <translation>Назад к обзору</translation>
    </message>
    <message>
        <source>Contracts fulfilled</source>
        <translation>Выполненные контракты</translation>
    </message>
    <message>
        <source>External works carried out</source>
        <translation>Выполненные сторонние заказы</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Применить</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>Изменить вручную</translation>
    </message>
    <message>
        <source>Technology tiles in hand</source>
        <translation>Жетоны технологий в запасе</translation>
    </message>
    <message>
        <source>Turn up a tile</source>
        <translation>Открыть жетон</translation>
    </message>
    <message>
        <source>What lies before you?</source>
        <translation>Что лежит перед вами?</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Колесо строительства</translation>
    </message>
</context>
<context>
    <name>TrackerEditorNumbers</name>
    <message>
        <source>Contracts fulfilled</source>
        <translation>Выполненные контракты</translation>
    </message>
    <message>
        <source>Every change is written into the ledger as “by hand” and can be undone.</source>
        <translation>Каждое изменение записывается в журнал как «вручную», его можно отменить.</translation>
    </message>
    <message>
        <source>External works carried out</source>
        <translation>Выполненные сторонние заказы</translation>
    </message>
    <message>
        <source>Mahiri Sekibo: your first action of the round comes from an Automa tile. To read it, the app must know your hand.</source>
        <translation>Махири Секибо: ваше первое действие раунда определяет жетон Автомы. Чтобы прочитать его, приложению нужно знать ваши запасы.</translation>
    </message>
    <message>
        <source>Structures</source>
        <translation>Сооружения</translation>
    </message>
    <message>
        <source>Tap them on the board</source>
        <translation>Коснитесь их на поле</translation>
    </message>
    <message>
        <source>Technology tiles in hand</source>
        <translation>Жетоны технологий в запасе</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Колесо строительства</translation>
    </message>
</context>
<context>
    <name>TrackerEditorWheel</name>
    <message>
        <source>Concrete mixers in segment %1</source>
        <translation>Бетоносмесители в секторе %1</translation>
    </message>
    <message>
        <source>Excavators in segment %1</source>
        <translation>Экскаваторы в секторе %1</translation>
    </message>
    <message>
        <source>Segment, counted clockwise from the open one</source>
        <translation>Сектор по часовой стрелке от открытого</translation>
    </message>
</context>
<context>
    <name>TrackerEnergy</name>
    <message>
        <source>Energy %1</source>
        <translation>Энергия %1</translation>
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
        <translation>Весь журнал</translation>
    </message>
    <message>
        <source>No change yet.</source>
        <translation>Изменений ещё не было.</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>Изменить вручную</translation>
    </message>
    <message>
        <source>Shorter</source>
        <translation>Короче</translation>
    </message>
    <message>
        <source>The table counts these VP.</source>
        <translation>Эти ПО считают за столом.</translation>
    </message>
</context>
<context>
    <name>TrackerWheel</name>
    <message>
        <source>In hand</source>
        <translation>В запасе</translation>
    </message>
    <message>
        <source>Wheel and technology</source>
        <translation>Колесо и технологии</translation>
    </message>
</context>
<context>
    <name>WheelView</name>
    <message>
        <source>The wheel is empty</source>
        <translation>Колесо пустое</translation>
    </message>
    <message>
        <source>open</source>
        <translation>откр.</translation>
    </message>
    <message>
        <source>segment %1: %2, excavators %3, mixers %4</source>
        <translation>сектор %1: %2, экскаваторы %3, бетоносмесители %4</translation>
    </message>
</context>
<context>
    <name>WhyBox</name>
    <message>
        <source>%1 left: %2</source>
        <translation>Остаётся %1: %2</translation>
    </message>
</context>
<context>
    <name>WhyModel</name>
    <message>
        <source>%1 · criteria tile %2 (%3)</source>
        <translation>%1 · жетон критериев %2 (%3)</translation>
    </message>
    <message>
        <source>Another system is better</source>
        <translation>Другая система лучше</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Далее: %1</translation>
    </message>
    <message>
        <source>Skipped: %1</source>
        <translation>Пропущено: %1</translation>
    </message>
    <message>
        <source>So this action is skipped and the next one on the tile is tried.</source>
        <translation>Поэтому это действие пропускается, и проверяется следующее на жетоне.</translation>
    </message>
    <message>
        <source>The condition is met</source>
        <translation>Условие выполнено</translation>
    </message>
    <message>
        <source>This is chosen</source>
        <translation>Выбрано это</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>Что делается</translation>
    </message>
    <message>
        <source>Why %1?</source>
        <comment>a place on the board</comment>
        <translation>Почему именно %1?</translation>
    </message>
    <message>
        <source>Why is action %1 skipped?</source>
        <translation>Почему действие %1 пропущено?</translation>
    </message>
    <message>
        <source>Why this turn?</source>
        <translation>Почему такой ход?</translation>
    </message>
    <message>
        <source>a system that is not used</source>
        <translation>неиспользуемая система</translation>
    </message>
    <message>
        <source>out before: %1</source>
        <translation>выбыли раньше: %1</translation>
    </message>
    <message>
        <source>out now: %1</source>
        <translation>выбыли сейчас: %1</translation>
    </message>
    <message>
        <source>still in: %1</source>
        <translation>остаются: %1</translation>
    </message>
    <message>
        <source>the system</source>
        <translation>система</translation>
    </message>
    <message>
        <source>what counts here</source>
        <translation>что здесь важно</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>выбрано</translation>
    </message>
</context>
<context>
    <name>WhyPage</name>
    <message>
        <source>Action %1</source>
        <translation>Действие %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Понятно</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далее</translation>
    </message>
</context>
<context>
    <name>WhyWords</name>
    <message>
        <source>Action %1: done</source>
        <translation>Действие %1: выполнено</translation>
    </message>
    <message>
        <source>Action %1: skipped</source>
        <translation>Действие %1: пропущено</translation>
    </message>
    <message>
        <source>All actions tried</source>
        <translation>Все проверенные действия</translation>
    </message>
</context>
</TS>
