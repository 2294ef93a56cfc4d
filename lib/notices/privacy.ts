/** Sentences about exports and erasures of people, and about how long data is kept. */
export const privacyNotices = {
  personErased: 'Erased. This is the receipt.',
  personNotFound: 'Nothing is stored about this email address.',
  personIsStaff:
    'This email address belongs to a staff account. Staff are not erased here: disable the account under Team.',
  confirmationDiffers: 'This is not the email address above.',
  retentionSaved: 'Saved. The privacy policy names the new times.',
} as const;
