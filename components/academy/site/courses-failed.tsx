import { ButtonLink } from '@/components/ui/button-link';
import { buttonStyle } from '@/components/ui/button-style';
import { brand } from '@/lib/brand';
import { academyNotices } from '@/lib/notices/academy';
import { visitorPaths } from '@/lib/paths/visitors';

/** Error state of the academy pages when the courses cannot be loaded (spec section 8). */
export function CoursesFailed() {
  return (
    <div role="alert" className="page-width py-20 lg:py-28">
      <p className="label text-ink-3">Academy</p>
      <h1 className="mt-4 text-h2">{academyNotices.coursesFailed}</h1>
      <p className="mt-4 max-w-measure">
        The fault is on our side. If it lasts, write to{' '}
        <a href={brand.email.href} className="text-accent underline underline-offset-3">
          {brand.email.label}
        </a>
        .
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <a href={visitorPaths.academy} className={buttonStyle({ size: 'lg' })}>
          Try again
        </a>
        <ButtonLink href={visitorPaths.webinars} size="lg" variant="secondary">
          See the webinars
        </ButtonLink>
      </div>
    </div>
  );
}
