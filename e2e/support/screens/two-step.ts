import { paths } from '../../../lib/paths.ts';
import { codeOf, readKey } from '../authenticator.ts';
import { press, type Screen, summary, text } from './screen.ts';

const begin = press('Set up an authenticator app');

/** Two-step verification on the profile of someone who has just signed in. */
export const twoStepScreens: Screen[] = [
  {
    name: 'profile with the key of an app',
    path: paths.team.profile,
    act: begin,
    shows: (page) => page.getByRole('img', { name: 'QR code for your authenticator app' }),
  },
  {
    name: 'profile with recovery codes',
    path: paths.team.profile,
    act: async (page) => {
      await begin(page);
      await page.getByLabel('Code that the app shows').fill(codeOf(await readKey(page)));
      await press('Turn on')(page);
    },
    shows: (page) => page.getByRole('list', { name: 'Recovery codes' }),
  },
];

/** Screens of a person with two-step verification, after their password. */
export const secondStepScreens: Screen[] = [
  { name: 'second step', path: paths.twoStep, shows: text('Enter your code') },
  {
    name: 'second step with a mistake',
    path: paths.twoStep,
    act: async (page) => {
      await page.getByLabel('Code', { exact: true }).fill('12345');
      await press('Continue')(page);
    },
    shows: summary,
  },
];

export const securedScreens: Screen[] = [
  {
    name: 'profile with two-step verification',
    path: paths.team.profile,
    shows: text(/^On since/),
  },
];

export const setUpScreens: Screen[] = [
  {
    name: 'set-up of the second step',
    path: paths.twoStepSetUp,
    shows: text('Set up an authenticator app'),
  },
];
