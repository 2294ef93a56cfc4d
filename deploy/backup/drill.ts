import { explainAndExit } from '../../supabase/local/plain-error.ts';
import { LARGE } from '../../supabase/tests/volume/volume.ts';
import { drill } from './rehearsal.ts';

// Backs up 100,000 bookings, throws the server away, restores them on a new one: node deploy/backup/drill.ts

try {
  const { rows, compared, differs, ...times } = await drill(LARGE);
  const count = Object.values(rows).reduce((sum, each) => sum + each, 0);
  console.log(`${rows['public.consultation_bookings']} bookings, ${count} rows in all`);
  for (const [name, seconds] of Object.entries(times)) {
    console.log(`${name.replace('Seconds', '').padEnd(8)} ${seconds.toFixed(1)} s`);
  }
  console.log(`${compared} things compared; different: ${differs.join(', ') || 'nothing'}`);
  process.exit(differs.length > 0 ? 1 : 0);
} catch (error) {
  explainAndExit(error);
}
