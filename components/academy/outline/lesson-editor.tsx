'use client';

import { type ReactNode, useState } from 'react';
import { MarkdownField } from '@/components/content/writing/markdown-field';
import { DraftNotice } from '@/components/records/draft-notice';
import { LeaveQuestion } from '@/components/records/leave-question';
import { TypedMark } from '@/components/records/typed-mark';
import { useKeptTexts } from '@/components/records/use-kept-texts';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useAnswer } from '@/components/ui/use-answer';
import type { LessonQuestion, LessonText } from '@/lib/academy/learning/model';
import { saveLessonText } from '@/lib/academy/outline/actions';
import { lessonTextInput } from '@/lib/academy/outline/schema';
import { QuestionEditor } from './question-editor';

type LessonEditorProps = {
  courseId: string;
  lessonId: string;
  text: LessonText & { version: string };
  /** HTML of the lesson text, rendered on the server with the page. */
  rendered: ReactNode;
};

const NEW_QUESTION: LessonQuestion = {
  text: '',
  options: [
    { text: '', isRight: true },
    { text: '', isRight: false },
  ],
  why: '',
};

type Typed = { body: string; question: string };

const textsOf = ({ body, question }: LessonText): Typed => ({
  body,
  question: JSON.stringify(question),
});

const isQuestion = (kept: unknown): kept is LessonQuestion =>
  typeof kept === 'object' &&
  kept !== null &&
  'text' in kept &&
  'why' in kept &&
  'options' in kept &&
  Array.isArray(kept.options);

/** Returns the check question built from these values, even if it is incomplete. Null if there is none. */
function questionIn(typed: string): LessonQuestion | null {
  const kept: unknown = JSON.parse(typed);
  return isQuestion(kept) ? kept : null;
}

function typedIn(body: string, question: LessonQuestion | null) {
  const asked = question && [
    question.text,
    ...question.options.map(({ text }) => text),
    question.why,
  ];
  return [
    { label: 'Text', text: body },
    { label: 'Check question', text: asked?.join('\n') ?? '' },
  ];
}

/** Editor for the text and the check question of a lesson, with a student preview next to it. */
export function LessonEditor({ courseId, lessonId, text, rendered }: LessonEditorProps) {
  const { run, isPending } = useStaffAction();
  const texts = useKeptTexts(`lesson:${lessonId}`, textsOf(text), text.version);
  const { typed, version, isDirty, isKept } = texts;
  const question = questionIn(typed.question);
  const [problem, setProblem] = useState<{ sentence: string } | null>(null);
  const answer = useAnswer(problem);
  const ask = (asked: LessonQuestion | null) => texts.type({ question: JSON.stringify(asked) });

  async function save() {
    const input = { courseId, lessonId, version, body: typed.body, question };
    const { error } = lessonTextInput.safeParse(input);
    setProblem(error ? { sentence: error.issues[0]?.message ?? '' } : null);
    if (error) return;
    const saved = await run(() => saveLessonText(input));
    if (saved) texts.saved(typed, saved.version);
  }

  return (
    <div className="space-y-8">
      <TypedMark texts={() => (isDirty ? typedIn(typed.body, question) : [])} />
      <div className="flex justify-end">
        <Button size="sm" pending={isPending} disabled={!isDirty} onClick={() => void save()}>
          Save lesson
        </Button>
      </div>
      {isKept && <DraftNotice onDiscard={texts.reset} />}
      {problem && (
        <Notice {...answer} tone="error">
          {problem.sentence}
        </Notice>
      )}
      <MarkdownField
        key={texts.time}
        name="body"
        label="Text"
        max={60_000}
        value={typed.body}
        rendered={rendered}
        onChange={(body) => texts.type({ body })}
      />
      {question ? (
        <QuestionEditor question={question} onChange={ask} onRemove={() => ask(null)} />
      ) : (
        <Button variant="secondary" size="sm" onClick={() => ask(NEW_QUESTION)}>
          Add a check question
        </Button>
      )}
      <LeaveQuestion isDirty={isDirty} />
    </div>
  );
}
