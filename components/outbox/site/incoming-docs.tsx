import { ScrollBox } from '@/components/text/scroll-box';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { incomingAnswer, incomingCalls, signingSample } from '@/lib/outbox/incoming/samples';
import { MAX_ID_LENGTH } from '@/lib/outbox/incoming/schema';
import { paths } from '@/lib/paths';

/** API documentation for external systems: URL, signature, responses, and an example of each request. */
export function IncomingDocs() {
  return (
    <>
      <h2 id="incoming">Call us</h2>
      <p>
        Your systems can report events such as payments to ours at one URL:{' '}
        <code>POST {absoluteUrl(paths.incoming)}</code>. The body is JSON with a <code>type</code>{' '}
        and <code>data</code>, up to 64 kB, signed as above with the secret that we agree on.
        Without a library, in Node:
      </p>
      <ScrollBox label="How a call is signed">
        <pre data-language="js">{signingSample}</pre>
      </ScrollBox>
      <ul>
        <li>
          200: taken. The same <code>webhook-id</code> again gets the same response and has no
          effect, so repeat any call you are unsure about. An id has at most {MAX_ID_LENGTH}{' '}
          characters.
        </li>
        <li>
          400: the body has the wrong shape; the response says where. 401: the signature is wrong or
          older than five minutes. 404: there is no such enrolment. 413: the body is too large.
        </li>
        <li>429 and 503: retry later. An IP may call 120 times a minute.</li>
        <li>
          Calls may come late and in any order. What counts is the latest <code>occurred_at</code>{' '}
          of a payment’s <code>number</code>.
        </li>
      </ul>
      <p>
        An enrolment is named by <code>enrolment_id</code> (a payment page gets it as{' '}
        <code>client_reference_id</code>), or by <code>course</code> and <code>email</code>. The
        answer says what is true afterwards:
      </p>
      <ScrollBox label="Example of an answer">
        <pre data-language="json">{JSON.stringify(incomingAnswer, null, 2)}</pre>
      </ScrollBox>
      {Object.entries(incomingCalls).map(([type, { when, call }]) => (
        <section key={type} aria-labelledby={`call-${type}`}>
          <h3 id={`call-${type}`} className="scroll-mt-24 font-mono">
            POST {type}
          </h3>
          <p>{when}</p>
          <ScrollBox label={`Example of the call ${type}`}>
            <pre data-language="json">{JSON.stringify(call, null, 2)}</pre>
          </ScrollBox>
        </section>
      ))}
    </>
  );
}
