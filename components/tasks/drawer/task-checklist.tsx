'use client';

import { useOptimistic, useTransition } from 'react';
import { useStaffAction } from '@/components/records/use-staff-action';
import { usePerson } from '@/components/staff/person-context';
import { Icon } from '@/components/ui/icon';
import { TickBox } from '@/components/ui/tick-box';
import { removeChecklistItem, tickChecklistItem } from '@/lib/tasks/actions';
import type { ChecklistItem } from '@/lib/tasks/model';
import { AddStep } from './add-step';

type TaskChecklistProps = {
  task: string;
  items: readonly ChecklistItem[];
  /** Creator of the task. Only the creator and leaders can remove steps; everyone with access can add and tick them. */
  creatorId: string | null;
};

/** Checklist of a task. */
export function TaskChecklist({ task, items, creatorId }: TaskChecklistProps) {
  const [shown, show] = useOptimistic(items, (before, change: ChecklistItem) =>
    before.map((item) => (item.id === change.id ? change : item)),
  );
  const [, startTransition] = useTransition();
  const { run } = useStaffAction();
  const me = usePerson();
  const isRemovable = me.role === 'team_leader' || creatorId === me.id;

  const tick = (item: ChecklistItem) =>
    startTransition(async () => {
      show({ ...item, isDone: !item.isDone });
      await run(() => tickChecklistItem({ id: item.id, isDone: !item.isDone }));
    });

  const done = shown.filter(({ isDone }) => isDone).length;
  return (
    <section aria-label="Checklist">
      <h3 className="flex items-baseline justify-between text-[0.9375rem] font-medium text-ink">
        Checklist
        {items.length > 0 && (
          <span className="moment font-normal text-ink-3 tabular-nums">
            {done} of {shown.length}
          </span>
        )}
      </h3>
      <ul className="mt-2">
        {shown.map((item) => (
          <li key={item.id} className="flex items-center gap-2">
            <label className="flex min-h-8 grow items-center gap-2.5">
              <TickBox
                type="checkbox"
                checked={item.isDone}
                onChange={() => tick(item)}
                className="size-4 accent-accent"
              />
              <span className={item.isDone ? 'text-ink-3 line-through' : 'text-ink'}>
                {item.label}
              </span>
            </label>
            {isRemovable && (
              <button
                type="button"
                aria-label={`Remove step ${item.label}`}
                onClick={() => run(() => removeChecklistItem({ id: item.id }))}
                className="grid size-8 place-items-center rounded-control text-ink-3 hover:bg-hover hover:text-ink"
              >
                <Icon name="x" />
              </button>
            )}
          </li>
        ))}
      </ul>
      <AddStep task={task} />
    </section>
  );
}
