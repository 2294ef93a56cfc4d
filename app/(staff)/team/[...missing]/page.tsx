import { MissingScreen } from '@/components/staff/missing-screen';
import { notFoundMetadata } from '@/lib/core/seo/metadata';
import { paths } from '@/lib/paths';

export const metadata = notFoundMetadata;

/** Any other address of the area, rendered for each request like its neighbours, and so with their policy. */
export default function MissingPage() {
  return <MissingScreen dashboard={paths.team.dashboard} />;
}
