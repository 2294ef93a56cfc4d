import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { socialImage } from '@/lib/core/seo/social-image';
import { paths } from '@/lib/paths';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'Academy of Tech Link';

export default function Image() {
  return socialImage({
    label: 'Academy',
    title: 'Learn to run what you automate',
    figure: <SocialFigure subject={{ seed: paths.academy, drawing: 'training' }} />,
  });
}
