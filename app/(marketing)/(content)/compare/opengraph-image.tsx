import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { socialImage } from '@/lib/core/seo/social-image';
import { paths } from '@/lib/paths';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'Three ways to get an automation, compared';

export default function Image() {
  return socialImage({
    label: 'Compare',
    title: 'Do it yourself, hire an agency, or hire us',
    figure: <SocialFigure subject={{ seed: paths.compare, drawing: 'ranking' }} />,
  });
}
