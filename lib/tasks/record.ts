import type { DomainRecord } from '../record';

export const record = {
  tables: {
    tasks: { audited: 'Task', restorable: true, freeTexts: ['description', 'title'] },
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
  },
} satisfies DomainRecord;
