import { socialImage } from '@/lib/core/seo/social-image';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'Privacy policy of Tech Link';

export default function Image() {
  return socialImage({ label: 'Legal', title: 'Privacy policy' });
}
