'use client';

import { Ellipsis } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { copyPreview } from '@/components/content/publishing/copy-preview';
import { stepLabel } from '@/components/content/publishing/step-label';
import { useDesk } from '@/components/content/use-desk';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import type { MenuItem } from '@/components/ui/menu-popup';
import { duplicateContent } from '@/lib/content/editing/actions';
import type { EditedContent } from '@/lib/content/editing/model';
import { contentKinds } from '@/lib/content/kinds';
import { CONTENT_TRANSITIONS } from '@/lib/content/states';
import { includesLevel } from '@/lib/core/auth/content-rights';
import type { ContentState } from '@/lib/core/cache/change';
import type { ContentTable } from '@/lib/paths';
import { contentPath } from '@/lib/paths/site';
import { DeleteDialog } from './delete-dialog';
import type { Editor } from './use-editor';
import type { useEditorSteps } from './use-editor-steps';

type EditorMenuProps = {
  table: ContentTable;
  content: EditedContent;
  editor: Editor;
  steps: ReturnType<typeof useEditorSteps>;
  onPublish: () => void;
  onSchedule: () => void;
  onWithdraw: (to: 'draft' | 'archived') => void;
};

/** Menu of the secondary actions of a record. */
export function EditorMenu({
  table,
  content,
  editor,
  steps,
  onPublish,
  onSchedule,
  onWithdraw,
}: EditorMenuProps) {
  const { id, slug, state, preview } = content;
  const { area, level } = useDesk(table);
  const mayPublish = includesLevel(level, 'publish');
  const router = useRouter();
  const { run, isPending } = useStaffAction();
  const [isDeleting, setDeleting] = useState(false);

  function go(to: ContentState) {
    if (to === 'scheduled') onSchedule();
    else if (to === 'published') onPublish();
    else onWithdraw(to);
  }

  async function duplicate() {
    const copied = await run(() => duplicateContent({ table, id }));
    if (copied) router.push(copied.editor);
  }

  const moves: MenuItem[] = (mayPublish ? CONTENT_TRANSITIONS[state] : [])
    .filter((to) => !(state === 'draft' && to === 'published'))
    .map((to) => ({ label: stepLabel(state, to), onSelect: () => go(to) }));
  const views: MenuItem[] = [
    { label: 'Open preview', href: preview, newTab: true },
    { label: 'Copy preview link', onSelect: () => copyPreview(preview) },
  ];
  if (state === 'published') {
    views.push({ label: 'View on site', href: contentPath(table, slug), newTab: true });
  }
  const others: MenuItem[] = [
    { label: 'Discard changes', disabled: !editor.isChanged, onSelect: () => void steps.discard() },
    { label: 'Duplicate', onSelect: () => void duplicate() },
  ];

  // Editors can delete only drafts; leaders can delete every record.
  if (area === 'admin' || state === 'draft') {
    others.push({ label: 'Delete…', danger: true, onSelect: () => setDeleting(true) });
  }

  return (
    <>
      <Menu
        trigger={
          <Button
            variant="secondary"
            size="icon"
            pending={isPending}
            aria-label={`More for this ${contentKinds[table].singular}`}
          >
            {!isPending && <Ellipsis aria-hidden className="size-4" strokeWidth={1.75} />}
          </Button>
        }
        groups={moves.length > 0 ? [moves, views, others] : [views, others]}
      />
      <DeleteDialog
        table={table}
        content={content}
        editor={editor}
        open={isDeleting}
        onOpenChange={setDeleting}
      />
    </>
  );
}
