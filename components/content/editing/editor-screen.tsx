import { RichText } from '@/components/content/site/blocks/rich-text';
import { KeptPage } from '@/components/records/kept-page';
import type { EditedContent } from '@/lib/content/editing/model';
import { editorFields } from '@/lib/content/kinds';
import type { Staff } from '@/lib/core/auth/guard';
import type { Area } from '@/lib/core/auth/roles';
import type { ContentTable } from '@/lib/paths';
import { storedIn } from './draft-keeper';
import { Editor } from './editor';
import { EditorHead } from './editor-head';

type EditorScreenProps = {
  editor: Staff;
  table: ContentTable;
  id: string;
  content: Promise<EditedContent | null>;
  area: Area;
};

/** The editor of a record, with its text as it was last saved. */
export async function EditorScreen({ content: reading, ...screen }: EditorScreenProps) {
  const { editor, table, id, area } = screen;
  const content = await reading;
  return (
    <KeptPage staff={editor} area={area} table={table} id={id} found={content}>
      {content && <OpenEditor table={table} content={content} area={area} />}
    </KeptPage>
  );
}

type OpenEditorProps = { table: ContentTable; content: EditedContent; area: Area };

function OpenEditor({ table, content, area }: OpenEditorProps) {
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
