import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { socialImage } from '@/lib/core/seo/social-image';
import { paths } from '@/lib/paths';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'Ask in your own words';

export default function Image() {
  return socialImage({
    label: 'Search',
    title: 'Ask in your own words',
    figure: <SocialFigure subject={{ seed: paths.search, drawing: 'sources' }} />,
  });
}
