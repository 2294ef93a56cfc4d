import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

/** Looks a person up by email; a plain form that loads the page again. */
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
