import './core';
import { startDeferredScripts } from './deferred';
import { keepFormOffline } from './offline';

startDeferredScripts();
keepFormOffline();
