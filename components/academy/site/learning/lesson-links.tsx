import { buttonStyle } from '@/components/ui/button-style';

type LessonLink = { href: string; title: string } | null;

type LessonLinksProps = { previous: LessonLink; next: LessonLink };

/** Links to the previous and next lesson. */
export function LessonLinks({ previous, next }: LessonLinksProps) {
  return (
    <nav
      aria-label="Lessons"
      className="flex flex-wrap justify-between gap-3 border-t border-line pt-6"
    >
      {previous ? (
        <a
          href={previous.href}
          rel="prev"
          data-lesson="previous"
          className={buttonStyle({
            variant: 'quiet',
            className: 'h-auto max-w-full whitespace-normal py-2 text-left',
          })}
        >
          <span className="sr-only">Previous lesson: </span>
          <span aria-hidden>←</span> {previous.title}
        </a>
      ) : (
        <span />
      )}
      {next && (
        <a
          href={next.href}
          rel="next"
          data-lesson="next"
          className={buttonStyle({
            variant: 'quiet',
            className: 'h-auto max-w-full whitespace-normal py-2 text-left',
          })}
        >
          <span className="sr-only">Next lesson: </span>
          {next.title} <span aria-hidden>→</span>
        </a>
      )}
    </nav>
  );
}
