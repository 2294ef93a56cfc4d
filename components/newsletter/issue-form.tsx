'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { MarkdownInput } from '@/components/content/writing/markdown-input';
import { RecordForm } from '@/components/records/record-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { saveIssue } from '@/lib/newsletter/actions';
import { issueForm, MAX_ISSUE_TEXT } from '@/lib/newsletter/schema';
import { newsletterIssuePath } from '@/lib/paths/staff';
import { TopicChoices } from './topic-choices';

const labels = {
  title: 'Title',
  slug: 'Address of its page',
  subject: 'Subject of the email',
  preheader: 'First line in the inbox',
  body: 'Text',
  topics: 'Who gets it',
};

const lines = [
  { name: 'title', required: true, hint: 'The heading of the email and of its page.' },
  { name: 'subject', required: true, hint: 'What the inbox shows first.' },
  { name: 'preheader', required: false, hint: 'Shown after the subject.' },
  { name: 'slug', required: true, hint: 'Such as november-2026.' },
] as const;

type IssueFormProps = {
  values: Record<string, string>;
  version?: string;
  topics: readonly string[];
  /** HTML of the text, rendered on the server with the page. */
  rendered: ReactNode;
  area: 'admin' | 'team';
  /** Content shown next to the submit button. */
  aside?: ReactNode;
};

/** Form of a newsletter issue: subject, preview text, content and recipients. */
export function IssueForm({ values, version, topics, rendered, area, aside }: IssueFormProps) {
  const router = useRouter();
  const isNew = values.id === '';
  return (
    <RecordForm
      name={isNew ? 'newsletter-issue:new' : `newsletter-issue:${values.id}`}
      action={saveIssue}
      schema={issueForm}
      labels={labels}
      initial={values}
      version={version}
      submitLabel={isNew ? 'Store as a draft' : 'Save'}
      onSaved={({ id }) => isNew && router.push(newsletterIssuePath(area, id))}
      aside={aside}
    >
      {(shown, errors) => (
        <>
          <input type="hidden" name="id" value={values.id} />
          <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
            {lines.map(({ name, required, hint }) => (
              <Field
                key={name}
                label={labels[name]}
                name={name}
                error={errors[name]}
                hint={hint}
                required={required}
              >
                {(control) => <Input {...control} defaultValue={shown[name]} />}
              </Field>
            ))}
          </div>
          <MarkdownInput
            name="body"
            label={labels.body}
            max={MAX_ISSUE_TEXT}
            value={shown.body ?? ''}
            error={errors.body}
            rendered={rendered}
          />
          <TopicChoices topics={topics} value={shown.topics ?? ''} />
        </>
      )}
    </RecordForm>
  );
}
