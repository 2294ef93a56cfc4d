import { Children } from 'react';
import type { Block } from '@/components/text/markdown';

/** Two sides of a comparison next to each other. Without exactly two sides, the content is stacked. */
export function BeforeAfterBlock({ attribute, children }: Block) {
  const sides = Children.toArray(children).filter((child) => typeof child !== 'string');
  if (sides.length !== 2) return <div>{children}</div>;
  const titles = [attribute('before') ?? 'Before', attribute('after') ?? 'After'];
  return (
    <div className="text-block grid overflow-hidden rounded-surface border border-line bg-surface sm:grid-cols-2">
      {sides.map((side, place) => (
        <section
          key={titles[place]}
          aria-label={titles[place]}
          className={`text-side min-w-0 p-6 ${place === 1 ? 'border-line max-sm:border-t sm:border-l' : ''}`}
        >
          <p className={`label mb-4 ${place === 1 ? 'text-accent' : 'text-ink-3'}`}>
            {titles[place]}
          </p>
          {side}
        </section>
      ))}
    </div>
  );
}
