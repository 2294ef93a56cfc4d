import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EnterForm } from '@/components/academy/site/learning/enter-form';
import { PageHead } from '@/components/marketing/page-head';
import { readLearnerOf } from '@/lib/academy/learning/data';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'Open your course',
  robots: { index: false, follow: false },
  referrer: 'same-origin',
};

type EnterPageProps = { params: Promise<{ token: string }> };

/** Mail scanners also open links, so only the button opens the course. */
export default async function EnterPage({ params }: EnterPageProps) {
  const { token } = await params;
  const found = await readLearnerOf(token);
  if (!found) notFound();
  const { name, course, progress } = found.learner;
  return (
    <>
      <PageHead
        label="Your course"
        title={course.title}
        lead={
          progress > 0
            ? `Welcome back, ${name}. You have done ${progress}%.`
            : `Welcome, ${name}. Your place is ready.`
        }
      />
      <div className="page-width mt-10 max-w-measure space-y-6 pb-24 lg:pb-36">
        <EnterForm token={token} />
        <p>
          This link is only for you. It opens the course in this browser until you clear its
          cookies; on another device, use the link in your email again.
        </p>
      </div>
    </>
  );
}
