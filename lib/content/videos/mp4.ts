import {
  type ByteSource,
  HEADER_BYTES,
  textOf,
  type VideoFacts,
  type VideoProblem,
  viewOf,
} from './bytes.ts';

/** A box: its four-letter name, and start and end of its content. */
type Box = { name: string; from: number; to: number };

/** Far above the size of the track list of a long recording. */
const MAX_MOOV_BYTES = 8 * 1024 * 1024;
const MAX_BOXES = 1000;

/** Returns the box whose header starts `bytes`, which begin at offset `at` of the file; null if there is none. */
function boxAt(bytes: Uint8Array, at: number, end: number): Box | null {
  if (bytes.byteLength < 8) return null;
  const view = viewOf(bytes);
  const short = view.getUint32(0);
  const isLong = short === 1;
  if (isLong && bytes.byteLength < 16) return null;
  const size = isLong ? Number(view.getBigUint64(8)) : short === 0 ? end - at : short;
  const from = at + (isLong ? 16 : 8);
  const name = textOf(bytes, 4, 4);
  if (at + size < from || !/^[\w ©-]{4}$/.test(name)) return null;
  return { name, from, to: Math.min(at + size, end) };
}

/** Returns the boxes in `bytes` between the offsets `from` and `to`. */
function boxesIn(bytes: Uint8Array, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < to && boxes.length < MAX_BOXES; ) {
    const box = boxAt(bytes.subarray(at, to), at, to);
    if (!box || box.to <= at) break;
    boxes.push(box);
    at = box.to;
  }
  return boxes;
}

/** Returns the duration in a movie header in seconds, 0 if it is missing. */
function secondsOf(bytes: Uint8Array, { from, to }: Box): number {
  const view = viewOf(bytes.subarray(from, to));
  const isLong = view.getUint8(0) === 1;
  if (view.byteLength < (isLong ? 32 : 20)) return 0;
  const scale = view.getUint32(isLong ? 20 : 12);
  const duration = isLong ? Number(view.getBigUint64(24)) : view.getUint32(16);
  const isKnown = scale > 0 && duration !== 0xffffffff;
  return isKnown ? duration / scale : 0;
}

/** Returns the handler of a track: 'vide' for pictures, 'soun' for sound; '' if it has none. */
function handlerOf(bytes: Uint8Array, track: Box): string {
  const media = boxesIn(bytes, track.from, track.to).find(({ name }) => name === 'mdia');
  const handler = media && boxesIn(bytes, media.from, media.to).find(({ name }) => name === 'hdlr');
  return handler ? textOf(bytes, handler.from + 8, 4) : '';
}

/** Returns the size of a video track, or null for an audio or text track. */
function pictureSize(bytes: Uint8Array, track: Box): { width: number; height: number } | null {
  const header = boxesIn(bytes, track.from, track.to).find(({ name }) => name === 'tkhd');
  if (!header || handlerOf(bytes, track) !== 'vide') return null;
  // The last two numbers are fixed-point with 16 fractional bits.
  const view = viewOf(bytes.subarray(header.from, header.to));
  if (view.byteLength < 84) return null;
  const width = view.getUint16(view.byteLength - 8);
  const height = view.getUint16(view.byteLength - 4);
  return width > 0 && height > 0 ? { width, height } : null;
}

/** Returns the metadata of an MP4, or the problem with it. */
export async function readMp4(file: ByteSource): Promise<VideoFacts | { problem: VideoProblem }> {
  let movie: Box | null = null;
  for (let at = 0, count = 0; at < file.size && !movie && count < MAX_BOXES; count += 1) {
    const box = boxAt(await file.read(at, at + HEADER_BYTES), at, file.size);
    if (!box || (at === 0 && box.name !== 'ftyp')) return { problem: 'wrongType' };
    if (box.name === 'moov') movie = box;
    at = box.to;
  }
  if (!movie || movie.to - movie.from > MAX_MOOV_BYTES) return { problem: 'wrongType' };
  const bytes = await file.read(movie.from, movie.to);
  const parts = boxesIn(bytes, 0, bytes.byteLength);
  const header = parts.find(({ name }) => name === 'mvhd');
  if (!header) return { problem: 'wrongType' };
  const tracks = parts.filter(({ name }) => name === 'trak');
  const [size] = tracks.flatMap((track) => pictureSize(bytes, track) ?? []);
  if (!size) return { problem: 'noPicture' };
  const seconds = secondsOf(bytes, header);
  if (!(seconds > 0)) return { problem: 'noLength' };
  const hasSound = tracks.some((track) => handlerOf(bytes, track) === 'soun');
  return { mimeType: 'video/mp4', seconds, ...size, hasSound };
}
