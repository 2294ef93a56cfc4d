import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { PICTURE_WIDTHS } from '@/lib/content/writing/picture-markdown';
import { MAX_CAPTION_LENGTH } from '@/lib/core/images/rules';

const widths: Record<(typeof PICTURE_WIDTHS)[number], string> = {
  text: 'As wide as the text',
  wide: 'As wide as the page’s column',
  half: 'Half of the text',
};

type PlaceFieldsProps = { caption: string; onCaption: (caption: string) => void };

/** Fields for the placement of a picture in a text. If any of them is set, the picture becomes a figure. */
export function PlaceFields({ caption, onCaption }: PlaceFieldsProps) {
  return (
    <>
      <Field label="Caption" name="caption">
        {(control) => (
          <Input
            {...control}
            maxLength={MAX_CAPTION_LENGTH}
            autoComplete="off"
            value={caption}
            onChange={({ target }) => onCaption(target.value)}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Source"
          name="source"
          hint="Required for a caption or a width before publishing: “Tech Link” for our own pictures."
        >
          {(control) => <Input {...control} maxLength={MAX_CAPTION_LENGTH} autoComplete="off" />}
        </Field>
        <Field label="Width" name="width" optionalLabel={null}>
          {({ required: _, ...control }) => (
            <Select {...control} defaultValue="text">
              {Object.entries(widths).map(([width, label]) => (
                <option key={width} value={width}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </>
  );
}
