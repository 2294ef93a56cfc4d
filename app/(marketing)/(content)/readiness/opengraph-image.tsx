import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { socialImage } from '@/lib/core/seo/social-image';
import { paths } from '@/lib/paths';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'AI-readiness check of Tech Link';

export default function Image() {
  return socialImage({
    label: 'Readiness check',
    title: 'Is this process ready for AI? Twelve questions',
    figure: <SocialFigure subject={{ seed: paths.readiness, drawing: 'score-sheet' }} />,
  });
}
