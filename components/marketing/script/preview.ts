// Any kind of page is previewed.
import './site';
import { showOwnTimes } from './own-times';
import { followPhases } from './phases';

showOwnTimes();
followPhases();
