'use client';

import { RecordForm } from '@/components/records/record-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { addLink } from '@/lib/content/videos/actions';
import { kindLabels, linkForm, type RecordInput } from '@/lib/content/videos/schema';
import { KindFields } from './kind-fields';

/** Form that adds an externally hosted video by URL. */
export function LinkForm({ record }: { record: RecordInput }) {
  return (
    <RecordForm
      name={`video-link:${record.id}`}
      action={addLink}
      schema={linkForm}
      labels={{ url: 'URL of the video', ...kindLabels }}
      initial={{ url: '', kind: 'recording', sound: 'yes' }}
      submitLabel="Show this video"
    >
      {(values, errors) => (
        <>
          <input type="hidden" name="table" value={record.table} />
          <input type="hidden" name="id" value={record.id} />
          <Field
            label="URL of the video"
            name="url"
            error={errors.url}
            hint="For long recordings: an MP4 or WebM file, or a video at YouTube, Vimeo or Mux. Visitors see who hosts it, and nothing is loaded from there before they press play."
            required
          >
            {(control) => (
              <Input {...control} type="url" autoComplete="off" defaultValue={values.url} />
            )}
          </Field>
          <KindFields values={values} errors={errors} />
        </>
      )}
    </RecordForm>
  );
}
