import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { webinarPlacePath } from '@/lib/paths/links';

type Context = { params: Promise<{ token: string }> };

/** Leads links of earlier mails to the page of the place, which has the same button. */
export async function GET(_: Request, { params }: Context) {
  return Response.redirect(absoluteUrl(webinarPlacePath((await params).token)), 307);
}
