import { describe, expect, it } from 'vitest';
import { notices } from '@/lib/notices';
import { as, formOf } from '@/supabase/tests/site/as';
import { deleteTemplate, saveTemplate } from './actions';

const typed = (fields: Record<string, string> = {}) => ({
  id: '',
  version: '',
  kind: 'booking',
  name: crypto.randomUUID(),
  subject: 'Your consultation[ about {service}]',
  body: 'Hello {first name},\n\nthank you.',
  ...fields,
});

describe('a template', () => {
  it('a leader creates, changes and deletes a template', async () => {
    const form = typed();
    const created = await as('leader', () => saveTemplate(formOf(form)));
    expect(created.data?.notice).toBe('templateSaved');
    const id = created.data?.id ?? '';
    const taken = await as('leader', () => saveTemplate(formOf(form)));
    expect(taken.serverError?.details.fieldErrors).toEqual({ name: notices.templateNameTaken });
    const stale = await as('leader', () =>
      saveTemplate(formOf({ ...form, id, version: '2001-01-01' })),
    );
    expect(stale.serverError).toMatchObject({
      notice: 'changedMeanwhile',
      details: { current: { values: { body: form.body } } },
    });
    expect((await as('leader', () => deleteTemplate({ id }))).data?.notice).toBe('templateDeleted');
    expect((await as('leader', () => deleteTemplate({ id }))).serverError?.notice).toBe(
      'recordGone',
    );
  });

  it.each([
    [
      'body',
      { body: 'Hello {frist name}' },
      '{frist name} is not a placeholder here. These are: {first name}, ',
    ],
    ['subject', { subject: '{course}' }, '{course} is not a placeholder here.'],
    ['subject', { subject: 'One\nBcc: x@x.example' }, 'Please write the subject in one line.'],
    ['body', { body: 'About {service} now' }, '{service} is not always known.'],
    ['body', { body: ' ' }, 'Please write the text.'],
  ])('refuses an invalid template with an error at field %s', async (field, fields, sentence) => {
    const { serverError } = await as('leader', () => saveTemplate(formOf(typed(fields))));
    expect(serverError?.details.fieldErrors?.[field]).toContain(sentence);
  });

  it('refuses a member', async () => {
    expect((await as('member', () => saveTemplate(formOf(typed())))).data).toBeUndefined();
  });
});
