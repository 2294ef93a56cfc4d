import { readEmail } from '@/lib/core/text/email';

/** Verdict of a report on one recipient, with its Status and Diagnostic-Code lines if present. */
export type Verdict = { email: string; status?: string; diagnostic?: string };

/** Actions that do not report a failure (RFC 3464). */
const ARRIVED = /^(delivered|relayed|expanded)$/i;

/**
 * Parses a block of header lines into fields by lower-case name; a line that begins with a blank continues the previous
 * one.
 */
function fieldsOf(block: string): Map<string, string> {
  const lines = block.replace(/\n[ \t]+/g, ' ').split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [, name, value] = /^([\w-]+)[ \t]*:[ \t]*(.*)$/.exec(line) ?? [];
      return name && value ? [[name.toLowerCase(), value.trim()] as const] : [];
    }),
  );
}

/**
 * Returns the email address in 'rfc822; ada@x.example (Ada)', in lower case and with an ASCII domain; null if there is
 * none.
 */
function addressOf(field: string | undefined): string | null {
  const written = field?.replace(/^[^;@]*;|\([^()]*\)\s*$|"/g, '').trim() ?? '';
  // The only printable characters that xtext encodes in an original recipient (RFC 3461).
  const decoded = written.replaceAll('+2B', '+').replaceAll('+3D', '=');
  return readEmail(decoded.replace(/^<(.*)>$/, '$1'))?.toLowerCase() ?? null;
}

/** Splits a block into the lines of each recipient: a repeated field starts the next recipient. */
function recipientsIn(block: string): string[] {
  const parts: string[][] = [[]];
  let seen = new Set<string>();
  for (const line of block.split('\n')) {
    const name = /^(original-recipient|final-recipient)[ \t]*:/i.exec(line)?.[1]?.toLowerCase();
    if (name && seen.has(name)) {
      parts.push([]);
      seen = new Set();
    }
    if (name) seen.add(name);
    parts.at(-1)?.push(line);
  }
  return parts.map((lines) => lines.join('\n'));
}

function verdictOf(fields: ReadonlyMap<string, string>): Verdict | null {
  const email =
    addressOf(fields.get('original-recipient')) ?? addressOf(fields.get('final-recipient'));
  const action = fields.get('action') ?? '';
  const isDelayed = /^delayed$/i.test(action);
  const stated = fields.get('status');
  if (email === null || ARRIVED.test(action) || /^2\./.test(stated ?? '')) return null;
  const status = isDelayed && !stated?.startsWith('4') ? '4.0.0' : stated;
  const diagnostic = fields.get('diagnostic-code') ?? (status ? undefined : 'No reason is stated.');
  return { email, ...(status && { status }), ...(diagnostic && { diagnostic }) };
}

/**
 * Returns a verdict for each failed recipient of a report (message/delivery-status, RFC 3464), which may be embedded in
 * a complete email. For a recipient that occurs twice, a failure overrides a delay.
 */
export function readReport(text: string): Verdict[] {
  // Some servers omit the blank line between recipients.
  const blocks = text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .flatMap(recipientsIn);
  const verdicts = new Map<string, Verdict>();
  for (const block of blocks) {
    const fields = fieldsOf(block);
    const verdict = verdictOf(fields);
    if (!verdict) continue;
    const isDelay = verdict.status?.startsWith('4') ?? false;
    if (!isDelay || !verdicts.has(verdict.email)) verdicts.set(verdict.email, verdict);
  }
  return [...verdicts.values()];
}
