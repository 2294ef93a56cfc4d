import { ErrorSummary } from '@/components/ui/error-summary';
import { Notice } from '@/components/ui/notice';
import type { Refusal } from '@/lib/actions/failure';
import { type NoticeKey, notices } from '@/lib/notices';

const tones: Partial<Record<NoticeKey, 'info' | 'success' | 'warning'>> = {
  signedOut: 'info',
  signedOutForInactivity: 'warning',
  passwordChanged: 'success',
  passwordResetSent: 'success',
};

type FormAnswerProps = {
  /** What the form was last told: by its action, or by the redirect that led here. */
  notice: NoticeKey | null;
  refusal?: Refusal;
  labels: Record<string, string>;
};

/** What stands above a form: the refused fields, or else the notice. */
export function FormAnswer({ notice, refusal, labels }: FormAnswerProps) {
  const errors = Object.entries(refusal?.details.fieldErrors ?? {}).flatMap(([name, message]) =>
    name in labels ? [{ name, label: labels[name] ?? name, message }] : [],
  );
  if (errors.length > 0) {
    return (
      <ErrorSummary key={JSON.stringify(refusal)} title={notices.formHasErrors} errors={errors} />
    );
  }
  if (!notice) return null;
  return <Notice tone={tones[notice] ?? 'error'}>{notices[notice]}</Notice>;
}
