import { ButtonLink } from '@/components/ui/button-link';
import { Status } from '@/components/ui/status';
import { zonedMoment } from '@/lib/core/time/business-time';
import { valueText } from '@/lib/deals/amounts';
import type { Deal } from '@/lib/deals/model';
import { proposalPdfPath } from '@/lib/paths/files';
import { writeProposalPath } from '@/lib/paths/staff';
import { currentVersion, draftOf, type Proposal } from '@/lib/proposals/model';
import { fullDay, proposalStatusNames } from '@/lib/proposals/wording';
import { AnswerForm } from './lazy-answer-form';

const tones = {
  draft: 'neutral',
  sent: 'accent',
  accepted: 'low',
  declined: 'high',
  withdrawn: 'neutral',
} as const;

/** Returns the history of a proposal, one sentence per event. */
function storyOf(proposal: Proposal): string[] {
  const { sentAt, seenAt, remindedAt, answeredAt, declineReason, acceptance } = proposal;
  const version = currentVersion(proposal);
  return [
    sentAt && version && `Version ${version.version} sent ${zonedMoment(sentAt)}.`,
    seenAt && `Seen ${zonedMoment(seenAt)}.`,
    remindedAt && `Reminded ${zonedMoment(remindedAt)}.`,
    acceptance && `Accepted by ${acceptance.name} ${zonedMoment(acceptance.accepted_at)}.`,
    declineReason && answeredAt && `Declined ${zonedMoment(answeredAt)}: ${declineReason}`,
    proposal.status === 'sent' && version && `Valid until ${fullDay(version.validUntil)}.`,
  ].filter((line): line is string => Boolean(line));
}

type DealProposalProps = { deal: Deal; proposal: Proposal | null; isLeader: boolean };

/** Proposal in the drawer of its deal: its status, and the questions about it. */
export function DealProposal({ deal, proposal, isLeader }: DealProposalProps) {
  if (!proposal && !isLeader) return null;
  const version = proposal && (currentVersion(proposal) ?? draftOf(proposal));
  const isAnswered = proposal?.status === 'accepted';
  return (
    <section aria-labelledby="proposal-title" className="space-y-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="proposal-title" className="font-medium text-ink">
          Proposal {proposal?.number}
        </h3>
        {proposal && (
          <Status tone={tones[proposal.status]}>{proposalStatusNames[proposal.status]}</Status>
        )}
      </div>
      {version && <p className="font-mono text-ink">{valueText(version)}</p>}
      {proposal && (
        <ul className="space-y-1 text-staff text-ink-3">
          {storyOf(proposal).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {isLeader && !isAnswered && (
          <ButtonLink href={writeProposalPath(deal.id)} variant="secondary" size="sm">
            {proposal ? 'Write and send' : 'Write a proposal'}
          </ButtonLink>
        )}
        {proposal?.currentVersion && (
          <ButtonLink href={proposalPdfPath(proposal.id)} variant="secondary" size="sm">
            {isAnswered ? 'Receipt as PDF' : 'PDF'}
          </ButtonLink>
        )}
      </div>
      {proposal?.questions.map((asked) => (
        <div key={asked.id} className="space-y-2 border-l-2 border-line-strong pl-3 wrap-anywhere">
          <p className="text-staff text-ink-3">
            On “{asked.passage}”, {zonedMoment(asked.askedAt)}
          </p>
          <p className="text-ink">{asked.question}</p>
          {asked.answer ? <p>{asked.answer}</p> : <AnswerForm question={asked.id} />}
        </div>
      ))}
    </section>
  );
}
