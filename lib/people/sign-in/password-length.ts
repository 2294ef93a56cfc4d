/** Minimum length of a new password, in characters. */
export const MIN_PASSWORD_LENGTH = 12;
