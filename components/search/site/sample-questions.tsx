import { paths } from '@/lib/paths';

/** Example questions that our texts answer. */
export const sampleQuestions = [
  'Where is our data stored?',
  'What does process discovery cost?',
  'Can I move or cancel my booking?',
  'Who repairs a workflow that stops?',
] as const;

/** Links to the search results of example questions. */
export function SampleQuestions() {
  return (
    <section aria-labelledby="others-ask" className="mt-14">
      <h2 id="others-ask" className="label text-ink-3">
        What others ask
      </h2>
      <ul className="mt-4 grid gap-2">
        {sampleQuestions.map((question) => (
          <li key={question}>
            <a
              href={`${paths.search}?${new URLSearchParams({ q: question })}`}
              className="text-ink underline decoration-line-strong underline-offset-4 hover:decoration-accent"
            >
              {question}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
