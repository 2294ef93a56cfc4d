/** Sentences about exports and erasures of people, and about how long data is kept. */
export const privacyNotices = {
  personErased: 'Data erased. Here is your receipt.',
  personNotFound: 'No data is stored for this email address.',
  personIsStaff:
    'This email address belongs to a staff account, which cannot be erased here. Disable the account under Team.',
  confirmationDiffers: 'This does not match the email address above.',
  retentionSaved: 'Saved. The privacy policy shows the new periods.',
} as const;
