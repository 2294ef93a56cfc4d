/** Kinds of records to whose person staff can reply. */
export const REPLY_KINDS = ['booking', 'application', 'enrolment', 'contact', 'enquiry'] as const;
export type ReplyKind = (typeof REPLY_KINDS)[number];

export const replyKindNames: Record<ReplyKind, string> = {
  booking: 'Booking',
  application: 'Application',
  enrolment: 'Enrolment',
  contact: 'Contact',
  enquiry: 'Written question',
};

const PERSON = ['first name', 'full name', 'my name'] as const;

/** The placeholders that a template of each kind may contain, without their braces. */
export const placeholders: Record<ReplyKind, readonly string[]> = {
  booking: [...PERSON, 'date and time', 'service', 'company', 'meeting link'],
  application: [...PERSON, 'job'],
  enrolment: [...PERSON, 'course'],
  contact: [...PERSON, 'company'],
  enquiry: [...PERSON, 'company'],
};

/** Placeholders whose fact may be missing. */
const OFTEN_MISSING = ['service', 'company', 'meeting link'];

/** The text of each placeholder; empty or absent if the record has none. */
export type Facts = Readonly<Record<string, string>>;

/** Facts for a preview. */
export const sampleFacts: Facts = {
  'first name': 'Ada',
  'full name': 'Ada Byron',
  'my name': 'Maya Lindqvist',
  'date and time': 'Tuesday, December 1, 2026 at 04:00 PM Berlin time',
  service: 'Workflow automation',
  company: 'Lantern Works',
  'meeting link': 'https://meet.example/techlink-sample',
  job: 'Automation Engineer',
  course: 'Automation Foundations',
};

const PLACEHOLDER = /\{([^{}]*)\}/g;

/** Bracketed part of a text that contains a placeholder. */
const OPTIONAL_PART = /\[([^[\]]*\{[^{}[\]]*\}[^[\]]*)\]/g;

const nameOf = (written: string) => written.trim().replace(/\s+/g, ' ').toLowerCase();

/** Returns the first placeholder that is not available for this kind of record, as written; null if there is none. */
export function unknownPlaceholder(kind: ReplyKind, text: string): string | null {
  for (const [whole, written = ''] of text.matchAll(PLACEHOLDER)) {
    if (!placeholders[kind].includes(nameOf(written))) return whole;
  }
  return null;
}

/**
 * Returns the first placeholder within a sentence whose fact may be missing, as written; null if there is none. In
 * brackets, or alone on its line, a missing fact leaves no gap.
 */
export function riskyPlaceholder(text: string): string | null {
  for (const line of text.split('\n')) {
    const fixed = line.replace(OPTIONAL_PART, '').trim();
    for (const [whole, written = ''] of fixed.matchAll(PLACEHOLDER)) {
      if (whole !== fixed && OFTEN_MISSING.includes(nameOf(written))) return whole;
    }
  }
  return null;
}

/** Returns the first placeholder that was not filled in. Other text in braces is ignored. */
export function leftPlaceholder(kind: ReplyKind, text: string): string | null {
  for (const [whole, written = ''] of text.matchAll(PLACEHOLDER)) {
    if (placeholders[kind].includes(nameOf(written))) return whole;
  }
  return null;
}

/** Removes the traces of a missing fact: repeated spaces, and spaces before punctuation. */
function tidy(line: string): string {
  return line
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/[ \t]+([,.;:!?])/g, '$1')
    .replace(/,(?=[.;:!?])/g, '')
    .trim();
}

/**
 * Fills the facts into a template. Omits a bracketed part if one of its facts is missing, and a line that becomes
 * empty.
 */
export function filled(template: string, facts: Facts): string {
  const factOf = (written: string) => facts[nameOf(written)]?.trim() ?? '';
  const isMissing = (part: string) =>
    [...part.matchAll(PLACEHOLDER)].some(([, written = '']) => !factOf(written));
  // Facts are inserted last, so that braces and brackets in them stay unchanged.
  const lines = template.replace(/\r\n?/g, '\n').split('\n');
  const kept = lines.flatMap((line) => {
    if (!line.includes('{')) return [line];
    const whole = line.replace(OPTIONAL_PART, (_, part: string) => (isMissing(part) ? '' : part));
    const lacksFact = whole !== line || isMissing(whole);
    const text = whole.replace(PLACEHOLDER, (_, written: string) => factOf(written));
    const shown = lacksFact ? tidy(text) : text;
    return shown ? [shown] : [];
  });
  return kept
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
