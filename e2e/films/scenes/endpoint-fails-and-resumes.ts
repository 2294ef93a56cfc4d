import { paths } from '../../../lib/paths.ts';
import type { Film } from '../film.ts';
import { addContacts, clearEndpoints, hurry } from './endpoints.ts';

const NAME = 'CRM of sales';

/** A failing endpoint is paused, fixed and resumed; the pending events arrive. */
export const endpointFailsAndResumes: Film = {
  slug: 'endpoint-fails-and-resumes',
  kind: 'lesson',
  from: 'Webhooks and APIs for Builders',
  title: 'An endpoint fails and resumes',
  text: 'Four failures, one pause, and the same event under the same id.',
  async shoot({ camera, page, open, deliver, service, receiverUrl }) {
    await clearEndpoints(service, NAME);
    const drawer = page.getByRole('dialog').first();
    // Entered at once: half of a local URL could not be shown as a public one.
    const enterUrl = async (url: string) => {
      await camera.press(drawer.getByLabel('URL'));
      await drawer.getByLabel('URL').fill(url);
      await camera.hold(0.8);
    };

    await camera.chapter(
      'A new endpoint',
      'A CRM is added at an address that answers 500. A test shows it within a second.',
    );
    await open(paths.admin.endpoints, 'leader');
    await camera.say('Every program that gets our events is an endpoint.');
    await camera.say(
      'We add the CRM. Its address answers 500. We don’t know that yet.',
      async () => {
        await camera.press(page.getByRole('link', { name: 'New endpoint' }), () =>
          drawer.waitFor(),
        );
        await enterUrl(`${receiverUrl}/hook?status=500`);
        await camera.write(drawer.getByLabel('Name'), NAME);
      },
    );
    await camera.say('It gets one type of event: contact.created.', async () => {
      await camera.press(drawer.getByLabel(/^All events/));
      await camera.press(drawer.getByLabel('contact.created'));
    });
    await camera.say('The secret is shown once. It signs each request to this endpoint.', () =>
      camera.press(drawer.getByRole('button', { name: 'Create endpoint' }), () =>
        drawer.locator('code').first().waitFor(),
      ),
    );
    await camera.say('Send a test first. Answer: 500.', async () => {
      await camera.press(drawer.getByRole('button', { name: 'I have it' }));
      await camera.press(drawer.getByRole('button', { name: 'Send a test' }), () =>
        drawer.getByText('The webhook answered 500').first().waitFor(),
      );
    });

    await camera.chapter(
      'Four failures, then a pause',
      'After four failures in a row over ten minutes we stop sending. Events wait.',
    );
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
      'A contact came in. Four tries in ten minutes, four failures. Paused, and the team is notified.',
      () => camera.point(paused),
    );
    await camera.say('New events are stored and wait. No attempts are used up.');
    await camera.say('The other endpoints don’t notice.');

    await camera.chapter(
      'Fixed and resumed',
      'A person fixes the address and presses Resume. The waiting event arrives.',
    );
    await camera.say('Fix the address first.', async () => {
      await enterUrl(`${receiverUrl}/hook?status=200`);
      await camera.press(drawer.getByRole('button', { name: 'Save endpoint' }), () =>
        page.waitForLoadState('networkidle'),
      );
    });
    await camera.say('Then press Resume.', () =>
      camera.press(drawer.getByRole('button', { name: 'Resume' }), () =>
        drawer.getByRole('button', { name: 'Pause' }).waitFor(),
      ),
    );
    await hurry(service, id);
    await deliver();
    await open(`${paths.admin.automations}?endpoint=${id}`, 'leader');
    await camera.say('It has arrived: the same event, under the same id.', () =>
      camera.point(page.getByRole('row').filter({ hasText: 'contact.created' }).first()),
    );
    await camera.say('Next test: leave it broken over a weekend, and count what’s dead on Monday.');
  },
};
