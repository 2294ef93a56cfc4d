/** Layout of the pages that need none of Next's scripts, as its tag names it. */
const CONTENT_LAYOUT = '/(content)/layout';

/** Returns whether a stored response is a page of the route group `(content)`, by the headers stored with it. */
export function isContentPage(headers: Record<string, unknown> | undefined): boolean {
  const tags = headers?.['x-next-cache-tags'];
  return typeof tags === 'string' && tags.split(',').some((tag) => tag.endsWith(CONTENT_LAYOUT));
}
