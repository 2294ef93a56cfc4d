import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { socialImage } from '@/lib/core/seo/social-image';
import { paths } from '@/lib/paths';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'Do not take our word for it';

export default function Image() {
  return socialImage({
    label: 'Proof',
    title: 'Do not take our word for it',
    figure: <SocialFigure subject={{ seed: paths.proof, drawing: 'stopwatch' }} />,
  });
}
