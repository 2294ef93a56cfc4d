'use client';

import { Moon, Sun } from 'lucide-react';

function switchTheme() {
  const root = document.documentElement;
  const isDark = root.dataset.theme
    ? root.dataset.theme === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = isDark ? 'light' : 'dark';
  try {
    localStorage.setItem('theme', root.dataset.theme);
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
}

export function ThemeSwitch() {
  return (
    <button
      type="button"
      onClick={switchTheme}
      aria-label="Switch between light and dark"
      title="Switch between light and dark"
      className="needs-script inline-grid size-10 shrink-0 place-items-center rounded-control text-ink-2 transition-colors hover:bg-hover hover:text-ink print:hidden"
    >
      <Moon aria-hidden className="size-[18px] in-dark:hidden" strokeWidth={1.75} />
      <Sun aria-hidden className="hidden size-[18px] in-dark:block" strokeWidth={1.75} />
    </button>
  );
}
