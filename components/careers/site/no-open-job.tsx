import { buttonStyle } from '@/components/ui/button-style';
import { EmptyState } from '@/components/ui/empty-state';
import { brand } from '@/lib/brand';

export function NoOpenJob() {
  return (
    <EmptyState
      title="No job is open at the moment."
      action={
        <a href={brand.email.href} className={buttonStyle({ variant: 'secondary' })}>
          Write to {brand.email.label}
        </a>
      }
    >
      We hire a few times a year, and we keep the letters of people we would like to meet. Tell us
      what you do well.
    </EmptyState>
  );
}
