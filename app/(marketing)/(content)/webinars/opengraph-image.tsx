import { socialImage } from '@/lib/core/seo/social-image';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'Webinars of Tech Link';

export default function Image() {
  return socialImage({ label: 'Webinars', title: 'See an automation built, start to finish' });
}
