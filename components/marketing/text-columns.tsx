type TextColumnsProps = { items: { label: string; title: string; text: string }[] };

/** Short texts side by side. */
export function TextColumns({ items }: TextColumnsProps) {
  return (
    <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {items.map(({ label, title, text }) => (
        <li key={title} className="border-t border-line-strong pt-5">
          <p className="label text-ink-3">{label}</p>
          <h3 className="mt-4 text-h3 lg:mt-8">{title}</h3>
          <p className="mt-2 max-w-[26em] text-base leading-6.5">{text}</p>
        </li>
      ))}
    </ul>
  );
}
