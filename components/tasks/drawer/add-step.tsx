import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { LeaveQuestion } from '@/components/records/leave-question';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { ClientForm } from '@/components/ui/client-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { addChecklistItem } from '@/lib/tasks/actions';
import { checklistForm } from '@/lib/tasks/schema';

/** Form that adds steps to a task one by one. */
export function AddStep({ task }: { task: string }) {
  const { run, isPending } = useStaffAction();
  const { register, handleSubmit, reset, formState } = useForm({
    defaultValues: { task, label: '' },
    resolver: zodResolver(checklistForm),
  });
  const { errors, isDirty } = formState;
  const add = handleSubmit(async (step) => {
    if (await run(() => addChecklistItem(step))) reset();
  });
  return (
    <ClientForm
      noValidate
      className="mt-2 flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) void add();
      }}
    >
      <Field
        label="New step"
        name="label"
        error={errors.label?.message}
        optionalLabel={null}
        className="grow"
      >
        {(control) => <Input {...control} {...register('label')} maxLength={300} />}
      </Field>
      <Button type="submit" variant="secondary" size="beside" pending={isPending}>
        Add
      </Button>
      <LeaveQuestion isDirty={isDirty} isKept={false} />
    </ClientForm>
  );
}
