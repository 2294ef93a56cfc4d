import {
  decisionText,
  FIELDS,
  OPEN_FIELD,
  reasonFor,
  SYSTEMS,
  type SyncField,
  type System,
  winner,
} from '@/lib/services/pieces/conflict';
import { ChoiceButton } from '../choice-button';
import { PieceFrame } from '../piece-frame';

/** Decision shown without a script. */
const KEPT: System = 'erp';

function FieldRow({ field }: { field: SyncField }) {
  const system = winner(field);
  const values = [
    { label: 'Agreed before', value: field.agreed },
    { label: SYSTEMS.crm, value: field.crm },
    { label: SYSTEMS.erp, value: field.erp },
  ];
  return (
    <li className="border-b border-line px-5 py-4 last:border-b-0 lg:px-8">
      <div className="grid gap-x-6 gap-y-2 lg:grid-cols-12">
        <p className="text-base leading-6.5 lg:col-span-4">
          <span className="font-medium text-ink">{field.name}</span>
          <span className="block text-ink-3">{reasonFor(field)}</span>
        </p>
        <dl className="grid grid-cols-3 gap-x-4 text-base leading-6.5 lg:col-span-5">
          {values.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-sm font-normal text-ink-3">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="text-base leading-6.5 lg:col-span-3">
          <span className="block text-sm text-ink-3">Result</span>
          <span
            data-result={system ? undefined : ''}
            suppressHydrationWarning
            className="font-medium text-ink"
          >
            {field[system ?? KEPT]}
          </span>
        </p>
      </div>
      {system === null && (
        <fieldset className="needs-script mt-3 flex flex-wrap gap-2">
          <legend className="sr-only">Which value applies?</legend>
          {(['crm', 'erp'] as const).map((choice) => (
            <ChoiceButton key={choice} data-keep={choice} aria-pressed={choice === KEPT}>
              Keep {field[choice]}
            </ChoiceButton>
          ))}
        </fieldset>
      )}
    </li>
  );
}

/** Sync of a customer between two systems, with one conflict that the visitor decides. */
export function Conflict() {
  return (
    <PieceFrame
      name="conflict"
      title="Two systems changed the same customer"
      intro="Three fields are settled by rules. Decide the fourth."
      end={OPEN_FIELD ? decisionText(OPEN_FIELD, KEPT) : ''}
    >
      <ul>
        {FIELDS.map((field) => (
          <FieldRow key={field.name} field={field} />
        ))}
      </ul>
    </PieceFrame>
  );
}
