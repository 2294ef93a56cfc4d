import type { Context } from './context.ts';
import { cpuMilliseconds } from './processes.ts';
import { type Ask, askOften } from './requests.ts';
import { interleave, type Pair } from './statistics.ts';

/** A request, and the processes that answer it. */
type Side = { pids(): number[]; what: Ask };

/** Returns the CPU milliseconds of the servers per request, over this many requests on a few keep-alive connections. */
export async function compareCpu(
  { rounds }: Context,
  requests: number,
  { ours, anchor }: { ours: Side; anchor: Side },
): Promise<Pair> {
  // Until V8 has compiled the hot code.
  for (const { what } of [ours, anchor]) await askOften(what, requests);
  const cost =
    ({ pids, what }: Side) =>
    async () => {
      const used = () => pids().reduce((sum, pid) => sum + cpuMilliseconds(pid), 0);
      const before = used();
      await askOften(what, requests);
      return (used() - before) / requests;
    };
  return interleave(rounds, cost(ours), cost(anchor));
}
