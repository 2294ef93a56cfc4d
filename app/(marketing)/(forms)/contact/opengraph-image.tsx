import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { socialImage } from '@/lib/core/seo/social-image';
import { paths } from '@/lib/paths';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'A question to Tech Link';

export default function Image() {
  return socialImage({
    label: 'Contact',
    title: 'Ask in writing. A person answers.',
    figure: <SocialFigure subject={{ seed: paths.contact, drawing: 'questions' }} />,
  });
}
