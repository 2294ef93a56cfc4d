import type { Chapter } from '@/lib/webinars/model';

type ChapterListProps = {
  chapters: Chapter[];
  /** Path of the page with the chapters; empty on that page itself. */
  path?: string;
};

/** Chapters of a live session with their start times. */
export function ChapterList({ chapters, path = '' }: ChapterListProps) {
  if (chapters.length === 0) return null;
  return (
    <ol className="mt-4 divide-y divide-line border-y border-line">
      {chapters.map(({ minute, title }, index) => (
        <li key={title}>
          <a
            href={`${path}#chapter-${index + 1}`}
            className="grid grid-cols-[5.5rem_1fr] items-baseline py-2.5 text-ink transition-colors hover:text-accent"
          >
            <span className="font-mono text-staff text-ink-3">Minute {minute}</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
