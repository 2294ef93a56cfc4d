'use client';

import { type ReactNode, useState } from 'react';
import { useOpenRecord } from '@/components/lists/use-open-record';
import { lazyPart } from '@/components/ui/lazy-part';
import { leaveBy } from '@/components/ui/unsaved';

const Drawer = lazyPart(() => import('@/components/ui/drawer').then((module) => module.Drawer), {
  whenIdle: true,
});

/** Shows nothing: on the page of a list it lets the drawer load. */
export function IdleDrawer() {
  return null;
}

type RecordDrawerProps = { title: ReactNode; description?: ReactNode; children: ReactNode };

/** The drawer of the record that the URL names in `open`; closing it removes the parameter, and asks first where a form has unsaved text. */
export function RecordDrawer({ title, description, children }: RecordDrawerProps) {
  const openRecord = useOpenRecord();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Drawer
      open={isOpen}
      onOpenChange={() =>
        leaveBy(() => {
          setIsOpen(false);
          openRecord(null);
        })
      }
      title={title}
      description={description}
    >
      {children}
    </Drawer>
  );
}
