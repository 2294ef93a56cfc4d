import type { ReactNode } from 'react';
import { LineIcon } from './line-icon';

type AccordionProps = { items: { question: string; answer: ReactNode }[] };

export function Accordion({ items }: AccordionProps) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {items.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="flex items-start justify-between gap-6 py-4 font-medium lg:py-5 text-ink transition-colors hover:text-accent">
            {question}
            <LineIcon
              d="M5 12h14M12 5v14"
              strokeWidth={1.5}
              className="mt-1 size-5 shrink-0 text-ink-3 transition-transform group-open:rotate-45"
            />
          </summary>
          <div className="max-w-measure pb-6">{answer}</div>
        </details>
      ))}
    </div>
  );
}
