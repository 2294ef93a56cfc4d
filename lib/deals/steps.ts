import { type DealStage, isOpenStage } from './stages';

type StepOfDeal = { stage: DealStage; nextStep: string; nextStepOn: string | null };

/** State of the next step of a deal: 'none' for an open deal without a step, 'late' if its day has passed. */
export type StepState = 'none' | 'late' | 'today' | 'planned' | 'closed';

/**
 * Returns the state of a deal's next step.
 * @param today day of the business zone
 */
export function stepState({ stage, nextStepOn }: StepOfDeal, today: string): StepState {
  if (!isOpenStage(stage)) return 'closed';
  if (!nextStepOn) return 'none';
  if (nextStepOn < today) return 'late';
  return nextStepOn === today ? 'today' : 'planned';
}
