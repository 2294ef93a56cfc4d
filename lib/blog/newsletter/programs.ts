const PROGRAMS =
  /bot|crawl|spider|preview|scan|monitor|fetch|curl|wget|python|java\/|go-http|headless/i;

/** Returns whether the user agent is that of a program, such as the scanner of a mail server, as far as it says so. */
export function isProgram(userAgent: string | null): boolean {
  return !userAgent || PROGRAMS.test(userAgent);
}
