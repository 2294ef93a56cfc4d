'use client';

import { parseAsString, useQueryStates } from 'nuqs';
import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link';
import { useListAddress } from './use-list-address';

type ListLinkProps = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch' | 'onNavigate'> & {
  /** The parameters that it changes; null takes one out. */
  changes: Record<string, string | null>;
};

/**
 * A link into the list that is on screen. It is followed in the queue of the search field, so that neither a
 * search that is still being typed nor the step is lost to the other.
 */
export function ListLink({ changes, scroll = false, ...rest }: ListLinkProps) {
  const address = useListAddress();
  const [, set] = useQueryStates(
    Object.fromEntries(Object.keys(changes).map((name) => [name, parseAsString])),
    { shallow: false, history: 'push', scroll },
  );
  return (
    <Link
      {...rest}
      href={address.with(changes)}
      prefetch={false}
      scroll={scroll}
      onNavigate={(event) => {
        event.preventDefault();
        void set(changes);
      }}
    />
  );
}
