import type { Metadata } from 'next';
import { EnquiryDetails } from '@/components/enquiries/enquiry-details';
import { EnquiryList } from '@/components/enquiries/enquiry-list';
import { BounceNotice } from '@/components/outbox/bounces/bounce-notice';
import { RecordTitle } from '@/components/records/record-title';
import { readEnd } from '@/lib/audit/data';
import { brand } from '@/lib/brand';
import { listReplies } from '@/lib/clients/replies/data';
import { readAhead } from '@/lib/core/supabase/read-ahead';
import { listEnquiries, readEnquiry } from '@/lib/enquiries/data';
import { enquiryFilters } from '@/lib/enquiries/filters';
import { readBounces } from '@/lib/outbox/bounces/data';
import { paths } from '@/lib/paths';
import { listScreen } from '../list-screen';

export const metadata: Metadata = { title: 'Questions' };

export default listScreen({
  title: 'Questions',
  purpose: `Written questions from the contact page, to be answered ${brand.replyPromise}.`,
  search: 'Search questions',
  filters: [
    { name: 'awaiting', label: 'Answer', options: [{ value: 'yes', label: 'Awaiting an answer' }] },
    {
      name: 'quarantined',
      label: 'Quarantine',
      options: [
        { value: 'yes', label: 'In quarantine' },
        { value: 'no', label: 'Not in quarantine' },
      ],
    },
    { label: 'Asked', type: 'days' },
  ],
  exportPath: paths.exports.enquiries,
  parsers: enquiryFilters,
  list: listEnquiries,
  List: EnquiryList,
  drawer: (leader, open) => {
    const enquiry = readAhead(readEnquiry(leader, open));
    const replies = readAhead(listReplies(leader, 'enquiry', open));
    const bounces = readAhead(enquiry.then((found) => readBounces(leader, [found?.email])));
    return {
      end: readEnd(leader, 'enquiries', open, enquiry),
      title: <RecordTitle kind="Question" name={enquiry.then((found) => found?.name)} />,
      children: (
        <>
          <BounceNotice bounces={bounces} />
          <EnquiryDetails enquiry={enquiry} replies={replies} />
        </>
      ),
    };
  },
});
