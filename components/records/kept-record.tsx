'use client';

import {
  Component,
  createContext,
  createRef,
  type FormEvent,
  type ReactNode,
  use,
  useState,
} from 'react';
import type { RecordEnd } from '@/lib/audit/model';
import { EndNotice } from './end-notice';
import { type HeldText, isTextControl, type TextControl, typedTexts } from './typed-texts';

/** True if the surrounding record is gone. Its own notice already says so. */
export const RecordHasEnded = createContext(false);

type BodyProps = { end: RecordEnd | null; canEnd: boolean; children: ReactNode };

type BodyState = {
  /** Latest version of the record from the server. */
  record: ReactNode;
  /** Unsaved texts of closed fields; undefined before the fields were read. */
  texts?: HeldText[] | undefined;
};

/** A class component, because only getSnapshotBeforeUpdate can read the fields before React removes them. */
class RecordBody extends Component<BodyProps, BodyState> {
  override state: BodyState = { record: null };
  private readonly body = createRef<HTMLDivElement>();
  private readonly touched = new Set<TextControl>();

  static getDerivedStateFromProps({ end, children }: BodyProps) {
    return end ? null : { record: children };
  }

  override getSnapshotBeforeUpdate({ end, children }: BodyProps): HeldText[] | null {
    const isNews = this.props.end ? !end : children !== this.props.children;
    return isNews && this.body.current ? typedTexts(this.body.current, this.touched) : null;
  }

  override componentDidUpdate(_: BodyProps, __: BodyState, typed: HeldText[] | null) {
    if (!typed) return;
    if (this.props.end) return this.setState({ texts: typed });
    const lost = typed.filter(({ element }) => !element.isConnected);
    if (lost.length > 0 || this.state.texts?.every(({ element }) => element.isConnected)) {
      this.setState({ texts: lost });
    }
  }

  private readonly noteTyping = ({ target }: FormEvent) => {
    if (isTextControl(target)) this.touched.add(target);
    // An editor that is not a native control can still receive input.
    if (this.props.end && this.body.current) {
      this.setState({ texts: typedTexts(this.body.current, this.touched) });
    }
  };

  override render() {
    const { end, canEnd } = this.props;
    const { record, texts = [] } = this.state;
    const isShown = !end || !this.state.texts || texts.length > 0;
    return (
      // React events also bubble from dialogs of the record.
      <div ref={this.body} data-kept-record={canEnd} onInput={this.noteTyping}>
        {(end || texts.length > 0) && <EndNotice end={end} texts={texts} />}
        <fieldset disabled={end !== null} className="contents">
          <RecordHasEnded value={end !== null}>{isShown && record}</RecordHasEnded>
        </fieldset>
      </div>
    );
  }
}

type KeptProps = {
  /** Why the record is gone; null while it exists. */
  end: Promise<RecordEnd | null> | undefined;
  children: ReactNode;
};

/**
 * Shows the record of a drawer. If the record is deleted while someone types, the form stays readable with an
 * explanation and a button to copy the text. The same applies to the text of a section that closes because the record
 * changed.
 */
export function KeptRecord({ end, children }: KeptProps) {
  return (
    <RecordBody end={end ? use(end) : null} canEnd={end !== undefined}>
      {children}
    </RecordBody>
  );
}

/** Title of a drawer, kept after its record is gone. */
export function KeptTitle({ end, children }: KeptProps) {
  const [last, keep] = useState(children);
  const isGone = end ? use(end) !== null : false;
  if (!isGone && last !== children) keep(children);
  return isGone ? last : children;
}

type ScreenProps = {
  end: Promise<RecordEnd | null>;
  /** Shown if the record did not exist when the page was opened. */
  missing: ReactNode;
  children: ReactNode;
};

/** Shows a record on its own screen, as `KeptRecord` does in a drawer. The key must be the record's id. */
export function KeptScreen({ end: reading, missing, children }: ScreenProps) {
  const end = use(reading);
  const [wasThere, setThere] = useState(end === null);
  if (end === null && !wasThere) setThere(true);
  if (!wasThere) return missing;
  return (
    <RecordBody end={end} canEnd>
      {children}
    </RecordBody>
  );
}
