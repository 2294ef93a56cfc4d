/** Thrown if the machine lacks something that a row needs. */
export class NotMeasured extends Error {}
