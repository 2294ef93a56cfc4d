import { CtaPanel } from '@/components/marketing/cta-panel';
import { FigureStrip } from '@/components/marketing/figure-strip';
import { NextStep } from '@/components/marketing/next-step';
import { PageHead } from '@/components/marketing/page-head';
import { PriceStoryLink } from '@/components/marketing/pricing/price-story-link';
import { Section } from '@/components/marketing/section';
import { ButtonLink } from '@/components/ui/button-link';
import { paths } from '@/lib/paths';
import { bookServicePath } from '@/lib/paths/site';
import { priceLabel } from '@/lib/services/rules';
import { partsOf, type ServiceViewProps } from './service-parts';
import { ServicePicture } from './service-picture';

/** Page of a service, also used for its private preview. */
export function ServiceView(props: ServiceViewProps) {
  const { service } = props;
  const price = priceLabel(service.priceFrom);
  const figures = [
    ...(price ? [{ figure: price, label: 'agreed in writing before we start' }] : []),
    ...(service.duration ? [{ figure: service.duration, label: 'duration' }] : []),
    { figure: '30 minutes', label: 'free consultation first' },
  ];
  return (
    <>
      <PageHead
        label={
          <>
            <a href={paths.services} className="inline-block py-1 hover:text-ink hover:underline">
              Services
            </a>
            {` / ${service.category}`}
          </>
        }
        title={service.title}
        lead={service.summary}
        hasNextStep
      >
        <ButtonLink href={bookServicePath(service.id)} size="lg">
          Book a consultation
        </ButtonLink>
      </PageHead>
      <div className="page-width mt-4 lg:mt-14">
        <ServicePicture service={service} />
      </div>
      <div className="mt-6 lg:mt-14">
        <FigureStrip figures={figures} />
        {price && (
          <p className="page-width mt-4">
            <PriceStoryLink />
          </p>
        )}
      </div>
      {partsOf(props).map(({ content, ...part }, index) => (
        <Section key={part.label} number={String(index + 1).padStart(2, '0')} {...part}>
          {content}
        </Section>
      ))}
      <CtaPanel
        title="Talk it through first"
        actions={
          <ButtonLink href={bookServicePath(service.id)} size="lg" variant="on-panel">
            Book a consultation
          </ButtonLink>
        }
      >
        Half an hour by video, free, with someone who does this work. If it does not fit, we tell
        you the same day.
      </CtaPanel>
      <NextStep href={bookServicePath(service.id)} label="Book a Demo" note={service.title} />
    </>
  );
}
