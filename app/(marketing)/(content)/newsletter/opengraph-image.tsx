import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { socialImage } from '@/lib/core/seo/social-image';
import { paths } from '@/lib/paths';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'Newsletter of Tech Link';

export default function Image() {
  return socialImage({
    label: 'Newsletter',
    title: 'What we built, and what it brought',
    figure: <SocialFigure subject={{ seed: paths.newsletter, drawing: 'mail' }} />,
  });
}
