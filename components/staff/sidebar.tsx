import { WordMark } from '@/components/ui/word-mark';
import type { ContentRights } from '@/lib/core/auth/content-rights';
import type { Area } from '@/lib/core/auth/roles';
import { paths } from '@/lib/paths';
import { FoldButton } from './fold-button';
import { NavigationList } from './navigation-list';

/** Sidebar: 232 px wide, 56 px when folded. On phones a sheet replaces it. */
export function Sidebar({ area, rights }: { area: Area; rights: ContentRights }) {
  return (
    <aside className="[--icon-stroke:1.75] sticky top-0 hidden h-dvh w-58 shrink-0 flex-col overflow-y-auto border-r border-line bg-paper lg:flex folded:w-14 writing:hidden print:hidden">
      <div className="flex h-14 shrink-0 items-center justify-between pr-3 pl-5 folded:justify-center folded:px-0">
        <a href={paths[area].dashboard} className="rounded-control folded:hidden">
          <WordMark />
        </a>
        <FoldButton />
      </div>
      <div className="pt-2">
        <NavigationList area={area} rights={rights} foldable />
      </div>
    </aside>
  );
}
