import { openSearchPanel } from '@codemirror/search';
import type { EditorView } from '@codemirror/view';
import { type ReactNode, useState } from 'react';
import { ImageDialog } from '@/components/content/pictures/image-dialog';
import { usePastedPictures } from '@/components/content/writing/use-pasted-pictures';
import { withBlock, withLink } from '@/lib/content/writing/formatting';
import { pictureMarkdown } from '@/lib/content/writing/picture-markdown';
import { change } from './change';
import { canDivide, gapNear } from './gaps';
import { KeysDialog } from './keys-dialog';
import { LinkDialog } from './link-dialog';
import { pasteText } from './paste-text';
import { PictureUploads } from './picture-uploads';
import { TextFoot } from './text-foot';
import { textOf } from './text-state';
import { Toolbar } from './toolbar';
import { useRemembered } from './use-remembered';
import { useTextView } from './use-text-view';

export type TextEditorProps = {
  label: string;
  value: string;
  max: number;
  attributes: Record<string, string>;
  /** Of someone who writes already; the editor takes the focus then. */
  selection: { anchor: number; head: number } | undefined;
  isPreviewed: boolean;
  onPreview: () => void;
  /** The page's own rendering of the text, while it is wanted. */
  preview: ReactNode;
  onChange: (value: string) => void;
};

/** Moves the caret between the blocks of a text: a picture is its own block. */
const moveTo = (place: number, view: EditorView) =>
  view.dispatch({ selection: { anchor: gapNear(textOf(view.state), place) } });

/** The editor of a text in Markdown, with its tools. The text in it is the Markdown itself. */
export function TextEditor(props: TextEditorProps) {
  const { label, value, max, attributes, selection, isPreviewed, preview, onChange } = props;
  const [isSource, turnSource] = useRemembered('editor:source');
  const [open, setOpen] = useState<'picture' | 'link' | 'keys' | null>(null);
  const pictures = usePastedPictures();
  const { parent, view } = useTextView({
    value,
    onChange,
    attributes,
    selection,
    isSource,
    onKey(key) {
      if (key === 'source') turnSource();
      else if (key === 'find' && view) openSearchPanel(view);
      else setOpen(key === 'help' ? 'keys' : 'link');
    },
    onPaste({ clipboardData: data }, at) {
      if (!data) return false;
      // Office programs add a picture of the text that they copy.
      const isPicture = data.files.length > 0 && !data.types.includes('text/plain');
      if (!isPicture) return pasteText(data, at, pictures);
      const { head, empty } = at.state.selection.main;
      if (empty && !canDivide(textOf(at.state), head)) moveTo(head, at);
      return pictures.take(data.files, at);
    },
    onDrop({ dataTransfer: data, clientX: x, clientY: y }, at) {
      // The browser would open the file instead of the editor.
      if (!data || data.files.length === 0) return false;
      const dropped = at.posAtCoords({ x, y });
      if (dropped !== null) moveTo(dropped, at);
      return pictures.take(data.files, at);
    },
  });

  return (
    <div>
      <div ref={parent} hidden={isPreviewed} className="pt-1" />
      {preview}
      {/* The tools are below the text, in reach of the thumb, so that the text begins high up. */}
      {view && (
        <div className="sticky bottom-0 z-10 bg-paper">
          <PictureUploads pictures={pictures} onCancel={() => pictures.cancel(view)} />
          <Toolbar
            label={label}
            view={view}
            isSource={isSource}
            isPreviewed={isPreviewed}
            onSource={turnSource}
            onPreview={props.onPreview}
            onLink={() => setOpen('link')}
            onPicture={() => setOpen('picture')}
            onFind={() => openSearchPanel(view)}
            onHelp={() => setOpen('keys')}
          />
          <TextFoot view={view} text={value} max={max} />
        </div>
      )}
      <ImageDialog
        open={open === 'picture'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'picture' : null)}
        hasLibrary
        isPlaced
        onChosen={(picture) => {
          if (!view) return;
          const block = pictureMarkdown(picture);
          change(view, (written) => {
            const placed = withBlock({ ...written, start: written.end }, block);
            return { ...placed, start: placed.end };
          });
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
