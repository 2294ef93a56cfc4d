import { paths } from '../../../lib/paths.ts';
import type { Film } from '../film.ts';

type Slots = { days: { date: string; free: string[] }[] };

/** A visitor books; the event appears in the log with its bytes, and at the receiver with a verified signature. */
export const bookingToWebhookLog: Film = {
  slug: 'booking-to-webhook-log',
  label: 'FILM · RECEIVING WEBHOOKS',
  title: 'A booking travels to the webhook log',
  text: 'From a visitor’s press to the signed request, and to the program that receives it.',
  async shoot({ camera, page, open, deliver, site, receiverUrl }) {
    const slots: Slots = await (await fetch(site + paths.slots)).json();
    const free = slots.days.filter((one) => one.free.length > 4)[2];
    const day = page.locator(`label:has(input[name="date"][value="${free?.date}"])`).first();
    const time = page.locator(`label:has(input[name="time"][value="${free?.free[2]}"])`).first();

    camera.chapter('A visitor books');
    await open(paths.booking);
    await camera.say('A consultation is booked on a page without an account.', () =>
      camera.scrollTo(day, 220),
    );
    await camera.say('A day, and a time that is free now.', async () => {
      await camera.press(day);
      await camera.press(time);
    });
    await camera.say('Then who comes, and for what.', async () => {
      await camera.scrollTo(page.getByLabel('First name'), 160);
      await camera.write(page.getByLabel('First name'), 'Grace');
      await camera.write(page.getByLabel('Last name'), 'Hopper');
      await camera.write(page.getByLabel('Email', { exact: true }), 'grace@harbor.example');
      await camera.write(page.getByLabel('Phone', { exact: true }), '+1 212 555 0199');
      await camera.write(page.getByLabel('Company'), 'Harbor Compilers');
    });
    await camera.say(
      'One press. Booking, mail and event are stored in one transaction, or not at all.',
      () =>
        camera.press(page.getByRole('button', { name: 'Book consultation' }), () =>
          page.getByRole('heading', { name: 'Booking Confirmed!' }).waitFor({ timeout: 60_000 }),
        ),
    );

    camera.chapter('The log');
    await deliver();
    await open(`${paths.admin.automations}?channel=webhook`, 'leader');
    const row = page.getByRole('row').filter({ hasText: 'booking.created' }).first();
    await camera.say('In the back-office, the delivery stands in the log a moment later.', () =>
      camera.point(row),
    );
    await camera.say('It opens with everything that was sent.', () =>
      camera.press(row.getByRole('link').first(), () => page.getByRole('dialog').first().waitFor()),
    );
    const drawer = page.getByRole('dialog').first();
    await camera.say(
      'The id makes it recognisable, the time makes it young, the signature makes it ours.',
      () => camera.point(drawer.getByText('webhook-signature').first()),
    );
    await camera.say('The body is kept as the bytes that were signed.', () =>
      camera.point(drawer.getByRole('region', { name: 'Body as sent' })),
    );

    camera.chapter('The receiver');
    await page.goto(receiverUrl);
    await camera.say('And this is what the program on the other side has received.');
    await camera.say('It has checked the signature before it read a single field.', () =>
      camera.point(page.getByText('Grace').first()),
    );
  },
};
