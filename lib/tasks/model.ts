import { z } from 'zod';
import { fullName } from '@/lib/core/text/full-name';
import { personName } from '@/lib/people/people-names';
import { changeSentences } from './changes';
import { TASK_PRIORITIES } from './priorities';
import { TASK_STATUSES, type TaskStatus } from './statuses';

/** Names by id: of people, and in the activity also of teams. */
type Names = ReadonlyMap<string, string>;

export const LISTED =
  'id, title, status, priority, dueDate:due_date, dueOrder:due_order, assigneeId:assigned_to, createdAt:created_at, updatedAt:updated_at, statusOrder:status_order, priorityOrder:priority_order, assigneeOrder:assignee_order, teamOrder:team_order, clientId:client_id, bookingId:booking_id, teamName:teams(name), clientName:clients(firstname, lastname), bookingName:consultation_bookings(firstname, lastname)';
export const WHOLE =
  `${LISTED}, description, creatorId:created_by, teamId:team_id, checklist:task_checklist_items(id, label, isDone:is_done), comments:task_comments(id, authorId:author_id, body, at:created_at), activity:task_activity(id, actorId:actor_id, action, changes, at)` as const;

const person = z
  .object({ firstname: z.string().nullable(), lastname: z.string().nullable() })
  .transform(fullName)
  .nullable();

export const listedRow = z.object({
  id: z.guid(),
  title: z.string(),
  status: z.enum(TASK_STATUSES),
  priority: z.enum(TASK_PRIORITIES),
  dueDate: z.string().nullable(),
  dueOrder: z.string(),
  assigneeId: z.guid().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  statusOrder: z.string(),
  priorityOrder: z.string(),
  assigneeOrder: z.string(),
  teamOrder: z.string(),
  clientId: z.guid().nullable(),
  bookingId: z.guid().nullable(),
  teamName: z
    .object({ name: z.string() })
    .transform(({ name }) => name)
    .nullable(),
  clientName: person,
  bookingName: person,
});

/** Adds the name of the assignee, which is not a column of the task. */
export function withAssignee<Row extends z.output<typeof listedRow>>(row: Row, names: Names) {
  return { ...row, assigneeName: row.assigneeId && personName(names, row.assigneeId) };
}

/** Additional fields by which the list can be sorted, besides the due date. */
export type SortField =
  | 'createdAt'
  | 'updatedAt'
  | 'title'
  | 'statusOrder'
  | 'priorityOrder'
  | 'assigneeOrder'
  | 'teamOrder';

/** A task in the list or on the board; instants as the database writes them. */
export type ListedTask = ReturnType<typeof withAssignee<z.output<typeof listedRow>>>;

/** The cards in a column of the board; `more` if the list contains others. */
export type BoardColumn = { status: TaskStatus; tasks: ListedTask[]; more: boolean };

const checklistItem = z.object({ id: z.guid(), label: z.string(), isDone: z.boolean() });

/** A step of a task. */
export type ChecklistItem = z.output<typeof checklistItem>;

export const wholeRow = listedRow.extend({
  description: z
    .string()
    .nullable()
    .transform((text) => text ?? ''),
  creatorId: z.guid().nullable(),
  teamId: z.guid().nullable(),
  checklist: z.array(checklistItem),
  comments: z.array(
    z.object({ id: z.guid(), authorId: z.guid().nullable(), body: z.string(), at: z.string() }),
  ),
  activity: z.array(
    z.object({
      id: z.number(),
      actorId: z.guid().nullable(),
      action: z.string(),
      changes: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })),
      at: z.string(),
    }),
  ),
});

/** Returns the ids of the people and teams that a task mentions by name. */
export function idsIn({ assigneeId, creatorId, comments, activity }: z.output<typeof wholeRow>) {
  const changed = (columns: readonly string[]) =>
    activity.flatMap(({ changes }) =>
      columns.flatMap((column) => [changes[column]?.from, changes[column]?.to]),
    );
  const isId = (value: unknown) => typeof value === 'string';
  return {
    people: [
      assigneeId,
      creatorId,
      ...comments.map(({ authorId }) => authorId),
      ...activity.map(({ actorId }) => actorId),
      ...changed(['assigned_to', 'created_by']).filter(isId),
    ],
    teams: [...new Set(changed(['team_id']).filter(isId))],
  };
}

/** Adds the names of people, and describes each change, such as 'Status: To do → In progress'. */
export function withNames(
  { creatorId, ...row }: z.output<typeof wholeRow>,
  people: Names,
  teams: Names,
) {
  const known = new Map([...people, ...teams]);
  return {
    ...withAssignee(row, people),
    creatorId,
    creatorName: personName(people, creatorId),
    comments: row.comments.map((comment) => ({
      ...comment,
      authorName: personName(people, comment.authorId),
    })),
    activity: row.activity.map(({ id, actorId, action, changes, at }) => ({
      id,
      actorName: personName(people, actorId),
      created: action === 'created',
      changes: changeSentences(changes, known),
      at,
    })),
  };
}

/** A task with all details for its drawer. */
export type Task = ReturnType<typeof withNames>;
export type TaskComment = Task['comments'][number];
export type TaskEvent = Task['activity'][number];
