import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { socialImage } from '@/lib/core/seo/social-image';
import { paths } from '@/lib/paths';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'Terms of service of Tech Link';

export default function Image() {
  return socialImage({
    label: 'Legal',
    title: 'Terms of service',
    figure: <SocialFigure subject={{ seed: paths.terms, drawing: 'contract' }} />,
  });
}
