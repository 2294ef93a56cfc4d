import { Verifying } from '@/components/staff/verifying';

/** The first state of both areas (spec section 4), until their layout has checked who is there. */
export default function StaffLoading() {
  return <Verifying />;
}
