import './core';
import { showOwnTimes } from './own-times';
import { followPhases } from './phases';

showOwnTimes();
followPhases();
