/** Stages of our relationship with a contact. */
export const CLIENT_STAGES = ['lead', 'qualified', 'client', 'past'] as const;
export type ClientStage = (typeof CLIENT_STAGES)[number];

/** Stage of a new contact, the same as the default of the column. */
export const NEW_CLIENT_STAGE: ClientStage = 'lead';

export const clientStageNames: Record<ClientStage, string> = {
  lead: 'Lead',
  qualified: 'Qualified',
  client: 'Client',
  past: 'Past',
};
