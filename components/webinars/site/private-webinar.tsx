import { CtaPanel } from '@/components/marketing/cta-panel';
import { ButtonLink } from '@/components/ui/button-link';
import { bookAboutPath } from '@/lib/paths';

/** Call to action for a private webinar (spec section 2). */
export function PrivateWebinar() {
  return (
    <CtaPanel
      title="A webinar for your team alone"
      actions={
        <ButtonLink href={bookAboutPath('private-webinar')} size="lg" variant="on-panel">
          Ask for a private webinar
        </ButtonLink>
      }
    >
      Tell us the process and who will be there; we agree on the day and prepare it with your data.
    </CtaPanel>
  );
}
