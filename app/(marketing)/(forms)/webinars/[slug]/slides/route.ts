import { movedResponse } from '@/lib/content/moved';
import { readWebinar, readWebinarPage } from '@/lib/webinars/data';
import { sessionDate } from '@/lib/webinars/rules';
import { slidesPdf } from '@/lib/webinars/slides-pdf';

export const dynamic = 'error';
export const revalidate = 600;

/** Prerenders the slides of the newest past webinars; the others are rendered on the first request. */
export async function generateStaticParams() {
  const { past } = (await readWebinarPage(1, new Date())) ?? { past: [] };
  return past.filter(({ slidesUrl }) => slidesUrl).map(({ slug }) => ({ slug }));
}

/** Returns the slides of a recorded webinar as a PDF file. */
export async function GET(_: Request, { params }: RouteContext<'/webinars/[slug]/slides'>) {
  const { slug } = await params;
  const webinar = await readWebinar(slug);
  if (!webinar || webinar.chapters.length === 0) return movedResponse('webinars', slug);
  const file = await slidesPdf({ ...webinar, date: sessionDate(new Date(webinar.startsAt)) });
  return new Response(file, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${slug}.pdf"`,
    },
  });
}
