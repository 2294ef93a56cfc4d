import type { AuditAction } from './audit-actions';

/** Returns the name of the actor: a person, 'Unknown' for a failed sign-in, or the site. */
export function actorLabel(entry: { action: AuditAction; actorName: string | null }): string {
  return entry.actorName ?? (entry.action === 'sign_in_failed' ? 'Unknown' : 'The site');
}

/** A row as stored in the log. */
export type LoggedRow = Record<string, unknown>;

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/**
 * Returns the name of a record: its title, name, person, email or first words, otherwise its id. The id of the only row
 * of a settings table is 'true'.
 */
export function recordName(row: LoggedRow, id: string): string {
  const person = [text(row.firstname), text(row.lastname)].filter(Boolean).join(' ');
  const own =
    text(row.title) ||
    text(row.name) ||
    person ||
    text(row.email) ||
    text(row.label) ||
    text(row.body) ||
    text(row.path) ||
    text(row.url) ||
    (id === 'true' ? 'Settings' : id);
  return own.length > 80 ? `${own.slice(0, 79)}…` : own;
}
