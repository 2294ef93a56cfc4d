import { existsSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PIECES, type PieceName, pieceOf } from '@/lib/pieces';
import { Piece } from '../piece';

const names = Object.keys(PIECES) as PieceName[];

test.each(names)('the server renders the end of “%s”, which needs no script', (name) => {
  const html = renderToStaticMarkup(createElement(Piece, { name }));
  expect(html).toContain(`<figure data-piece="${name}"`);
  const [, status = ''] = /<p role="status"[^>]*>([^<]*)</.exec(html) ?? [];
  expect(status).toMatch(/^\S.+\.$/);
  expect(existsSync(`components/services/site/pieces/${name}/script.ts`)).toBe(true);
});

test('each seeded service has its own working example', () => {
  const seed = readFileSync('supabase/seed.sql', 'utf8');
  const [, services = ''] = /insert into public\.services \(([\s\S]*?)insert into/.exec(seed) ?? [];
  const stored = [...services.matchAll(/^\(\n {2}'[a-z-]+', '[a-z-]+', '([a-z-]+)'/gm)].map(
    ([, piece = '']) => piece,
  );
  expect(stored.toSorted()).toEqual(names.toSorted());
});

test('an unknown example is not shown', () => {
  expect(pieceOf('exceptions')).toBe('exceptions');
  expect(pieceOf('unknown')).toBeNull();
  expect(pieceOf('toString')).toBeNull();
  expect(pieceOf(null)).toBeNull();
});
