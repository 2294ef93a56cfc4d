import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf } from './bytes';
import { readVideoFile } from './video-file';
import { mp4Of, webmOf } from './video-samples.test-double';

const read = (bytes: Uint8Array) => readVideoFile(bytesOf(bytes));

describe('video file parser', () => {
  it.each([
    ['WebM', webmOf({ seconds: 61.5 }), 'video/webm', 61.5, false],
    ['WebM with sound', webmOf({ seconds: 61.5, hasSound: true }), 'video/webm', 61.5, true],
    ['MP4 with its header behind', mp4Of({ seconds: 90 }), 'video/mp4', 90, false],
    ['MP4 with its header in front', mp4Of({ seconds: 90 }, true), 'video/mp4', 90, false],
    ['MP4 with sound', mp4Of({ seconds: 90, hasSound: true }), 'video/mp4', 90, true],
  ])('reads type, length, size and sound of %s', async (_, bytes, mimeType, seconds, hasSound) => {
    expect(await read(bytes)).toEqual({ mimeType, seconds, width: 640, height: 360, hasSound });
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'wrongType'],
    [
      'an executable of Windows',
      Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4000)]),
      'wrongType',
    ],
    [
      'an executable of Linux',
      Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(4000)]),
      'wrongType',
    ],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'wrongType'],
    [
      'an executable behind the mark of an MP4',
      Buffer.concat([mp4Of().subarray(0, 16), Buffer.from('MZ'), Buffer.alloc(900)]),
      'wrongType',
    ],
    ['a Matroska that is no WebM', webmOf({}, 'matroska'), 'wrongType'],
    ['a WebM that is cut off', webmOf().subarray(0, 40), 'noPicture'],
    ['an MP4 that is cut off', mp4Of().subarray(0, 5020), 'wrongType'],
    ['sound as WebM', webmOf({ hasPicture: false }), 'noPicture'],
    ['sound as MP4', mp4Of({ hasPicture: false }), 'noPicture'],
    ['a WebM without a length', webmOf({ seconds: 0 }), 'noLength'],
    ['an MP4 without a length', mp4Of({ seconds: 0 }), 'noLength'],
  ])('rejects %s', async (_, bytes, problem) => {
    expect(await read(bytes)).toEqual({ problem });
  });

  it('never throws for a file corrupted at any position', async () => {
    const broken = fc.record({
      bytes: fc.constantFrom(webmOf(), mp4Of()),
      at: fc.nat(400),
      by: fc.uint8Array({ minLength: 1, maxLength: 12 }),
    });
    await fc.assert(
      fc.asyncProperty(broken, async ({ bytes, at, by }) => {
        const changed = Buffer.from(bytes);
        changed.set(by, Math.min(at, changed.length - by.length));
        expect(await read(changed)).toBeTypeOf('object');
      }),
    );
  });
});
