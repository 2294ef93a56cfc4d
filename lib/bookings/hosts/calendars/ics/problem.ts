/** A calendar that cannot be used; its message is for the host. */
export class CalendarProblem extends Error {}
