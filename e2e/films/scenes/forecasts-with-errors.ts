import type { Film } from '../film.ts';

const columns = ['Monday', 'Forecast', 'Mean of four Mondays', 'Calls', 'Calls ÷ forecast'];
/** The last five of 26 Mondays. Each mean is that of the calls on the four Mondays before. */
const mondays = [
  ['22nd', '815', '840', '790', '0.97'],
  ['23rd', '830', '819', '930', '1.12'],
  ['24th', '870', '851', '766', '0.88'],
  ['25th', '845', '829', '845', '1.00'],
  ['26th', '820', '833', '959', '1.17'],
];
const ranks = ['Lowest of 26', '13th', '24th', 'Highest'];

/** From a forecast without an error to a roster: baseline, track record, ninth of ten, people. */
export const forecastsWithErrors: Film = {
  slug: 'forecasts-with-errors',
  kind: 'highlights',
  from: 'Priya Raman',
  title: 'Forecasts that state their error',
  text: 'From 840 calls to 23 people, with a spreadsheet and 26 Mondays.',
  async shoot({ camera, sheet }) {
    const fill = (column: number, texts: readonly string[]) =>
      sheet.fillColumn(camera, column, texts);
    const fillColumn = (column: number) =>
      fill(
        column,
        mondays.map((cells) => cells[column] ?? ''),
      );

    await camera.chapter(
      'A number without its error',
      '840 calls are forecast for Monday. How wrong is that likely to be?',
    );
    await sheet.show('Next Monday', ['', 'Forecast', 'Each person', 'People'], ['Calls']);
    await camera.say('The forecast for next Monday is 840 calls.', () => sheet.fill(0, 1, '840'));
    await camera.say('One person handles 42 calls a day.', () => sheet.fill(0, 2, '42'));
    await camera.say(
      'My first guess is 20 people. It would be enough if the forecast were right.',
      async () => {
        await sheet.fill(0, 3, '20');
        await sheet.formula('840 ÷ 42 = 20 people');
      },
    );
    await camera.say(
      'It is wrong by about eleven percent, and on a bad Monday the queue lasts until five.',
    );

    await camera.chapter(
      'The baseline to beat',
      'First the plainest method: the mean of the last four Mondays.',
    );
    await sheet.bars('Mean error of a Monday forecast', [
      { label: 'Mean of four Mondays', value: 14, figure: '14 percent' },
      { label: 'Our model', value: 11, figure: '11 percent' },
    ]);
    await camera.say('Before any model, I take the mean of the last four Mondays.', () =>
      sheet.mark(0, 'best'),
    );
    await camera.say('It costs nothing, and its mean error here was 14 percent.');
    await camera.say(
      'The model knows holidays, mailings and weather. It took two months, and its error is 11.',
      () => camera.point(sheet.cell(1, 0)),
    );
    await camera.say('So it earns its place, by three points.');
    await camera.say(
      'I have seen models lose to the four Mondays. You only notice if you keep score.',
    );

    await camera.chapter(
      'Keep a track record',
      'Write each forecast down on the day it is made, and never overwrite it.',
    );
    await sheet.show(
      'What we said, and how many called',
      columns,
      mondays.map(([name = '']) => name),
    );
    await camera.say('One row for each Monday. The forecast is written first.', () =>
      fillColumn(1),
    );
    await camera.say(
      'Their system overwrote it every night, so its past looked better than it had been.',
    );
    await camera.say('In the next column, the mean of the four Mondays before.', () =>
      fillColumn(2),
    );
    await camera.say('On Monday evening I add how many called.', () => fillColumn(3));
    await camera.say('Calls divided by forecast: this ratio is what a roster needs.', () =>
      fillColumn(4),
    );
    await camera.say('On the 26th Monday 959 people called, and the forecast was 820.', () =>
      sheet.formula('959 ÷ 820 = 1.17'),
    );

    await camera.chapter(
      'Nine Mondays in ten',
      'Sort the 26 ratios. In nine of ten weeks the calls stayed below 1.12 times the forecast.',
    );
    await sheet.show(
      '26 ratios, sorted',
      ['Place', 'Calls ÷ forecast', 'People for a forecast of 840'],
      ranks,
    );
    await camera.say('After half a year I sort the ratios. Ours ran from 0.88 to 1.17.', () =>
      fill(1, ['0.88', '1.00', '1.12', '1.17']),
    );
    await camera.say(
      'About half of the Mondays are above 1.00. That is why 20 people fall short.',
      () => camera.point(sheet.cell(1, 1)),
    );
    await camera.say(
      'Nine in ten stayed below 1.12. So I plan for 840 times 1.12: 940 calls.',
      async () => {
        await sheet.mark(2, 'best');
        await sheet.formula('840 × 1.12 = 940 calls');
      },
    );
    await camera.say('At 42 calls a day, that is 23 people.', async () => {
      await sheet.formula('840 × 1.12 = 940 calls\n940 ÷ 42 = 22.4, so 23 people');
      await fill(2, ['18', '20', '23', '24']);
    });

    await camera.chapter(
      'What three more people buy',
      'With 20 people every second Monday is short. With 23 it is about one in ten.',
    );
    await sheet.bars('Mondays with too few people', [
      { label: 'With 20 people', value: 50, figure: '1 in 2' },
      { label: 'With 23 people', value: 10, figure: 'about 1 in 10' },
    ]);
    await camera.say('Three people cost money. Now the manager can see what they buy.', () =>
      sheet.mark(1, 'best'),
    );
    await camera.say('She may choose another percentile. It is her decision about the service.');
    await camera.say(
      'The figure cannot tell her about holidays or a new product. Keep those apart.',
    );
    await camera.say('With fewer than ten rows, wait: one odd Monday would decide.');
  },
};
