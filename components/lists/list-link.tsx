'use client';

import { parseAsString, useQueryStates } from 'nuqs';
import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/staff-link';
import { useListUrl } from './use-list-url';

type ListLinkProps = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch' | 'onNavigate'> & {
  /** The parameters that it changes; null removes one. */
  changes: Record<string, string | null>;
};

/**
 * A link within the list that is on screen. It joins the queue of the search field, so that neither the navigation
 * nor a search that is still being typed is lost.
 */
export function ListLink({ changes, scroll = false, ...rest }: ListLinkProps) {
  const url = useListUrl();
  const [, set] = useQueryStates(
    Object.fromEntries(Object.keys(changes).map((name) => [name, parseAsString])),
    { shallow: false, history: 'push', scroll },
  );
  return (
    <Link
      {...rest}
      href={url.with(changes)}
      prefetch={false}
      scroll={scroll}
      onNavigate={(event) => {
        event.preventDefault();
        void set(changes);
      }}
    />
  );
}
