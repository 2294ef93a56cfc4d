import type { Film } from '../film.ts';

const questions = [
  ['How many cases a week?', 'volume'],
  ['How many minutes each?', 'volume'],
  ['What does an error cost?', 'money'],
  ['How many of ten cases follow the same path?', 'rules'],
  ['Who decides when the rules are unclear?', 'rules'],
  ['Is the input digital?', 'rules'],
  ['Will the process exist in two years?', 'rules'],
];

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

const TASK = 'Order confirmations: time ten cases';

/** The date two weeks from now, 2026-12-09. */
const inTwoWeeks = () => new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);

/** The sheet of the webinar, filled in for three processes, and the decision as a task. */
export const scoringAutomationCandidates: Film = {
  slug: 'scoring-automation-candidates',
  kind: 'highlights',
  from: 'Sofia Reyes',
  title: 'Scoring automation candidates',
  text: 'One sheet, seven questions, and a ranking that survives the meeting.',
  async shoot({ camera, sheet, page, open, service }) {
    // A task of an earlier recording would appear next to the new one.
    await service.from('tasks').delete().eq('title', TASK).throwOnError();
    const fillRow = async (row: number, from: number, until: number) => {
      for (let column = from; column <= until; column += 1) {
        await sheet.fill(row, column, processes[row]?.[column] ?? '');
        await camera.point(sheet.cell(row, column));
        await camera.hold(0.3);
      }
    };

    await camera.chapter(
      'Seven questions, one score',
      'Most lists are in the order of who complained last. With a sheet you discuss one number.',
    );
    await sheet.show(
      'What to ask about a process',
      ['Question', 'It tells you about'],
      questions.map(([question = '']) => question),
    );
    await camera.say('You’ve all got a list at your office. Who put it in that order?');
    await camera.say('Try this: ask the same seven questions about each process.', async () => {
      for (const [row, [, about = '']] of questions.entries()) {
        await sheet.fill(row, 1, about);
        await camera.hold(0.4);
      }
    });
    await camera.say('What does an error cost? In dollars, and count the phone call, too.', () =>
      camera.point(sheet.cell(2, 0)),
    );
    await camera.say('The other four ask whether the rules hold. Take the last ten cases.', () =>
      camera.point(sheet.cell(3, 0)),
    );
    await camera.say(
      'If you skip one, it’ll be the last: will the process exist in two years?',
      () => camera.point(sheet.cell(6, 0)),
    );

    await camera.chapter(
      'Order confirmations: 187',
      '936 hours a year are within reach, for five weeks of building.',
    );
    await sheet.show(
      'Three processes that you sent in',
      columns,
      processes.map(([name = '']) => name),
    );
    await camera.say('Three processes that you sent in. We begin with order confirmations.', () =>
      fillRow(0, 1, 2),
    );
    await camera.say(
      '400 a week, and three minutes each, by the stopwatch: 1,040 hours a year.',
      async () => {
        await sheet.formula('400 × 3 minutes × 52 weeks ÷ 60 = 1,040 hours a year');
        await fillRow(0, 3, 3);
      },
    );
    await camera.say(
      'Nine of ten recent cases took the same path, so you can save 936 hours.',
      async () => {
        await sheet.formula('1,040 × 0.9 = 936 hours a year');
        await fillRow(0, 4, 4);
      },
    );
    await camera.say('Building it takes five weeks. And then you divide: 187.', async () => {
      await sheet.formula('936 ÷ 5 weeks = 187 hours saved for each week of work');
      await fillRow(0, 5, 6);
    });

    await camera.chapter(
      'The loudest complaint: 31',
      'Travel expenses came with the angriest mail. There are nine a week.',
    );
    await camera.say(
      'Travel expenses came with the angriest mail. But look, there are nine a week.',
      async () => {
        await sheet.formula('9 × 25 minutes × 52 ÷ 60 × 0.8 ÷ 5 = 31');
        await fillRow(1, 1, 6);
      },
    );
    await camera.say('Supplier onboarding is slow, and the whole team hates it.', async () => {
      await sheet.formula('12 × 42 minutes × 52 ÷ 60 × 0.3 ÷ 10 = 13');
      await fillRow(2, 1, 6);
    });
    await camera.say('Only three in ten take the same path. It needs a better form first.', () =>
      camera.point(sheet.cell(2, 4)),
    );

    await camera.chapter(
      'When the sheet is wrong',
      'Ten points apart is a tie. And score again when the volume changes.',
    );
    await sheet.bars('Hours saved for each week of work', [
      { label: 'Order confirmations', value: 187, figure: '187' },
      { label: 'Travel expenses', value: 31, figure: '31' },
      { label: 'Supplier onboarding', value: 13, figure: '13' },
    ]);
    await camera.say('Order confirmations win. You hadn’t heard one complaint about them.', () =>
      sheet.mark(0, 'best'),
    );
    await camera.say(
      'Please don’t argue about 180 or 187. That’s a tie: take the one whose owner wants it.',
    );
    await camera.say(
      'Is a score low? Look at the form. Three new fields can be your cheapest project this year.',
      () => sheet.mark(2, 'faint'),
    );
    await camera.say('And keep the sheet. After a merger, one client’s number six came first.');

    await camera.chapter(
      'From the score to a task',
      'Write the decision down, with a name and a day. You won’t have to make it again in March.',
    );
    await open('/admin/tasks', 'leader');
    await camera.say('So the winner becomes a task.', () =>
      camera.press(page.getByRole('link', { name: 'New task' }).first(), () =>
        page.getByRole('textbox', { name: /^Title/ }).waitFor(),
      ),
    );
    await camera.say('The first step is small: ten cases, with a stopwatch.', () =>
      camera.write(page.getByRole('textbox', { name: /^Title/ }), TASK),
    );
    await camera.say('Copy the numbers from the sheet, for the day when your boss asks why.', () =>
      camera.write(
        page.getByRole('textbox', { name: /^Description/ }),
        'Score 187: 400 a week, 3 minutes, 9 of 10 on one path, 5 weeks.',
      ),
    );
    await camera.say('Give it a day and a name. Daniel times the ten cases.', async () => {
      await page.getByRole('dialog').getByLabel('Due date').fill(inTwoWeeks());
      await camera.point(page.getByRole('dialog').getByLabel('Due date'));
      await page
        .getByRole('dialog')
        .getByLabel('Assignee')
        .selectOption({ label: 'Daniel Okafor' });
      await camera.point(page.getByRole('dialog').getByLabel('Assignee'));
    });
    await camera.say('And then it’s on his list. Try it on Monday, with five of your own.', () =>
      camera.press(page.getByRole('button', { name: 'Create task' }), () =>
        page.getByText(TASK).first().waitFor(),
      ),
    );
  },
};
