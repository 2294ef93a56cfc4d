'use client';

import { useState } from 'react';
import { useOpenRecord } from '@/components/lists/use-open-record';
import { EndpointForm } from './endpoint-drawer-parts';
import { SecretOnce } from './secret-once';

/** Creates an endpoint, then shows its secret once. */
export function NewEndpoint() {
  const open = useOpenRecord();
  const [created, setCreated] = useState<{ id: string; secret: string } | null>(null);
  if (created) return <SecretOnce secret={created.secret} onDone={() => open(created.id)} />;
  return <EndpointForm endpoint={null} onCreated={(id, secret) => setCreated({ id, secret })} />;
}
