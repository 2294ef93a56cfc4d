import { MissingScreen } from '@/components/staff/missing-screen';
import { notFoundMetadata } from '@/lib/core/seo/metadata';
import { paths } from '@/lib/paths';

export const metadata = notFoundMetadata;

/** Any other URL of the area, rendered per request like the other pages, with their policy. */
export default function MissingPage() {
  return <MissingScreen dashboard={paths.admin.dashboard} />;
}
