import { socialImage } from '@/lib/core/seo/social-image';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'Careers at Tech Link';

export default function Image() {
  return socialImage({ label: 'Careers', title: 'Work on what others would rather not do' });
}
