import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import type { Area } from '@/lib/core/auth/roles';
import { paths } from '@/lib/paths';

/**
 * Shown inside the shell where a URL leads nowhere. Rendered, not thrown as `notFound()`: the response has started by
 * then, and React would report the boundary that it could not finish.
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
