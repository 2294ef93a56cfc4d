import type { Rival } from './database-clock.ts';

const clockInWords = (clock: string) =>
  clock.startsWith('redis') ? `the Redis of its REDIS_URL (${clock.slice(6)})` : 'the database';

/** Returns a sentence with the reason why this server must not run alongside another. */
export function refusal(own: { clock: string }, rival: Rival): string {
  return `${rival.name} runs and learns of changes through ${clockInWords(rival.clock)}, this server through ${clockInWords(own.clock)}: neither would see what the other publishes. Set REDIS_URL to the same Redis for all servers, or for none. If ${rival.name} has just been stopped, start again in 15 seconds.`;
}
