import { describe, expect, test } from 'vitest';
import { xssStrings } from '@/e2e/support/xss-strings';
import { markdownOf } from './paste';

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta charset=utf-8><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/ada/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=EN-US style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment-->
<h1>Counting invoices<o:p></o:p></h1>
<p class=MsoNormal>Forty invoices, <b>four</b>&nbsp;systems and <i>one
clerk</i>; see <a href="https://example.com/ledger">the ledger</a>.<o:p></o:p></p>
<h2><a name="_Toc1"></a>What we counted<o:p></o:p></h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Opened by hand<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span><![endif]>Twice a day<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Posted by hand<o:p></o:p></p>
<p class=MsoNormal>Then:<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;
</span></span><![endif]>Measure<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;
</span></span><![endif]>Decide<o:p></o:p></p>
<table class=MsoTableGrid border=1><tr><td width=300><p class=MsoNormal><b>Step<o:p></o:p></b></p></td><td><p class=MsoNormal><b>Seconds</b></p></td></tr>
<tr><td><p class=MsoNormal>Read<o:p></o:p></p></td><td><p class=MsoNormal>40</p></td></tr></table>
<p class=MsoNormal><img width=1 src="file:///C:/Users/ada/clip_image001.png" v:shapes="Picture_1"></p>
<!--EndFragment--></body></html>`;

const google = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5b1c"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-family:Arial;font-weight:700;">What a clerk does</span></h2><p dir="ltr"><span style="font-weight:400;font-style:normal;">Opens mail, </span><span style="font-weight:700;">forty times</span><span style="font-weight:400;">, and </span><span style="font-style:italic;">then</span><span> posts to </span><a href="https://www.google.com/url?q=https://example.com/ledger&amp;sa=D" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">the ledger</span></a><span>.</span></p><br /><ul style="margin-top:0;"><li dir="ltr" aria-level="1" style="list-style-type:disc;"><p dir="ltr" role="presentation"><span>First</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Inside</span></p></li></ul><li dir="ltr"><p dir="ltr" role="presentation"><span style="text-decoration:line-through;">Second</span></p></li></ul></b><br class="Apple-interchange-newline">`;

describe('pasted text', () => {
  test('converts Word to Markdown', () => {
    expect(markdownOf(word)).toBe(`## Counting invoices

Forty invoices, **four** systems and *one clerk*; see [the ledger](https://example.com/ledger).

### What we counted

- Opened by hand
  - Twice a day
- Posted by hand

Then:

1. Measure
2. Decide

| **Step** | **Seconds** |
| -------- | ----------- |
| Read     | 40          |`);
  });

  test('converts Google Docs to Markdown', () => {
    expect(markdownOf(google)).toBe(`## What a clerk does

Opens mail, **forty times**, and *then* posts to [the ledger](https://example.com/ledger).

- First
  - Inside
- ~~Second~~`);
  });

  test('keeps code, quotations and task lists of a web page', () => {
    const html = `<nav style="display:none">Menu</nav><blockquote><p>Count first.</p></blockquote>
      <pre><code class="language-ts">const a = 1;\n  b();</code></pre>
      <ul><li><input type="checkbox" checked> Done</li><li><input type=checkbox> Open</li></ul>
      <p>Use <code>npm&nbsp;test</code><br>now.</p>`;
    expect(markdownOf(html)).toBe(
      '> Count first.\n\n```ts\nconst a = 1;\n  b();\n```\n\n- [x] Done\n- [ ] Open\n\nUse `npm\u00A0test`\\\nnow.',
    );
  });

  test.each([
    ['<a href="javascript:alert(1)">press</a>', 'press'],
    ['<a href=" java\nscript:alert(1)">press</a>', 'press'],
    ['<a href="data:text/html,<script>alert(1)</script>">press</a>', 'press'],
    ['<a href="file:///etc/passwd">press</a>', 'press'],
    ['<a href="//evil.example">press</a>', 'press'],
    [
      '<a href="https://www.google.com/url?q=javascript:alert(1)">x</a>',
      '[x](https://www.google.com/url?q=javascript:alert\\(1\\))',
    ],
    ['<img src=x onerror=alert(1)>Text', 'Text'],
    ['<script>alert(1)</script><style>p{}</style>Text', 'Text'],
    ['<p>a<iframe src="https://evil.example"></iframe></p>', 'a'],
    ['<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', '\\<script>alert(1)\\</script>'],
    ['<p>[x](javascript:alert(1))</p>', '\\[x]\\(javascript:alert(1))'],
  ])('converts %j to %j', (html, text) => {
    expect(markdownOf(html)).toBe(text);
  });

  test.each(xssStrings)('contains no executable link and no element for %j', (html) => {
    const text = markdownOf(html);
    expect(text).not.toMatch(/(?<!\\)<[a-z/!]/i);
    expect(text).not.toMatch(/(?<!\\)\]\(\s*<?\s*(javascript|data|vbscript):/i);
  });
});
