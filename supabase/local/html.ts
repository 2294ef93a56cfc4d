/** HTML that can be inserted into a page safely. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = string | number | Html | readonly Html[];

/** Template tag that escapes all values except `Html`. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(
    strings.reduce((markup, string, index) => {
      const part = parts[index - 1];
      return markup + (part === undefined ? '' : asMarkup(part)) + string;
    }),
  );
}

function asMarkup(part: Part): string {
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object') return part.map(asMarkup).join('');
  return escapeHtml(String(part));
}

/** Escapes text for use in elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

const style = `
:root { color-scheme: light dark; --paper: #faf9f6; --surface: #fff; --line: #e3e0d8; --ink: #14161b;
  --ink-2: #454954; --ink-3: #666a76; --accent: #4338ca; --good: #15803d; --bad: #dc2626; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #0d0f13; --surface: #14171d; --line: #272b34; --ink: #f1f0ec; --ink-2: #b9bcc6;
    --ink-3: #8e929e; --accent: #a5a3ff; --good: #4ade80; --bad: #f87171; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 860px; padding: 40px 24px 96px; background: var(--paper);
  color: var(--ink-2); font: 15px/24px system-ui, sans-serif; }
h1 { margin: 0; font-size: 28px; line-height: 36px; letter-spacing: -0.02em; color: var(--ink); }
h2 { margin: 32px 0 8px; font-size: 13px; color: var(--ink-3); font-weight: 600; }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
header { display: flex; align-items: end; justify-content: space-between; gap: 16px;
  padding-bottom: 24px; border-bottom: 1px solid var(--line); }
header p { margin: 4px 0 0; }
ul.rows { list-style: none; margin: 0; padding: 0; }
ul.rows > li { padding: 16px 0; border-bottom: 1px solid var(--line); }
ul.rows a { font-weight: 600; text-decoration: none; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 24px 0; }
dt, small, time { color: var(--ink-3); font-size: 13px; }
dd { margin: 0; color: var(--ink); overflow-wrap: anywhere; }
pre, iframe { width: 100%; margin: 0; border: 1px solid var(--line); border-radius: 10px;
  background: var(--surface); }
pre { padding: 16px; overflow: auto; font: 13px/20px ui-monospace, monospace; color: var(--ink);
  white-space: pre-wrap; overflow-wrap: anywhere; }
iframe { height: 520px; background: #fff; color-scheme: light; }
button { font: inherit; padding: 6px 14px; color: var(--ink); background: var(--surface);
  border: 1px solid var(--line); border-radius: 6px; cursor: pointer; }
.good { color: var(--good); } .bad { color: var(--bad); }
.empty { padding: 48px 0; }
`;

/** Returns a page as a response with a policy that blocks scripts and all external resources. */
export function page(title: string, body: Html): Response {
  const { markup } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${new Html(style)}</style>
</head>
<body>${body}</body>
</html>`;
  return new Response(markup, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; form-action 'self'; frame-ancestors 'none'",
    },
  });
}

/** Formats an ISO timestamp as `21 Nov 2026, 14:05:09 UTC`. */
export function moment(instant: string): Html {
  const text = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'UTC',
  }).format(new Date(instant));
  return html`<time datetime="${instant}">${text} UTC</time>`;
}
