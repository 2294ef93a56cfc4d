import { levels } from './levels';

/** The three levels as a stair: each one stands higher than the one before. */
export function LevelSteps() {
  return (
    <ol className="grid gap-px sm:grid-cols-3 sm:items-end">
      {levels.map(({ label, title, text }, index) => (
        <li
          key={label}
          className={`border-t-2 border-accent bg-surface px-5 pt-4 pb-5 sm:border-x sm:border-x-line ${['', 'sm:pb-12', 'sm:pb-20'][index]}`}
        >
          <p className="label text-accent">{label}</p>
          <h3 className="mt-2 text-h3">{title}</h3>
          <p className="mt-1 text-base leading-6.5">{text}</p>
        </li>
      ))}
    </ol>
  );
}
