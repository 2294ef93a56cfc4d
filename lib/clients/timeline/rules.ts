import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { replyStateNames } from '@/lib/clients/replies/rules';
import { clientStageNames } from '@/lib/clients/stages';
import { channelText, touchKindNames } from '@/lib/clients/touches/wording';
import { humanize } from '@/lib/core/text/humanize';
import { shortMoment } from '@/lib/core/time/business-time';
import { paths } from '@/lib/paths';
import { calculatorPath } from '@/lib/paths/site';
import { bookingPath, deliveryPath, enquiryPath, taskPath } from '@/lib/paths/staff';
import { mailNames } from '@/lib/records';
import { taskStatusNames } from '@/lib/tasks/statuses';
import { estimateSummary } from '@/lib/tools/calculator/wording';
import type { TimelineEntry, TimelineKind } from './model';

export const timelineKindNames: Record<TimelineKind, string> = {
  note: 'Notes',
  booking: 'Bookings',
  enquiry: 'Questions',
  task: 'Tasks',
  reply: 'Replies',
  mail: 'Mails',
  webinar: 'Webinars',
  enrolment: 'Enrolments',
  subscription: 'Subscription',
  application: 'Applications',
  estimate: 'Estimates',
  touch: 'Ways here',
  stage: 'Stages',
};

const outcomes: Record<string, string> = {
  pending: 'On its way',
  delivered: 'Delivered',
  dead: 'Not delivered',
  off: 'Not sent: email is not set up',
};

/** Text of an entry: a sentence, further detail, and the path of the record. */
type TimelineText = { title: string; detail?: string; href?: string };

/** Returns the text of an entry. Times are in the business zone, which is named. */
export function timelineText(entry: TimelineEntry): TimelineText {
  switch (entry.kind) {
    case 'booking': {
      const { starts_at, status, text } = entry.payload;
      return {
        title: `Booked a consultation for ${shortMoment(starts_at)} ${BUSINESS_TIME_ZONE_NAME} (${humanize(status).toLowerCase()})`,
        detail: text ?? undefined,
        href: bookingPath(entry.id),
      };
    }
    case 'enquiry':
      return {
        title: 'Asked in writing',
        detail: entry.payload.text,
        href: enquiryPath(entry.id),
      };
    case 'webinar':
      return {
        title: entry.payload.given_back
          ? `Gave back the place in the webinar “${entry.payload.title}”`
          : `Registered for the webinar “${entry.payload.title}”`,
      };
    case 'enrolment': {
      const { title, progress, rating, waits } = entry.payload;
      if (waits) return { title: `Waits for the course “${title}” to open` };
      return {
        title: `Enrolled in the course “${title}”`,
        detail: `${progress}% done${rating === null ? '' : `, rated ${rating} of 5`}`,
      };
    }
    case 'subscription': {
      const { confirmed, ended } = entry.payload;
      const detail = ended ? 'Has unsubscribed since' : confirmed ? 'Confirmed' : 'Not confirmed';
      return { title: 'Subscribed to the blog', detail };
    }
    case 'application':
      return {
        title: `Applied for “${entry.payload.title}”`,
        detail: `Stage: ${humanize(entry.payload.stage).toLowerCase()}`,
        href: paths.admin.jobs,
      };
    case 'estimate': {
      const { estimate, booking_id } = entry.payload;
      return {
        title: booking_id
          ? 'Brought an estimate to a consultation'
          : 'Mailed an estimate to themselves',
        detail: estimateSummary(estimate),
        href: calculatorPath(estimate.query),
      };
    }
    case 'touch':
      return {
        title: `Came by ${channelText(entry.payload.channel)}`,
        detail: touchKindNames[entry.payload.kind],
      };
    case 'task': {
      const { task_id, title, status, person, completed_by } = entry.payload;
      return completed_by === undefined
        ? {
            title: `Task “${title}”`,
            detail: `${person ? `For ${person}` : 'Unassigned'}: ${taskStatusNames[status]}`,
            href: taskPath('admin', task_id),
          }
        : {
            title: `${completed_by ?? 'Someone'} completed the task “${title}”`,
            href: taskPath('admin', task_id),
          };
    }
    case 'note':
      return { title: `${entry.payload.person ?? 'Someone'} noted`, detail: entry.payload.text };
    case 'mail': {
      const { topic, status, reason } = entry.payload;
      return {
        title: `We sent ${mailNames[topic] ?? `an email (${topic})`}`,
        detail: reason ?? outcomes[status] ?? status,
        href: deliveryPath(entry.id),
      };
    }
    case 'reply': {
      const { subject, text, state, person, booking_id, enquiry_id } = entry.payload;
      return {
        title: `${person ?? 'A former colleague'} wrote “${subject}” (${replyStateNames[state].toLowerCase()})`,
        detail: text,
        href: booking_id
          ? bookingPath(booking_id)
          : enquiry_id
            ? enquiryPath(enquiry_id)
            : undefined,
      };
    }
    case 'stage': {
      const { from, to, person, merged } = entry.payload;
      const who = person ?? 'The site';
      if (merged) return { title: `${who} merged ${merged} into this contact` };
      if (from)
        return { title: `${who} moved this contact to ${clientStageNames[to].toLowerCase()}` };
      return { title: `${who} added this contact as ${clientStageNames[to].toLowerCase()}` };
    }
  }
}
