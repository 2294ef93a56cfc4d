import type { Figure } from '@/lib/cases/figures/model';
import { customers } from './customers';
import { Testimonial } from './testimonial';

/** Testimonials with their figures: the first one large, the others next to it. */
export function Testimonials({ figures }: { figures: Figure[] }) {
  const [first, ...others] = customers;
  return (
    <div className="grid gap-px overflow-hidden rounded-surface border border-line bg-line lg:grid-cols-12">
      <div className="lg:col-span-7">
        <Testimonial large customer={first} figures={figures} />
      </div>
      <div className="grid gap-px lg:col-span-5">
        {others.map((customer) => (
          <Testimonial key={customer.name} customer={customer} figures={figures} />
        ))}
      </div>
    </div>
  );
}
