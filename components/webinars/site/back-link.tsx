import { ArrowLeft } from 'lucide-react';
import { Link } from '@/components/ui/link';

/** The way from a page to the one above it. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Link
      href={href}
      className="-ml-1 inline-flex items-center gap-2 rounded-control p-1 text-[0.9375rem] transition-colors hover:text-accent"
    >
      <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
      {children}
    </Link>
  );
}
