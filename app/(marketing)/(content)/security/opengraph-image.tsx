import { socialImage } from '@/lib/core/seo/social-image';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'Where your data is, and who can read it';

export default function Image() {
  return socialImage({ label: 'Security', title: 'Where your data is, and who can read it' });
}
