import { expect, it } from 'vitest';
import { readCourseDraft } from '@/lib/academy/data';
import { readPostDraft } from '@/lib/blog/data';
import { readJobDraft } from '@/lib/careers/data';
import { readCaseDraft } from '@/lib/cases/data';
import { keepDraft } from '@/lib/content/editing/actions';
import { isComplete, readChanges, readColumns, readEdited } from '@/lib/content/editing/data';
import { listContent, readSurroundings } from '@/lib/content/publishing/data';
import type { ContentFilters } from '@/lib/content/publishing/filters';
import { type Leader, requireLeader } from '@/lib/core/auth/guard';
import type { Json } from '@/lib/core/supabase/database.types';
import { CONTENT_TABLES, type ContentTable } from '@/lib/paths';
import { readServiceDraft } from '@/lib/services/data';
import { readWebinarDraft } from '@/lib/webinars/data';
import { service } from '@/supabase/tests/people';
import { as, stack } from '@/supabase/tests/site/as';
import { contentKinds, editorFields } from '.';

const filters: ContentFilters = {
  q: '',
  state: null,
  sort: 'updated_at',
  after: null,
  cols: null,
  open: null,
};

/** Reads as a leader. */
function read<Result>(reader: (leader: Leader) => Promise<Result>): Promise<Result> {
  return as('leader', async () => reader(await requireLeader()));
}

async function listOf(table: ContentTable, state: ContentFilters['state'] = null) {
  const { rows } = await read((leader) => listContent(leader, table, { ...filters, state }));
  return rows;
}

/**
 * Returns the least recently changed published record, which comes from the seed even while other tests add records.
 */
async function publishedOf(table: ContentTable) {
  return (await listOf(table, 'published'))[0] ?? expect.fail();
}

it.each(CONTENT_TABLES)('lists %s with the columns of the kind', async (table) => {
  const { list, over, isAnnounced } = contentKinds[table];
  // At least one record fills each column; a job may have no deadline.
  expect(await listOf(table)).toContainEqual(
    expect.objectContaining({
      ...(list.text && { text: expect.any(String) }),
      ...(list.moment && { moment: expect.any(String) }),
      ...(list.people && { people: expect.any(Number) }),
      ...(isAnnounced && { notifiesSubscribers: expect.any(Boolean) }),
    }),
  );
  if (over) {
    expect(await listOf(table, 'over')).toContainEqual(expect.objectContaining({ isOver: true }));
  }
  expect(await publishedOf(table)).toMatchObject({ isOver: false });
});

it.each(CONTENT_TABLES)('opens %s in the editor', async (table) => {
  const { id } = await publishedOf(table);
  const edited = await read((leader) => readEdited(leader, table, id));
  expect(Object.keys(edited?.saved ?? {})).toEqual(
    expect.arrayContaining(editorFields(table).map(({ name }) => name)),
  );
  expect(await read((leader) => isComplete(leader, table, id))).toBe(true);
});

const previews: Record<ContentTable, (id: string, changes?: Json) => Promise<object | null>> = {
  services: readServiceDraft,
  courses: readCourseDraft,
  webinars: readWebinarDraft,
  jobs: readJobDraft,
  blog_posts: readPostDraft,
  cases: readCaseDraft,
};

it.each(CONTENT_TABLES)(
  'previews %s with the unsaved draft, and the saved version without it',
  async (table) => {
    const { id } = await publishedOf(table);
    const content = (await read((leader) => readEdited(leader, table, id))) ?? expect.fail();
    const [text] = editorFields(table).filter(({ kind }) => kind === 'markdown');
    const typed = {
      title: 'Typed a minute ago',
      [text?.name ?? '']: 'Not saved as a version yet.',
    };
    const values = { ...content.saved, ...typed };
    const seen = { record: content.updatedAt, draft: null };
    const kept = await as('leader', () => keepDraft({ table, id, values, seen }));
    try {
      expect(kept.data?.outcome).toBe('kept');
      const changes = await readChanges(table, id);
      const before = await previews[table](id);
      expect(await previews[table](id, changes?.columns)).toEqual({ ...before, ...typed });
      expect(before).toMatchObject({ title: content.title });
    } finally {
      await service(stack).from('content_drafts').delete().eq('record_id', id).throwOnError();
    }
  },
);

it('shows the room of a webinar in its editor and never copies it', async () => {
  const { id } = await publishedOf('webinars');
  const join_url = 'https://meet.techlink.example/room';
  await service(stack).from('webinar_rooms').upsert({ webinar_id: id, join_url }).throwOnError();
  const edited = await read((leader) => readEdited(leader, 'webinars', id));
  expect(edited?.saved).toMatchObject({ join_url });
  const copied = await read((leader) => readColumns(leader, 'webinars', id));
  expect(copied?.columns).not.toHaveProperty('join_url');
});

it('finds pages near a record: others of its kind, and a post’s category, tags and author', async () => {
  const near = async (table: ContentTable) => {
    const { id, slug, state, publishedAt } = await publishedOf(table);
    const record = { id, slug, state, published_at: publishedAt };
    return read(() => readSurroundings({ table, record, old_record: null }));
  };
  const around = await near('services');
  expect(around).toEqual({ former: [], nearby: expect.any(Array), lists: [] });
  expect(around.nearby.length).toBeGreaterThan(2);
  const { lists } = await near('blog_posts');
  expect(lists.filter((path) => path.startsWith('/blog/tag/')).length).toBeGreaterThan(0);
  expect(lists.filter((path) => !path.startsWith('/blog/tag/'))).toEqual([
    expect.stringMatching('^/blog/category/'),
    expect.stringMatching('^/about/'),
    '/about',
  ]);
});
