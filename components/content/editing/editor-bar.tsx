'use client';

import { type ReactNode, useState } from 'react';
import { ContentStatus } from '@/components/content/publishing/content-status';
import { ScheduleDialog } from '@/components/content/publishing/schedule-dialog';
import { usePublishQuestion } from '@/components/content/publishing/use-publish-question';
import { useDesk } from '@/components/content/use-desk';
import { Follow } from '@/components/records/follow';
import { Button } from '@/components/ui/button';
import type { EditedContent } from '@/lib/content/editing/model';
import { includesLevel } from '@/lib/core/auth/content-rights';
import type { ContentState } from '@/lib/core/cache/change';
import { zonedMoment } from '@/lib/core/time/business-time';
import type { ContentTable } from '@/lib/paths';
import { AskReview } from './ask-review';
import { EditorMenu } from './editor-menu';
import { SaveStatus } from './save-status';
import type { Editor } from './use-editor';
import type { useEditorSteps } from './use-editor-steps';

type EditorBarProps = {
  table: ContentTable;
  content: EditedContent;
  editor: Editor;
  steps: ReturnType<typeof useEditorSteps>;
  /** Buttons that toggle the settings and the preview. */
  children: ReactNode;
};

/** Shows the state of the record, the save status and the primary action. */
export function EditorBar({ table, content, editor, steps, children }: EditorBarProps) {
  const { state, publishedAt } = content;
  const { isChanged, keepState, theirs } = editor;
  const { save, isBusy } = steps;
  const [isScheduling, setScheduling] = useState(false);
  const isDated = (state === 'published' || state === 'scheduled') && publishedAt;
  const isDisputed = theirs !== null;
  const question = usePublishQuestion(table);
  const slug = String(editor.values.slug ?? content.slug);
  const mayPublish = includesLevel(useDesk(table).level, 'publish');

  const ask = (to: ContentState) =>
    question.ask({ ids: [content.id], from: state, to, values: editor.values, slug });

  async function publish() {
    const answers = await ask('published');
    if (answers) await save({ to: 'published', ...answers });
  }

  /** Saves a version. For a published webinar it first asks whether to email the registrants about changed details. */
  async function saveVersion() {
    const answers = state === 'published' ? await ask('published') : {};
    if (answers) await save(null, answers.tellsRegistrants);
  }

  async function schedule(chosen: { at: string; notifiesSubscribers: boolean }) {
    const answers = await ask('scheduled');
    return answers && save({ to: 'scheduled', ...chosen, ...answers });
  }

  async function withdraw(to: 'draft' | 'archived') {
    const answers = await question.ask({ ids: [content.id], from: state, to });
    if (answers) await steps.withdraw(to, answers);
  }

  return (
    <div className="sticky top-14 z-20 writing:top-0 -mx-4 mb-1 flex flex-wrap items-center gap-x-5 gap-y-1 border-b border-line bg-paper px-4 py-1.5 lg:-mx-8 lg:px-8">
      <ContentStatus state={state} />
      {isDated && (
        <span className="font-mono text-[0.8125rem] text-ink-3 max-sm:hidden">
          {state === 'scheduled' ? 'from' : 'since'} {zonedMoment(publishedAt)}
        </span>
      )}
      {state === 'published' && isChanged && mayPublish && (
        <span className="text-ink-3 max-xl:hidden">Publishing changes the page at once.</span>
      )}
      <SaveStatus state={keepState} isChanged={isChanged} isDisputed={isDisputed} />
      <div className="ml-auto flex flex-wrap items-center gap-1 sm:gap-2">
        {children}
        {state === 'draft' && (
          <Button
            variant="secondary"
            size="sm"
            pending={isBusy}
            disabled={!isChanged || isDisputed}
            onClick={saveVersion}
          >
            Save version
          </Button>
        )}
        {!mayPublish ? (
          <AskReview pending={isBusy} disabled={isDisputed} onAsk={steps.askReview} />
        ) : state === 'draft' ? (
          <Button size="sm" pending={isBusy} disabled={isDisputed} onClick={publish}>
            Publish
          </Button>
        ) : (
          <Button
            size="sm"
            pending={isBusy}
            disabled={!isChanged || isDisputed}
            onClick={saveVersion}
          >
            {state === 'published' ? 'Publish changes' : 'Save version'}
          </Button>
        )}
        <EditorMenu
          table={table}
          content={content}
          editor={editor}
          steps={steps}
          onPublish={() => void publish()}
          onSchedule={() => setScheduling(true)}
          onWithdraw={(to) => void withdraw(to)}
        />
      </div>
      <Follow isOn={state === 'scheduled'} />
      {question.dialog}
      <ScheduleDialog
        table={table}
        record={{ ...content, slug }}
        open={isScheduling}
        onOpenChange={setScheduling}
        onSchedule={schedule}
      />
    </div>
  );
}
