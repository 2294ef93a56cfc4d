import { openSearchPanel } from '@codemirror/search';
import type { EditorView } from '@codemirror/view';
import { type ReactNode, useState } from 'react';
import { ImageDialog } from '@/components/content/images/image-dialog';
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
  /** Selection of the text area that the editor replaces, if it had focus. The editor then takes the focus. */
  selection: { anchor: number; head: number } | undefined;
  isPreviewed: boolean;
  onPreview: () => void;
  /** Server-side rendering of the text, while the preview is open. */
  preview: ReactNode;
  onChange: (value: string) => void;
};

/** Moves the caret to the nearest position between two blocks, because a picture is a separate block. */
const moveTo = (place: number, view: EditorView) =>
  view.dispatch({ selection: { anchor: gapNear(textOf(view.state), place) } });

/** Markdown editor with its toolbar. Its content is plain Markdown. */
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
      // Office programs add an image of the copied text to the clipboard.
      const isPicture = data.files.length > 0 && !data.types.includes('text/plain');
      if (!isPicture) return pasteText(data, at, pictures);
      const { head, empty } = at.state.selection.main;
      if (empty && !canDivide(textOf(at.state), head)) moveTo(head, at);
      return pictures.take(data.files, at);
    },
    onDrop({ dataTransfer: data, clientX: x, clientY: y }, at) {
      // Without this check the browser would open the file.
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
      {/* On phones the toolbar is below the text, within reach of the thumb, so that the text begins higher. */}
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
