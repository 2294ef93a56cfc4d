import 'server-only';
import { z } from 'zod';
import { pageVisitor } from '@/lib/core/security/client-address';
import { hashed } from '@/lib/core/security/rate-limits/data';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';
import { pagesRead } from '@/lib/search/pages/data';
import { type Passage, passage } from './model';

/**
 * Returns up to three passages of public texts, from different pages, that best answer a question. Counts the
 * question as unanswered if there are none.
 */
export async function answerQuestion(question: string): Promise<Passage[]> {
  if (!question) return [];
  await pagesRead();
  const client = serviceClient();
  const answer = await client.rpc('find_passages', { question }, { get: true });
  const passages = z.array(passage).parse(dataOf(answer, 'The texts cannot be searched'));
  if (passages.length === 0) {
    const visitor = pageVisitor();
    const subject = visitor === null ? undefined : hashed(visitor);
    const noted = await client.rpc('note_search_gap', { question, subject });
    dataOf(noted, 'The question cannot be counted');
  }
  return passages;
}
