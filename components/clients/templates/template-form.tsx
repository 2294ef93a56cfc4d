'use client';

import { useOpenRecord } from '@/components/lists/use-open-record';
import { RecordForm } from '@/components/records/record-form';
import { saveTemplate } from '@/lib/clients/templates/actions';
import type { Template } from '@/lib/clients/templates/model';
import { templateForm } from '@/lib/clients/templates/schema';
import { TemplateFields, templateLabels } from './template-fields';

/** Form that creates or edits a template. Null is a new template. */
export function TemplateForm({ template }: { template: Template | null }) {
  const open = useOpenRecord();
  return (
    <RecordForm
      name={`template:${template?.id ?? 'new'}`}
      action={saveTemplate}
      schema={templateForm}
      labels={templateLabels}
      initial={{
        kind: template?.kind ?? 'booking',
        name: template?.name ?? '',
        subject: template?.subject ?? '',
        body: template?.body ?? 'Hello {first name},\n\n\n\nBest regards,\n{my name}',
      }}
      version={template?.version}
      submitLabel={template ? 'Save template' : 'Create template'}
      onSaved={({ id }) => {
        if (!template) open(id);
      }}
    >
      {(values, errors) => (
        <>
          <input type="hidden" name="id" value={template?.id ?? ''} />
          <TemplateFields values={values} errors={errors} />
        </>
      )}
    </RecordForm>
  );
}
