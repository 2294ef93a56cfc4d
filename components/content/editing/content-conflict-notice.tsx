import dynamic from 'next/dynamic';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { untilLoaded } from '@/components/ui/until-loaded';
import type { AnswerProps } from '@/components/ui/use-answer';
import type { EditedContent } from '@/lib/content/editing/model';
import type { FormValues } from '@/lib/content/kinds/fields';
import { zonedMoment } from '@/lib/core/time/business-time';
import { recordNotices } from '@/lib/notices/records';
import type { ContentTable } from '@/lib/paths';
import { storedIn } from './draft-keeper';

// Loaded on a conflict only, because the editor itself does not need the text diff library.
const FormDifference = dynamic(
  async () => (await untilLoaded(() => import('./form-difference'))).FormDifference,
);

type ContentConflictNoticeProps = {
  table: ContentTable;
  theirs: EditedContent;
  mine: FormValues;
  answer: AnswerProps;
  onSettle: (whose: 'mine' | 'theirs') => void;
};

/** Shows the changes that another person made since the editor was opened, and asks which text to keep. */
export function ContentConflictNotice({
  table,
  theirs,
  mine,
  answer,
  onSettle,
}: ContentConflictNoticeProps) {
  const { draft, savedBy, updatedAt } = theirs;
  const who = (draft ? draft.by : savedBy) ?? 'A former colleague';
  const when = zonedMoment(draft?.updatedAt ?? updatedAt);
  return (
    <Notice {...answer} tone="warning" title={recordNotices.changedMeanwhile} className="mb-6">
      <p className="mb-3">
        {who} {draft ? 'is editing it as well' : 'saved it'}, last on {when}. Below: how your
        version differs from theirs.
      </p>
      <FormDifference
        table={table}
        before={storedIn(theirs).values}
        after={mine}
        same="Both texts are the same."
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => onSettle('mine')}>
          Keep mine
        </Button>
        <Button size="sm" variant="secondary" onClick={() => onSettle('theirs')}>
          Use theirs
        </Button>
      </div>
    </Notice>
  );
}
