import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { brand } from '@/lib/brand';
import { askPath } from '@/lib/paths/site';

/** Message for a question without an answer. */
export function NoAnswer({ question }: { question: string }) {
  return (
    <EmptyState
      title="We have not written about this. May we answer you by email?"
      action={<ButtonLink href={askPath(question)}>Ask us this question</ButtonLink>}
    >
      A person answers {brand.replyPromise}. If a text of ours answers it later, we may email you
      its link.
    </EmptyState>
  );
}
