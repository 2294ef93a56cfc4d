import { socialImage } from '@/lib/core/seo/social-image';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'Cases of Tech Link';

export default function Image() {
  return socialImage({ label: 'Cases', title: 'What changed, and what did not' });
}
