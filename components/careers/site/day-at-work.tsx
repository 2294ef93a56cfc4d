/** Schedule of an automation engineer's day. Its facts match `workingHere`. */
const day = [
  {
    time: '07:00',
    title: 'The rota',
    text: 'If it is your week, the alerts are yours from now until seven in the evening. On most mornings the nightly regression run is green, and you read why where it is not.',
  },
  {
    time: '09:00',
    title: 'At the desk',
    text: 'A new workflow begins at the desk of the person who does the work today. You watch, count and ask, before writing any code.',
  },
  {
    time: '11:00',
    title: 'The queue of the other one',
    text: 'Your second workflow has been running for weeks. You take the most frequent reason out of its exception queue: a rule, a field, or a call to a supplier.',
  },
  {
    time: '14:00',
    title: 'Client meeting',
    text: 'It is Tuesday. You show what ran, what stopped and what you would leave to people. What was decided is written on one page.',
  },
  {
    time: '16:30',
    title: 'The runbook',
    text: 'You write down what changed, in words that a colleague understands at seven in the morning.',
  },
];

/** Timeline of a day at work, hour by hour. */
export function DayAtWork() {
  return (
    <ol className="border-l border-line-strong">
      {day.map(({ time, title, text }) => (
        <li
          key={time}
          className="relative grid gap-x-6 gap-y-1 pb-7 pl-6 last:pb-0 sm:grid-cols-[4.5rem_minmax(0,1fr)]"
        >
          <span
            aria-hidden
            className="absolute top-2 -left-[5px] size-[9px] rounded-full bg-accent"
          />
          <p className="font-mono leading-7 text-accent">{time}</p>
          <div>
            <h3 className="text-h3">{title}</h3>
            <p className="mt-1 max-w-[36em] text-base leading-6.5">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
