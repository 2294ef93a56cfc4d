'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { MoveBooking } from '@/components/bookings/move/move-booking';
import { WriteReply } from '@/components/clients/replies/parts';
import { useReplyLabel } from '@/components/clients/replies/use-reply-label';
import { AskForDeal, useMakeDeal } from '@/components/deals/make-deal';
import { useOpenRecord } from '@/components/lists/use-open-record';
import { usePlaybookStart } from '@/components/tasks/playbooks/start-playbook';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import type { MenuItem } from '@/components/ui/menu-popup';
import { primaryStep } from '@/lib/bookings/desk/booking-steps';
import type { ListedBooking } from '@/lib/bookings/desk/model';
import { clientStageNames, NEW_CLIENT_STAGE } from '@/lib/clients/stages';
import { clientPath, dealPath, newTaskPath } from '@/lib/paths/staff';
import { useBookingActions } from './use-booking-actions';
import { useBookingSteps } from './use-booking-steps';

const FIRST_STAGE = clientStageNames[NEW_CLIENT_STAGE];

type BookingStepsProps = {
  booking: ListedBooking;
  clientId: string | null;
  /** Deal created from the booking, if any. */
  dealId: string | null;
};

/** Actions of the booking in the drawer: the primary one as a button, the others in a menu. */
export function BookingSteps({ booking, clientId, dealId }: BookingStepsProps) {
  const open = useOpenRecord();
  const router = useRouter();
  const { convert } = useBookingActions();
  const { steps, deletion, dialog, isPending } = useBookingSteps(booking, {
    onDeleted: () => open(null),
  });
  const [panel, setPanel] = useState<'reply' | 'move' | null>(null);
  const close = () => setPanel(null);
  const { id, status, isQuarantined } = booking;
  const replyLabel = useReplyLabel('booking', id, panel === 'reply');
  const playbooks = usePlaybookStart('consultation_bookings', id);
  const deal = useMakeDeal(id);
  const canBeDeal = !dealId && status !== 'cancelled' && !isQuarantined;

  async function makeClient() {
    const contact = await convert(id);
    if (contact) router.push(clientPath(contact.clientId));
  }

  const reply = { key: 'reply' as const, label: replyLabel, onSelect: () => setPanel('reply') };
  const move = { key: 'move' as const, label: 'Move to…', onSelect: () => setPanel('move') };
  const isMovable = status === 'scheduled' && !isQuarantined;
  const all = [...steps, reply, ...(isMovable ? [move] : [])];
  const primary = all.find(({ key }) => key === primaryStep(booking)) ?? reply;
  const others: MenuItem[] = all.filter((step) => step !== primary);
  const further: MenuItem[] = [
    // Releasing a booking from quarantine finds or creates its contact.
    ...(clientId || isQuarantined
      ? []
      : [{ label: `Make a client (starts as ${FIRST_STAGE})`, onSelect: () => void makeClient() }]),
    ...(canBeDeal ? [{ label: 'Make a deal', onSelect: () => void deal.make() }] : []),
    ...(dealId ? [{ label: 'Open its deal', href: dealPath('admin', dealId) }] : []),
    { label: 'Add a follow-up task', href: newTaskPath({ booking: id }) },
    ...(status !== 'cancelled' && !isQuarantined
      ? [{ label: 'Start a playbook', onSelect: () => void playbooks.show() }]
      : []),
  ];

  return (
    <div className="space-y-4">
      <div className="flex flex-wrap gap-2">
        {panel !== primary.key && (
          <Button pending={isPending} onClick={primary.onSelect}>
            {primary.label}
          </Button>
        )}
        <Menu
          trigger={<Button variant="secondary">More</Button>}
          groups={[others, further, [deletion]]}
          align="start"
        />
      </div>
      {canBeDeal && status === 'completed' && <AskForDeal deal={deal} />}
      {panel === 'reply' && <WriteReply kind="booking" record={id} onClose={close} />}
      {panel === 'move' && <MoveBooking booking={booking} onDone={close} />}
      {playbooks.dialog}
      {dialog}
    </div>
  );
}
