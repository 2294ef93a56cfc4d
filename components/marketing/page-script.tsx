const urls = {
  site: process.env.SITE_SCRIPT,
  webinars: process.env.WEBINARS_SCRIPT,
  filters: process.env.FILTERS_SCRIPT,
};

type PageScriptProps = { name: keyof typeof urls; 'data-visits'?: string };

/** Loads a script of components/marketing/script, which next.config.ts bundles. It runs once the page is read. */
export function PageScript({ name, ...data }: PageScriptProps) {
  return <script defer src={urls[name]} {...data} />;
}
