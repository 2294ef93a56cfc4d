import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import { describe, expect, test } from 'vitest';
import { xssStrings } from '@/e2e/support/xss-strings';
import { MailMarkdown } from '@/lib/newsletter/mail-text';
import { ALLOWED_ELEMENTS, isFollowed } from './allowed';
import { markdownHtml } from './html';
import { markdownOptions } from './markdown';
import { safeMarkdown } from './safe-markdown';
import { unseenIn } from './text-parts';

const page = 'https://techlink.example/page';

/** All renderers of a text, each returning HTML. */
const consumers: [string, (text: string) => Promise<string>][] = [
  [
    'the page',
    async (text) => renderToStaticMarkup(createElement(ReactMarkdown, markdownOptions, text)),
  ],
  ['a feed', (text) => markdownHtml(text, page)],
  [
    'a mail',
    async (text) =>
      renderToStaticMarkup(createElement(MailMarkdown, { text, page, linkTo: (url) => url })),
  ],
  // A reader that renders the HTML in Markdown unchanged.
  [
    'its Markdown',
    async (text) =>
      renderToStaticMarkup(createElement(ReactMarkdown, markdownOptions, safeMarkdown(text))),
  ],
];

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/&#x27;/g, "'");

/** HTML blocks of each type in CommonMark, and inline HTML, with the visible text and the expected findings. */
const blocks: [string, string[], string[]][] = [
  // 1: script, pre, style, textarea
  ['<script>\nlet a = 1;\n\nlet b = 2;\n</script>\nokay', ['okay'], ['1 <script>']],
  ['<style\n  type="text/css">\nh1 {color:red;}\n</style>\nokay', ['okay'], ['1 <style>']],
  ['<style>p{color:red;}</style>\n*foo*', ['foo'], ['1 <style>']],
  ['<script>\nnever closed\n\nand on', [], ['1 <script>']],
  [
    '<pre language="haskell"><code>\nmain = print\n</code></pre>\nokay',
    ['main = print', 'okay'],
    ['1 <pre>', '1 <code>'],
  ],
  ['<textarea>\n\n*foo*\n\n_bar_\n\n</textarea>', ['foo', 'bar'], ['1 <textarea>']],
  // 2 to 5: comments, instructions, declarations, data
  ['<!-- Foo\n\nsecret\n   baz -->\nokay', ['okay'], ['1 <!-- Foo']],
  ['<!-- foo -->*bar*\n*baz*', ['bar', 'baz'], ['1 <!-- foo -->']],
  ['Before.\n\n<?php\n  echo 1;\n\n?>\nokay', ['Before.', 'okay'], ['3 <?php']],
  ['<!DOCTYPE html>\n\nokay', ['okay'], ['1 <!DOCTYPE html>']],
  ['<![CDATA[\nfunction match(a,b)\n\n]]>\nokay', ['okay'], ['1 <![CDATA[']],
  // 6: names of blocks
  [
    '<table>\n  <tr>\n    <td>\n           hi\n    </td>\n  </tr>\n</table>\n\nokay.',
    ['hi', 'okay.'],
    ['1 <table>', '2 <tr>', '3 <td>'],
  ],
  [
    '<table><tr><td>\n<pre>\n**Hello**,\n\n_world_.\n</pre>\n</td></tr></table>',
    ['Hello', 'world'],
    ['1 <table>', '1 <tr>', '1 <td>', '2 <pre>'],
  ],
  [' <div>\n  *hello*\n         <foo><a>', ['hello', '<foo>'], ['1 <div>', '3 <a>']],
  ['</div>\n*foo*', ['foo'], ['1 </div>']],
  ['<div id="foo"\n  class="bar\n  baz">\nwords\n</div>', ['words'], ['1 <div>']],
  ['<div id="foo"\n*hi*', ['<div id="foo"', 'hi'], []],
  ['<div *???-&&&-<---\n*foo*', ['<div', 'foo'], []],
  ['<div><a href="bar">*foo*</a></div>', ['foo'], ['1 <div>', '1 <a>']],
  ['<p>One</p><p>Two</p>', ['One', 'Two'], ['1 <p>']],
  ['> <div>\n> foo\n\nbar', ['foo', 'bar'], ['1 <div>']],
  ['- one\n- <div>\n- foo', ['one', 'foo'], ['2 <div>']],
  ['Foo\n<div>\nbar\n</div>\n*foo*', ['Foo', 'bar', 'foo'], ['2 <div>']],
  ['<div>\n```c\nint x = 33;\n```', ['int x = 33;'], ['1 <div>']],
  // 7: other complete tags
  ['<Warning>\n*bar*\n</Warning>', ['<Warning>', 'bar', '</Warning>'], []],
  ['<i class="foo">\n*bar*\n</i>', ['bar'], ['1 <i>']],
  ['</ins>\n*bar*', ['bar'], ['1 </ins>']],
  ['<del>\n\n*foo*\n\n</del>', ['foo'], ['1 <del>']],
  ['<your-token>', ['<your-token>'], []],
  // In lines
  ['Send <your-token> in <b>each</b> call.', ['Send <your-token> in', 'each', 'call.'], ['1 <b>']],
  ['Ask <first name> or <your_name>.', ['<first name>', '<your_name>'], []],
  ['One <iframe src="/x">two</iframe> three', ['One', 'three'], ['1 <iframe>']],
  ['A <!-- secret --> word', ['A', 'word'], ['1 <!-- secret -->']],
  ['A\n\n| a <u>b</u> |\n|---|\n| <video src="x"> c |', ['a', 'b', 'c'], ['3 <u>', '5 <video>']],
  ['Never <kbd>closed', ['Never', 'closed'], ['1 <kbd> without its other half']],
  ['Closed</sup> twice', ['Closed', 'twice'], ['1 </sup> without its other half']],
  ['<details>\n\nwords', ['words'], ['1 <details> without its other half']],
  ['<summary>words</summary>', ['words'], ['1 <summary> without its other half']],
  ['| a |\n|---|\n| b | **more** |\n| c | |', ['a', 'b', 'c'], ['3 more']],
  ['    <video src="x">one</video>\n\nTwo', ['<video src="x">one</video>', 'Two'], []],
];

const named = (text: string) =>
  unseenIn(text).map(
    ({ line, kind, name }) =>
      `${line} ${name}${kind === 'unpaired' ? ' without its other half' : ''}`,
  );

describe.each(blocks)('%j', (text, shown, unseen) => {
  test.each(consumers)('shows its text in %s', async (_, render) => {
    const words = wordsOf(await render(text)).replace(/\s+/g, ' ');
    for (const part of shown) expect(words).toContain(part);
    expect(words).not.toMatch(/secret|let a|color:red|echo|function match|never closed/);
  });

  test('is reported with its line', () => {
    expect(named(text)).toEqual(unseen);
  });
});

describe('allowed HTML', () => {
  test.each(consumers)('is kept in %s', async (_, render) => {
    const html = await render(
      'Press <kbd>Ctrl <sup>*F*</sup></kbd>, H<sub>2</sub>O, <abbr title="A &quot;B&quot;" onclick="x">AB</abbr>,<br>and [call](tel:+49301234).',
    );
    // Mails have inline styles.
    expect(html).toMatch(/<kbd( style="[^"]*")?>Ctrl <sup><em>F<\/em><\/sup><\/kbd>/);
    expect(html).toContain('H<sub>2</sub>O');
    expect(html).toContain('<abbr title="A &quot;B&quot;">AB</abbr>,<br/>');
    expect(html).toMatch(/<a href="tel:\+49301234"[^>]*>call<\/a>/);
  });

  test.each(consumers)('supports <details> in %s', async (_, render) => {
    const html = await render(
      'Before.\n\n<details open>\n<summary>More *here*</summary>\n\n- one\n- two <kbd>x</kbd>\n\n</details>\n\nAfter.',
    );
    expect(html.replace(/ style="[^"]*"/g, '').replace(/\n/g, '')).toContain(
      '<details open=""><summary>More <em>here</em></summary><ul><li>one</li><li>two <kbd>x</kbd></li></ul></details><p>After.</p>',
    );
  });

  test('supports nested <details>, in a list and within a line', async () => {
    const html = await markdownHtml(
      '- <details><summary>A</summary>b <details><summary>C</summary>d</details></details>\n\nText <details><summary>E</summary>f</details> more',
      page,
    );
    expect(html.replace(/\n/g, '')).toBe(
      '<ul><li><details><summary>A</summary><p>b </p><details><summary>C</summary><p>d</p></details></details></li></ul><p>Text </p><details><summary>E</summary><p>f</p></details><p> more</p>',
    );
  });

  test('matches the list of allowed elements', () => {
    expect(Object.keys(ALLOWED_ELEMENTS)).toEqual('abbr br details kbd sub summary sup'.split(' '));
  });
});

describe('a link', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    'file:///etc/passwd',
    'irc://host/room',
    'weird:thing',
    'http://[',
    '',
  ])('to %j is replaced by its text and reported', async (url) => {
    for (const [name, render] of consumers) {
      for (const text of [
        `See [the *words*](<${url}>).`,
        `See [the *words*][x].\n\n[x]: <${url}>`,
      ]) {
        const html = await render(text);
        expect.soft(html, name).not.toMatch(/<a\b/);
        expect.soft(html, name).toContain('See the <em>words</em>.');
      }
    }
    expect(named(`\n\n[a](<${url}>)`)).toEqual(
      [`3 ${url}`.trim()].map((one) => (url ? one : '3 ')),
    );
  });

  test.each([
    'https://a.example',
    'http://a.example',
    'mailto:a@b.example',
    'tel:+49',
    '/a',
    '#a',
    '?a',
    'a',
  ])('to %s is allowed', (url) => expect(isFollowed(url)).toBe(true));

  test('within the text resolves to its heading, with or without our prefix', async () => {
    const html = await markdownHtml(
      '## The queue\n\n[a](#the-queue) [b](#text-the-queue) [c](#The-Queue) [d](#nowhere)',
      page,
    );
    expect([...html.matchAll(/href="[^"#]*([^"]*)"/g)].map(([, id]) => id)).toEqual([
      '#text-the-queue',
      '#text-the-queue',
      '#text-the-queue',
      '#nowhere',
    ]);
  });
});

test.each(consumers)('blocks all XSS strings in %s', async (_, render) => {
  for (const attack of xssStrings) {
    const text = [
      attack,
      `<kbd>${attack}</kbd>`,
      `<details>\n<summary>${attack}</summary>\n\n${attack}\n\n</details>`,
      `<abbr title="${attack}">x</abbr>`,
      `<div>\n${attack}\n</div>`,
      `[x](<${attack}>)`,
      `> <kbd ${attack}>x</kbd>`,
    ].join('\n\n');
    const html = await render(text);
    const tags = (html.match(/<[a-z][^<>"]*(?:"[^"]*"[^<>"]*)*>/g) ?? []).map((tag) =>
      tag.replaceAll(/="[^"]*"/g, '=""'),
    );
    expect(
      tags.filter((tag) =>
        /^<(script|style|iframe|object|embed|svg|math|form|button|base|meta|video)\b|\son\w+=|srcdoc|formaction/i.test(
          tag,
        ),
      ),
      text,
    ).toEqual([]);
    for (const [, url = ''] of html.matchAll(/(?:href|src)="([^"]*)"/g)) {
      expect(new URL(url, page).protocol, text).toMatch(/^(https?|mailto|tel):$/);
    }
  }
});

test('parses very long malicious input', () => {
  for (const part of [
    '<kbd>',
    '<script',
    '<!--',
    '<details>',
    '<div>\n',
    '<sup>x</sup>',
    '<a b="',
    '</kbd>',
  ]) {
    const text = part.repeat(20_000 / part.length);
    for (const hostile of [text, `<div>\n${text}`]) expect(unseenIn(hostile)).toBeInstanceOf(Array);
  }
});

test('finds nothing invisible in the seeded texts', () => {
  const texts = [...readFileSync('supabase/seed.sql', 'utf8').matchAll(/\$md\$([\s\S]*?)\$md\$/g)];
  expect(texts.length).toBeGreaterThan(50);
  for (const [, text = ''] of texts) expect(unseenIn(text)).toEqual([]);
});
