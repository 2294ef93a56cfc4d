type LineIconProps = { d: string; className?: string };

/** An icon on lucide's grid, drawn by one path: lucide's own component is code that every page would load. */
export function LineIcon({ d, className }: LineIconProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={d} />
    </svg>
  );
}
