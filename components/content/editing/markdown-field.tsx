'use client';

import { ImagePlus } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { ImageDialog } from './image-dialog';
import { usePastedPictures } from './use-pasted-pictures';
import { useRendering } from './use-rendering';

type MarkdownFieldProps = {
  name: string;
  label: string;
  max: number;
  value: string;
  error?: string;
  /** The text as the server rendered it with the page. */
  rendered: ReactNode;
  onChange: (value: string) => void;
};

/** Above this many characters a text is a page, below it a part of one. */
const LONG_TEXT = 10_000;

const ignoreLinks = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
};

/** A text in markdown, and beside it a preview of its page. */
export function MarkdownField({
  name,
  label,
  max,
  value,
  error,
  rendered,
  onChange,
}: MarkdownFieldProps) {
  const height = max > LONG_TEXT ? 'h-[32rem]' : 'h-72';
  const area = useRef<HTMLTextAreaElement>(null);
  const [isAdding, setAdding] = useState(false);
  const pasted = usePastedPictures({ area, value, onChange });
  const { rendering, isBehind, hasFailed } = useRendering(value, rendered);

  function insert(address: string, alt: string) {
    const at = area.current?.selectionEnd ?? value.length;
    const [before, after] = [value.slice(0, at), value.slice(at)];
    onChange(
      `${before.trimEnd()}\n\n![${alt.replace(/[[\]\\]/g, '\\$&')}](${address})\n\n${after.trimStart()}`,
    );
  }

  return (
    <div className="grid gap-x-8 gap-y-5 xl:grid-cols-2">
      <div>
        <Field
          label={label}
          name={name}
          error={error}
          hint={`Markdown; pictures can be pasted or dropped here. ${value.length.toLocaleString('en-US')} of ${max.toLocaleString('en-US')} characters.`}
        >
          {(control) => (
            <Textarea
              {...control}
              {...pasted.handlers}
              ref={area}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              className={`resize-y font-mono text-staff ${height}`}
            />
          )}
        </Field>
        {pasted.problem && (
          <p role="alert" className="mt-1.5 text-staff text-high">
            {pasted.problem}
          </p>
        )}
        <Button variant="secondary" size="sm" className="mt-2" onClick={() => setAdding(true)}>
          <ImagePlus aria-hidden className="size-4" />
          Insert a picture
        </Button>
      </div>
      <div className="min-w-0">
        <p className="mb-1.5 flex items-baseline justify-between gap-3 text-[0.9375rem] leading-6 font-medium text-ink">
          Preview
          <span role="status" className="text-staff font-normal text-ink-3">
            {hasFailed ? 'The preview failed; your text is not affected' : isBehind && 'Updating…'}
          </span>
        </p>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's click is the keyboard's as well. */}
        <section
          aria-label={`Preview: ${label}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard.
          tabIndex={0}
          onClick={ignoreLinks}
          className={`overflow-y-auto rounded-control border border-line bg-surface p-5 text-body ${height}`}
        >
          {value.trim() === '' ? (
            <p className="text-staff text-ink-3">Nothing to show yet.</p>
          ) : (
            rendering
          )}
        </section>
      </div>
      <ImageDialog open={isAdding} onOpenChange={setAdding} onUploaded={insert} />
    </div>
  );
}
