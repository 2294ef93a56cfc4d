import { type ByteSource, textOf, type VideoFacts, type VideoProblem, viewOf } from './bytes.ts';
import { readMp4 } from './mp4.ts';
import { readWebm } from './webm.ts';

const EBML_MAGIC = 0x1a45dfa3;

/** Returns type, length, size and sound of a video from its bytes, or the problem with it. The file name is ignored. */
export async function readVideoFile(
  file: ByteSource,
): Promise<VideoFacts | { problem: VideoProblem }> {
  const start = await file.read(0, 12);
  if (start.byteLength < 12) return { problem: 'wrongType' };
  if (viewOf(start).getUint32(0) === EBML_MAGIC) return readWebm(file);
  return textOf(start, 4, 4) === 'ftyp' ? readMp4(file) : { problem: 'wrongType' };
}
