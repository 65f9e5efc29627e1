// @ts-check
import { importX, createNodeResolver } from 'eslint-plugin-import-x';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** The arrow of ARCHITECTURE.md: runner → generator → spec. */
const forbid = (...rooms) => ({
  'no-restricted-imports': [
    'error',
    {
      patterns: rooms.map((room) => ({
        group: [`**/${room}/**`],
        message: `the arrow points from ${room}, not to it`,
      })),
    },
  ],
});

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
      'no-console': 'error',
    },
  },
  { files: ['spec/**/*.ts'], rules: forbid('generator', 'runner') },
  { files: ['generator/**/*.ts'], rules: forbid('runner') },
  {
    files: ['*.config.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
);
