import 'server-only';
import type { Channel } from '@/lib/core/channel';
import type { Press, Reading } from '@/lib/core/reading';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';
import { contentTableIn } from '@/lib/paths/site';

type Report = { readings: Reading[]; presses: Press[]; channel: Channel | null };

/** Counts reads and clicks on a content page; does nothing for a page without a public record. */
export async function countReading(path: string, report: Report): Promise<void> {
  const [, folder = '', slug = ''] = path.split('/');
  const table = contentTableIn(folder);
  if (!table) return;
  const { readings, presses, channel } = report;
  const answer = await serviceClient().rpc('count_reading', {
    kind: table,
    slug,
    reading: readings,
    presses,
    ...(channel && { channel }),
  });
  dataOf(answer, 'A reading cannot be counted');
}
