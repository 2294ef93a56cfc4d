import { describe, expect, it } from 'vitest';
import { parseCaptions, readCaptions } from './captions';

const cue = (words: string, time = '00:00:01.000 --> 00:00:03.000') =>
  `WEBVTT\n\n${time}\n${words}\n`;

describe('caption parser', () => {
  it('keeps times and text', () => {
    const text =
      'WEBVTT\n\n00:01.000 --> 00:02.500\nOne\nTwo\n\n01:00:00.000 --> 01:00:04.000\nThree\n';
    expect(readCaptions(text)).toBe(text);
  });

  it('removes titles, comments, styles, regions, and names and settings of cues', () => {
    const text =
      '\uFEFFWEBVTT - a film\nKind: captions\r\n\r\nNOTE of the editor\r\n\r\nSTYLE\r\n::cue { background: url(https://x.example) }\r\n\r\nintro\r\n00:00:01.000 --> 00:00:03.000 line:0 align:start\r\nHello\r\n';
    expect(readCaptions(text)).toBe(cue('Hello'));
  });

  it.each([
    ['a script', '<script>alert(1)</script>Hi', 'alert(1)Hi'],
    ['a picture', '<img src=x onerror=alert(1)>Hi', 'Hi'],
    ['a broken tag', 'Hi <script', 'Hi &lt;script'],
    ['signs', 'Growth is < 5% & > 2%', 'Growth is &lt; 5% & &gt; 2%'],
    ['an escaped sign', 'if a &lt; b', 'if a &lt; b'],
    ['a nested tag', '<scr<b>ipt>alert(1)</script>', '&lt;script&gt;alert(1)'],
    ['an escaped tag', '&lt;b&gt;Hi', '&lt;b&gt;Hi'],
    ['a time in a line', 'Hi 00:00:09.000 --> 00:00:10.000', 'Hi 00:00:09.000 --&gt; 00:00:10.000'],
  ])('converts %s to plain text', (_, typed, kept) => {
    expect(readCaptions(cue(typed))).toBe(cue(kept));
  });

  it.each([
    ['nothing', ''],
    ['a page', '<html><script>alert(1)</script></html>'],
    ['SubRip without a cue', '1\n00:00:01,000 --> 00:00:01,000\nHello\n'],
    ['a list', '1\n2\n3\n'],
    ['a head alone', 'WEBVTT\n\n'],
    ['a name that begins alike', 'WEBVTTX\n\n00:01.000 --> 00:02.000\nHello\n'],
    ['a heading that begins alike, and a cue at once', 'WEBVTTX\n00:01.000 --> 00:02.000\nHi\n'],
    ['a cue without a time', 'WEBVTT\n\nHello\n'],
    ['a cue that ends before it begins', cue('Hello', '00:00:03.000 --> 00:00:01.000')],
    ['a minute of 70 seconds', cue('Hello', '00:00:70.000 --> 00:01:80.000')],
  ])('rejects %s', (_, text) => {
    expect(readCaptions(text)).toBeNull();
  });

  it.each([
    ['a voice', '<v Ada>Hi</v>', 'Ada: Hi'],
    ['a voice with classes', '<v.loud.first Ada Byron>Hi', 'Ada Byron: Hi'],
    ['a voice that speaks two lines', '<v Ada>Hi\nthere</v>', 'Ada: Hi\nthere'],
    ['a voice that is named on each line', '<v Ada>Hi</v>\n<v Ada>there</v>', 'Ada: Hi\nthere'],
    ['two voices', '<v Ada>Hi</v>\n<v Bob>Hello</v>', 'Ada: Hi\nBob: Hello'],
    ['two voices in a line', '<v Ada>Hi</v> <v Bob>Hello</v>', 'Ada: Hi\nBob: Hello'],
    ['words before a voice', '(Door) <v Ada><i>Hi</i></v>', '(Door)\nAda: Hi'],
    ['a voice that is written out, too', '<v Ada>Ada: Hi', 'Ada: Hi'],
    ['a voice without a name', '<v>Hi</v>', 'Hi'],
    ['a name with an entity', '<v Ada &amp; Bob>Hi', 'Ada &amp; Bob: Hi'],
    ['a name with a tag', '<v <b>&lt;i&gt;>Hi', '&lt;b: &lt;i&gt;&gt;Hi'],
  ])('adds the speaker’s name for %s', (_, typed, kept) => {
    expect(readCaptions(cue(typed))).toBe(cue(kept));
  });

  it('leaves out invisible cues and text without a time, and reports their lines', () => {
    const text = [
      'WEBVTT',
      '',
      '00:01.000 --> 00:01.000',
      'Never',
      '',
      'intro',
      '00:02.000 --> 00:03.000',
      'Hello',
      '00:03.000 --> 00:02.000',
      'Backwards',
      '',
      'Words alone',
      'and more',
      '',
      'NOTE 00:09.000 --> 00:10.000',
      '00:09.000 --> 00:10.000',
      'Commented out',
      '',
      '00:04.000 --> 100:00:05.000',
      'Bye',
    ].join('\n');
    expect(parseCaptions(text)).toEqual({
      text: 'WEBVTT\n\n00:02.000 --> 00:03.000\nHello\n\n00:04.000 --> 100:00:05.000\nBye\n',
      leftOut: [3, 9, 12],
    });
  });

  it('accepts a first cue directly after the header', () => {
    expect(readCaptions('WEBVTT\n00:01.000 --> 00:02.000\nHello')).toBe(
      'WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n',
    );
  });

  it.each([
    [
      'as it is written',
      '1\n00:00:01,000 --> 00:00:03,000\nHello\n\n2\n00:00:04,000 --> 00:00:05,000\n42\n',
    ],
    [
      'with Windows line ends and a mark',
      '\uFEFF1\r\n00:00:01,000 --> 00:00:03,000\r\nHello\r\n\r\n2\r\n00:00:04,000 --> 00:00:05,000\r\n42\r\n',
    ],
    [
      'with styles and places',
      '1\n00:00:01,000 --> 00:00:03,000  X1:40 X2:600 Y1:20 Y2:50\n{\\an8}<font color="#fff"><i>Hello</i></font>\n\n2\n00:00:04,000 --> 00:00:05,000\n{\\i1}42{\\i0}',
    ],
    [
      'without lines between the cues',
      '1\n00:00:01,000 --> 00:00:03,000\nHello\n2\n00:00:04,000 --> 00:00:05,000\n42',
    ],
    [
      'without numbers',
      '00:00:01,000 --> 00:00:03,000\nHello\n\n00:00:04,000 --> 00:00:05,000\n42',
    ],
    [
      'with short times',
      '\n\n1\n0:0:1,0 --> 0:00:3,00\nHello\n\n2\n00:00:04.000-->00:00:05,000\n42',
    ],
    [
      'with blank lines of blanks',
      '1 \n00:00:01,000 --> 00:00:03,000 \nHello\n \n2\n00:00:04,000 --> 00:00:05,000\n42\n \n',
    ],
  ])('accepts SubRip %s', (_, text) => {
    expect(parseCaptions(text)).toEqual({
      text: 'WEBVTT\n\n00:00:01.000 --> 00:00:03.000\nHello\n\n00:00:04.000 --> 00:00:05.000\n42\n',
      leftOut: [],
    });
  });

  it.each([
    [
      'styles, regions and notes',
      'WEBVTT - film\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000\n\nSTYLE\n::cue(b) {\n  color: red;\n}\n\nREGION\nid:fred\nwidth:40%\n\nNOTE\nOne\nTwo\n\n00:01.000 --> 00:02.000 region:fred\nHello\n',
    ],
    [
      'classes, times and languages',
      cue('<c.yellow.bg_blue>Hel</c><00:01.500><lang en>lo</lang>', '00:01.000 --> 00:02.000'),
    ],
    ['a name that looks like a time', 'WEBVTT\n\n00:00:09.000\n00:01.000 --> 00:02.000\nHello\n'],
    ['a name that is an arrow', 'WEBVTT\n\n-- >\n00:01.000 --> 00:02.000\nHello\n'],
    ['settings without a blank', cue('Hello', '00:01.000 --> 00:02.000line:40% size:40%')],
    ['times without parts of a second', cue('Hello', '00:01 --> 00:02')],
    ['a blank behind the comma', cue('Hello', '00:01, 000 --> 00:02, 000')],
    ['tabs, and no blank at the arrow', cue('Hello', '\t00:01.000\t-->00:02.000\t')],
    ['line ends of old Macs', cue('Hello', '00:01.000 --> 00:02.000').replaceAll('\n', '\r')],
  ])('accepts %s', (_, text) => {
    expect(parseCaptions(text)).toEqual({
      text: 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n',
      leftOut: [],
    });
  });

  it('removes characters that the database cannot store', () => {
    expect(readCaptions(cue('He\0llo'))).toBe(cue('He\uFFFDllo'));
  });

  it('parses its own output unchanged', () => {
    const stored = readCaptions('1\n00:00:01,000 --> 00:00:03,000\n<v Ada>Hello\n');
    expect(readCaptions(stored ?? '')).toBe(stored);
  });
});
