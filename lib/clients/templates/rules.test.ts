import { describe, expect, it } from 'vitest';
import {
  filled,
  leftPlaceholder,
  riskyPlaceholder,
  sampleFacts,
  unknownPlaceholder,
} from './rules';

describe('a placeholder', () => {
  it.each([
    ['Hello {first name}', null],
    ['Hello { First  Name }', null],
    ['Hello {frist name}', '{frist name}'],
    ['About {course}', '{course}'],
    ['{}', '{}'],
    ['No braces at all', null],
  ])('the unknown placeholder in “%s” is %s', (text, unknown) => {
    expect(unknownPlaceholder('booking', text)).toBe(unknown);
  });

  it('detects a leftover placeholder, but not other text in braces', () => {
    expect(leftPlaceholder('booking', 'Send {"id": 1} on {date and time}')).toBe('{date and time}');
    expect(leftPlaceholder('booking', 'Send {"id": 1}')).toBeNull();
  });
});

describe('a fact that can be missing', () => {
  it.each([
    ['We talk about {service} soon.', '{service}'],
    ['[Hello {first name}] of {company}', '{company}'],
    ['We talk[ about {service}] soon.', null],
    ['See you.\n{meeting link}\nMaya', null],
    ['Hello {first name}', null],
  ])('must be in brackets or on its own line: %j is refused for %s', (text, risky) => {
    expect(riskyPlaceholder(text)).toBe(risky);
  });
});

describe('a template', () => {
  it.each([
    ['Hello {first name},', 'Hello Ada,'],
    ['Hello {FIRST NAME}!', 'Hello Ada!'],
    [
      'We meet on {date and time}[ about {service}].',
      `We meet on ${sampleFacts['date and time']} about Workflow automation.`,
    ],
    ['Line\n\n\n\nline', 'Line\n\nline'],
  ])('%j becomes %j', (template, text) => {
    expect(filled(template, sampleFacts)).toBe(text);
  });

  it.each([
    ['Hello {first name},', 'Hello,'],
    ['Thank you, {first name}.', 'Thank you.'],
    ['We talk about {service} soon.', 'We talk about soon.'],
    ['We talk[ about {service}] soon.', 'We talk soon.'],
    ['See you.\n{meeting link}\nMaya', 'See you.\nMaya'],
    ['See you.\n[Join: {meeting link}]\nMaya', 'See you.\nMaya'],
    ['Keep [this] as it is.', 'Keep [this] as it is.'],
    ['[Also {service} and {company}]', ''],
  ])('leaves a clean sentence without its facts: %j becomes %j', (template, text) => {
    expect(filled(template, {})).toBe(text);
  });

  it('does not interpret the text of a visitor as a template', () => {
    const facts = { 'first name': '{my name}', company: '[x{service}]', 'my name': 'Maya' };
    expect(filled('{first name} of {company}[, {my name}]', facts)).toBe(
      '{my name} of [x{service}], Maya',
    );
  });
});
