import { LineIcon } from '@/components/ui/line-icon';
import { contentPath } from '@/lib/paths/site';
import { features } from './features';

type FeatureTableProps = {
  /** Published services. A feature links only to a published service. */
  services: { slug: string; title: string }[];
};

/** Grid of the six features. */
export function FeatureTable({ services }: FeatureTableProps) {
  return (
    <ul className="grid gap-px overflow-hidden rounded-surface border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
      {features.map(({ icon, title, text, service }) => {
        const offered = services.find(({ slug }) => slug === service);
        return (
          <li key={title} className="flex flex-col bg-surface p-6 lg:p-8">
            <LineIcon d={icon} className="size-5 text-accent" />
            <h3 className="mt-8 text-h3 lg:mt-12">{title}</h3>
            <p className="mt-2 mb-6 max-w-[26em] text-base leading-6.5">{text}</p>
            {offered && (
              <a
                href={contentPath('services', service)}
                className="mt-auto inline-flex items-center gap-1.5 self-start py-1 text-[0.9375rem] leading-6 text-accent underline-offset-4 hover:underline"
              >
                {offered.title}
                <LineIcon d="M5 12h14m-7-7 7 7-7 7" className="size-4" />
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
