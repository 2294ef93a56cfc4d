/** Compact head of the booking page. It leaves room for the first free days above the fold. */
export function BookingHead() {
  return (
    <div className="lg:col-span-7 lg:pr-10">
      <p className="label text-ink-3">Consultation</p>
      <h1 className="mt-3 text-h2 lg:mt-4">Tell us about one process. Leave with a sketch.</h1>
      <p className="mt-3 max-w-measure text-lead lg:mt-4">
        Thirty minutes with an engineer who builds automations for a living. Free, by video, at a
        time that suits you.
      </p>
    </div>
  );
}
