import { Notice } from '@/components/ui/notice';
import { useAnswer } from '@/components/ui/use-answer';
import type { RecordEnd } from '@/lib/audit/model';
import { recordNotices } from '@/lib/notices/records';
import { recordEndNotices } from '@/lib/notices-with-reason';
import { CopyTyped } from './copy-typed';
import type { TypedText } from './typed-texts';

function sentenceOf(end: RecordEnd): string {
  switch (end.what) {
    case 'deleted':
      return end.actor ? recordEndNotices.deletedBy(end.actor) : recordNotices.recordDeleted;
    case 'merged':
      return recordEndNotices.mergedInto(end.holder ?? 'another');
    case 'given':
      return end.holder ? recordEndNotices.nowWith(end.holder) : recordNotices.recordTakenAway;
    default:
      return recordNotices.recordEnded;
  }
}

type EndNoticeProps = {
  end: RecordEnd | null;
  /** Unsaved texts of the form. */
  texts: readonly TypedText[];
};

/** Explains why a record or a part of its form is gone, and offers to copy the unsaved text. */
export function EndNotice({ end, texts }: EndNoticeProps) {
  const answer = useAnswer(texts.length > 0);
  const isOther = end?.what === 'given' && end.actor !== end.holder;
  return (
    <Notice
      {...answer}
      tone="warning"
      title={end ? sentenceOf(end) : recordNotices.formClosed}
      className="mb-6"
    >
      {isOther && end.actor && <p>{recordEndNotices.changedBy(end.actor)}</p>}
      {end && texts.length > 0 && <p>{recordNotices.textKept}</p>}
      {!end && (
        <dl className="mt-2 space-y-1">
          {texts.map(({ label, text }) => (
            <div key={label}>
              <dt className="font-medium text-ink">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-wrap">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <CopyTyped texts={texts} />
    </Notice>
  );
}
