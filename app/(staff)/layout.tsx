import type { Metadata } from 'next';
import { type ReactNode, Suspense } from 'react';
import { PageScript } from '@/components/marketing/page-script';
import { NoticeToast } from '@/components/staff/notice-toast';
import { Toaster } from '@/components/ui/toaster';
import '../staff.css';

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default function StaffLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Toaster />
      <Suspense>
        <NoticeToast />
      </Suspense>
      <PageScript name="site" />
    </>
  );
}
