import type { Locator, Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { addMinutes } from 'date-fns';
import { POLL_MS } from '../../components/records/use-polling.ts';
import { CALENDAR_HEIGHT } from '../../lib/calendar/grid.ts';
import type { Database } from '../../lib/core/supabase/database.types.ts';
import { formattedDate } from '../../lib/core/time/business-time.ts';
import { instantAt } from '../../lib/core/time/wall-clock.ts';
import { readableMoment, readableRange } from '../../lib/core/time/wording.ts';
import { bookingMoveNotices, notices } from '../../lib/notices.ts';
import { bookingPath, clientPath, taskPath } from '../../lib/paths/staff.ts';
import { paths } from '../../lib/paths.ts';
import { channelsOpen } from '../support/channels.ts';
import { cutConnection } from '../support/cut-connection.ts';
import { test as base, expect, people } from '../support/fixtures.ts';

type Booked = { id: string; name: string; email: string };
type Task = { id: string; name: string };
type Webinar = { id: string; name: string };

/** A month after the seed and after the days that visitors can book; each test uses separate days of it. */
const MONTHS_AHEAD = 3;

function quietMonth() {
  const now = new Date();
  const first = new Date(Date.UTC(now.getFullYear(), now.getMonth() + MONTHS_AHEAD, 1, 12));
  const name = first.toLocaleString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const day = (date: number) =>
    `${first.toISOString().slice(0, 8)}${String(date).padStart(2, '0')}`;
  return { name, day };
}

const month = quietMonth();

/** A Sunday of that month, without consultations and not covered by toasts. */
function sunday(weeksBefore = 0): string {
  return month.day(sundayDate() - 7 * weeksBefore);
}

/** The following Monday, which toasts do not cover either. */
const monday = () => month.day(sundayDate() + 1);

function sundayDate(): number {
  const dates = [20, 21, 22, 23, 24, 25, 26];
  const isSunday = (date: number) => new Date(`${month.day(date)}T12:00:00Z`).getUTCDay() === 0;
  return dates.find(isSunday) ?? 20;
}

/** The visitor's full name. */
const visitor = ({ name }: Booked) => `${name} Byron`;

const test = base.extend<{
  /** Concurrent bookings need different seats. */
  book: (day: string, time: string, seat?: number) => Promise<Booked>;
  addTask: (day: string, time: string, assignee: keyof typeof people) => Promise<Task>;
  /** A published webinar with one registrant. */
  addWebinar: (day: string, time: string) => Promise<Webinar>;
}>({
  book: async ({ service }, use) => {
    const ids: string[] = [];
    await use(async (day, time, seat = 1) => {
      const mark = crypto.randomUUID().slice(0, 8);
      const name = `Ada ${mark}`;
      const email = `${mark}@engines.example`;
      const startsAt = instantAt(day, time).toISOString();
      await service
        .from('consultation_bookings')
        .delete()
        .eq('preferreddate', startsAt)
        .eq('seat', seat)
        .throwOnError();
      const { data } = await service
        .from('consultation_bookings')
        .insert({
          firstname: name,
          lastname: 'Byron',
          company: 'Engines Ltd',
          email,
          phone: '+1 212 555 0100',
          preferreddate: startsAt,
          ends_at: addMinutes(startsAt, 30).toISOString(),
          projectdescription: 'Invoices typed by hand',
          seat,
        })
        .select('id')
        .single()
        .throwOnError();
      ids.push(data.id);
      // The task of the playbook would be an additional entry on the day before.
      await service.from('tasks').delete().eq('booking_id', data.id).throwOnError();
      return { id: data.id, name, email };
    });
    await service.from('consultation_bookings').delete().in('id', ids).throwOnError();
  },

  addTask: async ({ service }, use) => {
    const ids: string[] = [];
    const idOf = async (person: keyof typeof people) => {
      const query = service.from('user_profiles').select('id').eq('email', people[person]);
      return (await query.single().throwOnError()).data.id;
    };
    await use(async (day, time, assignee) => {
      const name = `Map the process ${crypto.randomUUID().slice(0, 8)}`;
      const { data } = await service
        .from('tasks')
        .insert({
          title: name,
          description: 'Talk to both clerks',
          due_date: instantAt(day, time).toISOString(),
          priority: 'urgent',
          assigned_to: await idOf(assignee),
          created_by: await idOf('leader'),
        })
        .select('id')
        .single()
        .throwOnError();
      ids.push(data.id);
      return { id: data.id, name };
    });
    await service.from('tasks').delete().in('id', ids).throwOnError();
  },

  addWebinar: async ({ service }, use) => {
    const ids: string[] = [];
    await use(async (day, time) => {
      const name = `Queues ${crypto.randomUUID().slice(0, 8)}`;
      const { data } = await service
        .from('webinars')
        .insert({
          slug: `test-${crypto.randomUUID()}`,
          title: name,
          description: 'A webinar that a test has made.',
          starts_at: instantAt(day, time).toISOString(),
          presenter: 'Kim Guestwell',
          state: 'published',
        })
        .select('id')
        .single()
        .throwOnError();
      ids.push(data.id);
      await service
        .from('webinar_registrations')
        .insert({
          firstname: 'Grace',
          lastname: 'Hopper',
          email: `${crypto.randomUUID()}@visitor.example`,
          webinarid: data.id,
          webinartitle: name,
        })
        .throwOnError();
      return { id: data.id, name };
    });
    await service.from('webinars').delete().in('id', ids).throwOnError();
  },
});

const event = (page: Page, { name }: { name: string }) =>
  page.locator('.fc-event', { hasText: name });
/** Matches webinar entries only, because tasks of a playbook contain the title of the webinar, too. */
const webinarEvent = (page: Page, webinar: Webinar) =>
  event(page, webinar).and(page.locator('.event-webinar'));
const dayCell = (page: Page, day: string) => page.locator(`.fc-daygrid-day[data-date="${day}"]`);
const details = (page: Page) => page.getByRole('dialog');
const question = (page: Page, { name }: Booked) =>
  page.getByRole('dialog', { name: `Move the consultation with ${name}` });
const isLoaded = (page: Page) =>
  expect(page.locator('[aria-busy="false"] .fc-view')).toBeVisible({ timeout: 20_000 });

/** The calendar once its channel is open, because only then does it load missed changes. */
async function openLive(page: Page) {
  const open = channelsOpen(page, 'calendar-bookings');
  await page.goto(paths.admin.calendar);
  await open;
}

async function turnToMonth(page: Page) {
  await isLoaded(page);
  for (let turn = 0; turn < MONTHS_AHEAD; turn += 1) {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  await expect(page.getByRole('heading', { name: month.name })).toBeVisible();
  await isLoaded(page);
}

async function openWeekOf(page: Page, day: string) {
  await dayCell(page, day)
    .getByRole('button', { name: formattedDate(instantAt(day, '00:00')) })
    .first()
    .click();
  await page.getByRole('button', { name: 'Week', exact: true }).click();
  await isLoaded(page);
}

/** @param meanwhile runs while the event hovers over its new place */
async function drag(
  page: Page,
  from: Locator,
  to: { x: number; y: number },
  meanwhile?: () => Promise<void>,
) {
  // Waits until nothing covers it, such as a dialog that is fading out.
  await from.hover({ position: { x: 20, y: 8 } });
  const box = await from.boundingBox();
  if (!box) throw new Error('There is nothing to drag');
  await page.mouse.down();
  await page.mouse.move(box.x + 26, box.y + 14, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await meanwhile?.();
  await page.mouse.up();
}

/** Returns a drop point on a day in the month view. */
async function middleOf(page: Page, day: string) {
  const box = await dayCell(page, day).boundingBox();
  if (!box) throw new Error(`There is no day ${day}`);
  return { x: box.x + 40, y: box.y + 40 };
}

async function slot(page: Page, day: string, time: string) {
  const column = await page.locator(`.fc-timegrid-col[data-date="${day}"]`).boundingBox();
  const lane = await page.locator(`.fc-timegrid-slot-lane[data-time="${time}:00"]`).boundingBox();
  if (!column || !lane) throw new Error(`There is no slot ${day} ${time}`);
  return { x: column.x + column.width / 2, y: lane.y + 8 };
}

// The whole month must be visible, because entries below the viewport cannot be dragged.
test.use({ viewport: { width: 1440, height: 1000 } });

test.describe('a leader', () => {
  test.beforeEach(({ signInAs }) => signInAs('leader'));

  test('has month, week and day views', async ({ page }) => {
    await page.goto(paths.admin.calendar);
    await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
    await expect(page.getByText('View scheduled consultations and task due dates')).toBeVisible();
    await expect(page.getByText('All times are New York time.')).toBeVisible();
    await isLoaded(page);
    await expect(page.getByRole('button', { name: 'Month', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect((await page.locator('.fc').boundingBox())?.height).toBe(CALENDAR_HEIGHT);

    await page.getByRole('button', { name: 'Week', exact: true }).click();
    await isLoaded(page);
    const slots = page.locator('.fc-timegrid-slot-lane');
    await expect(slots).toHaveCount(20);
    await expect(slots.first()).toHaveAttribute('data-time', '08:00:00');
    await expect(slots.last()).toHaveAttribute('data-time', '17:30:00');

    await page.getByRole('button', { name: 'Day', exact: true }).click();
    await expect(page.locator('.fc-timeGridDay-view')).toBeVisible();
    const today = (await page.getByRole('heading', { level: 2 }).textContent()) ?? '';
    await page.getByRole('button', { name: 'Previous', exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: today })).toBeHidden();
    await page.getByRole('button', { name: 'Today', exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: today })).toBeVisible();
  });

  test('reads the details of a consultation by keyboard', async ({ page, book }) => {
    const booking = await book(month.day(2), '10:30');
    await page.goto(paths.admin.calendar);
    await turnToMonth(page);
    await event(page, booking).focus();
    await page.keyboard.press('Enter');
    const start = instantAt(month.day(2), '10:30');
    const end = instantAt(month.day(2), '11:30');
    const span = { start: start.toISOString(), end: end.toISOString() };
    for (const [term, definition] of [
      ['Type', 'Consultation'],
      ['Client', `${booking.name} Byron`],
      ['Company', 'Engines Ltd'],
      ['Email', booking.email],
      ['Phone', '+1 212 555 0100'],
      ['Status', 'Scheduled'],
      ['Owner', 'No one yet'],
      ['Time', readableRange(span)],
      ['Date', formattedDate(start)],
    ]) {
      await expect(details(page).locator('dl > div', { hasText: term }).first()).toContainText(
        `${definition}`,
      );
    }
    await expect(details(page).getByRole('link', { name: 'Open the booking' })).toHaveAttribute(
      'href',
      bookingPath(booking.id),
    );
    await expect(details(page).getByRole('link', { name: 'Open the client' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(details(page)).toBeHidden();
    await expect(event(page, booking)).toBeFocused();
  });

  test('reads the details of a task, and opens its booking and client', { tag: '@night' }, async ({
    page,
    addTask,
    book,
    service,
  }) => {
    const task = await addTask(month.day(3), '19:00', 'member');
    const booking = await book(month.day(25), '09:00');
    const { data: client } = await service.from('clients').select('id').limit(1).single();
    await service
      .from('tasks')
      .update({ booking_id: booking.id, client_id: client?.id ?? null })
      .eq('id', task.id)
      .throwOnError();
    await page.goto(paths.admin.calendar);
    await turnToMonth(page);
    await event(page, task).click();
    for (const definition of [
      'Task',
      'Talk to both clerks',
      'To do',
      'Urgent',
      readableMoment(instantAt(month.day(3), '19:00')),
    ]) {
      await expect(details(page).getByText(definition, { exact: true })).toBeVisible();
    }
    await expect(details(page).getByText('Assignee')).toBeVisible();
    for (const [name, path] of [
      ['Open the task', taskPath('admin', task.id)],
      ['Open the booking', bookingPath(booking.id)],
      ['Open the client', clientPath(client?.id ?? '')],
    ] as const) {
      await expect(details(page).getByRole('link', { name })).toHaveAttribute('href', path);
    }
    await details(page).getByRole('link', { name: 'Open the task' }).click();
    await expect(details(page).getByLabel('Title')).toHaveValue(task.name);
  });

  test('sees a booking appear, move and disappear while the calendar is open @live', async ({
    page,
    book,
    service,
  }) => {
    await openLive(page);
    await turnToMonth(page);
    const booking = await book(month.day(4), '09:00');
    await expect(dayCell(page, month.day(4)).locator(event(page, booking))).toBeVisible({
      timeout: 2000,
    });
    await expect(page.getByText(notices.bookingReceivedLive).first()).toBeVisible();

    const preferreddate = instantAt(month.day(5), '09:00').toISOString();
    await service
      .from('consultation_bookings')
      .update({ preferreddate, ends_at: addMinutes(preferreddate, 30).toISOString() })
      .eq('id', booking.id)
      .throwOnError();
    await expect(dayCell(page, month.day(5)).locator(event(page, booking))).toBeVisible({
      timeout: 2000,
    });
    await expect(event(page, booking)).toHaveCount(1);
    await expect(page.getByText(notices.bookingUpdatedLive).first()).toBeVisible();

    await service.rpc('cancel_booking', { booking_id: booking.id }).throwOnError();
    await expect(event(page, booking)).toBeHidden({ timeout: 2000 });
    await expect(page.getByText(notices.bookingCancelledLive).first()).toBeVisible();
  });

  test('loads missed changes without a live channel @live', { tag: '@night' }, async ({
    page,
    book,
  }) => {
    await page.routeWebSocket(/realtime/, () => {});
    await page.clock.install();
    await page.goto(paths.admin.calendar);
    await turnToMonth(page);
    const booking = await book(month.day(6), '09:00');
    await page.clock.fastForward(POLL_MS);
    await expect(event(page, booking)).toBeVisible({ timeout: POLL_MS - 1000 });
  });

  test('opens the day from "+n more"', { tag: '@night' }, async ({ page, book }) => {
    const bookings = [];
    for (const time of ['09:00', '09:30', '10:00', '10:30', '11:00']) {
      bookings.push(await book(month.day(9), time));
    }
    await page.goto(paths.admin.calendar);
    await turnToMonth(page);
    await expect(dayCell(page, month.day(9)).locator('.fc-event')).toHaveCount(3);
    await dayCell(page, month.day(9)).getByRole('button', { name: '+2 more' }).click();
    await expect(page.locator('.fc-timeGridDay-view')).toBeVisible();
    for (const booking of bookings) await expect(event(page, booking)).toBeVisible();
  });

  /** The booking's start in the database. */
  const startOf = async (service: SupabaseClient<Database>, { id }: Booked) => {
    const { data } = await service
      .from('consultation_bookings')
      .select('preferreddate')
      .eq('id', id)
      .single()
      .throwOnError();
    return new Date(data.preferreddate).toISOString();
  };

  /** The emails sent about a booking's new time. */
  const mailsOf = async (service: SupabaseClient<Database>, { id }: Booked) => {
    const { count } = await service
      .from('outbox')
      .select('id', { count: 'exact', head: true })
      .eq('record_id', id)
      .eq('topic', 'booking.rescheduled')
      .throwOnError();
    return count;
  };

  test('drags a booking, which moves only after confirmation', async ({ page, book, service }) => {
    const day = month.day(10);
    const [mine, other] = [await book(day, '09:00'), await book(day, '12:00')];
    // As many bookings as there are hosts.
    await book(day, '12:00', 2);
    const at = (time: string) => instantAt(day, time).toISOString();
    await page.goto(paths.admin.calendar);
    await turnToMonth(page);
    await openWeekOf(page, day);

    await drag(page, event(page, mine), await slot(page, day, '10:30'));
    const asked = question(page, mine);
    await expect(asked).toContainText(readableMoment(new Date(at('09:00'))));
    await expect(asked).toContainText(readableMoment(new Date(at('10:30'))));
    await asked.getByRole('button', { name: 'Keep the time' }).click();
    await expect(asked).toBeHidden();
    await expect(event(page, mine)).toContainText('9a');
    expect(await startOf(service, mine)).toBe(at('09:00'));

    await drag(page, event(page, mine), await slot(page, day, '12:00'));
    await asked.getByRole('button', { name: 'Move and notify the visitor' }).click();
    await expect(asked.getByRole('alert')).toHaveText(notices.bookingSlotConflict);
    await page.keyboard.press('Escape');
    await expect(asked).toBeHidden();
    await expect(event(page, mine)).toContainText('9a');
    await expect(event(page, other)).toContainText('12p');

    await drag(page, event(page, mine), await slot(page, day, '10:30'));
    await expect(asked.getByRole('radio', { name: 'No one yet' })).toBeChecked();
    await asked.getByRole('radio', { name: /^Daniel Okafor \(/ }).check();
    await asked.getByRole('button', { name: 'Move without notifying' }).click();
    const { heldBy, quiet } = bookingMoveNotices;
    await expect(
      page.getByText(`${heldBy('Daniel Okafor')} ${quiet(visitor(mine))}`),
    ).toBeVisible();
    await expect(asked).toBeHidden();
    await expect(event(page, mine)).toContainText('10:30a');
    expect(await startOf(service, mine)).toBe(at('10:30'));
    expect(await mailsOf(service, mine)).toBe(0);

    await drag(page, event(page, mine), await slot(page, day, '14:00'));
    await asked.getByRole('button', { name: 'Move and notify the visitor' }).click();
    const told = page
      .getByRole('listitem')
      .filter({ hasText: bookingMoveNotices.told(visitor(mine)) });
    await expect(told).toBeVisible();
    await expect(event(page, mine)).toContainText('2p');
    expect(await mailsOf(service, mine)).toBe(1);
    await told.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(bookingMoveNotices.undoneTold(visitor(mine)))).toBeVisible();
    await expect(event(page, mine)).toContainText('10:30a');
    expect(await startOf(service, mine)).toBe(at('10:30'));
    expect(await mailsOf(service, mine)).toBe(2);
  });

  test('sees a concurrent change while the confirmation is open, and decides again', {
    tag: '@night',
  }, async ({ page, book, service }) => {
    const day = month.day(11);
    const mine = await book(day, '09:00');
    const at = (time: string) => instantAt(day, time).toISOString();
    await service
      .from('consultation_bookings')
      .update({ visitor_time_zone: 'Asia/Tokyo' })
      .eq('id', mine.id)
      .throwOnError();
    await page.goto(paths.admin.calendar);
    await turnToMonth(page);
    await openWeekOf(page, day);

    await drag(page, event(page, mine), await slot(page, day, '14:00'));
    const asked = question(page, mine);
    await expect(asked).toContainText('Tokyo time');
    const { data: other } = await service
      .rpc('reschedule_booking', { booking_id: mine.id, starts_at: at('11:00'), tell: false })
      .throwOnError();
    expect(other).toMatchObject({ outcome: 'rescheduled' });
    await asked.getByRole('button', { name: 'Move without notifying' }).click();
    await expect(asked).toContainText('Someone else has moved it');
    await expect(asked).toContainText(readableMoment(new Date(at('09:00'))));
    await expect(asked).toContainText(readableMoment(new Date(at('11:00'))));
    expect(await startOf(service, mine)).toBe(at('11:00'));
    await page.keyboard.press('Escape');
    await expect(asked).toBeHidden();
    await expect(event(page, mine)).toContainText('11a');

    await drag(page, event(page, mine), await slot(page, day, '14:00'));
    await asked.getByRole('button', { name: 'Move without notifying' }).click();
    await expect(asked).toBeHidden();
    await expect(event(page, mine)).toContainText('2p');
    expect(await startOf(service, mine)).toBe(at('14:00'));
  });

  test('drags a webinar, and registrants are notified only if the leader chooses so', {
    tag: '@night',
  }, async ({ page, service, addWebinar, expectAccessible }) => {
    const at = (day: string) => instantAt(day, '11:00').toISOString();
    const webinar = await addWebinar(month.day(11), '11:00');
    const start = async () => {
      const query = service.from('webinars').select('starts_at').eq('id', webinar.id);
      return new Date((await query.single().throwOnError()).data.starts_at).toISOString();
    };
    const told = async () => {
      const { count } = await service
        .from('outbox')
        .select('id', { count: 'exact', head: true })
        .eq('topic', 'webinar.moved')
        .eq('payload->registration->>webinarid', webinar.id)
        .throwOnError();
      return count;
    };
    await page.goto(paths.admin.calendar);
    await turnToMonth(page);
    const shown = webinarEvent(page, webinar);
    await expect(shown).toBeVisible();

    const asked = page.getByRole('dialog', { name: 'Move this webinar?' });
    await drag(page, shown, await middleOf(page, month.day(18)));
    await expect(asked).toContainText('One person is registered.');
    await expectAccessible(page);
    await asked.getByRole('button', { name: 'Keep the time' }).click();
    await expect(dayCell(page, month.day(11)).locator(shown)).toBeVisible();
    expect(await start()).toBe(at(month.day(11)));

    await drag(page, shown, await middleOf(page, month.day(18)));
    await asked.getByRole('button', { name: 'Move and notify 1' }).click();
    await expect(page.getByText(notices.webinarMovedAndTold)).toBeVisible();
    expect(await start()).toBe(at(month.day(18)));
    expect(await told()).toBe(1);
  });

  test('drags a task to another day, keeps its time, and undoes the move', {
    tag: '@night',
  }, async ({ page, addTask, service }) => {
    const task = await addTask(month.day(11), '18:30', 'member');
    const dueDate = async () => {
      const { data } = await service
        .from('tasks')
        .select('due_date')
        .eq('id', task.id)
        .single()
        .throwOnError();
      return new Date(data.due_date ?? '').toISOString();
    };
    await page.goto(paths.admin.calendar);
    await turnToMonth(page);
    await drag(page, event(page, task), await middleOf(page, month.day(12)));
    const done = page.getByRole('listitem').filter({ hasText: notices.taskUpdated });
    await expect(dayCell(page, month.day(12)).locator(event(page, task))).toContainText('6:30p');
    await expect(done).toBeVisible();
    expect(await dueDate()).toBe(instantAt(month.day(12), '18:30').toISOString());
    await done.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(notices.undone)).toBeVisible();
    await expect(dayCell(page, month.day(11)).locator(event(page, task))).toBeVisible();
    expect(await dueDate()).toBe(instantAt(month.day(11), '18:30').toISOString());
  });

  test.describe('without a connection', () => {
    test.use({ expectedErrors: [/net::ERR_FAILED/] });

    test('shows that the server is unreachable, and returns the dragged entry to its place', async ({
      page,
      addTask,
      book,
      addWebinar,
    }) => {
      const task = await addTask(month.day(8), '18:30', 'member');
      const booking = await book(month.day(13), '09:00');
      const webinar = await addWebinar(month.day(15), '11:00');
      await page.goto(paths.admin.calendar);
      await turnToMonth(page);
      const target = await middleOf(page, month.day(14));
      const toast = page.getByRole('listitem').filter({ hasText: notices.notReached });

      await cutConnection(page);
      for (const [dragged, day] of [
        [event(page, task), 8],
        [event(page, booking), 13],
        [webinarEvent(page, webinar), 15],
      ] as const) {
        await drag(page, dragged, target);
        await expect(toast).toBeVisible();
        await expect(dayCell(page, month.day(day)).locator(dragged)).toBeVisible();
        await toast.getByRole('button', { name: 'Close toast' }).click();
        await expect(toast).toBeHidden();
      }

      // The connection is lost while the confirmation is open: it stays open, and the next click succeeds.
      for (const { dragged, asked, done } of [
        {
          dragged: event(page, booking),
          asked: question(page, booking),
          done: bookingMoveNotices.quiet(visitor(booking)),
        },
        {
          dragged: webinarEvent(page, webinar),
          asked: page.getByRole('dialog', { name: 'Move this webinar?' }),
          done: notices.webinarMoved,
        },
      ]) {
        await page.unrouteAll({ behavior: 'wait' });
        await drag(page, dragged, target);
        await expect(asked).toBeVisible();
        await cutConnection(page);
        for (const _attempt of ['first', 'second']) {
          await asked.getByRole('button', { name: 'Move without notifying' }).click();
          await expect(asked.getByRole('alert')).toBeFocused();
          await expect(asked.getByRole('alert')).toHaveText(notices.notReached);
        }
        await page.unrouteAll({ behavior: 'wait' });
        await asked.getByRole('button', { name: 'Move without notifying' }).click();
        await expect(page.getByText(done)).toBeVisible();
        await expect(dayCell(page, month.day(14)).locator(dragged)).toBeVisible();
      }
    });
  });

  test('continues a drag while another booking arrives', { tag: '@night' }, async ({
    page,
    book,
    addTask,
  }) => {
    const task = await addTask(monday(), '18:30', 'member');
    await openLive(page);
    await turnToMonth(page);
    const target = await middleOf(page, sunday());
    const meanwhile: Booked[] = [];
    await drag(page, event(page, task), target, async () => {
      meanwhile.push(await book(monday(), '08:30'));
      await expect(page.getByText(notices.bookingReceivedLive).first()).toBeVisible();
    });
    await expect(page.getByText(notices.taskUpdated)).toBeVisible();
    await expect(dayCell(page, sunday()).locator(event(page, task))).toBeVisible();
    for (const booking of meanwhile) await expect(event(page, booking)).toBeVisible();

    // The same while the confirmation of a drag is open.
    const mine = await book(month.day(7), '09:00');
    await expect(event(page, mine)).toBeVisible();
    const other = sunday(1);
    await drag(page, event(page, mine), await middleOf(page, other));
    await expect(question(page, mine)).toContainText('outside your hours');
    const late = await book(other, '15:00');
    await expect(page.getByText(notices.bookingReceivedLive).first()).toBeVisible();
    await question(page, mine).getByRole('button', { name: 'Move without notifying' }).click();
    await expect(page.getByText(bookingMoveNotices.quiet(visitor(mine)))).toBeVisible();
    for (const booking of [mine, late]) {
      await expect(dayCell(page, other).locator(event(page, booking))).toBeVisible();
    }
  });

  test('moves a booking without dragging, and keeps the form after an error', {
    tag: '@night',
  }, async ({ page, book }) => {
    const [mine, other] = [await book(month.day(16), '09:00'), await book(month.day(17), '14:00')];
    await page.goto(paths.admin.calendar);
    await turnToMonth(page);
    await event(page, mine).press('Enter');
    const form = page.getByRole('dialog', { name: mine.name }).first();
    await form.getByRole('button', { name: 'Move to…' }).click();
    await form.getByLabel('Date').fill('2020-01-06');
    await form.getByRole('button', { name: 'Move…' }).click();
    await expect(form.getByRole('alert')).toHaveText(notices.bookingMovePast);

    await form.getByLabel('Date').fill(month.day(17));
    await form.getByLabel('Time').fill('15:00');
    await form.getByRole('button', { name: 'Move…' }).click();
    await question(page, mine).getByRole('button', { name: 'Keep the time' }).click();
    await expect(form.getByLabel('Time')).toHaveValue('15:00');
    await form.getByRole('button', { name: 'Move…' }).click();
    await question(page, mine).getByRole('button', { name: 'Move without notifying' }).click();
    await expect(details(page)).toHaveCount(0);
    await expect(dayCell(page, month.day(17)).locator(event(page, mine))).toContainText('3p');
    await expect(event(page, other)).toBeVisible();
  });
});

test.describe('a member', () => {
  test('sees their own tasks and no bookings', async ({ page, signInAs, book, addTask }) => {
    const booking = await book(month.day(18), '09:00');
    const own = await addTask(month.day(18), '10:00', 'member');
    const others = await addTask(month.day(18), '11:00', 'member2');
    await signInAs('member');
    await page.goto(paths.team.calendar);
    await expect(page.getByText('View your task due dates', { exact: true })).toBeVisible();
    await turnToMonth(page);
    await expect(event(page, own)).toBeVisible();
    await expect(event(page, others)).toHaveCount(0);
    await expect(event(page, booking)).toHaveCount(0);
    await event(page, own).click();
    await expect(details(page).getByRole('button', { name: 'Move to…' })).toHaveCount(0);
    await expect(details(page).getByRole('link')).toHaveCount(1);
    await expect(details(page).getByRole('link', { name: 'Open the task' })).toHaveAttribute(
      'href',
      taskPath('team', own.id),
    );
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('shows an agenda of days with time, person and subject, and opens the details', async ({
    page,
    signInAs,
    book,
    addTask,
  }) => {
    const day = month.day(19);
    const booking = await book(day, '09:00');
    const task = await addTask(day, '10:30', 'member');
    await signInAs('leader');
    await page.goto(paths.admin.calendar);
    const agenda = page.getByRole('region', { name: 'Agenda' });
    await expect(agenda).toBeVisible();
    await expect(page.locator('.fc')).toBeHidden();
    for (let next = 0; next < MONTHS_AHEAD; next += 1) {
      await page.getByRole('button', { name: 'Next' }).click();
    }
    await expect(page.getByRole('heading', { level: 2, name: month.name })).toBeVisible();
    const shown = agenda
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: formattedDate(instantAt(day, '12:00')) }) });
    const line = shown.getByRole('button', { name: visitor(booking) });
    await expect(line).toContainText('9:00 AM');
    await expect(line).toContainText('Engines Ltd');
    await expect(shown.getByRole('button', { name: task.name })).toContainText('10:30 AM');
    await line.click();
    await expect(details(page).getByRole('link', { name: booking.email })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(line).toBeFocused();
  });
});
