import { LineIcon } from '@/components/ui/line-icon';

/** Link from a page to its parent. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="-ml-1 inline-flex items-center gap-2 rounded-control p-1 text-[0.9375rem] transition-colors hover:text-accent"
    >
      <LineIcon d="M12 19l-7-7 7-7M19 12H5" className="size-4" />
      {children}
    </a>
  );
}
