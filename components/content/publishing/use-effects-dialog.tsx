'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { ContentTable } from '@/lib/paths';
import { PublishEffects } from './publish-effects';

type Question = { slug: string; answer: (publishes: boolean) => void };

/**
 * Returns `ask`, which explains the effects of publishing a record and resolves to whether to publish. Render `dialog`
 * anywhere on the screen.
 */
export function useEffectsDialog(table: ContentTable): {
  ask: (slug: string) => Promise<boolean>;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setOpen] = useState(false);

  function ask(slug: string): Promise<boolean> {
    return new Promise((resolve) => {
      setQuestion({ slug, answer: resolve });
      setOpen(true);
    });
  }

  function answer(publishes: boolean) {
    setOpen(false);
    question?.answer(publishes);
  }

  const dialog = question && (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => next || answer(false)}
      title="Publish now?"
      footer={
        <>
          <Button variant="quiet" size="sm" onClick={() => answer(false)}>
            Cancel
          </Button>
          <Button size="sm" onClick={() => answer(true)}>
            Publish now
          </Button>
        </>
      }
    >
      <PublishEffects table={table} slug={question.slug} />
    </Dialog>
  );
  return { ask, dialog };
}
