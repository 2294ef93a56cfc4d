import { createRequire } from 'node:module';

// React's own encoder, so that the tests follow the protocol of every release.
const { encodeReply }: { encodeReply(value: unknown): Promise<string | FormData> } = createRequire(
  import.meta.url,
)('next/dist/compiled/react-server-dom-turbopack/client.node');

/**
 * A page's form with its hidden fields, including those of its server action (`$ACTION…`). Without JavaScript it is
 * sent to `action`, otherwise to the page's own URL.
 */
export type ServerForm = { url: string; action: string; hidden: Record<string, string> };

const plainText = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Returns the page's form that has a field called `fieldName`. Throws if there is none. */
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
  const action = plainText(/^<form[^>]*\saction="([^"]*)"/.exec(form)?.[1] ?? '');
  return { url, action: new URL(action, url).href, hidden };
}

/** Fields sent in addition to the hidden ones. */
export type FormInput = Record<string, string | File>;

type Sender = { address: string; origin?: string; cookie?: string; requestId?: string };

const post = (
  url: string,
  body: FormData | string,
  sender: Sender,
  headers?: Record<string, string>,
) =>
  fetch(url, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: {
      ...headers,
      origin: sender.origin ?? new URL(url).origin,
      'x-forwarded-for': sender.address,
      ...(sender.cookie ? { cookie: sender.cookie } : {}),
      ...(sender.requestId ? { 'x-request-id': sender.requestId } : {}),
    },
  });

function formData(values: FormInput): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.append(name, value);
  return body;
}

/** Sends the form like a browser without JavaScript, and returns the resulting page. */
export async function postForm(
  form: ServerForm,
  values: FormInput,
  sender: Sender,
): Promise<{ status: number; html: string; location: string | null }> {
  const response = await post(form.action, formData({ ...form.hidden, ...values }), sender);
  return {
    status: response.status,
    html: await response.text(),
    location: response.headers.get('location'),
  };
}

/** Returns the id of the form's action. */
export function actionIdOf(form: ServerForm): string {
  const reference = Object.entries(form.hidden).find(([name]) => /^\$ACTION_\d+:0$/.test(name));
  const { id } = JSON.parse(reference?.[1] ?? '{}');
  if (typeof id !== 'string') throw new Error(`The form of ${form.url} has no action`);
  return id;
}

/** Sends a body unchanged: as a call of an action, or without an id as a form without JavaScript. */
export async function sendBody(
  form: ServerForm,
  body: string | Record<string, string>,
  id: string | null,
  sender: Sender,
): Promise<number> {
  const headers: Record<string, string> =
    id === null ? {} : { 'next-action': id, accept: 'text/x-component' };
  const response = await post(
    id === null ? form.action : form.url,
    typeof body === 'string' ? body : formData(body),
    sender,
    headers,
  );
  await response.arrayBuffer();
  return response.status;
}

/**
 * Sends the form like its page in a browser with JavaScript, and returns the action's response as encoded by React;
 * `redirect` is the target of a redirect, or null.
 */
export async function callAction(
  form: ServerForm,
  values: FormInput,
  sender: Sender,
): Promise<{ status: number; answer: string; redirect: string | null }> {
  const id = actionIdOf(form);
  const fields = Object.entries({ ...form.hidden, ...values }).filter(
    ([name]) => !name.startsWith('$ACTION'),
  );
  // The action's arguments: the previous state and the form.
  const body = await encodeReply([{}, formData(Object.fromEntries(fields))]);
  const response = await post(form.url, body, sender, {
    'next-action': id,
    accept: 'text/x-component',
  });
  return {
    status: response.status,
    answer: await response.text(),
    redirect: response.headers.get('x-action-redirect'),
  };
}
