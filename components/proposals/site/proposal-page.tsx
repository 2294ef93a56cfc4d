import { PageHead } from '@/components/marketing/page-head';
import { buttonStyle } from '@/components/ui/button-style';
import { Notice } from '@/components/ui/notice';
import { longDay, zonedMoment } from '@/lib/core/time/business-time';
import { valueText } from '@/lib/deals/amounts';
import { paths } from '@/lib/paths';
import { proposalFilePath } from '@/lib/paths/links';
import type { OpenedProposal, PageState } from '@/lib/proposals/page/model';
import { PASSAGES } from '@/lib/proposals/passages';
import { fullDay, shortDay } from '@/lib/proposals/wording';
import { AcceptForms } from './accept-forms';
import { DeclineForm } from './decline-form';
import { NoteSeen } from './note-seen';
import { PassageQuestions } from './passage-questions';
import { ProposalText } from './proposal-text';

type ProposalPageProps = { token: string; opened: OpenedProposal; state: PageState };

/** Page behind a private link: the proposal, its questions, and the acceptance form. */
export function ProposalPage({ token, opened, state }: ProposalPageProps) {
  const { proposal, version, email, code } = opened;
  const { acceptance } = proposal;
  const target = { token, version: version.version };
  const isOpen = state === 'open';
  return (
    <>
      <PageHead
        label={`Proposal ${proposal.number} · version ${version.version}`}
        title={version.content.title}
        lead={`For ${version.recipientName}: ${valueText(version)}. Valid until ${fullDay(version.validUntil)}.`}
      />
      <div className="page-width mt-8 grid gap-y-12 pb-16 lg:grid-cols-12 lg:pb-24">
        <div className="space-y-8 lg:col-span-7">
          {state === 'ended' && (
            <Notice
              tone="warning"
              title={`This proposal expired on ${shortDay(version.validUntil)}. Ask us for a new one.`}
            />
          )}
          {acceptance && (
            <Notice tone="success" title={`Accepted on ${zonedMoment(acceptance.accepted_at)}`}>
              By {acceptance.name}, {acceptance.email}, as a simple electronic signature.
            </Notice>
          )}
          {state === 'declined' && proposal.answeredAt && (
            <Notice tone="info" title={`Declined on ${longDay(proposal.answeredAt)}`}>
              {proposal.declineReason}
            </Notice>
          )}
          <ProposalText
            content={version.content}
            totals={version}
            termsVersion={version.termsVersion}
            validUntil={version.validUntil}
            below={(passage) => (
              <PassageQuestions
                {...target}
                passage={PASSAGES[passage]}
                questions={proposal.questions.filter((one) => one.passage === PASSAGES[passage])}
                isOpen={isOpen}
              />
            )}
          />
        </div>
        <aside className="space-y-10 lg:col-span-5 lg:pl-10">
          <AcceptForms
            {...target}
            email={email}
            pendingName={code?.name ?? null}
            termsVersion={version.termsVersion}
            isOpen={isOpen}
          />
          <DeclineForm {...target} isOpen={isOpen} />
          {isOpen && <NoteSeen {...target} isSeen={proposal.seenAt !== null} />}
          <p className="flex flex-wrap gap-3">
            <a
              href={proposalFilePath(token, 'proposal.pdf')}
              className={buttonStyle({ variant: 'secondary' })}
            >
              Proposal as PDF
            </a>
            {acceptance && (
              <>
                <a
                  href={proposalFilePath(token, 'receipt.pdf')}
                  className={buttonStyle({ variant: 'secondary' })}
                >
                  Receipt as PDF
                </a>
                <a
                  href={proposalFilePath(token, 'receipt.json')}
                  className={buttonStyle({ variant: 'secondary' })}
                >
                  Signed receipt
                </a>
              </>
            )}
            {!isOpen && !acceptance && (
              <a href={paths.contact} className={buttonStyle({})}>
                Ask us for a new one
              </a>
            )}
          </p>
        </aside>
      </div>
    </>
  );
}
