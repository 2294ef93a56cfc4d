export { CalendarProblem } from './ics/problem.ts';
