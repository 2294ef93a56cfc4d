'use client';

import dynamic from 'next/dynamic';
import { type ReactNode, useState } from 'react';
import { useOpenRecord } from '@/components/lists/use-open-record';
import { leaveBy } from '@/components/ui/unsaved';
import { untilLoaded } from '@/components/ui/until-loaded';

// Without `ssr: false` it has no boundary of its own, so the URL changes together with the drawer.
const Drawer = dynamic(() =>
  untilLoaded(() => import('@/components/ui/drawer')).then((module) => module.Drawer),
);

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
