import { readableDay } from './month-grid';

type NearestSlotsProps = {
  slots: { date: string; time: string }[];
  onChoose: (slot: { date: string; time: string }) => void;
  /** Returns with whom the visitor would talk, if known. */
  withWhom?: (slot: { date: string; time: string }) => string | undefined;
};

/** Free slots nearest to a taken slot. A click fills in the form; without JavaScript it submits the form. */
export function NearestSlots({ slots, onChoose, withWhom }: NearestSlotsProps) {
  if (slots.length === 0) return null;
  return (
    <div className="mt-3">
      <p>The nearest free times:</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {slots.map((slot) => (
          <li key={`${slot.date} ${slot.time}`}>
            <button
              type="submit"
              name="suggested"
              value={`${slot.date}|${slot.time}`}
              onClick={(event) => {
                event.preventDefault();
                onChoose(slot);
              }}
              className="min-h-10 rounded-control border border-line-strong bg-surface px-3 text-sm text-ink hover:border-ink"
            >
              {readableDay(slot.date)}, <span className="font-mono tabular-nums">{slot.time}</span>
              {withWhom?.(slot) && ` ${withWhom(slot)}`}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
