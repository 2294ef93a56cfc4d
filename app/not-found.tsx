import { DeadEnd } from '@/components/marketing/dead-end';
import { notFoundMetadata } from '@/lib/seo/metadata';
import MarketingLayout from './(marketing)/layout';

export const metadata = notFoundMetadata;

export default function NotFound() {
  return (
    <MarketingLayout>
      <DeadEnd />
    </MarketingLayout>
  );
}
