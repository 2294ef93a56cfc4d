import { RecordEnd } from '@/components/records/record-end';
import { TaskOrigin } from '@/components/tasks/playbooks/task-origin';
import { RepeatSentence } from '@/components/tasks/recurring/repeat-sentence';
import type { Colleague } from '@/lib/people/model';
import type { CreatedTask as Created } from '@/lib/tasks/given/model';
import type { Task } from '@/lib/tasks/model';
import type { Repetition } from '@/lib/tasks/recurring/model';
import { TaskActivity } from './task-activity';
import {
  CreatedTask,
  DeleteOpenTask,
  OwnTask,
  TaskChecklist,
  TaskComments,
  TaskForm,
  TaskRepeats,
} from './task-drawer-parts';

type TaskDetailsProps = {
  task: Promise<Task | null>;
  people: Promise<Colleague[]>;
  /** Teams to choose from; undefined if the task is read-only. */
  teams?: Promise<{ id: string; name: string }[]>;
  /** Version of the task that its creator may edit. */
  created?: Promise<Created | null>;
  /** Playbook that created the task. */
  origin: Promise<{ id: string; name: string } | null>;
  repetition: Promise<Repetition | null>;
};

/** Details of a task. Leaders can edit it; its assignee can change the status, tick steps and comment. */
export async function TaskDetails(props: TaskDetailsProps) {
  const [task, people, teams, created, origin, repetition] = await Promise.all([
    props.task,
    props.people,
    props.teams,
    props.created,
    props.origin,
    props.repetition,
  ]);
  if (!task) return null;
  return (
    <div className="space-y-8">
      {origin && <TaskOrigin playbook={origin} isLink={Boolean(teams)} />}
      {teams ? <TaskForm task={task} people={people} teams={teams} /> : <OwnTask task={task} />}
      {created && <CreatedTask task={created} />}
      {teams ? (
        <TaskRepeats task={task.id} repetition={repetition} />
      ) : (
        repetition && <RepeatSentence {...repetition} />
      )}
      <TaskChecklist task={task.id} items={task.checklist} creatorId={task.creatorId} />
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
