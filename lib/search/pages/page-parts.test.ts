import { expect, test } from 'vitest';
import { pageParts } from './page-parts';

const page = (main: string) =>
  `<html><head><title>Pricing · Tech Link</title></head><body><nav>Menu</nav><main id="main">${main}</main></body></html>`;

const partsOf = (main: string) => pageParts(page(main)).parts;

test('names the page, and gives each part the headings above it', () => {
  const { title, parts } = pageParts(
    page(`<p>Plans</p><h1>What it costs</h1><p>Three<!-- --> prices.</p><p>One project.</p>
      <section><p>02 Once</p><h2 id="once">Building</h2><p>Agreed first.</p><h3>Later</h3><p>By month.</p></section>
      <p>Ask us for an offer of your own at any time.</p>`),
  );
  expect(title).toBe('Pricing');
  expect(parts).toEqual([
    {
      heading: 'What it costs',
      context: 'Plans',
      anchor: '',
      words: 'Three prices.\nOne project.',
      isList: false,
    },
    {
      heading: 'Building',
      context: 'Plans: What it costs\nOnce',
      anchor: 'once',
      words: 'Agreed first.',
      isList: false,
    },
    {
      heading: 'Later',
      context: 'Plans: What it costs\nOnce: Building',
      anchor: 'once',
      words: 'By month.',
      isList: false,
    },
    {
      heading: 'What it costs',
      context: 'Plans',
      anchor: '',
      words: 'Ask us for an offer of your own at any time.',
      isList: false,
    },
  ]);
});

test('reads questions with their answers, and terms with their descriptions', () => {
  const parts = partsOf(`<h1>Contact</h1><div><h2>Asked before</h2>
    <details><summary>Can I cancel?</summary><p>Yes. <span><a href="/booking">By the link</a></span> in the mail.</p></details>
    <dl><div><dt>Phone</dt><dd><a href="tel:+1212">+1 212</a><span>Monday to Friday, 9am to 5pm</span></dd></div></dl>
    <dl><dt>Runs</dt><dd>1,000</dd><dt>History</dt><dd>30 days</dd></dl></div>`);
  expect(parts.map(({ heading, words }) => [heading, words])).toEqual([
    ['Can I cancel?', 'Yes. By the link in the mail.'],
    ['Phone', '+1 212 Monday to Friday, 9am to 5pm'],
    ['Asked before', 'Runs: 1,000\nHistory: 30 days'],
  ]);
});

test('reads rows of tables by their heading, and items of lists as lines', () => {
  const parts = partsOf(`<h1>Plans</h1><table><tr><th></th><th>Starter</th></tr>
    <tr><th scope="row">Single sign-on</th><td><span>Starter</span> not included</td></tr></table>
    <ul><li><p>Support</p><p>support@x.example</p></li><li><a href="/a">Discovery <span>from $9,500</span><span>2 weeks</span></a></li></ul>`);
  expect(parts.map(({ heading, words }) => [heading, words])).toEqual([
    ['Single sign-on', 'Starter not included'],
    ['Plans', 'Support, support@x.example\nDiscovery from $9,500 2 weeks'],
  ]);
});

test('reads a card of a record as one line of a list', () => {
  const [part] =
    partsOf(`<h1>Jobs</h1><ul><li><article><h3><a href="/careers/engineer">Engineer</a></h3>
    <p>Builds flows. Runs them.</p><a href="/careers/engineer">Apply</a></article></li></ul>`);
  expect(part).toMatchObject({ words: 'Engineer: Builds flows; Runs them.', isList: true });
});

test.each([
  ['controls', '<form><label>Name</label></form><button>Send</button>'],
  ['links to more', '<div><a href="/booking">Book a Demo</a></div>'],
  ['listings', '<pre>select 1</pre>'],
  ['hidden parts', '<p hidden>Running now</p><p aria-hidden="true">8 Dec</p>'],
  ['empty states', '<div data-empty="true"><p>No webinar is planned at the moment</p></div>'],
  ['scripts', '<script>var a = "x"</script><svg><text>Figure</text></svg>'],
])('leaves out %s', (_, html) => {
  expect(partsOf(`<h1>Title</h1><p>Kept.</p>${html}`)).toMatchObject([{ words: 'Kept.' }]);
});

test.each(['', '<p>', '<main>', '<main><h1></h1><table><tr></tr></table></main>'])(
  'finds nothing in %j',
  (html) => {
    expect(pageParts(html).parts).toEqual([]);
  },
);
