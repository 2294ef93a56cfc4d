'use client';

import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '@/components/ui/button';
import { Menu, type MenuItem } from '@/components/ui/menu';
import type { ListedContent } from '@/lib/content/publishing/model';
import { CONTENT_TRANSITIONS } from '@/lib/content/states';
import type { ContentState } from '@/lib/core/cache/change';
import type { ContentTable } from '@/lib/paths';
import { contentEditorPath, contentPath } from '@/lib/paths';
import { copyPreview } from './copy-preview';
import { ScheduleDialog } from './schedule-dialog';
import { stepLabel } from './step-label';
import { useMoveContent } from './use-move-content';
import { usePublishQuestion } from './use-publish-question';

type ContentActionsProps = { table: ContentTable; record: ListedContent };

/** The menu of a record: the steps from its state, and views of it. */
export function ContentActions({ table, record }: ContentActionsProps) {
  const { isPending, move } = useMoveContent();
  const question = usePublishQuestion(table);
  const [isScheduling, setScheduling] = useState(false);
  const { id, title, slug, state, preview } = record;

  async function go(to: Exclude<ContentState, 'scheduled'>) {
    const notifiesSubscribers = to === 'published' ? await question.ask([id]) : false;
    if (notifiesSubscribers === null) return;
    const refusal = await move({ table, id, from: state, to, notifiesSubscribers });
    if (refusal) toast.error(refusal);
  }

  const steps: MenuItem[] = CONTENT_TRANSITIONS[state].map((to) => ({
    label: stepLabel(state, to),
    onSelect: () => (to === 'scheduled' ? setScheduling(true) : go(to)),
  }));
  const views: MenuItem[] = [
    { label: 'Edit', href: contentEditorPath(table, id) },
    { label: 'Open preview', href: preview, newTab: true },
    { label: 'Copy preview link', onSelect: () => copyPreview(preview) },
  ];
  if (state === 'published') {
    views.push({ label: 'View on site', href: contentPath(table, slug), newTab: true });
  }

  return (
    <>
      <Menu
        trigger={
          <Button
            variant="quiet"
            size="icon"
            pending={isPending}
            aria-label={`Actions for ${title}`}
          >
            {!isPending && <Ellipsis aria-hidden className="size-4" strokeWidth={1.75} />}
          </Button>
        }
        groups={[steps, views]}
      />
      {question.dialog}
      <ScheduleDialog
        table={table}
        record={record}
        open={isScheduling}
        onOpenChange={setScheduling}
        onSchedule={(schedule) => move({ table, id, from: state, to: 'scheduled', ...schedule })}
      />
    </>
  );
}
