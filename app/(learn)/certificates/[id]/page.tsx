import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CertificateView } from '@/components/academy/site/learning/certificate-view';
import { readCertificate } from '@/lib/academy/learning/data';

export const dynamic = 'force-dynamic';

// Whoever is given the address may check it; no search engine lists who took which course.
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
