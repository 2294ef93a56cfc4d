import { levels } from './levels';

/** The three course levels, drawn as a rising staircase. */
export function LevelSteps() {
  return (
    <ol className="grid sm:grid-cols-3">
      {levels.map(({ label, title, text }, index) => (
        <li
          key={label}
          className={`border-t-2 border-accent bg-surface px-5 pt-4 pb-5 sm:not-first:border-l sm:not-first:border-l-line ${['sm:mt-20', 'sm:mt-10', ''][index]}`}
        >
          <p className="label text-accent">{label}</p>
          <h3 className="mt-2 text-h3">{title}</h3>
          <p className="mt-1 text-base leading-6.5">{text}</p>
        </li>
      ))}
    </ol>
  );
}
