'use client';

import dynamic from 'next/dynamic';
import { type ReactNode, useState } from 'react';
import { useOpenRecord } from '@/components/lists/use-open-record';
import { loadWhenIdle } from '@/components/ui/load-when-idle';
import { leaveBy } from '@/components/ui/unsaved';
import { untilLoaded } from '@/components/ui/until-loaded';

const loadDrawer = () => import('@/components/ui/drawer');

// Before the first one opens. An import() within dynamic() would be another copy of the code.
loadWhenIdle(loadDrawer);

// Without `ssr: false` it has no boundary of its own, so the URL changes together with the drawer.
const Drawer = dynamic(() => untilLoaded(loadDrawer).then((module) => module.Drawer));

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
