import { ports } from '../support/ports.ts';
import { type NextApp, startNextApp } from './next-app.ts';

/** A page rendered for each request. */
export const renderedPath = '/rendered';

/** Builds and starts an application whose pages contain one word: the minimum cost of a Next page. */
export function startEmptyApp(): Promise<NextApp> {
  const page = 'export default function Page() { return <h1>Empty</h1>; }';
  const files = {
    'app/page.jsx': page,
    'app/rendered/page.jsx': `export const dynamic = 'force-dynamic'; ${page}`,
  };
  return startNextApp({ files, port: ports.floor });
}
