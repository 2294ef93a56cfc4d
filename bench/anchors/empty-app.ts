import { ports } from '../support/ports.ts';
import { type NextApp, startNextApp } from './next-app.ts';

/** Builds and starts an application of one page with one word: the least that any page of Next costs. */
export function startEmptyApp(): Promise<NextApp> {
  const page = 'export default function Page() { return <h1>Empty</h1>; }';
  return startNextApp({ files: { 'app/page.jsx': page }, port: ports.floor });
}
