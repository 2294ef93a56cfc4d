import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import type { Learner } from '@/lib/academy/learning/model';
import { closedBecause } from '@/lib/academy/learning/rules';
import { checkoutLink, INVOICE_DAYS, priceLabel } from '@/lib/academy/rules';

/** Explains why lessons are locked and how to unlock them. */
export function PaymentNotice({ learner }: { learner: Learner }) {
  const { id, course } = learner;
  const price = priceLabel(course.price);
  const isWithdrawn = closedBecause(learner) === 'withdrawn';
  return (
    <Notice
      tone={isWithdrawn ? 'warning' : 'info'}
      title={
        isWithdrawn
          ? 'Your payment was withdrawn, so the lessons are closed.'
          : 'The samples are open. The other lessons open when your payment is recorded.'
      }
    >
      {isWithdrawn && (
        <p className="mt-1">
          Your progress is kept. If this is a mistake, reply to any of our emails.
        </p>
      )}
      {course.checkoutUrl ? (
        <p className="mt-4">
          <ButtonLink href={checkoutLink(course.checkoutUrl, id)} rel="external noreferrer">
            Pay {price}
          </ButtonLink>
        </p>
      ) : (
        !isWithdrawn && (
          <p className="mt-1">
            An invoice over {price} follows by email within {INVOICE_DAYS} of your enrollment. We
            record its payment and notify you by email.
          </p>
        )
      )}
    </Notice>
  );
}
