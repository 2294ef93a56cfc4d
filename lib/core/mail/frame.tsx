import { Fragment, type ReactElement, type ReactNode } from 'react';
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Preview,
  render,
  Section,
  Text,
} from 'react-email';
import { brand } from '@/lib/brand';
import { lightTheme } from '@/lib/core/light-theme';

const ink = { color: lightTheme.ink };
const body = {
  ...ink,
  fontFamily: 'Helvetica, Arial, sans-serif',
  backgroundColor: lightTheme.paper,
};
const quiet = { color: lightTheme.ink2, fontSize: 14, lineHeight: '22px' };

/** Mail programs without support for style elements show the light colours of the inline styles. */
const DARK = `@media (prefers-color-scheme: dark) {
body, table, td { background-color: #0d0f13 !important; }
h1, h2, h3, p, li, td, th, blockquote, code { color: #f1f0ec !important; }
a { color: #a5a3ff !important; }
a.button { color: #0d0f13 !important; background-color: #a5a3ff !important; }
hr { border-color: #272b34 !important; }
}`;

/** Head of every email: declares support for dark colours. */
function MailHead() {
  return (
    <Head>
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <style>{DARK}</style>
    </Head>
  );
}

type MailFrameProps = { preview: string; heading: string; children: ReactNode; footer?: ReactNode };

/** The frame of every email: name, heading and our contact details. */
export function MailFrame({ preview, heading, children, footer }: MailFrameProps) {
  return (
    <Html lang="en">
      <MailHead />
      <Preview>{preview}</Preview>
      <Body style={body}>
        <Container style={{ maxWidth: 560, padding: '32px 24px' }}>
          <Text style={{ ...ink, fontSize: 16, fontWeight: 600 }}>{brand.name}</Text>
          <Heading style={{ ...ink, fontSize: 26, lineHeight: '32px' }}>{heading}</Heading>
          {children}
          <Hr style={{ borderColor: lightTheme.line, margin: '32px 0 16px' }} />
          <Text style={quiet}>
            Questions? Write to {brand.email.label} or call {brand.phone.label} ({brand.phoneHours}
            ).
          </Text>
          {footer}
        </Container>
      </Body>
    </Html>
  );
}

/** The frame of a personal mail by a colleague: their text and our name, without distractions. */
export function MailLetter({ preview, children }: { preview: string; children: ReactNode }) {
  return (
    <Html lang="en">
      <MailHead />
      <Preview>{preview}</Preview>
      <Body style={body}>
        <Container style={{ maxWidth: 560, padding: '32px 24px' }}>
          {children}
          <Hr style={{ borderColor: lightTheme.line, margin: '32px 0 16px' }} />
          <Text style={quiet}>
            {brand.name}, {brand.phone.label}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

/** A text as typed, with its paragraphs and lines. */
function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines are not moved.
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** A text as a person typed it. */
export function MailLines({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are not moved.
    <MailText key={index}>
      <Lines text={paragraph} />
    </MailText>
  ));
}

/** Quotes the message of the recipient. */
export function MailQuote({ title, text }: { title: string; text: string }) {
  return (
    <Section style={{ borderLeft: `2px solid ${lightTheme.line}`, paddingLeft: 16, marginTop: 24 }}>
      <Text style={quiet}>
        {title}:
        <br />
        <Lines text={text} />
      </Text>
    </Section>
  );
}

export function MailText({ children }: { children: ReactNode }) {
  return <Text style={{ ...ink, fontSize: 16, lineHeight: '26px' }}>{children}</Text>;
}

/** The most important fact of an email, such as the time. */
export function MailFact({ children }: { children: ReactNode }) {
  return (
    <Text style={{ ...ink, fontSize: 18, lineHeight: '28px', fontWeight: 600 }}>{children}</Text>
  );
}

/** A side note. */
export function MailNote({ children }: { children: ReactNode }) {
  return <Text style={quiet}>{children}</Text>;
}

export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button
      href={href}
      className="button"
      style={{
        backgroundColor: lightTheme.accent,
        color: lightTheme.surface,
        borderRadius: 6,
        padding: '12px 20px',
        fontSize: 15,
      }}
    >
      {children}
    </Button>
  );
}

/** Renders an email as HTML and as plain text. */
export async function renderMail(mail: ReactElement): Promise<{ html: string; text: string }> {
  return { html: await render(mail), text: await render(mail, { plainText: true }) };
}
