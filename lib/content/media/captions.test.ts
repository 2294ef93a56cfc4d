import { describe, expect, it } from 'vitest';
import { readCaptions } from './captions';

const cue = (words: string, time = '00:00:01.000 --> 00:00:03.000') =>
  `WEBVTT\n\n${time}\n${words}\n`;

describe('captions', () => {
  it('keep times and words', () => {
    const text =
      'WEBVTT\n\n00:01.000 --> 00:02.500\nOne\nTwo\n\n01:00:00.000 --> 01:00:04.000\nThree\n';
    expect(readCaptions(text)).toBe(text);
  });

  it('lose what is no caption: title, comments, styles, regions, names and settings of cues', () => {
    const text =
      '\uFEFFWEBVTT - a film\nKind: captions\r\n\r\nNOTE of the editor\r\n\r\nSTYLE\r\n::cue { background: url(https://x.example) }\r\n\r\nintro\r\n00:00:01.000 --> 00:00:03.000 line:0 align:start\r\nHello\r\n';
    expect(readCaptions(text)).toBe(cue('Hello'));
  });

  it.each([
    ['a script', '<script>alert(1)</script>Hi', 'alert(1)Hi'],
    ['a picture', '<img src=x onerror=alert(1)>Hi', 'Hi'],
    ['a voice', '<v.loud Ada>Hi</v>', 'Hi'],
    ['a broken tag', 'Hi <script', 'Hi script'],
    ['a nested tag', '<scr<b>ipt>alert(1)</script>', 'iptalert(1)'],
    ['an escaped tag', '&lt;b&gt;Hi', 'bHi'],
    ['a time in a line', 'Hi 00:00:09.000 --> 00:00:10.000', 'Hi 00:00:09.000  00:00:10.000'],
  ])('have %s as plain words', (_, typed, kept) => {
    expect(readCaptions(cue(typed))).toBe(cue(kept));
  });

  it.each([
    ['nothing', ''],
    ['a page', '<html><script>alert(1)</script></html>'],
    ['SubRip', '1\n00:00:01,000 --> 00:00:03,000\nHello\n'],
    ['a head alone', 'WEBVTT\n\n'],
    ['a name that begins alike', 'WEBVTTX\n\n00:01.000 --> 00:02.000\nHello\n'],
    ['a cue without a time', 'WEBVTT\n\nHello\n'],
    ['a cue that ends before it begins', cue('Hello', '00:00:03.000 --> 00:00:01.000')],
    ['a minute of 70 seconds', cue('Hello', '00:00:70.000 --> 00:01:80.000')],
  ])('are refused for %s', (_, text) => {
    expect(readCaptions(text)).toBeNull();
  });
});
