import { speculationRules } from '@/lib/core/seo/speculation-rules';

export const dynamic = 'force-static';

/** Returns the rules referenced by the `Speculation-Rules` header of public pages (lib/core/security/headers.ts). */
export function GET() {
  return Response.json(speculationRules, {
    headers: { 'Content-Type': 'application/speculationrules+json' },
  });
}
