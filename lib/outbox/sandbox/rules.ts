import type { SandboxEntry, SandboxRunWithEntries } from './model';

/** Upper limit of the runs that are under way at once, on all servers. */
export const MAX_LIVE = 100;

/** Upper limit of the steps of a run; the table has the same. */
export const MAX_STEPS = 40;

/** A run lasts so long; the table has the same. */
export const RUN_MINUTES = 15;

/** A minute of the real plan of retries is a second here. */
export const SCALE = 60;

/** Returns the milliseconds after which the sandbox retries what the outbox would retry after so many seconds. */
export function scaledRetryMs(retrySeconds: number | null): number | null {
  return retrySeconds && (retrySeconds * 1000) / SCALE;
}

const unit = (value: number, name: string) => `${value} ${name}${value === 1 ? '' : 's'}`;

/** Returns a wait of the sandbox as people say it, such as '5.4 seconds'. */
export function waitText(ms: number): string {
  const seconds = ms / 1000;
  return unit(seconds < 10 ? Number(seconds.toFixed(1)) : Math.round(seconds), 'second');
}

/** Returns the wait of the outbox that a wait of the sandbox stands for, such as '5 minutes'. */
export function realWaitText(ms: number): string {
  const minutes = Math.round((ms * SCALE) / 60_000);
  if (minutes < 60) return unit(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return rest === 0 ? unit(hours, 'hour') : `${unit(hours, 'hour')} ${unit(rest, 'minute')}`;
}

/** Returns the wait after a failed attempt in ms; null where there is none. */
export function waitAfter({ at, nextAttemptAt }: SandboxEntry): number | null {
  return nextAttemptAt === null ? null : Date.parse(nextAttemptAt) - Date.parse(at);
}

/** Returns whether the booking waits for its next try. One that is being tried does not. */
export function isWaiting({ nextAttemptAt, entries }: SandboxRunWithEntries): boolean {
  return nextAttemptAt !== null && entries.some((entry) => entry.nextAttemptAt === nextAttemptAt);
}

/** Stages of a run. */
export type Stage = 'ready' | 'stopped' | 'failing' | 'recovering' | 'delivered' | 'refused';

/** Returns the stage of a run, which decides what the visitor is told to do next. */
export function stageOf({ isReceiving, nextAttemptAt, entries }: SandboxRunWithEntries): Stage {
  const has = (kind: SandboxEntry['kind']) => entries.some((entry) => entry.kind === kind);
  if (nextAttemptAt) return isReceiving ? 'recovering' : 'failing';
  if (has('repeated')) return 'refused';
  if (has('booked')) return 'delivered';
  return isReceiving ? 'ready' : 'stopped';
}
