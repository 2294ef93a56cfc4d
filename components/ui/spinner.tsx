type SpinnerProps = { label?: string; className?: string };

/** Spinner. It is announced only with a label; without a label, text next to it should say the same. */
export function Spinner({ label, className = 'size-4' }: SpinnerProps) {
  const mark = (
    <svg aria-hidden viewBox="0 0 16 16" fill="none" className={`animate-spin ${className}`}>
      <circle cx="8" cy="8" r="6.5" stroke="currentColor" strokeWidth="1.75" opacity="0.25" />
      <path d="M8 1.5A6.5 6.5 0 0 1 14.5 8" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
  if (!label) return mark;
  return (
    <span role="status" className="inline-flex items-center gap-2">
      {mark}
      <span className="sr-only">{label}</span>
    </span>
  );
}
