import { it } from 'vitest';
import { readAmount } from '@/lib/core/text/money';
import { readEmail } from '@/lib/core/text/email';
import { isPersonName, displayName } from '@/lib/core/text/person-name';
import { parseCaptions } from '@/lib/content/media/captions';
import { googleCalendarUrl } from '@/lib/core/mail/google-calendar';
const out: string[] = [];
const cmp = (what: string, inp: unknown, got: unknown, want: unknown) => { const g=JSON.stringify(got), w=JSON.stringify(want); if (g!==w) out.push(`${what} ${JSON.stringify(inp)}\n   got  ${g}\n   want ${w}`); };
it('a', () => {
  const AMB='AMB';
  const m: [string, unknown][] = [
   ['$1,234.50',123450],['1.234.567,89',123456789],['1,234,567',123456700],['12.000,5',1200050],['$ 1 234',123400],['1\u202f234,50',123450],['1\u00a0234,50',123450],
   ['1.234',AMB],['12.345',AMB],['0.125',null],['-50',null],['(50)',null],['50-',null],['1,5',150],['1,50',150],['12,345',1234500],['1,23',123],['.5',50],['5.',null],['1,234.5',123450],['USD 1,234',123400],['1,234 USD',123400],['US$1,234.00',123400],['$1.5k',null],['1e3',null],['0',0],['00',0],["1'234.50",123450],['1’234,50',123450],['1,00,000',10000000],['1.234,567',null],['1,234,56',null],['1.234.56',null],['$1,234.-',null],['1234.-',null],['€50',null],['50,000.00',5000000],['0,500',null],['0.500',null],['1.000',AMB],['١٢٣',null],['１，２３４',123400],['1,234.567',null],['999.999',AMB],['$250/hr',null],['1 234 567.89',123456789],['1_000',null],['$99.999',AMB],['12.3456',null],['12,34',1234],['1234,567',null],['$-5',null],['−5',null],['+5',500],['USD$5',500],['$5 USD',500],['US $5',500],['1.00.000',null],['$0.99',99],['0,99',99],['1,234\u2009567',null],['1\u2009234',123400],['12 345,6',1234560],['12 34',null],['1.234 567',null],['123 456 789 012',12345678901200],['1,234,567,890.12',123456789012],['1.234.567',123456700],['1234',123400],['0012',1200],['1 000',100000], ['1,000 dollars',100000],['19,99 $',1999], ['1,234.50 US dollars',123450],['$.99',99],['4.35',435],['1.15',115],['0.29',29],['70368744177664.07',7036874417766407],["1 234'567",null],['0,234',null],['0.234,50',null],['012,345',null]
  ];
  for (const [i,w] of m) { const g=readAmount(i); cmp('money', i, typeof g==='string'?'AMB':g, w); }
  const e: [string, string|null][] = [
   ['user@münchen.de','user@xn--mnchen-3ya.de'],['user@MÜNCHEN.DE','user@xn--mnchen-3ya.de'],['a@b.co.uk','a@b.co.uk'],['o\'brien@x.ie',"o'brien@x.ie"],['a+b@x.com','a+b@x.com'],['.a@x.com',null],['a.@x.com',null],['a..b@x.com',null],['a@x',null],['a@1.2.3.4',null],['a@[1.2.3.4]',null],['a@0x7f.1',null],['a@127.1',null],['a@x.com.',null],['a@-x.com',null],['a@x-.com',null],['a@x_y.com',null],['"a b"@x.com',null],['a@xn--p1ai',null],['a@пример.рф','a@xn--e1afmkfd.xn--p1ai'],['a@例え.テスト','a@xn--r8jz45g.xn--zckzah'],['用户@例子.公司',null],['a@x。com','a@x.com'],['a@x.com ',null],['a@x..com',null],['a@straße.de','a@xn--strae-oqa.de'],['a@x.c',null],['a@x.123',null],['a@ex\u00adample.com','a@example.com'],['a@Example.COM','a@example.com'],['A@x.com','A@x.com'],['a@x.com,b@y.com',null],['a@@x.com',null],['a@x.com:25',null],['a@x.com/path',null],['a%b@x.com','a%b@x.com'],['a@b@x.com',null],['a@xn--mnchen-3ya.de','a@xn--mnchen-3ya.de'],['a@\u200bx.com',null],['a@x.com\u200b',null],['a@'+'x'.repeat(64)+'.com',null],['a@faß.de','a@xn--fa-hia.de'],['a@xn--a.com',null],['mailto:a@x.com',null],['a@x&y.com',null],["a@x'y.com",null],['a@x.com;',null],['a@x!.com',null],['a@ab--cd.com','a@ab--cd.com'],['a@123.com','a@123.com'],['a@3m.com','a@3m.com'],['a@ｅxample.com','a@example.com'],['a@x.museum','a@x.museum'],['a@x*.com',null],['a@४५.com','a@xn--m3bb.com'],
   ['a@'+'ü'.repeat(60)+'.de', null]
  ];
  for (const [i,w] of e) cmp('email', i, readEmail(i), w);
  const n: [string, boolean][] = [['می‌خواهم',true],['علی‌رضا',true],['ക്‍',true],['അനില്‍',true],['Jean "JJ" Dupont',true],["D'Arcy",true],['José',true],['ශ්‍රී',true],['শর্মা',true],['ক্‌ষ',true],['a\u200cb',false],['Ada\u202eX',false],['R\u00e9mi',true],['Ada <a>',false],['a@b',false],['Ada\tB',false],['র‍্যাব',true],['रु‍',false],['👩‍💻 Ada',false],['ᠮᠣᠩᠭᠣᠯ',true],['עִברִית',true],['نامه‌ای',true],['\u200cعلی',false],['علی\u200c',false],['க்‌ஷ',true],['क्‌',true],['ක්‍ර',true],['ខ្មែរ',true],['O’Brien',true],['Nguyễn',true],['X Æ A-12',true],['မြန်မာ',true],['မ\u200bမ',false],['ᠠ\u180eᠷ',true],['ភ\u200bា',true],['सिंह\u200d',false],['دکتر ‌رضا',false],['سید‌‌علی',false],['Kahoʻolawe',true],['Ş\u0307',true],['木\u{E0100}',true],['龍\uFE00',true], ['ﷺ‌علی', true],['پ\uFE8E\u200cع',true],['ٱل‌رحمن',true],['𞤀𞤣\u200c𞤤',true],['\u200fדוד',false],['\u{1100}\u{1161}',true]];
  for (const [i,w] of n) cmp('name', i, isPersonName(i), w);
  const c = (s: string) => { const r=parseCaptions(s); return r && [r.text.replace('WEBVTT\n\n',''), r.leftOut]; };
  const T='00:00:01.000 --> 00:00:02.000', S='00:00:01,000 --> 00:00:02,000';
  const caps: [string, unknown][] = [
   [`1\n${S}\nHello\n\n2\n00:00:03,000 --> 00:00:04,000\nWorld\n`, [`${T}\nHello\n\n00:00:03.000 --> 00:00:04.000\nWorld\n`,[]]],
   [`WEBVTT\n\n${T}\n<v Ada>Hi</v> <v Bob>Yo</v>`, [`${T}\nAda: Hi\nBob: Yo\n`,[]]],
   [`WEBVTT\n\n${T}\n- Hi\n- Yo\n`, [`${T}\n- Hi\n- Yo\n`,[]]],
   [`WEBVTT\n\n${T}\nR&amp;D &nbsp; &lt;3\n`, [`${T}\nR&amp;D &nbsp; 3\n`,[]]],
   [`1\n${S}\nR&D and 3 < 4\n`, [`${T}\nR&amp;D and 3 &lt; 4\n`,[]]],
   [`1\n${S}\nuse a &lt; b\n`, [`${T}\nuse a &lt; b\n`,[]]],
   [`WEBVTT\n\n${T}\na &lt; b\n`, [`${T}\na &lt; b\n`,[]]],
   [`1\n${S}\n\nAfter a blank\n\n2\n00:00:03,000 --> 00:00:04,000\nWorld\n`, 'see'],
   [`1\n${S}\n{\\an8}Top\n`, [`${T}\nTop\n`,[]]],
   [`1\n${S}\n<font color="#fff">Col</font> <i>it</i>\n`, [`${T}\nCol it\n`,[]]],
   [`WEBVTT\n\n${T}\n<00:00:01.500><c> word</c><00:00:01.700><c> two</c>\n`, [`${T}\nword two\n`,[]]],
   [`WEBVTT\nKind: captions\nLanguage: en\n\n${T} align:start position:0%\nHi\n`, [`${T}\nHi\n`,[]]],
   [`WEBVTT\n\nNOTE\nsecret\n\n${T}\nHi\n`, [`${T}\nHi\n`,[]]],
   [`1\n${S}\nIn the year\n1984\n\n2\n00:00:03,000 --> 00:00:04,000\nWorld\n`, [`${T}\nIn the year\n1984\n\n00:00:03.000 --> 00:00:04.000\nWorld\n`,[]]],
   [`1\n${S}\nA\n2\n00:00:03,000 --> 00:00:04,000\nB\n`, [`${T}\nA\n\n00:00:03.000 --> 00:00:04.000\nB\n`,[]]],
   [`1\n00:00:01,000 --> 00:00:02,000 X1:63 X2:223 Y1:43 Y2:58\nA\n`, [`${T}\nA\n`,[]]],
   [`0\n${S}\nA\n`, [`${T}\nA\n`,[]]],
   [`1\n00:00:01.000 --> 00:00:02.000\nA\n`, [`${T}\nA\n`,[]]],
   [`1\n0:00:01,0 --> 0:00:02,5\nA\n`, [`00:00:01.000 --> 00:00:02.500\nA\n`,[]]],
   [`1\n00:00:01,000 --> 00:00:02,000\nA\n \n2\n00:00:03,000 --> 00:00:04,000\nB\n`, [`${T}\nA\n\n00:00:03.000 --> 00:00:04.000\nB\n`,[]]],
   [`WEBVTT\n\n${T}\nA\n \n00:00:03.000 --> 00:00:04.000\nB\n`, [`${T}\nA\n\n00:00:03.000 --> 00:00:04.000\nB\n`,[]]],
   [`WEBVTT\n\nintro\n${T}\nA\n`, [`${T}\nA\n`,[]]],
   [`WEBVTT - Title\n\n${T}\nA\n`, [`${T}\nA\n`,[]]],
   [`WEBVTT\n\n3f2b-0/12-0\n${T}\n<v Ada Lovelace>Hi there\nfriend</v>\n`, [`${T}\nAda Lovelace: Hi there\nfriend\n`,[]]],
   [`WEBVTT\n\n1\n${T}\nAda Lovelace: Hi\n`, [`${T}\nAda Lovelace: Hi\n`,[]]],
   [`WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:0\n\n${T}\nA\n`, [`${T}\nA\n`,[]]],
   [`1\n00:00:01,000 --> 00:00:01,000\nA\n\n2\n00:00:03,000 --> 00:00:04,000\nB\n`, [`00:00:03.000 --> 00:00:04.000\nB\n`,[2]]],
   [`1\n100:00:01,000 --> 100:00:02,000\nA\n`, [`100:00:01.000 --> 100:00:02.000\nA\n`,[]]],
   [`1\n00:00:01,000 -> 00:00:02,000\nA\n`, null],
   [`1\n00:00:01,000 --> 00:00:02,000\n♪ la ♪\n`, [`${T}\n♪ la ♪\n`,[]]],
   [`1\n00:00:01,000 --> 00:00:02,000\n<i>one\ntwo</i>\n`, [`${T}\none\ntwo\n`,[]]],
   [`WEBVTT\n\n${T}\n<ruby>漢<rt>kan</rt></ruby>\n`, 'see'],
   [`WEBVTT\n\n00:01.000 --> 00:02.000\nA\n`, [`00:01.000 --> 00:02.000\nA\n`,[]]],
   [`1\n00:00:01,000 --> 00:00:02,000\n<Speaker>\n`, null],
   [`1\n00:00:59,000 --> 00:01:60,000\nA\n`, 'see'],
   [`WEBVTT\n\n${T}\n<v.loud Ada>Hi</v>\n`, [`${T}\nAda: Hi\n`,[]]],
   [`WEBVTT\n\n${T}\n<v R&amp;D>Hi</v>\n`, [`${T}\nR&amp;D: Hi\n`,[]]],
   [`WEBVTT\n\n${T}\nNOTE this is text\n`, [`${T}\nNOTE this is text\n`,[]]],
   [`WEBVTT\n\n${T}\n<v Ada>One</v>\n\n00:00:03.000 --> 00:00:04.000\n<v Ada>Two</v>\n`, [`${T}\nAda: One\n\n00:00:03.000 --> 00:00:04.000\nAda: Two\n`,[]]],
   [`WEBVTT\n\n${T}\nA --> B\n`, 'see'],
   [`1\n00:00:01,000 --> 00:00:02,000\nWe grew from 3 <b>to</b> 5 & more; x<y and z>w\n`, 'see'],
   [`WEBVTT\n\n${T}\n5 > 3\n`,'see'],
   [`\n\n1\n${S}\nA\n`, [`${T}\nA\n`,[]]],
   [`1\n00:00:01,0000 --> 00:00:02,0000\nA\n`,'see'],
   [`1\n00:00:01 --> 00:00:02\nA\n`,'see'],
   [`1\n00:00:01:000 --> 00:00:02:000\nA\n`,'see'],
   [`WEBVTT\n\n${T}\nA\n\n2\n${S}\n`,'see'],
   [`WEBVTT\n\n${T}\nfirst\n\nsecond paragraph\n\n00:00:03.000 --> 00:00:04.000\nB\n`,'see'],
  ];
  for (const [i,w] of caps) cmp('cap', i, c(i), w);
  const u = (o: object) => { const x = new URL(googleCalendarUrl({title:'T',start:new Date('2026-12-01T15:00:00Z'),minutes:30,details:'d',location:'l',...o} as never)); return [x.href.length, Object.fromEntries(x.searchParams)]; };
  for (const o of [{details:'Join: https://meet.example/'+'a'.repeat(2500)},{title:'x'.repeat(3000)},{location:'https://meet.example/'+'b'.repeat(2500)},{details:'日本語'.repeat(300)},{details:'word '.repeat(600)},{details:'See <a href="https://x">x</a> & more\nline2'},{details:'word '.repeat(300)+'https://x.example/'+'q'.repeat(900)+' tail'},{title:'', details:'', location:''},{start:null},{title:'A'.repeat(1900), details:'Join https://meet.example/abc'},{title:'a\u0000b\ud800'}, {details:'ab '+'c'.repeat(2500)},{details:'https://x.example/'+'q'.repeat(2500)}]) { const [l,p]=u(o) as [number,Record<string,string>]; out.push(`gcal ${l} ${JSON.stringify(Object.fromEntries(Object.entries(p).map(([k,v])=>[k,v.length>90?v.slice(0,40)+'…~'+v.length+'~'+v.slice(-40):v])))}`); }
  for (const s of ['علی‌رضا "x"', 'Ada\u202e', 'నా‌']) out.push('disp '+JSON.stringify(displayName(s)));
  console.log(out.join('\n'));
});
