import { RichText } from '@/components/content/site/blocks/rich-text';
import { KeptScreen } from '@/components/records/kept-record';
import { MissingScreen } from '@/components/staff/missing-screen';
import type { RecordEnd } from '@/lib/audit/model';
import type { EditedContent } from '@/lib/content/editing/model';
import { editorFields } from '@/lib/content/kinds';
import type { Area } from '@/lib/core/auth/roles';
import type { ContentTable } from '@/lib/paths';
import { storedIn } from './draft-keeper';
import { Editor } from './editor';
import { EditorHead } from './editor-head';

type EditorScreenProps = {
  table: ContentTable;
  id: string;
  end: Promise<RecordEnd | null>;
  content: Promise<EditedContent | null>;
  area: Area;
};

/** Editor of a record, opened with its last saved text. */
export async function EditorScreen({ content: reading, ...screen }: EditorScreenProps) {
  const { table, id, area, end } = screen;
  const content = await reading;
  return (
    <KeptScreen key={id} end={end} missing={<MissingScreen area={area} />}>
      {content && <OpenEditor table={table} content={content} area={area} />}
    </KeptScreen>
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
