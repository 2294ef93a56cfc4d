/** Loading placeholder; `className` sets its size. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return (
    <span aria-hidden className={`block animate-pulse rounded-control bg-hover ${className}`} />
  );
}
