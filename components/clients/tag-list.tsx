/** Tags as chips in one row. */
export function TagList({ tags }: { tags: readonly string[] }) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      {tags.map((tag) => (
        <span
          key={tag}
          className="rounded-full border border-line px-2 text-xs leading-5 text-ink-2"
        >
          {tag}
        </span>
      ))}
    </span>
  );
}
