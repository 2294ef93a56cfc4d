import { DeleteForGood } from '@/components/records/delete-for-good';
import { RecordEnd } from '@/components/records/record-end';
import { deleteTemplate } from '@/lib/clients/templates/actions';
import type { Template } from '@/lib/clients/templates/model';
import { TemplateForm } from './template-drawer-parts';

/** Editor of a template, with a delete button. */
export async function TemplateDetails(props: { template: Promise<Template | null> }) {
  const template = await props.template;
  if (!template) return null;
  return (
    <div className="space-y-8">
      <TemplateForm template={template} />
      <RecordEnd>
        <DeleteForGood
          id={template.id}
          action={deleteTemplate}
          kind="template"
          name={template.name}
        >
          Replies that used it are kept.
        </DeleteForGood>
      </RecordEnd>
    </div>
  );
}
