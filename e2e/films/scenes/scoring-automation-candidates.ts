import type { Film } from '../film.ts';

const columns = [
  'Process',
  'Cases a week',
  'Minutes each',
  'Hours a year',
  'Same path',
  'Weeks to build',
  'Score',
];

/** Cells of a process, in the order of the columns. */
const processes = [
  ['Order confirmations', '400', '3', '1,040', '9 of 10', '5', '187'],
  ['Travel expenses', '9', '25', '195', '8 of 10', '5', '31'],
  ['Supplier onboarding', '12', '42', '437', '3 of 10', '10', '13'],
];

/** The date two weeks from now, 2026-12-09. */
const inTwoWeeks = () => new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);

/** The sheet of the webinar, filled in for three processes, and the decision as a task. */
export const scoringAutomationCandidates: Film = {
  slug: 'scoring-automation-candidates',
  label: 'RECORDING · WEBINAR',
  title: 'Scoring automation candidates',
  text: 'One sheet, three processes, and what happens to the one that wins.',
  async shoot({ camera, sheet, page, open }) {
    const fillRow = async (row: number, from: number, until: number) => {
      for (let column = from; column <= until; column += 1) {
        await sheet.fill(row, column, processes[row]?.[column] ?? '');
        await camera.point(sheet.cell(row, column));
        await camera.hold(0.5);
      }
    };

    camera.chapter('The sheet');
    await sheet.show(
      'Which process first?',
      columns,
      processes.map(([name = '']) => name),
    );
    await camera.say('Three processes that participants had sent in, on one sheet.');
    await camera.say('Two questions ask for the volume: cases a week, and minutes each.', () =>
      fillRow(0, 1, 2),
    );
    await camera.say('Order confirmations: 400 a week at three minutes, by the stopwatch.', () =>
      sheet.formula('400 × 3 minutes × 52 weeks ÷ 60 = 1,040 hours a year'),
    );
    await camera.say('That makes 1,040 hours a year.', () => fillRow(0, 3, 3));

    camera.chapter('The score');
    await camera.say(
      'Nine of ten recent cases followed the same path, so 936 hours can be saved.',
      () => fillRow(0, 4, 4),
    );
    await camera.say('Building it takes five weeks. 936 divided by five is 187.', async () => {
      await sheet.formula('1,040 × 0.9 ÷ 5 weeks = 187 hours saved for each week of work');
      await fillRow(0, 5, 6);
    });
    await camera.say(
      'Travel expenses came with the angriest mail. There are nine a week.',
      async () => {
        await sheet.formula('9 × 25 minutes × 52 ÷ 60 × 0.8 ÷ 5 = 31');
        await fillRow(1, 1, 6);
      },
    );
    await camera.say(
      'Supplier onboarding is slow and hated, but only three of ten take the same path.',
      async () => {
        await sheet.formula('12 × 42 minutes × 52 ÷ 60 × 0.3 ÷ 10 = 13');
        await fillRow(2, 1, 6);
      },
    );
    await camera.say(
      'So it needs a better form first. The winner is the one that nobody had complained about.',
      async () => {
        await sheet.formula('Ten apart is a tie. These are not.');
        await sheet.mark(0, 'best');
        await sheet.mark(2, 'faint');
      },
    );

    camera.chapter('From the score to a task');
    await open('/admin/tasks', 'leader');
    await camera.say('A decision that nobody writes down is made again in March.');
    await camera.say('So the winner becomes a task.', async () => {
      await camera.press(page.getByRole('link', { name: 'New task' }).first(), () =>
        page.getByRole('textbox', { name: /^Title/ }).waitFor(),
      );
    });
    await camera.say('The first step is small: ten cases, with a stopwatch.', () =>
      camera.write(
        page.getByRole('textbox', { name: /^Title/ }),
        'Order confirmations: time ten cases',
      ),
    );
    await camera.say(
      'What the sheet said is kept beside it, for the day when somebody asks why.',
      () =>
        camera.write(
          page.getByRole('textbox', { name: /^Description/ }),
          'Score 187: 400 a week, 3 minutes, 9 of 10 on one path, 5 weeks.',
        ),
    );
    await camera.say('It gets a day, and a name.', async () => {
      await page.getByLabel('Due date').fill(inTwoWeeks());
      await camera.point(page.getByLabel('Due date'));
      await page.getByLabel('Assignee').selectOption({ label: 'Daniel Okafor' });
      await camera.point(page.getByLabel('Assignee'));
    });
    await camera.say('Then it is in the list of the person who does it.', () =>
      camera.press(page.getByRole('button', { name: 'Create task' }), () =>
        page.getByText('Order confirmations: time ten cases').first().waitFor(),
      ),
    );
  },
};
