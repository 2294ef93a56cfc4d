import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

type FoldableFiltersProps = { isFoldable: boolean; children: ReactNode };

/** The filters of a list; on a phone, several are behind a button that unfolds them. */
export function FoldableFilters({ isFoldable, children }: FoldableFiltersProps) {
  const id = useId();
  const [isUnfolded, setIsUnfolded] = useState(false);
  if (!isFoldable) return <div className="contents">{children}</div>;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={() => setIsUnfolded(!isUnfolded)}
        className="sm:hidden"
      >
        <Icon name="sliders-horizontal" />
        Filters
      </Button>
      <div
        id={id}
        className={`${isUnfolded ? 'grid' : 'hidden'} w-full grid-cols-2 gap-2 sm:contents`}
      >
        {children}
      </div>
    </>
  );
}
