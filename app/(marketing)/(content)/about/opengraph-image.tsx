import { socialImage } from '@/lib/core/seo/social-image';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'About Tech Link';

export default function Image() {
  return socialImage({ label: 'About', title: 'An automation consultancy that stays to run it' });
}
