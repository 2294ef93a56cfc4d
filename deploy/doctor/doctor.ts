import { explainAndExit } from '../../supabase/local/plain-error.ts';
import { siteVariables } from '../../supabase/local/site-environment.ts';
import { examine } from './examine.ts';

// Says what is wrong with this installation, and what to do: npm run doctor

try {
  let count = 0;
  for await (const { name, wrong, notes } of examine(siteVariables(process.env))) {
    console.log(`${wrong.length > 0 ? '✗' : '✓'} ${name}`);
    for (const sentence of [...wrong, ...notes]) console.log(`    ${sentence}`);
    count += wrong.length;
  }
  console.log(count > 0 ? `\n${count} to mend.` : '\nEverything is as it should be.');
  process.exit(count > 0 ? 1 : 0);
} catch (error) {
  explainAndExit(error);
}
