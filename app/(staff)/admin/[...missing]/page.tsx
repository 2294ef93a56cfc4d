import { MissingScreen } from '@/components/staff/missing-screen';
import { notFoundMetadata } from '@/lib/core/seo/metadata';

export const metadata = notFoundMetadata;

/** Any other URL of the area, rendered per request like the other pages, with their policy. */
export default function MissingPage() {
  return <MissingScreen area="admin" />;
}
