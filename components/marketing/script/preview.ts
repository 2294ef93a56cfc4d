// Any kind of page is previewed.
import './post';
import { showOwnTimes } from './own-times';
import { followPhases } from './phases';

showOwnTimes();
followPhases();
