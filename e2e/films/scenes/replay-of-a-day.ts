import { paths } from '../../../lib/paths.ts';
import type { Film } from '../film.ts';
import { addContacts, clearEndpoints } from './endpoints.ts';

const NAME = 'Warehouse';

/** A receiver has lost a day of events; they are sent again, and recognised by their ids. */
export const replayOfADay: Film = {
  slug: 'replay-of-a-day',
  label: 'FILM · RECEIVING WEBHOOKS',
  title: 'A day is sent again',
  text: 'The receiver restored an old backup. Its events are still here.',
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

    camera.chapter('A day is lost');
    await open(`${paths.admin.automations}?endpoint=${endpoint.id}`, 'leader');
    await camera.say('Three events of today went to the warehouse, and were taken.', () =>
      camera.point(rows.first()),
    );
    await camera.say(
      'Then its database was restored from yesterday. For the warehouse, today never happened.',
    );
    await camera.say('Nothing is exported by hand, and nobody writes a script.');

    camera.chapter('The replay');
    await open(`${paths.admin.endpoints}?open=${endpoint.id}`, 'leader');
    const region = drawer.getByRole('region', { name: /^Send the events/ });
    await camera.say('The endpoint has a form that sends the events of some days again.', () =>
      camera.point(region),
    );
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog')).last();
    await camera.say('Before anything leaves, it says how many there are.', () =>
      camera.press(region.getByRole('button', { name: 'Send again' }), () =>
        question.getByRole('button', { name: 'Send again' }).waitFor(),
      ),
    );
    await camera.hold(1.2);
    await camera.say('They leave in the order in which they happened.', () =>
      camera.press(question.getByRole('button', { name: 'Send again' }), () =>
        page.waitForLoadState('networkidle'),
      ),
    );
    await deliver();

    camera.chapter('The same id');
    await open(`${paths.admin.automations}?endpoint=${endpoint.id}`, 'leader');
    await camera.say('In the log each event has a second try, and the answer to it.', () =>
      camera.press(rows.first().getByRole('link').first(), () => drawer.waitFor()),
    );
    await camera.say(
      'The id is the one of the first time. A receiver that kept it skips what it knows.',
      () => camera.point(drawer.getByText('webhook-id').first()),
    );
    await camera.say('So a replay is safe, also when only half of the day was lost.');
  },
};
