/** Actions on records. */
export const RECORD_ACTIONS = ['insert', 'update', 'delete', 'restore'] as const;

/** Actions on accounts. */
const SECURITY_ACTIONS = [
  'sign_in',
  'sign_in_failed',
  'code_accepted',
  'recovery_code_used',
  'session_ended',
  'factor_set',
  'codes_renewed',
  'factor_removed',
  'factor_reset',
] as const;

/** Removal by a retention run: one entry per table. */
const RETENTION_ACTIONS = ['expire'] as const;

export const AUDIT_ACTIONS = [
  ...RECORD_ACTIONS,
  ...RETENTION_ACTIONS,
  ...SECURITY_ACTIONS,
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const auditActionNames: Record<AuditAction, string> = {
  insert: 'Added',
  update: 'Changed',
  delete: 'Deleted',
  restore: 'Restored',
  expire: 'Removed by retention',
  sign_in: 'Signed in',
  sign_in_failed: 'Failed to sign in',
  code_accepted: 'Entered the second code',
  recovery_code_used: 'Used a recovery code',
  session_ended: 'Session ended',
  factor_set: 'Two-step set up',
  codes_renewed: 'Recovery codes renewed',
  factor_removed: 'Two-step turned off',
  factor_reset: 'Two-step reset',
};
