import { afterEach, expect, test, vi } from 'vitest';
import { hasKeptText, TYPED } from '@/lib/core/auth/kept-text';
import { browserCopy } from './browser-copy';

afterEach(() => vi.unstubAllGlobals());

test('reports whether the browser keeps typed text', () => {
  const storage: Record<string, string> = {};
  Object.defineProperties(storage, {
    setItem: { value: (key: string, value: string) => Object.assign(storage, { [key]: value }) },
    removeItem: { value: (key: string) => Reflect.deleteProperty(storage, key) },
  });
  vi.stubGlobal('localStorage', storage);
  browserCopy('editor:source', Boolean).keep(true);
  expect(hasKeptText()).toBe(false);
  for (const key of [`${TYPED}content:person:blog_posts:1`, `${TYPED}draft:person:task:1`]) {
    const copy = browserCopy(key, String);
    copy.keep('typed');
    expect(hasKeptText()).toBe(true);
    copy.drop();
    expect(hasKeptText()).toBe(false);
  }
});

test('keeps no text without browser storage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(hasKeptText()).toBe(false);
});
