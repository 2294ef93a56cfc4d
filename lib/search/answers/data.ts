import 'server-only';
import { z } from 'zod';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';
import { type Passage, passage } from './model';

/**
 * Returns up to three passages of published texts, of different pages, that answer a question best. If no text does, it
 * returns none and counts the question.
 */
export async function answerQuestion(question: string): Promise<Passage[]> {
  if (!question) return [];
  const client = serviceClient();
  const answer = await client.rpc('find_passages', { question }, { get: true });
  const passages = z.array(passage).parse(dataOf(answer, 'The texts cannot be searched'));
  if (passages.length === 0) {
    dataOf(await client.rpc('note_search_gap', { question }), 'The question cannot be counted');
  }
  return passages;
}
