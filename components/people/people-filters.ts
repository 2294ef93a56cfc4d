import type { Filter } from '@/components/lists/filter-control';
import { roleName } from '@/lib/people/rules';
import { role } from '@/lib/people/schema';

/** Filters of the people lists. */
export const personFilters: readonly Filter[] = [
  {
    name: 'role',
    label: 'Role',
    options: role.options.map((value) => ({ value, label: roleName(value) })),
  },
  {
    name: 'access',
    label: 'Access',
    options: [
      { value: 'active', label: 'Not disabled' },
      { value: 'disabled', label: 'Disabled' },
    ],
  },
];
