import { afterAll, expect, test } from 'vitest';
import { textOf, textState } from '@/components/content/writing/text-state';
import { checkForm } from '@/lib/content/editing/form';
import { valuesOf } from '@/lib/content/editing/rules';
import { editorFields } from '@/lib/content/kinds';
import { CONTENT_TABLES } from '@/lib/paths';
import { startTestStack } from '../local/test-stack.ts';

const stack = await startTestStack();
afterAll(() => stack.stop());

test.each(CONTENT_TABLES)(
  'every text of %s survives opening and saving unchanged',
  async (table) => {
    const texts = editorFields(table).filter(({ kind }) => kind === 'markdown');
    const figures =
      table === 'cases'
        ? ', (select json_agg(f) from public.figures f where f.case_id = t.id) as figures'
        : '';
    const rows = await stack.sql(`select t.*${figures} from public.${table} t`);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const values = valuesOf(table, JSON.parse(JSON.stringify(row)));
      for (const { name } of texts) values[name] = textOf(textState(String(values[name])));
      const checked = checkForm(table, values);
      if (checked.fieldErrors) expect.soft(checked.fieldErrors, `${row.slug}`).toEqual({});
      else for (const { name } of texts) expect(checked.columns[name]).toBe(row[name] ?? '');
    }
  },
);

test('every text of a lesson opens unchanged', async () => {
  const rows = await stack.sql('select body from public.lesson_texts');
  expect(rows.length).toBeGreaterThan(0);
  for (const { body } of rows) expect(textOf(textState(String(body)))).toBe(body);
});
