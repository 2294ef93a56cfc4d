import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { TaskComments } from './task-comments';

const me = vi.hoisted(() => ({ id: 'me', role: '' }));

vi.mock('next/navigation', () => ({ useRouter: () => null }));
vi.mock('@/lib/tasks/actions', () => ({ commentOnTask: null, removeComment: null }));
vi.mock('@/components/staff/person-context', () => ({ usePerson: () => me }));

const at = '2026-11-20T15:00:00Z';
const comments = [
  { id: '1', authorId: 'me', authorName: 'Me', body: 'Mine', at },
  { id: '2', authorId: 'another', authorName: 'Another', body: 'Theirs', at },
];

it.each([
  ['team_member', ['Mine']],
  ['team_leader', ['Mine', 'Theirs']],
])('offers a %s to remove %j', (role, removable) => {
  me.role = role;
  const list = createElement(TaskComments, { task: 't', people: [], comments });
  const items = renderToStaticMarkup(list).split('</li>');
  const offered = items.filter((item) => item.includes('>Remove</button>'));
  expect(offered.map((item) => /Mine|Theirs/.exec(item)?.[0])).toEqual(removable);
});
