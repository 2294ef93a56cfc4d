import { customers } from './customers';
import { Testimonial } from './testimonial';

/** Testimonials: the first one large, the others beside it. */
export function Testimonials() {
  const [first, ...others] = customers;
  return (
    <div className="grid gap-px overflow-hidden rounded-surface border border-line bg-line lg:grid-cols-12">
      <div className="lg:col-span-7">
        <Testimonial large {...first} />
      </div>
      <div className="grid gap-px lg:col-span-5">
        {others.map((customer) => (
          <Testimonial key={customer.name} {...customer} />
        ))}
      </div>
    </div>
  );
}
