import type { Area } from '@/lib/core/auth/roles';
import { paths } from '@/lib/paths';

/** Returns the tabs of the media library: pictures and videos. */
export const mediaTabs = (area: Area) => [
  { href: paths[area].media, label: 'Pictures' },
  { href: paths[area].videos, label: 'Videos' },
];
