'use client';

import { type ReactNode, use } from 'react';
import { CopyTyped } from '@/components/records/copy-typed';
import { RecordHasEnded } from '@/components/records/kept-record';
import { TypedMark } from '@/components/records/typed-mark';
import type { TypedText } from '@/components/records/typed-texts';
import { Button } from '@/components/ui/button';
import { FormAnswer } from '@/components/ui/form-answer';
import { Notice } from '@/components/ui/notice';
import { useAnswer } from '@/components/ui/use-answer';
import type { EditedContent } from '@/lib/content/editing/model';
import { requestsOf } from '@/lib/content/editing/rules';
import { editorFields } from '@/lib/content/kinds';
import type { FormValues } from '@/lib/content/kinds/fields';
import { zonedMoment } from '@/lib/core/time/business-time';
import { contentNotices } from '@/lib/notices/content';
import { recordNotices } from '@/lib/notices/records';
import type { ContentTable } from '@/lib/paths';
import { ContentConflictNotice } from './content-conflict-notice';
import { EditorBar } from './editor-bar';
import { EditorForm } from './editor-form';
import { EditorViewButtons } from './editor-view-buttons';
import { PagePreview } from './page-preview';
import { wrongSettings } from './settings';
import { useDeskView } from './use-desk-view';
import { useEditor } from './use-editor';
import { useEditorSteps } from './use-editor-steps';

type EditorProps = {
  table: ContentTable;
  content: EditedContent;
  /** HTML of each Markdown field, rendered on the server. */
  rendered: Record<string, ReactNode>;
};

/** Returns the texts that differ from the stored record. */
function unsavedTexts(table: ContentTable, values: FormValues, saved: FormValues): TypedText[] {
  return editorFields(table).flatMap(({ name, label }) => {
    const text = values[name];
    return typeof text === 'string' && text !== saved[name] ? [{ label, text }] : [];
  });
}

/** Editor of one record: its notices, form and actions. */
export function Editor({ table, content, rendered }: EditorProps) {
  const editor = useEditor(table, content);
  const steps = useEditorSteps(table, content, editor);
  const { values, found, theirs } = editor;
  const { refusal } = steps;
  const errors = { ...requestsOf(table, { ...content, saved: editor.saved }), ...editor.errors };
  const wrong = wrongSettings(table, errors);
  const hasEnded = use(RecordHasEnded);
  const view = useDeskView(wrong, refusal);
  // A conflict found by auto-save does not move focus. A conflict found by an action does, because it answers a click.
  const conflictAnswer = useAnswer(steps.conflict);
  const labels = Object.fromEntries([
    ...editorFields(table).map(({ name, label }) => [name, label]),
    ['image_alt', 'Alternative text'],
  ]);
  return (
    <div>
      <TypedMark texts={() => unsavedTexts(table, values, editor.saved)} />
      <EditorBar table={table} content={content} editor={editor} steps={steps}>
        <EditorViewButtons view={view} wrong={wrong} />
      </EditorBar>
      {theirs && (
        <ContentConflictNotice
          table={table}
          theirs={theirs}
          mine={values}
          answer={conflictAnswer}
          onSettle={editor.settle}
        />
      )}
      {found && (
        <Notice tone="info" title={contentNotices.localCopyFound} className="mb-6">
          <p>It was typed on {zonedMoment(found.at)}.</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button size="sm" variant="secondary" onClick={() => editor.settleFound(true)}>
              Apply
            </Button>
            <Button size="sm" variant="quiet" onClick={() => editor.settleFound(false)}>
              Discard it
            </Button>
          </div>
        </Notice>
      )}
      {editor.keepState.kind === 'refused' && !hasEnded && (
        <Notice tone="warning" title={`Not saved: ${editor.keepState.sentence}`} className="mb-6">
          <p>{recordNotices.textKept}</p>
          <CopyTyped texts={unsavedTexts(table, values, editor.saved)} />
        </Notice>
      )}
      {refusal && (
        <div className="mb-6">
          <FormAnswer refusal={refusal} errors={editor.errors} labels={labels} />
        </div>
      )}
      <EditorForm
        table={table}
        content={content}
        values={values}
        errors={errors}
        rendered={rendered}
        settings={view.settings}
        preview={
          view.isPreviewed && (
            <PagePreview
              url={content.draftPreview}
              version={content.updatedAt}
              keepState={editor.keepState}
            />
          )
        }
        onCloseSettings={view.closeSettings}
        onChange={editor.change}
        onLeave={editor.leave}
      />
    </div>
  );
}
