/**
 * Replaces `@codemirror/lang-html` in the build (next.config.ts). Only the Markdown package imports it, for HTML inside
 * a text, which our texts do not contain. The original would add parsers for HTML, CSS and JavaScript.
 */
export const html = () => null;

/** Replaces the second export that the Markdown package imports. */
export const htmlCompletionSource = () => null;
