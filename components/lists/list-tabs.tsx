type ListTabsProps = {
  /** Accessible name of the tabs. */
  label: string;
  tabs: readonly { href: string; label: string }[];
  /** `href` of the current tab. */
  current: string;
  className?: string;
};

/** Tabs for the lists of one screen, each with its own URL. */
export function ListTabs({
  label,
  tabs,
  current,
  className = 'mb-5 border-b border-line',
}: ListTabsProps) {
  return (
    <nav aria-label={label} className={className}>
      <div className="-mb-px flex flex-wrap gap-x-6 max-sm:gap-x-5">
        {tabs.map((tab) => (
          <a
            key={tab.href}
            href={tab.href}
            aria-current={tab.href === current ? 'page' : undefined}
            className="shrink-0 border-b-2 border-transparent py-2 text-ink-3 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink"
          >
            {tab.label}
          </a>
        ))}
      </div>
    </nav>
  );
}
