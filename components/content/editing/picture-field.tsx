'use client';

import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { ImageDialog } from '@/components/content/images/image-dialog';
import { useRendering } from '@/components/content/writing/use-rendering';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { fieldId } from '@/components/ui/field-id';
import { Input } from '@/components/ui/input';
import { MAX_ALT_LENGTH } from '@/lib/core/images/rules';

type PictureFieldProps = {
  name: string;
  label: string;
  address: string;
  alternative: { name: string; value: string; error?: string };
  error?: string;
  onChange: (address: string, alternative: string) => void;
};

const NOTHING = { text: '', rendering: null };

/** Picture of a record as on its page, with a field for its alternative text. */
export function PictureField({
  name,
  label,
  address,
  alternative,
  error,
  onChange,
}: PictureFieldProps) {
  const [isChoosing, setChoosing] = useState(false);
  const { rendering } = useRendering(address && `![](${address})`, NOTHING);
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1.5 text-[0.9375rem] leading-6 font-medium text-ink">{label}</legend>
      {address && <div className="mb-3 max-w-80">{rendering}</div>}
      <div className="flex flex-wrap gap-2">
        <Button id={fieldId(name)} variant="secondary" size="sm" onClick={() => setChoosing(true)}>
          <ImagePlus aria-hidden className="size-4" />
          {address ? 'Replace the picture' : 'Choose a picture'}
        </Button>
        {address && (
          <Button variant="quiet" size="sm" onClick={() => onChange('', '')}>
            Remove the picture
          </Button>
        )}
      </div>
      {error && <p className="mt-1.5 text-staff text-high">{error}</p>}
      {address && (
        <Field
          label="Alternative text"
          name={alternative.name}
          error={alternative.error}
          hint="Say in a sentence what the picture shows."
          required
          className="mt-4"
        >
          {(control) => (
            <Input
              {...control}
              maxLength={MAX_ALT_LENGTH}
              value={alternative.value}
              onChange={(event) => onChange(address, event.target.value)}
            />
          )}
        </Field>
      )}
      <ImageDialog
        open={isChoosing}
        onOpenChange={setChoosing}
        hasLibrary
        onChosen={(picture) => onChange(picture.address, picture.alt)}
      />
    </fieldset>
  );
}
