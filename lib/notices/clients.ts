/** Sentences about contacts, companies and imports. */
export const clientNotices = {
  clientCreated: 'Contact created.',
  clientUpdated: 'Contact updated.',
  clientAddressTaken: 'Another contact has this email address. Merge the two instead.',
  clientsUnchanged:
    'Nothing was changed: the record no longer exists, or it was already up to date.',
  clientsNotReverted:
    'Someone else has changed some of these since. Those were left as they are; the others were restored.',
  clientsDeleted: 'Deleted.',
  clientsMerged: 'Merged. Both histories are on this timeline.',
  noteSaved: 'Note saved.',
  noteDeleted: 'Note deleted.',
  companyCreated: 'Company created.',
  companyUpdated: 'Company updated.',
  companyNameTaken: 'Another company has this name.',
  companiesDeleted: 'Deleted. Its contacts are kept, without a company.',
  importUnreadable: 'This file cannot be read as CSV with a header row.',
  importTooLarge: 'This file is too large. Please split it: at most 20,000 rows and 5 MB per file.',
  importEncodingUnknown:
    'We cannot tell the encoding of this file. Please choose it, or save the file as UTF-8.',
  importIncomplete: 'Please choose the columns that contain the name and the email.',
  importDone: 'Import finished.',
} as const;
