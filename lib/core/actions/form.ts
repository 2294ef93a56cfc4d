import type { z } from 'zod';
import { ActionFailure } from './failure';

/**
 * Returns the text fields of a form, with one value for a repeated field. Files and Next's own fields are left out. NUL
 * characters are removed: no one types them, and PostgreSQL cannot store them.
 */
export function formValues(form: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value !== 'string' || name.startsWith('$ACTION')) continue;
    values[name] = value.replaceAll('\0', '');
  }
  return values;
}

/** Returns the first error of each field, shown by both the action and the form. */
export function fieldErrorsOf({ issues }: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path[0] ?? '')] ??= message;
  return errors;
}

/**
 * Returns the parsed form.
 * @param files values read from the form's file fields, by name
 * @throws ActionFailure 'formHasErrors' with field errors and values, so that the input is kept with or without
 * JavaScript
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

/** Returns the values of a form to send back, so that the input is kept. */
export function typedValues(form: FormData): Record<string, string> {
  return withoutPasswords(formValues(form));
}

/** Returns the values without passwords, which must be typed again. */
function withoutPasswords(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)));
}
