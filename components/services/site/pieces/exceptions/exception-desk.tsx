import {
  DECISIONS,
  INVOICES,
  type Invoice,
  outcomeOf,
  reasonOf,
  rightDecision,
  summaryOf,
  totalOf,
} from '@/lib/services/pieces/exceptions';
import { ChoiceButton } from '../choice-button';
import { PieceFrame } from '../piece-frame';

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const right = rightDecision(invoice);
  return (
    <li
      data-row
      className="grid gap-x-6 gap-y-3 border-b border-line px-5 py-5 last:border-b-0 lg:grid-cols-12 lg:px-8"
    >
      <div className="flex items-baseline justify-between gap-x-4 lg:col-span-3 lg:block">
        <p className="font-medium text-ink">
          {invoice.supplier}
          <span className="block font-mono text-sm font-normal text-ink-3">
            Invoice {invoice.number}
          </span>
        </p>
        <p className="font-mono text-ink tabular-nums lg:mt-2">{totalOf(invoice)}</p>
      </div>
      <p className="text-base leading-6.5 lg:col-span-3">
        <span className="label block text-ink-3">Waits because</span>
        {reasonOf(invoice)}
      </p>
      <div className="lg:col-span-6">
        <fieldset className="needs-script flex flex-wrap gap-2">
          <legend className="sr-only">Your decision on invoice {invoice.number}</legend>
          {Object.entries(DECISIONS).map(([decision, label]) => (
            <ChoiceButton key={decision} data-decision={decision} aria-pressed={decision === right}>
              {label}
            </ChoiceButton>
          ))}
        </fieldset>
        <p
          aria-live="polite"
          data-outcome
          data-room
          suppressHydrationWarning
          className="mt-3 text-base leading-6.5 text-ink data-wrong:text-medium"
        >
          {outcomeOf(invoice, right).text}
        </p>
      </div>
    </li>
  );
}

/** Desk with three invoices that the visitor settles. */
export function ExceptionDesk() {
  const end = new Map(INVOICES.map((invoice) => [invoice, rightDecision(invoice)]));
  return (
    <PieceFrame
      name="exceptions"
      title="Three invoices wait for a person"
      intro="The others were booked untouched. Settle these three, and compare with the rules that finance signed."
      end={summaryOf(end)}
    >
      <ol>
        {INVOICES.map((invoice) => (
          <InvoiceRow key={invoice.number} invoice={invoice} />
        ))}
      </ol>
    </PieceFrame>
  );
}
