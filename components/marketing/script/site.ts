import './core';
import { startDeferredScripts } from './deferred';
import { shareOnClick } from './share';

shareOnClick();
startDeferredScripts();
