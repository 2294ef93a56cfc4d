import type { ReactNode } from 'react';

type PageHeadProps = {
  label: ReactNode;
  title: string;
  lead?: ReactNode;
  /** Figures, faces or key facts: between title and lead on a phone, else next to them. */
  figure?: ReactNode;
  children?: ReactNode;
  /** True if a `NextStep` has the same action as the children, which phones then omit. */
  hasNextStep?: boolean;
};

/** Default header of a public page. */
export function PageHead({ label, title, lead, figure, children, hasNextStep }: PageHeadProps) {
  return (
    <div className="page-width grid gap-x-6 pt-6 pb-2 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:pt-16">
      <div className={figure ? 'lg:col-span-7' : 'lg:col-span-12'}>
        <p className="label text-ink-3">{label}</p>
        <h1 className="mt-3 max-w-[17em] text-h1 lg:mt-5">{title}</h1>
      </div>
      {figure && (
        <div className="mt-5 lg:col-span-4 lg:col-start-9 lg:row-span-2 lg:mt-0 lg:self-end">
          {figure}
        </div>
      )}
      {(lead || children) && (
        <div className={figure ? 'lg:col-span-7' : 'lg:col-span-12'}>
          {lead && <p className="mt-4 max-w-measure text-lead lg:mt-6">{lead}</p>}
          {children && (
            <div
              className={`mt-5 flex flex-wrap gap-3 lg:mt-8 ${hasNextStep ? 'max-sm:hidden' : ''}`}
            >
              {children}
            </div>
          )}
        </div>
      )}
    </div>
  );
}
