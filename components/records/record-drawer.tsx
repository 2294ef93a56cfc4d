'use client';

import { parseAsString, useQueryState } from 'nuqs';
import type { ReactNode } from 'react';
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
  // Null at once when it is closed, and not null again when it is opened before the page without it has come.
  const [record, openRecord] = useQueryState('open', parseAsString.withOptions({ shallow: false }));
  return (
    <Drawer
      open={record !== null}
      onOpenChange={() => leaveBy(() => void openRecord(null))}
      title={title}
      description={description}
    >
      {children}
    </Drawer>
  );
}
