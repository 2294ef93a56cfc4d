/** Name of a person; it links to their page if they have one. */
export function PersonName({ name, path }: { name: string; path: string | undefined }) {
  if (!path) return name;
  return (
    <a
      href={path}
      className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {name}
    </a>
  );
}
