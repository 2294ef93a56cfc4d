'use client';

import { Icon } from '@/components/ui/icon';

function fold() {
  const root = document.documentElement;
  if (root.dataset.sidebar) delete root.dataset.sidebar;
  else root.dataset.sidebar = 'folded';
  try {
    localStorage.setItem('sidebar', root.dataset.sidebar ?? '');
  } catch {
    // Storage may be blocked. The sidebar then stays folded only until the page is left.
  }
}

export function FoldButton() {
  return (
    <button
      type="button"
      onClick={fold}
      aria-label="Fold or unfold the sidebar"
      title="Fold or unfold the sidebar"
      className="needs-script grid size-8 shrink-0 place-items-center rounded-control text-ink-3 transition-colors hover:bg-hover hover:text-ink"
    >
      <Icon name="panel-left" />
    </button>
  );
}
