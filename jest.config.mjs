import { availableParallelism } from 'node:os'
import nextJest from 'next/jest.js'

const createJestConfig = nextJest({ dir: './' })

const config = await createJestConfig({
  testEnvironment: 'node',
  // Beside a site build, making a database or importing a corpus can take half a minute; it only ends what hangs.
  testTimeout: 180_000,
  // Jest's own choice, one fewer than the cores, is one file after the other on two: most wait for a database.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  setupFiles: ['<rootDir>/tests/known-warnings.ts'],
  setupFilesAfterEnv: ['<rootDir>/tests/waiting.ts'],
  testMatch: ['<rootDir>/tests/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/dist', '<rootDir>/.data'],
  moduleNameMapper: {
    // The compiler has made a relative path of `@/lib/start-thread` where jest looks it up.
    '^(?:@/lib|[.]{1,2}(?:/[a-z./-]+)?)/start-thread$': '<rootDir>/tests/start-thread.ts',
    '^@/(.*)$': '<rootDir>/$1',
    // The AI SDK names this file itself, past zod's choice between ESM and CommonJS.
    '^(zod/v4/locales/.*)\\.js$': '<rootDir>/node_modules/$1.cjs',
  },
})()

/** ESM-only packages that jest must transform; next/jest would leave all of node_modules alone. */
const esmPackages = [
  'next-intl',
  'use-intl',
  'intl-messageformat',
  '@formatjs',
  'feed',
  'hono',
  '@hono',
  'jose',
  'ai',
  '@ai-sdk',
  '@workflow',
  // Markdown and charts come in small packages.
  'react-markdown',
  'html-url-attributes',
  'remark-[a-z]+',
  'unified',
  'micromark[a-z-]*',
  '(?:mdast|hast|unist|estree)-util-[a-z-]+',
  'vfile[a-z-]*',
  'bail',
  'trough',
  'devlop',
  'is-plain-obj',
  'decode-named-character-reference',
  'character-entities',
  'property-information',
  '(?:space|comma)-separated-tokens',
  'trim-lines',
  'ccount',
  'escape-string-regexp',
  'markdown-table',
  'longest-streak',
  'zwitch',
  'd3-[a-z-]+',
  'internmap',
]

export default {
  ...config,
  transformIgnorePatterns: [
    `/node_modules/(?!(${esmPackages.join('|')})/)`,
    '^.+\\.module\\.(css|sass|scss)$',
  ],
}
