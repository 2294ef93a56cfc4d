import { SIGNATURE_KIND } from '@/lib/proposals/receipt';
import { publishedKeys } from '@/lib/proposals/receipt-key';

// The key is known at run time only.
export const dynamic = 'force-dynamic';

const HOW =
  'In a receipt, signature is the Ed25519 signature (hex) of the UTF-8 bytes of signed. signed is JSON; its text_sha256 is the SHA-256 of the UTF-8 bytes of text. key names the id of the key here.';

/** Publishes the key by which anyone can check the signed receipt of an accepted proposal. */
export function GET() {
  const keys = publishedKeys();
  return Response.json(
    { format: 'tech-link-receipt-1', kind: SIGNATURE_KIND, how: HOW, keys },
    {
      headers: {
        'Cache-Control': 'public, max-age=3600',
        // The doctor compares it with the key of the environment.
        ETag: `"${keys.map(({ id }) => id).join(' ')}"`,
      },
    },
  );
}
