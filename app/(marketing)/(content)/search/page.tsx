import { PageHead } from '@/components/marketing/page-head';
import { QuestionForm } from '@/components/search/site/question-form';
import { SampleQuestions } from '@/components/search/site/sample-questions';
import { brand } from '@/lib/brand';
import { pageMetadata } from '@/lib/core/seo/metadata';
import { paths } from '@/lib/paths';

export const dynamic = 'error';
export const revalidate = 600;

export const metadata = pageMetadata({
  title: 'Search',
  description: `Ask in your own words. The answer is quoted from the pages of ${brand.name}, with a link to its source.`,
  path: paths.search,
});

export default function SearchPage() {
  return (
    <>
      <PageHead
        label="Search"
        title="Ask in your own words"
        lead="You get up to three passages of what we have written, word for word, each with a link to its source. If we have not written about it, we say so."
      />
      <div className="page-width mt-10 mb-24 lg:mt-14 lg:mb-36">
        <QuestionForm />
        <SampleQuestions />
      </div>
    </>
  );
}
