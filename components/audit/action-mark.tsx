import { Status } from '@/components/ui/status';
import { type AuditAction, auditActionNames } from '@/lib/audit/audit-actions';

const tones = {
  insert: 'low',
  update: 'accent',
  delete: 'high',
  restore: 'low',
  expire: 'neutral',
  sign_in: 'neutral',
  sign_in_failed: 'high',
  code_accepted: 'neutral',
  recovery_code_used: 'accent',
  session_ended: 'neutral',
  factor_set: 'low',
  codes_renewed: 'accent',
  factor_removed: 'high',
  factor_reset: 'high',
} as const satisfies Record<AuditAction, string>;

/** Action of an audit entry, as a dot and a word. */
export function ActionMark({ action }: { action: AuditAction }) {
  return <Status tone={tones[action]}>{auditActionNames[action]}</Status>;
}
