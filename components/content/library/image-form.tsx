'use client';

import { useState } from 'react';
import { FormValue } from '@/components/records/form-value';
import { RecordForm } from '@/components/records/record-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { saveImage } from '@/lib/content/images/actions';
import type { ImageDetails } from '@/lib/content/images/model';
import { imageForm, imageValues } from '@/lib/content/images/schema';
import { MAX_ALT_LENGTH, MAX_CAPTION_LENGTH, MAX_NAME_LENGTH } from '@/lib/core/images/rules';
import { FocalPoint } from './focal-point';

const labels = {
  name: 'Name',
  alt: 'Alternative text',
  caption: 'Caption',
  focalX: 'Focal point, from the left',
  focalY: 'Focal point, from the top',
};

type FocusFieldsProps = { image: ImageDetails; x: string; y: string };

/** Focal point as hidden fields of the surrounding form. */
function FocusFields({ image: { src, width, height }, x, y }: FocusFieldsProps) {
  const [focus, setFocus] = useState({ x: Number(x), y: Number(y) });
  return (
    <>
      <FocalPoint
        src={src}
        size={{ width: width ?? 1280, height: height ?? 720 }}
        focus={focus}
        onChange={setFocus}
      />
      <FormValue name="focalX" value={String(focus.x)} />
      <FormValue name="focalY" value={String(focus.y)} />
    </>
  );
}

/** Form for the texts and the focal point of a picture. */
export function ImageForm({ image }: { image: ImageDetails }) {
  return (
    <RecordForm
      name={`image:${image.id}`}
      action={saveImage}
      schema={imageForm}
      labels={labels}
      initial={imageValues(image)}
      version={image.version}
      submitLabel="Save picture"
    >
      {(values, errors) => (
        <>
          <input type="hidden" name="id" value={image.id} />
          <FocusFields image={image} x={values.focalX ?? '50'} y={values.focalY ?? '50'} />
          <Field
            label="Alternative text"
            name="alt"
            error={errors.alt}
            hint="What the picture shows, for people who cannot see it. New uses start with this text."
            required
          >
            {(control) => (
              <Input {...control} maxLength={MAX_ALT_LENGTH} defaultValue={values.alt} />
            )}
          </Field>
          <Field label="Caption" name="caption" error={errors.caption}>
            {(control) => (
              <Input {...control} maxLength={MAX_CAPTION_LENGTH} defaultValue={values.caption} />
            )}
          </Field>
          <Field label="Name" name="name" error={errors.name} required>
            {(control) => (
              <Input {...control} maxLength={MAX_NAME_LENGTH} defaultValue={values.name} />
            )}
          </Field>
        </>
      )}
    </RecordForm>
  );
}
