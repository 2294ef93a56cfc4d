import './core';
import { startDeferredScripts } from './deferred';

startDeferredScripts();
