import type { Chapter } from '@/lib/webinars/model';

type ChapterSlideProps = { chapter: Chapter; number: number; total: number };

/** Slide of a chapter, identical to the downloadable slides. */
export function ChapterSlide({ chapter, number, total }: ChapterSlideProps) {
  return (
    <section
      id={`chapter-${number}`}
      aria-labelledby={`chapter-${number}-title`}
      className="flex flex-col rounded-surface border border-line bg-surface p-6 sm:aspect-video lg:p-9"
    >
      <p className="label flex justify-between text-ink-3">
        <span>Minute {chapter.minute}</span>
        <span>
          {number} / {total}
        </span>
      </p>
      <h3
        id={`chapter-${number}-title`}
        className="mt-8 text-[1.75rem] leading-9 font-semibold tracking-tight"
      >
        {chapter.title}
      </h3>
      <ul className="mt-5 space-y-2 text-ink">
        {chapter.points.map((point) => (
          <li key={point} className="flex gap-3">
            <span aria-hidden className="mt-3 h-0.5 w-3 shrink-0 bg-accent" />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
