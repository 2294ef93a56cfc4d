import './core';
import { keepFormOffline } from './offline';

keepFormOffline();
