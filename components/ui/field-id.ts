/** Returns the id of the control `name`. The error summary links to this id. */
export function fieldId(name: string): string {
  return `field-${name}`;
}
