import { type Cluster, openCluster } from './cluster/cluster.ts';
import { measureRow, type Row, rows } from './cluster/rows.ts';
import { type Claim, chosenFrom, tryClaims } from './proof/claim.ts';
import { requireOwnPorts } from './support/ports.ts';

const inUnit = ({ unit }: Row, figure: number) =>
  unit === 's' ? `${figure.toFixed(1)} s` : `${figure} ${unit}`;

const claimOf = (row: Row, cluster: Cluster): Claim => ({
  name: row.name,
  claim: row.claim,
  bar: `≤ ${inUnit(row, row.most)}`,
  least: { count: 1, of: 'figures' },
  run: async () => {
    const figure = await measureRow(row, cluster);
    return { figure: inUnit(row, figure), held: figure <= row.most, seen: 1 };
  },
});

const chosen = chosenFrom(rows, process.argv.slice(2), 'npm run test:cluster --');
await requireOwnPorts();
const cluster = await openCluster();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => cluster.stop().finally(() => process.exit(1)));
}
try {
  const { table, isBroken } = await tryClaims(chosen.map((row) => claimOf(row, cluster)));
  if (isBroken) process.exitCode = 1;
  console.log(`\n${table}`);
} finally {
  await cluster.stop();
}
