import './webinars';
import { startDeferredScripts } from './deferred';

startDeferredScripts();
