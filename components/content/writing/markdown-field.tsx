'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { untilLoaded } from '@/components/ui/until-loaded';
import { MarkdownPreview } from './markdown-preview';
import type { TextEditorProps } from './text-editor';

type MarkdownFieldProps = {
  name: string;
  label: string;
  max: number;
  isAlone?: boolean;
  value: string;
  error?: string;
  /** HTML of the text, rendered on the server with the page. */
  rendered: ReactNode;
  onChange: (value: string) => void;
};

/** Texts with a higher limit than this are whole pages; the others are parts of a page. */
const LONG_TEXT = 10_000;

type Loaded = {
  Editor: ComponentType<TextEditorProps>;
  selection: TextEditorProps['selection'];
};

/** Returns the selection of the text area if it has focus. */
function selectionIn(area: HTMLTextAreaElement | null) {
  if (!area || area !== document.activeElement) return undefined;
  return { anchor: area.selectionStart, head: area.selectionEnd };
}

/** Markdown field. Shows a plain text area until the editor has loaded, and keeps it if loading fails. */
export function MarkdownField({
  name,
  label,
  max,
  isAlone = false,
  value,
  error,
  rendered,
  onChange,
}: MarkdownFieldProps) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [isPreviewed, setPreviewed] = useState(false);
  // Keep the initial rendering with its text, because the page may later send another rendering.
  const [opened] = useState({ text: value, rendering: rendered });
  const area = useRef<HTMLTextAreaElement>(null);

  // The editor library is large and needed on this screen only.
  useEffect(() => {
    let isWanted = true;
    untilLoaded(() => import('./text-editor')).then(
      ({ TextEditor }) => {
        if (!isWanted) return;
        // Synchronous, so that text typed during a deferred render does not invalidate the selection.
        flushSync(() => setLoaded({ Editor: TextEditor, selection: selectionIn(area.current) }));
      },
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, []);

  return (
    <Field
      label={<span className={isAlone ? 'sr-only' : ''}>{label}</span>}
      name={name}
      error={error}
      optionalLabel={null}
      className={isAlone ? '[&>label]:mb-0 [&>label]:leading-0' : ''}
    >
      {({ required: _, ...control }) =>
        loaded ? (
          <loaded.Editor
            selection={loaded.selection}
            label={label}
            value={value}
            max={max}
            attributes={{
              id: control.id,
              name,
              'aria-label': label,
              ...(control['aria-describedby'] && {
                'aria-describedby': control['aria-describedby'],
              }),
              ...(control['aria-invalid'] && { 'aria-invalid': 'true' }),
              class: max > LONG_TEXT ? 'min-h-[24rem] pb-[35vh]!' : 'min-h-24 pb-4!',
              spellcheck: 'true',
              autocorrect: 'on',
              autocapitalize: 'sentences',
            }}
            isPreviewed={isPreviewed}
            onPreview={() => setPreviewed(!isPreviewed)}
            preview={isPreviewed && <MarkdownPreview label={label} text={value} opened={opened} />}
            onChange={onChange}
          />
        ) : (
          <Textarea
            {...control}
            ref={area}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={max > LONG_TEXT ? 'h-[32rem]' : 'h-72'}
          />
        )
      }
    </Field>
  );
}
