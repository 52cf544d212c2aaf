/** Search scopes of the chat and of the search page (spec 1). */
export const searchScopes = ['all', 'precedents', 'statutes'] as const
export type SearchScope = (typeof searchScopes)[number]
