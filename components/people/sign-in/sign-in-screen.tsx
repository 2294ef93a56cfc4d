import { AccessScreen } from '@/components/staff/access-screen';
import { noticeTone } from '@/components/staff/notice-tone';
import { brand } from '@/lib/brand';
import { type Area, loginPath } from '@/lib/core/auth/roles';
import { noticeKey, notices } from '@/lib/notices';
import { paths } from '@/lib/paths';
import { KeptText } from './kept-text';
import { SignInForm } from './sign-in-form';

export type SignInSearch = {
  searchParams: Promise<{ notice?: string | string[]; next?: string | string[] }>;
};

const words = {
  admin: {
    label: 'Admin area',
    who: 'Team leaders. Members who sign in here are taken to the team dashboard.',
    other: 'Team member?',
    otherArea: 'team',
  },
  team: {
    label: 'Team area',
    who: 'Team members and leaders of Tech Link.',
    other: 'Team leader?',
    otherArea: 'admin',
  },
} as const;

/** Login page of an area (spec section 2). The query may contain a notice and the page to open after sign-in. */
export async function SignInScreen({ area, searchParams }: SignInSearch & { area: Area }) {
  const { notice, next } = await searchParams;
  const key = noticeKey(notice);
  const { label, who, other, otherArea } = words[area];
  return (
    <AccessScreen
      label={label}
      title="Sign in"
      facts={[
        { term: 'Who', text: who },
        {
          term: 'How long',
          text: 'After 30 minutes without activity, or 12 hours, you are signed out in every tab.',
        },
        {
          term: 'Trouble',
          text: (
            <>
              Ask a team leader, or write to{' '}
              <a href={brand.support.href} className="text-accent underline underline-offset-3">
                {brand.support.label}
              </a>
              .
            </>
          ),
        },
      ]}
    >
      <KeptText />
      <SignInForm
        area={area}
        next={typeof next === 'string' ? next : undefined}
        told={key && { text: notices[key], tone: noticeTone(key) }}
      >
        <a
          href={paths.forgotPassword}
          className="py-1 text-[0.9375rem] text-accent underline underline-offset-3"
        >
          Forgot your password?
        </a>
      </SignInForm>
      <p className="mt-8 border-t border-line pt-5 text-[0.9375rem] leading-6">
        {other}{' '}
        <a href={loginPath(otherArea)} className="text-accent underline underline-offset-3">
          Sign in to the {words[otherArea].label.toLowerCase()}
        </a>
      </p>
    </AccessScreen>
  );
}
