import type { ReactNode } from 'react';

type AccessScreenProps = {
  label: string;
  title: string;
  lead?: ReactNode;
  facts: { term: string; text: ReactNode }[];
  children: ReactNode;
};

/** Layout of all sign-in pages: the form, and some facts next to it. */
export function AccessScreen({ label, title, lead, facts, children }: AccessScreenProps) {
  return (
    <div className="page-width grid gap-x-6 gap-y-16 pt-14 pb-24 lg:grid-cols-12 lg:pt-24">
      <div className="max-w-[27rem] lg:col-span-6">
        <p className="label text-ink-3">{label}</p>
        <h1 className="mt-5 text-h2">{title}</h1>
        {lead && <p className="mt-4">{lead}</p>}
        <div className="mt-9">{children}</div>
      </div>
      <dl className="self-start border-t border-line text-[0.9375rem] leading-6 lg:col-span-5 lg:col-start-8 lg:mt-9">
        {facts.map(({ term, text }) => (
          <div
            key={term}
            className="grid gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[7rem_1fr]"
          >
            <dt className="label pt-1 font-normal text-ink-3">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
