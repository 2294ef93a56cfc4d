import { certificatePdf } from '@/lib/academy/learning/certificate-pdf';
import { readCertificate } from '@/lib/academy/learning/data';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { certificatePath } from '@/lib/paths';

type CertificateContext = { params: Promise<{ id: string }> };

/** A certificate as PDF, for whoever knows its id: it says what its public page says. */
export async function GET(_: Request, { params }: CertificateContext) {
  const certificate = await readCertificate((await params).id);
  const headers = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };
  if (!certificate) return new Response(null, { status: 404, headers });
  const { id } = certificate;
  return new Response(await certificatePdf(certificate, absoluteUrl(certificatePath(id))), {
    headers: {
      ...headers,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="certificate-${id.slice(0, 8)}.pdf"`,
    },
  });
}
