import type { Figure } from '@/lib/cases/figures/model';
import { paths } from '@/lib/paths';
import type { ClaimMeaning } from './claim';
import { publicWork, savedWork } from './saved-work';
import { SavedWorkList } from './saved-work-list';

/**
 * Returns the explanation of the claim about less manual work. `figures` are the published figures of
 * `savedWorkFigures`.
 */
export function lessWorkMeaning(figures: readonly Figure[]): ClaimMeaning {
  const cases = publicWork(figures);
  const [best] = savedWork;
  const among =
    cases.length > 1
      ? `It is the best of the ${cases.length} published cases that give the hours of a process before and after.`
      : 'It is the only published case that gives the hours of a process before and after.';
  const others = cases.length > 1 ? ': the other cases saved less, as the list below says' : '';
  return {
    means: `Less manual work in one process of one customer. ${
      cases[0] === best ? among : 'The case that it was taken from is not published at present.'
    }`,
    not: `That you will save as much. It is neither an average nor a forecast${others}.`,
    counted:
      cases.length > 0 ? (
        <SavedWorkList figures={figures} />
      ) : (
        <>
          <a href={paths.cases} className="text-ink underline underline-offset-4">
            Our cases
          </a>
          , none of which gives these hours at present.
        </>
      ),
  };
}
