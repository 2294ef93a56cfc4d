import { socialImage } from '@/lib/core/seo/social-image';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'Terms of service of Tech Link';

export default function Image() {
  return socialImage({ label: 'Legal', title: 'Terms of service' });
}
