import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../lib/core/supabase/database.types.ts';
import { contentPath } from '../../lib/paths/site.ts';
import type { ContentTable } from '../../lib/paths.ts';
import { expect, test } from '../support/fixtures.ts';

type Common = { id: string; slug: string; title: string; state: string };

/** Publishes a record of each kind. */
const publish: Record<
  ContentTable,
  (service: SupabaseClient<Database>, common: Common) => PromiseLike<unknown>
> = {
  services: (service, common) => {
    const row = { ...common, summary: 'Moved', category: 'Operations' };
    return service.from('services').insert(row).throwOnError();
  },
  courses: (service, common) => {
    const subject = { category: 'Automation', level: 'beginner', duration: '1 hour' };
    const row = { ...common, ...subject, description: 'Moved', instructor: 'Sofia Reyes' };
    return service.from('courses').insert(row).throwOnError();
  },
  webinars: (service, common) => {
    const talk = { starts_at: '2031-03-04T16:00:00Z', presenter: 'Sofia Reyes' };
    const row = { ...common, ...talk, description: 'Moved' };
    return service.from('webinars').insert(row).throwOnError();
  },
  jobs: (service, common) => {
    const row = { ...common, summary: 'Moved', department: 'Delivery', location: 'New York, NY' };
    return service.from('jobs').insert(row).throwOnError();
  },
  blog_posts: (service, common) => {
    const row = { ...common, excerpt: 'Moved', category: 'Method', author_name: 'Sofia Reyes' };
    return service.from('blog_posts').insert(row).throwOnError();
  },
  // A case can be published only with a figure that has a source.
  cases: async (service, { state, ...common }) => {
    const row = { ...common, summary: 'Moved', customer: 'Firm', sector: 'Retail' };
    await service.from('cases').insert(row).throwOnError();
    const figure = {
      id: `figure-${common.id}`,
      case_id: common.id,
      label: 'Hours',
      value: 5,
      unit: 'hours',
      kind: 'measured',
      measured_by: 'Firm',
      from_day: '2026-03-01',
      until_day: '2026-03-07',
      source: 'Time sheets.',
    };
    await service.from('figures').insert(figure).throwOnError();
    return service.from('cases').update({ state }).eq('id', common.id).throwOnError();
  },
};

for (const table of Object.keys(publish) as ContentTable[]) {
  test(`a former slug of ${table} redirects to the current one`, async ({ request, service }) => {
    const id = crypto.randomUUID();
    const [former, present] = [`before-${id}`, `after-${id}`];
    await publish[table](service, { id, slug: former, title: 'Moved', state: 'published' });
    try {
      await service.from(table).update({ slug: present }).eq('id', id).throwOnError();
      const answer = await request.get(contentPath(table, former), { maxRedirects: 0 });
      expect(answer.status()).toBe(308);
      expect(answer.headers().location).toBe(contentPath(table, present));
      expect((await request.get(contentPath(table, present))).status()).toBe(200);
      expect((await request.get(`${contentPath(table, present)}-no`)).status()).toBe(404);
    } finally {
      await service.from(table).delete().eq('id', id);
      await service.from('slug_redirects').delete().eq('record_id', id);
    }
  });
}
