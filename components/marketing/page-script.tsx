const urls = {
  site: process.env.SITE_SCRIPT,
  post: process.env.POST_SCRIPT,
  webinars: process.env.WEBINARS_SCRIPT,
  webinar: process.env.WEBINAR_SCRIPT,
  filters: process.env.FILTERS_SCRIPT,
  preview: process.env.PREVIEW_SCRIPT,
  sandbox: process.env.SANDBOX_SCRIPT,
  video: process.env.VIDEO_SCRIPT,
  'piece-assistant': process.env.PIECE_ASSISTANT_SCRIPT,
  'piece-close': process.env.PIECE_CLOSE_SCRIPT,
  'piece-conflict': process.env.PIECE_CONFLICT_SCRIPT,
  'piece-exceptions': process.env.PIECE_EXCEPTIONS_SCRIPT,
  'piece-forecast': process.env.PIECE_FORECAST_SCRIPT,
  'piece-incident': process.env.PIECE_INCIDENT_SCRIPT,
  'piece-process-map': process.env.PIECE_PROCESS_MAP_SCRIPT,
  'piece-question': process.env.PIECE_QUESTION_SCRIPT,
};

export type ScriptName = keyof typeof urls;

type PageScriptProps = { name: ScriptName; 'data-visits'?: string };

/**
 * Loads a script from components/marketing/script, which next.config.ts bundles. It runs after the page is parsed. Each
 * script includes the shared code, so a page loads only one. Videos and working examples load theirs in addition.
 */
export function PageScript({ name, ...data }: PageScriptProps) {
  return <script defer src={urls[name]} {...data} />;
}
