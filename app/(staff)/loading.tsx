import { Verifying } from '@/components/staff/verifying';

/** Initial state of both areas (spec section 4), until the layout has checked access. */
export default function StaffLoading() {
  return <Verifying />;
}
