import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { roleName } from '@/lib/people/rules';
import { role } from '@/lib/people/schema';

type RoleFieldProps = { label: string; value: string | undefined; error?: string };

/** Select for the two roles that give access. Any other stored value must be replaced by one of them. */
export function RoleField({ label, value, error }: RoleFieldProps) {
  const isRole = role.safeParse(value).success;
  return (
    <Field
      label={label}
      name="role"
      error={error}
      hint="Leaders manage everything; members see their own tasks and calendar."
      required
    >
      {(control) => (
        <Select {...control} defaultValue={isRole ? value : ''}>
          {!isRole && <option value="">Choose a role</option>}
          {role.options.map((option) => (
            <option key={option} value={option}>
              {roleName(option)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
