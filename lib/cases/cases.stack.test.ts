import { expect, it } from 'vitest';
import { saveContent } from '@/lib/content/editing/actions';
import { readEdited } from '@/lib/content/editing/data';
import type { FormRow, FormValues } from '@/lib/content/kinds/fields';
import { moveContent } from '@/lib/content/publishing/actions';
import { listContent } from '@/lib/content/publishing/data';
import { requireLeader } from '@/lib/core/auth/guard';
import { service } from '@/supabase/tests/people';
import { as, stack } from '@/supabase/tests/site/as';
import { listCases, listCasesOf, listSystems, readCase } from './data';
import { listFigures } from './figures/data';

const table = 'cases';
const server = () => service(stack);

async function addCase() {
  const name = crypto.randomUUID().slice(0, 8);
  const { data } = await server()
    .from(table)
    .insert({
      slug: `case-${name}`,
      title: `Case ${name}`,
      summary: 'Hours, counted.',
      customer: 'Firm',
      sector: 'Retail',
    })
    .select('id, slug, title')
    .single()
    .throwOnError();
  return { id: String(data.id), slug: String(data.slug), title: String(data.title) };
}

const figure = (changes: FormRow = {}): FormRow => ({
  id: `hours-${crypto.randomUUID().slice(0, 8)}`,
  label: 'Hours a week',
  value: '5.2',
  unit: 'hours',
  kind: 'measured',
  measured_by: 'Firm',
  from_day: '2026-03-01',
  until_day: '2026-03-07',
  n: '',
  compared_with: '',
  source: 'Time sheets.',
  source_url: '',
  ...changes,
});

/** Saves the form of a case with changes, as its editor does. */
async function save(id: string, changes: FormValues, move: 'published' | null = null) {
  const content = await as('leader', async () => readEdited(await requireLeader(), table, id));
  if (!content) throw new Error('There is no such case');
  const seen = { record: content.updatedAt, draft: content.draft?.updatedAt ?? null };
  const values = { ...content.saved, ...changes };
  const to = move && { to: move };
  return as('leader', () => saveContent({ table, id, seen, values, move: to }));
}

const loseSource = (id = '') =>
  server().from('figures').update({ source: null }).eq('id', id).throwOnError();

it('keeps the figures of a case when it is saved again', async () => {
  const { id, slug } = await addCase();
  const [before, after] = [figure({ value: '26' }), figure({ n: '4' })];
  const figures = [before, { ...after, compared_with: before.id ?? '' }];
  expect((await save(id, { figures }, 'published')).data).toMatchObject({ outcome: 'saved' });
  expect((await save(id, { title: 'Another title' })).data).toMatchObject({ outcome: 'saved' });
  expect((await readCase(slug))?.figures).toMatchObject([
    { id: before.id, value: 26, n: null, source: 'Time sheets.', comparedWith: null },
    { id: after.id, value: 5.2, n: 4, comparedWith: before.id },
  ]);
});

it('refuses to publish a case with a figure without a source, and names the figure', async () => {
  const { id } = await addCase();
  const bare = figure({ source: '', label: 'Cost' });
  expect((await save(id, { figures: [figure(), bare] }, 'published')).serverError).toMatchObject({
    notice: 'caseWithoutSource',
    text: expect.stringContaining('Missing for: Cost.'),
    details: { fieldErrors: { figures: 'Without a source: Cost.' } },
  });
  expect((await save(id, { figures: [] }, 'published')).serverError).toMatchObject({
    notice: 'caseWithoutSource',
    text: expect.stringContaining('at least one figure'),
    details: { fieldErrors: { figures: 'Add at least one, with its source.' } },
  });
  // A draft does not need sources.
  expect((await save(id, { figures: [bare] })).data).toMatchObject({ outcome: 'saved' });
});

it('refuses to publish from the list a case with a figure without a source', async () => {
  const { id } = await addCase();
  await save(id, { figures: [figure({ source: '', label: 'Cost' })] });
  const move = { table, id, from: 'draft', to: 'published' } as const;
  expect((await as('leader', () => moveContent(move))).serverError).toMatchObject({
    notice: 'caseWithoutSource',
  });
});

it('refuses a figure of another case', async () => {
  const [first, second] = [await addCase(), await addCase()];
  const theirs = figure();
  await save(first.id, { figures: [theirs] });
  expect((await save(second.id, { figures: [theirs] })).serverError).toMatchObject({
    notice: 'figureTaken',
    details: { fieldErrors: { figures: expect.any(String) } },
  });
});

it('reports a lost source to the editor and shows the figure without a source', async () => {
  const { id, slug, title } = await addCase();
  const lost = figure();
  await save(id, { figures: [lost, figure()] }, 'published');
  const listed = async () => {
    const filters = { q: title, state: null, sort: '-updated_at', after: null } as const;
    const page = await as('leader', async () =>
      listContent(await requireLeader(), table, { ...filters, cols: null, open: null }),
    );
    return page.rows;
  };
  expect(await listed()).toMatchObject([{ id, lacking: 0 }]);
  await loseSource(lost.id);
  expect(await listed()).toMatchObject([{ id, lacking: 1 }]);
  expect((await readCase(slug))?.figures).toMatchObject([{ id: lost.id, source: null }, {}]);
  expect(await listFigures([lost.id ?? ''])).toMatchObject([{ id: lost.id, source: null }]);
  // Saving without the source is allowed; the page and the list report it.
  expect((await save(id, { title })).data).toMatchObject({ outcome: 'saved' });
});

it('lists the seeded cases with their figures, and the cases of a service', async () => {
  const cases = (await listCases()).filter(({ slug }) => !slug.startsWith('case-'));
  expect(cases.map(({ slug }) => slug)).toEqual([
    'brightwell-invoices',
    'orbis-assistant',
    'harborline-close',
    'cobalt-review-desk',
  ]);
  expect(cases.every(({ figures }) => figures.length > 10)).toBe(true);
  expect((await listCasesOf('ai-assistants')).map(({ slug }) => slug)).toEqual(['orbis-assistant']);
});

it('shows no figure of a draft', async () => {
  const { id, slug } = await addCase();
  const hidden = figure();
  await save(id, { figures: [hidden] });
  expect(await listFigures([hidden.id ?? ''])).toEqual([]);
  expect(await readCase(slug)).toBeNull();
});

it('lists the systems of published cases and services only', async () => {
  const names = async () =>
    (await listSystems()).flatMap(({ systems }) => systems.map(({ name }) => name));
  const before = await names();
  expect(before).toContain('dbt');
  const orbis = server().from(table).update({ state: 'draft', published_at: null });
  await orbis.eq('slug', 'orbis-assistant').throwOnError();
  expect(await names()).toEqual(before.filter((name) => !/^(Zendesk|Shopify)$/.test(name)));
});
