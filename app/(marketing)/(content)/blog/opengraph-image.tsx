import { socialImage } from '@/lib/core/seo/social-image';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'Blog of Tech Link';

export default function Image() {
  return socialImage({ label: 'Blog', title: 'Notes from automation projects' });
}
