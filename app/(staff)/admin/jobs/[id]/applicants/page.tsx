import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { ApplicantDetails } from '@/components/careers/applications/applicant-details';
import { ApplicantList } from '@/components/careers/applications/applicant-list';
import { EditorHead } from '@/components/content/editing/editor-head';
import { FilterBar } from '@/components/lists/filter-bar';
import { BounceNotice } from '@/components/outbox/bounces/bounce-notice';
import { IdleDrawer, RecordDrawer } from '@/components/records/record-drawer';
import { RecordTitle } from '@/components/records/record-title';
import { MissingScreen } from '@/components/staff/missing-screen';
import { readEnd } from '@/lib/audit/data';
import { listApplicants, readApplicant } from '@/lib/careers/applications/data';
import { applicantFilters } from '@/lib/careers/applications/filters';
import { STAGES, stageNames } from '@/lib/careers/applications/stages';
import { listReplies } from '@/lib/clients/replies/data';
import { readTitle } from '@/lib/content/publishing/data';
import { requireLeader } from '@/lib/core/auth/guard';
import { readAhead } from '@/lib/core/supabase/read-ahead';
import { readBounces } from '@/lib/outbox/bounces/data';
import { applicantExportPath } from '@/lib/paths/files';

export const metadata: Metadata = { title: 'Applicants' };

const load = createLoader(applicantFilters);
const stages = STAGES.map((value) => ({ value, label: stageNames[value] }));

type ApplicantsPageProps = {
  params: Promise<{ id: string }>;
  searchParams: Promise<SearchParams>;
};

export default async function ApplicantsPage({ params, searchParams }: ApplicantsPageProps) {
  const leader = await requireLeader();
  const { id } = await params;
  const { cols: _, open, ...asked } = await load(searchParams);
  const page = readAhead(listApplicants(leader, id, { ...asked, cols: null, open: null }));
  const applicant = open ? readAhead(readApplicant(leader, open)) : null;
  const bounces = applicant
    ? readAhead(applicant.then((found) => readBounces(leader, [found?.email])))
    : null;
  const replies = open ? readAhead(listReplies(leader, 'application', open)) : null;
  const title = await readTitle(leader, 'jobs', id);
  if (title === null) return <MissingScreen area="admin" />;
  return (
    <>
      <EditorHead table="jobs" id={id} title={title} current="applicants" area="admin" />
      <FilterBar
        search="Search applicants"
        filters={[{ name: 'stage', label: 'Stage', options: stages }]}
        exportPath={applicantExportPath(id)}
      />
      <ApplicantList page={page} />
      <IdleDrawer />
      {open && applicant && replies && (
        <RecordDrawer
          record={open}
          end={readEnd(leader, 'job_applications', open, applicant)}
          title={<RecordTitle kind="Application" name={applicant.then((found) => found?.name)} />}
        >
          <BounceNotice bounces={bounces} />
          <ApplicantDetails applicant={applicant} replies={replies} />
        </RecordDrawer>
      )}
    </>
  );
}
