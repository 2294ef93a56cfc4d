import type { Sabotaged } from './claim.ts';
import { chaoticReceiver } from './load/chaotic-receiver.ts';
import { clockJumps } from './load/clock-jumps.ts';
import { hosts } from './load/hosts.ts';
import { fullDisk, killedDatabase, killedEmbedded } from './load/killed-database.ts';
import { killedDeliverer } from './load/killed-deliverer.ts';
import { killedServer } from './load/killed-server.ts';
import { killedUploads } from './load/killed-uploads.ts';
import { rebook } from './load/rebook.ts';
import { reminders } from './load/reminders.ts';
import { replays, rivals } from './load/rivals.ts';
import { slowConnections } from './load/slow-connections.ts';
import { soak } from './load/soak.ts';
import { waitlist } from './load/waitlist.ts';
import { programClaims } from './program-claims.ts';

/**
 * Claims that hold while many people use the site concurrently and while its parts are killed, and what a program
 * proves. Claims that share a build are adjacent. Those that tests prove are tags (`lib/vitest-tags.ts`).
 */
export const claims: Sabotaged[] = [
  rivals,
  replays,
  rebook,
  hosts,
  waitlist,
  killedServer,
  killedDeliverer,
  reminders,
  chaoticReceiver,
  killedDatabase,
  killedEmbedded,
  fullDisk,
  killedUploads,
  clockJumps,
  slowConnections,
  soak,
  ...programClaims,
];
