import './core';
import { keepFormOffline } from './offline';
import { shareOnClick } from './share';

shareOnClick();
keepFormOffline();
