import { redirect } from 'next/navigation';
import { paths } from '@/lib/paths';

export default function AdminArea() {
  redirect(paths.admin.dashboard);
}
