/** Layers between the internet and a record, from outside to inside, each with the attacks that it stops. */
const layers = [
  {
    name: 'Browser',
    text: 'Encrypted connections only. A content security policy lets no foreign script run on a page that staff use.',
  },
  {
    name: 'Form',
    text: 'Each form checks where it came from and counts attempts. Network addresses are kept in hashed form, for a day.',
  },
  {
    name: 'Session',
    text: 'Staff come by invitation, may use a second factor, and are signed out after 30 minutes without activity.',
  },
  {
    name: 'Record',
    text: 'The database itself decides who may read each row: a member sees their own tasks, and only leaders see applications.',
  },
  {
    name: 'Trail',
    text: 'Who changed what, and when, is written in the same step as the change. Staff can read it and not alter it.',
  },
  {
    name: 'Copy',
    text: 'Every six hours everything is copied, encrypted, to another place. We practise bringing it back.',
  },
];

const indents = ['', 'md:pl-16', 'md:pl-26', 'md:pl-36', 'md:pl-46', 'md:pl-56'];

/** The layers as a staircase: each begins further to the right than the layer outside it. */
export function SecurityLayers() {
  return (
    <ol className="grid gap-px overflow-hidden rounded-surface border border-line bg-line">
      {layers.map(({ name, text }, index) => (
        <li
          key={name}
          className={`grid gap-x-6 gap-y-1 bg-surface py-5 pr-6 pl-6 ${indents[index] ?? ''} md:grid-cols-[7rem_1fr]`}
        >
          <h2 className="font-mono text-[0.9375rem] leading-6 font-medium text-accent">{name}</h2>
          <p className="max-w-measure text-base leading-6.5">{text}</p>
        </li>
      ))}
    </ol>
  );
}
