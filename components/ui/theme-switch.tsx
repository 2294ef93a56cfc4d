import { LineIcon } from './line-icon';

const MOON =
  'M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401';
const SUN =
  'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M12 2v2M12 20v2M2 12h2M20 12h2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41';

/** Theme switch. It works on every page with the site script (components/marketing/script/theme.ts). */
export function ThemeSwitch() {
  return (
    <button
      type="button"
      data-switch-theme
      aria-label="Switch between light and dark"
      title="Switch between light and dark"
      className="needs-script inline-grid size-10 shrink-0 place-items-center rounded-control text-ink-2 transition-colors hover:bg-hover hover:text-ink print:hidden"
    >
      <LineIcon d={MOON} className="size-[18px] in-dark:hidden" />
      <LineIcon d={SUN} className="hidden size-[18px] in-dark:block" />
    </button>
  );
}
