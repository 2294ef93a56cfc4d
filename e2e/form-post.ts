/**
 * Sends a page's form as a browser without JavaScript does: the server action's own hidden fields are
 * read from the page, the rest is `values`.
 */
export type ServerForm = { url: string; hidden: Record<string, string> };

const plainText = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The form of the page that has a field called `fieldName`. Throws if there is none. */
export function readForm(url: string, html: string, fieldName: string): ServerForm {
  const form = [...html.matchAll(/<form[\s\S]*?<\/form>/g)]
    .map(([text]) => text)
    .find((text) => text.includes(`name="${fieldName}"`));
  if (!form) throw new Error(`${url} has no form with a field ${fieldName}`);
  const hidden: Record<string, string> = {};
  for (const [input] of form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(input)?.[1];
    if (name) hidden[plainText(name)] = plainText(/value="([^"]*)"/.exec(input)?.[1] ?? '');
  }
  return { url, hidden };
}

/** Posts the form from one network address and answers with status and page. */
export async function postForm(
  form: ServerForm,
  values: Record<string, string>,
  options: { address: string; origin?: string; cookie?: string },
): Promise<{ status: number; html: string; location: string | null }> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...form.hidden, ...values }))
    body.append(name, value);
  const response = await fetch(form.url, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: {
      origin: options.origin ?? new URL(form.url).origin,
      'x-forwarded-for': options.address,
      ...(options.cookie ? { cookie: options.cookie } : {}),
    },
  });
  return {
    status: response.status,
    html: await response.text(),
    location: response.headers.get('location'),
  };
}
