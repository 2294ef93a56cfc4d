import { brand } from '@/lib/brand';

/** Site name with its logo: two linked nodes. */
export function WordMark() {
  return (
    <span className="flex items-center gap-2.5 text-[1.0625rem] leading-6 font-semibold tracking-[-0.02em] text-ink">
      <svg aria-hidden viewBox="0 0 24 24" fill="none" className="size-6">
        <path d="M8.4 15.6 15 9" className="stroke-ink" strokeWidth="1.75" />
        <circle cx="6.5" cy="17.5" r="3.6" className="stroke-ink" strokeWidth="1.75" />
        <circle cx="17.25" cy="6.75" r="4.25" className="fill-accent" />
      </svg>
      {brand.name}
    </span>
  );
}
