import { eventTypes, exampleOf } from '@/lib/outbox/events/registry';
import { WEBHOOK_TYPES } from '@/lib/outbox/events/types';
import { CodeBlock } from '../code-block';

/** Every event with an example, which the code that sends it has written. */
export function EventDocs() {
  return WEBHOOK_TYPES.map((type) => (
    <section key={type} aria-labelledby={type}>
      <h3 id={type} className="scroll-mt-24 font-mono">
        {type}
      </h3>
      <p>{eventTypes[type].when}</p>
      <CodeBlock label={`Example of ${type}`}>{JSON.stringify(exampleOf(type), null, 2)}</CodeBlock>
    </section>
  ));
}
