import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { socialImage } from '@/lib/core/seo/social-image';
import { paths } from '@/lib/paths';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'Privacy policy of Tech Link';

export default function Image() {
  return socialImage({
    label: 'Legal',
    title: 'Privacy policy',
    figure: <SocialFigure subject={{ seed: paths.privacy, drawing: 'lock' }} />,
  });
}
