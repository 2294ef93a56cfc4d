import { type Mutant, mutants } from './mutants/list.ts';
import { tryMutant } from './mutants/try-mutant.ts';
import { copyProject } from './support/project-copy.ts';

const [first, last = mutants.length] = process.argv.slice(2).map(Number);
const chosen = mutants.slice((first ?? 1) - 1, last);
const copy = copyProject();
const survivors: Mutant[] = [];
try {
  for (const mutant of chosen) {
    const failed = await tryMutant(copy, mutant);
    if (!failed) survivors.push(mutant);
    console.log(
      `${failed ? 'caught  ' : 'SURVIVED'}  ${mutant.rule}${failed ? `: ${failed.name}` : ''}`,
    );
  }
} finally {
  copy.remove();
}
console.log(`\n${chosen.length - survivors.length} of ${chosen.length} rules caught when broken`);
if (survivors.length > 0) process.exitCode = 1;
