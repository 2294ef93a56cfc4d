import { paths } from '../../lib/paths.ts';
import { answered, unanswered } from '../../supabase/tests/search-answers.ts';
import { fillPassages } from '../../supabase/tests/volume/passages.ts';
import { EMBEDDED_API, type Row } from '../row.ts';
import { ask } from '../support/requests.ts';
import { openStack } from '../support/site.ts';
import { percentile, repeat } from '../support/statistics.ts';

const PASSAGES = 10_000;

const questions = [...answered.map(([question]) => question), ...unanswered];

/** The statement of the search on a separate database, so that the copied passages affect no other row. */
export const searchTime: Row = {
  name: 'search-time',
  what: `p95 of ${questions.length} questions to ${PASSAGES.toLocaleString('en-US')} passages`,
  unit: 'ms',
  bar: { most: 60 },
  stack: EMBEDDED_API,
  measure: async (context) => {
    const stack = context.keep(await openStack());
    await fillPassages(stack.sql, PASSAGES);
    const askAll = async () => {
      const times: number[] = [];
      for (const question of questions) {
        const query = new URLSearchParams({ question });
        const headers = { apikey: stack.secretKey };
        times.push(await ask({ url: `${stack.url}/rest/v1/rpc/find_passages?${query}`, headers }));
      }
      return percentile(times, 0.95);
    };
    await askAll();
    return [{ subject: paths.search, ours: await repeat(context.rounds, askAll) }];
  },
};
