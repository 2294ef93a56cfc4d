type LineIconProps = { d: string; className?: string; strokeWidth?: number };

/** Single-path icon on Lucide's grid. It spares public pages the Lucide component. */
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
