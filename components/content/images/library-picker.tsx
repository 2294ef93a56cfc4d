import { useEffect, useId, useState } from 'react';
import { answerOf } from '@/components/records/answer-of';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { findImages } from '@/lib/content/images/actions';
import type { FoundImage } from '@/lib/content/images/model';
import { refusalIn, sentenceOf } from '@/lib/core/actions/refusal';
import { Thumbnail } from './thumbnail';

const PAUSE_MS = 150;

type Found = { words: string; images: FoundImage[]; next: string | null; problem?: string };

/** Returns a page of library pictures that match the words, or an error message. */
async function find(words: string, after: string | null): Promise<Found> {
  const answer = await answerOf(findImages({ words, after }));
  if (answer.data) return { words, ...answer.data };
  return { words, images: [], next: null, problem: sentenceOf(refusalIn(answer)) };
}

type LibraryPickerProps = {
  /** Id of the chosen picture. */
  chosen?: string;
  error?: string;
  onChoose: (image: FoundImage) => void;
};

/** Picker for library pictures, newest first, with search, mouse and arrow keys. */
export function LibraryPicker({ chosen, error, onChoose }: LibraryPickerProps) {
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const [found, setFound] = useState<Found>();
  const [isLoading, setLoading] = useState(false);
  const note = useId();

  // Ignore the response to an earlier search.
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(async () => {
      const answer = await find(words, null);
      if (isWanted) setFound(answer);
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [words]);

  async function showMore({ words: of, images, next }: Found) {
    setLoading(true);
    const more = await find(of, next);
    setLoading(false);
    // The search may have changed during the request.
    setFound((now) =>
      now?.words !== of
        ? now
        : more.problem
          ? { ...now, problem: more.problem }
          : { ...more, images: [...images, ...more.images] },
    );
  }

  const count = found?.images.length ?? 0;
  const counted = `${count}${found?.next ? ' newest' : ''} ${count === 1 ? 'picture' : 'pictures'}`;
  return (
    <div className="space-y-3">
      <Field label="Name or words of the picture" name="words" optionalLabel={null}>
        {({ required: _, ...control }) => (
          <Input
            {...control}
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            // Enter would submit the surrounding form.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
      </Field>
      <p role="status" className="text-staff text-ink-3">
        {found ? (found.problem ?? counted) : 'Loading the library…'}
      </p>
      <fieldset aria-describedby={error && note} className="min-w-0">
        <legend className="sr-only">Pictures of the library</legend>
        <div className="grid max-h-60 grid-cols-2 gap-2 overflow-y-auto p-1 sm:grid-cols-3">
          {found?.images.map((image) => (
            <label
              key={image.id}
              className="relative block min-w-0 cursor-pointer rounded-control border border-line p-1 hover:border-ink-3 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name="image"
                value={image.id}
                checked={image.id === chosen}
                onChange={() => onChoose(image)}
                className="absolute size-px opacity-0"
              />
              <Thumbnail image={image} className="" />
              <span title={image.alt} className="mt-1 block truncate px-0.5 text-staff text-ink">
                {image.name}
              </span>
            </label>
          ))}
          {found?.next && (
            <Button
              variant="secondary"
              size="sm"
              className="col-span-full justify-self-center"
              pending={isLoading}
              onClick={() => void showMore(found)}
            >
              Show more
            </Button>
          )}
        </div>
      </fieldset>
      {error && (
        <p id={note} className="text-staff text-high">
          {error}
        </p>
      )}
    </div>
  );
}
