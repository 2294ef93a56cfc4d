import { loadClaims } from './proof/load-claims.ts';
import { requireOwnPorts } from './support/ports.ts';

/** Claims that run by default. */
const RACES = ['rivals', 'replays', 'waitlist', 'killed-server'];

const wanted = process.argv.length > 2 ? process.argv.slice(2) : RACES;
const chosen = loadClaims.filter(({ name }) => wanted.includes(name));
if (chosen.length === 0) {
  const names = loadClaims.map(({ name }) => name).join(' ');
  throw new Error(`npm run test:race -- [claim …]; the claims: ${names}`);
}

await requireOwnPorts();
for (const { name, claim, bar, run } of chosen) {
  const startedAt = performance.now();
  const { figure, held } = await run();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(
    `${name}: ${held ? 'held' : 'NOT HELD'} (${seconds} s)\n  ${claim}\n  bar: ${bar}\n  ${figure}\n`,
  );
  if (!held) process.exitCode = 1;
}
