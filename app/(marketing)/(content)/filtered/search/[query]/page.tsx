import { PageHead } from '@/components/marketing/page-head';
import { NoAnswer } from '@/components/search/site/no-answer';
import { PassageList } from '@/components/search/site/passage-list';
import { QuestionForm } from '@/components/search/site/question-form';
import { filteredPageQuery } from '@/lib/core/lists/filtered-page';
import { paths } from '@/lib/paths';
import { askPath } from '@/lib/paths/site';
import { answerQuestion } from '@/lib/search/answers/data';
import { questionSchema } from '@/lib/search/answers/schema';

// Handles /search if the URL has a question (middleware.ts).
// Rendered for each request and never cached (lib/core/cache/next/page-cache.ts).
export const dynamic = 'error';
export const revalidate = 600;

export function generateStaticParams() {
  return [];
}

export const metadata = {
  title: 'Search',
  alternates: { canonical: paths.search },
  robots: { index: false },
};

type SearchPageProps = { params: Promise<{ query: string }> };

export default async function SearchPage({ params }: SearchPageProps) {
  const question = questionSchema.parse(filteredPageQuery((await params).query).get('q'));
  const passages = await answerQuestion(question);
  return (
    <>
      <PageHead label="Search" title={question || 'Ask in your own words'} />
      <div className="page-width mt-8 mb-24 grid gap-10 lg:mt-10 lg:mb-36">
        <QuestionForm question={question} />
        {passages.length > 0 && (
          <>
            <PassageList passages={passages} />
            <p className="max-w-measure">
              These are our own words, quoted. If they do not answer it:{' '}
              <a href={askPath(question)} className="text-ink underline underline-offset-4">
                ask us in writing
              </a>
              .
            </p>
          </>
        )}
        {passages.length === 0 && question && <NoAnswer question={question} />}
      </div>
    </>
  );
}
