'use client';

import { parseAsString, useQueryState } from 'nuqs';
import { type ReactNode, useState } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { leaveBy } from '@/components/ui/unsaved';
import type { RecordEnd } from '@/lib/audit/model';
import { KeptRecord, KeptTitle } from './kept-record';

const Drawer = lazyPart(() => import('@/components/ui/drawer').then((module) => module.Drawer), {
  whenIdle: true,
});

/** Shows nothing: on the page of a list it lets the drawer load. */
export function IdleDrawer() {
  return null;
}

type RecordDrawerProps = {
  /** Value of `open` in the URL of this drawer. */
  record: string;
  title: ReactNode;
  description?: ReactNode;
  /** End of the record, by `readEnd`; absent where a drawer shows no record that can go. */
  end?: Promise<RecordEnd | null> | undefined;
  children: ReactNode;
};

/** The drawer of the record that the URL names in `open`; closing it removes the parameter, and asks first where a form has unsaved text. */
export function RecordDrawer({ record, ...shown }: RecordDrawerProps) {
  return <DrawerOf key={record} record={record} {...shown} />;
}

function DrawerOf({ record, title, description, end, children }: RecordDrawerProps) {
  // Changes before the page of the URL has come.
  const [named, openRecord] = useQueryState('open', parseAsString.withOptions({ shallow: false }));
  // Stays until the page of the next record comes; once it was closed, only its own record opens it again.
  const [wasOpen, setOpen] = useState(true);
  const isOpen = named === record || (wasOpen && named !== null);
  if (isOpen !== wasOpen) setOpen(isOpen);
  return (
    <Drawer
      open={isOpen}
      onOpenChange={() => leaveBy(() => void openRecord(null))}
      title={<KeptTitle end={end}>{title}</KeptTitle>}
      description={description}
    >
      <KeptRecord end={end}>{children}</KeptRecord>
    </Drawer>
  );
}
