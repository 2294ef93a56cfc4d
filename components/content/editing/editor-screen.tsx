import { RichText } from '@/components/content/site/blocks/rich-text';
import { MissingScreen } from '@/components/staff/missing-screen';
import type { EditedContent } from '@/lib/content/editing/model';
import { editorFields } from '@/lib/content/kinds';
import type { Area } from '@/lib/core/auth/roles';
import type { ContentTable } from '@/lib/paths';
import { paths } from '@/lib/paths';
import { storedIn } from './draft-keeper';
import { Editor } from './editor';
import { EditorHead } from './editor-head';

type EditorScreenProps = {
  table: ContentTable;
  content: Promise<EditedContent | null>;
  area: Area;
};

/** The editor of a record, with its text as it was last saved. */
export async function EditorScreen({ table, content: reading, area }: EditorScreenProps) {
  const content = await reading;
  if (!content) return <MissingScreen dashboard={paths[area].dashboard} />;
  const { values } = storedIn(content);
  const rendered = editorFields(table)
    .filter(({ kind }) => kind === 'markdown')
    .map(({ name }) => [name, <RichText key={name} text={String(values[name] ?? '')} />]);
  return (
    <>
      <EditorHead table={table} id={content.id} title={content.title} current="edit" area={area} />
      <Editor
        key={content.id}
        table={table}
        content={content}
        rendered={Object.fromEntries(rendered)}
      />
    </>
  );
}
