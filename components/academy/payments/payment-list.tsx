'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { untilLoaded } from '@/components/ui/until-loaded';
import { undoPayment } from '@/lib/academy/payments/actions';
import type { CoursePayment } from '@/lib/academy/payments/model';
import { moneyFormat } from '@/lib/core/text/money';

const PaymentForm = dynamic(() =>
  untilLoaded(() => import('./payment-form')).then((module) => module.PaymentForm),
);

const amountOf = ({ amount, currency }: CoursePayment) =>
  amount === null ? 'No amount' : moneyFormat(currency).format(amount);

type PaymentListProps = { enrolment: string; payments: readonly CoursePayment[] };

/**
 * Lists a student's recorded and withdrawn payments. A recorded payment unlocks the lessons; withdrawing it locks them
 * again.
 */
export function PaymentList({ enrolment, payments }: PaymentListProps) {
  const { run, isPending } = useStaffAction();
  const [withdrawing, setWithdrawing] = useState<CoursePayment | null>(null);
  return (
    <section aria-labelledby="payments">
      <h3 id="payments" className="pb-2 font-medium text-ink">
        Payments
      </h3>
      {payments.length > 0 && (
        <ul className="mb-4 divide-y divide-line border-y border-line">
          {payments.map((payment) => (
            <li
              key={payment.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
            >
              <span className="min-w-0 wrap-anywhere text-ink">
                {payment.number}, {amountOf(payment)}
                {payment.paidOn && `, ${payment.paidOn}`}
                <span className="block text-staff text-ink-3">
                  {payment.state === 'recorded' ? 'Recorded' : 'Withdrawn'}{' '}
                  {payment.source === 'call' ? 'by a signed call' : 'by staff'}
                </span>
              </span>
              {payment.state === 'recorded' && (
                <Button variant="quiet" size="sm" onClick={() => setWithdrawing(payment)}>
                  Withdraw…
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <PaymentForm enrolment={enrolment} />
      <ConfirmDialog
        open={withdrawing !== null}
        onOpenChange={(open) => !open && setWithdrawing(null)}
        title={`Withdraw the payment ${withdrawing?.number ?? ''}?`}
        confirmLabel="Withdraw payment"
        onConfirm={async () => {
          if (withdrawing) await run(() => undoPayment({ id: withdrawing.id }));
          setWithdrawing(null);
        }}
        pending={isPending}
      >
        The lessons close at once, and the student is notified by email. Their progress is kept.
      </ConfirmDialog>
    </section>
  );
}
