import type { Page } from '@playwright/test';
import { paths } from '../../lib/paths.ts';
import { fill, SMALL } from '../../supabase/tests/volume/volume.ts';
import { EMBEDDED_API, once, type Row } from '../row.ts';
import { type Context, throttleOf } from '../support/context.ts';
import { type Press, press } from '../support/press.ts';
import { percentile } from '../support/statistics.ts';

const { admin } = paths;

type Interaction = {
  name: string;
  from: string;
  /** The element to click or to select from. */
  on: string;
  /** The option or the key, otherwise a click. */
  choice?: string;
  key?: string;
  /** A visible element of the result, and how its text starts. */
  shows: string;
  text?: string;
};

const opens = (path: string, name: string, shows: string): Interaction => ({
  name: `sidebar: ${name}`,
  from: admin.notifications,
  on: `aside nav a[href="${path}"]`,
  shows,
});
const drawer = '[role=dialog] form, [role=dialog] dl';

/** The most common interactions of staff, each with an element that only its result contains. */
const interactions: Interaction[] = [
  opens(admin.dashboard, 'dashboard', '#deal-figures'),
  opens(admin.bookings, 'bookings', 'section[aria-label=Bookings] td'),
  opens(admin.tasks, 'tasks', '[data-task-rows] td'),
  opens(admin.calendar, 'calendar', '.fc-event'),
  {
    name: 'open a booking',
    from: admin.bookings,
    on: 'tbody a[data-open] >> nth=0',
    shows: drawer,
  },
  { name: 'open a task', from: admin.tasks, on: 'tbody a[data-open] >> nth=0', shows: drawer },
  {
    name: 'filter tasks',
    from: `${admin.tasks}?status=all`,
    on: 'select[name=status]',
    choice: 'completed',
    shows: 'tbody [data-menu=status]',
    text: 'Completed',
  },
  {
    name: 'menu of a status',
    from: admin.tasks,
    on: '[data-menu=status] >> nth=0',
    shows: '[role=menuitem]',
  },
  {
    name: 'Command-K',
    from: admin.bookings,
    on: 'body',
    key: 'Control+k',
    shows: '[role=dialog] [role=option]',
  },
  {
    name: 'notifications',
    from: admin.bookings,
    on: '[popovertarget=notifications]',
    shows: '#notifications h2',
  },
];

async function act(page: Page, { on, choice, key }: Interaction) {
  const element = page.locator(on);
  if (choice) await element.selectOption(choice);
  else if (key) await element.press(key);
  else await element.click();
}

const SPEEDS = [
  { rate: 1, name: 'interaction', cpu: '', shown: 200, inp: 100 },
  { rate: 4, name: 'interaction-slow', cpu: ', CPU four times slower', shown: 600, inp: 200 },
] as const;
type Speed = (typeof SPEEDS)[number];

/** Returns the times of each interaction at a CPU speed, the first on a page that has just loaded. */
const measure = ({ asLeader, rounds }: Context, { rate }: Speed) =>
  asLeader(async (desk, { url, stack }) => {
    await fill(stack.sql, SMALL);
    const page = await desk.newPage();
    const throttle = await throttleOf(page);
    const presses: { subject: string; times: Press[] }[] = [];
    for (const interaction of interactions) {
      const times: Press[] = [];
      // The first one warms up the server.
      for (let round = -1; round < rounds; round++) {
        await page.goto(url + interaction.from, { waitUntil: 'networkidle' });
        await throttle(rate);
        const time = await press(page, interaction, () => act(page, interaction));
        await throttle(1);
        if (round >= 0) times.push(time);
      }
      presses.push({ subject: interaction.name, times });
    }
    return presses;
  });

function rowsOf(speed: Speed): Row[] {
  const presses = once((context) => measure(context, speed));
  const row = (name: string, what: string, figure: keyof Press): Row => ({
    name,
    what: `p75 of ${what}${speed.cpu}`,
    unit: 'ms',
    bar: { most: speed[figure] },
    stack: EMBEDDED_API,
    measure: async (context) =>
      (await presses(context)).map(({ subject, times }) => ({
        subject,
        ours: [
          percentile(
            times.map((one) => one[figure]),
            0.75,
          ),
        ],
      })),
  });
  const shown = 'ten staff interactions, from the press to the frame with the result';
  return [row(speed.name, shown, 'shown'), row(`${speed.name}-inp`, 'their INP', 'inp')];
}

export const interactionRows: Row[] = SPEEDS.flatMap(rowsOf);
