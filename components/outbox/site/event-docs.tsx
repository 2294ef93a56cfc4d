import { ScrollBox } from '@/components/text/scroll-box';
import { exampleOf } from '@/lib/outbox/envelope';
import { eventTypes } from '@/lib/webhooks';

/** Every event with an example, which the code that sends it has written. */
export function EventDocs() {
  return Object.entries(eventTypes).map(([type, eventType]) => (
    <section key={type} aria-labelledby={type}>
      <h3 id={type} className="scroll-mt-24 font-mono">
        {type}
      </h3>
      <p>{eventType.when}</p>
      <ScrollBox label={`Example of ${type}`}>
        <pre data-language="json">{JSON.stringify(exampleOf(type, eventType), null, 2)}</pre>
      </ScrollBox>
    </section>
  ));
}
