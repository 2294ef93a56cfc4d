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

/** Renders nothing. Preloads the drawer on the list page. */
export function IdleDrawer() {
  return null;
}

type RecordDrawerProps = {
  /** Value of `open` in the URL of this drawer. */
  record: string;
  title: ReactNode;
  description?: ReactNode;
  /** State of a deleted record, from `readEnd`; omitted if records of this drawer cannot disappear. */
  end?: Promise<RecordEnd | null> | undefined;
  children: ReactNode;
};

/**
 * Drawer of the record in the URL parameter `open`. Closing it removes the parameter, and first asks if a form has
 * unsaved text.
 */
export function RecordDrawer({ record, ...shown }: RecordDrawerProps) {
  return <DrawerOf key={record} record={record} {...shown} />;
}

function DrawerOf({ record, title, description, end, children }: RecordDrawerProps) {
  // Changes before the page for the new URL has loaded.
  const [named, openRecord] = useQueryState('open', parseAsString.withOptions({ shallow: false }));
  // The drawer stays open until the page of the next record has loaded. After it was closed, only its own record
  // reopens it.
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
