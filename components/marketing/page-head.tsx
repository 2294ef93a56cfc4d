import type { ReactNode } from 'react';

type PageHeadProps = { label: ReactNode; title: string; lead?: ReactNode; children?: ReactNode };

/** Default header of a public page. */
export function PageHead({ label, title, lead, children }: PageHeadProps) {
  return (
    <div className="page-width pt-10 pb-2 lg:pt-16">
      <p className="label text-ink-3">{label}</p>
      <h1 className="mt-5 max-w-[17em] text-h1">{title}</h1>
      {lead && <p className="mt-6 max-w-measure text-lead">{lead}</p>}
      {children && <div className="mt-8 flex flex-wrap gap-3">{children}</div>}
    </div>
  );
}
