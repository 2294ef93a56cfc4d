'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { ClientForm } from '@/components/ui/client-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { privacyNotices } from '@/lib/notices/privacy';
import { erasureReceiptPath } from '@/lib/paths/staff';
import { erasePerson } from '@/lib/privacy/actions';

/** Form that erases a person's data after their email address is typed as confirmation, and shows the receipt. */
export function EraseForm({ email }: { email: string }) {
  const router = useRouter();
  const { run, isPending } = useStaffAction();
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  async function erase() {
    const confirmation = field.current?.value ?? '';
    if (confirmation.trim().toLowerCase() !== email.toLowerCase()) {
      setError(privacyNotices.confirmationDiffers);
      field.current?.focus();
      return;
    }
    setError(undefined);
    const done = await run(() => erasePerson({ email, confirmation }));
    // Replace the URL, so that the email address does not stay in the browser history.
    if (done) router.replace(erasureReceiptPath(done.receipt));
  }

  return (
    <ClientForm
      noValidate
      className="flex max-w-measure flex-wrap items-end gap-x-2 gap-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) void erase();
      }}
    >
      <Field
        label={
          <span className="wrap-anywhere">
            Type <span className="font-mono text-[0.875rem]">{email}</span> to confirm
          </span>
        }
        name="confirmation"
        error={error}
        className="basis-full"
        required
      >
        {(control) => <Input {...control} ref={field} type="email" autoComplete="off" />}
      </Field>
      <Button type="submit" variant="danger" pending={isPending} pendingLabel="Erasing...">
        Erase for good
      </Button>
    </ClientForm>
  );
}
