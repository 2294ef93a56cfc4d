/** Jobs that the scheduler calls. */
export type CronJob = 'outbox' | 'publish' | 'digest' | 'retention';
