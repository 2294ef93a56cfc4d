'use client';

import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';

type BulkMenuProps = {
  label: string;
  items: { label: string; onSelect: () => void }[];
  pending: boolean;
  disabled?: boolean;
};

/** A menu of the selection bar, such as "Status" with each status to choose. */
export function BulkMenu({ label, items, pending, disabled }: BulkMenuProps) {
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="secondary" size="sm" pending={pending} disabled={disabled}>
          {label}
        </Button>
      }
      groups={[items]}
    />
  );
}
