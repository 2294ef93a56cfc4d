import { Testimonial } from './testimonial';

export function Testimonials() {
  return (
    <div className="grid gap-px overflow-hidden rounded-surface border border-line bg-line lg:grid-cols-12">
      <div className="lg:col-span-7">
        <Testimonial
          large
          figure="77%"
          measure="of orders entered without a person"
          quote="Four hundred purchase orders a week used to be typed in by hand. Now ninety need a person, and everyone knows which ninety."
          name="Marta Kowalczyk"
          position="Head of Operations, Northline Freight"
        />
      </div>
      <div className="grid gap-px lg:col-span-5">
        <Testimonial
          figure="6 → 2 days"
          measure="to close the month"
          quote="We close in two days, and I can see why every entry is where it is."
          name="Daniel Osei"
          position="Finance Director, Halden & Pryce"
        />
        <Testimonial
          figure="4 min"
          measure="median first reply"
          quote="Routine questions answer themselves. The hard ones reach us with the history attached."
          name="Anjali Deshmukh"
          position="Customer Support Lead, Orbis Home"
        />
      </div>
    </div>
  );
}
