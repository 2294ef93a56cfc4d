import { useEffect, useRef } from 'react';
import { usePageQuery } from '@/components/bookings/site/use-page-query';
import { questionOfUrl } from '@/lib/enquiries/question';

/**
 * Copies an unanswered search query from the URL into the message field if that is empty. Without JavaScript the action
 * reads it from the Referer header.
 */
export function SearchedQuestion() {
  const question = questionOfUrl(usePageQuery());
  const field = useRef<HTMLInputElement>(null);

  // The URL is known only after hydration, when the visitor may already have typed a message.
  useEffect(() => {
    const message = field.current?.form?.elements.namedItem('message');
    if (question && message instanceof HTMLTextAreaElement && !message.value)
      message.value = question;
  }, [question]);

  if (!question) return null;
  return (
    <>
      <input ref={field} type="hidden" name="question" value={question} />
      <p className="rounded-control border border-line bg-surface px-4 py-3">
        You searched for <span className="font-medium text-ink">{question}</span>. If a text of ours
        answers it later, we may email you its link.
      </p>
    </>
  );
}
