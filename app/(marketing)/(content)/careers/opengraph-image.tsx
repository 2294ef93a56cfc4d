import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { socialImage } from '@/lib/core/seo/social-image';
import { paths } from '@/lib/paths';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'Careers at Tech Link';

export default function Image() {
  return socialImage({
    label: 'Careers',
    title: 'Work on what others would rather not do',
    figure: <SocialFigure subject={{ seed: paths.careers, drawing: 'team' }} />,
  });
}
