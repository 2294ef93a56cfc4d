import { socialImage } from '@/lib/core/seo/social-image';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'Services of Tech Link';

export default function Image() {
  return socialImage({ label: 'Services', title: 'Automation, from the first map to daily runs' });
}
