import { RecordEnd } from '@/components/records/record-end';
import { Notice } from '@/components/ui/notice';
import { notices } from '@/lib/notices';
import type { Colleague } from '@/lib/people/model';
import type { Task } from '@/lib/tasks/model';
import { DeleteOpenTask, OwnTask, TaskChecklist, TaskComments, TaskForm } from './drawer-parts';
import { TaskActivity } from './task-activity';

type TaskDetailsProps = {
  task: Promise<Task | null>;
  people: Promise<Colleague[]>;
  /** The teams to choose from; absent if the task cannot be edited. */
  teams?: Promise<{ id: string; name: string }[]>;
};

/** Everything about one task; leaders can edit it, its assignee can move, tick and comment. */
export async function TaskDetails(props: TaskDetailsProps) {
  const [task, people, teams] = await Promise.all([props.task, props.people, props.teams]);
  if (!task) return <Notice tone="warning" title={notices.recordGone} />;
  return (
    <div className="space-y-8">
      {teams ? <TaskForm task={task} people={people} teams={teams} /> : <OwnTask task={task} />}
      <TaskChecklist task={task.id} items={task.checklist} editable={Boolean(teams)} />
      <TaskComments task={task.id} comments={task.comments} people={people} />
      <TaskActivity events={task.activity} />
      {teams && (
        <RecordEnd>
          <DeleteOpenTask task={task} />
        </RecordEnd>
      )}
    </div>
  );
}
