import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

/** Search for a person by email address. A plain GET form. */
export function PersonSearch({ email }: { email: string }) {
  return (
    <form noValidate className="flex max-w-measure items-end gap-2">
      <Field label="Whose data?" name="email" className="grow" required>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="off"
            placeholder="Email"
            defaultValue={email}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" size="beside">
        Look up
      </Button>
    </form>
  );
}
