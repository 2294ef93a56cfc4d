import { firstRunText } from '@/lib/tools/calculator/assumptions';
import { Steps } from './steps';

const steps = [
  {
    label: 'Week 1',
    title: 'Connect tools',
    text: 'We link the systems you already use, with the rights they need and no more. Nothing is moved, nothing is replaced.',
  },
  {
    label: 'Weeks 2 and 3',
    title: 'Design workflow',
    text: 'The people who do the work draw it with us: each rule, each exception, and each point where a person decides.',
  },
  {
    label: 'From week 4',
    title: 'Let AI handle the rest',
    text: `It runs alongside your team until the numbers agree, and on its own ${firstRunText.toLowerCase()} after the start. We watch it, and you can stop it at any time.`,
  },
];

/** The three steps of the home page (spec section 2). */
export function HowItWorks() {
  return <Steps items={steps} />;
}
