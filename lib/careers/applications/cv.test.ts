import { describe, expect, test } from 'vitest';
import { samplePdf } from '../../../supabase/local/database/sample-pdf.ts';
import { cvName, inspectCv, parseCvField } from './cv';
import { type CvProblem, MAX_CV_BYTES } from './cv-rules';
import { docxFiles, type ZipFile, zipOf } from './cv-samples.test-double';

const pdf = samplePdf(['Ada Lovelace']);
const docx = zipOf(docxFiles());
const pdfOf = (bytes: number) =>
  Buffer.concat([pdf.subarray(0, 9), Buffer.alloc(bytes - pdf.length, ' '), pdf.subarray(9)]);
const edited = (file: Buffer, from: string, to: string) =>
  Buffer.from(file.toString('latin1').replace(from, to), 'latin1');
const without = (name: string) => zipOf(docxFiles().filter((file) => file.name !== name));
const docxWith = (...files: ZipFile[]) => zipOf([...docxFiles(), ...files]);
const shifted = (offset: number, value: number) => {
  const file = Buffer.from(docx);
  file.writeUInt32LE(value, file.length - 22 + offset);
  return file;
};
const oldWord = Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1');

describe('inspectCv', () => {
  test.each<[string, Buffer, 'pdf' | 'docx']>([
    ['a PDF', pdf, 'pdf'],
    ['a PDF that an update was appended to', Buffer.concat([pdf, pdf]), 'pdf'],
    ['a PDF of exactly 5 MB', pdfOf(MAX_CV_BYTES), 'pdf'],
    ['a PDF that speaks of encryption', edited(pdf, 'Ada', '/Encrypt and Ada'), 'pdf'],
    ['a DOCX', docx, 'docx'],
    ['a DOCX with a picture', docxWith({ name: 'word/media/a.png', content: 'x' }), 'docx'],
    ['a DOCX with a comment', zipOf(docxFiles(), 'made by hand'), 'docx'],
  ])('accepts %s', (_, file, type) => {
    expect(inspectCv(file)).toEqual({ type });
  });

  test.each<[string, Buffer, CvProblem]>([
    ['nothing', Buffer.alloc(0), 'missing'],
    ['one byte above 5 MB', pdfOf(MAX_CV_BYTES + 1), 'tooLarge'],
    ['a program named .pdf', Buffer.from('MZ\x90\x00This program cannot be run'), 'wrongType'],
    ['plain text', Buffer.from('Ada Lovelace, 1815'), 'wrongType'],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'wrongType'],
    ['a PDF head alone', Buffer.from('%PDF-1.7\n'), 'wrongType'],
    ['a PDF cut short', pdf.subarray(0, pdf.length - 30), 'wrongType'],
    ['a program before a PDF', Buffer.concat([Buffer.from('MZ\x90\n'), pdf]), 'wrongType'],
    ['a web page after a PDF', Buffer.concat([pdf, Buffer.from('<script></script>')]), 'wrongType'],
    ['a ZIP after a PDF', Buffer.concat([pdf, docx]), 'wrongType'],
    ['a ZIP in a PDF', Buffer.concat([pdf, zipOf([], 'startxref\n0\n%%EOF\n')]), 'wrongType'],
    ['a PDF with a password', edited(pdf, '/Root', '/Encrypt 9 0 R /Root'), 'protected'],
    ['a PDF with restrictions', edited(pdf, '/Root', '/Encrypt << /V 4 >> /Root'), 'protected'],
    ['an empty ZIP', zipOf([]), 'wrongType'],
    ['a ZIP of other things', zipOf([{ name: 'cv.txt', content: 'Ada' }]), 'wrongType'],
    ['a DOCX without its document', without('word/document.xml'), 'wrongType'],
    ['a DOCX without its types', without('[Content_Types].xml'), 'wrongType'],
    [
      'a spreadsheet with a part named like a document',
      zipOf(docxFiles('vnd.openxmlformats-officedocument.spreadsheetml.sheet')),
      'wrongType',
    ],
    [
      'a document with macros named .docx',
      zipOf(docxFiles('vnd.ms-word.document.macroEnabled')),
      'macros',
    ],
    ['a DOCX with a macro', docxWith({ name: 'word/vbaProject.bin', content: 'x' }), 'macros'],
    [
      'a DOCX with an encrypted part',
      docxWith({ name: 'word/settings.xml', content: 'x', flags: 1 }),
      'protected',
    ],
    [
      'a DOCX in the container of passwords',
      Buffer.concat([oldWord, Buffer.from('EncryptedPackage', 'utf16le')]),
      'protected',
    ],
    ['an old Word document', Buffer.concat([oldWord, Buffer.alloc(600)]), 'wrongType'],
    ['a program before a DOCX', Buffer.concat([Buffer.from('MZ\x90'), docx]), 'wrongType'],
    ['a web page after a DOCX', Buffer.concat([docx, Buffer.from('<script>')]), 'wrongType'],
    ['a DOCX cut short', docx.subarray(0, docx.length - 10), 'wrongType'],
    [
      'a DOCX with a repeated part',
      docxWith({ name: 'word/document.xml', content: '<other/>' }),
      'wrongType',
    ],
    ['a DOCX whose directory lies elsewhere', shifted(16, 7), 'wrongType'],
    ['a DOCX whose directory lies outside', shifted(16, 0xfffffff0), 'wrongType'],
    [
      'a DOCX whose types are larger than any',
      zipOf(docxFiles().map((file) => ({ ...file, content: file.content + ' '.repeat(2 ** 21) }))),
      'wrongType',
    ],
    [
      'a DOCX with something between directory and end',
      Buffer.concat([docx.subarray(0, -22), Buffer.from('<script>'), docx.subarray(-22)]),
      'wrongType',
    ],
  ])('rejects %s', (_, file, problem) => {
    expect(inspectCv(file)).toEqual({ problem });
  });

  test('never throws, whichever byte is damaged', () => {
    for (const file of [pdf, docx]) {
      for (let at = 0; at < file.length; at++) {
        const damaged = Buffer.from(file);
        damaged[at] = 255 - (damaged[at] ?? 0);
        expect(() => inspectCv(damaged)).not.toThrow();
      }
    }
  });
});

test.each([
  ['Ada Lovelace CV.pdf', 'Ada Lovelace CV.pdf'],
  ['cv.exe', 'cv.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\ada\\CV.PDF', 'CV.pdf'],
  ['re\u202efdp.exe', 'refdp.pdf'],
  ['a"; filename="b\r\n.pdf', 'a filename=b.pdf'],
  ['<img src=x>.pdf', 'img src=x.pdf'],
  ['  Zoë   O’Hara – CV .pdf', 'Zoë O’Hara – CV.pdf'],
  ['履歴書.pdf', '履歴書.pdf'],
  ['.pdf', 'CV.pdf'],
  ['...', 'CV.pdf'],
  ['x'.repeat(300), `${'x'.repeat(100)}.pdf`],
  [`x${'🦉'.repeat(60)}`, `x${'🦉'.repeat(49)}.pdf`],
])('cvName turns %j into %j', (given, kept) => {
  expect(cvName(given, 'pdf')).toBe(kept);
});

test('cvName is fast for a name of six million characters', () => {
  expect(cvName(`x${'. '.repeat(3_000_000)}x.pdf`, 'pdf')).toBe('x.pdf');
});

describe('parseCvField', () => {
  test('returns the file with the extension of its type', async () => {
    const cv = await parseCvField(new File([new Uint8Array(docx)], 'Ada.pdf'));
    expect(cv).toEqual({ type: 'docx', name: 'Ada.docx', bytes: new Uint8Array(docx) });
  });

  test.each<[string, FormDataEntryValue | null, CvProblem]>([
    ['no field', null, 'missing'],
    ['a text', 'cv.pdf', 'missing'],
    ['no file chosen', new File([], ''), 'missing'],
    ['a file above 5 MB', new File([new Uint8Array(MAX_CV_BYTES + 1)], 'a.pdf'), 'tooLarge'],
  ])('refuses %s', async (_, field, problem) => {
    expect(await parseCvField(field)).toEqual({ problem });
  });
});
