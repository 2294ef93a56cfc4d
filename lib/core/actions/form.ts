import type { z } from 'zod';
import { ActionFailure } from './failure';

/**
 * Returns the text fields of a form; a repeated field counts once, files and Next's own fields not at all. NUL
 * characters are left out: no one types them, and PostgreSQL cannot store them.
 */
export function formValues(form: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value !== 'string' || name.startsWith('$ACTION')) continue;
    values[name] = value.replaceAll('\0', '');
  }
  return values;
}

/** Returns the first error of each field, as the action and the form itself tell it. */
export function fieldErrorsOf({ issues }: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path[0] ?? '')] ??= message;
  return errors;
}

/**
 * Returns the parsed form.
 * @param files values read from the form's file fields, by name
 * @throws ActionFailure 'formHasErrors' with field errors and values, so that nothing typed is lost, with or
 * without JavaScript
 */
export function parseForm<Schema extends z.ZodType>(
  schema: Schema,
  form: FormData,
  files: Record<string, unknown> = {},
): z.output<Schema> {
  const values = formValues(form);
  const result = schema.safeParse({ ...values, ...files });
  if (result.success) return result.data;
  const details = { fieldErrors: fieldErrorsOf(result.error), values: withoutPasswords(values) };
  throw new ActionFailure('formHasErrors', details, { cause: result.error });
}

/** Returns the values of a form that may be sent back, so that nothing typed is lost. */
export function typedValues(form: FormData): Record<string, string> {
  return withoutPasswords(formValues(form));
}

/** Returns the values without passwords, which are typed again rather than sent back. */
function withoutPasswords(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)));
}
