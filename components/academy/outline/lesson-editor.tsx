'use client';

import { type ReactNode, useState } from 'react';
import { MarkdownField } from '@/components/content/writing/markdown-field';
import { LeaveQuestion } from '@/components/records/leave-question';
import { TypedMark } from '@/components/records/typed-mark';
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
  /** The text as the server rendered it with the page. */
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

/** Returns what is typed in a lesson, as texts. */
function typedIn({ body, question }: { body: string; question: LessonQuestion | null }) {
  const lines = question && [
    question.text,
    ...question.options.map(({ text }) => text),
    question.why,
  ];
  return [
    { label: 'Text', text: body },
    { label: 'Check question', text: lines?.join('\n') ?? '' },
  ];
}

/** Edits the text and the check question of a lesson, with what a student sees beside it. */
export function LessonEditor({ courseId, lessonId, text, rendered }: LessonEditorProps) {
  const { run, isPending } = useStaffAction();
  const [stored, setStored] = useState({ body: text.body, question: text.question });
  const [typed, setTyped] = useState(stored);
  const [version, setVersion] = useState(text.version);
  const [problem, setProblem] = useState<{ sentence: string } | null>(null);
  const answer = useAnswer(problem);
  const isDirty = JSON.stringify(typed) !== JSON.stringify(stored);

  async function save() {
    const input = { courseId, lessonId, version, ...typed };
    const { error } = lessonTextInput.safeParse(input);
    setProblem(error ? { sentence: error.issues[0]?.message ?? '' } : null);
    if (error) return;
    const saved = await run(() => saveLessonText(input));
    if (!saved) return;
    setVersion(saved.version);
    setStored(typed);
  }

  return (
    <div className="space-y-8">
      <TypedMark texts={() => (isDirty ? typedIn(typed) : [])} />
      <div className="flex justify-end">
        <Button size="sm" pending={isPending} disabled={!isDirty} onClick={() => void save()}>
          Save lesson
        </Button>
      </div>
      {problem && (
        <Notice {...answer} tone="error">
          {problem.sentence}
        </Notice>
      )}
      <MarkdownField
        name="body"
        label="Text"
        max={60_000}
        value={typed.body}
        rendered={rendered}
        onChange={(body) => setTyped((before) => ({ ...before, body }))}
      />
      {typed.question ? (
        <QuestionEditor
          question={typed.question}
          onChange={(question) => setTyped((before) => ({ ...before, question }))}
          onRemove={() => setTyped((before) => ({ ...before, question: null }))}
        />
      ) : (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => setTyped((before) => ({ ...before, question: NEW_QUESTION }))}
        >
          Add a check question
        </Button>
      )}
      <LeaveQuestion isDirty={isDirty} />
    </div>
  );
}
