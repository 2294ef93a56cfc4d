/** Scrollable block of preformatted text. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
      tabIndex={0}
      className="max-h-96 overflow-auto rounded-surface border border-line bg-paper p-4"
    >
      <pre className="font-mono text-[0.8125rem] leading-5 wrap-anywhere whitespace-pre-wrap">
        {children}
      </pre>
    </section>
  );
}
