/** Bytes of a file, read on demand: at the end of a long file as well as at the start. */
export type ByteSource = {
  size: number;
  /** Returns the bytes of [from, to), fewer at the end of the file. */
  read: (from: number, to: number) => Promise<Uint8Array>;
};

/** Returns a byte source for bytes in memory. */
export const bytesOf = (bytes: Uint8Array): ByteSource => ({
  size: bytes.byteLength,
  read: async (from, to) => bytes.subarray(from, to),
});

/** Metadata found in the bytes of a video. */
export type VideoFacts = {
  mimeType: 'video/mp4' | 'video/webm';
  seconds: number;
  width: number;
  height: number;
  /** True if the file has a track of sound. */
  hasSound: boolean;
};

export type VideoProblem = 'wrongType' | 'noPicture' | 'noLength';

/** Size of a header read. */
export const HEADER_BYTES = 64;

export const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Returns ASCII text, such as the four-letter name of a box. */
export const textOf = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));
