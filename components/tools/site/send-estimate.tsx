import { SEND_ANCHOR } from './calculator-result';
import { SendEstimateForm } from './send-estimate-form';

/** Form that emails the current estimate. */
export function SendEstimate({ query }: { query: string }) {
  return (
    <section
      id={SEND_ANCHOR}
      aria-labelledby="send-title"
      className="page-width mt-16 scroll-mt-24 lg:mt-24 print:hidden"
    >
      <div className="grid gap-x-6 gap-y-8 border-t border-line pt-8 lg:grid-cols-12">
        <p className="label text-ink-3 lg:col-span-3 lg:pt-3">By email</p>
        <div className="lg:col-span-4">
          <h2 id="send-title" className="text-h2">
            Send me this
          </h2>
          <p className="mt-4 max-w-[24em]">
            One email with these numbers and a link to them, and no newsletter. We keep it, so that
            you can hold us to it when we talk.
          </p>
        </div>
        <div className="own-step lg:col-span-5 lg:pt-2">
          <SendEstimateForm query={query} />
        </div>
      </div>
    </section>
  );
}
