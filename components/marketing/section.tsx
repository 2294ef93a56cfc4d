import type { ReactNode } from 'react';
import { Fold } from './fold';

/**
 * Layouts of a section. `margin`: label next to the heading, below a hairline. `band`: full-width background with the
 * introduction next to the heading. `open`: no line, single column. Adjacent sections use different layouts.
 */
type Frame = 'margin' | 'band' | 'open';

type SectionProps = {
  /** Two digits, such as '01'. */
  number: string;
  label: string;
  title: string;
  intro?: ReactNode;
  frame?: Frame;
  /** Summary of the content, which is then folded on phones. */
  fold?: string;
  children?: ReactNode;
};

const frames: Record<Frame, { section: string; head: string; label: string; texts: string }> = {
  margin: {
    section: 'mt-12 lg:mt-24',
    head: 'gap-y-2 border-t border-line pt-5 lg:grid-cols-12',
    label: 'lg:col-span-3 lg:pt-3',
    texts: 'lg:col-span-9 *:last:not-first:mt-4',
  },
  band: {
    section: 'mt-12 border-y border-line bg-surface py-10 lg:mt-24 lg:py-20',
    head: 'gap-y-3 lg:grid-cols-12',
    label: 'lg:col-span-12',
    texts:
      'grid items-end gap-x-6 gap-y-4 lg:col-span-12 lg:grid-cols-12 *:first:lg:col-span-7 *:last:not-first:lg:col-span-5',
  },
  open: {
    section: 'mt-12 lg:mt-24',
    head: 'gap-y-3',
    label: '',
    texts: '*:last:not-first:mt-4',
  },
};

/** Numbered section of a page with label, heading and introduction. */
export function Section({
  number,
  label,
  title,
  intro,
  frame = 'margin',
  fold,
  children,
}: SectionProps) {
  const headingId = `section-${number}`;
  const style = frames[frame];
  return (
    <section
      aria-labelledby={headingId}
      className={fold ? `${style.section} max-sm:mt-4` : style.section}
    >
      <div className="page-width">
        <div className={`grid gap-x-6 ${style.head}`}>
          <p className={`label text-ink-3 ${style.label} ${fold ? 'max-sm:hidden' : ''}`}>
            <span className="text-accent">{number}</span> {label}
          </p>
          <div className={style.texts}>
            <h2 id={headingId} className={`max-w-[20em] text-h2 ${fold ? 'max-sm:text-h3' : ''}`}>
              {title}
            </h2>
            {intro && <p className="max-w-measure text-lead">{intro}</p>}
          </div>
        </div>
        {fold && children && (
          <div className="sm:mt-8 lg:mt-12">
            <Fold summary={fold}>{children}</Fold>
          </div>
        )}
        {!fold && children && <div className="mt-6 lg:mt-12">{children}</div>}
      </div>
    </section>
  );
}
