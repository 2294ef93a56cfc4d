import type { SandboxEntry, SandboxRunWithEntries } from './model';

/** Maximum number of active runs, across all servers. */
export const MAX_LIVE = 100;

/** Maximum number of steps of a run; the table has the same limit. */
export const MAX_STEPS = 40;

/** Duration of a run; the table has the same limit. */
export const RUN_MINUTES = 15;

/** A minute of the real retry schedule is a second in the sandbox. */
export const SCALE = 60;

/** Scales the retry delay of the outbox in seconds to the delay of the sandbox in ms. */
export function scaledRetryMs(retrySeconds: number | null): number | null {
  return retrySeconds && (retrySeconds * 1000) / SCALE;
}

const unit = (value: number, name: string) => `${value} ${name}${value === 1 ? '' : 's'}`;

/** Formats a wait of the sandbox, such as '5.4 seconds'. */
export function waitText(ms: number): string {
  const seconds = ms / 1000;
  return unit(seconds < 10 ? Number(seconds.toFixed(1)) : Math.round(seconds), 'second');
}

/** Formats the real wait that corresponds to a wait of the sandbox, such as '5 minutes'. */
export function realWaitText(ms: number): string {
  const minutes = Math.round((ms * SCALE) / 60_000);
  if (minutes < 60) return unit(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return rest === 0 ? unit(hours, 'hour') : `${unit(hours, 'hour')} ${unit(rest, 'minute')}`;
}

/** Returns the wait after a failed attempt in ms; null if no retry follows. */
export function waitAfter({ at, nextAttemptAt }: SandboxEntry): number | null {
  return nextAttemptAt === null ? null : Date.parse(nextAttemptAt) - Date.parse(at);
}

/** Returns the number of the attempt that follows these entries, from 1, also after a requested attempt. */
export function tryNumber(before: readonly SandboxEntry[]): number {
  const delivered = before.findLastIndex(({ kind }) => kind === 'answered');
  return before.slice(delivered + 1).filter(({ kind }) => kind === 'failed').length + 1;
}

/** Returns whether the booking waits for its next attempt; false during an attempt. */
export function isWaiting({ nextAttemptAt, entries }: SandboxRunWithEntries): boolean {
  return nextAttemptAt !== null && entries.some((entry) => entry.nextAttemptAt === nextAttemptAt);
}

/** Stages of a run. */
export type Stage = 'ready' | 'stopped' | 'failing' | 'recovering' | 'delivered' | 'refused';

/** Returns the stage of a run, which decides the next instruction to the visitor. */
export function stageOf({ isReceiving, nextAttemptAt, entries }: SandboxRunWithEntries): Stage {
  const has = (kind: SandboxEntry['kind']) => entries.some((entry) => entry.kind === kind);
  if (nextAttemptAt) return isReceiving ? 'recovering' : 'failing';
  if (has('repeated')) return 'refused';
  if (has('booked')) return 'delivered';
  return isReceiving ? 'ready' : 'stopped';
}
