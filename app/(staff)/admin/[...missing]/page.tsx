import { MissingScreen } from '@/components/staff/missing-screen';
import { notFoundMetadata } from '@/lib/core/seo/metadata';

export const metadata = notFoundMetadata;

/** Not-found page of the area, rendered per request so that it gets the area's security policy. */
export default function MissingPage() {
  return <MissingScreen area="admin" />;
}
