import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { signOutEverywhere } from '@/lib/people/sign-in/actions';
import { SessionRows } from './session-rows';

/** Active sessions of a person. They can be ended one by one or all at once. */
export function SessionList({ sessions }: ComponentProps<typeof SessionRows>) {
  return (
    <>
      <SessionRows sessions={sessions} />
      <form action={signOutEverywhere.bind(null, 'team')} className="mt-4">
        <Button type="submit" variant="secondary" size="sm">
          Sign out everywhere
        </Button>
      </form>
    </>
  );
}
