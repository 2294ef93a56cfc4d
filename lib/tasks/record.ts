import { taskPath } from '../paths/staff.ts';
import type { DomainRecord } from '../record.ts';

export const record = {
  tasks: {
    audited: 'Task',
    restorable: true,
    freeTexts: ['description', 'title'],
    found: {
      kind: 'tasks',
      group: 'Tasks',
      path: (id: string, area: 'admin' | 'team') => taskPath(area, id),
    },
  },
  task_checklist_items: {
    audited: 'Task step',
    restorable: true,
    freeTexts: ['label'],
    labels: { label: 'Step' },
  },
  task_comments: {
    audited: 'Task comment',
    restorable: true,
    freeTexts: ['body'],
    labels: { body: 'Comment' },
  },
  task_series: { audited: 'Repetition of a task', freeTexts: ['template'] },
  playbooks: { audited: 'Playbook', freeTexts: ['name', 'steps'] },
  task_views: { freeTexts: ['name', 'query'] },
  task_activity: { freeTexts: ['changes'] },
} as const satisfies DomainRecord;
