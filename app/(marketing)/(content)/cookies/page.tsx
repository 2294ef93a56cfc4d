import { LegalPage } from '@/components/marketing/legal-page';
import { brand } from '@/lib/brand';
import { pageMetadata } from '@/lib/core/seo/metadata';
import { textChanged } from '@/lib/core/seo/text-changed';
import { paths } from '@/lib/paths';

export const dynamic = 'error';
export const revalidate = 600;

export const metadata = pageMetadata({
  title: 'Cookies',
  description: `What the ${brand.name} website stores in your browser, and what it does not.`,
  path: paths.cookies,
});

const stored = [
  {
    name: 'theme',
    kind: 'Local storage',
    purpose: 'Remembers light or dark mode, if you have used the theme switch.',
    duration: 'Until you delete it',
  },
  {
    name: 'sidebar',
    kind: 'Local storage',
    purpose: 'Remembers whether staff have folded the sidebar.',
    duration: 'Until you delete it',
  },
  {
    name: 'last-active',
    kind: 'Local storage',
    purpose:
      'The time of the last activity, so that all tabs of a member of staff sign out together.',
    duration: 'Until you delete it',
  },
  {
    name: 'learner-…',
    kind: 'Cookie',
    purpose:
      'Opens the lessons of a course in this browser, for students who have opened it by their private link.',
    duration: 'One year from the last time the link was opened',
  },
  {
    name: 'video:…',
    kind: 'Local storage',
    purpose: 'Remembers where you stopped a video, so that it can continue from there.',
    duration: 'Until you have watched the video to its end, or delete it',
  },
  {
    name: 'sb-…-auth-token',
    kind: 'Cookie',
    purpose: 'Contains the session of staff who sign in. Signing in is not possible without it.',
    duration:
      'Until you sign out, at most 12 hours; it gives no access after 30 minutes without activity',
  },
  {
    name: 'session-mark',
    kind: 'Cookie',
    purpose: 'The number of that session, so that all tabs sign out together. It gives no access.',
    duration: 'Until you sign out, at most 12 hours',
  },
  {
    name: 'device',
    kind: 'Cookie',
    purpose:
      'A random number that identifies the browser of a member of staff, so that we can warn them of a sign-in from another one.',
    duration: 'One year from the last sign-in',
  },
];

export default function CookiesPage() {
  return (
    <LegalPage
      title="Cookies"
      lead="As a visitor you get none. That is why there is no banner to click away."
      changed={textChanged[paths.cookies]}
    >
      <h2>What is stored</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">What it does, and for whom</th>
            <th scope="col">How long</th>
          </tr>
        </thead>
        <tbody>
          {stored.map(({ name, kind, purpose, duration }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
                <br />
                {kind}
              </td>
              <td>{purpose}</td>
              <td>{duration}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Local storage stays in your browser and is never sent to us. The cookies go to this website
        only, and only from staff who have signed in.
      </p>
      <h2>What is not</h2>
      <p>
        No advertising, no analytics cookies, no pictures, fonts or scripts from other companies.
        Pages of other companies that we link to, such as Google Calendar, have rules of their own.
      </p>
      <p>
        We do count visits by day, section of the site and kind of source, and how often each
        article and offer is read. Your browser stores nothing for that, and we keep numbers only;{' '}
        <a href={paths.privacy}>the privacy policy</a> says how.
      </p>
      <h2>How to delete it</h2>
      <p>
        Your browser’s settings show and delete all of it at any time. The website works without it;
        only staff have to sign in again.
      </p>
      <h2>Questions</h2>
      <p>
        Write to <a href={brand.email.href}>{brand.email.label}</a>.
      </p>
    </LegalPage>
  );
}
