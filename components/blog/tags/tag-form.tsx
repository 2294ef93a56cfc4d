'use client';

import type { ReactNode } from 'react';
import { MarkdownInput } from '@/components/content/writing/markdown-input';
import { RecordForm } from '@/components/records/record-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { saveTag } from '@/lib/blog/tags/actions';
import type { EditedTag } from '@/lib/blog/tags/model';
import { MAX_INTRODUCTION, tagForm } from '@/lib/blog/tags/schema';

const labels = { name: 'Name', introduction: 'Introduction' };

/** Form for the introduction on the page of a tag. */
export function TagForm({ tag, rendered }: { tag: EditedTag; rendered: ReactNode }) {
  const { slug, name, introduction, version } = tag;
  return (
    <RecordForm
      name={`blog-tag:${slug}`}
      action={saveTag}
      schema={tagForm}
      labels={labels}
      initial={{ slug, name, introduction }}
      version={version}
      submitLabel="Save"
    >
      {(values, errors) => (
        <>
          <input type="hidden" name="slug" value={slug} />
          <Field
            label={labels.name}
            name="name"
            error={errors.name}
            hint="The heading of the page. Posts keep their own spelling."
            required
          >
            {(control) => <Input {...control} defaultValue={values.name} />}
          </Field>
          <MarkdownInput
            name="introduction"
            label={labels.introduction}
            max={MAX_INTRODUCTION}
            value={values.introduction ?? ''}
            error={errors.introduction}
            rendered={rendered}
          />
        </>
      )}
    </RecordForm>
  );
}
