import { socialImage } from '@/lib/seo/social-image';

export { contentType, size } from '@/lib/seo/social-image';

export const alt = 'A consultation with Tech Link';

export default function Image() {
  return socialImage({
    label: 'Consultation',
    title: 'Tell us about one process. Leave with a sketch.',
  });
}
