import { Honeypot } from '@/components/ui/honeypot';

type HiddenFieldsProps = {
  idempotencyKey: string;
  formToken: string;
  visitorTimeZone: string;
};

/** What the page adds to the form. */
export function HiddenFields(values: HiddenFieldsProps) {
  return (
    <>
      <input type="hidden" name="idempotencyKey" value={values.idempotencyKey} readOnly />
      <input type="hidden" name="formToken" value={values.formToken} readOnly />
      <input type="hidden" name="visitorTimeZone" value={values.visitorTimeZone} readOnly />
      <Honeypot />
    </>
  );
}
