import { Honeypot } from '@/components/ui/honeypot';
import { VisitorTimeZoneInput } from '@/components/ui/visitor-time-zone-input';

type HiddenFieldsProps = {
  idempotencyKey: string;
  formToken: string;
};

/** Fields that the page itself adds to the form. */
export function HiddenFields(values: HiddenFieldsProps) {
  return (
    <>
      <input type="hidden" name="idempotencyKey" value={values.idempotencyKey} readOnly />
      <input type="hidden" name="formToken" value={values.formToken} readOnly />
      <VisitorTimeZoneInput />
      <Honeypot />
    </>
  );
}
