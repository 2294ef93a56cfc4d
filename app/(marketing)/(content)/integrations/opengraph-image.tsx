import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { socialImage } from '@/lib/core/seo/social-image';
import { paths } from '@/lib/paths';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'The systems that we have connected';

export default function Image() {
  return socialImage({
    label: 'Integrations',
    title: 'What we have connected, and in which direction',
    figure: (
      <SocialFigure subject={{ seed: paths.integrations, title: 'Systems connected', tags: [] }} />
    ),
  });
}
