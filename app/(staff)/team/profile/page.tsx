import type { Metadata } from 'next';
import { ProfileSections } from '@/components/people/profile/profile-sections';
import { ScreenHead } from '@/components/staff/screen-head';
import { readOwnFeed } from '@/lib/calendar/feed/data';
import { isLeader, requireStaff } from '@/lib/core/auth/guard';
import { readPreferences } from '@/lib/notifications/preferences/data';
import { readProfile } from '@/lib/people/profile/data';
import { listSessions } from '@/lib/people/sessions/data';
import { readOwnTwoStep, readSecuritySettings } from '@/lib/people/two-step/data';

export const metadata: Metadata = { title: 'Profile' };

export default async function ProfileScreen() {
  const staff = await requireStaff();
  return (
    <>
      <ScreenHead
        title="Profile"
        purpose="Your name and time zone, your notifications, and your sign-ins."
      />
      <ProfileSections
        profile={readProfile(staff)}
        preferences={readPreferences(staff)}
        feed={readOwnFeed(staff)}
        sessions={listSessions(staff)}
        twoStep={readOwnTwoStep(staff)}
        settings={isLeader(staff) ? readSecuritySettings(staff) : null}
        isLeader={isLeader(staff)}
      />
    </>
  );
}
