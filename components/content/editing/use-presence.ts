import { useEffect, useState } from 'react';
import { notePresence } from '@/lib/content/presence/actions';
import type { Present } from '@/lib/content/presence/model';
import { BEAT_MS } from '@/lib/content/presence/rules';
import type { ContentTable } from '@/lib/paths';

/** Notes every few seconds that the reader has a record open, and returns who else has. */
export function usePresence(table: ContentTable, id: string): Present[] {
  const [others, setOthers] = useState<Present[]>([]);

  // Only the browser knows that the screen is still open; a hidden tab says nothing.
  useEffect(() => {
    let isOpen = true;
    async function beat() {
      if (document.hidden) return;
      // One that fails is made up for by the next.
      const answer = await notePresence({ table, id }).catch(() => null);
      if (isOpen && answer?.data) setOthers(answer.data.others);
    }
    void beat();
    const timer = setInterval(beat, BEAT_MS);
    document.addEventListener('visibilitychange', beat);
    return () => {
      isOpen = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', beat);
    };
  }, [table, id]);

  return others;
}
