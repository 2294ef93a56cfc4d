import { moneyFormat } from '@/lib/core/text/money';

/** Decisions on an invoice, with the labels of their buttons. */
export const DECISIONS = {
  book: 'Book it',
  ask: 'Ask the supplier',
  reject: 'Send it back',
} as const;
export type Decision = keyof typeof DECISIONS;

/** An invented invoice that waits for a person. Prices are cents per unit. */
export type Invoice = {
  supplier: string;
  number: string;
  quantity: number;
  unit: string;
  price: number;
  orderedPrice: number;
  /** Confidence of the reading, in percent. */
  confidence: number;
  /** Day on which an invoice of the same supplier with the same number was booked. */
  bookedOn?: string;
};

export const INVOICES: readonly Invoice[] = [
  {
    supplier: 'Lumen Packaging',
    number: '20817',
    quantity: 400,
    unit: 'box',
    price: 231,
    orderedPrice: 200,
    confidence: 99,
  },
  {
    supplier: 'Harbor Dairy',
    number: '5523',
    quantity: 312,
    unit: 'crate',
    price: 420,
    orderedPrice: 420,
    confidence: 71,
  },
  {
    supplier: 'Kestrel Freight',
    number: '0981',
    quantity: 8,
    unit: 'pallet',
    price: 8000,
    orderedPrice: 8000,
    confidence: 98,
    bookedOn: 'November 3',
  },
];

/** Agreed limits: the largest accepted difference of a unit price in cents, and the lowest accepted confidence. */
const MAX_DIFFERENCE = 5;
const MIN_CONFIDENCE = 95;

const dollars = (cents: number) => moneyFormat('USD').format(cents / 100);

/** Returns the total of an invoice in dollars. */
export const totalOf = ({ quantity, price }: Invoice): string => dollars(quantity * price);

const difference = ({ price, orderedPrice }: Invoice) => price - orderedPrice;

/** Returns the decision that the agreed rules ask for. */
export function rightDecision(invoice: Invoice): Decision {
  if (invoice.bookedOn) return 'reject';
  return Math.abs(difference(invoice)) > MAX_DIFFERENCE ? 'ask' : 'book';
}

/** Returns why an invoice waits for a person; null if it can be booked untouched. */
export function reasonOf(invoice: Invoice): string | null {
  const { bookedOn, number, unit, price, orderedPrice, confidence } = invoice;
  if (bookedOn) return `Number ${number} of this supplier was already booked on ${bookedOn}.`;
  if (rightDecision(invoice) === 'ask') {
    return `A ${unit} costs ${dollars(price)}. The order says ${dollars(orderedPrice)}.`;
  }
  if (confidence >= MIN_CONFIDENCE) return null;
  return `The price was read with ${confidence} percent confidence. The limit is ${MIN_CONFIDENCE}.`;
}

const grounds: Record<Decision, (invoice: Invoice) => string> = {
  book: ({ price }) =>
    `The scan is blurred, but the order says ${dollars(price)}, too. A person has seen it now.`,
  ask: (invoice) =>
    `${dollars(difference(invoice))} a ${invoice.unit} makes ${dollars(difference(invoice) * invoice.quantity)}. The limit is ${MAX_DIFFERENCE} cents a ${invoice.unit}.`,
  reject: (invoice) => `It is the same delivery. Paying it again would cost ${totalOf(invoice)}.`,
};

const done: Record<Decision, string> = {
  book: 'Booked.',
  ask: 'Supplier asked.',
  reject: 'Sent back.',
};

/** Returns whether a decision follows the agreed rules, and the sentence that explains them. */
export function outcomeOf(
  invoice: Invoice,
  decision: Decision,
): { isRight: boolean; text: string } {
  const right = rightDecision(invoice);
  const ground = grounds[right](invoice);
  return decision === right
    ? { isRight: true, text: `${done[decision]} ${ground}` }
    : { isRight: false, text: `The rules say “${DECISIONS[right]}”. ${ground}` };
}

/** Returns how many invoices are settled, and at the end how many of them as the rules say. */
export function summaryOf(decisions: ReadonlyMap<Invoice, Decision>): string {
  if (decisions.size < INVOICES.length) {
    return `${decisions.size} of ${INVOICES.length} invoices settled.`;
  }
  const right = [...decisions].filter(([invoice, decision]) => rightDecision(invoice) === decision);
  return right.length === INVOICES.length
    ? 'All settled as the rules say. At work, each decision is stored with its reason.'
    : `All settled, ${right.length} of ${INVOICES.length} as the rules say. You can change a decision.`;
}
