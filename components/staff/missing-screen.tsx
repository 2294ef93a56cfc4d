import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import type { Area } from '@/lib/core/auth/roles';
import { paths } from '@/lib/paths';

/**
 * Not-found message inside the staff layout. Rendered instead of calling `notFound()`: the response has already
 * started, so React would report the boundary that it could not finish.
 */
export function MissingScreen({ area }: { area: Area }) {
  return (
    <>
      <h1 className="text-h3">Not found</h1>
      <EmptyState
        title="This page does not exist"
        action={
          <ButtonLink href={paths[area].dashboard} variant="secondary" size="sm">
            Go to the dashboard
          </ButtonLink>
        }
      >
        It may have been deleted or moved, or the address has a typing error.
      </EmptyState>
    </>
  );
}
