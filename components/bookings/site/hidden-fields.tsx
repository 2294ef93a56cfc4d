import { ChannelInput } from '@/components/ui/channel-input';
import { Honeypot } from '@/components/ui/honeypot';
import { VisitorTimeZoneInput } from '@/components/ui/visitor-time-zone-input';
import { useHiddenValues } from './use-hidden-values';

type HiddenFieldsProps = { takeDays: (packed: string) => void; lost: object | null };

/** Hidden fields that the page fills in. Values that are known only after hydration re-render only this component. */
export function HiddenFields({ takeDays, lost }: HiddenFieldsProps) {
  const { idempotencyKey, formToken } = useHiddenValues(takeDays, lost);
  return (
    <>
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <input type="hidden" name="formToken" value={formToken} />
      <VisitorTimeZoneInput />
      <ChannelInput />
      <Honeypot />
    </>
  );
}
