'use client';

import { RecordForm } from '@/components/records/record-form';
import { contentLabels } from '@/components/staff/navigation';
import { ChoiceField } from '@/components/ui/choice-field';
import { type ContentRights, includesLevel } from '@/lib/core/auth/content-rights';
import { CONTENT_TABLES } from '@/lib/paths';
import { saveRights } from '@/lib/people/rights/actions';
import { rightsForm, rightsValues, versionOfRights } from '@/lib/people/rights/schema';

const labels = Object.fromEntries(CONTENT_TABLES.map((table) => [table, contentLabels[table]]));

const choices = [
  { id: 'write', name: 'Write drafts' },
  { id: 'publish', name: 'Write and publish' },
  { id: 'mail', name: 'Publish and email people' },
];

type RightsFormProps = { person: { id: string; name: string }; rights: ContentRights };

/** Form that grants a member content permissions or revokes them. */
export function RightsForm({ person: { id, name }, rights }: RightsFormProps) {
  const mails = CONTENT_TABLES.some((table) => includesLevel(rights[table] ?? 'write', 'mail'));
  return (
    <section aria-label="Content rights" className="border-t border-line pt-4">
      <h3 className="font-medium text-ink">Content rights</h3>
      <p className="mt-1 mb-4">
        {name} works on these in the member area, and sees no registrations, enrolments,
        applications or addresses{mails ? ', also where they may email people' : ''}.
      </p>
      <RecordForm
        name={`rights:${id}`}
        action={saveRights}
        schema={rightsForm}
        labels={labels}
        initial={rightsValues(rights)}
        version={versionOfRights(rights)}
        submitLabel="Save content rights"
      >
        {(values, errors) => (
          <>
            <input type="hidden" name="id" value={id} />
            <div className="grid gap-4 sm:grid-cols-2">
              {CONTENT_TABLES.map((table) => (
                <ChoiceField
                  key={table}
                  label={labels[table]}
                  name={table}
                  choices={choices}
                  none="None"
                  value={values[table]}
                  error={errors[table]}
                />
              ))}
            </div>
          </>
        )}
      </RecordForm>
    </section>
  );
}
