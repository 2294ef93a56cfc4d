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
  /** Shown above the title on the card, such as the kind of the film. */
  label: string;
  title: string;
  text: string;
  shoot(stage: Stage): Promise<void>;
};
