import { redirect } from 'next/navigation';
import { paths } from '@/lib/paths';

export default function TeamArea() {
  redirect(paths.team.dashboard);
}
