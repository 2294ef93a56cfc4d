import { z } from 'zod';
import '@/lib/core/zod-without-eval';
import { ROLES, UNITS } from '@/lib/tasks/playbooks/playbook-steps';
import type { playbookStep } from '@/lib/tasks/playbooks/schema';
import { TASK_PRIORITIES } from '@/lib/tasks/priorities';

/** A step being edited, possibly incomplete. */
const draftStep = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  role: z.enum(ROLES),
  person: z.string(),
  team: z.string(),
  priority: z.enum(TASK_PRIORITIES),
  checklist: z.array(z.string()),
  amount: z.number(),
  unit: z.enum(UNITS),
  time: z.string(),
});
export type DraftStep = z.input<typeof playbookStep>;

/** Parses the steps from JSON, such as a kept draft. Returns an empty list if the JSON is invalid. */
export function draftSteps(text: string): DraftStep[] {
  try {
    return z.array(draftStep).parse(JSON.parse(text));
  } catch {
    return [];
  }
}

export const blankStep = (): DraftStep => ({
  id: crypto.randomUUID(),
  title: '',
  description: '',
  role: 'host',
  person: '',
  team: '',
  priority: 'medium',
  checklist: [],
  amount: 1,
  unit: 'days',
  time: '09:00',
});
