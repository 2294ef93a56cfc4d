import type { ReactNode } from 'react';

type ScreenHeadProps = { title: string; purpose: ReactNode; action?: ReactNode };

/** Header of a screen: title, purpose and primary action. */
export function ScreenHead({ title, purpose, action }: ScreenHeadProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4 pb-6">
      <div className="max-w-2xl">
        <h1 className="text-h3">{title}</h1>
        <p className="mt-0.5">{purpose}</p>
      </div>
      {action}
    </div>
  );
}
