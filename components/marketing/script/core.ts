import { carryChannel } from './channel';
import { openSearchByKey } from './search';
import { closeSheets } from './sheets';
import { switchTheme } from './theme';
import { countVisit } from './visit';

switchTheme();
closeSheets();
openSearchByKey();
countVisit(document.currentScript?.dataset.visits);
carryChannel();
