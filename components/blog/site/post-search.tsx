import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Fold } from '@/components/marketing/fold';
import { Button } from '@/components/ui/button';
import { PlainInput } from '@/components/ui/plain-input';
import { paths } from '@/lib/paths';

type PostSearchProps = {
  categories: ReactNode;
  /** Search term from the URL. */
  query?: string;
};

/** Bar above the posts: category links and a search form, which opens /blog?q=. */
export function PostSearch({ categories, query = '' }: PostSearchProps) {
  return (
    <div className="border-t border-line py-2 sm:py-4 lg:py-6">
      <Fold summary="Categories and search" open={query !== ''}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          {categories}
          <search className="max-sm:w-full">
            <form action={paths.blog} className="flex gap-2">
              <PlainInput
                type="search"
                name="q"
                aria-label="Search posts"
                placeholder="Search posts"
                required
                maxLength={100}
                autoComplete="off"
                defaultValue={query}
                className="sm:w-64"
              />
              <Button type="submit" variant="secondary" size="beside" aria-label="Search">
                <Search aria-hidden className="size-5" strokeWidth={1.75} />
              </Button>
            </form>
          </search>
        </div>
      </Fold>
    </div>
  );
}
