'use client';

import { RecordForm } from '@/components/records/record-form';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { saveTexts } from '@/lib/content/videos/actions';
import type { ShownVideo } from '@/lib/content/videos/model';
import {
  kindLabels,
  type RecordInput,
  textsForm,
  textsLabels,
  textsValues,
} from '@/lib/content/videos/schema';
import { CaptionsFile } from './captions-file';
import { KindFields } from './kind-fields';

type TextsFormProps = { record: RecordInput; video: NonNullable<ShownVideo['video']> };

const hints: Record<string, string> = {
  captions:
    'The content of a .vtt or .srt file. Times, plain words and the names of voices are kept.',
  transcript: 'Shown below the player, and found by search. Headings begin with ###.',
  chapters: 'One per line, with its start time: 1:05 The webhook log',
};

const rows: Record<string, number> = { captions: 10, transcript: 12, chapters: 5 };

/** Form for the texts of a video. */
export function TextsForm({ record, video }: TextsFormProps) {
  return (
    <RecordForm
      name={`video:${video.id}`}
      action={saveTexts}
      schema={textsForm}
      labels={{ ...kindLabels, ...textsLabels }}
      initial={textsValues(video)}
      version={video.version}
      submitLabel="Save texts"
    >
      {(values, errors) => (
        <>
          <input type="hidden" name="table" value={record.table} />
          <input type="hidden" name="id" value={record.id} />
          <input type="hidden" name="video" value={video.id} />
          <KindFields values={values} errors={errors} />
          {Object.entries(textsLabels).map(([name, label]) => (
            <Field key={name} label={label} name={name} error={errors[name]} hint={hints[name]}>
              {(control) => (
                <>
                  {name === 'captions' && <CaptionsFile fills={control.id} />}
                  <Textarea
                    {...control}
                    rows={rows[name]}
                    className={name === 'captions' ? 'font-mono text-staff' : ''}
                    defaultValue={values[name]}
                  />
                </>
              )}
            </Field>
          ))}
        </>
      )}
    </RecordForm>
  );
}
