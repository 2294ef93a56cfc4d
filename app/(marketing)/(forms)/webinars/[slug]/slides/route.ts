import { redirectIfMoved } from '@/lib/content/moved';
import { listWebinars, readWebinar } from '@/lib/webinars/data';
import { sessionDate } from '@/lib/webinars/rules';
import { slidesPdf } from '@/lib/webinars/slides-pdf';

export const dynamic = 'error';
export const revalidate = 600;

export async function generateStaticParams() {
  const webinars = await listWebinars();
  return webinars.filter(({ slidesUrl }) => slidesUrl).map(({ slug }) => ({ slug }));
}

/** Returns the slides of a recorded webinar as a PDF file. */
export async function GET(_: Request, { params }: RouteContext<'/webinars/[slug]/slides'>) {
  const { slug } = await params;
  const webinar = await readWebinar(slug);
  if (!webinar || webinar.chapters.length === 0) return redirectIfMoved('webinars', slug);
  const file = await slidesPdf({ ...webinar, date: sessionDate(new Date(webinar.startsAt)) });
  return new Response(file, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${slug}.pdf"`,
    },
  });
}
