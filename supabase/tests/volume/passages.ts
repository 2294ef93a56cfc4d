import type { Query } from '../../local/database/database.ts';

/** Words that distinguish the copies of a text. */
const WORDS =
  "array['invoice','harbor','ledger','carrier','payroll','tariff','garden','bridge','copper','signal','meadow','saddle']";

/** Copies the passages of the published texts, each with additional words, until there are `total`. */
export async function fillPassages(sql: Query, total: number): Promise<void> {
  await sql(`
    insert into public.passages (kind, record, slug, title, page, heading, context, anchor, words)
    select
      p.kind, md5(p.record::text || n)::uuid, p.slug || '-' || n, p.title || ' ' || (${WORDS})[1 + n % 12],
      p.page, p.heading, p.context, p.anchor, p.words || ' ' || (${WORDS})[1 + (n * 7 + p.id) % 12] || ' ' || n
    from generate_series(1, ${total}) n
    cross join public.passages p
    order by n
    limit ${total} - (select count(*) from public.passages)`);
  await sql('analyze public.passages');
}
