/** A quiet stand-in of the size that `className` gives it. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return (
    <span aria-hidden className={`block animate-pulse rounded-control bg-hover ${className}`} />
  );
}
