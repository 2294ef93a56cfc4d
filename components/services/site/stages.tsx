import { Steps } from '@/components/marketing/steps';

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

/** Stages of a project, from left to right. */
export function Stages() {
  return (
    <section aria-label="Stages of a project">
      <Steps items={stages} as="h2" />
    </section>
  );
}
