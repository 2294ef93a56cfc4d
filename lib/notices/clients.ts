/** Sentences about contacts, companies and imports. */
export const clientNotices = {
  clientCreated: 'Contact created.',
  clientUpdated: 'Contact updated.',
  clientAddressTaken: 'Another contact has this email address. Merge the two instead.',
  clientsUnchanged: 'Nothing was changed: it no longer exists, or it already was like this.',
  clientsNotReverted:
    'Somebody else has changed some of these since. Those stay as they are; the others are restored.',
  clientsDeleted: 'Deleted.',
  clientsMerged: 'Merged. Both histories are on this timeline.',
  noteSaved: 'Note saved.',
  noteDeleted: 'Note deleted.',
  companyCreated: 'Company created.',
  companyUpdated: 'Company updated.',
  companyNameTaken: 'Another company has this name.',
  companiesDeleted: 'Deleted. Its people stay, without a company.',
  importUnreadable: 'This file cannot be read as CSV with a heading row.',
  importTooLarge: 'This file is too large. Please split it: at most 20,000 rows and 5 MB.',
  importEncodingUnknown:
    'We cannot tell the encoding of this file. Please choose it, or save the file as UTF-8.',
  importIncomplete: 'Please choose which columns hold the name and the email.',
  importDone: 'Import finished.',
} as const;
