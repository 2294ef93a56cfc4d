import { socialImage } from '@/lib/core/seo/social-image';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'Academy of Tech Link';

export default function Image() {
  return socialImage({ label: 'Academy', title: 'Learn to run what you automate' });
}
