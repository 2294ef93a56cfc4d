import { LeadersSetting } from '@/components/people/two-step/leaders-setting';
import { TwoStepPanel } from '@/components/people/two-step/two-step-panel';
import type { CalendarFeed } from '@/lib/calendar/feed/model';
import { smallPicture } from '@/lib/core/text/image-source';
import { momentIn } from '@/lib/notifications/notification-text';
import type { Preference } from '@/lib/notifications/preferences/model';
import { paths } from '@/lib/paths';
import { pastSecondStepPath } from '@/lib/paths/staff';
import type { Profile } from '@/lib/people/profile/model';
import { timeZones } from '@/lib/people/profile/rules';
import type { Session } from '@/lib/people/sessions/model';
import type { TwoStep } from '@/lib/people/two-step/data';
import type { SecuritySettings } from '@/lib/people/two-step/schema';
import { CalendarFeedPanel } from './calendar-feed-panel';
import { PasswordForm } from './password-form';
import { PhotoForm } from './photo-form';
import { PreferenceTable } from './preference-table';
import { ProfileForm } from './profile-form';
import { ProfileSection } from './profile-section';
import { SessionList } from './session-list';

type ProfileSectionsProps = {
  profile: Promise<Profile>;
  preferences: Promise<Preference[]>;
  feed: Promise<CalendarFeed | null>;
  sessions: Promise<Session[]>;
  twoStep: Promise<TwoStep>;
  /** Only for leaders. */
  settings: Promise<SecuritySettings> | null;
  /** True if the calendar feed contains bookings and everyone's tasks. */
  isLeader: boolean;
};

/** Profile of the signed-in person, with times in their own time zone. */
export async function ProfileSections(props: ProfileSectionsProps) {
  const [profile, preferences, feed, sessions, { state, isFresh }, settings] = await Promise.all([
    props.profile,
    props.preferences,
    props.feed,
    props.sessions,
    props.twoStep,
    props.settings,
  ]);
  const moment = (instant: string) => momentIn(profile.timeZone, instant);
  return (
    <>
      <ProfileSection
        title="You"
        text="Your name is shown to all colleagues. Visitors read your role and text on your page. You sign in with your email address, which cannot be changed."
      >
        <ProfileForm profile={profile} zones={timeZones()} />
      </ProfileSection>
      <ProfileSection
        title="Your photograph"
        text="Visitors see it where you teach, write or host consultations. Without one they see a drawing or your initials."
      >
        <PhotoForm name={profile.name} photo={profile.photo && smallPicture(profile.photo)} />
      </ProfileSection>
      <ProfileSection
        title="Notifications"
        text="Choose which notifications you get. The email is sent every morning at 8:00 in your time zone."
      >
        <PreferenceTable preferences={preferences} />
      </ProfileSection>
      <ProfileSection
        title="Calendar feed"
        text={`A private URL from which your calendar program reads ${props.isLeader ? 'the consultations and all open tasks' : 'your consultations and your open tasks'}. Everyone who knows it can read them.`}
      >
        <CalendarFeedPanel
          feed={
            feed && {
              url: feed.url,
              used: `Made ${moment(feed.createdAt)}, ${feed.lastReadAt ? `last read ${moment(feed.lastReadAt)}` : 'not read yet'}`,
            }
          }
        />
      </ProfileSection>
      <ProfileSection
        title="Password"
        text="Changing it ends every other session, on all your devices."
      >
        <PasswordForm />
      </ProfileSection>
      <ProfileSection
        title="Two-step verification"
        text="After your password you enter a code from an app on your phone, so a password alone is not enough. A change ends every other session."
      >
        <TwoStepPanel
          twoStep={{ state, isFresh }}
          summary={
            state.kind === 'on'
              ? `On since ${moment(state.since)}. ${state.codesLeft} recovery codes are left.`
              : null
          }
          onwards={pastSecondStepPath(paths.team.profile)}
        />
        {settings && <LeadersSetting {...settings} />}
      </ProfileSection>
      <ProfileSection
        title="Sessions"
        text="The devices on which you are signed in. A session ends after 30 minutes without activity, and after 12 hours at the latest."
      >
        <SessionList
          sessions={sessions.map(({ id, device, ip, startedAt, lastActiveAt, isCurrent }) => ({
            id,
            device,
            isCurrent,
            times: `${ip ? `${ip}, since` : 'Since'} ${moment(startedAt)}, last active ${moment(lastActiveAt)}`,
          }))}
        />
      </ProfileSection>
    </>
  );
}
