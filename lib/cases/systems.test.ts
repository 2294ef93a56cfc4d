import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paths } from '@/lib/paths';
import { systemCount, systemGroups } from './systems';

const seed = readFileSync('supabase/seed.sql', 'utf8');
const systems = systemGroups.flatMap((group) => group.systems);

test('each system is shown by a page that exists, and does something', () => {
  expect(systems).toHaveLength(systemCount);
  for (const { name, shownBy, reads, writes } of systems) {
    const slug = shownBy.path.split('/').at(-1);
    const exists = shownBy.path === paths.webhookDocs || seed.includes(`\n  '${slug}',`);
    expect(exists, `${name}: ${shownBy.path}`).toBe(true);
    expect(reads ?? writes, name).toBeDefined();
  }
});

test('each system of a case stands in the stack of that case, word for word', () => {
  for (const { name, shownBy, stack } of systems) {
    if (!shownBy.path.startsWith(paths.cases)) continue;
    const slug = shownBy.path.split('/').at(-1);
    const [, after = ''] = seed.split(`\n  '${slug}',`);
    const [, list = ''] = /\n {2}array\[(.*)\],/.exec(after) ?? [];
    expect(list, name).toContain(`'${stack}'`);
  }
});
