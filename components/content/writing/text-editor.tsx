import { type ReactNode, useState } from 'react';
import { ImageDialog } from '@/components/content/writing/image-dialog';
import { usePastedPictures } from '@/components/content/writing/use-pasted-pictures';
import { withBlock, withLink } from '@/lib/content/writing/formatting';
import { change } from './change';
import { KeysDialog } from './keys-dialog';
import { LinkDialog } from './link-dialog';
import { pasteText } from './paste-text';
import { TextFoot } from './text-foot';
import { Toolbar } from './toolbar';
import { useRemembered } from './use-remembered';
import { useTextView } from './use-text-view';

export type TextEditorProps = {
  label: string;
  value: string;
  max: number;
  attributes: Record<string, string>;
  isPreviewed: boolean;
  onPreview: () => void;
  /** The page's own rendering of the text, while it is wanted. */
  preview: ReactNode;
  onChange: (value: string) => void;
};

/** The editor of a text in Markdown, with its tools. The text in it is the Markdown itself. */
export function TextEditor(props: TextEditorProps) {
  const { label, value, max, attributes, isPreviewed, preview, onChange } = props;
  const [isSource, turnSource] = useRemembered('editor:source');
  const [open, setOpen] = useState<'picture' | 'link' | 'keys' | null>(null);
  const pictures = usePastedPictures();
  const { parent, view } = useTextView({
    value,
    onChange,
    attributes,
    isSource,
    onKey(key) {
      if (key === 'source') turnSource();
      else setOpen(key === 'help' ? 'keys' : 'link');
    },
    onPaste({ clipboardData: data }, at) {
      if (!data) return false;
      // Office programs add a picture of the text that they copy.
      const isPicture = data.files.length > 0 && !data.types.includes('text/plain');
      return isPicture ? pictures.take(data.files, at) : pasteText(data, at);
    },
    onDrop({ dataTransfer: data, clientX: x, clientY: y }, at) {
      // The browser would open the file in place of the editor.
      if (!data || data.files.length === 0) return false;
      const dropped = at.posAtCoords({ x, y });
      if (dropped !== null) at.dispatch({ selection: { anchor: dropped } });
      return pictures.take(data.files, at);
    },
  });

  return (
    <div>
      {view && (
        <Toolbar
          label={label}
          view={view}
          isSource={isSource}
          isPreviewed={isPreviewed}
          onSource={turnSource}
          onPreview={props.onPreview}
          onLink={() => setOpen('link')}
          onPicture={() => setOpen('picture')}
          onHelp={() => setOpen('keys')}
        />
      )}
      {pictures.problem && (
        <p role="alert" className="mt-1.5 text-staff text-high">
          {pictures.problem}
        </p>
      )}
      <div ref={parent} hidden={isPreviewed} className="pt-5" />
      {preview}
      {view && <TextFoot view={view} text={value} max={max} />}
      <ImageDialog
        open={open === 'picture'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'picture' : null)}
        onUploaded={(address, alt) => {
          if (!view) return;
          const picture = `![${alt.replace(/[[\]\\]/g, '\\$&')}](${address})`;
          change(view, (written) => withBlock({ ...written, start: written.end }, picture));
        }}
      />
      <LinkDialog
        open={open === 'link'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'link' : null)}
        onChoose={(href, title) => {
          if (view) change(view, (written) => withLink(written, href, title));
        }}
      />
      <KeysDialog
        open={open === 'keys'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'keys' : null)}
      />
    </div>
  );
}
