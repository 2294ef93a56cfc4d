/** Bytes of a file, read where they are needed: the end of a long one as well as its beginning. */
export type ByteSource = {
  size: number;
  /** Returns the bytes of [from, to), fewer at the end of the file. */
  read: (from: number, to: number) => Promise<Uint8Array>;
};

/** A byte source of bytes in memory. */
export const bytesOf = (bytes: Uint8Array): ByteSource => ({
  size: bytes.byteLength,
  read: async (from, to) => bytes.subarray(from, to),
});

/** Facts of a video that its bytes state. */
export type VideoFacts = {
  mimeType: 'video/mp4' | 'video/webm';
  seconds: number;
  width: number;
  height: number;
};

export type VideoProblem = 'wrongType' | 'noPicture' | 'noLength';

/** Bytes of a header that are read at once. */
export const HEADER_BYTES = 64;

export const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Returns ASCII text, such as the four letters of a box. */
export const textOf = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));
