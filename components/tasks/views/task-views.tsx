'use client';

import dynamic from 'next/dynamic';
import { useSearchParams } from 'next/navigation';
import { Icon } from '@/components/ui/icon';
import { untilLoaded } from '@/components/ui/until-loaded';
import { paths } from '@/lib/paths';
import { taskViewPath } from '@/lib/paths/staff';
import { keptQuery, NO_VIEW } from '@/lib/tasks/views/kept-query';
import type { TaskView } from '@/lib/tasks/views/model';

const ViewTools = dynamic(() =>
  untilLoaded(() => import('./task-view-tools')).then((module) => module.TaskViewTools),
);

const tab =
  '-mb-px inline-flex shrink-0 items-center gap-1.5 border-b-2 border-transparent py-2 text-ink-3 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink';

type TaskViewsProps = { area: 'admin' | 'team'; views: readonly TaskView[] };

/** Tabs of the person's saved views, with tools to save, rename and delete them. */
export function TaskViews({ area, views }: TaskViewsProps) {
  const params = useSearchParams();
  const query = keptQuery(params.toString());
  const current = views.find(({ id }) => id === params.get('saved')) ?? null;
  if (views.length === 0 && !query) return null;
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-4 border-b border-line">
      <nav aria-label="Saved views" className="flex min-w-0 flex-wrap gap-x-6">
        <a
          href={`${paths[area].tasks}?saved=${NO_VIEW}`}
          aria-current={current ? undefined : 'page'}
          className={tab}
        >
          All
        </a>
        {views.map((view) => (
          <a
            key={view.id}
            href={taskViewPath(area, view)}
            aria-current={view === current ? 'page' : undefined}
            className={tab}
          >
            {view.name}
            {view.isDefault && (
              <>
                <Icon name="check" className="size-3.5" />
                <span className="sr-only">(default)</span>
              </>
            )}
          </a>
        ))}
      </nav>
      <ViewTools key={current?.id} area={area} current={current} query={query} />
    </div>
  );
}
