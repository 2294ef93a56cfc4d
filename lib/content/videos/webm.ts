import { type ByteSource, textOf, type VideoFacts, type VideoProblem, viewOf } from './bytes.ts';

const EBML = 0x1a45dfa3;
const DOC_TYPE = 0x4282;
const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TIMESTAMP_SCALE = 0x2ad7b1;
const DURATION = 0x4489;
const TRACKS = 0x1654ae6b;
const TRACK = 0xae;
const TRACK_TYPE = 0x83;
const SOUND = 2;
const VIDEO = 0xe0;
const PIXEL_WIDTH = 0xb0;
const PIXEL_HEIGHT = 0xba;
const CLUSTER = 0x1f43b675;

/** The headers precede the media data. */
const MAX_HEAD_BYTES = 1024 * 1024;
const MAX_ELEMENTS = 1000;

type Element = { id: number; from: number; to: number };

/** Returns a variable-length number, whose first byte encodes its length, and that length; null if it is invalid. */
function variableNumber(bytes: Uint8Array, at: number, keepsMarker: boolean) {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || length > 8 || at + length > bytes.byteLength) return null;
  let value = keepsMarker ? first : first & (0xff >> length);
  let isUnknown = !keepsMarker && value === 0xff >> length;
  for (const byte of bytes.subarray(at + 1, at + length)) {
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { value, length, isUnknown };
}

/** Returns the elements that begin between two offsets; an element of unknown size extends to the end. */
function elementsIn(bytes: Uint8Array, start: number, end: number): Element[] {
  const elements: Element[] = [];
  for (let at = start; at < end && elements.length < MAX_ELEMENTS; ) {
    const id = variableNumber(bytes, at, true);
    const size = id && variableNumber(bytes, at + id.length, false);
    if (!id || !size) break;
    const from = at + id.length + size.length;
    const to = size.isUnknown ? end : Math.min(from + size.value, end);
    elements.push({ id: id.value, from, to });
    // Only media data follows.
    if (id.value === CLUSTER) break;
    at = to;
  }
  return elements;
}

const childrenOf = (bytes: Uint8Array, parent: Element | undefined) =>
  parent ? elementsIn(bytes, parent.from, parent.to) : [];

function wholeOf(bytes: Uint8Array, element: Element | undefined): number {
  if (!element) return 0;
  return bytes.subarray(element.from, element.to).reduce((sum, byte) => sum * 256 + byte, 0);
}

function decimalOf(bytes: Uint8Array, element: Element | undefined): number {
  if (!element) return 0;
  const view = viewOf(bytes.subarray(element.from, element.to));
  if (view.byteLength === 4) return view.getFloat32(0);
  return view.byteLength === 8 ? view.getFloat64(0) : 0;
}

/** Returns the metadata of a WebM, or the problem with it. */
export async function readWebm(file: ByteSource): Promise<VideoFacts | { problem: VideoProblem }> {
  const bytes = await file.read(0, Math.min(file.size, MAX_HEAD_BYTES));
  const [head, segment] = elementsIn(bytes, 0, bytes.byteLength);
  const find = (elements: Element[], id: number) => elements.find((one) => one.id === id);
  if (head?.id !== EBML || segment?.id !== SEGMENT) return { problem: 'wrongType' };
  const kind = find(childrenOf(bytes, head), DOC_TYPE);
  if (!kind || textOf(bytes, kind.from, kind.to - kind.from) !== 'webm') {
    return { problem: 'wrongType' };
  }
  const parts = childrenOf(bytes, segment);
  const tracks = childrenOf(bytes, find(parts, TRACKS)).filter(({ id }) => id === TRACK);
  const picture = tracks.flatMap((track) => find(childrenOf(bytes, track), VIDEO) ?? [])[0];
  const size = childrenOf(bytes, picture);
  const width = wholeOf(bytes, find(size, PIXEL_WIDTH));
  const height = wholeOf(bytes, find(size, PIXEL_HEIGHT));
  if (width === 0 || height === 0) return { problem: 'noPicture' };
  const info = childrenOf(bytes, find(parts, INFO));
  const nanoseconds = wholeOf(bytes, find(info, TIMESTAMP_SCALE)) || 1_000_000;
  const seconds = (decimalOf(bytes, find(info, DURATION)) * nanoseconds) / 1e9;
  if (!(seconds > 0)) return { problem: 'noLength' };
  const hasSound = tracks.some(
    (track) => wholeOf(bytes, find(childrenOf(bytes, track), TRACK_TYPE)) === SOUND,
  );
  return { mimeType: 'video/webm', seconds, width, height, hasSound };
}
