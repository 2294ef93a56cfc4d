/** Returns the id of the control called `name`, which the error summary links to. */
export function fieldId(name: string): string {
  return `field-${name}`;
}
