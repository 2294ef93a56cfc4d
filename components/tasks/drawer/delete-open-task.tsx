'use client';

import { useOpenRecord } from '@/components/lists/use-open-record';
import { DeleteTasks } from '@/components/tasks/delete-tasks';

/** Deletes the task in the drawer and closes the drawer. */
export function DeleteOpenTask({ task }: { task: { id: string; title: string } }) {
  const open = useOpenRecord();
  return <DeleteTasks tasks={[task]} variant="quiet-danger" onDeleted={() => open(null)} />;
}
