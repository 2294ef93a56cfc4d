import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { formDifference } from '@/lib/content/editing/difference';
import type { EditedContent } from '@/lib/content/editing/model';
import type { FormValues } from '@/lib/content/kinds/fields';
import { zonedMoment } from '@/lib/core/time/business-time';
import { notices } from '@/lib/notices';
import type { ContentTable } from '@/lib/paths';
import { DifferenceView } from './difference-view';
import { storedIn } from './draft-keeper';

type ConflictNoticeProps = {
  table: ContentTable;
  theirs: EditedContent;
  mine: FormValues;
  onSettle: (whose: 'mine' | 'theirs') => void;
};

/** Who has changed what since this editor was opened, and the choice whose text goes on. */
export function ConflictNotice({ table, theirs, mine, onSettle }: ConflictNoticeProps) {
  const { draft, savedBy, updatedAt } = theirs;
  const who = (draft ? draft.by : savedBy) ?? 'Somebody who is no longer here';
  const when = zonedMoment(draft?.updatedAt ?? updatedAt);
  return (
    <Notice tone="warning" title={notices.changedMeanwhile} className="mb-6">
      <p className="mb-3">
        {who} {draft ? 'is editing it as well' : 'saved it'}, last on {when}. Below: what keeping
        yours would change in theirs.
      </p>
      <DifferenceView
        differences={formDifference(table, storedIn(theirs).values, mine)}
        same="Both texts are the same."
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => onSettle('mine')}>
          Keep mine
        </Button>
        <Button size="sm" variant="secondary" onClick={() => onSettle('theirs')}>
          Take theirs
        </Button>
      </div>
    </Notice>
  );
}
