import { type Cluster, openCluster } from './cluster/cluster.ts';
import { type Row, rows } from './cluster/rows.ts';
import { NotMeasured } from './row.ts';

const wanted = process.argv.slice(2);
const chosen = rows.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (chosen.length === 0) {
  throw new Error(
    `npm run test:cluster -- [row …]; the rows: ${rows.map(({ name }) => name).join(' ')}`,
  );
}

const inUnit = ({ unit }: Row, figure: number) =>
  unit === 's' ? `${figure.toFixed(1)} s` : `${figure} ${unit}`;

/** Returns the line of a row, and whether it is held; a row that cannot be measured here is. */
async function measured(row: Row, cluster: Cluster) {
  const cells = (figure: string, held: string) =>
    `| ${[row.name, row.claim, figure, `≤ ${inUnit(row, row.most)}`, held].join(' | ')} |`;
  try {
    const figure = await row.measure(cluster);
    const isHeld = figure <= row.most;
    return { isHeld, line: cells(inUnit(row, figure), isHeld ? 'yes' : '**no**') };
  } catch (failure) {
    if (failure instanceof NotMeasured)
      return { isHeld: true, line: cells('', `skipped: ${failure.message}`) };
    console.error(failure);
    const [reason] = (failure instanceof Error ? failure.message : String(failure)).split('\n');
    return { isHeld: false, line: cells('', `**no**: ${reason}`) };
  }
}

const cluster = await openCluster();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => cluster.stop().finally(() => process.exit(1)));
}
const lines = ['| row | claim | figure | bar | held |', '| --- | --- | --- | --- | --- |'];
try {
  for (const row of chosen) {
    const startedAt = performance.now();
    const { isHeld, line } = await measured(row, cluster);
    lines.push(line);
    if (!isHeld) process.exitCode = 1;
    console.log(`${line} (${((performance.now() - startedAt) / 1000).toFixed(0)} s)`);
  }
} finally {
  await cluster.stop();
}
console.log(`\n${lines.join('\n')}`);
