import { readEnv } from './env-schema.ts';

/** The checked environment of the server. next.config.ts imports it, so that build and start fail if it is wrong. */
export const env = readEnv(process.env);
