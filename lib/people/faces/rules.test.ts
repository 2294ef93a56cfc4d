import { expect, it } from 'vitest';
import { paragraphsOf, personPaths } from './rules';

const person = (slug: string, name: string, ...formerNames: string[]) => ({
  slug,
  name,
  formerNames,
});

it('finds the page of a person by their current name and by former ones', () => {
  expect(personPaths([person('ana-ruiz', 'Ana Marsh', 'Ana Ruiz')])).toEqual({
    'Ana Marsh': '/about/ana-ruiz',
    'Ana Ruiz': '/about/ana-ruiz',
  });
});

it('prefers the current holder of a name, then the first of several', () => {
  const people = [
    person('renamed', 'Kim Blake', 'Kim Stone'),
    person('kim-stone-2', 'Kim Stone'),
    person('kim-blake-2', 'Kim Blake'),
  ];
  expect(personPaths(people)).toEqual({
    'Kim Blake': '/about/renamed',
    'Kim Stone': '/about/kim-stone-2',
  });
});

it('handles names that are also properties of objects', () => {
  expect(personPaths([]).constructor).toBe(Object.prototype.constructor);
  expect(Object.keys(personPaths([person('x', 'constructor')]))).toEqual(['constructor']);
});

it.each([
  [null, []],
  ['One.', ['One.']],
  ['One.\n\nTwo,\nstill two.\n \n\nThree.', ['One.', 'Two,\nstill two.', 'Three.']],
])('splits %j into its paragraphs', (about, expected) => {
  expect(paragraphsOf(about)).toEqual(expected);
});
