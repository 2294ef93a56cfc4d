import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { brand } from '@/lib/brand';
import { socialImage } from '@/lib/core/seo/social-image';
import { paths } from '@/lib/paths';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = `${brand.name}: automations that scale`;

export default function Image() {
  return socialImage({
    label: brand.tagline,
    title: 'Automations that scale',
    figure: <SocialFigure subject={{ seed: paths.home, drawing: 'workflow' }} />,
  });
}
