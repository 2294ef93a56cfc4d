import { expect, test } from 'vitest';
import { z } from 'zod';
import { ActionFailure } from './failure';
import { formValues, parseForm, typedValues } from './form';

function formOf(...fields: [string, string | File][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

test('extracts text fields without NUL characters, files and Next’s fields', () => {
  const form = formOf(
    ['name', 'A\0da'],
    ['$ACTION_KEY', 'k'],
    ['$ACTION_ID_1', ''],
    ['cv', new File(['a'], 'a.pdf')],
    ['twice', 'first'],
    ['twice', 'last'],
  );
  expect(formValues(form)).toEqual({ name: 'Ada', twice: 'last' });
});

const schema = z.object({
  name: z.string().min(3, 'Too short.').regex(/^A/, 'Wrong letter.'),
  email: z.string().min(1, 'Missing.'),
});

test('parses a valid form with its files', () => {
  const form = formOf(['name', 'Ada'], ['email', 'a']);
  expect(parseForm(schema, form)).toEqual({ name: 'Ada', email: 'a' });
  const withFile = schema.extend({ cv: z.number() });
  expect(parseForm(withFile, form, { cv: 7 }).cv).toBe(7);
});

test('rejects an invalid form with the first error of each field and the input', () => {
  const form = formOf(['name', 'x'], ['email', ''], ['newPassword', 'secret'], ['note', 'n']);
  const refuse = () => parseForm(schema, form);
  expect(refuse).toThrow(ActionFailure);
  expect(refuse).toThrow(
    expect.objectContaining({
      notice: 'formHasErrors',
      details: {
        fieldErrors: { name: 'Too short.', email: 'Missing.' },
        values: { name: 'x', email: '', note: 'n' },
      },
    }),
  );
});

test('never returns a password, whatever the name of its field', () => {
  const form = formOf(['password', 'a'], ['repeatedPassword', 'b'], ['email', 'c']);
  expect(typedValues(form)).toEqual({ email: 'c' });
});
