// @ts-check
import { importX, createNodeResolver } from 'eslint-plugin-import-x';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Files in which bytes from outside become typed values: only they may import zod. */
const boundaries = [
  'spec/{schema,scenario,json-schema,shape-problems}.ts',
  'spec/changes/*.ts',
  'spec/samplers/weights.ts',
  'generator/emit-target.ts',
  'generator/lock.ts',
  'generator/render/suite-manifest.ts',
  'generator/fixtures/run-playwright.ts',
  'runner/agents/{command,script}.ts',
  'runner/executors/report-lines.ts',
];

/** The arrow of ARCHITECTURE.md: runner → generator → spec. */
const rooms = { spec: ['generator', 'runner'], generator: ['runner'], runner: [] };

const importsOf = (room, paths) => ({
  'no-restricted-imports': [
    'error',
    {
      paths,
      patterns: rooms[room].map((above) => ({
        group: [`**/${above}/**`],
        message: `the arrow points from ${above}, not to it`,
      })),
    },
  ],
});
const importRules = Object.keys(rooms).flatMap((room) => {
  const zod = { name: 'zod', message: 'parse at a boundary; see the list in eslint.config.js' };
  const files = [`${room}/**/*.ts`];
  return [
    { files, rules: importsOf(room, [zod]) },
    {
      files: [...boundaries.filter((file) => file.startsWith(`${room}/`)), `${room}/**/*.test.ts`],
      rules: importsOf(room, []),
    },
  ];
});

const processExit = {
  object: 'process',
  property: 'exit',
  message: 'set process.exitCode in runner/cli/main.ts',
};
/** Whatever differs between runs, machines and languages. */
const chance = [
  { object: 'Math', property: 'random', message: 'use a keyed stream' },
  { object: 'Date', property: 'now', message: 'nothing compiled depends on the time' },
  { property: 'localeCompare', message: 'use sortedBy: code units, whatever the locale' },
  { property: 'toLocaleString', message: 'nothing compiled depends on the locale' },
];

export default defineConfig(
  { ignores: ['node_modules', 'runs', 'emitted', 'coverage', '**/*.mjs', 'eslint.config.js'] },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.js'] })] },
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports' },
      ],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': 'error',
      'no-console': 'error',
      'no-restricted-properties': ['error', processExit],
    },
  },
  ...importRules,
  {
    files: ['spec/**/*.ts', 'generator/**/*.ts'],
    rules: { 'no-restricted-properties': ['error', processExit, ...chance] },
  },
  {
    // The outermost wrapper, and a program of its own inside Playwright.
    files: ['runner/cli/main.ts', 'runner/executors/reporter.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['**/*.config.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
);
