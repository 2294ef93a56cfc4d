import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { socialImage } from '@/lib/core/seo/social-image';
import { paths } from '@/lib/paths';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'A consultation with Tech Link';

export default function Image() {
  return socialImage({
    label: 'Consultation',
    title: 'Tell us about one process. Leave with a sketch.',
    figure: <SocialFigure subject={{ seed: paths.booking, drawing: 'calendar' }} />,
  });
}
