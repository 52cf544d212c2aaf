import { configure } from '@testing-library/react'

// What is fetched on demand comes late on a busy machine.
configure({ asyncUtilTimeout: 15_000 })
