import { buttonStyle } from '@/components/ui/button-style';
import { ListLink } from './list-link';

/** Link to the next page of a cursor pagination. */
export function NextPage({ after }: { after: string }) {
  return (
    <nav aria-label="Pages" className="flex justify-end pt-4">
      <ListLink
        changes={{ after }}
        scroll
        className={buttonStyle({ variant: 'secondary', size: 'sm' })}
      >
        Next page
      </ListLink>
    </nav>
  );
}
