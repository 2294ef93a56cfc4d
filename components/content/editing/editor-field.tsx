import type { ReactNode } from 'react';
import { MarkdownField } from '@/components/content/writing/markdown-field';
import type { EditedContent } from '@/lib/content/editing/model';
import type { Field, FormValues } from '@/lib/content/kinds/fields';
import type { ContentTable } from '@/lib/paths';
import { contentPath } from '@/lib/paths/site';
import { FieldInput } from './field-input';
import { PictureField } from './picture-field';
import { RowsField } from './rows-field';

export type FieldsProps = {
  table: ContentTable;
  content: EditedContent;
  values: FormValues;
  errors: Record<string, string>;
  /** HTML of each Markdown field, rendered on the server. */
  rendered: Record<string, ReactNode>;
  onChange: (changes: FormValues) => void;
};

type EditorFieldProps = FieldsProps & {
  field: Field;
  /** True if this is the only text of the page. Its label is then hidden. */
  isAlone?: boolean;
};

/** Form field of an editor, chosen by the field's kind. */
export function EditorField({ field, isAlone = false, ...form }: EditorFieldProps) {
  const { table, content, values, errors, rendered, onChange } = form;
  const { name, label } = field;
  const text = (of: string) => {
    const value = values[of];
    return typeof value === 'string' ? value : '';
  };

  function slugNote(): string {
    const slug = text('slug');
    if (content.state !== 'published' || slug === content.slug) return contentPath(table, slug);
    return `${contentPath(table, content.slug)} will lead to ${contentPath(table, slug)}.`;
  }

  switch (field.kind) {
    case 'rows': {
      const rows = values[name];
      return (
        <RowsField
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
          name={name}
          label={label}
          max={field.max}
          isAlone={isAlone}
          value={text(name)}
          error={errors[name]}
          rendered={rendered[name]}
          onChange={(next) => onChange({ [name]: next })}
        />
      );
    case 'picture':
      return (
        <PictureField
          name={name}
          label={label}
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
          field={field}
          value={text(name)}
          error={errors[name]}
          note={field.kind === 'slug' ? slugNote() : undefined}
          onChange={(next) => onChange({ [name]: next })}
        />
      );
  }
}
