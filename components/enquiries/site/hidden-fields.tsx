import { ChannelInput } from '@/components/ui/channel-input';
import { Honeypot } from '@/components/ui/honeypot';
import { useHiddenValues } from './use-hidden-values';

/** Hidden fields that the page fills in. Values that are known only after hydration re-render only this component. */
export function HiddenFields() {
  const { idempotencyKey, formToken, source } = useHiddenValues();
  return (
    <>
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <input type="hidden" name="formToken" value={formToken} />
      <input type="hidden" name="source" value={source} />
      <ChannelInput />
      <Honeypot />
    </>
  );
}
