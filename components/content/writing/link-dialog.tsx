import { type SubmitEvent, useEffect, useState } from 'react';
import { answerOf } from '@/components/records/answer-of';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { findPages } from '@/lib/content/writing/actions';
import type { LinkedPage } from '@/lib/content/writing/pages';
import { refusalIn, sentenceOf } from '@/lib/core/actions/refusal';
import { isFollowed } from '@/lib/core/text/allowed';

const PAUSE_MS = 150;

type Found = { words: string; pages: LinkedPage[]; problem?: string };

/** Returns the pages of this site that match the words, debounced. */
function usePages(words: string, isOpen: boolean): Found {
  const [found, setFound] = useState<Found>({ words: '', pages: [] });

  // Ignore the response to an earlier search.
  useEffect(() => {
    if (!isOpen) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const { data, ...refused } = await answerOf(findPages({ words }));
      if (!isWanted) return;
      setFound(
        data
          ? { words, pages: data.pages }
          : { words, pages: [], problem: sentenceOf(refusalIn(refused)) },
      );
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [words, isOpen]);

  return found;
}

/** Returns the input as an external URL; null if it is a search term. */
const urlIn = (typed: string) => (/^[a-z]+:\S+$/i.test(typed) && isFollowed(typed) ? typed : null);

type LinkDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (href: string, title: string) => void;
};

/** Dialog that inserts a link to a page of this site or to a URL. */
export function LinkDialog({ open, onOpenChange, onChoose }: LinkDialogProps) {
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const url = urlIn(words);
  const { pages, problem, words: answered } = usePages(url ? '' : words, open);

  function choose(href: string, title: string) {
    onOpenChange(false);
    setTyped('');
    onChoose(href, title);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // React events bubble through the dialog to the form of the editor.
    event.stopPropagation();
    const [first] = pages;
    if (url) choose(url, url);
    else if (first && answered === words) choose(first.href, first.title);
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Link to a page">
      <form noValidate onSubmit={submit}>
        <Field
          label="Page or URL"
          name="link"
          optionalLabel={null}
          hint="Words from its title, or a URL with https://, mailto: or tel:. Enter selects the first."
        >
          {({ required: _, ...control }) => (
            <Input
              {...control}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
        <p role="status" className="mt-3 text-staff text-ink-3">
          {problem ??
            (url
              ? 'Another site: not checked automatically.'
              : `${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`)}
        </p>
        <ul className="mt-1 -mx-2">
          {!url &&
            pages.map(({ href, title, kind }) => (
              <li key={href}>
                <Button
                  variant="quiet"
                  className="h-auto w-full min-w-0 justify-start px-2 py-1.5 text-left whitespace-normal"
                  onClick={() => choose(href, title)}
                >
                  <span className="min-w-0 grow">
                    <span className="block">{title}</span>
                    <span className="block font-mono text-[0.8125rem] font-normal break-all text-ink-3">
                      {href}
                    </span>
                  </span>
                  <span className="text-staff font-normal text-ink-3">{kind}</span>
                </Button>
              </li>
            ))}
        </ul>
        {url && (
          <Button type="submit" size="sm">
            Insert the link
          </Button>
        )}
      </form>
    </Dialog>
  );
}
