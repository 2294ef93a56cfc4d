/** Stages of our relation with a contact. */
export const CLIENT_STAGES = ['lead', 'qualified', 'client', 'past'] as const;
export type ClientStage = (typeof CLIENT_STAGES)[number];

/** Stage of a new contact, as the column's default has it. */
export const NEW_CLIENT_STAGE: ClientStage = 'lead';

export const clientStageNames: Record<ClientStage, string> = {
  lead: 'Lead',
  qualified: 'Qualified',
  client: 'Client',
  past: 'Past',
};
