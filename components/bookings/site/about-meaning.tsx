import { visitorPaths } from '@/lib/paths/visitors';

type AboutMeaningProps = { children: string };

/** Price of what a consultation is about, or what it means, with the way to how our prices are made. */
export function AboutMeaning({ children }: AboutMeaningProps) {
  return (
    <span className="block text-staff text-ink-2 first-letter:uppercase">
      {children}. {/* A new tab: nothing typed is lost. */}
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
