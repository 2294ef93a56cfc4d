import type { ReactNode } from 'react';
import { useIsRunning } from '@/components/ui/use-is-running';
import { EditorField, type FieldsProps } from './editor-field';
import { HeadField } from './head-field';
import { writtenFields } from './settings';
import { SettingsPanel } from './settings-panel';

type EditorFormProps = FieldsProps & {
  /** Settings panel; null while it is closed. */
  settings: { takesFocus: boolean } | null;
  onCloseSettings: () => void;
  /** Preview of the page; null while it is closed. */
  preview: ReactNode;
  /** Called on blur with the name of the field. */
  onLeave: (name: string) => void;
};

const fieldOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('[name]')?.getAttribute('name') : null;

/**
 * Form for one kind of content: the public texts and the settings. The texts can be edited before hydration, the
 * settings cannot.
 */
export function EditorForm({
  settings,
  preview,
  onCloseSettings,
  onLeave,
  ...form
}: EditorFormProps) {
  const { table, values, errors, onChange } = form;
  const isRunning = useIsRunning();
  // A single text needs no label; several texts are labelled.
  const isAlone = writtenFields(table).filter(({ kind }) => kind === 'markdown').length === 1;
  return (
    <fieldset
      className={`min-w-0 grid grid-cols-1 gap-x-8 xl:items-start ${settings ? 'xl:grid-cols-[minmax(0,1fr)_26rem]' : preview ? 'xl:grid-cols-[minmax(0,1fr)_minmax(26rem,45%)]' : ''}`}
      onBlur={({ target, relatedTarget }) => {
        const left = fieldOf(target);
        if (left && left !== fieldOf(relatedTarget)) onLeave(left);
      }}
    >
      <div className="mx-auto w-full max-w-[46rem] min-w-0 lg:[--bar-bottom:6.25rem] writing:[--bar-bottom:2.75rem]">
        {writtenFields(table).map((field) =>
          field.kind === 'markdown' ? (
            <div key={field.name} className={isAlone ? '' : 'mt-6'}>
              <EditorField field={field} isAlone={isAlone} {...form} />
            </div>
          ) : (
            <HeadField
              key={field.name}
              field={field}
              value={String(values[field.name] ?? '')}
              error={errors[field.name]}
              onChange={(next) => onChange({ [field.name]: next })}
            />
          ),
        )}
      </div>
      {preview && (
        <div className="min-w-0 max-xl:order-first max-xl:mb-8 xl:sticky xl:top-30">{preview}</div>
      )}
      {settings && (
        <fieldset disabled={!isRunning} className="contents">
          <SettingsPanel {...form} {...settings} onClose={onCloseSettings} />
        </fieldset>
      )}
    </fieldset>
  );
}
