'use client';

import { parseAsString, useQueryStates } from 'nuqs';
import type { ComponentProps } from 'react';
import { isPlainClick } from '@/components/ui/plain-click';
import { usePressedLink } from '@/components/ui/use-pressed-link';
import { useListUrl } from './use-list-url';

type ListLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** URL parameters to change; null removes a parameter. */
  changes: Record<string, string | null>;
  /** True to scroll to the top of the page. */
  scroll?: boolean;
};

/**
 * Link within the current list. It uses the update queue of the search field, so that neither the navigation nor a
 * pending search is lost.
 */
export function ListLink({ changes, scroll = false, ...rest }: ListLinkProps) {
  const url = useListUrl();
  const { press, startTransition } = usePressedLink();
  const [, set] = useQueryStates(
    Object.fromEntries(Object.keys(changes).map((name) => [name, parseAsString])),
    { shallow: false, history: 'push', scroll, startTransition },
  );
  return (
    <a
      {...rest}
      href={url.with(changes)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        press(event.currentTarget);
        void set(changes);
      }}
    />
  );
}
