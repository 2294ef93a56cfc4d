import type { ReactNode } from 'react';

type ProfileSectionProps = { title: string; text: string; children: ReactNode };

/** Section of the profile: its purpose on the left, its controls on the right. */
export function ProfileSection({ title, text, children }: ProfileSectionProps) {
  return (
    <section className="grid gap-x-10 gap-y-5 border-t border-line py-8 lg:grid-cols-[16rem_minmax(0,36rem)]">
      <div>
        <h2 className="text-base font-semibold">{title}</h2>
        <p className="mt-1 max-w-measure">{text}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}
