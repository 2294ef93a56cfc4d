import type { ReactNode } from 'react';
import { MissingScreen } from '@/components/staff/missing-screen';
import { readEnd } from '@/lib/audit/data';
import type { Staff } from '@/lib/core/auth/guard';
import type { Area } from '@/lib/core/auth/roles';
import { paths } from '@/lib/paths';
import { KeptScreen } from './kept-record';

type KeptPageProps = {
  staff: Staff;
  area: Area;
  table: string;
  id: string;
  /** The record as the screen reads it; null if there is none. */
  found: unknown;
  children: ReactNode;
};

/** The screen of one record: what was typed there stays readable when the record goes, with what became of it. */
export async function KeptPage({ staff, area, table, id, found, children }: KeptPageProps) {
  const end = await readEnd(staff, table, id, Promise.resolve(found));
  return (
    <KeptScreen key={id} end={end} missing={<MissingScreen dashboard={paths[area].dashboard} />}>
      {children}
    </KeptScreen>
  );
}
