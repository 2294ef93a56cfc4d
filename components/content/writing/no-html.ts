/**
 * Stands in for `@codemirror/lang-html` in the build (next.config.ts). Only the Markdown support imports it, for HTML inside a
 * text, which ours do not have; with it come parsers of HTML, CSS and JavaScript.
 */
export const html = () => null;

/** See above. */
export const htmlCompletionSource = () => null;
