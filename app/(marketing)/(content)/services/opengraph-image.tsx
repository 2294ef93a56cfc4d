import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { socialImage } from '@/lib/core/seo/social-image';
import { paths } from '@/lib/paths';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'Services of Tech Link';

export default function Image() {
  return socialImage({
    label: 'Services',
    title: 'Automation, from the first map to daily runs',
    figure: <SocialFigure subject={{ seed: paths.services, drawing: 'bus' }} />,
  });
}
