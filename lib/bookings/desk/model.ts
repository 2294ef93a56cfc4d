import { z } from 'zod';
import { topicText } from '@/lib/bookings/about';
import { bookingColumns, textOrBlank } from '@/lib/bookings/columns';
import { consentColumns, personRow } from '@/lib/core/supabase/columns';
import { fullName } from '@/lib/core/text/full-name';
import { storedEstimate } from '@/lib/tools/calculator/model';
import { holdEndsAt } from './reply-clock';

export const LISTED =
  'id, firstname, lastname, company, email, phone, meetingType:meetingtype, startsAt:preferreddate, endsAt:ends_at, requestedAt:requestdate, status, responsibleId:responsible_id, hostId:host_id, repliedAt:replied_at, quarantinedAt:quarantined_at, responsible:user_profiles!responsible_id(name), serviceTitle:services(title), about, courseTitle:courses(title)';
export const WHOLE =
  `${LISTED}, version:updated_at, serviceId:service_id, projectdescription, notes:private_notes, visitorTimeZone:visitor_time_zone, estimate, quarantineReason:quarantine_reason, room, meeting_url, quarantined_at, changeReason:change_reason, earlierReasons:earlier_reasons, cancelledAt:cancelled_at, sharedNotes:shared_notes, notesSentAt:notes_sent_at, ownerId:owner_id, policyVersion:policy_version, consentedAt:consented_at, client:clients!client_id(id, firstname, lastname), tasks(id, title, status)` as const;

function listed<Row extends z.output<typeof bookingColumns>>({
  firstname,
  lastname,
  quarantinedAt,
  about,
  courseTitle,
  ...row
}: Row) {
  return {
    ...row,
    /** Topic of the visitor, in words. */
    topic: topicText(about, courseTitle),
    name: fullName({ firstname, lastname }),
    isQuarantined: quarantinedAt !== null,
    /** Until when a booking in quarantine keeps its time; null if it is not in quarantine. */
    heldUntil: quarantinedAt && holdEndsAt(quarantinedAt).toISOString(),
  };
}

export const listedRow = bookingColumns.transform(listed);

/** A booking in the list; timestamps as the database returns them. */
export type ListedBooking = z.output<typeof listedRow>;

export const BRIEF = `${LISTED}, description:projectdescription, notes:private_notes` as const;
export const briefRow = bookingColumns
  .extend({ description: textOrBlank, notes: textOrBlank })
  .transform(listed);

/** A booking with the brief for its host. */
export type Brief = z.output<typeof briefRow>;

export const wholeRow = bookingColumns
  .extend({
    version: z.string(),
    serviceId: textOrBlank,
    projectdescription: textOrBlank,
    notes: textOrBlank,
    visitorTimeZone: z.string().nullable(),
    estimate: storedEstimate.nullable().catch(null),
    quarantineReason: z.string().nullable(),
    room: z.string(),
    meeting_url: z.string().nullable(),
    quarantined_at: z.string().nullable(),
    changeReason: z.string().nullable(),
    earlierReasons: z.string().nullable(),
    cancelledAt: z.string().nullable(),
    sharedNotes: textOrBlank,
    notesSentAt: z.string().nullable(),
    ownerId: z.string().nullable(),
    ...consentColumns,
    client: personRow.nullable(),
    tasks: z.array(z.object({ id: z.string(), title: z.string(), status: z.string() })),
  })
  .transform(({ serviceId, projectdescription, notes, ...row }) => ({
    ...listed(row),
    values: {
      firstname: row.firstname,
      lastname: row.lastname ?? '',
      company: row.company,
      email: row.email,
      phone: row.phone,
      meetingtype: row.meetingType,
      service: serviceId,
      projectdescription,
      owner: row.ownerId ?? '',
      notes,
    },
  }));

/** A booking with everything that its drawer shows; `values` are those of its form. */
export type DeskBooking = z.output<typeof wholeRow>;
