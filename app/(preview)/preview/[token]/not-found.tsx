import type { Metadata } from 'next';
import { PageHead } from '@/components/marketing/page-head';
import { ButtonLink } from '@/components/ui/button-link';
import { notices } from '@/lib/notices';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Preview' };

export default function PreviewNotFound() {
  return (
    <div className="pb-24 lg:pb-36">
      <PageHead
        label="Preview"
        title="This preview cannot be shown"
        lead={notices.previewLinkInvalid}
      >
        <ButtonLink href={paths.home}>Go to the home page</ButtonLink>
      </PageHead>
    </div>
  );
}
