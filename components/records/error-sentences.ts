import type { FieldErrors, FieldValues } from 'react-hook-form';

/** Returns the error message of each invalid field by name. */
export function errorSentences(errors: FieldErrors<FieldValues>): Record<string, string> {
  const sentences = Object.entries(errors).flatMap(([name, error]) =>
    typeof error?.message === 'string' ? [[name, error.message]] : [],
  );
  return Object.fromEntries(sentences);
}

/** Returns a react-hook-form resolver result with these errors. */
export function refused(sentences: Record<string, string>) {
  const errors = Object.entries(sentences).map(([name, message]) => [
    name,
    { type: 'schema', message },
  ]);
  return { values: {}, errors: Object.fromEntries(errors) };
}
