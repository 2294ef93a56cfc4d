import { shareOnClick } from './share';
import { closeSheets } from './sheets';
import { switchTheme } from './theme';
import { countVisit } from './visit';

const script = document.currentScript;

switchTheme();
closeSheets();
shareOnClick();
countVisit(script?.dataset.visits);
