import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { TemplateDetails } from '@/components/clients/templates/template-details';
import { TemplateForm } from '@/components/clients/templates/template-drawer-parts';
import { TemplateList } from '@/components/clients/templates/template-list';
import { NextPage } from '@/components/lists/next-page';
import { OpenLink } from '@/components/lists/open-link';
import { IdleDrawer, RecordDrawer } from '@/components/records/record-drawer';
import { RecordTitle } from '@/components/records/record-title';
import { ScreenHead } from '@/components/staff/screen-head';
import { buttonStyle } from '@/components/ui/button-style';
import { readEnd } from '@/lib/audit/data';
import { listTemplates, readTemplate } from '@/lib/clients/templates/data';
import { templateFilters } from '@/lib/clients/templates/filters';
import { requireLeader } from '@/lib/core/auth/guard';
import { NEW_RECORD } from '@/lib/core/lists/params';
import { readAhead } from '@/lib/core/supabase/read-ahead';

export const metadata: Metadata = { title: 'Reply templates' };

const load = createLoader(templateFilters);

type TemplatesScreenProps = { searchParams: Promise<SearchParams> };

export default async function TemplatesScreen({ searchParams }: TemplatesScreenProps) {
  const leader = await requireLeader();
  const { open, after } = await load(searchParams);
  const template = open && open !== NEW_RECORD ? readAhead(readTemplate(leader, open)) : null;
  const page = await listTemplates(leader, after);
  return (
    <>
      <ScreenHead
        title="Reply templates"
        purpose="Templates for replies to bookings, applications, learners and contacts."
        action={
          <OpenLink record={NEW_RECORD} className={buttonStyle({ size: 'sm' })}>
            New template
          </OpenLink>
        }
      />
      <TemplateList templates={page.rows} />
      {page.next && <NextPage after={page.next} />}
      <IdleDrawer />
      {open === NEW_RECORD && (
        <RecordDrawer record={open} title="New template">
          <TemplateForm template={null} />
        </RecordDrawer>
      )}
      {open && template && (
        <RecordDrawer
          record={open}
          end={readEnd(leader, 'reply_templates', open, template)}
          title={<RecordTitle kind="Template" name={template.then((found) => found?.name)} />}
        >
          <TemplateDetails template={template} />
        </RecordDrawer>
      )}
    </>
  );
}
