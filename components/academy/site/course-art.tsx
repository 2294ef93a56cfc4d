import { type Dice, diceOf } from '@/components/marketing/dice';
import type { CourseCategory } from '@/lib/academy/rules';
import { drawAutomation } from './art/automation';
import { drawBusinessIntelligence } from './art/business-intelligence';
import { drawDataScience } from './art/data-science';
import { drawMachineLearning } from './art/machine-learning';
import type { Sketch } from './art/sketch';
import { drawWebDevelopment } from './art/web-development';

const artists: Record<CourseCategory, (dice: Dice) => Sketch> = {
  'AI & Machine Learning': drawMachineLearning,
  'Web Development': drawWebDevelopment,
  'Data Science': drawDataScience,
  Automation: drawAutomation,
  'Business Intelligence': drawBusinessIntelligence,
};

/** Styles of the parts of a drawing, rearmost first. */
const styles = [
  ['ground', 'stroke-line-strong/50'],
  ['shapes', 'fill-surface stroke-line-strong'],
  ['lines', 'stroke-ink-3'],
  ['accentLines', 'stroke-accent stroke-2'],
  ['accentShapes', 'fill-accent'],
  ['dots', 'stroke-ink-2 stroke-[6px]'],
  ['accentDots', 'stroke-accent stroke-[9px]'],
] as const;

/** Draws a picture for a course: its kind depends on the category, its shape on the slug. */
export function CourseArt({ category, slug }: { category: CourseCategory; slug: string }) {
  const sketch = artists[category](diceOf(slug));
  return (
    <svg
      aria-hidden
      viewBox="0 0 320 180"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-auto w-full bg-[radial-gradient(var(--line)_1px,transparent_1px)] bg-size-[16px_16px]"
    >
      {styles.map(
        ([part, style]) => sketch[part] && <path key={part} d={sketch[part]} className={style} />,
      )}
    </svg>
  );
}
