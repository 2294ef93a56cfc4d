import {
  filled,
  type ReplyKind,
  sampleFacts,
  unknownPlaceholder,
} from '@/lib/clients/templates/rules';

type TemplatePreviewProps = { kind: ReplyKind; subject: string; body: string };

/** Preview of a template with sample data, and with only the names filled in. */
export function TemplatePreview({ kind, subject, body }: TemplatePreviewProps) {
  const unknown = unknownPlaceholder(kind, `${subject}\n${body}`);
  const few = {
    'first name': sampleFacts['first name'] ?? '',
    'my name': sampleFacts['my name'] ?? '',
  };
  const text = (facts: typeof sampleFacts) => (
    <>
      <p className="font-medium wrap-anywhere text-ink">{filled(subject, facts)}</p>
      <p className="mt-2 wrap-anywhere whitespace-pre-line text-ink">{filled(body, facts)}</p>
    </>
  );
  return (
    <section aria-label="Preview" className="rounded-surface border border-line px-4 py-3">
      <h3 className="label mb-2 text-ink-3">Preview with a sample</h3>
      {unknown ? <p>{unknown} is not a placeholder here.</p> : text(sampleFacts)}
      {!unknown && (
        <details className="mt-3 border-t border-line pt-3">
          <summary className="cursor-pointer">Where only the names are known</summary>
          <div className="pt-3">{text(few)}</div>
        </details>
      )}
    </section>
  );
}
