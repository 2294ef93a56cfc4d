/** Skip link for keyboard users. Its target is the element with the id `main`. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only rounded-control bg-ink text-on-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:px-4 focus:py-2"
    >
      Skip to the content
    </a>
  );
}
