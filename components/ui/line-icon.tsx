type LineIconProps = { d: string; className?: string };

/** An icon of one path on lucide's grid, so that public pages need not load lucide's own component. */
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
