import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CertificateView } from '@/components/academy/site/learning/certificate-view';
import { readCertificate } from '@/lib/academy/learning/data';

export const dynamic = 'force-dynamic';

// Anyone with the URL can verify the certificate, but search engines must not list who took which course.
export const metadata: Metadata = {
  title: 'Certificate',
  robots: { index: false, follow: false },
};

type CertificatePageProps = { params: Promise<{ id: string }> };

export default async function CertificatePage({ params }: CertificatePageProps) {
  const certificate = await readCertificate((await params).id);
  if (!certificate) notFound();
  return <CertificateView certificate={certificate} />;
}
