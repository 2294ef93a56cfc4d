import type { ReactNode } from 'react';
import { useDesk } from '@/components/content/use-desk';
import { useIsRunning } from '@/components/ui/use-is-running';
import type { EditedContent } from '@/lib/content/editing/model';
import { contentKinds } from '@/lib/content/kinds';
import type { Field, FormValues } from '@/lib/content/kinds/fields';
import type { ContentTable } from '@/lib/paths';
import { contentPath } from '@/lib/paths';
import { FieldInput } from './field-input';
import { MarkdownField } from './markdown-field';
import { PictureField } from './picture-field';
import { RowsField } from './rows-field';
import { SearchPreview } from './search-preview';

type EditorFormProps = {
  table: ContentTable;
  content: EditedContent;
  values: FormValues;
  errors: Record<string, string>;
  rendered: Record<string, ReactNode>;
  onChange: (changes: FormValues) => void;
  /** Called with the name of a field that is left. */
  onLeave: (name: string) => void;
};

const fieldOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('[name]')?.getAttribute('name') : null;

/** The form of one kind of content, section by section. It takes no text before the editor runs. */
export function EditorForm({
  table,
  content,
  values,
  errors,
  rendered,
  onChange,
  onLeave,
}: EditorFormProps) {
  const isRunning = useIsRunning();
  const { area } = useDesk(table);
  const { privateColumn, sections } = contentKinds[table];
  // Only leaders read it.
  const hidden = area === 'team' ? privateColumn?.column : undefined;
  const text = (name: string) => {
    const value = values[name];
    return typeof value === 'string' ? value : '';
  };

  function slugNote(): string {
    const slug = text('slug');
    if (content.state !== 'published' || slug === content.slug) return contentPath(table, slug);
    return `${contentPath(table, content.slug)} will lead to ${contentPath(table, slug)}.`;
  }

  function input(field: Field) {
    const { name } = field;
    switch (field.kind) {
      case 'rows': {
        const rows = values[name];
        return (
          <RowsField
            key={name}
            field={field}
            rows={Array.isArray(rows) ? rows : []}
            error={errors[name]}
            onChange={(next) => onChange({ [name]: next })}
          />
        );
      }
      case 'markdown':
        return (
          <MarkdownField
            key={name}
            name={name}
            label={field.label}
            max={field.max}
            value={text(name)}
            error={errors[name]}
            rendered={rendered[name]}
            onChange={(next) => onChange({ [name]: next })}
          />
        );
      case 'picture':
        return (
          <PictureField
            key={name}
            name={name}
            label={field.label}
            address={text(name)}
            error={errors[name]}
            alternative={{
              name: field.alternative,
              value: text(field.alternative),
              error: errors[field.alternative],
            }}
            onChange={(address, alt) => onChange({ [name]: address, [field.alternative]: alt })}
          />
        );
      default:
        return (
          <FieldInput
            key={name}
            field={field}
            value={text(name)}
            error={errors[name]}
            note={field.kind === 'slug' ? slugNote() : undefined}
            onChange={(next) => onChange({ [name]: next })}
          />
        );
    }
  }

  return (
    <fieldset
      disabled={!isRunning}
      className="min-w-0 divide-y divide-line"
      onBlur={({ target, relatedTarget }) => {
        const left = fieldOf(target);
        if (left && left !== fieldOf(relatedTarget)) onLeave(left);
      }}
    >
      {sections.map(({ title, fields }) => {
        const isPage = fields.some(({ kind }) => kind === 'markdown');
        return (
          <section key={title} aria-label={title} className="py-8 first:pt-0">
            <h2 className="label mb-5 text-ink-3">{title}</h2>
            <div
              className={isPage ? '' : 'grid max-w-3xl grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2'}
            >
              {fields.filter(({ name }) => name !== hidden).map(input)}
              {title === 'Search engines' && <SearchPreview table={table} values={values} />}
            </div>
          </section>
        );
      })}
    </fieldset>
  );
}
