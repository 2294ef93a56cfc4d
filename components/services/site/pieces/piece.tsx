import type { ReactNode } from 'react';
import type { PieceName } from '@/lib/pieces';
import { Assistant } from './assistant/assistant';
import { CloseCalendar } from './close/close-calendar';
import { Conflict } from './conflict/conflict';
import { ExceptionDesk } from './exceptions/exception-desk';
import { Forecast } from './forecast/forecast';
import { Incident } from './incident/incident';
import { ProcessMap } from './process-map/process-map';
import { Question } from './question/question';

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
