'use client';

import { useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { isBusy } from '@/components/records/live-refresh';
import { usePolling } from '@/components/records/use-polling';
import { zonedMoment } from '@/lib/core/time/business-time';
import type { Desk } from '@/lib/webinars/desk/model';
import { BeginPanel } from './begin-panel';
import { CancelPanel } from './cancel-panel';
import { DeskQuestions } from './desk-questions';
import { NotePanel } from './note-panel';

const panel = 'rounded-surface border border-line bg-surface p-4';

type LiveDeskProps = {
  desk: Desk;
  isOver: boolean;
  /** True from one hour before the start. */
  isNear: boolean;
};

/** Live screen of a webinar: pending actions, attendees and questions. It refreshes every 15 seconds. */
export function LiveDesk({ desk, isOver, isNear }: LiveDeskProps) {
  const router = useRouter();
  const { webinar, here, questions, notes } = desk;
  usePolling(true, () => {
    if (!isBusy(document)) startTransition(() => router.refresh());
  });
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      <div className="space-y-4 lg:col-span-2">
        <BeginPanel webinar={webinar} isOver={isOver} isNear={isNear} className={panel} />
        <section aria-labelledby="desk-questions" className={panel}>
          <h2 id="desk-questions" className="font-medium text-ink">
            Questions
          </h2>
          <DeskQuestions webinarId={webinar.id} questions={questions} />
        </section>
      </div>
      <div className="space-y-4">
        <section aria-labelledby="desk-here" className={panel}>
          <h2 id="desk-here" className="flex items-baseline justify-between font-medium text-ink">
            Who is here
            <span className="font-mono text-staff text-ink-3">
              {here.length} of {webinar.registered}
            </span>
          </h2>
          {here.length === 0 ? (
            <p className="mt-2 text-ink-3">
              No one yet. People appear when they press the button to join.
            </p>
          ) : (
            <ul className="mt-2 max-h-96 divide-y divide-line overflow-auto">
              {here.map((guest) => (
                <li key={guest.id} className="flex justify-between gap-3 py-1.5">
                  <span className="min-w-0 break-words">
                    <span className="text-ink">
                      {guest.firstName} {guest.lastName}
                    </span>
                    {guest.company && <span className="block text-ink-3">{guest.company}</span>}
                  </span>
                  <span className="shrink-0 font-mono text-staff text-ink-3">
                    {zonedMoment(guest.joinedAt)}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </section>
        {!webinar.cancelledAt && (
          <NotePanel
            webinarId={webinar.id}
            people={webinar.registered}
            notes={notes}
            className={panel}
          />
        )}
        {!isOver && <CancelPanel webinar={webinar} className={panel} />}
      </div>
    </div>
  );
}
