import { ContactAside } from '@/components/enquiries/site/contact-aside';
import { EnquiryForm } from '@/components/enquiries/site/enquiry-form';
import { PageHead } from '@/components/marketing/page-head';
import { StructuredData } from '@/components/marketing/structured-data';
import { TeamFaces } from '@/components/people/site/team-faces';
import { brand } from '@/lib/brand';
import { pageMetadata } from '@/lib/core/seo/metadata';
import { absoluteUrl, breadcrumbs, professionalService } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';
import { listFacesForPages } from '@/lib/people/faces/data';

export const dynamic = 'error';
export const revalidate = 600;

export const metadata = pageMetadata({
  title: 'Contact',
  description: `Ask ${brand.name} a question in writing. A person answers ${brand.replyPromise}; phone, hours and postal address are here too.`,
  path: paths.contact,
});

/** Maximum number of faces at the head. */
const MAX_FACES = 5;

export default async function ContactPage() {
  return (
    <>
      <PageHead
        label="Contact"
        title="Ask in writing. A person answers."
        lead={`No call, no calendar: write down the question, and you get an answer by email ${brand.replyPromise}.`}
        figure={
          <div className="flex items-center gap-4">
            <TeamFaces team={(await listFacesForPages()).slice(0, MAX_FACES)} />
            <p className="text-base leading-6.5">One of us reads your question and answers it.</p>
          </div>
        }
      />
      <div className="page-width mt-6 mb-24 lg:mt-14 grid gap-x-6 gap-y-16 lg:mb-36 lg:grid-cols-12">
        <section aria-label="Written question" className="lg:col-span-7 lg:pr-10">
          <EnquiryForm />
        </section>
        <ContactAside />
      </div>
      <StructuredData
        items={[
          breadcrumbs([{ name: 'Contact', path: paths.contact }]),
          {
            '@type': 'ContactPage',
            name: `Contact ${brand.name}`,
            url: absoluteUrl(paths.contact),
            mainEntity: professionalService(),
          },
        ]}
      />
    </>
  );
}
