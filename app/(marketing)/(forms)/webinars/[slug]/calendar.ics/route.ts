import { listBuilt } from '@/lib/content/data';
import { movedResponse } from '@/lib/content/moved';
import { readWebinar } from '@/lib/webinars/data';
import { webinarCalendarFile } from '@/lib/webinars/webinar-calendar-file';

export const dynamic = 'error';
export const revalidate = 600;

/** Prerenders the newest ones; the others are rendered on the first request. */
export function generateStaticParams() {
  return listBuilt('webinars');
}

/** Returns the webinar as a calendar file, without the URL of its room. */
export async function GET(_: Request, { params }: RouteContext<'/webinars/[slug]/calendar.ics'>) {
  const { slug } = await params;
  const webinar = await readWebinar(slug);
  if (!webinar) return movedResponse('webinars', slug);
  return new Response(webinarCalendarFile(webinar, null), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'Content-Disposition': `attachment; filename="${slug}.ics"`,
    },
  });
}
