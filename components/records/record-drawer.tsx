'use client';

import { type ReactNode, useState } from 'react';
import { useOpenRecord } from '@/components/lists/use-open-record';
import { Drawer } from '@/components/ui/drawer';

type RecordDrawerProps = { title: ReactNode; description?: ReactNode; children: ReactNode };

/** The drawer of the record that the address names in `open`; closing it takes the name out again. */
export function RecordDrawer({ title, description, children }: RecordDrawerProps) {
  const openRecord = useOpenRecord();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Drawer
      open={isOpen}
      onOpenChange={(open) => {
        setIsOpen(open);
        if (!open) openRecord(null);
      }}
      title={title}
      description={description}
    >
      {children}
    </Drawer>
  );
}
