'use client';

import { useState } from 'react';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { proposalPdfPath } from '@/lib/paths/files';
import { sendProposal, withdrawProposal } from '@/lib/proposals/desk/actions';
import { draftOf, type Proposal } from '@/lib/proposals/model';

/** Actions of a proposal: send the saved draft, open the PDF, withdraw. Sending and withdrawing need a confirmation. */
export function ProposalSteps({ proposal }: { proposal: Proposal }) {
  const { run, isPending } = useStaffAction();
  const [asks, setAsks] = useState<'send' | 'withdraw' | null>(null);
  const draft = draftOf(proposal);
  const isOpen = proposal.status === 'draft' || proposal.status === 'sent';
  return (
    <div className="flex flex-wrap gap-2">
      {draft && isOpen && (
        <Button size="sm" pending={isPending} onClick={() => setAsks('send')}>
          Send version {draft.version}…
        </Button>
      )}
      {proposal.currentVersion !== null && (
        <ButtonLink href={proposalPdfPath(proposal.id)} variant="secondary" size="sm">
          PDF
        </ButtonLink>
      )}
      {isOpen && (
        <Button variant="quiet-danger" size="sm" onClick={() => setAsks('withdraw')}>
          Withdraw…
        </Button>
      )}
      <ConfirmDialog
        open={asks === 'send'}
        onOpenChange={() => setAsks(null)}
        title={`Send version ${draft?.version ?? ''}?`}
        confirmLabel="Send proposal"
        cancelLabel="Not yet"
        variant="primary"
        pending={isPending}
        onConfirm={() => {
          setAsks(null);
          if (draft) void run(() => sendProposal({ id: proposal.id, version: draft.version }));
        }}
      >
        {draft?.recipientName} ({draft?.recipientEmail}) gets an email with the private link. This
        version can then no longer be changed; a newer one replaces it.
      </ConfirmDialog>
      <ConfirmDialog
        open={asks === 'withdraw'}
        onOpenChange={() => setAsks(null)}
        title="Withdraw this proposal?"
        confirmLabel="Withdraw proposal"
        pending={isPending}
        onConfirm={() => {
          setAsks(null);
          void run(() => withdrawProposal({ id: proposal.id }));
        }}
      >
        Its link no longer works, and the contact is not notified. You can write a new proposal for
        the deal.
      </ConfirmDialog>
    </div>
  );
}
