import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path/posix';
import { expect, test } from 'vitest';
import packageFile from '../package.json';
import { record as ofCore } from './core/record';
import { records } from './records';

const sources = globSync('{app,components,lib}/**/*.{ts,tsx}').filter(
  (file) => !/\.test(-double)?\.tsx?$/.test(file),
);

/** `isLazy` if the module is loaded on demand with import(). */
type Import = { module: string; isType: boolean; isLazy: boolean };

function importsOf(file: string): Import[] {
  const statements = readFileSync(file, 'utf8').matchAll(
    /(?:^(?:import|export) (type )?(?:[^'";]*? from )?|\b(import\())['"]([^'"]+)['"]/gms,
  );
  return [...statements].map(([, type, lazy, module = '']) => ({
    module,
    isType: Boolean(type),
    isLazy: Boolean(lazy),
  }));
}

/** Returns the value imports in `files` of modules that match `forbidden`, as 'file → module'. */
function violations(files: RegExp, forbidden: RegExp, except = /$^/): string[] {
  return sources
    .filter((file) => files.test(file) && !except.test(file))
    .flatMap((file) =>
      importsOf(file)
        .filter(({ module, isType }) => !isType && forbidden.test(module))
        .map(({ module }) => `${file} → ${module}`),
    );
}

/** Returns the file that one of our module specifiers refers to. */
function fileOf(module: string, from: string): string | undefined {
  const path = module.startsWith('@/') ? module.slice(2) : join(dirname(from), module);
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find(
    (file) => /\.tsx?$/.test(file) && existsSync(file),
  );
}

/** Returns every import, including type imports, between our own files. */
const arrows = sources.flatMap((from) =>
  importsOf(from).flatMap(({ module }) => {
    const to = /^(@\/|\.)/.test(module) ? fileOf(module, from) : undefined;
    return to ? [{ from, to }] : [];
  }),
);

const isMarked = (directive: 'use client' | 'use server', file: string) =>
  readFileSync(file, 'utf8').startsWith(`'${directive}'`);

type Walk = {
  /** Also follows dynamic import(), which loads its module later. */
  lazily?: boolean;
  /** Returns whether to follow the imports of a file. */
  follows?: (file: string) => boolean;
};

/** Returns these files and everything they load. Skips actions: the browser only gets a reference to them. */
function loadedBy(files: Iterable<string>, { lazily = false, follows = () => true }: Walk = {}) {
  const loaded = new Set(files);
  // Iterating a Set includes items added during the iteration.
  for (const file of loaded) {
    if (!follows(file)) continue;
    for (const { module, isType, isLazy } of importsOf(file)) {
      const to = isType || (isLazy && !lazily) ? undefined : fileOf(module, file);
      if (to && !isMarked('use server', to)) loaded.add(to);
    }
  }
  return loaded;
}

test('finds value imports to check', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(arrows.length).toBeGreaterThan(1000);
});

/** Domains that each domain may import. Every domain may import `core` and the site-wide files. */
const allowed: Record<string, readonly string[]> = {
  academy: [],
  audit: ['content', 'tasks'],
  blog: [],
  bookings: ['services', 'tools'],
  calendar: ['bookings'],
  careers: [],
  cases: [],
  clients: ['bookings', 'people', 'tasks', 'tools'],
  content: ['academy', 'blog', 'careers', 'cases', 'webinars'],
  deals: ['bookings', 'people', 'tools'],
  enquiries: ['bookings'],
  dashboard: ['audit', 'bookings', 'deals', 'notifications', 'tasks'],
  newsletter: ['blog'],
  notifications: [],
  outbox: [],
  people: [],
  privacy: ['audit', 'careers', 'outbox'],
  proof: ['bookings', 'outbox'],
  proposals: ['deals', 'services', 'tools'],
  search: ['newsletter', 'content', 'people'],
  services: [],
  tasks: ['people'],
  tools: ['services'],
  webinars: [],
};

/** Indexes that pass each domain's event definitions to the outbox and to the webhook documentation. */
const INDEXES = ['lib/outgoing.ts', 'lib/webhooks.ts'];

/** Returns whether a file contains site-wide facts, such as the record of a domain. */
const isFact = (file: string) =>
  /^lib\/((notices|paths)\/)?[\w-]+\.ts$|^lib\/[\w-]+\/record\.ts$/.test(file) &&
  !INDEXES.includes(file);

/** Returns the domain of a file in lib, or 'core'; undefined for site-wide files. */
const domainOf = (file: string) => (isFact(file) ? undefined : /^lib\/([\w-]+)\//.exec(file)?.[1]);

test('lists every domain of lib in the table of allowed imports', () => {
  const domains = new Set(sources.flatMap((file) => domainOf(file) ?? []));
  expect([...domains].toSorted()).toEqual(['core', ...Object.keys(allowed)].toSorted());
});

test('allows core to import no domain, and domains only those in the table', () => {
  const forbidden = arrows.filter(({ from, to }) => {
    const [importer, imported] = [domainOf(from), domainOf(to)];
    if (!importer || !imported || importer === imported || imported === 'core') return false;
    return !allowed[importer]?.includes(imported);
  });
  expect(forbidden.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test('allows no domain to import an index of the domains', () => {
  const isIndex = (file: string) => INDEXES.includes(file);
  expect(arrows.filter(({ to }) => isIndex(to)).length).toBeGreaterThan(3);
  const inside = arrows.filter(
    ({ from, to }) => from.startsWith('lib/') && isIndex(to) && !isIndex(from),
  );
  expect(inside).toEqual([]);
});

test('core names no domain table: it reads them from the records', () => {
  const tables = Object.keys(records).filter((table) => !(table in ofCore));
  const named = sources
    .filter((file) => domainOf(file) === 'core' && !/\/(record|database\.types)\.ts$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return tables
        .filter((table) => text.includes(`'${table}'`))
        .map((table) => `${file} ${table}`);
    });
  expect(named).toEqual([]);
});

test('site-wide files import only each other', () => {
  expect(arrows.filter(({ from, to }) => isFact(from) && !isFact(to))).toEqual([]);
});

/**
 * Returns the circular imports between folders. Repeatedly drops imports from folders that no other folder imports, and
 * imports of folders that import no other, until nothing changes.
 */
function circles(top: string, roomOf: (file: string) => string): string[] {
  let left = arrows
    .filter(({ from, to }) => [from, to].every((file) => file.startsWith(top) && !isFact(file)))
    .map(({ from, to }) => ({ name: `${from} → ${to}`, from: roomOf(from), to: roomOf(to) }))
    .filter(({ from, to }) => from !== to);
  for (;;) {
    const leaving = new Set(left.map(({ from }) => from));
    const entered = new Set(left.map(({ to }) => to));
    const rest = left.filter(({ from, to }) => leaving.has(to) && entered.has(from));
    if (rest.length === left.length) return rest.map(({ name }) => name);
    left = rest;
  }
}

/** Returns the first `depth` folders of a file's path, such as lib/core/cache for 3. */
const folder = (depth: number) => (file: string) => dirname(file).split('/', depth).join('/');

test.each([
  ['files', '', (file: string) => file],
  ['folders of lib', 'lib/', dirname],
  ['parts of lib', 'lib/', folder(3)],
  ['domains of lib', 'lib/', folder(2)],
  ['folders of components', 'components/', dirname],
  ['domains of components', 'components/', folder(2)],
])('the %s have no circular imports', (_, top, roomOf) => {
  expect(circles(top, roomOf)).toEqual([]);
});

test('lib imports neither components nor app', () => {
  expect(violations(/^lib\//, /^@\/(components|app)\//)).toEqual([]);
});

test('components never query the database: pages pass the data and components call actions', () => {
  expect(
    violations(
      /^components\//,
      /^@\/lib\/(.*\/(data|writes)|core\/env|core\/supabase\/(?!browser)|core\/auth\/guard)$|^server-only$/,
    ),
  ).toEqual([]);
});

test('rules and schemas have no side effects', () => {
  expect(
    violations(
      /^lib\/.*\/(rules|schema|roles)\.ts$/,
      /server-only|^next\/|supabase|\/(data|writes)$|core\/env/,
    ),
  ).toEqual([]);
});

test('only data modules and session modules open the database', () => {
  expect(
    violations(
      /^(app|lib)\//,
      /supabase\/(service|public|session|request|cookie-client|database-client)$/,
      /^lib\/(.*\/(data|writes)|core\/auth\/\w+|people\/sign-in\/\w+)\.ts$|^lib\/core\/supabase\//,
    ),
  ).toEqual([]);
});

const SHOWN_TO_VISITORS =
  /^(app\/\((marketing|answers)\)|components\/(ui|text|marketing|.+\/site))\//;

test('public pages never read the session', () => {
  expect(
    violations(SHOWN_TO_VISITORS, /next\/headers|core\/auth|people\/sign-in|supabase/),
  ).toEqual([]);
});

test('visitor forms do not load all notices, all URLs or a schema in the browser', () => {
  const forms = sources.filter(
    (file) =>
      /\/(site|sign-in)\/([\w-]+-form|manage-booking)\.tsx$|accept-form\.tsx$|\(forms\)\/.*error\.tsx$/.test(
        file,
      ) && isMarked('use client', file),
  );
  expect(forms.length).toBeGreaterThan(8);
  expect(
    [...loadedBy(forms)].filter((file) => /^lib\/(notices|paths)\.ts$|\/schema\.ts$/.test(file)),
  ).toEqual([]);
});

test('no browser script loads the notices of all domains', () => {
  const clients = sources.filter((file) => isMarked('use client', file));
  expect(clients.length).toBeGreaterThan(200);
  expect(clients.filter((file) => loadedBy([file]).has('lib/notices.ts'))).toEqual([]);
});

test('zod never tries eval in the browser: each schema there loads the setting first', () => {
  const usesZod = (file: string) =>
    importsOf(file).some(({ module, isType }) => module === 'zod' && !isType);
  const clients = sources.filter((file) => isMarked('use client', file));
  const schemas = [...loadedBy(clients, { lazily: true })].filter(usesZod);
  expect(schemas.length).toBeGreaterThan(30);
  const setting = 'lib/core/zod-without-eval.ts';
  expect(schemas.filter((file) => file !== setting && !loadedBy([file]).has(setting))).toEqual([]);
});

test('public pages load no staff library', () => {
  expect(violations(SHOWN_TO_VISITORS, /@fullcalendar|@supabase/)).toEqual([]);
});

/** Client components that work without a script: React only renders them on the server. */
const NEED_NO_SCRIPT = [
  'components/marketing/nav-link.tsx',
  'components/marketing/site-script.tsx',
  // Sent as a plain form; the response is a page with React.
  'components/blog/site/subscription-form.tsx',
  'components/tools/site/send-estimate-form.tsx',
];

test('package.json lists every module imported for its side effects, because the bundler drops the others', () => {
  const isKept = (file: string) =>
    packageFile.sideEffects.some((glob) => matchesGlob(file, glob.replace(/^\.\//, '')));
  const imported = sources.flatMap((from) =>
    [...readFileSync(from, 'utf8').matchAll(/^import '((?:@\/|\.)[^']+)'/gm)].map(
      ([, module = '']) => fileOf(module, from) ?? join(dirname(from), module),
    ),
  );
  expect(imported.length).toBeGreaterThan(10);
  expect(imported.filter((file) => !isKept(file))).toEqual([]);
});

test('content pages use no component that needs a script, because they are stored without React', () => {
  const pages = sources.filter((file) =>
    /\/\(content\)\/.*page\.tsx$|^app\/global-not-found/.test(file),
  );
  expect(pages.length).toBeGreaterThan(15);
  const reached = loadedBy([...pages, 'app/(marketing)/layout.tsx'], {
    lazily: true,
    follows: (file) => !isMarked('use client', file),
  });
  const interactive = [...reached].filter(
    (file) => isMarked('use client', file) && !NEED_NO_SCRIPT.includes(file),
  );
  expect(interactive).toEqual([]);
});

test('docstrings begin with a verb or a noun, not with a clause such as "What …" or "Whether …"', () => {
  const clause = /\/\*\*\s+(?:\* )?(?:What|Who|Whose|Whether|Which|Where|How|That) .*/g;
  const found = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(clause)].map(([line]) => `${file}: ${line}`),
  );
  expect(found).toEqual([]);
});

test('only one folder imports Next’s internals', () => {
  expect(violations(/./, /^next\/dist/, /^lib\/core\/cache\/next\//)).toEqual([]);
});

test('links are plain: no library prefetches pages, and an idle page does not call the guard', () => {
  expect(violations(/./, /^next\/link$/)).toEqual([]);
});

test('Next is at least 16.3.3, which fixes a remote code execution vulnerability', () => {
  const { version } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8'));
  const [major, minor, patch] = version.split('.').map(Number);
  expect(major * 1e6 + minor * 1e3 + patch).toBeGreaterThanOrEqual(16_003_003);
  expect(packageFile.dependencies.next).toMatch(/^~16\./);
});

test('a list does not load its form until the drawer opens', () => {
  const lists = sources.filter(
    (file) =>
      /^app\/\(staff\).*page\.tsx$/.test(file) &&
      /<RecordDrawer|listScreen\(/.test(readFileSync(file, 'utf8')) &&
      // The contact page has its own form for notes.
      !file.includes('clients/[id]'),
  );
  expect(lists.length).toBeGreaterThan(10);
  const heavy = lists.filter((list) => loadedBy([list]).has('components/records/record-form.tsx'));
  expect(heavy).toEqual([]);
});
