import { html, moment, page } from '../html.ts';

export type Delivery = {
  /** Id from the sender, the same for all attempts. */
  id: string;
  /** Attempt number per id, from 1. */
  attempt: number;
  verified: boolean;
  /** Status of the response. */
  status: number;
  /** Parsed JSON, or the text if it is not valid JSON. */
  body: unknown;
  /** ISO 8601 timestamp. */
  receivedAt: string;
};

export function deliveriesPage(deliveries: readonly Delivery[]): Response {
  const rows = deliveries.map(
    (delivery) => html`<li>
<dl><dt>Id</dt><dd>${delivery.id || '(none)'}</dd>
<dt>Signature</dt><dd>${
      delivery.verified
        ? html`<span class="good">● verified</span>`
        : html`<span class="bad">● not verified</span>`
    }</dd>
<dt>Answered</dt><dd>${delivery.status}, attempt ${delivery.attempt}</dd>
<dt>Received</dt><dd>${moment(delivery.receivedAt)}</dd></dl>
<pre tabindex="0">${JSON.stringify(delivery.body, null, 2)}</pre></li>`,
  );
  const body = html`<header><div><h1>Webhook receiver</h1>
<p>Stands in for the automation that receives bookings at <code>POST /hook</code>.</p></div></header>
<main>${rows.length ? html`<ul class="rows">${rows}</ul>` : html`<p class="empty">Nothing received yet.</p>`}</main>`;
  return page('Webhook receiver', body);
}
