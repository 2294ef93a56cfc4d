import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

/** Search for the contact to merge with. A plain GET form. */
export function MergeSearch({ find }: { find: string }) {
  return (
    <form className="flex max-w-measure items-end gap-2">
      <Field label="Who is the same person?" name="find" className="grow" required>
        {(control) => (
          <Input
            {...control}
            type="search"
            placeholder="Name, email or company"
            defaultValue={find}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" size="beside">
        Search
      </Button>
    </form>
  );
}
