import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { lazyPart } from '@/components/ui/lazy-part';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toast';
import { useAnswer } from '@/components/ui/use-answer';
import type { FoundImage } from '@/lib/content/images/model';
import type { PlacedPicture } from '@/lib/content/writing/picture-markdown';
import { ACCEPTED_IMAGES, imageMessages, MAX_ALT_LENGTH } from '@/lib/core/images/rules';
import { PlaceFields } from './place-fields';
import { type UploadRefusal, uploadPicture } from './upload-picture';
import { WaySwitch } from './way-switch';

const LibraryPicker = lazyPart(() =>
  import('./library-picker').then((module) => module.LibraryPicker),
);

export type PictureFormProps = {
  /** True if a library picture can be chosen instead of a file. */
  hasLibrary?: boolean;
  /** True if the picture is placed in a text, where it can have a caption and a width. */
  isPlaced?: boolean;
  onChosen: (picture: PlacedPicture & { id: string }) => void;
};

/** Form of a picture: the file or library picture, its description and, in a text, its placement. */
export function PictureForm(props: PictureFormProps & { onCancel: () => void }) {
  const [isStored, setStored] = useState(false);
  const [chosen, setChosen] = useState<FoundImage>();
  const [texts, setTexts] = useState({ alt: '', caption: '' });
  const [told, setTold] = useState<UploadRefusal>({});
  const [isPending, setPending] = useState(false);
  const answer = useAnswer(told.sentence && told);

  function choose(image: FoundImage) {
    setChosen(image);
    setTexts({ alt: image.alt, caption: image.caption });
    setTold({});
  }

  /** Resolves to the stored picture, or to an error. */
  async function takeStored(form: FormData) {
    if (!isStored) {
      const { uploaded, refused = {} } = await uploadPicture(form);
      setTold(refused);
      if (uploaded) toast.success(uploaded.text);
      return uploaded;
    }
    const alt = texts.alt.trim();
    setTold({
      errors: {
        ...(!chosen && { image: imageMessages.missing }),
        ...(!alt && { alt: imageMessages.undescribed }),
      },
    });
    return chosen && alt ? { ...chosen, alt } : undefined;
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // React events bubble through the dialog to the form that opened it, which would be submitted as well.
    event.stopPropagation();
    if (isPending) return;
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    setPending(true);
    const taken = await takeStored(form);
    setPending(false);
    if (!taken) return;
    const { id, address, alt } = taken;
    const place = { caption: text('caption'), source: text('source'), width: text('width') };
    props.onChosen({ id, address, alt, ...place });
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      {props.hasLibrary && (
        <WaySwitch
          isStored={isStored}
          onSwitch={(next) => {
            setStored(next);
            setTold({});
          }}
        />
      )}
      {told.sentence && (
        <Notice {...answer} tone="error">
          {told.sentence}
        </Notice>
      )}
      {isStored ? (
        <LibraryPicker chosen={chosen?.id} error={told.errors?.image} onChoose={choose} />
      ) : (
        <Field
          label="File"
          name="file"
          error={told.errors?.file}
          hint="PNG, JPEG, WebP or GIF, at most 5 MB."
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
      <Field
        label="Alternative text"
        name="alt"
        error={told.errors?.alt}
        hint="Say in a sentence what the picture shows, for people who cannot see it."
        required
      >
        {(control) => (
          <Input
            {...control}
            maxLength={MAX_ALT_LENGTH}
            autoComplete="off"
            value={texts.alt}
            onChange={({ target }) => setTexts({ ...texts, alt: target.value })}
          />
        )}
      </Field>
      {props.isPlaced && (
        <PlaceFields
          caption={texts.caption}
          onCaption={(caption) => setTexts({ ...texts, caption })}
        />
      )}
      <div className="sticky -bottom-6 -mx-6 -mb-6 flex justify-end gap-2 border-t border-line bg-surface px-6 py-4">
        <Button variant="quiet" size="sm" onClick={props.onCancel}>
          Cancel
        </Button>
        <Button type="submit" size="sm" pending={isPending} pendingLabel="Uploading…">
          {!isStored ? 'Upload' : props.isPlaced ? 'Insert' : 'Choose'}
        </Button>
      </div>
    </form>
  );
}
