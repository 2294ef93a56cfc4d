import { paths } from '../../../lib/paths.ts';
import type { Film } from '../film.ts';
import { addContacts, clearEndpoints, hurry } from './endpoints.ts';

const NAME = 'CRM of sales';

/** A failing endpoint is paused, fixed and resumed; the pending events arrive. */
export const endpointFailsAndResumes: Film = {
  slug: 'endpoint-fails-and-resumes',
  label: 'FILM · RECEIVING WEBHOOKS',
  title: 'An endpoint fails and resumes',
  text: 'Retries, a pause after ten minutes, and nothing lost when it answers again.',
  async shoot({ camera, page, open, deliver, service, receiverUrl }) {
    await clearEndpoints(service, NAME);
    const drawer = page.getByRole('dialog').first();

    camera.chapter('A new endpoint');
    await open(paths.admin.endpoints, 'leader');
    await camera.say('Each program that listens is an endpoint, with events of its own.');
    await camera.say(
      'We add the CRM. Its address answers with an error, but nobody knows that yet.',
      async () => {
        await camera.press(page.getByRole('link', { name: 'New endpoint' }), () =>
          drawer.waitFor(),
        );
        await camera.write(drawer.getByLabel('URL'), `${receiverUrl}/hook?status=500`);
        await camera.write(drawer.getByLabel('Name'), NAME);
      },
    );
    await camera.say('It wants to hear of new contacts, and of nothing else.', async () => {
      await camera.press(drawer.getByLabel(/^All events/));
      await camera.press(drawer.getByLabel('contact.created'));
    });
    await camera.say('The secret is shown once. It signs every request to this endpoint.', () =>
      camera.press(drawer.getByRole('button', { name: 'Create endpoint' }), () =>
        drawer.locator('code').first().waitFor(),
      ),
    );
    await camera.say('A test says at once what is wrong: the endpoint answered 500.', async () => {
      await camera.press(drawer.getByRole('button', { name: 'I have it' }));
      await camera.press(drawer.getByRole('button', { name: 'Send a test' }), () =>
        drawer.getByText('The webhook answered 500').first().waitFor(),
      );
    });

    camera.chapter('It fails');
    const id = new URL(page.url()).searchParams.get('open') ?? '';
    await addContacts(service, ['Noor']);
    await deliver();
    await service
      .from('delivery_targets')
      .update({ failures: 3, failing_since: new Date(Date.now() - 600_000).toISOString() })
      .eq('target', id)
      .throwOnError();
    await hurry(service, id);
    await deliver();
    await page.reload({ waitUntil: 'networkidle' });
    const paused = drawer.getByText('Paused: every attempt failed for ten minutes').first();
    await camera.say(
      'A contact comes in. After ten minutes of failures the endpoint is paused.',
      () => camera.point(paused),
    );
    await camera.say('What happens meanwhile waits for it. Other endpoints notice nothing.');

    camera.chapter('It resumes');
    await camera.say('The address is mended.', async () => {
      await drawer.getByLabel('URL').fill('');
      await camera.write(drawer.getByLabel('URL'), `${receiverUrl}/hook?status=200`);
      await camera.press(drawer.getByRole('button', { name: 'Save endpoint' }), () =>
        page.waitForLoadState('networkidle'),
      );
    });
    await camera.say('Then it is resumed, by one press.', () =>
      camera.press(drawer.getByRole('button', { name: 'Resume' }), () =>
        drawer.getByRole('button', { name: 'Pause' }).waitFor(),
      ),
    );
    await hurry(service, id);
    await deliver();
    await open(`${paths.admin.automations}?endpoint=${id}`, 'leader');
    await camera.say('What had waited has arrived: the same event, with the same id.', () =>
      camera.point(page.getByRole('row').filter({ hasText: 'contact.created' }).first()),
    );
  },
};
