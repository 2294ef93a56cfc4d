import { Button } from '@/components/ui/button';
import { PlainInput } from '@/components/ui/plain-input';
import { paths } from '@/lib/paths';
import { MAX_QUESTION_LENGTH } from '@/lib/search/answers/schema';

/** Search form that opens /search?q=. */
export function QuestionForm({ question = '' }: { question?: string }) {
  return (
    <search>
      <form action={paths.search} className="flex max-w-[46rem] gap-2">
        <PlainInput
          type="search"
          name="q"
          id="question"
          aria-label="Your question"
          placeholder="Can we change the plan or leave?"
          required
          maxLength={MAX_QUESTION_LENGTH}
          autoComplete="off"
          defaultValue={question}
        />
        <Button type="submit" size="beside">
          Search
        </Button>
      </form>
    </search>
  );
}
