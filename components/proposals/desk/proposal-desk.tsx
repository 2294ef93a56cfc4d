import { ProposalText } from '@/components/proposals/site/proposal-text';
import { Notice } from '@/components/ui/notice';
import type { ServiceRows } from '@/lib/proposals/desk/values';
import type { ProposalTemplate } from '@/lib/proposals/desk/writes';
import { currentVersion, draftOf, type Proposal } from '@/lib/proposals/model';
import { ProposalForm } from './proposal-form';
import { ProposalSteps } from './proposal-steps';

type ProposalDeskProps = {
  proposal: Proposal | null;
  values: Record<string, string>;
  templates: ProposalTemplate[];
  services: ServiceRows[];
};

/** Screen to write and send a proposal, with a preview of the saved draft next to the form. */
export function ProposalDesk({ proposal, values, templates, services }: ProposalDeskProps) {
  const draft = proposal && draftOf(proposal);
  const shown = draft ?? (proposal && currentVersion(proposal));
  const isOver = proposal?.status === 'accepted';
  return (
    <div className="grid gap-10 xl:grid-cols-2">
      <section aria-label="Write" className="space-y-6">
        {isOver ? (
          <Notice
            tone="success"
            title="This proposal has been accepted, so it can no longer be changed."
          />
        ) : (
          <ProposalForm
            key={`${draft?.version ?? 'new'} ${proposal?.status ?? ''}`}
            values={values}
            version={draft?.updatedAt ?? ''}
            templates={templates}
            services={services}
          />
        )}
      </section>
      <section aria-labelledby="preview-title" className="space-y-6">
        <h2 id="preview-title" className="text-h3">
          {draft
            ? `Version ${draft.version}, as the contact will see it`
            : 'As the contact sees it'}
        </h2>
        {proposal && <ProposalSteps proposal={proposal} />}
        {shown ? (
          <div className="rounded-surface border border-line bg-surface p-6">
            <p className="mb-8 text-h2">{shown.content.title}</p>
            <ProposalText
              content={shown.content}
              totals={shown}
              termsVersion={shown.termsVersion}
              validUntil={shown.validUntil}
            />
          </div>
        ) : (
          <p>Save the draft to see it here. Saving does not send it.</p>
        )}
      </section>
    </div>
  );
}
