import { certificatePdf } from '@/lib/academy/learning/certificate-pdf';
import { readCertificate } from '@/lib/academy/learning/data';
import { limitInProcess } from '@/lib/core/security/rate-limits/in-process';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { certificatePath } from '@/lib/paths/site';

type CertificateContext = { params: Promise<{ id: string }> };

/** Rate limit per certificate, because each call composes a PDF and the id is public. */
const waitOf = limitInProcess({ maxHits: 30, windowSeconds: 60 });

/** Returns a certificate as PDF to anyone who knows its id, with the content of its public page. */
export async function GET(_: Request, { params }: CertificateContext) {
  const certificate = await readCertificate((await params).id);
  const headers = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };
  if (!certificate) return new Response(null, { status: 404, headers });
  const { id } = certificate;
  const wait = waitOf(id);
  if (wait) {
    return new Response(null, {
      status: 429,
      headers: { ...headers, 'Retry-After': String(wait) },
    });
  }
  return new Response(await certificatePdf(certificate, absoluteUrl(certificatePath(id))), {
    headers: {
      ...headers,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="certificate-${id.slice(0, 8)}.pdf"`,
    },
  });
}
