import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { socialImage } from '@/lib/core/seo/social-image';
import { paths } from '@/lib/paths';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'Cases of Tech Link';

export default function Image() {
  return socialImage({
    label: 'Cases',
    title: 'What changed, and what did not',
    figure: <SocialFigure subject={{ seed: paths.cases, drawing: 'report' }} />,
  });
}
