import { FilterBar } from '@/components/lists/filter-bar';
import { ListTabs } from '@/components/lists/list-tabs';
import { IdleDrawer, RecordDrawer } from '@/components/records/record-drawer';
import { RecordTitle } from '@/components/records/record-title';
import { ScreenHead } from '@/components/staff/screen-head';
import { Markdown } from '@/components/text/markdown';
import type { RecordEnd } from '@/lib/audit/model';
import type { EditedTag } from '@/lib/blog/tags/model';
import { foundTags } from '@/lib/blog/tags/rules';
import { post } from '@/lib/content/kinds/post';
import { paths } from '@/lib/paths';
import { TagForm } from './tag-drawer-parts';
import { TagList } from './tag-list';

type TagsScreenProps = {
  tags: readonly EditedTag[];
  search: string;
  /** Slug of the tag in the drawer. */
  open: string | null;
  /** Present if the tag in the drawer no longer exists. */
  end: Promise<RecordEnd | null> | undefined;
  area: 'admin' | 'team';
};

/** Screen of the post tags and the introductions of their pages. */
export function TagsScreen({ tags, search, open, end, area }: TagsScreenProps) {
  const opened = tags.find(({ slug }) => slug === open);
  const lists = area === 'admin' ? post.lists : post.publisherLists;
  return (
    <>
      <ScreenHead
        title="Tags"
        purpose="Every tag of a published post has a page. Search engines may list it once it has an introduction."
      />
      <ListTabs {...lists} current={paths[area].blogTags} />
      <FilterBar search="Search tags" filters={[]} />
      <TagList tags={foundTags(tags, search)} isSearched={search !== ''} />
      <IdleDrawer />
      {open && (
        <RecordDrawer
          record={open}
          end={end}
          title={<RecordTitle kind="Tag" name={opened?.name ?? 'Not found'} />}
        >
          {opened && <TagForm tag={opened} rendered={<Markdown text={opened.introduction} />} />}
        </RecordDrawer>
      )}
    </>
  );
}
