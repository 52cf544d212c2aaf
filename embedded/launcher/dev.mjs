import { launch } from './launch.mjs'

/** `npm run dev [-- --data DIR]`: everything from source, with reload. */
await launch({ development: true })
