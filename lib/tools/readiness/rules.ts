import type { Query } from '@/lib/core/lists/filter-query';
import { furtherSteps, type Question, questions } from './questions';

/** Version of the questions and their points, included in links. */
export const READINESS_VERSION = 1;

export const MOST_POINTS = 2 * questions.length;

/** Minimum points of the levels above the lowest. */
export const LEVELS = { prepare: 12, build: 19 } as const;

/** `stop`: a gate question was answered with 0 points. */
export type Level = 'stop' | 'measure' | 'prepare' | 'build';

export type Answered = { question: Question; points: number };

export type Readiness = {
  /** Chosen points by question name. */
  chosen: Record<string, number>;
  /** Names of unanswered questions. */
  missing: string[];
  report: Report | null;
};

export type Report = {
  level: Level;
  points: number;
  answers: Answered[];
  /** Gate questions answered with 0 points. */
  stops: Question[];
  steps: Question['step'][];
};

const STEPS_SHOWN = 3;

function pointsIn(query: Query, name: string): number | null {
  const value = query.get(name) ?? '';
  return /^[012]$/.test(value) ? Number(value) : null;
}

function levelOf(points: number, stops: Question[]): Level {
  if (stops.length > 0) return 'stop';
  if (points >= LEVELS.build) return 'build';
  return points >= LEVELS.prepare ? 'prepare' : 'measure';
}

/** Returns the steps for the weakest answers, gates first, without repeating a page. */
function stepsOf(answers: Answered[]): Question['step'][] {
  const weight = ({ question, points }: Answered) =>
    points === 0 && question.isGate ? -1 : points;
  const weak = answers
    .filter(({ points }) => points < 2)
    .toSorted((a, b) => weight(a) - weight(b))
    .map(({ question }) => question.step);
  const all = [...weak, ...furtherSteps];
  const isFirst = (step: Question['step'], index: number) =>
    all.findIndex(({ reading }) => reading.slug === step.reading.slug) === index;
  return all.filter(isFirst).slice(0, STEPS_SHOWN);
}

/** Parses the answers of a query, with a report if the query is complete. */
export function readReadiness(query: Query): Readiness {
  const chosen: Record<string, number> = {};
  const answers: Answered[] = [];
  const missing: string[] = [];
  for (const question of questions) {
    const points = pointsIn(query, question.name);
    if (points === null) {
      missing.push(question.name);
      continue;
    }
    chosen[question.name] = points;
    answers.push({ question, points });
  }
  if (missing.length > 0) return { chosen, missing, report: null };
  const points = answers.reduce((sum, answer) => sum + answer.points, 0);
  const stops = answers
    .filter((answer) => answer.points === 0 && answer.question.isGate)
    .map(({ question }) => question);
  return {
    chosen,
    missing,
    report: { level: levelOf(points, stops), points, answers, stops, steps: stepsOf(answers) },
  };
}

/** Returns the query that reproduces the report. */
export function readinessQuery({ chosen }: Pick<Readiness, 'chosen'>): string {
  const values = Object.entries(chosen).map(([name, points]) => [name, String(points)]);
  return String(new URLSearchParams([['v', String(READINESS_VERSION)], ...values]));
}
