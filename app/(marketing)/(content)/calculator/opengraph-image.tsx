import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { socialImage } from '@/lib/core/seo/social-image';
import { paths } from '@/lib/paths';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'Savings calculator of Tech Link';

export default function Image() {
  return socialImage({
    label: 'Calculator',
    title: 'What would it save, and when is the money back?',
    figure: <SocialFigure subject={{ seed: paths.calculator, drawing: 'break-even' }} />,
  });
}
