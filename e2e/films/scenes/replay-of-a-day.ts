import { paths } from '../../../lib/paths.ts';
import type { Film } from '../film.ts';
import { addContacts, clearEndpoints } from './endpoints.ts';

const NAME = 'Warehouse';

/** A receiver has lost a day of events; they are sent again, and recognised by their ids. */
export const replayOfADay: Film = {
  slug: 'replay-of-a-day',
  kind: 'lesson',
  from: 'Webhooks and APIs for Builders',
  title: 'A day is sent again',
  text: 'A receiver restored yesterday’s backup. We still have its events.',
  async shoot({ camera, page, open, deliver, service, receiverUrl }) {
    await clearEndpoints(service, NAME);
    const { data: endpoint } = await service
      .from('webhook_endpoints')
      .insert({
        url: `${receiverUrl}/hook?status=200&mark=warehouse`,
        description: NAME,
        event_types: ['contact.created'],
      })
      .select('id')
      .single()
      .throwOnError();
    await addContacts(service, ['Ada', 'Edsger', 'Barbara']);
    await deliver();
    const drawer = page.getByRole('dialog').first();
    const rows = page.getByRole('row').filter({ hasText: 'contact.created' });

    await camera.chapter(
      'A green log, a lost day',
      'Every event was delivered. Then the receiver lost them. No retry will come.',
    );
    await open(`${paths.admin.automations}?endpoint=${endpoint.id}`, 'leader');
    await camera.say('Three events today. The warehouse answered 200 to each of them.', () =>
      camera.point(rows.first()),
    );
    await camera.say('Then its disk failed. Its database was restored from yesterday’s backup.');
    await camera.say('The three events are gone there. Our log is still green.');

    await camera.chapter(
      'Count, then send',
      'Choose the days and read the number before you press. Then send them in order.',
    );
    await open(`${paths.admin.endpoints}?open=${endpoint.id}`, 'leader');
    const region = drawer.getByRole('region', { name: /^Send the events/ });
    await camera.say('The endpoint has a form: send the events of some days again.', () =>
      camera.point(region),
    );
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog')).last();
    await camera.say('It counts before it sends. Write the number down.', () =>
      camera.press(region.getByRole('button', { name: 'Send again' }), () =>
        question.getByRole('button', { name: 'Send again' }).waitFor(),
      ),
    );
    await camera.hold(1.2);
    await camera.say('Confirm. They’re sent in the order in which they happened.', () =>
      camera.press(question.getByRole('button', { name: 'Send again' }), () =>
        page.waitForLoadState('networkidle'),
      ),
    );
    await deliver();

    await camera.chapter(
      'The same id',
      'A replay keeps the ids, so a receiver can skip what it already has.',
    );
    await open(`${paths.admin.automations}?endpoint=${endpoint.id}`, 'leader');
    await camera.say('In the log each event now has a second try, with its answer.', () =>
      camera.press(rows.first().getByRole('link').first(), () => drawer.waitFor()),
    );
    await camera.say('webhook-id hasn’t changed. A receiver that has it skips the duplicate.', () =>
      camera.point(drawer.getByText('webhook-id').first()),
    );
    await camera.say('If only half of the day was lost, send the whole day anyway. It’s safe.');
  },
};
