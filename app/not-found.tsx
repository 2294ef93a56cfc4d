import type { Metadata } from 'next';
import { DeadEnd } from '@/components/marketing/dead-end';
import MarketingLayout from './(marketing)/layout';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFound() {
  return (
    <MarketingLayout>
      <DeadEnd />
    </MarketingLayout>
  );
}
