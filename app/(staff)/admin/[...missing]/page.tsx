import type { Metadata } from 'next';
import { MissingScreen } from '@/components/staff/missing-screen';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Not found' };

/** Any other address of the area: made for the request like its neighbours, and so with their policy. */
export default function MissingPage() {
  return <MissingScreen dashboard={paths.admin.dashboard} />;
}
