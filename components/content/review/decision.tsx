'use client';

import { type SubmitEvent, useState } from 'react';
import { storedIn } from '@/components/content/editing/draft-keeper';
import { usePublishQuestion } from '@/components/content/publishing/use-publish-question';
import { useKeptTexts } from '@/components/records/use-kept-texts';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { ClientForm } from '@/components/ui/client-form';
import { Field } from '@/components/ui/field';
import { FormAnswer } from '@/components/ui/form-answer';
import { Textarea } from '@/components/ui/textarea';
import { saveContent } from '@/lib/content/editing/actions';
import type { EditedContent } from '@/lib/content/editing/model';
import { editorFields } from '@/lib/content/kinds';
import { sendBack } from '@/lib/content/review/actions';
import { sendBackInput } from '@/lib/content/review/schema';
import { fieldErrorsOf } from '@/lib/core/actions/form';
import { type Refusal, refusalFrom, refusalIn } from '@/lib/core/actions/refusal';
import { contentNotices } from '@/lib/notices/content';
import type { ContentTable } from '@/lib/paths';

type DecisionProps = { table: ContentTable; content: EditedContent; review: string };

/** Form that publishes the reviewed draft, or returns it with a note. */
export function Decision({ table, content, review }: DecisionProps) {
  const { id, state } = content;
  const { run, isPending } = useStaffAction();
  const question = usePublishQuestion(table);
  const { typed, type, reset } = useKeptTexts(`review-answer:${review}`, { answer: '' });
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const labels = Object.fromEntries(editorFields(table).map(({ name, label }) => [name, label]));

  async function publish() {
    const { values, seen } = storedIn(content);
    const answers = await question.ask({
      ids: [id],
      from: state,
      to: 'published',
      values,
      slug: String(values.slug),
    });
    if (!answers) return;
    const move = state === 'published' ? null : { to: 'published' as const, ...answers };
    const { tellsRegistrants } = answers;
    setRefusal(null);
    await run(async () => {
      const saved = await saveContent({ table, id, values, seen, move, tellsRegistrants });
      if (saved.data?.outcome === 'saved') return { data: saved.data };
      const refused = saved.data ? refusalFrom(contentNotices, 'editorOutdated') : refusalIn(saved);
      setRefusal(refused);
      return { serverError: refused };
    });
  }

  async function giveBack(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = { table, review, ...typed };
    const wrong = sendBackInput.safeParse(input).error;
    setError(wrong ? fieldErrorsOf(wrong).answer : undefined);
    if (!wrong && (await run(() => sendBack(input)))) reset();
  }

  return (
    <section aria-label="Decision" className="space-y-4 border-y border-line py-6">
      {refusal && (
        <FormAnswer refusal={refusal} errors={refusal.details.fieldErrors ?? {}} labels={labels} />
      )}
      <Button size="sm" pending={isPending} onClick={() => void publish()}>
        {state === 'published' ? 'Publish changes' : 'Publish'}
      </Button>
      <ClientForm noValidate onSubmit={giveBack} className="space-y-3">
        <Field label="What should change" name="answer" error={error} required>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              value={typed.answer}
              onChange={({ target }) => type({ answer: target.value })}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" size="sm" pending={isPending}>
          Send back
        </Button>
      </ClientForm>
      {question.dialog}
    </section>
  );
}
