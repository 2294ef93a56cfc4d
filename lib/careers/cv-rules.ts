/** The largest CV, 5 MB. The bucket refuses more too (supabase/migrations). */
export const MAX_CV_BYTES = 5 * 1024 * 1024;

/**
 * The largest request that an action reads: a CV, the other fields, and what multipart adds. A redirect in
 * next.config.ts knows it as a number of digits.
 */
export const MAX_REQUEST_BYTES = 6_000_000;

/** Where the page of a job says that a request was too large to be read. */
export const TOO_LARGE_ANCHOR = 'cv-too-large';

export type CvType = 'pdf' | 'docx';
export type CvProblem = 'missing' | 'tooLarge' | 'protected' | 'macros' | 'wrongType';

/** What the form says about a file that cannot be taken. */
export const cvMessages: Record<CvProblem, string> = {
  missing: 'Please choose your CV as PDF or DOCX.',
  tooLarge: 'Your CV is larger than 5 MB. Please choose a smaller file.',
  protected: 'Your CV has a password or is restricted. Please save it without and choose it again.',
  macros: 'Your CV contains macros. Please save it as PDF or as DOCX without macros.',
  wrongType: 'This file is neither a PDF nor a DOCX. Please choose another.',
};
