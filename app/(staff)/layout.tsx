import type { Metadata } from 'next';
import { type ReactNode, Suspense } from 'react';
import { IdleCalendar } from '@/components/calendar/idle-calendar';
import { PageScript } from '@/components/marketing/page-script';
import { NoticeToast } from '@/components/staff/notice-toast';
import { Toaster } from '@/components/ui/toaster';
import '../staff.css';

// These pages are neither searched for nor shared, so they have no description and no social card.
export const metadata: Metadata = {
  robots: { index: false, follow: false },
  description: null,
  openGraph: null,
  twitter: null,
};

export default function StaffLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Toaster />
      <IdleCalendar />
      <Suspense>
        <NoticeToast />
      </Suspense>
      <PageScript name="site" />
    </>
  );
}
