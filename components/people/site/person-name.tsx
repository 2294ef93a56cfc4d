/** Name of a person, with a link to their page if there is one. */
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
