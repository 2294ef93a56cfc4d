import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { socialImage } from '@/lib/core/seo/social-image';
import { paths } from '@/lib/paths';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'Fail it now: stop the receiver and see what happens';

export default function Image() {
  return socialImage({
    label: 'Proof',
    title: 'Fail it now',
    figure: <SocialFigure subject={{ seed: paths.failItNow, drawing: 'retries' }} />,
  });
}
