import type { Metadata } from 'next';
import Link from 'next/link';
import { LegalPage } from '@/components/marketing/legal-page';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';

export const dynamic = 'error';
export const revalidate = 600;

export const metadata: Metadata = {
  title: 'Privacy policy',
  description: `Which personal data ${brand.name} keeps, what for, and how to have it changed or deleted.`,
  alternates: { canonical: paths.privacy },
};

export default function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy policy"
      lead="We keep what we need to answer you and to do what you asked for. Nothing on this website follows you around."
      changed="2026-11-21"
    >
      <h2>Who is responsible</h2>
      <p>
        {brand.legalName}. For anything about your data, write to{' '}
        <a href={brand.email.href}>{brand.email.label}</a>. We answer {brand.replyPromise}.
      </p>
      <h2>What we keep</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">When you</th>
            <th scope="col">We keep</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>book a consultation</td>
            <td>
              your name, company, email address, phone number, the time you chose, your time zone
              and what you wrote about your project
            </td>
          </tr>
          <tr>
            <td>register for a webinar</td>
            <td>your name, email address and, if you give them, company and job title</td>
          </tr>
          <tr>
            <td>subscribe to the blog</td>
            <td>your email address</td>
          </tr>
          <tr>
            <td>have a staff account</td>
            <td>
              your name, email address, role, time zone, the times of your sessions, and a record of
              the changes you make
            </td>
          </tr>
        </tbody>
      </table>
      <h2>What for</h2>
      <ul>
        <li>
          To hold the consultation or session you asked for, and to send you its confirmation.
        </li>
        <li>To answer your questions and prepare for a talk with you.</li>
        <li>To keep forms and sign-in safe from misuse.</li>
      </ul>
      <p>
        We do so because you asked us to, or because we have a legitimate interest in running a safe
        website. We do not sell personal data, and do not use it to train models.
      </p>
      <h2>Network addresses</h2>
      <p>
        To slow down automated requests, our forms count attempts per network address over a short
        time. These counts serve that purpose only.
      </p>
      <h2>Who receives it</h2>
      <p>
        Our own staff, by role: team leaders see bookings, team members see the tasks assigned to
        them. Besides, the companies that host our database, send our mail and run our automation
        system, each on our instructions. When you choose “Add to Google Calendar”, the details of
        your appointment go from your browser to Google.
      </p>
      <h2>How long</h2>
      <p>
        As long as we need it for what you asked, and as long as the law requires us to keep
        business records. You may ask us to delete it sooner.
      </p>
      <h2>Your rights</h2>
      <p>
        You may ask what we keep about you, have it corrected or deleted, receive a copy, object to
        its use, or withdraw your consent. Write to{' '}
        <a href={brand.email.href}>{brand.email.label}</a>; you may also complain to the data
        protection authority of the place where you live.
      </p>
      <p>
        What this website stores in your browser is listed under{' '}
        <Link href={paths.cookies}>cookies</Link>.
      </p>
    </LegalPage>
  );
}
