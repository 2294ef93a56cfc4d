import { paths } from '@/lib/paths';

/** Link to the price story, shown next to prices. */
export function PriceStoryLink({ children = 'How our prices work' }: { children?: string }) {
  return (
    <a
      href={paths.priceStory}
      className="inline-block py-0.5 text-[0.9375rem] leading-6 text-accent underline underline-offset-4 hover:text-accent-strong"
    >
      {children}
    </a>
  );
}
