import { contentPath } from '@/lib/paths/site';
import type { ServiceSummary } from '@/lib/services/model';

/** Typical buyer statements and first steps, by the slug of the matching service. */
const saidFirst: Record<string, { said: string; first: string }> = {
  'workflow-automation': {
    said: 'One process takes our mornings, and everyone knows which.',
    first: 'Count its cases for a week. Above 20, and with rules that six of ten follow, it fits.',
  },
  'process-discovery': {
    said: 'Each department has a list, and each list has a first place.',
    first: 'Two weeks of counting before anyone names a tool.',
  },
  'document-processing': {
    said: 'It all arrives as PDF, and someone types it in.',
    first: 'Draw 50 documents and see where two colleagues disagree.',
  },
  'ai-assistants': {
    said: 'We answer the same forty questions every day.',
    first: 'Find out what a wrong answer costs you. At five dollars we advise against it.',
  },
  'systems-integration': {
    said: 'The shop sold what the warehouse no longer had.',
    first: 'Ask both vendors for a test key, and note how long it takes.',
  },
  'reporting-and-forecasting': {
    said: 'There were two revenues in the same meeting.',
    first: 'Write down who does what differently when the figure moves.',
  },
  'automation-operations': {
    said: 'It runs, and the person who knew why has left.',
    first: 'An audit of two weeks, in which nothing is changed.',
  },
  'team-training': {
    said: 'We would rather be able to do it ourselves.',
    first: 'Two to six people, seven hours a week each, for four weeks.',
  },
};

/** Buyer statements with links to the matching services, each with a first step. */
export function WhereToBegin({ services }: { services: ServiceSummary[] }) {
  const answered = Object.entries(saidFirst).flatMap(([slug, sentences]) => {
    const service = services.find((other) => other.slug === slug);
    return service ? [{ ...sentences, service }] : [];
  });
  if (answered.length === 0) return null;
  return (
    <section aria-labelledby="begin" className="page-width mt-14 lg:mt-20">
      <h2 id="begin" className="text-h2">
        Which of these have you said?
      </h2>
      <ul className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2">
        {answered.map(({ said, first, service }) => (
          <li key={service.id} className="border-l-2 border-accent pl-5">
            <p className="label mb-1.5 text-ink-3">{service.title}</p>
            <a
              href={contentPath('services', service.slug)}
              className="text-lg font-medium text-ink underline decoration-line-strong underline-offset-4 hover:text-accent"
            >
              “{said}”
            </a>
            <p className="mt-1 max-w-[32em] text-base leading-6.5">{first}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
