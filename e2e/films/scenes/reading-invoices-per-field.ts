import type { Film } from '../film.ts';

const columns = ['Field', 'Wrong values', 'What an error costs', 'A person looks below'];
const fields = [
  ['Line quantities', '71', 'a call, about 12 minutes', '97.0'],
  ['Delivery date', '38', 'nothing', 'never'],
  ['Order number', '29', 'a search, about 4 minutes', '95.0'],
  ['Payment terms', '17', 'a reminder too early', '90.0'],
  ['Bank account', '6', '4,200 dollars, for three weeks', '99.5'],
  ['Nine other fields', '24', 'seconds', '85.0'],
];
const names = fields.map(([name = '']) => name);

/** The errors of 1,200 invoices by field: counted, priced, and caught by a threshold for each field. */
export const readingInvoicesPerField: Film = {
  slug: 'reading-invoices-per-field',
  kind: 'highlights',
  from: 'Daniel Okafor',
  title: 'Reading invoices, field by field',
  text: 'Why 97 percent for a page hides the errors that cost money.',
  async shoot({ camera, sheet }) {
    const fillColumn = (column: number) =>
      sheet.fillColumn(
        camera,
        column,
        fields.map((cells) => cells[column] ?? ''),
      );

    await camera.chapter(
      'One number hides the rest',
      '97 percent is an average over the page. 141 of 1,200 invoices still had an error on them.',
    );
    await sheet.show('1,200 invoices, 14 fields', columns.slice(0, 1), names);
    await camera.say('1,200 invoices. 14 fields on each. The vendor’s report said 97 percent.');
    await camera.say(
      'We typed all of them by hand, twice, and compared 16,800 values. It took a while.',
      () => sheet.formula('1,200 × 14 = 16,800 values'),
    );
    await camera.say('185 values were wrong. That’s about one in a hundred.', () =>
      sheet.formula('185 of 16,800 values = 1.1 %'),
    );
    await camera.say('But they sat on 141 invoices: nearly one in eight.', () =>
      sheet.formula('185 of 16,800 values = 1.1 %\n141 of 1,200 invoices = 11.8 %'),
    );

    await camera.chapter(
      'Count the errors by field',
      '71 of the 185 errors are in one field. Six are in the field that moves money.',
    );
    await sheet.show('185 wrong values, by field', columns, names);
    await camera.say('So we counted by field.', () => fillColumn(1));
    await camera.say('Line quantities lead: suppliers print units and cartons side by side.', () =>
      camera.point(sheet.cell(0, 1)),
    );
    await camera.say(
      'The delivery date is second. Many invoices have three dates, and the model likes the first.',
      () => camera.point(sheet.cell(1, 1)),
    );
    await camera.say('The bank account was wrong six times. Remember the six.', () =>
      camera.point(sheet.cell(4, 1)),
    );

    await camera.chapter(
      'Put a price on each error',
      'Accounts payable knows what each wrong field costs. For the delivery date it’s nothing.',
    );
    await camera.say('We asked accounts payable what happens when each field is wrong.', () =>
      fillColumn(2),
    );
    await camera.say(
      'The delivery date: nothing. No booking depends on it. We stopped reading it that afternoon.',
      async () => {
        await sheet.mark(1, 'faint');
        await camera.point(sheet.cell(1, 2));
      },
    );
    await camera.say('A wrong quantity: a call to the warehouse, about twelve minutes.', () =>
      camera.point(sheet.cell(0, 2)),
    );
    await camera.say(
      'A wrong bank account sends 4,200 dollars to a stranger. It takes three weeks to get it back.',
      async () => {
        await sheet.mark(4, 'best');
        await camera.point(sheet.cell(4, 2));
      },
    );
    await camera.say('Six errors there matter more than 71 in the quantities.');

    await camera.chapter(
      'Set a threshold for each field',
      'Strict where an error costs money, loose where no booking depends on the value.',
    );
    await camera.say('Each field got its own threshold, from the corrections of six weeks.', () =>
      fillColumn(3),
    );
    await camera.say('A bank account below 99.5 always goes to a person.', () =>
      camera.point(sheet.cell(4, 3)),
    );
    await sheet.bars('Invoices that a person has to look at', [
      { label: 'One threshold for the page', value: 372, figure: '372' },
      { label: 'One for each field', value: 186, figure: '186' },
    ]);
    await camera.say('With one threshold for the page, 372 of 1,200 invoices went to review.');
    await camera.say('With one for each field, 186 did. That’s half.', () => sheet.mark(1, 'best'));
    await camera.say('Errors that got through: 22 before, 9 after.', () =>
      sheet.formula('errors that got through: 22 → 9'),
    );

    await camera.chapter(
      'What it saves, and how to start',
      'For 1,200 invoices, 6.2 hours of review become 34 minutes.',
    );
    await sheet.bars('Time in review for 1,200 invoices', [
      { label: 'One threshold for the page', value: 372, figure: '6.2 hours' },
      { label: 'One for each field', value: 34, figure: '34 minutes' },
    ]);
    await camera.say(
      'The person sees only the field in doubt. That takes eleven seconds instead of a minute.',
      () => sheet.formula('372 × 60 seconds = 6.2 hours\n186 × 11 seconds = 34 minutes'),
    );
    await camera.say('You’ll need about 200 corrections for each field that matters.', () =>
      sheet.mark(1, 'best'),
    );
    await camera.say('New suppliers: check the first ten invoices, whatever the model says.');
    await camera.say('Your next step: ask your vendor for the error rate by field.');
  },
};
