import type { Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../lib/core/supabase/database.types.ts';
import type { Camera } from './camera.ts';
import type { Sheet } from './sheet.ts';

export type Role = 'visitor' | 'leader' | 'member';

/** Everything available to a film. */
export type Stage = {
  page: Page;
  camera: Camera;
  sheet: Sheet;
  /** Opens a page of the running site, signed in as the given person, and waits until it is idle. */
  open(path: string, role?: Role): Promise<void>;
  /** Sends the pending webhooks and emails, like the scheduler. */
  deliver(): Promise<void>;
  /** The demo's data, to set up records before a film starts. */
  service: SupabaseClient<Database>;
  /** The demo's receiver of webhooks. */
  receiverUrl: string;
  site: string;
};

/** A film of this product in use. */
export type Film = {
  /** Describes the content; also the name of its files. */
  slug: string;
  /** Highlights of a webinar, or the film of a lesson. */
  kind: 'highlights' | 'lesson';
  /** Presenter of the webinar, or title of the course. */
  from: string;
  title: string;
  text: string;
  shoot(stage: Stage): Promise<void>;
};

/** The last picture is shown long enough to finish reading. */
const END_SECONDS = 4;

/** Records the title, the scene and the last picture of a film. */
export async function perform({ kind, from, title, text, shoot }: Film, stage: Stage) {
  const label = `${kind} · ${from} · no sound`.toUpperCase();
  await stage.camera.title({ label, title, text });
  await shoot(stage);
  await stage.camera.hold(END_SECONDS);
}
