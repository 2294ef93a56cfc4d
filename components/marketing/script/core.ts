import { carryChannel } from './channel';
import { reportReading } from './reading';
import { openSearchByKey } from './search';
import { closeSheets } from './sheets';
import { switchTheme } from './theme';
import { countVisit } from './visit';

switchTheme();
closeSheets();
openSearchByKey();
const { visits } = document.currentScript?.dataset ?? {};
countVisit(visits);
reportReading(visits);
carryChannel();
