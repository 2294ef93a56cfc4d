/**
 * A character that no name needs: controls and line breaks, those that mail headers and addresses are written with, and
 * invisible ones, which hide or turn round what follows. `private.is_person_name` refuses the same in the database.
 */
const NOT_IN_NAMES =
  /[\p{Cc}<>"@\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/u;

/** Returns whether a text has no character that a person's name must not have. */
export const isPersonName = (text: string): boolean => !NOT_IN_NAMES.test(text);
