import { Failure, type FailureProps } from '@/components/ui/failure';
import { WordMark } from '@/components/ui/word-mark';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';

/** Error page with a link to the home page. */
export default function FailedPage(props: FailureProps) {
  return (
    <>
      <header className="page-width flex h-16 items-center">
        <a href={paths.home} aria-label={`${brand.name}, home`} className="rounded-control py-2">
          <WordMark />
        </a>
      </header>
      <main>
        <Failure {...props} />
      </main>
    </>
  );
}
