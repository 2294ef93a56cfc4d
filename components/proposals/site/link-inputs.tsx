import { Honeypot } from '@/components/ui/honeypot';

/** Hidden fields of every form on the page: the private token and the version that is shown. */
export function LinkInputs({ token, version }: { token: string; version: number }) {
  return (
    <>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="version" value={version} />
      <Honeypot />
    </>
  );
}
