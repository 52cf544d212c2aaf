import { createNavigation } from 'next-intl/navigation'
import { routing } from './routing'

/** Next's navigation by the addresses of the languages; its link fetches what it leads to as soon as it is seen. */
export const localizedNavigation = createNavigation(routing)
