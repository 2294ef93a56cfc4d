import { Markdown } from '@/components/text/markdown';
import type { Chapter } from '@/lib/webinars/model';
import { ChapterList } from './chapter-list';
import { ChapterSlide } from './chapter-slide';

type SessionSlidesProps = { chapters: Chapter[]; durationMinutes: number };

/**
 * Slides of the live session, each with what was said. Their minutes are those of the session: a film on the same page
 * has times of its own.
 */
export function SessionSlides({ chapters, durationMinutes }: SessionSlidesProps) {
  if (chapters.length === 0) return null;
  return (
    <section aria-labelledby="live-session" className="mt-16 lg:mt-24">
      <div className="grid gap-x-6 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 id="live-session" className="text-h2">
            The live session, slide by slide
          </h2>
          <p className="mt-4 max-w-measure">
            The minutes count from the start of the session, which took {durationMinutes} minutes.
          </p>
        </div>
        <nav aria-label="Slides of the live session" className="lg:col-span-5">
          <ChapterList chapters={chapters} />
        </nav>
      </div>
      <ol className="mt-10">
        {chapters.map((chapter, index) => (
          <li
            key={chapter.title}
            className="grid gap-x-6 gap-y-6 border-t border-line py-10 lg:grid-cols-12 lg:py-14"
          >
            <div className="lg:col-span-7">
              <ChapterSlide chapter={chapter} number={index + 1} total={chapters.length} />
            </div>
            <div className="lg:col-span-5 lg:pl-6">
              <Markdown text={chapter.said} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
