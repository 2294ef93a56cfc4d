import Form from 'next/form';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import type { Version } from '@/lib/content/editing/model';
import type { Area } from '@/lib/core/auth/roles';
import { zonedMoment } from '@/lib/core/time/business-time';
import type { ContentTable } from '@/lib/paths';
import { editorTabPath } from '@/lib/paths/staff';

type CompareFormProps = {
  table: ContentTable;
  id: string;
  versions: Version[];
  /** Ids of the two versions that are being compared. */
  chosen: { from: number; to: number } | null;
  area: Area;
};

/** Form to choose two versions to compare; the two newest by default. */
export function CompareForm({ table, id, versions, chosen, area }: CompareFormProps) {
  const [newest, before] = versions;
  if (!newest || !before) return null;
  const { from, to } = chosen ?? { from: before.id, to: newest.id };
  const choices = versions.map(({ id: version, at, by }) => (
    <option key={version} value={version}>
      {zonedMoment(at)}, {by ?? 'the site'}
    </option>
  ));
  return (
    <Form
      key={`${from} ${to}`}
      action={editorTabPath(table, id, 'history', area)}
      prefetch={false}
      className="mb-6 rounded-surface border border-line bg-surface p-4"
    >
      <label htmlFor="compared-from" className="text-ink-3">
        Compare
      </label>
      <Select id="compared-from" name="from" defaultValue={from} className="mt-1">
        {choices}
      </Select>
      <label htmlFor="compared-to" className="mt-3 block text-ink-3">
        with
      </label>
      <Select id="compared-to" name="to" defaultValue={to} className="mt-1">
        {choices}
      </Select>
      <Button type="submit" variant="secondary" size="sm" className="mt-3">
        Compare
      </Button>
    </Form>
  );
}
