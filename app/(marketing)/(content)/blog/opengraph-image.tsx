import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { socialImage } from '@/lib/core/seo/social-image';
import { paths } from '@/lib/paths';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'Blog of Tech Link';

export default function Image() {
  return socialImage({
    label: 'Blog',
    title: 'Notes from automation projects',
    figure: <SocialFigure subject={{ seed: paths.blog, drawing: 'queue-by-reason' }} />,
  });
}
