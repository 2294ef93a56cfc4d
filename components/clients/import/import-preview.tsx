import { valueText } from '@/lib/clients/contact-text';
import { DELIMITER_NAMES, ENCODINGS } from '@/lib/clients/import/encodings';
import type { ImportPreview as Preview } from '@/lib/clients/import/model';
import { clientLabels } from '@/lib/clients/schema';
import { RejectedRows } from './rejected-rows';

const shown = ['email', 'phone', 'company', 'jobtitle', 'stage', 'value', 'tags'] as const;
const cell = 'h-10 px-3 text-left whitespace-nowrap';

/** Preview of an import before anything is stored. */
export function ImportPreview({ preview }: { preview: Preview }) {
  const { rows, fresh, known, sample, badRows, bad, rejected, encoding, delimiter } = preview;
  const count = (number: number) => number.toLocaleString('en-US');
  return (
    <>
      <section aria-label="Preview">
        <h2 className="text-h3">Preview</h2>
        <p role="status" className="mt-0.5 mb-4">
          {count(rows)} rows: {count(fresh)} new, {count(known)} known, {count(badRows)} that cannot
          be stored. Read as {ENCODINGS[encoding]}, with {DELIMITER_NAMES[delimiter]} between the
          cells.
        </p>
        {sample.length > 0 && (
          <section
            aria-label="The first contacts of the file"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
            tabIndex={0}
            className="overflow-x-auto rounded-surface border border-line bg-surface"
          >
            <table className="w-full">
              <thead className="border-b border-line text-ink-3">
                <tr>
                  {['Name', ...shown.map((field) => clientLabels[field])].map((heading) => (
                    <th key={heading} scope="col" className={`${cell} font-normal`}>
                      {heading}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="divide-y divide-line">
                {sample.map((contact) => (
                  <tr key={contact.email}>
                    <th scope="row" className={`${cell} font-medium text-ink`}>
                      {[contact.firstname, contact.lastname].filter(Boolean).join(' ')}
                    </th>
                    <td className={cell}>{contact.email}</td>
                    <td className={cell}>{contact.phone}</td>
                    <td className={cell}>{contact.company}</td>
                    <td className={cell}>{contact.jobtitle}</td>
                    <td className={cell}>{contact.stage}</td>
                    <td className={cell}>{contact.value !== null && valueText(contact.value)}</td>
                    <td className={cell}>{contact.tags.join(', ')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </section>
      <RejectedRows count={badRows} shown={bad} rejected={rejected} />
    </>
  );
}
