import { closeSheets } from './sheets';
import { switchTheme } from './theme';
import { countVisit } from './visit';

switchTheme();
closeSheets();
countVisit(document.currentScript?.dataset.visits);
