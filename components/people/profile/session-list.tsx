import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { signOutEverywhere } from '@/lib/people/sign-in/actions';
import { SessionRows } from './session-rows';

/** The live sessions of a person; each can be ended, or all of them. */
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
