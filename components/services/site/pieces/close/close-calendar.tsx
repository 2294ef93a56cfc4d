import { closeText, LAST_STEP, stateText, stepOf, TASKS, TIMES } from '@/lib/services/pieces/close';
import { PieceFrame } from '../piece-frame';
import { StepButtons } from '../step-buttons';

/** Calendar of a month-end close that the visitor steps through. */
export function CloseCalendar() {
  return (
    <PieceFrame
      name="close"
      title="A month-end close, step by step"
      intro="Six tasks start when what they need is done. Press “Next step” and see where a person comes in."
      end={closeText(LAST_STEP)}
    >
      <ol>
        {TASKS.map((task) => (
          <li
            key={task.id}
            className="grid gap-x-6 border-b border-line px-5 py-3 text-base leading-6.5 sm:grid-cols-12 lg:px-8"
          >
            <p className="font-mono text-sm leading-6.5 text-ink-3 sm:col-span-2">
              {TIMES[stepOf(task)]}
            </p>
            <p className="text-ink sm:col-span-5">
              {task.name}
              <span className="text-ink-3"> {task.person ? `(${task.person})` : ''}</span>
            </p>
            <p
              data-task={task.id}
              data-state="done"
              suppressHydrationWarning
              className="text-ink-3 data-[state=done]:text-low data-[state=now]:font-medium data-[state=now]:text-accent sm:col-span-5"
            >
              {stateText(task, LAST_STEP)}
            </p>
          </li>
        ))}
      </ol>
      <StepButtons next="Next step" />
    </PieceFrame>
  );
}
