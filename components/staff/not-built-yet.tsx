import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';

type NotBuiltYetProps = {
  /** What already works elsewhere, so that nobody is left without a way. */
  children: string;
  calendar: string;
};

export function NotBuiltYet({ children, calendar }: NotBuiltYetProps) {
  return (
    <div className="border-t border-line">
      <EmptyState
        title="This screen is not built yet"
        action={
          <ButtonLink href={calendar} prefetch={false} variant="secondary" size="sm">
            Open the calendar
          </ButtonLink>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
