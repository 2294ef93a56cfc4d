type LineIconProps = { d: string; className?: string; strokeWidth?: number };

/** An icon of one path on lucide's grid, so that public pages need not load lucide's own component. */
export function LineIcon({ d, className, strokeWidth = 1.75 }: LineIconProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={d} />
    </svg>
  );
}
