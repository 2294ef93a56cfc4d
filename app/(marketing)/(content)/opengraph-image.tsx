import { brand } from '@/lib/brand';
import { socialImage } from '@/lib/core/seo/social-image';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = `${brand.name}: automations that scale`;

export default function Image() {
  return socialImage({ label: brand.tagline, title: 'Automations that scale' });
}
