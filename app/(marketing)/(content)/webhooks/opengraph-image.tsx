import { socialImage } from '@/lib/core/seo/social-image';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'Webhooks of Tech Link';

export default function Image() {
  return socialImage({ label: 'For developers', title: 'Webhooks' });
}
