import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { AcademyTabs } from '@/components/academy/enrolments/academy-tabs';
import { EnrolmentDetails } from '@/components/academy/enrolments/enrolment-details';
import { enrolmentFilterChoices } from '@/components/academy/enrolments/enrolment-filters';
import { EnrolmentList } from '@/components/academy/enrolments/enrolment-list';
import { FilterBar } from '@/components/lists/filter-bar';
import { BounceNotice } from '@/components/outbox/bounces/bounce-notice';
import { IdleDrawer, RecordDrawer } from '@/components/records/record-drawer';
import { RecordTitle } from '@/components/records/record-title';
import { ScreenHead } from '@/components/staff/screen-head';
import { listEnrolments, readEnrolment } from '@/lib/academy/enrolments/data';
import { enrolmentFilters } from '@/lib/academy/enrolments/filters';
import { listCourseChoices } from '@/lib/academy/outline/data';
import { listPayments } from '@/lib/academy/payments/data';
import { readEnd } from '@/lib/audit/data';
import { listReplies } from '@/lib/clients/replies/data';
import { requireLeader } from '@/lib/core/auth/guard';
import { readAhead } from '@/lib/core/supabase/read-ahead';
import { readBounces } from '@/lib/outbox/bounces/data';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Academy' };

const load = createLoader(enrolmentFilters);

type AcademyScreenProps = { searchParams: Promise<SearchParams> };

export default async function AcademyScreen({ searchParams }: AcademyScreenProps) {
  const leader = await requireLeader();
  const { cols: _, open, ...asked } = await load(searchParams);
  const page = readAhead(listEnrolments(leader, { ...asked, cols: null, open: null }));
  const enrolment = open ? readAhead(readEnrolment(leader, open)) : null;
  const bounces = enrolment
    ? readAhead(enrolment.then((found) => readBounces(leader, [found?.email])))
    : null;
  const replies = open ? readAhead(listReplies(leader, 'enrolment', open)) : null;
  const payments = open ? readAhead(listPayments(leader, open)) : null;
  const courses = await listCourseChoices(leader);
  return (
    <>
      <ScreenHead title="Academy" purpose="The learners of each course and their progress." />
      <AcademyTabs current={paths.admin.academy} />
      <FilterBar
        search="Search enrolments"
        filters={enrolmentFilterChoices(courses)}
        exportPath={paths.exports.enrolments}
      />
      <EnrolmentList page={page} />
      <IdleDrawer />
      {open && enrolment && replies && payments && (
        <RecordDrawer
          record={open}
          end={readEnd(leader, 'enrolments', open, enrolment)}
          title={<RecordTitle kind="Enrolment" name={enrolment.then((found) => found?.name)} />}
        >
          <BounceNotice bounces={bounces} />
          <EnrolmentDetails enrolment={enrolment} replies={replies} payments={payments} />
        </RecordDrawer>
      )}
    </>
  );
}
