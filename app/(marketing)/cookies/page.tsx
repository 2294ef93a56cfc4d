import type { Metadata } from 'next';
import { LegalPage } from '@/components/marketing/legal-page';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';

export const dynamic = 'error';
export const revalidate = 600;

export const metadata: Metadata = {
  title: 'Cookies',
  description: `What the ${brand.name} website stores in your browser, and what it does not.`,
  alternates: { canonical: paths.cookies },
};

export default function CookiesPage() {
  return (
    <LegalPage
      title="Cookies"
      lead="As a visitor you get none. That is why there is no banner to click away."
      changed="2026-11-21"
    >
      <h2>What is stored</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">For whom</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <code>theme</code>
            </td>
            <td>Anyone who uses the theme switch</td>
            <td>
              Remembers light or dark, in your browser’s local storage. It is never sent to us.
            </td>
          </tr>
          <tr>
            <td>
              <code>sidebar</code>
            </td>
            <td>Staff</td>
            <td>
              Remembers whether the sidebar is folded, in local storage. It is never sent to us.
            </td>
          </tr>
          <tr>
            <td>
              <code>sb-…-auth-token</code>
            </td>
            <td>Staff who sign in</td>
            <td>
              A cookie that holds the session. Without it signing in is not possible. It ends when
              you sign out, or after 30 minutes without activity.
            </td>
          </tr>
        </tbody>
      </table>
      <h2>What is not</h2>
      <p>
        No advertising, no analytics cookies, no pictures, fonts or scripts from other companies.
        Pages of other companies that we link to, such as Google Calendar, have rules of their own.
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
