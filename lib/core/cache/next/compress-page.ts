import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

/**
 * Compresses the HTML of a page, by content encoding. Each page is compressed once after its render, so the last percent
 * is not worth ten times the work.
 */
export const compressors = {
  identity: async (html: Buffer) => html,
  gzip: (html: Buffer) => promisify(gzip)(html, { level: 6 }),
  br: (html: Buffer) =>
    promisify(brotliCompress)(html, { params: { [zlib.BROTLI_PARAM_QUALITY]: 6 } }),
};

export type Encoding = keyof typeof compressors;
