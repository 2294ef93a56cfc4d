import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readPicture } from './picture';
import { MAX_IMAGE_BYTES, MAX_IMAGE_SIDE } from './rules';

/** A picture with a black left half and a white right half. */
function halves(width = 60, height = 40) {
  const size = { channels: 3, background: 'black' } as const;
  const white = { create: { width: width / 2, height, ...size, background: 'white' } } as const;
  return sharp({ create: { width, height, ...size } }).composite([
    { input: white, gravity: 'east' },
  ]);
}

const text = (content: string) => new TextEncoder().encode(content);

it.each([
  ['png', 'png', 'image/png'],
  ['jpeg', 'jpg', 'image/jpeg'],
  ['gif', 'gif', 'image/gif'],
  ['webp', 'webp', 'image/webp'],
] as const)('keeps the format of a %s', async (format, ending, mediaType) => {
  const bytes = await halves().toFormat(format).toBuffer();
  const picture = await readPicture(bytes);
  expect(picture).toMatchObject({ ending, mediaType, width: 60, height: 40 });
  if ('problem' in picture) expect.fail(picture.problem);
  expect(await sharp(picture.bytes).metadata()).toMatchObject({ format, width: 60, height: 40 });
});

const secret = 'kept at 51.5072 N by Ada';
const where = {
  IFD0: { Copyright: secret },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
};

it.each(['jpeg', 'png', 'webp', 'gif'] as const)(
  'strips location, author and appended bytes from a %s',
  async (format) => {
    const taken = await halves().withExif(where).toFormat(format).toBuffer();
    const appended = Buffer.concat([taken, Buffer.from(`<script>${secret}</script>`)]);
    if (format !== 'gif') expect((await sharp(appended).metadata()).exif).toBeDefined();
    const picture = await readPicture(appended);
    if ('problem' in picture) expect.fail(picture.problem);
    const { exif, xmp, iptc } = await sharp(picture.bytes).metadata();
    expect({ exif, xmp, iptc }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined });
    expect(Buffer.from(picture.bytes).includes(secret)).toBe(false);
    const pixels = (file: Uint8Array) => sharp(file).removeAlpha().raw().toBuffer();
    const [before, after] = await Promise.all([pixels(taken), pixels(picture.bytes)]);
    const worst = before.reduce(
      (most, value, at) => Math.max(most, Math.abs(value - (after[at] ?? -1))),
      0,
    );
    expect(worst).toBeLessThan(40);
  },
);

it.each(['jpeg', 'png', 'webp'] as const)('applies the EXIF rotation of a %s', async (format) => {
  const lying = await halves().withMetadata({ orientation: 6 }).toFormat(format).toBuffer();
  const picture = await readPicture(lying);
  if ('problem' in picture) expect.fail(picture.problem);
  expect(picture).toMatchObject({ width: 40, height: 60 });
  const { format: stored, width, height, orientation } = await sharp(picture.bytes).metadata();
  expect({ stored, width, height, orientation }).toEqual({
    stored: format,
    width: 40,
    height: 60,
    orientation: undefined,
  });
  const { data } = await sharp(picture.bytes)
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data.at(0)).toBeLessThan(20);
  expect(data.at(-1)).toBeGreaterThan(235);
});

it('keeps the frames of an animation', async () => {
  const frames = await Promise.all([halves().png().toBuffer(), halves().negate().png().toBuffer()]);
  const bytes = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  const picture = await readPicture(Buffer.concat([bytes, Buffer.from(secret)]));
  if ('problem' in picture) expect.fail(picture.problem);
  expect(picture).toMatchObject({ ending: 'webp', width: 60, height: 40 });
  expect(await sharp(picture.bytes).metadata()).toMatchObject({ pages: 2, format: 'webp' });
  expect(Buffer.from(picture.bytes).includes(secret)).toBe(false);
});

const jpeg = await halves().jpeg().toBuffer();
const lyingJpeg = await halves(600, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer();

it.each([
  ['nothing', new Uint8Array(), 'missing'],
  ['a page', text('<html><body>A picture</body></html>'), 'wrongType'],
  ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'wrongType'],
  ['a PDF', text('%PDF-1.7'), 'wrongType'],
  ['a TIFF', await halves().tiff().toBuffer(), 'wrongType'],
  ['a JPEG that ends in its header', jpeg.subarray(0, 30), 'wrongType'],
  ['a JPEG to turn whose pixels are missing', lyingJpeg.subarray(0, 700), 'wrongType'],
  [
    'a huge picture',
    await halves(MAX_IMAGE_SIDE + 2, 10)
      .png()
      .toBuffer(),
    'tooManyPixels',
  ],
  ['a picture of too many pixels', await halves(8000, 6000).png().toBuffer(), 'tooManyPixels'],
  ['a large file', new Uint8Array(MAX_IMAGE_BYTES + 1), 'tooLarge'],
] as const)('refuses %s', async (_, bytes, problem) => {
  expect(await readPicture(bytes)).toEqual({ problem });
});
