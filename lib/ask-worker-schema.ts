import { z } from 'zod'

/** Whom the site asks for: an account, or an address that is hashed. One client holds one place of the worker. */
export const workerClientSchema = z.string().min(1).max(100)
