import { paths } from '../../../lib/paths.ts';
import type { Film } from '../film.ts';

const day = (days: number) => {
  const at = new Date();
  at.setUTCDate(at.getUTCDate() + days);
  while ([0, 6].includes(at.getUTCDay())) at.setUTCDate(at.getUTCDate() + 1);
  return at.toISOString().slice(0, 10);
};

const TASK = 'Prepare Consultation with Atlas Dental';

/** A playbook creates the tasks of a booking; when the booking moves, they move with it. */
export const bookingMovesItsTask: Film = {
  slug: 'booking-moves-its-task',
  kind: 'lesson',
  from: 'Automation Fundamentals',
  title: 'A booking moves its task',
  text: 'A deadline that keeps its distance when the date changes.',
  async shoot({ camera, page, open, service }) {
    await service
      .from('consultation_bookings')
      .delete()
      .eq('email', 'ines@films.example')
      .throwOnError();
    // Deleting a booking does not delete its task; one of an earlier recording would appear next to the new one.
    await service.from('tasks').delete().eq('title', TASK).throwOnError();
    const { data: host } = await service
      .from('user_profiles')
      .select('id')
      .eq('email', 'member@techlink.example')
      .single()
      .throwOnError();
    const { data: booking } = await service
      .from('consultation_bookings')
      .insert({
        firstname: 'Ines',
        lastname: 'Carvalho',
        email: 'ines@films.example',
        company: 'Atlas Dental',
        preferreddate: `${day(12)}T16:00:00Z`,
        ends_at: `${day(12)}T16:30:00Z`,
        host_id: host.id,
      })
      .select('id')
      .single()
      .throwOnError();
    const drawer = page.getByRole('dialog').first();
    const tasks = `${paths.admin.tasks}?q=Atlas`;

    await camera.chapter(
      'A distance instead of a date',
      'A playbook says “one day before”. The day itself is computed.',
    );
    await open(paths.admin.playbooks, 'leader');
    await camera.say(
      'A playbook is the list on the wall: what to do before and after a meeting.',
      () => camera.point(page.getByText('Prepare consultation').first()),
    );
    await camera.say(
      'Each step has a distance. This one says: one day before, at four in the afternoon.',
      () =>
        camera.press(page.getByRole('link', { name: 'Prepare consultation' }).first(), () =>
          drawer.waitFor(),
        ),
    );

    await camera.chapter(
      'The booking makes a task',
      'Ines books a consultation. Her host finds the preparation on his list.',
    );
    await open(tasks, 'leader');
    await camera.say('Ines Carvalho of Atlas Dental has booked, and Daniel has a task.', () =>
      camera.point(page.getByText(TASK).first()),
    );
    await camera.say('It’s due the day before they meet. He didn’t have to type that.');

    await camera.chapter(
      'The booking moves',
      'Ines needs another week. You change one date and decide what she hears about it.',
    );
    await open(`${paths.admin.bookings}?open=${booking.id}`, 'leader');
    await camera.say('Then Ines calls. Could they meet a week later?', async () => {
      await camera.press(drawer.getByRole('button', { name: 'More' }));
      await camera.press(page.getByRole('menuitem', { name: 'Move to…' }), () =>
        drawer.getByLabel('Date').waitFor(),
      );
    });
    await camera.say('You enter the new day, and that’s the only thing you change.', async () => {
      await drawer.getByLabel('Date').fill(day(19));
      await drawer.getByLabel('Time', { exact: true }).fill('11:00');
      await camera.press(drawer.getByRole('button', { name: 'Move…' }), () =>
        page.getByRole('button', { name: 'Move and notify the visitor' }).waitFor(),
      );
    });
    await camera.say(
      'Before it moves, you see both times, and which host is free at the new one.',
      () => camera.point(page.getByRole('dialog').last().getByRole('group', { name: 'Host' })),
    );
    await camera.say(
      'You decide whether Ines gets an email. The entry in her calendar moves with it.',
      () =>
        camera.press(page.getByRole('button', { name: 'Move and notify the visitor' }), () =>
          page.waitForLoadState('networkidle'),
        ),
    );

    await camera.chapter(
      'The task follows',
      'The task has moved by a week as well. It was always “one day before”.',
    );
    await open(tasks, 'leader');
    await camera.say('And the task? It’s due a week later, one day before the new meeting.', () =>
      camera.point(page.getByText(TASK).first()),
    );
    await camera.say('Look at your own reminders: which of them would still have the old date?');
  },
};
