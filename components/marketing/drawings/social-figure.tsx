import { lightTheme } from '@/lib/core/light-theme';
import { Drawing } from './drawing';
import type { Subject } from './subject';

const colors = { ...lightTheme, accentSoft: lightTheme.surface };

/** Drawing of a subject for its social image (lib/core/seo/social-image.tsx). */
export function SocialFigure({ subject }: { subject: Subject }) {
  return <Drawing subject={subject} colors={colors} width={480} height={270} />;
}
