import type { Film } from '../film.ts';

const columns = ['Monday', 'Forecast', 'Mean of four Mondays', 'Came', 'Came ÷ forecast'];
const mondays = [
  ['2 March', '815', '840', '790', '0.97'],
  ['9 March', '830', '805', '930', '1.12'],
  ['16 March', '870', '850', '766', '0.88'],
  ['23 March', '845', '870', '845', '1.00'],
  ['30 March', '820', '835', '959', '1.17'],
];

/** The track record of a forecast, the resulting roster, and a record that cannot be overwritten. */
export const forecastsWithErrors: Film = {
  slug: 'forecasts-with-errors',
  label: 'RECORDING · WEBINAR',
  title: 'Forecasts that state their error',
  text: 'From 840 calls to 23 people, by a sheet that is never overwritten.',
  async shoot({ camera, sheet, page, open }) {
    const fillColumn = (column: number) => sheet.fillColumn(camera, mondays, column);

    camera.chapter('Keep a track record');
    await sheet.show(
      'What was said, and what came',
      columns,
      mondays.map(([name = '']) => name),
    );
    await camera.say(
      'The forecast for next Monday is 840 calls. It is certain to be wrong. By how much?',
    );
    await camera.say(
      'Write each forecast down on the day it is made, and never overwrite it.',
      () => fillColumn(1),
    );
    await camera.say(
      'Beside it, the simplest one that could work: the mean of the last four Mondays.',
      () => fillColumn(2),
    );
    await camera.say('On Monday evening, add what came.', () => fillColumn(3));
    await camera.say('What came, divided by the forecast, is the number that a roster needs.', () =>
      fillColumn(4),
    );

    camera.chapter('A roster that holds');
    await camera.say(
      'After 26 Mondays, sort these ratios. Ours ran from 0.88 to 1.17.',
      async () => {
        await sheet.mark(2, 'faint');
        await sheet.mark(4, 'faint');
      },
    );
    await camera.say(
      'Nine of ten stayed below 1.12. So plan for 840 times 1.12: that is 940 calls.',
      async () => {
        await sheet.mark(1, 'best');
        await sheet.formula('840 × 1.12 = 940 calls');
      },
    );
    await camera.say('One person handles 42 calls a day: 23 people, and not 20.', () =>
      sheet.formula('840 × 1.12 = 940 calls\n940 ÷ 42 = 22.4, so 23 people'),
    );
    await camera.say('With 20, every second Monday is short. With 23, about one in ten.');

    camera.chapter('A record of our own');
    await open('/proof');
    await camera.say('We keep such a record of ourselves. This page counts it from our own rows.');
    await camera.say(
      'A claim is followed by how it is counted, also where the figure is not good.',
      () => camera.scrollTo(page.getByRole('heading', { level: 2 }).nth(1)),
    );
    await camera.say(
      'A forecast that states its error is trusted longer than one that looks exact.',
      () => camera.scrollTo(page.getByRole('heading', { level: 2 }).nth(2)),
    );
  },
};
