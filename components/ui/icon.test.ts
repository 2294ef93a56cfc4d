import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name);

it('the sprite contains exactly the icons of IconName', () => {
  const [union = ''] = /type IconName =[^;]*;/.exec(read('icon.tsx')) ?? [];
  const drawn = matches(read('icons.svg'), /<symbol id="([\w-]+)"/g);
  expect(drawn.length).toBeGreaterThan(30);
  expect(drawn).toEqual(matches(union, /'([\w-]+)'/g));
});
