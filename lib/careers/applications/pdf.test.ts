import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { samplePdf } from '@/supabase/local/database/sample-pdf';
import { inspectCv } from './cv';

const plain = samplePdf(['Ada Lovelace']).toString('latin1');
const pages = '/Pages 2 0 R';
const end = 'startxref\n9\n%%EOF\n';

/** Returns the sample with more entries in its catalog, and more objects. */
const pdf = (catalog: string, ...objects: string[]) =>
  Buffer.from(
    plain
      .replace(pages, `${pages} ${catalog}`)
      .replace('xref\n0', `${objects.join('\n')}\nxref\n0`),
    'latin1',
  );

/** Returns an object stream (PDF 1.5 and later) with these objects, numbered from 20. */
function objectStream(
  objects: string[],
  { entries = '', pack = (bytes: Buffer): Buffer => deflateSync(bytes) } = {},
) {
  let body = '';
  const places = objects.map((object, nth) => {
    const place = body.length;
    body += `${object}\n`;
    return `${20 + nth} ${place}`;
  });
  const directory = `${places.join(' ')}\n`;
  const packed = pack(Buffer.from(directory + body, 'latin1')).toString('latin1');
  return `9 0 obj\n<< /Type /ObjStm /N ${objects.length} /First ${directory.length} /Length ${packed.length} /Filter /FlateDecode ${entries} >>\nstream\n${packed}\nendstream\nendobj`;
}

const script = '<< /S /JavaScript /JS (app.alert(1)) >>';

describe('accepts a PDF that only shows pages', () => {
  test.each<[string, Buffer]>([
    ['a plain file', pdf('')],
    ['a page to open at', pdf('/OpenAction [3 0 R /Fit]')],
    ['a page to open at, of LibreOffice', pdf('/OpenAction[3 0 R /XYZ null null 0]')],
    ['a page to open at, as an action', pdf('/OpenAction << /S /GoTo /D [3 0 R /Fit] >>')],
    [
      'a page to open at, of LaTeX',
      pdf('/OpenAction 9 0 R', '9 0 obj\n<< /S /GoTo /D [3 0 R /Fit] >>\nendobj'),
    ],
    [
      'a page to open at, in an object stream',
      pdf('/OpenAction 21 0 R', objectStream(['<< /K 1 >>', '<< /S /GoTo /D [3 0 R /Fit] >>'])),
    ],
    ['a named page to open at', pdf('/OpenAction (cv)')],
    [
      'links',
      pdf('', '9 0 obj\n<< /Type /Annot /A << /S /URI /URI (https://ada.example/JS) >> >>\nendobj'),
    ],
    ['text about scripts', pdf('/Title (C, \\(OS\\)/JS /AA, /Launch) /Author </4a53>')],
    ['a comment about scripts', pdf('% /JS\n')],
    ['a longer name', pdf('/JSX 1 /AAA 2 /Launches 3')],
    [
      'an object stream',
      pdf('', objectStream(['<< /Title (about /JS) >>', '[1 2 (3)]', '/Name', 'null'])),
    ],
  ])('accepts %s', (_, file) => {
    expect(inspectCv(file)).toEqual({ type: 'pdf' });
  });
});

describe('rejects a PDF with active content or a password', () => {
  test.each<[string, Buffer]>([
    ['a script when it is opened', pdf(`/OpenAction ${script}`)],
    [
      'a script of the document',
      pdf('/Names << /JavaScript << /Names [(a) 9 0 R] >> >>', `9 0 obj ${script} endobj`),
    ],
    ['an unreferenced script', pdf('', `9 0 obj\n${script}\nendobj`)],
    [
      'a script in another object',
      pdf('/OpenAction 9 0 R', '9 0 obj << /S 10 0 R /JS (x) >> endobj'),
    ],
    ['escaped names', pdf('/OpenAction << /S /J#61vaScript /#4A#53 (x) >>')],
    ['a program', pdf('/OpenAction << /S /Launch /F (cmd.exe) >>')],
    ['a website when it is opened', pdf('/OpenAction << /S /URI /URI (https://evil.example) >>')],
    [
      'a website when it is opened, elsewhere',
      pdf('/OpenAction 9 0 R', '9 0 obj << /S /URI /URI (x) >> endobj'),
    ],
    [
      'a website after the page',
      pdf('/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << /S /URI /URI (x) >> >>'),
    ],
    [
      'a second meaning',
      pdf(
        '/OpenAction 9 0 R',
        '9 0 obj [3 0 R /Fit] endobj\n9 0 obj << /S /URI /URI (x) >> endobj',
      ),
    ],
    [
      'a second meaning with a hidden number',
      pdf(
        '/OpenAction 9 0 R',
        '9 0 obj [3 0 R /Fit] endobj\n9 0 % a\n obj << /S /URI /URI (x) >> endobj',
      ),
    ],
    ['an action that is missing', pdf('/OpenAction 99 0 R')],
    ['further actions', pdf('', '9 0 obj << /Type /Annot /AA << /E 10 0 R >> >> endobj')],
    ['an attached file', pdf('/Names << /EmbeddedFiles << /Names [(a) 9 0 R] >> >>')],
    [
      'a file pinned to a page',
      pdf('', '9 0 obj << /Subtype /FileAttachment /FS << /EF << /F 10 0 R >> >> >> endobj'),
    ],
    [
      'a form that is sent away',
      pdf('', '9 0 obj << /S /SubmitForm /F (https://evil.example) >> endobj'),
    ],
    ['an XFA form', pdf('/AcroForm << /XFA 9 0 R >>')],
    ['a script in an object stream', pdf('', objectStream(['<< /K 1 >>', script]))],
    [
      'a script in an object stream that is a list of filters',
      pdf('', objectStream([script]).replace('/Filter /FlateDecode', '/Filter [/FlateDecode]')),
    ],
    [
      'a script in an object stream without a filter',
      pdf(
        '',
        objectStream([script], { pack: (bytes) => bytes }).replace('/Filter /FlateDecode', ''),
      ),
    ],
    [
      'a script that only the directory of an object stream leads to',
      pdf('', objectStream(['(', script, ')'])),
    ],
    [
      'an object stream with an unusual filter',
      pdf('', objectStream(['1']).replace('/FlateDecode', '/LZWDecode')),
    ],
    [
      'an object stream with two filters',
      pdf('', objectStream(['1'], { entries: '/Filter /ASCIIHexDecode' })),
    ],
    [
      'an object stream with a predictor',
      pdf('', objectStream(['1'], { entries: '/DecodeParms << /Predictor 12 >>' })),
    ],
    ['an object stream with two beginnings', pdf('', objectStream(['1'], { entries: '/First 0' }))],
    [
      'an object stream whose beginning is elsewhere',
      pdf('', objectStream(['1']).replace(/First \d+/, 'First 5 0 R')),
    ],
    ['an object stream that is damaged', pdf('', objectStream(['1'], { pack: (bytes) => bytes }))],
    [
      'a script within the bytes of a picture',
      pdf('', `9 0 obj << /Length 99 >> stream\n10 0 obj ${script} endobj\nendstream endobj`),
    ],
    ['a script within a string', pdf(`/Title (10 0 obj ${script} endobj)`)],
    [
      'a script in the trailer',
      Buffer.from(plain.replace('/Root', '/Info << /JS (x) >> /Root'), 'latin1'),
    ],
    [
      'a script in an update',
      Buffer.concat([pdf(''), Buffer.from(`1 0 obj ${script} endobj\n${end}`)]),
    ],
  ])('rejects %s', (_, file) => {
    expect(inspectCv(file)).toEqual({ problem: 'active' });
  });

  test('rejects a password with an escaped name', () => {
    const file = Buffer.from(plain.replace('/Root', '/#45ncrypt 9 0 R /Root'), 'latin1');
    expect(inspectCv(file)).toEqual({ problem: 'protected' });
  });
});

describe('rejects a PDF that takes too long to inspect', () => {
  const filler = 4 * 1024 * 1024;
  test.each<[string, Buffer]>([
    ['a stream that inflates without end', pdf('', objectStream(['0'.repeat(64 * 1024 * 1024)]))],
    [
      'many such streams',
      pdf('', ...Array.from({ length: 200 }, () => objectStream(['0 '.repeat(2 ** 20)]))),
    ],
    ['objects within strings within objects', pdf('', '( obj '.repeat(filler / 6))],
    ['objects that never end', pdf('', '1 0 obj << '.repeat(filler / 11))],
    ['lists within lists', pdf('', `9 0 obj ${'['.repeat(filler)}`)],
    [
      'a directory that leads everywhere',
      pdf('', objectStream(Array.from({ length: 20_000 }, () => '('))),
    ],
  ])('rejects %s', (_, file) => {
    expect(inspectCv(file)).toEqual({ problem: 'active' });
  });
});
