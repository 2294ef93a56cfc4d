import { socialImage } from '@/lib/seo/social-image';

export { contentType, size } from '@/lib/seo/social-image';

export const alt = 'Services of Tech Link';

export default function Image() {
  return socialImage({ label: 'Services', title: 'Automation, from the first map to daily runs' });
}
