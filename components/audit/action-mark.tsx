import { Status } from '@/components/ui/status';
import { type AuditAction, auditActionNames } from '@/lib/audit/rules';

const tones = {
  insert: 'low',
  update: 'accent',
  delete: 'high',
  restore: 'low',
} as const satisfies Record<AuditAction, string>;

/** The action of an entry as dot and word. */
export function ActionMark({ action }: { action: AuditAction }) {
  return <Status tone={tones[action]}>{auditActionNames[action]}</Status>;
}
