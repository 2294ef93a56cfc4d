'use client';

import { type Answer, useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Menu } from '@/components/ui/menu';
import { Status } from '@/components/ui/status';
import { showItemAgain, snoozeItem } from '@/lib/dashboard/inbox/actions';
import type { InboxRecord } from '@/lib/dashboard/inbox/model';
import { SNOOZES, type Snooze } from '@/lib/dashboard/inbox/snoozes';
import { stepsOf } from './inbox-steps';

/** All open items of one record. It can be opened, snoozed and often completed here. */
export function InboxLine({ record }: { record: InboxRecord }) {
  const { run, isPending } = useStaffAction();
  const { path, title, items } = record;
  const keys = items.map(({ kind, id }) => `${kind}:${id}`);
  const putOff = (snooze: Snooze) =>
    void run(
      () => snoozeItem({ items: keys, snooze }),
      () => (): Promise<Answer> => showItemAgain({ items: keys }),
    );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2" aria-busy={isPending}>
      <a href={path} className="grid min-h-11 min-w-0 grow basis-64 content-center hover:underline">
        <span className="block break-words text-ink">{title}</span>
        {items.map(({ kind, id, label, tone, text }) => (
          <span key={`${kind}:${id}`} className="flex flex-wrap gap-x-3 sm:flex-nowrap">
            <span className="shrink-0">
              <Status tone={tone}>{label}</Status>
            </span>
            <span className="line-clamp-2 text-ink-3 sm:line-clamp-1">{text}</span>
          </span>
        ))}
      </a>
      <span className="flex shrink-0 flex-wrap gap-1">
        {stepsOf(items).map(({ label, act }) => (
          <Button
            key={label}
            size="sm"
            variant="quiet"
            pending={isPending}
            aria-label={`${label}: ${title}`}
            onClick={() => act(run)}
          >
            <Icon name="check" />
            {label}
          </Button>
        ))}
        <Menu
          align="end"
          trigger={
            <Button size="sm" variant="quiet" aria-label={`Snooze: ${title}`}>
              Later
            </Button>
          }
          groups={[
            (['later', 'tomorrow', 'week'] as const).map((snooze) => ({
              label: SNOOZES[snooze],
              onSelect: () => putOff(snooze),
            })),
          ]}
        />
      </span>
    </li>
  );
}
