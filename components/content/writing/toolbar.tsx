import { Toolbar as Base } from '@base-ui/react/toolbar';
import type { EditorView } from '@codemirror/view';
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Keyboard,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Search,
  Strikethrough,
  Superscript,
  TextQuote,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { change } from './change';
import { keyName, otherKeys, tools } from './tools';

const icons: Record<keyof typeof tools, LucideIcon> = {
  heading: Heading2,
  smallHeading: Heading3,
  bold: Bold,
  italic: Italic,
  strike: Strikethrough,
  code: Code,
  bullets: List,
  numbers: ListOrdered,
  quote: TextQuote,
  footnote: Superscript,
};

export const isMac = () => typeof navigator !== 'undefined' && /Mac|iP/.test(navigator.platform);

const look =
  'inline-flex h-8 min-w-8 shrink-0 items-center justify-center rounded-control px-1.5 text-ink-2 transition-colors hover:bg-hover hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent';

type ItemProps = {
  label: string;
  shortcut?: string;
  pressed?: boolean;
  onPress: () => void;
  children: ReactNode;
};

function Item({ label, shortcut, pressed, onPress, children }: ItemProps) {
  return (
    <Base.Button
      aria-label={label}
      aria-pressed={pressed}
      title={shortcut ? `${label} (${keyName(shortcut, isMac())})` : label}
      // A click must not clear the selection of the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={look}
    >
      {children}
    </Base.Button>
  );
}

const iconProps = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

type ToolbarProps = {
  label: string;
  view: EditorView;
  isSource: boolean;
  isPreviewed: boolean;
  onSource: () => void;
  onPreview: () => void;
  onLink: () => void;
  onPicture: () => void;
  onFind: () => void;
  onHelp: () => void;
};

/** Editor toolbar: a single tab stop, with arrow keys between the tools. */
export function Toolbar(props: ToolbarProps) {
  const { view, isSource, isPreviewed } = props;
  return (
    <Base.Root
      aria-label={`Tools: ${props.label}`}
      className="flex flex-wrap items-center gap-0.5 border-t border-line bg-paper py-1 max-sm:flex-nowrap max-sm:overflow-x-auto"
    >
      {!isPreviewed && (
        <>
          {(Object.keys(tools) as (keyof typeof tools)[]).map((name) => {
            const { label, key, apply } = tools[name];
            const Icon = icons[name];
            return (
              <Item key={name} label={label} shortcut={key} onPress={() => change(view, apply)}>
                <Icon {...iconProps} />
              </Item>
            );
          })}
          <Item label={otherKeys.link.label} shortcut={otherKeys.link.key} onPress={props.onLink}>
            <Link {...iconProps} />
          </Item>
          <Item label="Insert a picture" onPress={props.onPicture}>
            <ImagePlus {...iconProps} />
          </Item>
          <Item label={otherKeys.find.label} shortcut={otherKeys.find.key} onPress={props.onFind}>
            <Search {...iconProps} />
          </Item>
        </>
      )}
      <span className="ml-auto flex shrink-0">
        <Item
          label="Markdown"
          shortcut={otherKeys.source.key}
          pressed={isSource}
          onPress={props.onSource}
        >
          <span className="text-staff">Markdown</span>
        </Item>
        <Item label="Preview" pressed={isPreviewed} onPress={props.onPreview}>
          <span className="text-staff">Preview</span>
        </Item>
        <Item label="Keyboard shortcuts" shortcut={otherKeys.help.key} onPress={props.onHelp}>
          <Keyboard {...iconProps} />
        </Item>
      </span>
    </Base.Root>
  );
}
