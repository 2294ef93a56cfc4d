import { FilterBar } from '@/components/lists/filter-bar';
import { ListTabs } from '@/components/lists/list-tabs';
import { ViewSwitch } from '@/components/lists/view-switch';
import { IdleDrawer, RecordDrawer } from '@/components/records/record-drawer';
import { RecordTitle } from '@/components/records/record-title';
import { ScreenHead } from '@/components/staff/screen-head';
import type { RecordEnd } from '@/lib/audit/model';
import type { ImageDetails as Image, ListedImage } from '@/lib/content/images/model';
import type { Area } from '@/lib/core/auth/roles';
import { IMAGE_TYPES, imageTypeNames } from '@/lib/core/images/rules';
import type { Page } from '@/lib/core/lists/keyset';
import { paths } from '@/lib/paths';
import { ImageDetails } from './image-details';
import { ImageList } from './image-list';
import { mediaTabs } from './media-tabs';
import { UploadButton } from './upload-button';

type LibraryScreenProps = {
  page: Promise<Page<ListedImage>>;
  view: 'grid' | 'list';
  /** Id of the picture in the drawer. */
  opened: { id: string; image: Promise<Image | null>; end: Promise<RecordEnd | null> } | null;
  area: Area;
};

const filters = [
  {
    name: 'type',
    label: 'Type',
    options: IMAGE_TYPES.map((value) => ({ value, label: imageTypeNames[value] })),
  },
  {
    name: 'used',
    label: 'Use',
    options: [
      { value: 'yes', label: 'Used' },
      { value: 'no', label: 'Not used' },
    ],
  },
];

/** Picture library with texts and uses. */
export function LibraryScreen({ page, view, opened, area }: LibraryScreenProps) {
  return (
    <>
      <ScreenHead
        title="Media"
        purpose="Every picture on the site and where it is used. Replacing a picture updates it everywhere."
        action={<UploadButton />}
      />
      <ListTabs label="Media" tabs={mediaTabs(area)} current={paths[area].media} />
      <FilterBar search="Search pictures" filters={filters}>
        <ViewSwitch shown={view} of="pictures" />
      </FilterBar>
      <ImageList page={page} view={view} />
      <IdleDrawer />
      {opened && (
        <RecordDrawer
          record={opened.id}
          end={opened.end}
          title={<RecordTitle kind="Picture" name={opened.image.then((image) => image?.name)} />}
        >
          <ImageDetails image={opened.image} area={area} />
        </RecordDrawer>
      )}
    </>
  );
}
