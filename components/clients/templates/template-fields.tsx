'use client';

import { useRef, useState } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { REPLY_KINDS, type ReplyKind, replyKindNames } from '@/lib/clients/templates/rules';
import { PlaceholderButtons } from './placeholder-buttons';
import { TemplatePreview } from './template-preview';

export const templateLabels = { kind: 'Answers', name: 'Name', subject: 'Subject', body: 'Text' };

type TemplateFieldsProps = { values: Record<string, string>; errors: Record<string, string> };

const kindOf = (value: string | undefined): ReplyKind =>
  REPLY_KINDS.find((kind) => kind === value) ?? 'booking';

/** Fields of a template with its placeholders and a live preview. */
export function TemplateFields({ values, errors }: TemplateFieldsProps) {
  const [kind, setKind] = useState(() => kindOf(values.kind));
  const [subject, setSubject] = useState(values.subject ?? '');
  const [body, setBody] = useState(values.body ?? '');
  const text = useRef<HTMLTextAreaElement>(null);

  function insert(placeholder: string) {
    const field = text.current;
    if (!field) return;
    field.focus();
    field.setRangeText(placeholder, field.selectionStart, field.selectionEnd, 'end');
    setBody(field.value);
    // The form saves a draft on input events.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <>
      <Field label={templateLabels.kind} name="kind" error={errors.kind} required>
        {(control) => (
          <Select
            {...control}
            value={kind}
            onChange={({ target }) => setKind(kindOf(target.value))}
          >
            {REPLY_KINDS.map((one) => (
              <option key={one} value={one}>
                {replyKindNames[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={templateLabels.name} name="name" error={errors.name} required>
        {(control) => (
          <Input {...control} autoComplete="off" maxLength={80} defaultValue={values.name} />
        )}
      </Field>
      <Field label={templateLabels.subject} name="subject" error={errors.subject} required>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={200}
            value={subject}
            onChange={({ target }) => setSubject(target.value)}
          />
        )}
      </Field>
      <Field
        label={templateLabels.body}
        name="body"
        error={errors.body}
        hint="A part in brackets is left out if one of its values is missing: [about {service}]."
        required
      >
        {(control) => (
          <Textarea
            {...control}
            ref={text}
            rows={10}
            maxLength={5000}
            value={body}
            onChange={({ target }) => setBody(target.value)}
          />
        )}
      </Field>
      <PlaceholderButtons kind={kind} onInsert={insert} />
      <TemplatePreview kind={kind} subject={subject} body={body} />
    </>
  );
}
