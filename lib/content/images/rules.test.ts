import { expect, it } from 'vitest';
import { inspectImage, MAX_IMAGE_BYTES, MAX_IMAGE_SIDE } from './rules';

/** A file that begins so; a number is a byte, a text its characters. */
function file(...parts: (string | number | number[])[]): Uint8Array {
  const bytes = parts.flatMap((part) =>
    typeof part === 'string' ? [...part].map((sign) => sign.charCodeAt(0)) : part,
  );
  return Uint8Array.from([...bytes, ...Array<number>(40).fill(0)]);
}

const uint32 = (value: number) => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];
const png = (width: number, height: number) =>
  file([0x89], 'PNG', [13, 10, 26, 10, 0, 0, 0, 13], 'IHDR', uint32(width), uint32(height));
const app0 = [0xff, 0xe0, 0, 4, 0, 0];

it.each([
  ['png', png(1200, 800), 1200, 800],
  ['jpg', file([0xff, 0xd8], app0, [0xff, 0xc2, 0, 17, 8, 0x03, 0x20, 0x04, 0xb0]), 1200, 800],
  ['gif', file('GIF89a', [0xb0, 0x04, 0x20, 0x03]), 1200, 800],
  [
    'webp',
    file('RIFF', [0, 0, 0, 0], 'WEBPVP8X', Array(8).fill(0), [0xaf, 4, 0, 0x1f, 3, 0]),
    1200,
    800,
  ],
  [
    'webp',
    file('RIFF', [0, 0, 0, 0], 'WEBPVP8 ', Array(10).fill(0), [0xb0, 4, 0x20, 3]),
    1200,
    800,
  ],
] as const)('reads the size of a %s', (type, bytes, width, height) => {
  expect(inspectImage(bytes)).toEqual({ type, width, height });
});

it.each([
  ['nothing', new Uint8Array(), 'missing'],
  ['a page', file('<svg onload="alert(1)">'), 'wrongType'],
  ['a PDF', file('%PDF-1.7'), 'wrongType'],
  ['a JPEG without a frame', file([0xff, 0xd8], app0), 'wrongType'],
  ['a file that ends early', Uint8Array.from([0xff, 0xd8, 0xff]), 'wrongType'],
  ['a picture without height', png(10, 0), 'wrongType'],
  ['a huge picture', png(MAX_IMAGE_SIDE + 1, 10), 'tooManyPixels'],
  ['a large file', new Uint8Array(MAX_IMAGE_BYTES + 1), 'tooLarge'],
] as const)('refuses %s', (_, bytes, problem) => {
  expect(inspectImage(bytes)).toEqual({ problem });
});
