/** A text that was typed and not saved. */
export type TypedText = { label: string; text: string };

/** The same, with the element whose removal takes it away. */
export type HeldText = TypedText & { element: Element };

/** A form that says itself what is unsaved: the labels of its changed fields by name, as JSON. */
const FORM = 'form[data-unsaved]';

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
 * Returns the unsaved texts of the forms within `root`, and those of the `touched` controls on screen that belong to no
 * such form; a control of a dialog is not within `root`.
 */
export function typedTexts(root: ParentNode, touched: Iterable<TextControl>): HeldText[] {
  const forms = new Set(root.querySelectorAll<HTMLFormElement>(FORM));
  const texts: HeldText[] = [];
  for (const control of touched) {
    if (!control.isConnected) continue;
    const form = control.closest<HTMLFormElement>(FORM);
    if (form) forms.add(form);
    else {
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
