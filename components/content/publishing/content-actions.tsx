'use client';

import { useEffect, useState } from 'react';
import { useDesk } from '@/components/content/use-desk';
import { LazyMenuPopup } from '@/components/ui/lazy-menu-popup';
import type { MenuPlace } from '@/components/ui/menu-frame';
import type { MenuItem } from '@/components/ui/menu-popup';
import { toast } from '@/components/ui/toast';
import type { ListedContent } from '@/lib/content/publishing/model';
import { CONTENT_TRANSITIONS } from '@/lib/content/states';
import { includesLevel } from '@/lib/core/auth/content-rights';
import type { ContentState } from '@/lib/core/cache/change';
import type { ContentTable } from '@/lib/paths';
import { contentPath } from '@/lib/paths/site';
import { contentEditorPath } from '@/lib/paths/staff';
import { copyPreview } from './copy-preview';
import { ScheduleDialog } from './schedule-dialog';
import { stepLabel } from './step-label';
import { useMoveContent } from './use-move-content';
import { usePublishQuestion } from './use-publish-question';

type ContentActionsProps = { table: ContentTable; record: ListedContent; place: MenuPlace };

/** Menu of a record: the actions available in its state, and its views. */
export function ContentActions({ table, record, place }: ContentActionsProps) {
  const { area, level } = useDesk(table);
  const { isPending, move } = useMoveContent();
  const question = usePublishQuestion(table);
  const [isScheduling, setScheduling] = useState(false);
  const { id, slug, state, preview } = record;
  const { button } = place;

  // The menu button is a plain element of the row.
  useEffect(() => {
    button.setAttribute('aria-busy', String(isPending));
  }, [button, isPending]);

  async function go(to: Exclude<ContentState, 'scheduled'>) {
    const answers = await question.ask({ ids: [id], from: state, to, slug });
    if (!answers) return;
    const refusal = await move({ table, id, from: state, to, ...answers });
    if (refusal) toast.error(refusal);
  }

  async function schedule(chosen: { at: string; notifiesSubscribers: boolean }) {
    const answers = await question.ask({ ids: [id], from: state, to: 'scheduled' });
    return answers && move({ table, id, from: state, to: 'scheduled', ...chosen, ...answers });
  }

  const next = includesLevel(level, 'publish') ? CONTENT_TRANSITIONS[state] : [];
  const steps: MenuItem[] = next.map((to) => ({
    label: stepLabel(state, to),
    disabled: isPending,
    onSelect: () => (to === 'scheduled' ? setScheduling(true) : go(to)),
  }));
  const views: MenuItem[] = [
    { label: 'Edit', href: contentEditorPath(table, id, area) },
    { label: 'Open preview', href: preview, newTab: true },
    { label: 'Copy preview link', onSelect: () => copyPreview(preview) },
  ];
  if (state === 'published') {
    views.push({ label: 'View on site', href: contentPath(table, slug), newTab: true });
  }

  return (
    <>
      <LazyMenuPopup {...place} groups={steps.length > 0 ? [steps, views] : [views]} />
      {question.dialog}
      <ScheduleDialog
        table={table}
        record={record}
        open={isScheduling}
        onOpenChange={setScheduling}
        onSchedule={schedule}
      />
    </>
  );
}
