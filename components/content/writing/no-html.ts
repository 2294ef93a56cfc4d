/**
 * Stands in for `@codemirror/lang-html` in the build (next.config.ts). Only the Markdown support imports it, for HTML inside a
 * text, which ours do not have; with it come parsers of HTML, CSS and JavaScript.
 */
export const html = () => null;

/** Stands in for the other export that the Markdown support imports. */
export const htmlCompletionSource = () => null;
