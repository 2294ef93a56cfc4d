import { z } from 'zod';
import { brand } from '@/lib/brand';
import {
  MailButton,
  MailFact,
  MailFrame,
  MailNote,
  MailText,
  renderMail,
} from '@/lib/core/mail/frame';
import type { Mail } from '@/lib/core/mail/transport';
import { deviceName } from '@/lib/core/requests/device-name';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { formattedMoment } from '@/lib/core/time/business-time';
import { paths } from '@/lib/paths';

const newDevice = z.object({
  name: z.string(),
  user_agent: z.string().nullable(),
  ip: z.string().nullable(),
  started_at: z.string(),
});

function NewDeviceMail({ name, user_agent, ip, started_at }: z.output<typeof newDevice>) {
  return (
    <MailFrame
      preview="If this was you, you do not need to do anything."
      heading={`A sign-in from a new device, ${name}`}
    >
      <MailText>Someone signed in with your password from a new browser:</MailText>
      <MailFact>
        {deviceName(user_agent)}
        {ip && `, ${ip}`}
        <br />
        {formattedMoment(new Date(started_at))}
      </MailFact>
      <MailText>
        If this was not you, choose a new password now. That ends every session, on all devices.
      </MailText>
      <MailButton href={absoluteUrl(paths.forgotPassword)}>Choose a new password</MailButton>
      <MailNote>If this was you, you do not need to do anything.</MailNote>
    </MailFrame>
  );
}

const reset = z.object({ name: z.string() });

function FactorResetMail({ name }: z.output<typeof reset>) {
  return (
    <MailFrame
      preview="Until you set it up again, you sign in with your password alone."
      heading={`Your two-step verification was reset, ${name}`}
    >
      <MailText>
        A team leader has reset it, and your sessions have ended. Until you set it up again on your
        profile page, you sign in with your password alone.
      </MailText>
      <MailButton href={absoluteUrl(paths.team.profile)}>Set it up again</MailButton>
      <MailNote>If you did not ask for this, please contact a team leader.</MailNote>
    </MailFrame>
  );
}

/**
 * Returns the email of 'account.new_device' or 'account.factor_reset'.
 * @throws Error for another topic
 */
export async function accountMail(topic: string, payload: Record<string, unknown>): Promise<Mail> {
  if (topic === 'account.new_device') {
    return {
      subject: `A new sign-in to ${brand.name}`,
      ...(await renderMail(<NewDeviceMail {...newDevice.parse(payload)} />)),
    };
  }
  if (topic === 'account.factor_reset') {
    return {
      subject: `Your two-step verification at ${brand.name} was reset`,
      ...(await renderMail(<FactorResetMail {...reset.parse(payload)} />)),
    };
  }
  throw new Error(`There is no email for ${topic}`);
}
