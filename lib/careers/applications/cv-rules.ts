/** 5 MB; the bucket in supabase/migrations has the same limit. */
export const MAX_CV_BYTES = 5 * 1024 * 1024;

/**
 * Maximum size of a request to an action: a CV, the other fields and the multipart overhead. A redirect in
 * next.config.ts repeats it as a number of digits.
 */
export const MAX_REQUEST_BYTES = 6_000_000;

/** Anchor of the message on a job page that the request was too large. */
export const TOO_LARGE_ANCHOR = 'cv-too-large';

export type CvType = 'pdf' | 'docx';
export type CvProblem = 'missing' | 'tooLarge' | 'protected' | 'macros' | 'active' | 'wrongType';

/** Messages of the form about an unacceptable file. */
export const cvMessages: Record<CvProblem, string> = {
  missing: 'Please choose your CV as PDF or DOCX.',
  tooLarge: 'Your CV is larger than 5 MB. Please choose a smaller file.',
  protected: 'Your CV has a password or is restricted. Please save it without and choose it again.',
  macros: 'Your CV contains macros. Please save it as PDF or as DOCX without macros.',
  active:
    'Your CV contains scripts, attachments or other active content. Please print it to a new PDF and choose that one.',
  wrongType: 'This file is neither a PDF nor a DOCX. Please choose another.',
};
