import { readEnv } from './env-schema';

/** The server's environment. next.config.ts imports it, so a wrong one refuses to build or start. */
export const env = readEnv(process.env);
