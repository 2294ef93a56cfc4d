'use client';

import { useState } from 'react';
import { useOpenRecord } from '@/components/lists/use-open-record';
import { FormValue } from '@/components/records/form-value';
import { RecordForm } from '@/components/records/record-form';
import { LinkField } from '@/components/tasks/drawer/link-field';
import { ChoiceField } from '@/components/ui/choice-field';
import { createDeal } from '@/lib/deals/actions';
import { dealLabels, newDealForm } from '@/lib/deals/schema';
import { dealStageNames, OPEN_STAGES } from '@/lib/deals/stages';
import { type DealChoices, DealFields } from './deal-fields';

type Contact = { id: string; name: string };

type ContactFieldProps = { known: Contact | null; values: Record<string, string>; error?: string };

function ContactField({ known, values, error }: ContactFieldProps) {
  const typed = values.client ? { id: values.client, name: values.clientName || 'Chosen' } : known;
  const [contact, choose] = useState<Contact | null>(typed);
  return (
    <>
      <FormValue name="client" value={contact?.id ?? ''} />
      <FormValue name="clientName" value={contact?.name ?? ''} />
      <LinkField
        kind="clients"
        label="Contact"
        name="client"
        hint="Type a name, company or email"
        required
        chosen={contact}
        error={error}
        onChoose={choose}
      />
    </>
  );
}

type NewDealProps = DealChoices & {
  /** Contact from the link that opened the form, if any. */
  contact: Contact | null;
  /** Id of the signed-in leader, the default owner. */
  owner: string;
};

const { amountReason: _, ...labels } = dealLabels;

/** Form of a new deal. After creation, the drawer shows the deal. */
export function NewDeal({ contact, owner, people, services }: NewDealProps) {
  const open = useOpenRecord();
  return (
    <RecordForm
      name="deal:new"
      action={createDeal}
      schema={newDealForm}
      labels={labels}
      initial={{
        stage: 'new',
        owner,
        client: contact?.id ?? '',
        clientName: contact?.name ?? '',
      }}
      submitLabel="Create deal"
      onSaved={({ id }) => open(id)}
    >
      {(values, errors) => (
        <>
          <ContactField known={contact} values={values} error={errors.client} />
          <DealFields values={values} errors={errors} people={people} services={services} />
          <ChoiceField
            label={dealLabels.stage}
            name="stage"
            choices={OPEN_STAGES.map((stage) => ({ id: stage, name: dealStageNames[stage] }))}
            value={values.stage}
            error={errors.stage}
          />
        </>
      )}
    </RecordForm>
  );
}
