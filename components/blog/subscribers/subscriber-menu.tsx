'use client';

import { useState } from 'react';
import { useStaffAction } from '@/components/records/use-staff-action';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { LazyMenuPopup } from '@/components/ui/lazy-menu-popup';
import type { MenuPlace } from '@/components/ui/menu-frame';
import { noteBounce } from '@/lib/blog/subscribers/actions';

type SubscriberMenuProps = { id: string; place: MenuPlace };

/** Menu of a confirmed or pending subscriber. */
export function SubscriberMenu({ id, place }: SubscriberMenuProps) {
  const { run, isPending } = useStaffAction();
  const [isAsking, setAsking] = useState(false);

  async function note() {
    if (await run(() => noteBounce({ id }))) setAsking(false);
  }

  return (
    <>
      <LazyMenuPopup
        {...place}
        groups={[[{ label: 'An email bounced…', onSelect: () => setAsking(true) }]]}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Stop emails to this address?"
        confirmLabel="Stop emails"
        onConfirm={note}
        pending={isPending}
      >
        Use this when an email bounced permanently. The address gets no more posts or newsletters
        until its owner subscribes again.
      </ConfirmDialog>
    </>
  );
}
