import { socialImage } from '@/lib/seo/social-image';

export { contentType, size } from '@/lib/seo/social-image';

export const alt = 'Privacy policy of Tech Link';

export default function Image() {
  return socialImage({ label: 'Legal', title: 'Privacy policy' });
}
