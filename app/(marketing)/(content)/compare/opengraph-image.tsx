import { socialImage } from '@/lib/core/seo/social-image';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'Three ways to get an automation, compared';

export default function Image() {
  return socialImage({ label: 'Compare', title: 'Do it yourself, hire an agency, or hire us' });
}
