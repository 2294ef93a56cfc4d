'use client';

import { HostChoice } from '@/components/bookings/hosts/host-choice';
import { NearestSlots } from '@/components/bookings/site/nearest-slots';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { useAnswer } from '@/components/ui/use-answer';
import { slotInstant } from '@/lib/bookings/availability/slots';
import type { Closure } from '@/lib/bookings/move/model';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { storedVisitorTime } from '@/lib/core/time/visitor-time';
import { readableMoment } from '@/lib/core/time/wording';
import type { MoveQuestionFacts } from './check-move';

type MoveQuestionProps = MoveQuestionFacts & {
  open: boolean;
  pending: boolean;
  onDecide: (tell: boolean) => void;
  onHost: (host: string | null) => void;
  onChoose: (to: Date) => void;
  onCancel: () => void;
};

function closureText({ holiday }: Closure): string {
  return holiday
    ? `This day is a holiday (${holiday}): visitors cannot book it.`
    : 'This time is outside your hours: visitors cannot book it.';
}

/** Dialog that confirms moving a consultation, chooses its host and asks whether to notify the visitor. */
export function MoveQuestion(props: MoveQuestionProps) {
  const { booking, to, closure, refusal, nearest, open, pending, onDecide, onCancel } = props;
  const { visitorTimeZone, others, seenStart, hosts } = props;
  const answer = useAnswer(refusal ?? seenStart);
  const facts = [
    { label: 'From', at: new Date(booking.startsAt) },
    { label: 'To', at: to },
  ];
  return (
    <Dialog
      open={open}
      onOpenChange={onCancel}
      title={`Move the consultation with ${booking.name}?`}
      footer={
        <>
          {/* The negative margin makes the three buttons fit into one row. */}
          <Button variant="quiet" size="sm" className="-ml-3" onClick={onCancel}>
            Keep the time
          </Button>
          <Button variant="secondary" size="sm" pending={pending} onClick={() => onDecide(false)}>
            Move without notifying
          </Button>
          <Button size="sm" pending={pending} onClick={() => onDecide(true)}>
            Move and notify the visitor
          </Button>
        </>
      }
    >
      <dl className="grid grid-cols-[3rem_1fr] gap-x-4 gap-y-1">
        {facts.map(({ label, at }) => {
          const theirs = visitorTimeZone && storedVisitorTime(visitorTimeZone, at);
          return (
            <div key={label} className="contents">
              <dt className="text-ink-3">{label}</dt>
              <dd className="text-ink">
                {readableMoment(at)}
                {theirs && <span className="block text-staff text-ink-2">{theirs}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-1 text-staff text-ink-3">{BUSINESS_TIME_ZONE_NAME}</p>
      {hosts.length > 0 && <HostChoice hosts={hosts} chosen={props.host} onChoose={props.onHost} />}
      {seenStart && (
        <Notice
          {...(!refusal && answer)}
          tone="warning"
          title="Someone else has moved it"
          className="mt-4"
        >
          You saw it at {readableMoment(new Date(seenStart))}. It is now at{' '}
          {readableMoment(new Date(booking.startsAt))}. Move it anyway?
        </Notice>
      )}
      {others.length > 0 && (
        <Notice tone="warning" className="mt-4">
          Also booked at that time: {others.join(', ')}.
        </Notice>
      )}
      {closure && (
        <Notice tone="warning" className="mt-4">
          {closureText(closure)}
        </Notice>
      )}
      {refusal && (
        <Notice {...answer} tone="error" className="mt-4">
          {refusal}
        </Notice>
      )}
      <NearestSlots
        slots={nearest}
        onChoose={({ date, time }) => {
          const at = slotInstant(date, time);
          if (at) props.onChoose(at);
        }}
      />
      <p className="mt-4">
        If you tell {booking.name}, an email with the new time and a calendar file is sent at once.
        If you do not, their email and calendar entry keep the old time.
      </p>
    </Dialog>
  );
}
