import nextJest from 'next/jest.js'

const createJestConfig = nextJest({ dir: './' })

const config = await createJestConfig({
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/dist', '<rootDir>/.data'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
})()

/** ESM-only packages that jest must transform; next/jest would leave all of node_modules alone. */
const esmPackages = [
  'next-intl',
  'use-intl',
  'intl-messageformat',
  '@formatjs',
  'hono',
  '@hono',
  'jose',
]

export default {
  ...config,
  transformIgnorePatterns: [
    `/node_modules/(?!(${esmPackages.join('|')})/)`,
    '^.+\\.module\\.(css|sass|scss)$',
  ],
}
