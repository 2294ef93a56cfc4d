'use client';

import { useUndoableChange } from '@/components/records/use-undoable-change';
import { Button } from '@/components/ui/button';
import { moveManyContent } from '@/lib/content/publishing/actions';
import type { ListedContent } from '@/lib/content/publishing/model';
import type { ManyMovesInput } from '@/lib/content/publishing/schema';
import { CONTENT_TRANSITIONS } from '@/lib/content/states';
import type { ContentTable } from '@/lib/paths';
import { usePublishQuestion } from './use-publish-question';

type BulkContentActionsProps = {
  table: ContentTable;
  records: readonly ListedContent[];
  onDone: () => void;
};

type Moves = ManyMovesInput['moves'];

const targets = [
  { to: 'published', label: 'Publish' },
  { to: 'archived', label: 'Archive' },
  { to: 'draft', label: 'Back to draft' },
] as const;

/** Publishes or unpublishes the selected records. The toast offers to undo it. */
export function BulkContentActions({ table, records, onDone }: BulkContentActionsProps) {
  const { change, isPending } = useUndoableChange({
    change: (moves: Moves) => moveManyContent({ table, moves }),
    undo: ({ undo }) => moveManyContent({ table, moves: undo }),
    onDone,
  });
  const question = usePublishQuestion(table);

  async function move(to: (typeof targets)[number]['to']) {
    const moves = records
      .filter(({ state }) => CONTENT_TRANSITIONS[state].includes(to))
      .map(({ id, state }) => ({ id, from: state, to }));
    const answers = await question.ask({ ids: moves.map(({ id }) => id), to });
    if (answers) await change(moves.map((move) => ({ ...move, ...answers })));
  }

  return (
    <>
      {targets.map(({ to, label }) => (
        <Button
          key={to}
          variant="secondary"
          size="sm"
          pending={isPending}
          disabled={!records.some(({ state }) => CONTENT_TRANSITIONS[state].includes(to))}
          onClick={() => move(to)}
        >
          {label}
        </Button>
      ))}
      {question.dialog}
    </>
  );
}
