const ways = [
  { isStored: false, label: 'From a file' },
  { isStored: true, label: 'From the library' },
];

type WaySwitchProps = { isStored: boolean; onSwitch: (isStored: boolean) => void };

/** Switch between file upload and the picture library. */
export function WaySwitch({ isStored, onSwitch }: WaySwitchProps) {
  return (
    <div className="flex w-fit rounded-control border border-line-strong">
      {ways.map(({ isStored: isThis, label }) => (
        <button
          key={label}
          type="button"
          aria-pressed={isStored === isThis}
          onClick={() => onSwitch(isThis)}
          className="h-9 rounded-control px-3 text-staff text-ink-3 hover:text-ink aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-accent"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
