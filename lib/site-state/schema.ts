import { z } from 'zod'
import { locales } from '@/lib/i18n/routing'

/** By language; a language that is not there says nothing of its own. */
export const messageSchema = z.partialRecord(z.enum(locales), z.string())

/** What site_state() answers. */
export const siteStateSchema = z.object({
  maintenance: z.boolean(),
  message: messageSchema,
  enabledAt: z.string().nullable(),
  debug: z.boolean(),
  cache: z.boolean(),
})
export type SiteState = z.infer<typeof siteStateSchema>

/** As long as nothing else is known. */
export const defaultSiteState: SiteState = {
  maintenance: false,
  message: {},
  enabledAt: null,
  debug: false,
  cache: true,
}

/** Who is asking while the site is closed; only a visitor stays outside. */
export type Viewer = 'admin' | 'address' | 'visitor'

/** What GET /api/maintenance answers. */
export const maintenanceStatusSchema = z.object({
  enabled: z.boolean(),
  message: messageSchema,
  enabledAt: z.string().nullable(),
  viewer: z.enum(['admin', 'address', 'visitor']),
})
export type MaintenanceStatus = z.infer<typeof maintenanceStatusSchema>
