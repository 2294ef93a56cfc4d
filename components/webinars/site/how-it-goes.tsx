/** Facts about every session. */
const facts = [
  {
    title: 'Work first, then questions',
    text: 'Two thirds of the time belong to the process on the screen. The last third is yours, and its end is the end.',
  },
  {
    title: 'No one sees you',
    text: 'You can follow with the camera off and ask in writing. Names of guests and companies are not shown unless you ask for it.',
  },
  {
    title: 'Nothing is sold',
    text: 'There is no sales pitch at the end, and no one calls you afterwards. Prices are on this site, should you want them.',
  },
  {
    title: 'To be read afterwards',
    text: 'A past session has its slides here, with what was said next to each. It takes minutes instead of an hour.',
  },
];

/** Explains the format of a session to newcomers. */
export function HowItGoes() {
  return (
    <section aria-labelledby="session" className="page-width mt-14 lg:mt-20">
      <h2 id="session" className="text-h2">
        How a session goes
      </h2>
      <dl className="mt-8 grid gap-x-6 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {facts.map(({ title, text }) => (
          <div key={title} className="border-t border-line-strong pt-4">
            <dt className="font-medium">{title}</dt>
            <dd className="mt-1 max-w-[26em] text-base leading-6.5">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
