import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { socialImage } from '@/lib/core/seo/social-image';
import { paths } from '@/lib/paths';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'The systems that our published work names';

export default function Image() {
  return socialImage({
    label: 'Integrations',
    title: 'Every system that our published work names',
    figure: <SocialFigure subject={{ seed: paths.integrations, drawing: 'bus' }} />,
  });
}
