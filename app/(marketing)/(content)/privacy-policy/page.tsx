import { LegalPage } from '@/components/marketing/legal-page';
import { meetingHost } from '@/lib/bookings/room';
import { brand, postalAddress } from '@/lib/brand';
import { pageMetadata } from '@/lib/core/seo/metadata';
import { textChanged } from '@/lib/core/seo/text-changed';
import { paths } from '@/lib/paths';
import { readPublicRetention } from '@/lib/privacy/retention/data';
import { type PeriodName, periodText } from '@/lib/privacy/retention/rules';

export const dynamic = 'error';
export const revalidate = 600;

export const metadata = pageMetadata({
  title: 'Privacy policy',
  description: `Which personal data ${brand.name} keeps, what for, and how to have it changed or deleted.`,
  path: paths.privacy,
});

export default async function PrivacyPage() {
  const retention = await readPublicRetention();
  const after = (name: PeriodName) => periodText(retention, name);
  const removed = [
    `Your requests for a consultation and the contact we made of them, if no business came of it, ${after('leadMonths')} after we last heard of each other, by whichever form or mail. A request that made no contact, ${after('leadMonths')} after its last change.`,
    `Applications that we declined, with their CVs, ${after('applicationMonths')} after our last note on them.`,
    `Questions you asked in writing, with our replies, ${after('enquiryMonths')} after we last heard of each other.`,
    `Copies of the mails and messages that this website has delivered, after ${after('eventDays')}.`,
    `The record of who changed what on our side, after ${after('auditMonths')}.`,
    `The evidence that a proposal was accepted (who, when, which text, from which IP), ${after('acceptanceMonths')} after the acceptance. If you have your data erased, it keeps a pseudonym and the hash of the text alone.`,
    `The numbers of visits and readings, after ${after('visitMonths')}.`,
  ];
  return (
    <LegalPage
      title="Privacy policy"
      lead="We keep what we need to answer you and to do what you asked for. Nothing on this website follows you around."
      changed={textChanged[paths.privacy]}
    >
      <h2>Who is responsible</h2>
      <p>
        {brand.legalName}, {postalAddress()}. For anything about your data, write to{' '}
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
              your name, company, email address, phone number, the time and the service you chose,
              the plan or course whose link you followed, your time zone, what you wrote about your
              project, and why you moved or cancelled, if you say so
            </td>
          </tr>
          <tr>
            <td>ask a question in writing</td>
            <td>
              your name, email address and question and, if you give it, your company; the plan or
              course whose link you followed, the page of this website you came from, and our
              replies
            </td>
          </tr>
          <tr>
            <td>register for a webinar</td>
            <td>
              your name, email address and, if you give them, company and job title; when you
              joined, what you asked and voted for, and whether you watched a minute of the
              recording from your own page; your position, if you wait for a place
            </td>
          </tr>
          <tr>
            <td>enroll in a course</td>
            <td>
              your name, email address, when you first opened and finished each lesson and your
              answers, in how many browsers your private link was opened, your payments without card
              or account, your certificate and, if you write one, your review, which we publish with
              your first name
            </td>
          </tr>
          <tr>
            <td>apply for a job</td>
            <td>
              your name, email address and CV and, if you give them, phone number, a link and a
              message; also our notes on the application
            </td>
          </tr>
          <tr>
            <td>subscribe to the blog</td>
            <td>
              your email address, your consent, the topics that you choose, which issues of the
              newsletter you got, and when you confirmed or ended the subscription; we write to it
              only after you have confirmed it by the link in our first mail. We do not track opens,
              and count presses of links without noting by whom
            </td>
          </tr>
          <tr>
            <td>have an estimate mailed</td>
            <td>your name, email address, and the numbers of the estimate</td>
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
          To hold the consultation, webinar or course you asked for, and to send you its
          confirmation.
        </li>
        <li>To answer your questions and prepare for a talk with you.</li>
        <li>To decide on your application, and to answer it.</li>
        <li>
          To send you new posts and our newsletter, until you unsubscribe; each of these mails has a
          link for it.
        </li>
        <li>To keep forms and sign-in safe from misuse.</li>
      </ul>
      <p>
        We do so because you asked us to, or because we have a legitimate interest in running a safe
        website. We do not sell personal data, and do not use it to train models.
      </p>
      <h2>Network addresses</h2>
      <p>
        To slow down automated requests, our forms count attempts per network address. The address
        is kept in hashed form only, is deleted with the first attempt that anybody makes a day
        later, and serves no other purpose. A booking or a question that looks automated is held
        back until one of us has read it.
      </p>
      <h2>Counting visits</h2>
      <p>
        When you come to this website from elsewhere, your browser tells us on which page, with
        which campaign marks (utm_…) and from which kind of site. We add one to the number of visits
        of that day, that section of the site and that kind of way here: paid, a mail, a social
        network, a search engine, an assistant, another site, or unknown. That number is all we
        keep: no address, no identifier, no marks, nothing that would let us recognise you or tell
        your visits from those of others.
      </p>
      <p>
        When you leave a page about a service, course, webinar, job or case, or a post of the blog,
        your browser tells us that it was read for ten seconds or longer, whether the end of the
        text was reached, and which of its calls to action were pressed, such as “Book a demo”. We
        add one to the numbers of that day, that page and that kind of way here, and keep nothing
        else.
      </p>
      <h2>How you found us</h2>
      <p>
        When you send a form (not an application), we keep with it how that visit began: the
        campaign marks (utm_…) of the link you followed, whether you came from a search engine, a
        social network, an assistant, a mail or another site, the section you saw first, and up to
        three of our articles and offers that you had open last. It tells us which texts bring
        people to a consultation. Until you send a form we keep nothing of this but the numbers
        above, and your browser stores nothing: the links of our pages carry it along in the URL,
        where you can see it and take it out, and your browser names the page before.
      </p>
      <p>
        The form also adds you to our contacts, with the name you gave. A later form with your email
        address is added there, and changes nothing else: an address that anybody can type is no
        proof of who you are.
      </p>
      <h2>The calculator and the readiness check</h2>
      <p>
        Both compute from the numbers and answers in the URL, and store nothing. When you have an
        estimate mailed to you, or bring one to a consultation, we keep its numbers with your
        contact, so that we can be held to them.
      </p>
      <h2>Who receives it</h2>
      <p>
        Our own staff, by role: team leaders see bookings, questions, registrations and
        applications, team members see the tasks assigned to them. A CV lies in a private store that
        no public address leads to. Besides, the companies that host our database, send our mail and
        run our automation system, each on our instructions. When you choose “Add to Google
        Calendar”, the details of the appointment go from your browser to Google.
      </p>
      <p>
        We hold consultations by video at {meetingHost()}, or at the link that your confirmation
        names. When you open the link, your browser connects to that service, and its operator
        receives your network address, your picture and your voice.
      </p>
      <h2>Videos</h2>
      <p>
        Our videos come from the company that hosts our database, by a link that expires. It
        receives your network address, as with any page. Where you stopped is kept in your browser
        only. Some long recordings are at YouTube (Google), Vimeo or Mux, or on the server of a
        partner, which the page then says. Nothing is loaded from there before you press. Once you
        do, its operator learns your network address and what you watch, and may set cookies.
      </p>
      <p>
        Otherwise, nothing on our pages is loaded from another company: no analytics, no
        advertising, no fonts.
      </p>
      <h2>How long</h2>
      <p>
        As long as we need it for what you asked, and as long as the law requires us to keep
        business records. You may ask us to delete it sooner. Every day we remove by ourselves:
      </p>
      <ul>
        {removed.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p>
        With each form you send we keep which version of this policy was in force, and when that
        was.
      </p>
      <h2>Your rights</h2>
      <p>
        You may ask what we keep about you, have it corrected or deleted, receive a copy, object to
        its use, or withdraw your consent. When we delete what we keep about you, our record of
        changes keeps a code in your place that does not lead back to you. Our books keep the day,
        the amount and the company of what was booked, paid or agreed, without your name, address
        and words. Write to <a href={brand.email.href}>{brand.email.label}</a>; you may also
        complain to the data protection authority of the place where you live.
      </p>
      <p>
        What this website stores in your browser is listed under <a href={paths.cookies}>cookies</a>
        .
      </p>
    </LegalPage>
  );
}
