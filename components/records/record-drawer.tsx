'use client';

import dynamic from 'next/dynamic';
import { type ReactNode, useState } from 'react';
import { useOpenRecord } from '@/components/lists/use-open-record';
import { untilLoaded } from '@/components/ui/until-loaded';

// Without `ssr: false` it has no boundary of its own, so the URL changes together with the drawer.
const Drawer = dynamic(() =>
  untilLoaded(() => import('@/components/ui/drawer')).then((module) => module.Drawer),
);

type RecordDrawerProps = { title: ReactNode; description?: ReactNode; children: ReactNode };

/** The drawer of the record that the URL names in `open`; closing it removes the parameter. */
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
