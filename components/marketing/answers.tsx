import type { ReactNode } from 'react';

export type Answer = {
  question: string;
  answer: ReactNode;
  link?: { href: string; label: string };
};

type AnswersProps = {
  answers: Answer[];
  /** Content next to the answers: one proven result. */
  result: ReactNode;
};

/** Section with one proven result, next to a buyer's first questions and short answers. */
export function Answers({ answers, result }: AnswersProps) {
  return (
    <section aria-label="In short" className="page-width">
      <div className="grid border-t border-line-strong lg:grid-cols-12">
        <div className="border-line py-5 max-lg:border-b lg:col-span-5 lg:border-r lg:pr-10">
          {result}
        </div>
        <dl className="grid content-start lg:col-span-7 lg:pl-10">
          {answers.map(({ question, answer, link }) => (
            <div
              key={question}
              className="grid gap-x-6 gap-y-1 border-b border-line py-3 last:border-b-0 sm:grid-cols-[8.5rem_1fr]"
            >
              <dt className="label pt-1 font-normal text-ink-3">{question}</dt>
              <dd className="text-base leading-6.5 text-ink">
                {answer}
                {link && (
                  <>
                    {' '}
                    <a
                      href={link.href}
                      className="inline-block text-accent underline underline-offset-4 hover:text-accent-strong"
                    >
                      {link.label}
                    </a>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
