import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { socialImage } from '@/lib/core/seo/social-image';
import { paths } from '@/lib/paths';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'Cookies of Tech Link';

export default function Image() {
  return socialImage({
    label: 'Legal',
    title: 'Cookies',
    figure: <SocialFigure subject={{ seed: paths.cookies, drawing: 'lock' }} />,
  });
}
