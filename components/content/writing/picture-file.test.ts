import { expect, test } from 'vitest';
import { imageMessages } from '@/lib/core/images/rules';
import { fileFrom, problemOf } from './picture-file';

test.each([
  ['data:image/png;base64,iVBORw0KGgo=', 'image/png', 8, null],
  ['data:image/PNG;base64,iVBORw0K%0AGgo%3D', 'image/png', 8, null],
  ['data:image/jpeg;charset=utf-8;base64,/9j/', 'image/jpeg', 3, null],
  ['data:image/svg+xml,%3Csvg/%3E', 'image/svg+xml', 6, imageMessages.wrongType],
])('reads the file from %s', (src, type, size, problem) => {
  const file = fileFrom(src, 'A desk');
  expect(file?.type).toBe(type);
  expect(file?.size).toBe(size);
  expect(file?.name).toMatch(/^A desk\./);
  expect(file && problemOf(file)).toBe(problem);
});

test('returns null for a file that cannot be read', () => {
  expect(fileFrom('data:image/png;base64,*', '')).toBeNull();
});
