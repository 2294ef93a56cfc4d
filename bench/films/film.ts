import type { Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../lib/core/supabase/database.types.ts';
import type { Camera } from './camera.ts';
import type { Sheet } from './sheet.ts';

export type Role = 'visitor' | 'leader' | 'member';

/** Everything that a film can show. */
export type Stage = {
  page: Page;
  camera: Camera;
  sheet: Sheet;
  /** Opens a page of the running site, signed in as somebody, and waits until it is quiet. */
  open(path: string, role?: Role): Promise<void>;
  /** Sends the webhooks and mails that wait, as the scheduler does. */
  deliver(): Promise<void>;
  /** The demo's data, for what must be there before a film begins. */
  service: SupabaseClient<Database>;
  /** The demo's receiver of webhooks. */
  receiverUrl: string;
  site: string;
};

/** A film of this product at work. */
export type Film = {
  /** Says what it shows; also the name of its files. */
  slug: string;
  /** Shown above the title on the card, such as the kind of the film. */
  label: string;
  title: string;
  text: string;
  shoot(stage: Stage): Promise<void>;
};
