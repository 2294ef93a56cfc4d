import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresBinaries } from '@/supabase/local/database/postgres-server';
import { SMALL } from '@/supabase/tests/volume/volume';
import { fingerprint } from './fingerprint';
import { drill, startSite } from './rehearsal';
import { backUp, restore } from './work';

const hasPostgres = postgresBinaries() !== null;
const name = hasPostgres ? 'on PostgreSQL' : 'on PostgreSQL (skipped: install postgresql)';

describe.skipIf(!hasPostgres)(name, { timeout: 120_000 }, () => {
  test('what was lost comes back: rows, files, grants and policies', async () => {
    const { rows, compared, differs } = await drill(SMALL);
    expect(rows['public.consultation_bookings']).toBeGreaterThanOrEqual(SMALL.bookings);
    expect(rows['auth.users']).toBeGreaterThan(0);
    expect(compared).toBeGreaterThan(50);
    expect(differs).toEqual([]);
  });

  describe('a site that holds data', () => {
    const folder = mkdtempSync(join(tmpdir(), 'backup-'));
    const file = join(folder, 'site.backup');
    let site: Awaited<ReturnType<typeof startSite>>;
    let before: Record<string, string>;

    beforeAll(async () => {
      site = await startSite(true);
      await backUp(site.place, file, null);
      await site.sql("update public.tasks set title = 'Changed since'");
      before = await fingerprint(site.place);
    }, 120_000);
    afterAll(async () => {
      await site.stop();
      rmSync(folder, { recursive: true });
    });

    test.each([null, 'another'])('is not overwritten with --overwrite=%s', async (overwrite) => {
      await expect(restore(site.place, file, { key: null, overwrite })).rejects.toThrow(
        'add --overwrite=postgres. Nothing was changed.',
      );
      expect(await fingerprint(site.place)).toEqual(before);
    });

    test('is not touched by an archive of other migrations', async () => {
      await site.sql(
        "insert into supabase_migrations.schema_migrations (version, name) values ('29990101000000', 'later')",
      );
      await expect(restore(site.place, file, { key: null, overwrite: 'postgres' })).rejects.toThrow(
        'Nothing was changed',
      );
      await site.sql("delete from supabase_migrations.schema_migrations where name = 'later'");
      expect(await fingerprint(site.place)).toEqual(before);
    });

    test('is as it was where the restore fails in the middle', async () => {
      await site.sql('alter table public.tasks rename column title to name');
      await expect(restore(site.place, file, { key: null, overwrite: 'postgres' })).rejects.toThrow(
        'The database is as it was.',
      );
      await site.sql('alter table public.tasks rename column name to title');
      expect(await fingerprint(site.place)).toEqual(before);
    });

    test('is as it was at the backup, if confirmed by its name', async () => {
      await restore(site.place, file, { key: null, overwrite: 'postgres' });
      const [left] = await site.sql(
        "select count(*)::integer as n from public.tasks where title = 'Changed since'",
      );
      expect(left?.n).toBe(0);
    });
  });
});
