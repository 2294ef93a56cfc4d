'use client';

import { useState } from 'react';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { setEndpointState, testEndpoint } from '@/lib/outbox/endpoints/actions';
import type { Endpoint, TestAnswer } from '@/lib/outbox/endpoints/model';
import { RotateSecret } from './rotate-secret';
import { SecretOnce } from './secret-once';

type EndpointTool = Pick<Endpoint, 'id' | 'state' | 'pausedBecause' | 'origin'>;

function inWords(answer: TestAnswer): string {
  if (!answer) return 'The test is still on its way. Its result appears in the deliveries.';
  const after = answer.durationMs === null ? '' : ` after ${answer.durationMs} ms`;
  if (answer.error) return `${answer.error}${after}.`;
  return `It answered ${answer.responseStatus}${after}.`;
}

/**
 * Actions to test, pause or resume an endpoint and to rotate its secret. The endpoint from the environment can only be
 * paused and resumed, because its receiver would treat a test as a booking.
 */
export function EndpointTools({ endpoint }: { endpoint: EndpointTool }) {
  const { id, state, pausedBecause, origin } = endpoint;
  const { run, isPending } = useStaffAction();
  const [tested, setTested] = useState<{ answer: TestAnswer } | null>(null);
  const [isRotating, setRotating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const isOurs = origin === 'leader';
  const next = state === 'active' ? 'paused' : 'active';
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap gap-2">
        {isOurs && (
          <Button
            size="sm"
            pending={isPending}
            onClick={async () => setTested(await run(() => testEndpoint({ id })))}
          >
            Send a test
          </Button>
        )}
        {pausedBecause !== 'off' && (
          <Button
            size="sm"
            variant="secondary"
            pending={isPending}
            onClick={() => run(() => setEndpointState({ id, state: next }))}
          >
            {state === 'active' ? 'Pause' : 'Resume'}
          </Button>
        )}
        {isOurs && (
          <Button size="sm" variant="secondary" onClick={() => setRotating(true)}>
            New secret
          </Button>
        )}
      </div>
      {tested && (
        <Notice
          tone={tested.answer && !tested.answer.error ? 'success' : 'warning'}
          title={tested.answer?.error ? 'The test failed' : 'Answer to the test'}
        >
          {inWords(tested.answer)}
        </Notice>
      )}
      {secret && <SecretOnce secret={secret} onDone={() => setSecret(null)} />}
      <RotateSecret id={id} open={isRotating} onOpenChange={setRotating} onRotated={setSecret} />
    </div>
  );
}
