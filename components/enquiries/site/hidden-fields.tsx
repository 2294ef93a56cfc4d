import { ChannelInput } from '@/components/ui/channel-input';
import { Honeypot } from '@/components/ui/honeypot';
import { useEnquiryVisit } from './use-enquiry-visit';

/** Fields that the page itself adds to the form. What they learn after hydration re-renders only them. */
export function HiddenFields() {
  const { idempotencyKey, formToken, source } = useEnquiryVisit();
  return (
    <>
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} readOnly />
      <input type="hidden" name="formToken" value={formToken} readOnly />
      <input type="hidden" name="source" value={source} readOnly />
      <ChannelInput />
      <Honeypot />
    </>
  );
}
