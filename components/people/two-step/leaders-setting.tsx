'use client';

import { useState } from 'react';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { saveSecuritySettings } from '@/lib/people/two-step/actions';
import type { SecuritySettings } from '@/lib/people/two-step/schema';

/** Setting that requires two-step verification for leaders. A change needs a confirmation. */
export function LeadersSetting({ leadersNeedSecondFactor: isOn }: SecuritySettings) {
  const { run, isPending } = useStaffAction();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="mt-6 border-t border-line pt-5">
      <p className="text-ink">
        {isOn
          ? 'Every team leader needs two-step verification.'
          : 'Two-step verification is optional for team leaders.'}
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        onClick={() => setIsAsking(true)}
        pending={isPending}
      >
        {isOn ? 'Make it optional for leaders' : 'Require it for leaders'}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={isOn ? 'Make it optional for leaders?' : 'Require it for every leader?'}
        confirmLabel={isOn ? 'Let them' : 'Require it'}
        pending={isPending}
        onConfirm={async () => {
          await run(() => saveSecuritySettings({ leadersNeedSecondFactor: !isOn }));
          setIsAsking(false);
        }}
      >
        {isOn
          ? 'A leader’s password alone then gives full access, unless they have set it up themselves.'
          : 'Leaders who have not set it up, including you, must do so before they see anything else.'}
      </ConfirmDialog>
    </div>
  );
}
