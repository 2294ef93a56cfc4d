import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useDesk } from '@/components/content/use-desk';
import { Button } from '@/components/ui/button';
import { contentKinds } from '@/lib/content/kinds';
import { EditorField, type FieldsProps } from './editor-field';
import { SearchPreview } from './search-preview';
import { settingsOf } from './settings';
import { SharePreview } from './share-preview';

export const SETTINGS_ID = 'settings';

type SettingsPanelProps = FieldsProps & {
  /** False if the panel was opened because of an invalid setting. The error list then keeps focus. */
  takesFocus: boolean;
  onClose: () => void;
};

/** All fields of a record except its text. The panel is next to the text, and above it on small screens. */
export function SettingsPanel({ takesFocus, onClose, ...form }: SettingsPanelProps) {
  const { table, values } = form;
  const heading = useRef<HTMLHeadingElement>(null);
  const { area } = useDesk(table);
  // This column is visible to leaders only.
  const hidden = area === 'team' ? contentKinds[table].privateColumn?.column : undefined;

  // Move keyboard focus to the opened panel.
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <aside
      id={SETTINGS_ID}
      aria-labelledby={`${SETTINGS_ID}-title`}
      className="min-w-0 border-line max-xl:order-first max-xl:mb-8 max-xl:border-b max-xl:pb-6 xl:sticky xl:top-30 xl:max-h-[calc(100dvh-8rem)] xl:overflow-y-auto xl:border-l xl:pl-8"
    >
      <div className="flex items-center justify-between">
        <h2
          id={`${SETTINGS_ID}-title`}
          ref={heading}
          tabIndex={-1}
          className="text-h3 outline-none"
        >
          Settings
        </h2>
        <Button variant="quiet" size="icon" aria-label="Close the settings" onClick={onClose}>
          <X aria-hidden className="size-4" />
        </Button>
      </div>
      <div className="divide-y divide-line">
        {settingsOf(table, hidden).map(({ title, fields }) => (
          <section key={title} aria-label={title} className="py-6">
            <h3 className="label mb-4 text-ink-3">{title}</h3>
            <div className="grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2">
              {fields.map((field) => (
                <EditorField key={field.name} field={field} {...form} />
              ))}
              {title === 'Search engines' && (
                <>
                  <SearchPreview table={table} values={values} />
                  <SharePreview
                    table={table}
                    content={form.content}
                    title={String(values.title ?? '')}
                  />
                </>
              )}
            </div>
          </section>
        ))}
      </div>
    </aside>
  );
}
