import { listEnrolments } from '@/lib/academy/enrolments/data';
import { enrolmentFilters } from '@/lib/academy/enrolments/filters';
import { paymentLabel } from '@/lib/academy/payments/label';
import { csvExport } from '@/lib/core/actions/routes';
import { utc } from '@/lib/core/lists/csv';

/** Exports the matching enrolments as CSV; leaders only. Progress is in percent, instants are UTC. */
export const GET = csvExport({
  name: 'enrolments',
  filters: enrolmentFilters,
  list: listEnrolments,
  columns: [
    ['Name', ({ name }) => name],
    ['Email', ({ email }) => email],
    ['Course', ({ course }) => course.title],
    ['Progress (%)', ({ progress, waits }) => (waits ? null : progress)],
    ['Payment', (enrolment) => paymentLabel(enrolment)],
    ['Last active (UTC)', ({ lastActiveAt }) => utc(lastActiveAt)],
    ['Devices', ({ link }) => link.devices],
    ['Reminded (UTC)', ({ remindedAt }) => utc(remindedAt)],
    ['Rating', ({ rating }) => rating],
    ['Enrolled (UTC)', ({ enrolledAt }) => utc(enrolledAt)],
    ['Completed (UTC)', ({ completedAt }) => utc(completedAt)],
  ],
});
