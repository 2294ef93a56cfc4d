/** A text that was typed but not saved. */
export type TypedText = { label: string; text: string };

/** An unsaved text with the element that contains it. If the element is removed, the text would be lost. */
export type HeldText = TypedText & { element: Element };

/** Functions that return the unsaved texts of non-form editors, by their marker element. */
const marked = new WeakMap<Element, () => readonly TypedText[]>();

/** Registers a marker element of a non-form editor, with a function that returns its unsaved texts. */
export function markTyped(mark: Element, texts: () => readonly TypedText[]) {
  marked.set(mark, texts);
}

function textsOfEditors(root: ParentNode): HeldText[] {
  return [...root.querySelectorAll('[data-typed]')].flatMap((element) =>
    (marked.get(element)?.() ?? []).map((typed) => ({ ...typed, element })),
  );
}

/** A form that lists its unsaved fields itself: a JSON object of labels by field name. */
const FORM = 'form[data-unsaved]';

/** An editor with a registered marker. Its controls are part of its reported texts. */
const EDITOR = ':has(> [data-typed])';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const isUnsavedLabels = (kept: unknown): kept is Record<string, string> =>
  typeof kept === 'object' && kept !== null;

function textOf(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? '';
  return new FormData(form)
    .getAll(name)
    .filter((value) => typeof value === 'string' && !UUID.test(value))
    .join(', ');
}

function textsOfForm(form: HTMLFormElement): HeldText[] {
  const labels: unknown = JSON.parse(form.dataset.unsaved || '{}');
  if (!isUnsavedLabels(labels)) return [];
  return Object.entries(labels).map(([name, label]) => ({
    label,
    text: textOf(form, name),
    element: form,
  }));
}

/** Selector of controls that accept text. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Returns whether an element accepts text. Excludes selects, passwords and searches. */
export function isTextControl(element: EventTarget): element is TextControl {
  if (element instanceof HTMLTextAreaElement) return true;
  return element instanceof HTMLInputElement && /^(text|email|tel|url|number)$/.test(element.type);
}

/**
 * Returns the unsaved texts of forms and other editors within `root`, and of `touched` controls that belong to neither.
 * A control in a dialog is not within `root`.
 */
export function typedTexts(root: ParentNode, touched: Iterable<TextControl>): HeldText[] {
  const forms = new Set(root.querySelectorAll<HTMLFormElement>(FORM));
  const texts = textsOfEditors(root);
  for (const control of touched) {
    if (!control.isConnected) continue;
    const form = control.closest<HTMLFormElement>(FORM);
    if (form) forms.add(form);
    else if (!control.closest(EDITOR)) {
      const label = control.labels?.[0]?.firstChild?.textContent ?? control.ariaLabel ?? '';
      texts.push({ label, text: control.value, element: control });
    }
  }
  return [...[...forms].flatMap(textsOfForm), ...texts].filter(({ text }) => text.trim());
}

/** Joins the texts for the clipboard. Several texts are labelled. */
export function copyOf(texts: readonly TypedText[]): string {
  if (texts.length === 1) return texts[0]?.text ?? '';
  return texts.map(({ label, text }) => `${label}\n${text}`).join('\n\n');
}
