import type { ReactNode } from 'react';
import type { PieceName } from '@/lib/pieces';
import { Assistant } from './pieces/assistant/assistant';
import { CloseCalendar } from './pieces/close/close-calendar';
import { Conflict } from './pieces/conflict/conflict';
import { ExceptionDesk } from './pieces/exceptions/exception-desk';
import { Forecast } from './pieces/forecast/forecast';
import { Incident } from './pieces/incident/incident';
import { ProcessMap } from './pieces/process-map/process-map';
import { Question } from './pieces/question/question';

const pieces: Record<PieceName, () => ReactNode> = {
  assistant: Assistant,
  close: CloseCalendar,
  conflict: Conflict,
  exceptions: ExceptionDesk,
  forecast: Forecast,
  incident: Incident,
  'process-map': ProcessMap,
  question: Question,
};

/** Working example that shows what a service does. */
export function Piece({ name }: { name: PieceName }) {
  const Content = pieces[name];
  return <Content />;
}
