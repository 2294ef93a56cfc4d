import { ownPageRoute } from '@/lib/core/actions/routes';
import { touchSession } from '@/lib/people/sessions/data';
import { endThisSession } from '@/lib/people/sign-in/data';

/** Keeps the session alive while the person is active. Returns false if it has ended. */
export const POST = ownPageRoute(async () => Response.json(await touchSession()));

/** Ends the session, in the database and in the browser. */
export const DELETE = ownPageRoute(async () => {
  await endThisSession();
  return new Response(null, { status: 204 });
});
