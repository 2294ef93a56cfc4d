import { describe, expect, it } from 'vitest';
import { type ColumnMapping, guessMapping } from './columns';

const none: ColumnMapping = {
  firstname: null,
  lastname: null,
  email: null,
  phone: null,
  company: null,
  jobtitle: null,
  stage: null,
  value: null,
  tags: null,
  source: null,
};

describe('the columns', () => {
  it.each([
    [
      ['First Name', 'Surname', 'E-mail', 'Organisation'],
      { firstname: 0, lastname: 1, email: 2, company: 3 },
    ],
    [
      ['email_address', 'Full name', 'Value (USD)', 'Job title'],
      { email: 0, firstname: 1, value: 2, jobtitle: 3 },
    ],
    [['Firma', 'Ort'], {}],
  ])('guesses the columns with the headings %j', (headings, expected) => {
    expect(guessMapping(headings)).toEqual({ ...none, ...expected });
  });
});
