'use client';

import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';

type BulkMenuProps = {
  label: string;
  items: { label: string; onSelect: () => void }[];
  pending: boolean;
  disabled?: boolean;
};

/** Menu of the selection bar, such as "Status" with all statuses. */
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
