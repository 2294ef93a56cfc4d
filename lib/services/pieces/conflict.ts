export const SYSTEMS = { crm: 'CRM', erp: 'ERP' } as const;
export type System = keyof typeof SYSTEMS;

/** A field of an invented customer: the value both systems agreed on last, and the value in each. */
export type SyncField = {
  name: string;
  agreed: string;
  crm: string;
  erp: string;
  /** System whose value applies if both have changed it. */
  owner?: System;
};

export const FIELDS: readonly SyncField[] = [
  { name: 'Phone', agreed: '555 0140', crm: '555 0188', erp: '555 0140' },
  { name: 'Credit limit', agreed: '$20,000', crm: '$40,000', erp: '$25,000', owner: 'erp' },
  { name: 'Payment term', agreed: '30 days', crm: '30 days', erp: '14 days' },
  { name: 'Delivery address', agreed: '3 Dock Road', crm: '14 Quay Street', erp: '9 Mill Lane' },
];

/** Returns the system whose value applies: the one that changed it, or its owner; null if a person must decide. */
export function winner({ agreed, crm, erp, owner }: SyncField): System | null {
  if (erp === agreed || crm === erp) return 'crm';
  if (crm === agreed) return 'erp';
  return owner ?? null;
}

/** Returns why a value applies, or why a person must decide. */
export function reasonFor(field: SyncField): string {
  const { agreed, crm, erp, owner } = field;
  const changed = [crm !== agreed && SYSTEMS.crm, erp !== agreed && SYSTEMS.erp].filter(Boolean);
  if (changed.length === 0) return 'Unchanged';
  if (changed.length === 1) return `Only the ${changed[0]} changed it`;
  if (crm === erp) return 'Both made the same change';
  return owner
    ? `Both changed it; the ${SYSTEMS[owner]} owns it`
    : 'Both changed it, and neither owns it';
}

/** The field that a person must decide. */
export const OPEN_FIELD = FIELDS.find((field) => winner(field) === null);

/** Returns what the sync sends after the decision for one system. */
export function decisionText(field: SyncField, kept: System): string {
  const other = SYSTEMS[kept === 'crm' ? 'erp' : 'crm'];
  return `Both systems now say “${field[kept]}”. The ${other} received the change once, and the other value stays in the history.`;
}
