'use client';

import { type ReactNode, useState } from 'react';
import { ReplyButton } from '@/components/clients/replies/reply-button';
import { MomentForm } from '@/components/staff/moment-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Status } from '@/components/ui/status';
import { isMovable, recordId } from '@/lib/calendar/calendar-events';
import { SLOT_MINUTES } from '@/lib/calendar/grid';
import type { CalendarEvent } from '@/lib/calendar/model';
import { humanize } from '@/lib/core/text/humanize';
import { formattedDate } from '@/lib/core/time/business-time';
import { readableMoment, readableRange } from '@/lib/core/time/wording';
import { EventLinks } from './event-links';

type EventDetailsProps = {
  event: CalendarEvent;
  isLeader: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Resolves to whether the event moved, with the error message of a refusal. */
  onMove: (startsAt: Date) => Promise<{ isMoved: boolean; refusal: string | null }>;
  /** Confirmation dialog of a move, shown above this dialog. */
  children?: ReactNode;
};

const link = 'text-accent underline underline-offset-3';

type Field = [label: string, value: ReactNode];

/** Returns the fields of spec section 2 in their order, and the client's message. */
function fieldsOf(event: CalendarEvent): Field[] {
  if (event.type === 'webinar') {
    return [
      ['Type', 'Webinar'],
      ['Presenter', event.presenter],
      ['Registered', String(event.registered)],
      ['Time', readableRange(event)],
      ['Date', formattedDate(new Date(event.start))],
      ['About', event.description],
    ];
  }
  if (event.type === 'task') {
    return [
      ['Type', 'Task'],
      ['Description', event.description],
      ['Assignee', event.assignee],
      ['Status', humanize(event.status)],
      [
        'Priority',
        <Status key="priority" tone={event.tone === 'webinar' ? 'accent' : event.tone}>
          {humanize(event.priority)}
        </Status>,
      ],
      ['Due date', readableMoment(new Date(event.start))],
    ];
  }
  const fields: Field[] = [
    [
      'Type',
      <Status key="type" tone="accent">
        {event.meeting}
      </Status>,
    ],
    ['Client', event.client],
    ['Company', event.company],
    [
      'Email',
      event.email && (
        <a key="email" className={link} href={`mailto:${event.email}`}>
          {event.email}
        </a>
      ),
    ],
    [
      'Phone',
      event.phone && (
        <a key="phone" className={link} href={`tel:${event.phone}`}>
          {event.phone}
        </a>
      ),
    ],
    ['Status', humanize(event.status)],
    ['Owner', event.responsibleId === null ? 'No one yet' : (event.responsible ?? 'Loading…')],
    ['Time', readableRange(event)],
    ['Date', formattedDate(new Date(event.start))],
  ];
  if (event.about) fields.push(['About', event.about]);
  if (event.description) fields.push(['Message', event.description]);
  return fields;
}

/** Dialog with all details of an event. Leaders can move the event here without dragging. */
export function EventDetails(props: EventDetailsProps) {
  const { event, isLeader, open, onOpenChange, onMove, children } = props;
  const [isMoving, setMoving] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={event.title}
      footer={
        isLeader &&
        isMovable(event) &&
        !isMoving && (
          <Button variant="secondary" size="sm" onClick={() => setMoving(true)}>
            Move to…
          </Button>
        )
      }
    >
      <dl className="grid grid-cols-[6rem_1fr] gap-x-4 gap-y-2 text-staff">
        {fieldsOf(event).map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-3">{label}</dt>
            <dd className="min-w-0 wrap-anywhere whitespace-pre-line text-ink">
              {value || 'None'}
            </dd>
          </div>
        ))}
      </dl>
      <EventLinks event={event} isLeader={isLeader} />
      {event.type === 'consultation' && !isMoving && (
        <div className="mt-5">
          <ReplyButton kind="booking" record={recordId(event)} />
        </div>
      )}
      {isMoving && (
        <div className="mt-5 border-t border-line pt-5">
          <MomentForm
            initial={new Date(event.start)}
            step={SLOT_MINUTES}
            submitLabel={event.type === 'task' ? 'Move' : 'Move…'}
            pendingLabel="Moving…"
            cancelLabel="Keep the time"
            onCancel={() => setMoving(false)}
            onChoose={async (startsAt) => {
              const { isMoved, refusal } = await onMove(startsAt);
              if (isMoved) onOpenChange(false);
              return refusal;
            }}
          />
        </div>
      )}
      {children}
    </Dialog>
  );
}
