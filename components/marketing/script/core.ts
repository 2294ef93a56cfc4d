import { closeSheets } from './sheets';
import { switchTheme } from './theme';
import { countVisit } from './visit';

const script = document.currentScript;

switchTheme();
closeSheets();
countVisit(script?.dataset.visits);
