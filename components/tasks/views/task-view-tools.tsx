'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useStaffAction } from '@/components/records/use-staff-action';
import { useUndoableChange } from '@/components/records/use-undoable-change';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Menu } from '@/components/ui/menu';
import { paths } from '@/lib/paths';
import { taskViewPath } from '@/lib/paths/staff';
import {
  changeTaskView,
  deleteTaskView,
  restoreTaskView,
  saveTaskView,
} from '@/lib/tasks/views/actions';
import { keptQuery, NO_VIEW } from '@/lib/tasks/views/kept-query';
import type { TaskView } from '@/lib/tasks/views/model';
import type { ViewChange } from '@/lib/tasks/views/schema';
import { TaskViewName } from './task-view-name';

type TaskViewToolsProps = {
  area: 'admin' | 'team';
  /** The current saved view. */
  current: TaskView | null;
  /** Current filters, order and layout. */
  query: string;
};

/** Saves the current filters, order and layout as a view. Renames, updates and deletes the current view. */
export function TaskViewTools({ area, current, query }: TaskViewToolsProps) {
  const router = useRouter();
  const [naming, setNaming] = useState<'new' | 'rename' | null>(null);
  const { run, isPending } = useStaffAction();
  const { change: remove } = useUndoableChange({
    change: (id: string) => deleteTaskView({ id }),
    undo: ({ deleted }) => restoreTaskView(deleted),
    onDone: () => router.push(`${paths[area].tasks}?saved=${NO_VIEW}`, { scroll: false }),
  });
  const isChanged = current ? keptQuery(current.query) !== query : query !== '';

  async function named(name: string) {
    if (naming === 'rename' && current) {
      if (await run(() => changeTaskView({ id: current.id, change: { name } }))) setNaming(null);
      return;
    }
    const saved = await run(() => saveTaskView({ area, name, query }));
    if (!saved) return;
    setNaming(null);
    router.push(taskViewPath(area, { id: saved.id, query }), { scroll: false });
  }
  const change = (value: ViewChange) =>
    current && void run(() => changeTaskView({ id: current.id, change: value }));

  return (
    <span className="ml-auto flex shrink-0 items-center gap-1 pb-1">
      {isChanged && (
        <Button size="sm" variant="quiet" onClick={() => setNaming('new')}>
          Save view
        </Button>
      )}
      {current && (
        <Menu
          trigger={
            <button type="button" aria-label={`View ${current.name}`} className="row-button">
              <Icon name="ellipsis" />
            </button>
          }
          groups={[
            [
              ...(isChanged
                ? [{ label: 'Update to these filters', onSelect: () => change({ query }) }]
                : []),
              { label: 'Rename', onSelect: () => setNaming('rename') },
              current.isDefault
                ? { label: 'Do not open first', onSelect: () => change({ isDefault: false }) }
                : { label: 'Open this view first', onSelect: () => change({ isDefault: true }) },
            ],
            [{ label: 'Delete view', danger: true, onSelect: () => void remove(current.id) }],
          ]}
        />
      )}
      <TaskViewName
        open={naming !== null}
        title={naming === 'rename' ? 'Rename view' : 'Save view'}
        name={naming === 'rename' && current ? current.name : ''}
        isPending={isPending}
        onClose={() => setNaming(null)}
        onNamed={(name) => void named(name)}
      />
    </span>
  );
}
