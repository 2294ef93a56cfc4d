import type { Film } from '../film.ts';

const columns = ['Field', 'Wrong values', 'What an error costs', 'A person looks below'];
const fields = [
  ['Line quantities', '71', 'a call, about 12 minutes', '97.0'],
  ['Delivery date', '38', 'nothing: nobody books by it', 'never'],
  ['Order number', '29', 'a search, about 4 minutes', '95.0'],
  ['Payment terms', '17', 'a reminder too early', '90.0'],
  ['Bank account', '6', '4,200 dollars, for three weeks', '99.5'],
  ['Nine other fields', '24', 'seconds', '85.0'],
];

/** The errors of 1,200 invoices by field, and the case that calculates thresholds by field. */
export const readingInvoicesPerField: Film = {
  slug: 'reading-invoices-per-field',
  label: 'RECORDING · WEBINAR',
  title: 'Reading invoices, field by field',
  text: '97 percent for a page hides the errors that cost money.',
  async shoot({ camera, sheet, page, open }) {
    const fillColumn = (column: number) => sheet.fillColumn(camera, fields, column);

    camera.chapter('Where the errors are');
    await sheet.show(
      '1,200 invoices, 14 fields, 16,800 values',
      columns,
      fields.map(([name = '']) => name),
    );
    await camera.say('We typed 1,200 invoices by hand, twice, and compared all 16,800 values.');
    await camera.say(
      '185 were wrong. That is one percent, and it sat on nearly every eighth invoice.',
      () => sheet.formula('185 of 16,800 values = 1.1 %\n141 of 1,200 invoices = 11.8 %'),
    );
    await camera.say(
      'Now by field. Line quantities lead: units and cartons stand side by side.',
      () => fillColumn(1),
    );

    camera.chapter('What an error costs');
    await camera.say('Then we asked accounts payable what happens when each field is wrong.', () =>
      fillColumn(2),
    );
    await camera.say(
      'The delivery date: nothing. Nobody books by it, so we stopped reading it.',
      async () => {
        await sheet.mark(1, 'faint');
        await camera.point(sheet.cell(1, 2));
      },
    );
    await camera.say(
      'A wrong bank account sends 4,200 dollars to somebody else, for three weeks.',
      async () => {
        await sheet.mark(4, 'best');
        await camera.point(sheet.cell(4, 2));
      },
    );

    camera.chapter('A threshold for each field');
    await camera.say(
      'So each field got a threshold of its own: strict where money leaves the house.',
      () => fillColumn(3),
    );
    await camera.say(
      'With one threshold for the page, 372 invoices went to a person. Now 186 do.',
      () => sheet.formula('in review: 372 → 186\nerrors that got through: 22 → 9'),
    );
    await camera.say(
      'The person sees only the field in doubt: eleven seconds, and no longer a minute.',
    );

    camera.chapter('Counted at a customer');
    await open('/cases/brightwell-invoices');
    await camera.say('What it did at Brightwell Foods stands on our site, with the price.');
    await camera.say(
      'Each figure says who measured it, on which days, and from which source.',
      () => camera.scrollTo(page.locator('[id^="figure-"]').first(), 150),
    );
    await camera.say(
      'That is the point of a figure by field: somebody else can count it again.',
      () => camera.point(page.locator('[id^="figure-"]').first()),
    );
  },
};
