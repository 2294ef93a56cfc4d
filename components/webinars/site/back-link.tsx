import { ArrowLeft } from 'lucide-react';

/** Link from a page to its parent. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="-ml-1 inline-flex items-center gap-2 rounded-control p-1 text-[0.9375rem] transition-colors hover:text-accent"
    >
      <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
      {children}
    </a>
  );
}
