import { z } from 'zod'
import { locales, routing } from './routing'

/** The language that somebody asks for; Korean where it is none of the site's. */
export const localeSchema = z.enum(locales).catch(routing.defaultLocale)
