import { socialImage } from '@/lib/core/seo/social-image';

export { contentType, size } from '@/lib/core/seo/social-image';

export const alt = 'Pricing of Tech Link';

export default function Image() {
  return socialImage({ label: 'Pricing', title: 'What it costs to keep an automation running' });
}
