import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';

/** Frames per second during motion; a still picture is one frame, however long it is shown. */
export const FPS = 12;
export const SIZE = { width: 1280, height: 720 };
/** The screen leaves a band for the captions, so that they cover nothing. */
export const SCREEN = { width: 1280, height: 632 };

const BAND = '#14161b';

/** Pictures with the time for which each is shown, and the film made from them. */
export class Reel {
  readonly #folder: string;
  readonly #frames: { file: string; seconds: number }[] = [];
  #seconds = 0;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** Length so far. */
  get seconds(): number {
    return this.#seconds;
  }

  /** Adds a picture of the screen, or of the whole frame. */
  async add(picture: Buffer, seconds: number): Promise<void> {
    const file = join(this.#folder, `${String(this.#frames.length).padStart(5, '0')}.png`);
    const { height } = await sharp(picture).metadata();
    const whole = sharp(picture).extend({
      bottom: Math.max(0, SIZE.height - (height ?? 0)),
      background: BAND,
    });
    await whole.flatten({ background: BAND }).png({ compressionLevel: 2 }).toFile(file);
    this.#frames.push({ file, seconds });
    this.#seconds += seconds;
  }

  /** Writes the film (VP9 in WebM), and its first picture as poster. */
  async write(film: string, poster: string): Promise<void> {
    const last = this.#frames.at(-1);
    const [first] = this.#frames;
    if (!last || !first) throw new Error('The reel is empty');
    const list = join(this.#folder, 'frames.txt');
    const lines = this.#frames.map(({ file, seconds }) => `file '${file}'\nduration ${seconds}`);
    // The demuxer ignores the duration of the last picture unless it is listed again.
    writeFileSync(list, ['ffconcat version 1.0', ...lines, `file '${last.file}'`].join('\n'));
    const encoder =
      '-c:v libvpx-vp9 -crf 36 -b:v 0 -g 240 -deadline good -cpu-used 4 -row-mt 1 -pix_fmt yuv420p';
    await promisify(execFile)('ffmpeg', [
      ...['-v', 'error', '-y', '-f', 'concat', '-safe', '0', '-i', list],
      ...['-t', String(this.#seconds), '-r', String(FPS), ...encoder.split(' '), film],
    ]);
    await sharp(first.file).webp({ quality: 80 }).toFile(poster);
  }
}
