import { humanize } from '@/lib/core/text/humanize';
import { records } from '@/lib/records';
import type { Passage } from '@/lib/search/answers/model';
import { passagePath } from '@/lib/search/answers/passage-path';

function kindName({ kind, page }: Passage): string {
  if (kind === 'pages') return 'Page';
  if (!page) return humanize(records[kind].content.singular);
  return kind === 'courses' ? 'Lesson' : 'Recording';
}

/** Quoted passages that answer a question, each with a link to its source. */
export function PassageList({ passages }: { passages: readonly Passage[] }) {
  return (
    <ol className="max-w-[46rem] divide-y divide-line border-y border-line">
      {passages.map((passage) => (
        <li key={`${passage.kind} ${passage.slug}`} className="py-8">
          <p className="label text-ink-3">{kindName(passage)}</p>
          <h2 className="mt-3 text-h3">
            <a
              href={passagePath(passage)}
              className="text-ink underline decoration-line-strong underline-offset-4 hover:decoration-accent"
            >
              {passage.heading}
            </a>
          </h2>
          <blockquote
            cite={passagePath(passage)}
            className="mt-4 whitespace-pre-line border-l-2 border-line-strong pl-5"
          >
            {passage.quotation.map(({ text, isMatch }, index) =>
              isMatch ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a quote are never reordered.
                <mark key={index} className="bg-accent-soft text-ink">
                  {text}
                </mark>
              ) : (
                text
              ),
            )}
          </blockquote>
          {passage.title !== passage.heading && (
            <p className="mt-3 text-[0.9375rem] leading-6 text-ink-3">From “{passage.title}”</p>
          )}
        </li>
      ))}
    </ol>
  );
}
