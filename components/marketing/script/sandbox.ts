import './core';
import { sendPart } from './parts';

sendPart('run');
