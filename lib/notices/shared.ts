/** Sentences of every form. */
export const sharedNotices = {
  formHasErrors: 'Please check the fields below.',
  somethingWentWrong: 'Something went wrong on our side. Nothing was changed; please try again.',
  choicesNotFound: 'The search could not be reached. Type again to retry.',
  notReached: 'The server could not be reached. Please check your connection and try again.',
} as const;
