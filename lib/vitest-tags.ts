/**
 * The claims that tests of the project prove; each names the tag of these tests. Vitest runs those of a claim with
 * `--tagsFilter=xss`, Playwright with `--grep @xss`. `npm run prove` tries the claims about load and failures.
 */
export const claimTags = [
  {
    name: 'access-matrix',
    description:
      'every role reads and writes at the Data API what the matrix of tables and functions says',
  },
  {
    name: 'attacks',
    description:
      'joins, guesses, tampered rows and the Auth API itself grant no one more than their role',
  },
  {
    name: 'guards',
    description: 'every screen, endpoint and action answers only those that it is for',
  },
  {
    name: 'bad-input',
    description:
      'the actions of visitors’ forms answer generated inputs with an error of their own and write nothing',
  },
  { name: 'origin', description: 'forms and actions that another site sends do nothing' },
  {
    name: 'redirects',
    description: 'no parameter leads a person to another site, nor a webhook elsewhere',
  },
  {
    name: 'xss',
    description: '100 XSS strings in every text that a page or a staff screen shows run nowhere',
  },
  {
    name: 'headers',
    description:
      'every kind of response has its policy, cache and security headers, and its pages run under them',
  },
  {
    name: 'session-end',
    description:
      'a session ends after 30 idle minutes and 12 hours, in every tab, in the database and at the Auth API',
  },
  {
    name: 'sign-in',
    description:
      'guessing passwords meets limits that lock no one else out; a known and an unknown email answer alike',
  },
  {
    name: 'second-factor',
    description: 'without the second factor a session sees nothing; each code counts once',
  },
  {
    name: 'clock-changes',
    description:
      'form, email, calendar file, link, webhook and staff calendar name one moment, across zones and changes of the clock',
  },
  {
    name: 'live',
    description:
      'calendar and lists stay right when live changes are lost, doubled, late or cut off',
  },
  {
    name: 'erasure',
    description:
      'a person with a record of every kind in every state is, once erased, deleted or expired, in no column, file or log, gets no email, and no figure of the firm changes',
  },
  {
    name: 'no-javascript',
    description: 'every form of a visitor and signing in work without JavaScript',
  },
  {
    name: 'outage',
    description: 'without the database stored pages are served and forms keep what was typed',
  },
  { name: 'log-secrets', description: 'no log contains an email, a token, a key or a password' },
  {
    name: 'bundle-secrets',
    description: 'no file that a browser can load contains a secret, or reads one',
  },
];
