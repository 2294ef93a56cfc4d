import { ScrollBox } from '@/components/text/scroll-box';
import { eventTypes, exampleOf } from '@/lib/outbox/events/registry';
import { WEBHOOK_TYPES } from '@/lib/outbox/events/types';

/** Every event with an example, which the code that sends it has written. */
export function EventDocs() {
  return WEBHOOK_TYPES.map((type) => (
    <section key={type} aria-labelledby={type}>
      <h3 id={type} className="scroll-mt-24 font-mono">
        {type}
      </h3>
      <p>{eventTypes[type].when}</p>
      <ScrollBox label={`Example of ${type}`}>
        <pre data-language="json">{JSON.stringify(exampleOf(type), null, 2)}</pre>
      </ScrollBox>
    </section>
  ));
}
