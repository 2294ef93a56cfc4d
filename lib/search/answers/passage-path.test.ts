import { expect, test } from 'vitest';
import { passagePath } from './passage-path';

const found = { title: 'T', heading: 'H', quotation: [] };

test.each([
  ['services', 'ai-assistants', '', '', '/services/ai-assistants'],
  ['blog_posts', 'limits', '', 'text-why', '/blog/limits#text-why'],
  ['courses', 'apis', 'the-outbox', 'text-why', '/academy/apis/the-outbox#text-why'],
  ['webinars', 'close', 'recording', 'chapter-2', '/webinars/close/recording#chapter-2'],
  ['pages', '/pricing', '', 'plans', '/pricing#plans'],
  ['pages', '/careers', 'list', 'open-jobs', '/careers#open-jobs'],
] as const)('links a passage of %s to its heading', (kind, slug, page, anchor, path) => {
  expect(passagePath({ ...found, kind, slug, page, anchor })).toBe(path);
});
