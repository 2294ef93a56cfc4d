import type { Metadata } from 'next';
import { SendEstimateForm } from '@/components/tools/site/send-estimate-form';
import { paths } from '@/lib/paths';

export const dynamic = 'error';
export const revalidate = 600;

export const metadata: Metadata = {
  title: 'Send me this estimate',
  robots: { index: false },
};

/** Responds to the /calculator form that emails an estimate. */
export default function EstimateAnswerPage() {
  return (
    <>
      <h1 className="mb-8 text-h2">Send me this estimate</h1>
      <SendEstimateForm query="" />
      <p className="mt-10">
        <a href={paths.calculator} className="text-accent underline underline-offset-4">
          To the calculator
        </a>
      </p>
    </>
  );
}
