import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ProposalPage } from '@/components/proposals/site/proposal-page';
import { businessDay } from '@/lib/core/time/business-time';
import { openProposal } from '@/lib/proposals/page/data';
import { pageState } from '@/lib/proposals/page/model';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'Your proposal',
  robots: { index: false, follow: false },
  referrer: 'same-origin',
};

type ProposalScreenProps = { params: Promise<{ token: string }> };

/** Mail scanners also open links, so opening it does not change anything. */
export default async function ProposalScreen({ params }: ProposalScreenProps) {
  const token = decodeURIComponent((await params).token);
  const opened = await openProposal(token);
  if (!opened) notFound();
  return (
    <ProposalPage
      token={token}
      opened={opened}
      state={pageState(opened, businessDay(new Date()))}
    />
  );
}
