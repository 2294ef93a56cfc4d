import { visitorPaths } from '@/lib/paths/visitors';

type AboutMeaningProps = { children: string };

/** Price or meaning of the chosen subject, with a link to how our prices are calculated. */
export function AboutMeaning({ children }: AboutMeaningProps) {
  return (
    <span className="block text-staff text-ink-2 first-letter:uppercase">
      {children}. {/* Opens a new tab, so that input in the form is not lost. */}
      <a
        href={visitorPaths.priceStory}
        target="_blank"
        rel="noopener"
        className="text-accent underline underline-offset-4"
      >
        How our prices work
      </a>
    </span>
  );
}
