import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { EnquiryDetails } from '@/components/enquiries/enquiry-details';
import { enquiryFilterChoices } from '@/components/enquiries/enquiry-filters';
import { EnquiryList } from '@/components/enquiries/enquiry-list';
import { FilterBar } from '@/components/lists/filter-bar';
import { BounceNotice } from '@/components/outbox/bounces/bounce-notice';
import { IdleDrawer, RecordDrawer } from '@/components/records/record-drawer';
import { RecordTitle } from '@/components/records/record-title';
import { ScreenHead } from '@/components/staff/screen-head';
import { readEnd } from '@/lib/audit/data';
import { brand } from '@/lib/brand';
import { listReplies } from '@/lib/clients/replies/data';
import { requireLeader } from '@/lib/core/auth/guard';
import { readAhead } from '@/lib/core/supabase/read-ahead';
import { listEnquiries, readEnquiry } from '@/lib/enquiries/data';
import { enquiryFilters } from '@/lib/enquiries/filters';
import { readBounces } from '@/lib/outbox/bounces/data';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Questions' };

const load = createLoader(enquiryFilters);

type EnquiriesScreenProps = { searchParams: Promise<SearchParams> };

export default async function EnquiriesScreen({ searchParams }: EnquiriesScreenProps) {
  const leader = await requireLeader();
  const { cols: _, open, ...asked } = await load(searchParams);
  const page = readAhead(listEnquiries(leader, { ...asked, cols: null, open: null }));
  const enquiry = open ? readAhead(readEnquiry(leader, open)) : null;
  const bounces = enquiry
    ? readAhead(enquiry.then((found) => readBounces(leader, [found?.email])))
    : null;
  const replies = open ? readAhead(listReplies(leader, 'enquiry', open)) : null;
  return (
    <>
      <ScreenHead
        title="Questions"
        purpose={`Written questions from the contact page, to be answered ${brand.replyPromise}.`}
      />
      <FilterBar
        search="Search questions"
        filters={enquiryFilterChoices}
        exportPath={paths.exports.enquiries}
      />
      <EnquiryList page={page} />
      <IdleDrawer />
      {open && enquiry && replies && (
        <RecordDrawer
          record={open}
          end={readEnd(leader, 'enquiries', open, enquiry)}
          title={<RecordTitle kind="Question" name={enquiry.then((found) => found?.name)} />}
        >
          <BounceNotice bounces={bounces} />
          <EnquiryDetails enquiry={enquiry} replies={replies} />
        </RecordDrawer>
      )}
    </>
  );
}
