import { placeholders, type ReplyKind } from '@/lib/clients/templates/rules';

type PlaceholderButtonsProps = { kind: ReplyKind; onInsert: (placeholder: string) => void };

/** Buttons that insert the placeholders of a template kind into the text. */
export function PlaceholderButtons({ kind, onInsert }: PlaceholderButtonsProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-ink-3">Insert a fact</legend>
      <div className="flex flex-wrap gap-2">
        {placeholders[kind].map((name) => (
          <button
            key={name}
            type="button"
            onClick={() => onInsert(`{${name}}`)}
            className="min-h-8 cursor-pointer rounded-control border border-line-strong px-2 font-mono text-xs text-ink transition-colors hover:border-ink hover:bg-hover"
          >
            {`{${name}}`}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
