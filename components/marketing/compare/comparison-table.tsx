import { questions, ways } from './ways';

/**
 * Table of questions with an answer for each option. On a phone each question is a separate block, with the name of the
 * option above each answer.
 */
export function ComparisonTable() {
  return (
    <table className="w-full table-fixed text-left text-base leading-6.5 max-lg:block">
      <caption className="sr-only">Three ways to get an automation, compared</caption>
      <thead className="max-lg:hidden">
        <tr className="border-b border-line-strong text-ink">
          <td />
          {ways.map((way, index) => (
            <th
              key={way}
              scope="col"
              className={`px-5 pb-4 text-h3 ${index === 2 ? 'text-accent' : ''}`}
            >
              {way}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {questions.map(({ question, answers }) => (
          <tr key={question} className="border-b border-line align-top max-lg:block max-lg:py-7">
            <th
              scope="row"
              className="font-medium text-ink max-lg:block max-lg:text-h3 lg:py-7 lg:pr-5"
            >
              {question}
            </th>
            {answers.map((answer, index) => (
              <td
                key={answer}
                className={`max-lg:mt-4 max-lg:block lg:px-5 lg:py-7 ${index === 2 ? 'bg-accent-soft text-ink max-lg:rounded-surface max-lg:p-4' : ''}`}
              >
                <span className="label mb-1 block text-ink-3 lg:hidden">{ways[index]} </span>
                {answer}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
