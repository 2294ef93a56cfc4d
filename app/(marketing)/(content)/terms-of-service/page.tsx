import { LegalPage } from '@/components/marketing/legal-page';
import { readCachedChangeRules } from '@/lib/bookings/availability/data';
import { changeRule } from '@/lib/bookings/change-limit';
import { brand, postalAddress } from '@/lib/brand';
import { pageMetadata } from '@/lib/core/seo/metadata';
import { textChanged } from '@/lib/core/seo/text-changed';
import { paths } from '@/lib/paths';

export const dynamic = 'error';
export const revalidate = 600;

export const metadata = pageMetadata({
  title: 'Terms of service',
  description: `The terms for using the ${brand.name} website and booking a consultation.`,
  path: paths.terms,
});

export default async function TermsPage() {
  const rules = await readCachedChangeRules();
  return (
    <LegalPage
      title="Terms of service"
      lead="What you may expect of us, and we of you, when you use this website."
      changed={textChanged[paths.terms]}
    >
      <h2>Who we are</h2>
      <p>
        This website is run by {brand.legalName} (“{brand.name}”, “we”), {postalAddress()}. You
        reach us at <a href={brand.email.href}>{brand.email.label}</a>, by the form of the{' '}
        <a href={paths.contact}>contact page</a>, or at {brand.phone.label} ({brand.phoneHours}).
      </p>
      <h2>What these terms cover</h2>
      <p>
        They cover the use of this website: reading it, booking a consultation, asking a question,
        registering for webinars, enrolling in courses, applying for a job, subscribing to the blog,
        and the staff areas. Work that we do for you after a consultation has its own written
        agreement, which takes precedence over this page.
      </p>
      <h2>Consultations</h2>
      <ul>
        <li>A consultation lasts 30 minutes and takes place by video call.</li>
        <li>
          A booking holds once the page confirms it and a confirmation has been sent to the address
          you gave. Times are shown in New York time and, where it differs, in yours.
        </li>
        <li>
          You may move or cancel it with the link in the confirmation mail, {changeRule(rules)}. The
          mail names the time until which you can. Please do so as early as possible, so that
          somebody else can have the time.
        </li>
        <li>
          What is said in a consultation is advice from what you tell us. It is not an offer and
          does not promise a result.
        </li>
      </ul>
      <h2>Prices and plans</h2>
      <p>
        Prices on this website are in US dollars, without tax. The price of a service is where it
        begins; what yours costs is in the offer you sign. A plan begins with a signed agreement,
        never with a form on this website.
      </p>
      <h2>Webinars and courses</h2>
      <ul>
        <li>
          Registering for a webinar is free. The session takes place at the time its page states; if
          we have to move or cancel it, we write to the address you gave. When it is full, a place
          that is given back is held for the person who has waited longest.
        </li>
        <li>
          Enrolling in a free course gives you a private link to all of its lessons. A course with a
          price gives you its sample lessons at once, and the others when your payment is recorded;
          you pay by the payment link or the invoice that we mail you, never on this website. If a
          payment is withdrawn, the lessons close, and what you have done is kept.
        </li>
        <li>
          Your link to a course is yours alone. We may revoke a link that is passed on, and send you
          another.
        </li>
        <li>
          A course that opens later takes no enrollments; if you ask us to, we write to you once
          when it opens.
        </li>
        <li>Recordings and slides are for you and your colleagues, not for resale.</li>
      </ul>
      <h2>Applications</h2>
      <p>
        One application for each job and address is enough. A job takes applications until its
        closing date; then the form closes by itself. An application binds neither side.
      </p>
      <h2>What you agree to</h2>
      <ul>
        <li>To give details that are true, and an address at which we may answer you.</li>
        <li>
          Not to book on behalf of others without their knowledge, not to flood our forms, and not
          to look for ways around the limits of this site. We may hold back or delete requests that
          do.
        </li>
        <li>Not to send us secrets or personal data of others through the forms.</li>
      </ul>
      <h2>Staff accounts</h2>
      <p>
        Accounts are given by invitation to people who work with us. Keep your password to yourself.
        We may close an account at any time; a session ends after 30 minutes without activity, and
        after 12 hours at the latest.
      </p>
      <h2>Content</h2>
      <p>
        Texts, drawings and software on this website belong to us or are used with permission. You
        may quote them with a link. Figures about less manual work, integrations and uptime describe
        what our systems can reach; what applies to you is in your agreement.
      </p>
      <h2>Liability</h2>
      <p>
        We keep this website in good order and correct mistakes when we learn of them, but cannot
        promise that it is always available or free of error. To the extent the law allows, we are
        not liable for indirect loss from its use. Nothing here limits liability that cannot be
        limited by law.
      </p>
      <h2>Law and changes</h2>
      <p>
        The law of the State of New York applies, without taking away rights that the law of your
        own country gives you as a consumer. When we change these terms, the new text and its date
        appear here; a booking follows the terms of the day on which it was made.
      </p>
      <p>
        How we handle personal data is set out in the <a href={paths.privacy}>privacy policy</a>.
      </p>
    </LegalPage>
  );
}
