import { SIGNATURE_KIND } from '@/lib/proposals/receipt';
import { publishedKeys } from '@/lib/proposals/receipt-key';

// The key is only known at run time.
export const dynamic = 'force-dynamic';

const HOW =
  'In a receipt, signature is the Ed25519 signature (hex) of the UTF-8 bytes of signed. signed is JSON; its text_sha256 is the SHA-256 of the UTF-8 bytes of text. key names the id of the key here.';

/** Publishes the key for verifying the signed receipt of an accepted proposal. */
export function GET() {
  const keys = publishedKeys();
  return Response.json(
    { format: 'tech-link-receipt-1', kind: SIGNATURE_KIND, how: HOW, keys },
    {
      headers: {
        'Cache-Control': 'public, max-age=3600',
        // The doctor script compares it with the key in the environment.
        ETag: `"${keys.map(({ id }) => id).join(' ')}"`,
      },
    },
  );
}
