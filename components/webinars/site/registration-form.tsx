'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ChannelInput } from '@/components/ui/channel-input';
import { FormAnswer } from '@/components/ui/form-answer';
import { Honeypot } from '@/components/ui/honeypot';
import { type InputField, InputFields } from '@/components/ui/input-fields';
import { PolicyLine } from '@/components/ui/policy-line';
import { takeFocus } from '@/components/ui/take-focus';
import { unreachable, useFormAction } from '@/components/ui/use-form-action';
import { VisitorTimeZoneInput } from '@/components/ui/visitor-time-zone-input';
import { webinarNotices } from '@/lib/notices/webinars';
import { registerForWebinar } from '@/lib/webinars/registrations/actions';
import { RegistrationSuccess } from './registration-success';

const FIELDS: InputField[] = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name', required: true },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name', required: true },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', required: true },
  { name: 'company', label: 'Company', autoComplete: 'organization' },
  { name: 'jobTitle', label: 'Job title', autoComplete: 'organization-title' },
];

const LABELS = Object.fromEntries(FIELDS.map(({ name, label }) => [name, label]));

const UNREACHABLE = unreachable(webinarNotices, 'webinarRegistrationFailed');

type RegistrationFormProps = {
  webinarId: string;
  /** True if all places were taken at render time. The form then adds people to the waiting list. */
  isFull: boolean;
  /** Number of people on the waiting list. */
  waiting: number;
  /** Calendar links of the success view. */
  calendar: ReactNode;
};

type RoundProps = RegistrationFormProps & { isAgain: boolean; onAgain: () => void };

/** Webinar registration form (spec sections 4, 5): form, then success view, then an empty form again. */
export function RegistrationForm(props: RegistrationFormProps) {
  const [round, setRound] = useState(0);
  return (
    <RegistrationRound
      key={round}
      {...props}
      isAgain={round > 0}
      onAgain={() => setRound(round + 1)}
    />
  );
}

function RegistrationRound(props: RoundProps) {
  const { webinarId, isFull, waiting, calendar, isAgain, onAgain } = props;
  const { result, formProps, pending } = useFormAction(registerForWebinar, {}, UNREACHABLE);
  const refusal = result.serverError;

  if (result.data) {
    return (
      <RegistrationSuccess {...result.data} onAgain={onAgain}>
        {calendar}
      </RegistrationSuccess>
    );
  }
  return (
    <form {...formProps} className="space-y-5">
      <div>
        <h2 ref={isAgain ? takeFocus : null} tabIndex={-1} className="text-h3">
          {isFull ? 'Join the waiting list' : 'Register for this webinar'}
        </h2>
        <p className="mt-1">
          {isFull
            ? `Every place is taken${waiting > 0 ? `, and ${waiting === 1 ? 'one person waits' : `${waiting} people wait`}` : ''}. When a place becomes free, we offer it to the next person on the list and email you when it is your turn.`
            : 'Free and online. The link to join comes by email.'}
        </p>
      </div>
      <FormAnswer
        tone={refusal?.notice.startsWith('webinarAlready') ? 'info' : 'error'}
        refusal={refusal}
        labels={LABELS}
      />
      <InputFields fields={FIELDS} details={refusal?.details} />
      <input type="hidden" name="webinarId" value={webinarId} />
      <VisitorTimeZoneInput />
      <ChannelInput />
      <Honeypot />
      <PolicyLine />
      <Button
        type="submit"
        size="lg"
        pending={pending}
        pendingLabel="Submitting..."
        className="w-full"
      >
        {isFull ? 'Join the waiting list' : 'Register'}
      </Button>
    </form>
  );
}
