/** Characters of a new password. */
export const MIN_PASSWORD_LENGTH = 12;
