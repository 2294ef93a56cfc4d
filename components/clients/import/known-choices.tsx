/** Radio buttons to update or skip existing contacts. */
export function KnownChoices({ known }: { known: number }) {
  if (known === 0) return <input type="hidden" name="known" value="skip" />;
  return (
    <fieldset className="space-y-2">
      <legend className="mb-2 text-h3 text-ink">
        {known.toLocaleString('en-US')} of them are already contacts, by their email
      </legend>
      <label className="flex items-start gap-3">
        <input
          type="radio"
          name="known"
          value="update"
          defaultChecked
          className="mt-0.5 size-4 accent-accent"
        />
        <span>
          <span className="font-medium text-ink">Update them.</span> Values from the file replace
          ours; empty cells change nothing, and tags are added.
        </span>
      </label>
      <label className="flex items-start gap-3">
        <input type="radio" name="known" value="skip" className="mt-0.5 size-4 accent-accent" />
        <span>
          <span className="font-medium text-ink">Skip them.</span> They stay as they are.
        </span>
      </label>
    </fieldset>
  );
}
