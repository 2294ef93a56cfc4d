import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { socialImage } from '@/lib/core/seo/social-image';
import { paths } from '@/lib/paths';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'Where your data is, and who can read it';

export default function Image() {
  return socialImage({
    label: 'Security',
    title: 'Where your data is, and who can read it',
    figure: <SocialFigure subject={{ seed: paths.security, drawing: 'lock' }} />,
  });
}
