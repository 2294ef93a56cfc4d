import { inflateRawSync } from 'node:zlib';
import { type CvProblem, type CvType, MAX_CV_BYTES } from './cv-rules';
import { inspectPdfObjects, UncheckablePdf } from './pdf';

type Verdict = { type: CvType } | { problem: CvProblem };

/** A file that passed the inspection. */
export type Cv = { type: CvType; name: string; bytes: Uint8Array };

/** Returns the CV in a form field, or its problem. A file that is too large is not read. */
export async function parseCvField(
  field: FormDataEntryValue | null,
): Promise<Cv | { problem: CvProblem }> {
  if (!(field instanceof File)) return { problem: 'missing' };
  if (field.size > MAX_CV_BYTES) return { problem: 'tooLarge' };
  const bytes = new Uint8Array(await field.arrayBuffer());
  const inspected = inspectCv(bytes);
  if ('problem' in inspected) return inspected;
  return { ...inspected, name: cvName(field.name, inspected.type), bytes };
}

const WORD_DOCUMENT =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const MAX_CONTENT_TYPES_BYTES = 1024 * 1024;

/**
 * Returns the type of a file by its content, not its name. Accepts a PDF without password and active content, or a Word
 * document without password and macros, with no other format in the same file. Never throws.
 */
export function inspectCv(content: Uint8Array): Verdict {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (bytes.length === 0) return { problem: 'missing' };
  if (bytes.length > MAX_CV_BYTES) return { problem: 'tooLarge' };
  try {
    if (bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) return inspectPdf(bytes);
    if (bytes.subarray(0, 4).equals(LOCAL_HEADER)) return inspectDocx(bytes);
    // Word stores a password-protected document in an older container format, not a ZIP.
    if (bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))) return { problem: 'protected' };
  } catch (error) {
    // An offset outside the file, or data that cannot be inflated.
    if (!(error instanceof RangeError) && !isZlibError(error)) throw error;
  }
  return { problem: 'wrongType' };
}

function inspectPdf(bytes: Buffer): Verdict {
  const text = bytes.toString('latin1');
  // Only padding may follow the end mark, and no ZIP may share the file.
  const isWhole = /startxref\s+\d+\s+%%EOF[\s\0]*$/.test(text.slice(-2048));
  if (!isWhole || !/\d\s+\d+\s+obj\b/.test(text) || findZipEnd(bytes) !== null) {
    return { problem: 'wrongType' };
  }
  try {
    const { isProtected, isActive } = inspectPdfObjects(bytes);
    if (isProtected) return { problem: 'protected' };
    return isActive ? { problem: 'active' } : { type: 'pdf' };
  } catch (error) {
    if (error instanceof UncheckablePdf) return { problem: 'active' };
    throw error;
  }
}

function inspectDocx(bytes: Buffer): Verdict {
  const entries = readZip(bytes);
  if (!entries) return { problem: 'wrongType' };
  if ([...entries.values()].some(({ encrypted }) => encrypted)) return { problem: 'protected' };
  const contentTypes = entries.get('[Content_Types].xml');
  if (!contentTypes || !entries.has('word/document.xml')) return { problem: 'wrongType' };
  const types = inflate(bytes, contentTypes).toString('utf8');
  if (/macroEnabled|vbaProject/i.test(types) || [...entries.keys()].some(isMacro)) {
    return { problem: 'macros' };
  }
  return types.includes(WORD_DOCUMENT) ? { type: 'docx' } : { problem: 'wrongType' };
}

const isMacro = (name: string) => /vbaProject\.bin$/i.test(name);

// The layout of a ZIP (APPNOTE 6.3): entries, their directory, an end record.
const LOCAL_HEADER = Buffer.from('PK\x03\x04', 'latin1');
const DIRECTORY_HEADER = 0x02014b50;
const END_HEADER = Buffer.from('PK\x05\x06', 'latin1');
const END_BYTES = 22;

type ZipEntry = { start: number; packed: number; method: number; encrypted: boolean };

/** Returns the offset of the end record of a ZIP, which is the one with a comment up to the end of the file. */
function findZipEnd(bytes: Buffer): number | null {
  let end = bytes.lastIndexOf(END_HEADER);
  while (end >= 0 && bytes.length - end <= END_BYTES + 0xffff) {
    if (end + END_BYTES <= bytes.length) {
      if (end + END_BYTES + bytes.readUInt16LE(end + 20) === bytes.length) return end;
    }
    if (end === 0) break;
    end = bytes.lastIndexOf(END_HEADER, end - 1);
  }
  return null;
}

/**
 * Returns the entries of a ZIP by name. Returns null unless its directory ends at the end record and each name is
 * unique, so that two readers cannot see different files.
 */
function readZip(bytes: Buffer): Map<string, ZipEntry> | null {
  const end = findZipEnd(bytes);
  if (end === null) return null;
  const count = bytes.readUInt16LE(end + 10);
  const entries = new Map<string, ZipEntry>();
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (bytes.readUInt32LE(at) !== DIRECTORY_HEADER) return null;
    const nameLength = bytes.readUInt16LE(at + 28);
    const next = at + 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    entries.set(name, {
      start: bytes.readUInt32LE(at + 42),
      packed: bytes.readUInt32LE(at + 20),
      method: bytes.readUInt16LE(at + 10),
      encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
    });
    at = next;
  }
  return at === end && entries.size === count ? entries : null;
}

/** Returns the content of an entry. Throws RangeError or a zlib error if it is damaged. */
function inflate(bytes: Buffer, entry: ZipEntry): Buffer {
  const names = bytes.readUInt16LE(entry.start + 26) + bytes.readUInt16LE(entry.start + 28);
  const start = entry.start + 30 + names;
  const packed = bytes.subarray(start, start + entry.packed);
  if (entry.method === 0) return packed;
  return inflateRawSync(packed, { maxOutputLength: MAX_CONTENT_TYPES_BYTES });
}

function isZlibError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(Z_|ERR_BUFFER)/.test(String(error.code));
}

/**
 * Returns a safe file name for the CV: the base name of the visitor's file, without characters that a file system or a
 * header could misinterpret, and with the extension of the detected type.
 */
export function cvName(given: string, type: CvType): string {
  const base = given
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/\.[^.]*$/, '')
    .slice(0, 100)
    .replace(/[\p{C}"<>:|?*;%]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${base || 'CV'}.${type}`;
}
