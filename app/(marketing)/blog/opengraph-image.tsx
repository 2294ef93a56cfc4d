import { socialImage } from '@/lib/seo/social-image';

export { contentType, size } from '@/lib/seo/social-image';

export const alt = 'Blog of Tech Link';

export default function Image() {
  return socialImage({ label: 'Blog', title: 'Notes from automation projects' });
}
