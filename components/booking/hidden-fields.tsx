type HiddenFieldsProps = {
  idempotencyKey: string;
  formToken: string;
  visitorTimeZone: string;
  service: string;
};

/** What the page adds to the form, and a field that only robots see and fill. */
export function HiddenFields(values: HiddenFieldsProps) {
  return (
    <>
      <input type="hidden" name="idempotencyKey" value={values.idempotencyKey} readOnly />
      <input type="hidden" name="formToken" value={values.formToken} readOnly />
      <input type="hidden" name="visitorTimeZone" value={values.visitorTimeZone} readOnly />
      <input type="hidden" name="service" value={values.service} readOnly />
      <div aria-hidden className="absolute -left-[9999px] h-px w-px overflow-hidden">
        <label>
          Website
          <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </>
  );
}
