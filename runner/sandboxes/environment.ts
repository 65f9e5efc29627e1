/** The environment of processes that we start: nothing of ours that shapes what they do, the way to the network aside. */

/** How packages are reached from this machine; without them nothing can be installed behind a proxy. */
const networkNames = [
  'http_proxy',
  'https_proxy',
  'no_proxy',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'REQUESTS_CA_BUNDLE',
  'PIP_INDEX_URL',
  'PIP_CERT',
] as const;

/** The variables of ours with these names, as far as they are set. */
export function ownVariables(names: readonly string[]): Record<string, string> {
  const set = names.map((name) => [name, process.env[name]] as const);
  return Object.fromEntries(set.filter((pair): pair is [string, string] => pair[1] !== undefined));
}

/** What every process gets that is started outside a sandbox: search path, UTC, UTF-8, no colours. */
export function plainEnvironment(): Record<string, string> {
  return {
    PATH: searchPath(),
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
    NO_COLOR: '1',
    FORCE_COLOR: '0',
  };
}

/** The environment of a sandbox: `plainEnvironment`, the way to the network, and folders of its own. */
export function sandboxEnvironment(folders: {
  readonly home: string;
  readonly temporary: string;
}): Record<string, string> {
  const { PATH, LANG, LC_ALL, TZ } = plainEnvironment() as Record<
    'PATH' | 'LANG' | 'LC_ALL' | 'TZ',
    string
  >;
  return {
    ...ownVariables(networkNames),
    PATH,
    LANG,
    LC_ALL,
    TZ,
    TERM: 'dumb',
    SHELL: '/bin/bash',
    HOME: folders.home,
    TMPDIR: folders.temporary,
  };
}

/** Our search path without the folders that `npm run` and `npx` put before it. */
function searchPath(): string {
  const path = process.env['PATH'] ?? '/usr/local/bin:/usr/bin:/bin';
  return path
    .split(':')
    .filter((folder) => !/\/node_modules\/|node-gyp-bin/.test(folder))
    .join(':');
}
