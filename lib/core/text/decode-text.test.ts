import { expect, it } from 'vitest';
import { decodeText } from './decode-text';

const text = 'WEBVTT — Zürich 🎬';
const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');

it.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
  ['UTF-16, low byte first', utf16],
  ['UTF-16, high byte first', Buffer.from(utf16).swap16()],
  ['UTF-16 without a mark, low byte first', Buffer.from(text, 'utf16le')],
  ['UTF-16 without a mark, high byte first', Buffer.from(text, 'utf16le').swap16()],
])('decodes %s', (_, bytes) => {
  expect(decodeText(bytes)).toBe(text);
});

it('decodes the encoding of older programs', () => {
  expect(decodeText(Buffer.from('Z\xfcrich \x93Hi\x94', 'latin1'))).toBe('Zürich “Hi”');
  expect(decodeText(new Uint8Array())).toBe('');
});
