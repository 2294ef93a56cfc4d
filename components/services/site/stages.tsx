const stages = [
  {
    label: 'Map',
    title: 'Find what is worth automating',
    text: 'We follow one process from request to result, count the hours and the errors, and name the parts that should stay with people.',
  },
  {
    label: 'Build',
    title: 'Put it together in the open',
    text: 'Your tools are connected, the model is tested against your past cases, and you see each version run before it decides anything.',
  },
  {
    label: 'Run',
    title: 'Keep it right after the start',
    text: 'We watch every run, answer for it, and adjust it when your forms, prices or rules change.',
  },
];

/** Stages of a project as a vertical timeline. */
export function Stages() {
  return (
    <ol>
      {stages.map(({ label, title, text }) => (
        <li key={label} className="group relative pb-8 pl-8 last:pb-0">
          <span
            aria-hidden
            className="absolute top-5 bottom-0 left-[5px] w-px translate-y-1 bg-line-strong group-last:hidden"
          />
          <span
            aria-hidden
            className="absolute top-1.5 left-0 size-[11px] rounded-full border-2 border-accent group-last:bg-accent"
          />
          <p className="label leading-6 text-accent">{label}</p>
          <h2 className="mt-1 text-h3">{title}</h2>
          <p className="mt-1 max-w-[34em] text-base leading-6.5">{text}</p>
        </li>
      ))}
    </ol>
  );
}
