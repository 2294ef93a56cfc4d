import './core';
import { shareOnClick } from './share';

shareOnClick();
