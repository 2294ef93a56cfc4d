import { paths } from '../../../lib/paths.ts';
import type { Film } from '../film.ts';

const EMAIL = 'grace@harbor.example';

type Slots = { days: { date: string; free: string[] }[] };

/** A visitor books; the event appears in the log with its bytes, and at the receiver with a verified signature. */
export const bookingToWebhookLog: Film = {
  slug: 'booking-to-webhook-log',
  kind: 'lesson',
  from: 'Webhooks and APIs for Builders',
  title: 'A booking travels to the webhook log',
  text: 'One booking: the form, the signed request, the receiver.',
  async shoot({ camera, page, open, deliver, service, site, receiverUrl }) {
    await service.from('consultation_bookings').delete().eq('email', EMAIL).throwOnError();
    const slots: Slots = await (await page.request.get(site + paths.slots)).json();
    const free = slots.days.filter((one) => one.free.length > 4)[2];
    const day = page.locator(`label:has(input[name="date"][value="${free?.date}"])`).first();
    const time = page.locator(`label:has(input[name="time"][value="${free?.free[2]}"])`).first();

    await camera.chapter(
      'One booking',
      'Booking, mail and event are written in one transaction. All three, or none.',
    );
    await open(paths.booking);
    await camera.say(
      'Test copy of this site. A visitor books a consultation. No account needed.',
      () => camera.scrollTo(day, 220),
    );
    await camera.say('She picks a day, and a time that’s free.', async () => {
      await camera.press(day);
      await camera.press(time);
    });
    await camera.say('Name, email, phone, company.', async () => {
      await camera.scrollTo(page.getByLabel('First name'), 160);
      await camera.write(page.getByLabel('First name'), 'Grace');
      await camera.write(page.getByLabel('Last name'), 'Hopper');
      await camera.write(page.getByLabel('Email', { exact: true }), EMAIL);
      await camera.write(page.getByLabel('Phone', { exact: true }), '+1 212 555 0199');
      await camera.write(page.getByLabel('Company'), 'Harbor Compilers');
    });
    await camera.say('One click. Three rows in one transaction: booking, mail, event.', () =>
      camera.press(page.getByRole('button', { name: 'Book consultation' }), () =>
        page.getByRole('heading', { name: 'Booking Confirmed!' }).waitFor({ timeout: 60_000 }),
      ),
    );

    await camera.chapter(
      'One request in the log',
      'The log keeps what was sent: id, time, signature, and the body as it was signed.',
    );
    await deliver();
    await open(`${paths.admin.automations}?channel=webhook`, 'leader');
    const row = page.getByRole('row').filter({ hasText: 'booking.created' }).first();
    await camera.say('A moment later: booking.created, at the top of the log.', () =>
      camera.point(row),
    );
    await camera.say('Open it. Everything that was sent is stored.', () =>
      camera.press(row.getByRole('link').first(), () => page.getByRole('dialog').first().waitFor()),
    );
    const drawer = page.getByRole('dialog').first();
    await camera.say(
      'webhook-id: the same for every attempt. A receiver finds duplicates by it.',
      () => camera.point(drawer.getByText('webhook-id').first()),
    );
    await camera.say(
      'webhook-signature: computed from id, time and body. Change one byte and it won’t match.',
      () => camera.point(drawer.getByText('webhook-signature').first()),
    );
    await camera.say(
      'The body is stored as the bytes that were signed. Don’t parse it before you check.',
      () => camera.point(drawer.getByRole('region', { name: 'Body as sent' })),
    );

    await camera.chapter(
      'The other side',
      'The receiver checks the signature first. Only then does it read a field.',
    );
    await page.goto(receiverUrl);
    await camera.say('The same request, seen by the program that received it.', () =>
      camera.point(page.getByText('verified').first()),
    );
    await camera.say('Signature verified. Then it read the first field.', () =>
      camera.point(page.getByText('Grace').first()),
    );
    await camera.say('Where would you see each of these lines in your own system?');
  },
};
