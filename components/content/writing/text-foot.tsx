import type { EditorView } from '@codemirror/view';
import { List } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import { readingMinutes } from '@/lib/blog/rules';
import { outlineOf, wordsIn } from '@/lib/content/writing/outline';

type TextFootProps = { view: EditorView; text: string; max: number };

const number = (count: number) => count.toLocaleString('en-US');

/** Footer of the editor: word count, reading time, and a menu of the headings. */
export function TextFoot({ view, text, max }: TextFootProps) {
  const words = wordsIn(text);
  const headings = outlineOf(text);

  function jump(at: number) {
    view.dispatch({ selection: { anchor: Math.min(at, view.state.doc.length) } });
    const place = view.coordsAtPos(view.state.selection.main.head);
    if (place) window.scrollBy({ top: place.top - 180 });
    else view.dispatch({ scrollIntoView: true });
    // Wait a frame, because the closing menu first returns focus to its button.
    requestAnimationFrame(() => view.focus());
  }

  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line py-1.5 font-mono text-[0.8125rem] text-ink-3">
      <span>
        {number(words)} {words === 1 ? 'word' : 'words'}
      </span>
      {words > 0 && <span>{readingMinutes(words)} min to read</span>}
      {text.length > max * 0.8 && (
        <span className={text.length > max ? 'text-high' : ''}>
          {number(text.length)} of {number(max)} characters
        </span>
      )}
      {headings.length > 0 && (
        <span className="ml-auto">
          <Menu
            align="end"
            trigger={
              <Button variant="quiet" size="sm">
                <List aria-hidden className="size-4" />
                Outline
              </Button>
            }
            groups={[
              headings.map(({ text: label, level, at }) => ({
                label,
                icon: level > 2 && <span aria-hidden className="w-4" />,
                onSelect: () => jump(at),
              })),
            ]}
          />
        </span>
      )}
    </div>
  );
}
