import { Section } from '@/components/marketing/section';
import { paths } from '@/lib/paths';
import { contentPath } from '@/lib/paths/site';
import { TOO_FEW_HOURS } from '@/lib/tools/calculator/rules';

const link = 'text-ink underline underline-offset-4';

/** Explains how the estimate is computed, when we advise against automation, and what the estimate omits. */
export function CalculatorLimits() {
  return (
    <div className="pb-16 lg:pb-24">
      <Section
        number="01"
        label="How it is computed"
        title="Read this before you believe the number"
      >
        <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
          <li>
            <h3 className="text-h3">The sum</h3>
            <p className="mt-2 text-base leading-6.5">
              People times hours, and the time for mistakes, give the work. A share of it is taken
              over; the hours that stay with you are counted against it. What is left, times the
              weeks and the cost of an hour, is the saving. It begins after the months of building,
              and pays back discovery, building, plan and upkeep.
            </p>
          </li>
          <li>
            <h3 className="text-h3">When we say no</h3>
            <p className="mt-2 text-base leading-6.5">
              Below {TOO_FEW_HOURS} hours a week we advise against building, also where the dollars
              look fine: such work changes faster than it pays. The{' '}
              <a href={paths.priceStory} className={link}>
                worked example
              </a>{' '}
              follows one project with the same rules, month by month.
            </p>
          </li>
          <li>
            <h3 className="text-h3">Not in the sum</h3>
            <p className="mt-2 text-base leading-6.5">
              Your people’s time while we build. Fewer late payments, faster answers, and work that
              no one has time for today. Remembered hours are too high in most firms:{' '}
              <a
                href={contentPath('blog_posts', 'choose-the-process-not-the-tool')}
                className={link}
              >
                how to count them
              </a>
              .
            </p>
          </li>
        </ul>
      </Section>
    </div>
  );
}
