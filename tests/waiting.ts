// Most suites show no page, and loading the library takes a fifth of a second of each.
if (typeof document !== 'undefined') {
  const { configure } =
    jest.requireActual<typeof import('@testing-library/react')>('@testing-library/react')
  // What is fetched on demand comes late on a busy machine.
  configure({ asyncUtilTimeout: 15_000 })
}
