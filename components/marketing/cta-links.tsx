import { ButtonLink } from '@/components/ui/button-link';
import { paths } from '@/lib/paths';

/** The two links of a call to action, in the colours of its panel. */
export function CtaLinks() {
  return (
    <>
      <ButtonLink href={paths.booking} size="lg" variant="on-panel">
        Book a Demo
      </ButtonLink>
      <ButtonLink href={paths.services} size="lg" variant="on-panel-secondary">
        Explore Services
      </ButtonLink>
    </>
  );
}
