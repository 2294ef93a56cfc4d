import { expect, test } from 'vitest';
import { contentKinds } from '@/lib/content/kinds';
import { CONTENT_TABLES } from '@/lib/paths';
import { contentLabels } from './navigation';

// The sidebar loads on every staff screen, and the kinds would bring all fields of the editors.
test.each(CONTENT_TABLES)('the sidebar names %s as the screen does', (table) => {
  expect(contentLabels[table]).toBe(contentKinds[table].title);
});
