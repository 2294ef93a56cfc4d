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
  label: 'FILM · PROCESS AUTOMATION',
  title: 'A booking moves its task',
  text: 'A playbook keeps tasks at their distance from a date that changes.',
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

    camera.chapter('The playbook');
    await open(paths.admin.playbooks, 'leader');
    await camera.say('A playbook says what has to happen around a date.', () =>
      camera.point(page.getByText('Prepare consultation').first()),
    );
    await camera.say('Its steps have a distance from the date, and not a day of their own.', () =>
      camera.press(page.getByRole('link', { name: 'Prepare consultation' }).first(), () =>
        drawer.waitFor(),
      ),
    );

    camera.chapter('The task');
    await open(tasks, 'leader');
    await camera.say(
      'Ines Carvalho has booked. So her host has a task, due before they meet.',
      () => camera.point(page.getByText(TASK).first()),
    );
    await camera.say('The preparation is due the day before, in the afternoon.');

    camera.chapter('The booking moves');
    await open(`${paths.admin.bookings}?open=${booking.id}`, 'leader');
    await camera.say('Then she asks for another week.', async () => {
      await camera.press(drawer.getByRole('button', { name: 'More' }));
      await camera.press(page.getByRole('menuitem', { name: 'Move to…' }), () =>
        drawer.getByLabel('Date').waitFor(),
      );
    });
    await camera.say('The leader moves the booking, and nothing else.', async () => {
      await drawer.getByLabel('Date').fill(day(19));
      await drawer.getByLabel('Time', { exact: true }).fill('11:00');
      await camera.press(drawer.getByRole('button', { name: 'Move…' }), () =>
        page.getByRole('button', { name: 'Move and notify the visitor' }).waitFor(),
      );
    });
    await camera.say('The question shows both times, and who would be free at the new one.', () =>
      camera.point(page.getByRole('dialog').last().getByText('Held by')),
    );
    await camera.say('If she is told, the entry in her calendar moves too.', () =>
      camera.press(page.getByRole('button', { name: 'Move and notify the visitor' }), () =>
        page.waitForLoadState('networkidle'),
      ),
    );
    await open(tasks, 'leader');
    await camera.say(
      'The task has moved with it, by the same distance. Nobody had to think of it.',
      () => camera.point(page.getByText(TASK).first()),
    );
    await camera.say(
      'That is what to automate first: what people forget, and not what they do well.',
    );
  },
};
