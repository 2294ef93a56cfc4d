import { z } from 'zod';
import { topicText } from '@/lib/bookings/about';
import { blankText, consentColumns, namedRow, personRow } from '@/lib/core/supabase/columns';
import { PASSAGE_KINDS } from '@/lib/paths';
import { BOOKING_TOPICS } from '@/lib/paths/visitors';

/** A row of `enquiries` under its own column names, as database functions and events return it. */
export const enquiryRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  about: z.enum(BOOKING_TOPICS).nullable(),
  course_title: z.string().nullable().default(null),
  message: z.string(),
  quarantined_at: z.string().nullable(),
});
export type Enquiry = z.output<typeof enquiryRow>;

/** One of our texts, for a link in an email. */
export const publishedText = z.object({
  kind: z.enum(PASSAGE_KINDS),
  slug: z.string(),
  title: z.string(),
});
export type PublishedText = z.output<typeof publishedText>;

export const LISTED =
  'id, name, email, company, about, courseTitle:courses(title), message, askedAt:created_at, repliedAt:replied_at, quarantinedAt:quarantined_at';
export const WHOLE =
  `${LISTED}, source, quarantineReason:quarantine_reason, replier:user_profiles!replied_by(id, name), contact:clients!client_id(id, firstname, lastname), policyVersion:policy_version, consentedAt:consented_at` as const;

const columns = z.object({
  id: z.guid(),
  name: z.string(),
  email: z.string(),
  company: blankText,
  about: z.enum(BOOKING_TOPICS).nullable(),
  courseTitle: z
    .object({ title: z.string() })
    .nullable()
    .transform((course) => course?.title ?? null),
  message: z.string(),
  askedAt: z.string(),
  repliedAt: z.string().nullable(),
  quarantinedAt: z.string().nullable(),
});

function listed<Row extends z.output<typeof columns>>({
  about,
  courseTitle,
  quarantinedAt,
  ...row
}: Row) {
  return {
    ...row,
    /** Topic of the visitor, in words. */
    topic: topicText(about, courseTitle),
    isQuarantined: quarantinedAt !== null,
  };
}

export const listedEnquiry = columns.transform(listed);

/** A written question in the list of leaders; timestamps as the database returns them. */
export type ListedEnquiry = z.output<typeof listedEnquiry>;

export const wholeEnquiry = columns
  .extend({
    source: z.string().nullable(),
    quarantineReason: z.string().nullable(),
    replier: namedRow.nullable(),
    /** Null in quarantine, because the form itself proves no identity. */
    contact: personRow.nullable(),
    ...consentColumns,
  })
  .transform(listed);

/** A written question with everything that its drawer shows. */
export type DeskEnquiry = z.output<typeof wholeEnquiry>;
