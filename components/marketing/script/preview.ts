// A preview can show any kind of page.
import './post';
import { showOwnTimes } from './own-times';
import { followPhases } from './phases';

showOwnTimes();
followPhases();
