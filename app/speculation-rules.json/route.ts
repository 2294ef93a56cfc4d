import { speculationRules } from '@/lib/core/seo/speculation-rules';

export const dynamic = 'force-static';

/** Returns the rules that the header `Speculation-Rules` of public pages names (lib/core/security/headers.ts). */
export function GET() {
  return Response.json(speculationRules, {
    headers: { 'Content-Type': 'application/speculationrules+json' },
  });
}
