import { launch } from './launch.mjs'

/** `npm start [-- --data DIR]`: everything, built. PORT chooses the site's port. */
await launch({ development: false })
