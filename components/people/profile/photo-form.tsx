'use client';

import { z } from 'zod';
import { Portrait } from '@/components/people/site/portrait';
import { RecordForm } from '@/components/records/record-form';
import { useStaffAction } from '@/components/records/use-staff-action';
import { usePerson } from '@/components/staff/person-context';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { ACCEPTED_IMAGES } from '@/lib/core/images/rules';
import { deletePhoto, savePhoto } from '@/lib/people/profile/actions';
import '@/lib/core/zod-without-eval';

const labels = { photo: 'Photograph' };

/** Empty schema: the form has no text fields, and the action validates the file. */
const noTexts = z.object({});

type PhotoFormProps = {
  name: string;
  /** URL of the current photo; null if there is none. */
  photo: string | null;
};

/** Form for the photo of a person on the public pages. The photo replaces their drawing or initials. */
export function PhotoForm({ name, photo }: PhotoFormProps) {
  const { id } = usePerson();
  const { run, isPending } = useStaffAction();
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-4">
      <Portrait name={name} photo={photo} className="size-24 text-2xl" />
      <div className="min-w-64 flex-1">
        <RecordForm
          name={`photo:${id}`}
          action={savePhoto}
          schema={noTexts}
          labels={labels}
          initial={{}}
          submitLabel="Use this photograph"
          pendingLabel="Uploading…"
          aside={
            photo && (
              <Button variant="quiet" pending={isPending} onClick={() => run(() => deletePhoto())}>
                Remove the photograph
              </Button>
            )
          }
        >
          {(_, errors) => (
            <Field
              label={labels.photo}
              name="photo"
              error={errors.photo}
              hint="PNG, JPEG, WebP or GIF, at most 5 MB. It is cropped to a square."
              required
            >
              {(control) => (
                <Input
                  {...control}
                  type="file"
                  accept={ACCEPTED_IMAGES.join(',')}
                  className="py-2 file:mr-3 file:font-medium"
                />
              )}
            </Field>
          )}
        </RecordForm>
      </div>
    </div>
  );
}
