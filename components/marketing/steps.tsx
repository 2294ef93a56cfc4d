const steps = [
  {
    when: 'Week 1',
    title: 'Connect tools',
    text: 'We link the systems you already use, with the rights they need and no more. Nothing is moved, nothing is replaced.',
  },
  {
    when: 'Weeks 2 and 3',
    title: 'Design workflow',
    text: 'The people who do the work draw it with us: each rule, each exception, and each point where a person decides.',
  },
  {
    when: 'From week 4',
    title: 'Let AI handle the rest',
    text: 'It runs beside your team until the numbers agree, then on its own. We watch it, and you can stop it at any time.',
  },
];

/** Three numbered columns, joined by one line. */
export function Steps() {
  return (
    <ol className="grid gap-y-10 lg:grid-cols-3 lg:gap-y-0">
      {steps.map(({ when, title, text }, index) => (
        <li key={title} className="group relative pl-12 lg:pt-16 lg:pr-10 lg:pl-0">
          <span
            aria-hidden
            className="absolute top-8 -bottom-10 left-4 w-px bg-line-strong group-last:hidden lg:top-4 lg:right-0 lg:bottom-auto lg:left-8 lg:h-px lg:w-auto"
          />
          <span
            aria-hidden
            className="absolute top-0 left-0 grid size-8 place-items-center rounded-full border border-accent bg-paper font-mono text-[0.8125rem] text-accent"
          >
            {index + 1}
          </span>
          <p className="label pt-2 text-ink-3 lg:pt-0">{when}</p>
          <h3 className="mt-2 text-h3">{title}</h3>
          <p className="mt-2 max-w-[24em] text-base leading-6.5">{text}</p>
        </li>
      ))}
    </ol>
  );
}
