import type { TextHeading } from '@/lib/core/text/markdown';

/** Links to the headings of a text. Lower levels are indented. */
export function TableOfContents({ headings }: { headings: TextHeading[] }) {
  const highest = Math.min(...headings.map(({ level }) => level));
  return (
    <ol className="border-l border-line text-[0.9375rem] leading-6">
      {headings.map(({ id, text, level }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={`-ml-px block border-l border-transparent py-1 transition-colors hover:border-accent hover:text-ink ${level > highest ? 'pl-8' : 'pl-4'}`}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
