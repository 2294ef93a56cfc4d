import type { PostgrestError } from '@supabase/supabase-js';

type Answer<Data> = { data: Data; error: null } | { data: null; error: PostgrestError };

/**
 * Returns the data of a response.
 * @param failure message of the error, such as 'The courses cannot be read'
 * @throws Error with the refusal as its cause
 */
export function dataOf<Data>({ data, error }: Answer<Data>, failure: string): Data {
  if (error) throw new Error(failure, { cause: error });
  return data;
}
