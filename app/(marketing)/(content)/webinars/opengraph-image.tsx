import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { socialImage } from '@/lib/core/seo/social-image';
import { paths } from '@/lib/paths';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'Webinars of Tech Link';

export default function Image() {
  return socialImage({
    label: 'Webinars',
    title: 'See an automation built, start to finish',
    figure: <SocialFigure subject={{ seed: paths.webinars, drawing: 'tool' }} />,
  });
}
