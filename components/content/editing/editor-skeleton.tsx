import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';

const FIELDS = ['h-11', 'h-11', 'h-24', 'h-80'];

/** Head, bar and first fields of an editor, while its record loads. */
export function EditorSkeleton() {
  return (
    <div>
      <h1 className="sr-only">Loading</h1>
      <Skeleton className="h-4 w-24" />
      <Skeleton className="mt-3 h-7 w-80 max-w-full" />
      <div className="mt-4 flex h-12 items-center border-y border-line text-ink-3">
        <Spinner label="Loading the record" />
      </div>
      <div className="max-w-3xl space-y-6 pt-6">
        {FIELDS.map((height, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing but their place.
          <Skeleton key={place} className={`w-full ${height}`} />
        ))}
      </div>
    </div>
  );
}
