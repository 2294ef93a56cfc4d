import { FilterBar } from '@/components/lists/filter-bar';
import { ListTabs } from '@/components/lists/list-tabs';
import { ScreenHead } from '@/components/staff/screen-head';
import type { ListedVideo } from '@/lib/content/videos/model';
import type { Area } from '@/lib/core/auth/roles';
import type { Page } from '@/lib/core/lists/keyset';
import { paths } from '@/lib/paths';
import { mediaTabs } from './media-tabs';
import { VideoList } from './video-list';

type VideosScreenProps = { page: Promise<Page<ListedVideo>>; area: Area };

const filters = [
  {
    name: 'captions',
    label: 'Captions',
    options: [
      { value: 'no', label: 'Without captions' },
      { value: 'yes', label: 'With captions' },
    ],
  },
  { name: 'shown', label: 'Use', options: [{ value: 'no', label: 'Shown nowhere' }] },
];

/** Video library with the records that show each video. */
export function VideosScreen({ page, area }: VideosScreenProps) {
  return (
    <>
      <ScreenHead
        title="Media"
        purpose="Videos of recordings and lessons. Open a title to replace its video. Unused videos are deleted after 30 days."
      />
      <ListTabs label="Media" tabs={mediaTabs(area)} current={paths[area].videos} />
      <FilterBar filters={filters} />
      <VideoList page={page} area={area} />
    </>
  );
}
