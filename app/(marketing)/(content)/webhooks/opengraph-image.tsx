import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { socialImage } from '@/lib/core/seo/social-image';
import { paths } from '@/lib/paths';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'Webhooks of Tech Link';

export default function Image() {
  return socialImage({
    label: 'For developers',
    title: 'Webhooks',
    figure: <SocialFigure subject={{ seed: paths.webhookDocs, drawing: 'retries' }} />,
  });
}
