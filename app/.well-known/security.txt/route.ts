import { addDays } from 'date-fns';
import { brand } from '@/lib/brand';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';

export const dynamic = 'error';
export const revalidate = 86_400;

const VALID_DAYS = 180;

/** Returns the contact for vulnerability reports (RFC 9116). */
export function GET() {
  const lines = [
    `Contact: ${brand.security.href}`,
    `Expires: ${addDays(new Date(), VALID_DAYS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl(paths.securityTxt)}`,
    `Policy: ${absoluteUrl(`${paths.security}#report`)}`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
