import { paths } from '../../../lib/paths.ts';
import type { Film } from '../film.ts';

/** The public sandbox: a receiver is stopped, a booking is sent, retried, delivered, and sent again. */
export const aReceiverFailsAndRecovers: Film = {
  slug: 'a-receiver-fails-and-recovers',
  label: 'FILM · RECEIVING WEBHOOKS',
  title: 'A receiver fails and recovers',
  text: 'Stop it, send it a booking, and see that nothing is lost and nothing is done twice.',
  async shoot({ camera, page, open }) {
    const button = (name: string) => page.getByRole('button', { name });
    const log = page.getByRole('list', { name: 'What has happened' });
    const heading = page.locator('#run-guide').getByRole('heading');
    const becomes = (text: string) => () => heading.filter({ hasText: text }).waitFor();

    camera.chapter('The receiver stops');
    await open(paths.failItNow);
    await camera.say(
      'On this page everybody can let a receiver fail, and see what a sender does then.',
    );
    await camera.say('A run begins with a receiver of its own.', () =>
      camera.press(button('Start a run'), becomes('Stop the receiver')),
    );
    await camera.say('First we stop it, as a deployment at the wrong moment would.', () =>
      camera.press(button('Stop the receiver'), becomes('Send it a booking')),
    );

    camera.chapter('A booking comes');
    await camera.say(
      'Now somebody books. The event is stored with the booking, and then sent.',
      () => camera.press(button('Send the booking'), () => log.getByText(/Try 1 failed/).waitFor()),
    );
    await camera.say(
      'The first try fails. Nobody sees an error page, and the booking stands.',
      () => camera.point(log),
    );
    await log.getByText(/Try 2 failed/).waitFor({ timeout: 60_000 });
    await camera.say('A second try follows by itself, after a longer pause.', () =>
      camera.point(log),
    );

    camera.chapter('It recovers');
    await camera.say('Each pause is longer than the last one, so that a weak receiver can get up.');
    await camera.say('The receiver starts again.', () =>
      camera.press(button('Start the receiver')),
    );
    await heading.filter({ hasText: 'Delivered, and booked once' }).waitFor({ timeout: 90_000 });
    await camera.say(
      'The next try arrives. Its signature is checked, and the booking is written once.',
      () => camera.point(log),
    );
    await camera.say('And when the same event comes twice, as it will one day?', () =>
      camera.press(button('Send it again'), becomes('Sent again, and still booked once')),
    );
    await camera.say(
      'The id is known, so the second one is refused. That is all idempotency means.',
      () => camera.point(log),
    );
  },
};
