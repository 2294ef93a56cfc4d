'use client';

import { Search } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { notices } from '@/lib/notices';
import { paths } from '@/lib/paths';
import { type Found, FoundPosts } from './found-posts';

/** Pause in typing that starts the search. */
const PAUSE_MS = 200;

type PostSearchProps = {
  categories: ReactNode;
  /** The search in the URL. */
  query?: string;
  /** Shown without a search. */
  children: ReactNode;
};

/** Searches during typing; without JavaScript the form opens /blog?q= instead. */
export function PostSearch({ categories, query = '', children }: PostSearchProps) {
  const newest = useRef(0);
  const [found, setFound] = useState<Found | 'failed' | null>(null);

  async function search(typed: string) {
    newest.current += 1;
    const turn = newest.current;
    if (!typed) return setFound(null);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if (turn !== newest.current) return;
    const answer = await fetch(`${paths.postSearch}?${new URLSearchParams({ q: typed })}`)
      .then((response) => (response.ok ? response.json() : null))
      .catch(() => null);
    if (turn !== newest.current) return;
    setFound(answer ? { query: typed, ...answer } : 'failed');
  }

  const isFound = found !== null && found !== 'failed';
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-line py-6">
        {categories}
        <search className="max-sm:w-full">
          <form action={paths.blog} className="flex gap-2">
            <Input
              type="search"
              name="q"
              aria-label="Search posts"
              placeholder="Search posts"
              required
              maxLength={100}
              autoComplete="off"
              defaultValue={query}
              onChange={(event) => search(event.target.value.trim())}
              className="sm:w-64"
            />
            <Button type="submit" variant="secondary" size="beside" aria-label="Search">
              <Search aria-hidden className="size-5" strokeWidth={1.75} />
            </Button>
          </form>
        </search>
      </div>
      <p role="status" className="sr-only">
        {isFound && `${found.total} ${found.total === 1 ? 'post' : 'posts'} found`}
      </p>
      {found === 'failed' && (
        <Notice tone="error" title={notices.somethingWentWrong} className="mb-6" />
      )}
      {isFound ? <FoundPosts {...found} /> : children}
    </>
  );
}
