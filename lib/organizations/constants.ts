/** From the most rights to the fewest; `billing` sees people and seats, and nothing that is shared. */
export const organizationRoles = ['owner', 'admin', 'member', 'viewer', 'billing'] as const
export type OrganizationRole = (typeof organizationRoles)[number]

/** Nobody is invited as an owner: an owner is made of a member. */
export const invitedRoles = ['admin', 'member', 'viewer', 'billing'] as const

export const longestOrganizationName = 60
/** How long a link of an invitation is good; the table knows the same. */
export const invitationDays = 7

/** What the list of an organisation's acts knows in words (messages/…/organizations.json, `acts`). */
export const organizationActs = [
  'created',
  'renamed',
  'invited',
  'invitationResent',
  'invitationRevoked',
  'memberJoined',
  'memberLeft',
  'memberRemoved',
  'roleChanged',
  'barred',
  'unbarred',
  'seatsBought',
  'seatsChanged',
] as const
