import type { Metadata } from 'next';
import { type ReactNode, Suspense } from 'react';
import { NoticeToast } from '@/components/staff/notice-toast';
import { Toaster } from '@/components/ui/toaster';

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default function StaffLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Toaster />
      <Suspense>
        <NoticeToast />
      </Suspense>
    </>
  );
}
