import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { socialImage } from '@/lib/core/seo/social-image';
import { paths } from '@/lib/paths';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'Pricing of Tech Link';

export default function Image() {
  return socialImage({
    label: 'Pricing',
    title: 'What it costs to keep an automation running',
    figure: <SocialFigure subject={{ seed: paths.pricing, drawing: 'break-even' }} />,
  });
}
