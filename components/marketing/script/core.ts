import { carryChannel } from './channel';
import { closeSheets } from './sheets';
import { switchTheme } from './theme';
import { countVisit } from './visit';

switchTheme();
closeSheets();
countVisit(document.currentScript?.dataset.visits);
carryChannel();
