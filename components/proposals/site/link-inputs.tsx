import { Honeypot } from '@/components/ui/honeypot';

/** Fields that every form of the page sends: the private link, and the version that the page shows. */
export function LinkInputs({ token, version }: { token: string; version: number }) {
  return (
    <>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="version" value={version} />
      <Honeypot />
    </>
  );
}
