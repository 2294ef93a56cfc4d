import { limitInProcess } from '@/lib/core/security/rate-limits/in-process';
import { openProposal } from '@/lib/proposals/page/data';
import type { OpenedProposal } from '@/lib/proposals/page/model';
import { proposalPdf, receiptPdf } from '@/lib/proposals/pdf';
import { receiptFile } from '@/lib/proposals/receipt-key';

type Context = { params: Promise<{ token: string; file: string }> };

type File = { body: BodyInit; type: string } | null;

const files: Record<string, (opened: OpenedProposal) => Promise<File>> = {
  'proposal.pdf': async ({ proposal: { number }, version: { version, content, text } }) =>
    text === null
      ? null
      : {
          body: await proposalPdf({ number, version, title: content.title, text }),
          type: 'application/pdf',
        },
  'receipt.pdf': async ({ proposal: { acceptance }, version: { text } }) =>
    acceptance && text !== null
      ? { body: await receiptPdf(acceptance, text), type: 'application/pdf' }
      : null,
  'receipt.json': async ({ proposal: { acceptance }, version: { text } }) => {
    const signed = acceptance && text !== null ? receiptFile(acceptance, text) : null;
    return signed === null ? null : { body: signed, type: 'application/json' };
  },
};

/** Rate limit per proposal, because each call of its link composes a PDF. */
const waitOf = limitInProcess({ maxHits: 30, windowSeconds: 60 });

/** Returns a file of a proposal for its private link: the proposal, or the receipt of its acceptance. */
export async function GET(_: Request, { params }: Context) {
  const { token, file } = await params;
  const write = Object.hasOwn(files, file) ? files[file] : undefined;
  const opened = write ? await openProposal(decodeURIComponent(token)) : null;
  const wait = opened && waitOf(opened.proposal.id);
  if (wait) return new Response(null, { status: 429, headers: { 'Retry-After': String(wait) } });
  const found = opened && write ? await write(opened) : null;
  if (!opened || !found) return new Response('Not found', { status: 404 });
  return new Response(found.body, {
    headers: {
      'Content-Type': found.type,
      'Content-Disposition': `attachment; filename="${opened.proposal.number}-${file}"`,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}
