/** The id of the control called `name`, by which an error summary finds it. */
export function fieldId(name: string): string {
  return `field-${name}`;
}
