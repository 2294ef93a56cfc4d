import type { ReactElement, ReactNode } from 'react';
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
  Text,
} from 'react-email';
import { brand } from '@/lib/brand';

const ink = { color: '#14161B' };
const body = { ...ink, fontFamily: 'Helvetica, Arial, sans-serif', backgroundColor: '#FAF9F6' };
const quiet = { color: '#454954', fontSize: 14, lineHeight: '22px' };

type MailFrameProps = { preview: string; heading: string; children: ReactNode; footer?: ReactNode };

/** What every mail has in common: the sign, the heading, and how to reach us. */
export function MailFrame({ preview, heading, children, footer }: MailFrameProps) {
  return (
    <Html lang="en">
      <Head />
      <Preview>{preview}</Preview>
      <Body style={body}>
        <Container style={{ maxWidth: 560, padding: '32px 24px' }}>
          <Text style={{ ...ink, fontSize: 16, fontWeight: 600 }}>{brand.name}</Text>
          <Heading style={{ ...ink, fontSize: 26, lineHeight: '32px' }}>{heading}</Heading>
          {children}
          <Hr style={{ borderColor: '#E3E0D8', margin: '32px 0 16px' }} />
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

/** A paragraph. */
export function MailText({ children }: { children: ReactNode }) {
  return <Text style={{ ...ink, fontSize: 16, lineHeight: '26px' }}>{children}</Text>;
}

/** The one thing to remember, such as the time. */
export function MailFact({ children }: { children: ReactNode }) {
  return (
    <Text style={{ ...ink, fontSize: 18, lineHeight: '28px', fontWeight: 600 }}>{children}</Text>
  );
}

/** What is said in passing. */
export function MailNote({ children }: { children: ReactNode }) {
  return <Text style={quiet}>{children}</Text>;
}

export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button
      href={href}
      style={{
        backgroundColor: '#4338CA',
        color: '#FFFFFF',
        borderRadius: 6,
        padding: '12px 20px',
        fontSize: 15,
      }}
    >
      {children}
    </Button>
  );
}

/** The mail as HTML and as plain text. */
export async function renderMail(mail: ReactElement): Promise<{ html: string; text: string }> {
  return { html: await render(mail), text: await render(mail, { plainText: true }) };
}
