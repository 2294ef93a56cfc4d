'use client';

import { useRef, useState } from 'react';
import { noteOwnChange } from '@/components/records/own-changes';
import { RecordForm } from '@/components/records/record-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { sendReply } from '@/lib/clients/replies/actions';
import type { ReplyDraft } from '@/lib/clients/replies/model';
import { replyForm } from '@/lib/clients/replies/schema';
import type { ReplyKind } from '@/lib/clients/templates/rules';
import { replyDraftName } from './reply-draft-name';
import { TemplateChoice } from './template-choice';

const labels = { subject: 'Subject', body: 'Text' };

type ReplyFormProps = {
  kind: ReplyKind;
  record: string;
  draft: ReplyDraft;
  onClose: () => void;
};

/** Form for an email to the person of a record. A draft is kept until it is sent. */
export function ReplyForm({ kind, record, draft, onClose }: ReplyFormProps) {
  const { email, question, starts } = draft;
  const [initial] = useState(() => ({
    key: crypto.randomUUID(),
    subject: starts[0]?.subject ?? '',
    body: starts[0]?.body ?? '',
  }));
  const subject = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  return (
    <RecordForm
      name={replyDraftName(kind, record)}
      action={(form) => {
        noteOwnChange([record]);
        return sendReply(form);
      }}
      schema={replyForm}
      labels={labels}
      initial={initial}
      submitLabel="Send"
      pendingLabel="Sending…"
      onSaved={onClose}
      aside={
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      }
    >
      {(values, errors) => (
        <>
          <input type="hidden" name="kind" value={kind} />
          <input type="hidden" name="record" value={record} />
          <input type="hidden" name="key" value={values.key} />
          <p className="wrap-anywhere">
            To <span className="font-medium text-ink">{email}</span>. Answers go to your own
            mailbox.
          </p>
          {starts.length > 1 && <TemplateChoice starts={starts} fields={{ subject, body }} />}
          <Field label={labels.subject} name="subject" error={errors.subject} required>
            {(control) => (
              <Input
                {...control}
                ref={subject}
                autoComplete="off"
                maxLength={200}
                defaultValue={values.subject}
              />
            )}
          </Field>
          <Field
            label={labels.body}
            name="body"
            error={errors.body}
            hint={question ? 'Their message is quoted below your text.' : undefined}
            required
          >
            {(control) => (
              <Textarea
                {...control}
                ref={body}
                rows={11}
                maxLength={10_000}
                defaultValue={values.body}
              />
            )}
          </Field>
        </>
      )}
    </RecordForm>
  );
}
