import { socialImage } from '@/lib/core/seo/social-image';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'Cookies of Tech Link';

export default function Image() {
  return socialImage({ label: 'Legal', title: 'Cookies' });
}
