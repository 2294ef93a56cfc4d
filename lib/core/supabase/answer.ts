import type { PostgrestError } from '@supabase/supabase-js';

type Answer<Data> = { data: Data; error: null } | { data: null; error: PostgrestError };

/**
 * Returns the data of an answer.
 * @param failure message of the error, such as 'The courses cannot be read'
 * @throws Error whose cause is the refusal
 */
export function dataOf<Data>({ data, error }: Answer<Data>, failure: string): Data {
  if (error) throw new Error(failure, { cause: error });
  return data;
}
