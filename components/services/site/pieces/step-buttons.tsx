import { ChoiceButton } from './choice-button';

/** Buttons that move a working example by one step. */
export function StepButtons({ next }: { next: string }) {
  return (
    <div className="needs-script flex gap-2 px-5 py-4 lg:px-8">
      <ChoiceButton data-move="1">{next}</ChoiceButton>
      <ChoiceButton data-move="-1">Back</ChoiceButton>
    </div>
  );
}
