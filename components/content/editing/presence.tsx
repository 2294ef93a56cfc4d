'use client';

import { Portrait } from '@/components/people/site/portrait';
import { presenceSentence } from '@/lib/content/presence/rules';
import type { ContentTable } from '@/lib/paths';
import { usePresence } from './use-presence';

/** Pictures next to the sentence, which names everyone. */
const MAX_PICTURES = 3;

/** Says who else has a record open: below the bar, in a gap that opens for it. */
export function Presence({ table, id }: { table: ContentTable; id: string }) {
  const others = usePresence(table, id);
  return (
    <div role="status" className="absolute top-full left-2 mt-px max-w-[calc(100%-1rem)] lg:left-6">
      {others.length > 0 && (
        <p
          data-present
          className="flex h-6 items-center gap-2 rounded-b-control bg-paper px-2 text-[0.8125rem]"
        >
          <span className="flex shrink-0 -space-x-1.5">
            {others.slice(0, MAX_PICTURES).map(({ id: other, name, photo }) => (
              <Portrait
                key={other}
                name={name}
                photo={photo}
                decorative
                className="size-5 text-[0.5rem]"
              />
            ))}
          </span>
          <span className="truncate">{presenceSentence(others.map(({ name }) => name))}</span>
        </p>
      )}
    </div>
  );
}
