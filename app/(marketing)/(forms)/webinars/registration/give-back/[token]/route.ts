import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { webinarPlacePath } from '@/lib/paths/links';

type Context = { params: Promise<{ token: string }> };

/** Redirects links of older emails to the private page, which has the same button. */
export async function GET(_: Request, { params }: Context) {
  return Response.redirect(absoluteUrl(webinarPlacePath((await params).token)), 307);
}
