/** A text that was typed and not saved. */
export type TypedText = { label: string; text: string };

/** The same, with the element whose removal takes it away. */
export type HeldText = TypedText & { element: Element };

/** The unsaved texts of editors that are no form, by their marks. */
const marked = new WeakMap<Element, () => readonly TypedText[]>();

/** Notes where an editor that is no form reports its unsaved texts. */
export function markTyped(mark: Element, texts: () => readonly TypedText[]) {
  marked.set(mark, texts);
}

function textsOfEditors(root: ParentNode): HeldText[] {
  return [...root.querySelectorAll('[data-typed]')].flatMap((element) =>
    (marked.get(element)?.() ?? []).map((typed) => ({ ...typed, element })),
  );
}

/** A form that says itself what is unsaved: the labels of its changed fields by name, as JSON. */
const FORM = 'form[data-unsaved]';

/** An editor with such a mark; its controls are part of what it reports. */
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

/** A control in which text is typed. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Returns whether text is typed into this element: no choice, password or search. */
export function isTextControl(element: EventTarget): element is TextControl {
  if (element instanceof HTMLTextAreaElement) return true;
  return element instanceof HTMLInputElement && /^(text|email|tel|url|number)$/.test(element.type);
}

/**
 * Returns the unsaved texts of the forms within `root`, and those of editors that are no form, and those of the `touched`
 * controls on screen that belong to neither; a control of a dialog is not within `root`.
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

/** Returns the texts as one text to copy: a single one as it is, several under their labels. */
export function copyOf(texts: readonly TypedText[]): string {
  if (texts.length === 1) return texts[0]?.text ?? '';
  return texts.map(({ label, text }) => `${label}\n${text}`).join('\n\n');
}
