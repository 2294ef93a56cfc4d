import { emptyResponse, staffRoute } from '@/lib/core/actions/routes';
import { readStaffProposal } from '@/lib/proposals/data';
import { currentVersion } from '@/lib/proposals/model';
import { proposalPdf, receiptPdf } from '@/lib/proposals/pdf';

/**
 * Returns the current version of a proposal as PDF, or its receipt after acceptance, for staff who can see its deal.
 */
export const GET = staffRoute<{ id: string }>(async (staff, _, { id }) => {
  const proposal = await readStaffProposal(staff, id);
  const version = proposal && currentVersion(proposal);
  if (!version || version.text === null) return emptyResponse(404);
  const { number, acceptance } = proposal;
  const body = acceptance
    ? await receiptPdf(acceptance, version.text)
    : await proposalPdf({
        number,
        version: version.version,
        title: version.content.title,
        text: version.text,
      });
  return new Response(body, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${number}.pdf"`,
    },
  });
});
